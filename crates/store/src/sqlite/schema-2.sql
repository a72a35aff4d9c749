-- What a link carries; tables of the first version have none, and their code is their link.
ALTER TABLE tables ADD COLUMN token BLOB CHECK (length(token) = 16);

-- Whoever owns a table names it in every append, so that a later owner can fence off an earlier one. In SQLite there is
-- only ever one owner, and it stays 1.
ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 1;

-- The summary: what lists, rights and retention read instead of the log. An append writes it only when it changed, so
-- that a move dirties no page of this table. Stages: 0 waiting, 1 playing, 2 over, 3 closed; NULL for a table of the
-- first version that the server has not summed up yet.
ALTER TABLE tables ADD COLUMN stage INTEGER CHECK (stage BETWEEN 0 AND 3);
ALTER TABLE tables ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
-- When its log was deleted; then nothing is left of it but the summary.
ALTER TABLE tables ADD COLUMN deleted INTEGER;
ALTER TABLE tables ADD COLUMN game TEXT;
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1));
ALTER TABLE tables ADD COLUMN line TEXT;

-- A start reads no list of tables any more.
DROP INDEX running;
ALTER TABLE tables DROP COLUMN over;

CREATE UNIQUE INDEX link ON tables (token) WHERE token IS NOT NULL;
CREATE INDEX unsummarised ON tables (id) WHERE stage IS NULL;
CREATE INDEX ages ON tables (stage, changed) WHERE deleted IS NULL;

-- Which devices have a seat at which tables; those that go on are found without going through those of years that have
-- ended.
CREATE TABLE seated (
    device TEXT NOT NULL,
    ended INTEGER NOT NULL CHECK (ended IN (0, 1)),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (device, ended, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seated_at ON seated (table_id);

-- Tables whose records are being deleted, a piece at a time so that nobody who plays waits for it. What a kill leaves of
-- them goes with the next deletion.
CREATE TABLE purges (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    keep_summary INTEGER NOT NULL CHECK (keep_summary IN (0, 1))
) STRICT;

-- Devices that somebody holds together with others; any other device is a person of its own.
CREATE TABLE devices (
    device TEXT PRIMARY KEY,
    person TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX devices_of ON devices (person);

-- CRC-32 of code, version and body; those of older records are computed by the program in the same transaction.
ALTER TABLE records ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
