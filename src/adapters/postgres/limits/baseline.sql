-- Counts of attempts, each until its window ends.

create table :schema.limits (
  name text primary key,
  hits bigint not null,
  ends_at timestamptz not null
);
create index limits_ended on :schema.limits (ends_at);
