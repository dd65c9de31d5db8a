/** The table of the events that SQL has published and that nobody has taken yet, and how several of them are chosen. */

export const sqlEventTable = 'published_events';

/** Maximum number of workspaces and of events that are chosen at once. */
export const workspacesAtOnce = 100;
const eventsAtOnce = 500;

/** Rows that are given by their key, and the condition that `p` is one of them, in SQL. */
export const eventKey = { workspace_id: 'text', id: 'text' };
export const isGivenEvent = 'p.workspace_id = given.workspace_id and p.id = given.id';

/** Why an event of a type that no process declares waits. */
export const undeclared = (type: string) => `type: ${type} is not declared in events`;

/** The condition that `p` was marked as such an event, in SQL: that of the index `published_events_undeclared`. */
export const isMarked = `p.error = '${undeclared("' || p.type || '")}'`;

/**
 * Parts of a statement: `spread` has the next workspaces with events that fulfil `where`, and `quota` has how many events
 * each may have. They go from workspace to workspace in the index of `where`, after the workspace `$1`.
 */
export const spreadOf = (schema: string, where: string): string => `recursive spaces as (
      (select p.workspace_id, 1 as place from ${schema}${sqlEventTable} p where ${where} and p.workspace_id > $1
        order by p.workspace_id limit 1)
      union all
      select (select p.workspace_id from ${schema}${sqlEventTable} p where ${where} and p.workspace_id > s.workspace_id
        order by p.workspace_id limit 1), s.place + 1
      from spaces s where s.workspace_id is not null and s.place < ${workspacesAtOnce}
    ), spread as materialized (
      select s.workspace_id from spaces s where s.workspace_id is not null
    ), quota as materialized (
      select greatest(1, ${eventsAtOnce} / greatest(1, count(*))) as most from spread
    )`;

/** The workspace after which the next call goes on; none if all were there. */
export const goesOnAfter = (workspaceIds: Iterable<string>): string => {
  const found = [...new Set(workspaceIds)];
  return found.length < workspacesAtOnce ? '' : (found.at(-1) ?? '');
};
