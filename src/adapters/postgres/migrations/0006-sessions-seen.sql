-- An index of sessions by last use, which finds stale sessions.

--! index
create index concurrently if not exists sessions_seen on :schema.sessions (seen_at);
