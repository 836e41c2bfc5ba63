-- Records of games that were played elsewhere.

CREATE TABLE imported (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    board TEXT,
    body TEXT NOT NULL,
    at BIGINT NOT NULL
);
