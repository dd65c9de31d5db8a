-- Numbers of records of workspaces that have a limit: to count the records each time would read all of them. A missing row
-- is counted with the next record. Records that the previous release stores meanwhile are counted within a day.

create table :schema.record_counts (
  workspace_id text not null,
  name text not null,
  count bigint not null,
  counted_at timestamptz not null,
  primary key (workspace_id, name)
);
