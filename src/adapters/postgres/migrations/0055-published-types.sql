-- Which types of `publish_event` a running process declares, and until when that is known without another sign of it.
-- `unknown_at`: when it was reported that no process declares the type.

create table :schema.published_types (
  type text primary key,
  known_until timestamptz not null,
  unknown_at timestamptz
);

create index published_types_seen on :schema.published_types (greatest(known_until, unknown_at));
