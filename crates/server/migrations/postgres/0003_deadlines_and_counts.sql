-- Tables that wait for a person with a clock are in no node's memory: a node wakes them at their
-- deadline. That of older tables is not known here: each is woken once, and written right.

ALTER TABLE tables ADD COLUMN deadline BIGINT;
UPDATE tables SET deadline = 0 WHERE tended AND stage = 1;
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

-- Since when nodes have been alive without a gap, as far as this one knows. Those of an older program
-- that are alive now have left no gap.
ALTER TABLE nodes ADD COLUMN since BIGINT NOT NULL DEFAULT 0;

-- A time up to which a table was certainly touched, and perhaps later: expiring looks at a table again only when
-- this is old, and then moves it on.
ALTER TABLE tables ADD COLUMN touched_at BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET touched_at = created_at;
DROP INDEX tables_by_age;
CREATE INDEX tables_by_touch ON tables (stage, touched_at);
-- For listing the newest.
CREATE INDEX tables_by_creation ON tables (stage, created_at);

-- How many tables there are of each stage, and records (kind 3), kept by triggers. Each connection
-- counts in rows of its own, as far as there are enough, so that those who make tables at the same
-- time do not wait for each other: a number of one row may be negative, the sum of a kind is right.
CREATE TABLE counts (
    kind SMALLINT NOT NULL,
    part SMALLINT NOT NULL,
    number BIGINT NOT NULL,
    PRIMARY KEY (kind, part)
) WITH (fillfactor = 50);

INSERT INTO counts (kind, part, number) VALUES
    (0, 0, (SELECT count(*) FROM tables WHERE stage = 0)),
    (1, 0, (SELECT count(*) FROM tables WHERE stage = 1)),
    (2, 0, (SELECT count(*) FROM tables WHERE stage = 2)),
    (3, 0, (SELECT count(*) FROM imported));

CREATE FUNCTION count_more(changed SMALLINT, more BIGINT) RETURNS void LANGUAGE sql AS $$
    INSERT INTO counts (kind, part, number) VALUES (changed, pg_backend_pid() % 64, more)
    ON CONFLICT (kind, part) DO UPDATE SET number = counts.number + excluded.number
$$;

-- Kinds are always changed in their order, so that no two transactions wait for each other.
CREATE FUNCTION count_made_tables() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM count_more(stage, number) FROM (
        SELECT stage, count(*) AS number FROM made GROUP BY stage ORDER BY stage) AS stages;
    RETURN NULL;
END $$;

CREATE FUNCTION count_deleted_tables() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM count_more(stage, -number) FROM (
        SELECT stage, count(*) AS number FROM gone GROUP BY stage ORDER BY stage) AS stages;
    RETURN NULL;
END $$;

CREATE FUNCTION count_changed_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM count_more(stage, number) FROM (
        VALUES (old.stage, -1::bigint), (new.stage, 1::bigint) ORDER BY 1) AS changes (stage, number);
    RETURN NULL;
END $$;

CREATE FUNCTION count_imported() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM count_more(3::smallint, CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END);
    RETURN NULL;
END $$;

CREATE TRIGGER tables_made AFTER INSERT ON tables
    REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION count_made_tables();
CREATE TRIGGER tables_deleted AFTER DELETE ON tables
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_tables();
CREATE TRIGGER tables_changed AFTER UPDATE OF stage ON tables
    FOR EACH ROW WHEN (old.stage <> new.stage) EXECUTE FUNCTION count_changed_table();
CREATE TRIGGER imported_changed AFTER INSERT OR DELETE ON imported
    FOR EACH ROW EXECUTE FUNCTION count_imported();
