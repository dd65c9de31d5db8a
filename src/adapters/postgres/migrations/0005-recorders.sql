-- The last batch of each click recorder, so that a batch whose response was lost is not stored twice; and the
-- rows that processes lock during work that only one process does at a time.

create table :schema.link_recorders (
  id text primary key,
  batch bigint not null,
  at timestamptz not null
);
create index link_recorders_at on :schema.link_recorders (at);

create table :schema.chores (
  name text primary key
);
