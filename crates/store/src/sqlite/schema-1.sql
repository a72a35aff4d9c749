-- A table: its code, its secret, and whether it is over.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    secret BLOB NOT NULL CHECK (length(secret) = 32),
    over INTEGER NOT NULL CHECK (over IN (0, 1)),
    -- Milliseconds since 1970, as all times here.
    created INTEGER NOT NULL
) STRICT;

-- What is picked up after a restart, without going through the finished tables of years.
CREATE INDEX running ON tables (id) WHERE over = 0;

-- The records of all tables in the order in which they were stored.
CREATE TABLE records (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    -- How many records of its table come before it.
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    stored INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX place ON records (table_id, version);

-- What the whole server keeps: small, and read once.
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
