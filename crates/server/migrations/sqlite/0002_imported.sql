-- Records of games that were played elsewhere.

CREATE TABLE imported (
    id TEXT NOT NULL PRIMARY KEY,
    board TEXT,
    body TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
