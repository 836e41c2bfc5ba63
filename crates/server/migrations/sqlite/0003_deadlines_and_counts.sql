-- Tables that wait for a person with a clock are in no node's memory: a node wakes them at their
-- deadline. That of older tables is not known here: each is woken once, and written right.

ALTER TABLE tables ADD COLUMN deadline INTEGER;
UPDATE tables SET deadline = 0 WHERE tended = 1 AND stage = 1;
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

-- Since when nodes have been alive without a gap, as far as this one knows.
ALTER TABLE nodes ADD COLUMN since INTEGER NOT NULL DEFAULT 0;

-- A time up to which a table was certainly touched, and perhaps later: expiring looks at a table again only when
-- this is old, and then moves it on.
ALTER TABLE tables ADD COLUMN touched_at INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET touched_at = created_at;
DROP INDEX tables_by_age;
CREATE INDEX tables_by_touch ON tables (stage, touched_at);
-- For listing the newest.
CREATE INDEX tables_by_creation ON tables (stage, created_at);

-- How many tables there are of each stage, and records (kind 3), kept by triggers.
CREATE TABLE counts (
    kind INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL
) STRICT;

INSERT INTO counts (kind, number) VALUES
    (0, (SELECT count(*) FROM tables WHERE stage = 0)),
    (1, (SELECT count(*) FROM tables WHERE stage = 1)),
    (2, (SELECT count(*) FROM tables WHERE stage = 2)),
    (3, (SELECT count(*) FROM imported));

CREATE TRIGGER tables_made AFTER INSERT ON tables BEGIN
    UPDATE counts SET number = number + 1 WHERE kind = new.stage;
END;

CREATE TRIGGER tables_deleted AFTER DELETE ON tables BEGIN
    UPDATE counts SET number = number - 1 WHERE kind = old.stage;
END;

CREATE TRIGGER tables_changed AFTER UPDATE OF stage ON tables WHEN old.stage <> new.stage BEGIN
    UPDATE counts SET number = number - 1 WHERE kind = old.stage;
    UPDATE counts SET number = number + 1 WHERE kind = new.stage;
END;

CREATE TRIGGER imported_made AFTER INSERT ON imported BEGIN
    UPDATE counts SET number = number + 1 WHERE kind = 3;
END;

CREATE TRIGGER imported_deleted AFTER DELETE ON imported BEGIN
    UPDATE counts SET number = number - 1 WHERE kind = 3;
END;
