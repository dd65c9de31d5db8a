/**
 * How far each recorder of clicks has come, so that a batch whose answer was lost is not stored twice; and work
 * that one process at a time does, whose row it holds meanwhile.
 */
export const recorders = (schema: string): string => `
create table ${schema}link_recorders (
  id text primary key,
  batch bigint not null,
  at timestamptz not null
);
create index link_recorders_at on ${schema}link_recorders (at);

create table ${schema}chores (
  name text primary key
);
`;
