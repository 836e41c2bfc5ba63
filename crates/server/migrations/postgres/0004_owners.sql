-- Whose tables: who made them or took a seat there, as the hash of their secret, and since when. It follows
-- from the events, so a trigger notes it with them: whatever adds an event cannot forget it.

CREATE TABLE owners (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    owner TEXT COLLATE "C" NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (table_id, owner)
);

CREATE INDEX owners_by_time ON owners (owner, since, table_id);

-- The hashes in an event. A name cannot pass for one: its quotes are escaped.
CREATE FUNCTION owners_in(body TEXT) RETURNS SETOF TEXT LANGUAGE sql IMMUTABLE AS $$
    SELECT found[1] FROM regexp_matches(body, '"(?:host|owner)":"([A-Za-z0-9_-]{43})"', 'g') AS found
$$;

CREATE FUNCTION note_owners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO owners (table_id, owner, since)
    SELECT new.table_id, owner, new.at FROM owners_in(new.body) AS owner
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

CREATE TRIGGER note_owners AFTER INSERT ON events FOR EACH ROW
WHEN (new.body LIKE '{"event":"created"%' OR new.body LIKE '{"event":"sat"%')
EXECUTE FUNCTION note_owners();

-- Tables from before.
INSERT INTO owners (table_id, owner, since)
SELECT table_id, owner, at FROM events, owners_in(body) AS owner
WHERE body LIKE '{"event":"created"%' OR body LIKE '{"event":"sat"%'
ORDER BY at
ON CONFLICT DO NOTHING;
