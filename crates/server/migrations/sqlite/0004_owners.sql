-- Whose tables: who made them or took a seat there, as the hash of their secret, and since when. It follows
-- from the events, so triggers note it with them: whatever adds an event cannot forget it.

CREATE TABLE owners (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    owner TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (table_id, owner)
) STRICT, WITHOUT ROWID;

CREATE INDEX owners_by_time ON owners (owner, since, table_id);

CREATE TRIGGER owners_of_a_new_table AFTER INSERT ON events
WHEN new.number = 0 AND new.body GLOB '{"event":"created"*'
BEGIN
    INSERT OR IGNORE INTO owners (table_id, owner, since)
    SELECT new.table_id, value, new.at FROM json_tree(new.body)
    WHERE key IN ('host', 'owner') AND type = 'text';
END;

CREATE TRIGGER owner_of_a_seat AFTER INSERT ON events WHEN new.body GLOB '{"event":"sat"*'
BEGIN
    INSERT OR IGNORE INTO owners (table_id, owner, since)
    SELECT new.table_id, value, new.at FROM json_tree(new.body)
    WHERE key = 'owner' AND type = 'text';
END;

-- Tables from before. What is damaged has no owners, and is for `doctor` to find.
INSERT OR IGNORE INTO owners (table_id, owner, since)
SELECT events.table_id, tree.value, events.at
FROM events, json_tree(CASE WHEN json_valid(events.body) THEN events.body ELSE '{}' END) AS tree
WHERE (events.number = 0 AND events.body GLOB '{"event":"created"*' OR events.body GLOB '{"event":"sat"*')
    AND tree.key IN ('host', 'owner') AND tree.type = 'text'
ORDER BY events.at;
