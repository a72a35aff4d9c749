-- Reviews of finished games, made when somebody asked for one; a review goes with the log that it is about.
CREATE TABLE reviews (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    -- The version of the form of the body: what a later version cannot read it makes anew.
    form INTEGER NOT NULL,
    iterations INTEGER NOT NULL,
    made INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;

-- How many decisions of a player a review found fine, of how many. It stays with the result when the log goes.
CREATE TABLE accuracies (
    player INTEGER NOT NULL REFERENCES players (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    decisions INTEGER NOT NULL,
    fine INTEGER NOT NULL,
    PRIMARY KEY (player, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX accuracies_at ON accuracies (table_id);
