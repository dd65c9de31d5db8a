import { type AutomationRepository, type IdempotentRequest, refuse } from '../../../repository/index.ts';
import { checkPublished } from '../../rules/automation.ts';
import { checkTimes } from '../../rules/storable.ts';
import { integerOf, isStorable, selection } from '../database/columns.ts';
import { OverLimitError } from '../database/counted.ts';
import { type Database, type RunStatement, rowsWithin } from '../database/database.ts';
import { isReferenceMissing } from '../database/failures.ts';
import { withinTransaction } from '../database/host-transaction.ts';
import type { Row } from '../database/pool.ts';
import { SharedStatements } from '../database/shared-statements.ts';
import { automationEventTable } from './rows.ts';
import { eventStore, type NewAutomationEvent, type StoredAutomationEvent } from './store.ts';

/** An idempotency key that came before. */
interface EarlierRequest {
  readonly fingerprint: string;
  readonly eventIds: readonly string[];
}

const publishedOf = (stored: readonly StoredAutomationEvent[]) => ({
  events: stored.map(({ event }) => event),
  isNew: stored.some(({ isNew }) => isNew),
});

export function postgresAutomationPublishing(
  database: Database,
): Pick<AutomationRepository, 'publish' | 'publishWithin' | 'findPublished'> {
  const { schema } = database;
  const columns = selection(automationEventTable, 'e');
  const events = `${schema}automation_events`;
  const requests = `${schema}automation_requests`;
  const workspace = `select 1 from ${schema}workspaces where id = $1`;
  const byIds = `select ${columns} from ${events} e where e.workspace_id = $1 and e.id = any ($2::text[])`;
  // Anyone who comes with the same key meanwhile waits here until the first has ended.
  const take = `insert into ${requests} as kept (workspace_id, scope, key, fingerprint, event_ids, expires_at)
    values ($1, $2, $3, $4, $5::text[], $6::timestamptz)
    on conflict (workspace_id, scope, key) do update
    set fingerprint = excluded.fingerprint, event_ids = excluded.event_ids, expires_at = excluded.expires_at
    where kept.expires_at <= coalesce($7::timestamptz, now()) returning kept.key`;
  const known = `select r.fingerprint, to_json(r.event_ids)::text as event_ids from ${requests} r
    where r.workspace_id = $1 and r.scope = $2 and r.key = $3`;
  const live = `${known} and r.fingerprint = $4 and r.expires_at > coalesce($5::timestamptz, now())`;
  const scheduled = `select count(*) as count from (select 1 from ${events} e where e.workspace_id = $1
    and e.is_cancelled = false and e.at > coalesce($2::timestamptz, now()) and e.deliver_at is not null limit $3) one`;
  const store = eventStore(schema);
  // A single event needs no transaction: the statement that stores it is one.
  const shared = new SharedStatements<NewAutomationEvent, StoredAutomationEvent>(
    {
      run: (workspaceId, given, lockWait) =>
        store((...statement) => database.rows(...statement), workspaceId, given, { lockWait }),
      sizeOf: ({ outbox }) => outbox.reduce((size, { payload }) => size + payload.length, 0),
      items: 50,
      size: 1_000_000,
    },
    database.locked,
  );
  const correct = `update ${requests} r set event_ids = $4::text[]
    where r.workspace_id = $1 and r.scope = $2 and r.key = $3`;

  /** Takes the key of a request for some events, unless it came before. */
  async function remember(
    run: RunStatement,
    workspaceId: string,
    { scope, key, fingerprint, expiresAt, now = undefined }: IdempotentRequest,
    ids: readonly string[],
  ): Promise<EarlierRequest | null> {
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

  const storeWith = (run: RunStatement, workspaceId: string, all: readonly NewAutomationEvent[]) =>
    store(rowsWithin(run), workspaceId, all);

  /** The events of these ids that are still kept. */
  const inOrder = (rows: readonly Row[], ids: readonly string[]) => {
    const byId = new Map(rows.map(row => [row.id as string, automationEventTable.of(row)]));
    return ids.flatMap(id => byId.get(id) ?? []);
  };

  return {
    async findPublished(workspaceId, { scope, key, fingerprint, now }) {
      checkTimes('automation.findPublished', {}, { now });
      if (![workspaceId, scope, key, fingerprint].every(isStorable)) return null;
      const [row] = await database.rows(live, [workspaceId, scope, key, fingerprint, now ?? null]);
      if (row === undefined) return null;
      const ids = JSON.parse(row.event_ids as string) as string[];
      return inOrder(await database.rows(byIds, [workspaceId, ids]), ids);
    },

    async publishWithin(client, workspaceId, given, { events: outbox = () => [] } = {}) {
      if (!isStorable(workspaceId)) return refuse('workspace_unknown');
      const copies = structuredClone(given);
      checkPublished(copies, undefined);
      const all = copies.map(event => ({ event, outbox: outbox(event) }));
      return withinTransaction(
        client,
        async run => publishedOf(await storeWith(run, workspaceId, all)),
        refuse('workspace_unknown'),
      );
    },

    async publish(
      workspaceId,
      given,
      { request, most = Number.POSITIVE_INFINITY, events: outbox = () => [] } = {},
    ) {
      if (!isStorable(workspaceId)) return refuse('workspace_unknown');
      const copies = structuredClone(given);
      checkPublished(copies, request);
      const all = copies.map(event => ({ event, outbox: outbox(event) }));
      const isLimited =
        most !== Number.POSITIVE_INFINITY && copies.some(({ deliver_at }) => deliver_at !== null);
      try {
        const [only] = all;
        if (only !== undefined && all.length === 1 && request === undefined && !isLimited) {
          const { event, isNew } = await shared.add(workspaceId, only);
          return { events: [event], isNew };
        }
        return await database.change(workspaceId, async run => {
          const ids = copies.map(({ id }) => id);
          // Others that schedule events of the workspace wait for this lock.
          if (isLimited) await run(`${workspace} for no key update`, [workspaceId]);
          if (copies.length === 0 && (await run(workspace, [workspaceId])).rows.length === 0)
            return refuse('workspace_unknown');
          const before = request === undefined ? null : await remember(run, workspaceId, request, ids);
          if (before !== null) {
            if (before.fingerprint !== request?.fingerprint) return refuse('key_reused');
            const { rows } = await run(byIds, [workspaceId, before.eventIds]);
            return { events: inOrder(rows, before.eventIds), isNew: false };
          }
          const stored = await storeWith(run, workspaceId, all);
          const storedIds = stored.map(({ event }) => event.id);
          if (request !== undefined && storedIds.some((id, index) => id !== ids[index]))
            await run(correct, [workspaceId, request.scope, request.key, storedIds]);
          if (isLimited) {
            const { rows } = await run(scheduled, [workspaceId, request?.now ?? null, most + 1]);
            if (integerOf(rows[0]?.count) > most)
              throw new OverLimitError(`more than ${most} scheduled events`);
          }
          return publishedOf(stored);
        });
      } catch (error) {
        if (error instanceof OverLimitError) return refuse('too_many');
        if (isReferenceMissing(error)) return refuse('workspace_unknown');
        throw error;
      }
    },
  };
}
