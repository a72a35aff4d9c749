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

-- The records of all tables in the order in which they were stored, so that those of one commit lie side by side
-- whatever tables they belong to. Clustered by (table, version), every one of them would change a page of its own:
-- with 1000 tables at once and records of 300 bytes in commits of 100, an append costs 6.7 KB of writing here and
-- 19.3 KB there, and 85,000 a second are stored here and 27,000 there. Reading a whole table is slower here (600,000
-- records a second, 3,000,000 there), but happens once a start and not at every move. `examples/layout.rs` measures it.
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
