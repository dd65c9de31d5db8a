import type { AutomationEventRecord } from '../../../generated/types.ts';
import { type AutomationRepository, type IdempotentRequest, refuse } from '../../../repository/index.ts';
import { checkPublished, firstOfEach, Identities, sourceOf } from '../../data/automation.ts';
import { insertion, isStorable, rowsAsJson, selection } from '../database/columns.ts';
import type { Database, Run } from '../database/database.ts';
import { isReferenceMissing } from '../database/failures.ts';
import { publishWithin } from '../webhooks/publish.ts';
import { automationEventOf, automationEventTable, sourceKeyOf } from './rows.ts';

type Event = Readonly<AutomationEventRecord>;

/** An idempotency key that came before. */
interface Known {
  readonly fingerprint: string;
  readonly eventIds: readonly string[];
}

export function postgresAutomationPublishing(database: Database): Pick<AutomationRepository, 'publish'> {
  const { schema } = database;
  const columns = selection(automationEventTable, 'e');
  const events = `${schema}automation_events`;
  const requests = `${schema}automation_requests`;
  const workspace = `select 1 from ${schema}workspaces where id = $1`;
  // What is published at once is published whatever the clock of the process that received it says.
  const insert = `${insertion(automationEventTable, schema, {
    at: 'case when given.deliver_at > given.received_at then given.at else least(given.at, now()) end',
  })} on conflict do nothing returning id`;
  const same = `select ${columns}, e.source_key from ${events} e
    where e.workspace_id = $1 and (e.id = any ($2::text[]) or e.source_key = any ($3::text[]))`;
  const byIds = `select ${columns} from ${events} e where e.workspace_id = $1 and e.id = any ($2::text[])`;
  // Whoever comes with the same key meanwhile waits here until the first has ended.
  const take = `insert into ${requests} as kept (workspace_id, scope, key, fingerprint, event_ids, expires_at)
    values ($1, $2, $3, $4, $5::text[], $6::timestamptz)
    on conflict (workspace_id, scope, key) do update
    set fingerprint = excluded.fingerprint, event_ids = excluded.event_ids, expires_at = excluded.expires_at
    where kept.expires_at <= coalesce($7::timestamptz, now()) returning kept.key`;
  const known = `select r.fingerprint, to_json(r.event_ids)::text as event_ids from ${requests} r
    where r.workspace_id = $1 and r.scope = $2 and r.key = $3`;
  const correct = `update ${requests} r set event_ids = $4::text[]
    where r.workspace_id = $1 and r.scope = $2 and r.key = $3`;

  /** Takes the key of a request for some events, unless it came before. */
  async function remember(
    run: Run,
    workspaceId: string,
    { scope, key, fingerprint, expiresAt, now = undefined }: IdempotentRequest,
    ids: readonly string[],
  ): Promise<Known | null> {
    for (;;) {
      const values = [workspaceId, scope, key, fingerprint, ids, expiresAt, now ?? null];
      if ((await run(take, values)).rows.length > 0) return null;
      const [row] = (await run(known, [workspaceId, scope, key])).rows;
      // Where it was removed in between, it is free.
      if (row !== undefined)
        return {
          fingerprint: row.fingerprint as string,
          eventIds: JSON.parse(row.event_ids as string) as string[],
        };
    }
  }

  /** Stores those events that are not there yet. All of them as they are stored then, and those that are new. */
  async function store(run: Run, workspaceId: string, given: readonly Event[]) {
    const names = firstOfEach(given);
    const ids = new Set<unknown>();
    const found = new Identities();
    // What was in the way of one may have been removed when it is looked for: then there is room for it.
    for (let left = [...new Set(names.values())].sort(inOrder); left.length > 0; ) {
      const rows = left.map(event => automationEventTable.row(workspaceId, event));
      const inserted = new Set((await run(insert, [rowsAsJson(rows)])).rows.map(({ id }) => id));
      for (const id of inserted) ids.add(id);
      const others = left.filter(({ id }) => !inserted.has(id));
      if (others.length > 0) for (const event of await find(run, workspaceId, others)) found.add(event);
      left = others.filter(event => found.sameAs(event) === undefined);
    }
    const stored = given.map(event => {
      const one = names.get(event) ?? event;
      return ids.has(one.id) ? one : (found.sameAs(one) ?? one);
    });
    return { stored, fresh: [...new Set(given.filter((event, index) => stored[index] === event))] };
  }

  async function find(run: Run, workspaceId: string, given: readonly Event[]): Promise<Event[]> {
    const keys = given.map(sourceKeyOf).filter(key => key !== null);
    const { rows } = await run(same, [workspaceId, given.map(({ id }) => id), keys]);
    return rows.map(automationEventOf);
  }

  return {
    async publish(workspaceId, given, { request, events: happened = () => [] } = {}) {
      if (!isStorable(workspaceId)) return refuse('workspace_unknown');
      const copies = structuredClone(given);
      checkPublished(copies, request);
      try {
        return await database.transaction(async run => {
          const ids = copies.map(({ id }) => id);
          if (copies.length === 0 && (await run(workspace, [workspaceId])).rows.length === 0)
            return refuse('workspace_unknown');
          const before = request === undefined ? null : await remember(run, workspaceId, request, ids);
          if (before !== null) {
            if (before.fingerprint !== request?.fingerprint) return refuse('key_reused');
            const { rows } = await run(byIds, [workspaceId, before.eventIds]);
            const byId = new Map(rows.map(row => [row.id as string, automationEventOf(row)]));
            return { events: before.eventIds.flatMap(id => byId.get(id) ?? []), isNew: false };
          }
          const { stored, fresh } = await store(run, workspaceId, copies);
          const storedIds = stored.map(({ id }) => id);
          if (request !== undefined && storedIds.some((id, index) => id !== ids[index]))
            await run(correct, [workspaceId, request.scope, request.key, storedIds]);
          await publishWithin(
            run,
            schema,
            workspaceId,
            fresh.flatMap(event => happened(event)),
          );
          return { events: stored, isNew: fresh.length > 0 };
        });
      } catch (error) {
        if (isReferenceMissing(error)) return refuse('workspace_unknown');
        throw error;
      }
    },
  };
}

/** One order for all, so that two calls that store several events do not wait for one another. */
function inOrder(one: Event, other: Event): number {
  const name = (event: Event) => `${sourceOf(event) ?? ''} ${event.id}`;
  return name(one) < name(other) ? -1 : 1;
}
