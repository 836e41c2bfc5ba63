-- Tables, the events that happened at them, and the nodes that tend them.
-- Times of events are milliseconds since 1970. Stages: 0 waiting, 1 playing, 2 over.
-- Names are compared byte by byte, so that their order is the same everywhere.

CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    seed BYTEA NOT NULL,
    rules BIGINT NOT NULL,
    board TEXT,
    stage SMALLINT NOT NULL,
    tended BOOLEAN NOT NULL,
    node TEXT COLLATE "C",
    created_at BIGINT NOT NULL
);

CREATE TABLE events (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Whether a node is alive is decided by the clock of the database, which all nodes share.
CREATE TABLE nodes (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);

-- For adopting, for leaving, for expiring and counting, and for listing what is over.
CREATE INDEX tables_to_tend ON tables (node) WHERE tended AND stage = 1;
CREATE INDEX tables_by_node ON tables (node) WHERE node IS NOT NULL;
CREATE INDEX tables_by_age ON tables (stage, created_at);
CREATE INDEX tables_over ON tables (id) WHERE stage = 2;
