import type { Table } from './columns.ts';

/**
 * A DELETE of at most `most` rows that match `condition`. `key`: the columns of the primary key. They are chosen in a materialized
 * part: PostgreSQL may run a subquery again for each row of the table, and choose others as soon as these are locked.
 */
export function deletionOfSome(
  { name }: Pick<Table, 'name'>,
  schema: string,
  key: readonly string[],
  condition: string,
  most: number,
): string {
  const isSame = key.map(column => `kept.${column} = old.${column}`).join(' and ');
  return `with old as materialized (
      select ${key.join(', ')} from ${schema}${name} where ${condition} limit ${most} for update skip locked
    )
    delete from ${schema}${name} kept using old where ${isSame}`;
}

/**
 * The same, for tables whose primary key starts with the workspace, which is in `key`: the statement goes from workspace
 * to workspace. An index of all workspaces by time would tempt the planner to search it for one workspace. `time`: the
 * column that sorts; `condition` is about the row `r`.
 */
export function deletionByWorkspace(
  { name }: Table,
  schema: string,
  {
    key,
    time,
    condition,
    most,
  }: Record<'time' | 'condition', string> & {
    readonly key: readonly string[];
    readonly most: number;
  },
): string {
  const isSame = key.map(column => `kept.${column} = old.${column}`).join(' and ');
  return `with recursive spaces as (
      (select r.workspace_id from ${schema}${name} r order by r.workspace_id limit 1)
      union all
      select (select r.workspace_id from ${schema}${name} r where r.workspace_id > s.workspace_id
        order by r.workspace_id limit 1)
      from spaces s where s.workspace_id is not null
    ), old as materialized (
      select ${key.map(column => `o.${column}`).join(', ')} from spaces s cross join lateral (
        select ${key.map(column => `r.${column}`).join(', ')} from ${schema}${name} r
        where r.workspace_id = s.workspace_id and ${condition} order by r.${time} limit ${most}
        for update skip locked
      ) o limit ${most}
    )
    delete from ${schema}${name} kept using old where ${isSame}`;
}
