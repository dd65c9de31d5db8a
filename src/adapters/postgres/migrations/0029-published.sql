-- Events that SQL publishes wait here until a worker has made deliveries of them. What cannot be sent stays, with
-- the reason in `error`.

create table :schema.published_events (
  workspace_id text not null,
  id text not null,
  type text not null,
  data jsonb not null,
  at timestamptz not null,
  due_at timestamptz not null,
  error text,
  primary key (workspace_id, id)
);
create index published_events_waiting on :schema.published_events (workspace_id, due_at, id) where error is null;
create index published_events_refused on :schema.published_events (due_at) where error is not null;
