-- Tables, the events that happened at them, and the nodes that tend them.
-- Times are milliseconds since 1970. Stages: 0 waiting, 1 playing, 2 over.

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    seed BLOB NOT NULL,
    rules INTEGER NOT NULL,
    board TEXT,
    stage INTEGER NOT NULL,
    tended INTEGER NOT NULL,
    node TEXT,
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- For adopting, for leaving, for expiring and counting, and for listing what is over.
CREATE INDEX tables_to_tend ON tables (node) WHERE tended = 1 AND stage = 1;
CREATE INDEX tables_by_node ON tables (node) WHERE node IS NOT NULL;
CREATE INDEX tables_by_age ON tables (stage, created_at);
CREATE INDEX tables_over ON tables (id) WHERE stage = 2;
