-- What was played: games of the same options are counted together.
CREATE TABLE variants (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    UNIQUE (game, options)
) STRICT;

-- Everybody who has finished a game, by device, with the name they had in the latest one.
CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    device TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL
) STRICT;

-- How games ended, a line each; written in the append that ends the game.
CREATE TABLE results (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    variant INTEGER NOT NULL REFERENCES variants (id),
    ended INTEGER NOT NULL,
    line TEXT NOT NULL
) STRICT;

-- The same from the side of each player, clustered by player and time and without a join: what somebody has played in
-- years is one scan of as many short rows.
CREATE TABLE played (
    player INTEGER NOT NULL REFERENCES players (id),
    ended INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    variant INTEGER NOT NULL REFERENCES variants (id),
    millis INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    place INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    score INTEGER NOT NULL,
    -- Which points are better: -1 fewer, 1 more, 0 if the places do not tell.
    better INTEGER NOT NULL CHECK (better BETWEEN -1 AND 1),
    -- The other people, each their number and a sign: + came behind, - came before, = shared the place, ~ same team.
    others TEXT NOT NULL,
    PRIMARY KEY (player, ended, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX played_at ON played (table_id);

-- Tables that older versions finished: the server writes their results, behind the tables that are played at.
CREATE TABLE unresulted (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id)
) STRICT;

INSERT INTO unresulted (table_id) SELECT id FROM tables WHERE stage = 2 OR stage IS NULL;

-- What makes a device one of a person's: a link that works once, until then; a phrase, without end. Only hashes.
CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    until INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX keys_of ON keys (person);

-- Best results that pages kept themselves before results were kept here, handed over once.
CREATE TABLE handed_over (
    device TEXT NOT NULL,
    game TEXT NOT NULL,
    list TEXT NOT NULL,
    place TEXT NOT NULL,
    points INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (device, game, list, place)
) STRICT, WITHOUT ROWID;

-- Tables from which somebody wants to be taken out, until that is done.
CREATE TABLE forgets (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    device TEXT NOT NULL,
    PRIMARY KEY (table_id, device)
) STRICT, WITHOUT ROWID;
