/**
 * Who holds which instance, and what there is to do for it. Instances of all workspaces: claims look for them by
 * `due_at`, and two of them that look at once get different ones.
 */

import { groupBy } from '../../../common/collections/group-by.ts';
import { byText, compareTexts } from '../../../common/text/compare-texts.ts';
import type { HeldInstance, Holding, MessagingRepository, Renewal } from '../../../repository/index.ts';
import { checkHealthStats, checkHolder } from '../../rules/messaging.ts';
import { integerOf, isStorable, selection, timeOf } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { isLockTimeout } from '../database/failures.ts';
import { inHurry } from '../database/locked-rows.ts';
import type { Row } from '../database/pool.ts';
import { oldestAt } from './backlog.ts';
import { instanceTable } from './rows.ts';

type HolderMethods = Pick<
  MessagingRepository,
  'claimInstances' | 'renewInstances' | 'releaseInstances' | 'workOf'
>;

/** How rows are locked, in SQL. `first`: see {@link inHurry}. */
interface Locking {
  readonly first: string;
  readonly skip: '' | ' skip locked';
}

/** `hurried` fails if a row is locked for long, `passing` leaves out what is locked now. */
const ofLocked = (statement: (locking: Locking) => string) => ({
  hurried: statement({ first: inHurry, skip: '' }),
  passing: statement({ first: 'true', skip: ' skip locked' }),
});

const joinedKey = (...parts: readonly unknown[]) => parts.join(' ');

export function postgresHolders(database: Database): HolderMethods {
  const { schema } = database;
  const table = `${schema}instances`;
  const columns = selection(instanceTable, 'i');
  const given = 'json_to_recordset($1::json) as given (workspace_id text, id text, generation bigint)';
  const isGiven =
    'i.workspace_id = given.workspace_id and i.id = given.id and i.generation = given.generation';
  // One after the other, in one order for all, so that two statements do not wait for each other.
  const lockedIn = (rows: string, more: string, { first, skip }: Locking) =>
    `select i.workspace_id, i.id${more} from ${rows} cross join lateral (
      select i.workspace_id, i.id from ${table} i where ${isGiven} for no key update${skip}) i where ${first}`;
  const end = (clock: string, leaseFor: string) =>
    `${clock} + ${leaseFor}::double precision * interval '1 millisecond'`;
  const clockOf = (place: string) => `coalesce(${place}::timestamptz, now())`;
  const due = (isFree: string, ofAny: string) => `with due as materialized (
      select i.workspace_id, i.id from ${table} i where ${isFree}${ofAny}
      order by i.due_at, i.created_at limit $3 for no key update skip locked
    )
    update ${table} i set generation = i.generation + 1, holder = $4, lease_until = ${end(clockOf('$1'), '$2')},
      due_at = ${end(clockOf('$1'), '$2')}
    from due where i.workspace_id = due.workspace_id and i.id = due.id
    returning i.workspace_id, ${columns}`;
  const isDue = `i.due_at <= ${clockOf('$1')}`;
  const ofSome = ' and i.driver = any ($5::text[])';
  const claim = due(isDue, '');
  const claimOfSome = due(isDue, ofSome);
  const orEnded = (place: string) =>
    `(${isDue} or (i.due_at is not null and i.holder = any (${place}::text[])))`;
  const claimAfter = due(orEnded('$5'), '');
  const claimOfSomeAfter = due(orEnded('$6'), ofSome);
  const holders = `select distinct i.holder from ${table} i
    where i.due_at > coalesce($1::timestamptz, now()) and i.holder is not null`;
  const renewed =
    'json_to_recordset($1::json) as given (workspace_id text, id text, generation bigint, health_stats json)';
  const renew = ofLocked(
    locking => `with held as materialized (${lockedIn(renewed, ', given.health_stats', locking)})
    update ${table} i set health_stats = coalesce(held.health_stats, i.health_stats), lease_until = ${end(clockOf('$3'), '$2')},
      due_at = case when i.due_at is not null then ${end(clockOf('$3'), '$2')} end
    from held where i.workspace_id = held.workspace_id and i.id = held.id
    returning i.workspace_id, ${columns}`,
  );
  const release = ofLocked(
    locking => `with held as materialized (${lockedIn(given, '', locking)})
    update ${table} i set lease_until = null, due_at = case when i.due_at is not null then to_timestamp(0) end
    from held where i.workspace_id = held.workspace_id and i.id = held.id
    returning i.workspace_id, i.id, i.generation`,
  );
  const ofInstance = (alias: string) =>
    `${alias}.workspace_id = i.workspace_id and ${alias}.instance_id = i.id`;
  const work = `select i.workspace_id, i.id, i.generation,
      (coalesce((select c.due_at from ${schema}chats c where ${ofInstance('c')} and c.due_at is not null
          order by c.due_at limit 1) <= ${clockOf('$2')}, false)
        or exists (select 1 from ${schema}messages m where ${ofInstance('m')} and m.sending is not null
          and m.sending <> i.generation and m.state = 'queued'))::integer as messages,
      (exists (select 1 from ${schema}channel_commands c where ${ofInstance('c')} and c.state = 'waiting'
        and c.taken is distinct from i.generation))::integer as commands,
      (exists (select 1 from ${schema}messages m where ${ofInstance('m')} and m.file is not null
        and m.file_due_at <= ${clockOf('$2')}
        and (m.file ->> 'taken')::bigint is distinct from i.generation))::integer as files,
      ${oldestAt(schema, 'i', clockOf('$2'))} as oldest_at
    from ${given} cross join lateral (select i.* from ${table} i where ${isGiven} limit 1) i`;

  const asGiven = (held: readonly Renewal[]) =>
    JSON.stringify(
      held
        .filter(({ workspaceId, instanceId }) => isStorable(workspaceId) && isStorable(instanceId))
        .map(({ workspaceId, instanceId, generation, healthStats }) => ({
          workspace_id: workspaceId,
          id: instanceId,
          generation,
          health_stats: healthStats,
        }))
        .sort(byText(one => joinedKey(one.workspace_id, one.id))),
    );

  /** In the order of the question. */
  const asked = (held: readonly Holding[], rows: readonly Row[]): Row[] => {
    const byName = new Map<string, Row>(
      rows.map(row => [joinedKey(row.workspace_id, row.id, row.generation), row]),
    );
    return held.flatMap(({ workspaceId, instanceId, generation }) => {
      const row = byName.get(joinedKey(workspaceId, instanceId, generation));
      return row === undefined ? [] : [row];
    });
  };

  /**
   * Changes these instances, and returns their rows. Those that are locked are waited for by workspace, because messages are taken
   * under a short lock, and are left as they are if somebody else keeps them for longer.
   */
  async function changeHeld<Held extends Holding>(
    { hurried, passing }: ReturnType<typeof ofLocked>,
    held: readonly Held[],
    more: readonly unknown[] = [],
  ): Promise<Row[]> {
    const rowsOf = (statement: string, some: readonly Held[]) =>
      database.rows(statement, [asGiven(some), ...more]);
    const unlessLocked = (some: readonly Held[]) =>
      rowsOf(hurried, some).catch(error => {
        if (isLockTimeout(error)) return null;
        throw error;
      });
    const all = await unlessLocked(held);
    if (all !== null) return all;
    const rows = await rowsOf(passing, held);
    const changed = new Set(asked(held, rows).map(row => joinedKey(row.workspace_id, row.id)));
    const left = held.filter(
      ({ workspaceId, instanceId }) => !changed.has(joinedKey(workspaceId, instanceId)),
    );
    for (const [, own] of groupBy(left, ({ workspaceId }) => workspaceId))
      rows.push(...((await unlessLocked(own)) ?? []));
    return rows;
  }

  const heldOf = (row: Row): HeldInstance => ({
    workspaceId: row.workspace_id as string,
    instance: instanceTable.of(row),
  });
  const inOrder = (one: HeldInstance, other: HeldInstance) =>
    Date.parse(one.instance.created_at) - Date.parse(other.instance.created_at) ||
    compareTexts(one.instance.id, other.instance.id);

  return {
    async claimInstances({ leaseFor, limit, drivers, holder, hasEnded, now }) {
      checkHolder(holder);
      const known = hasEnded === undefined ? [] : await database.rows(holders, [now ?? null]);
      const ended = known.map(row => String(row.holder)).filter(name => hasEnded?.(name));
      const values = [now ?? null, leaseFor, limit, holder ?? null];
      const some = drivers === undefined ? [] : [drivers.filter(isStorable)];
      const statements = drivers === undefined ? [claim, claimAfter] : [claimOfSome, claimOfSomeAfter];
      const statement = statements[ended.length === 0 ? 0 : 1] ?? claim;
      const rows = await database.rows(statement, [
        ...values,
        ...some,
        ...(ended.length === 0 ? [] : [ended]),
      ]);
      return rows.map(heldOf).sort(inOrder);
    },

    async renewInstances(held, { leaseFor, now }) {
      checkHealthStats(held);
      if (held.length === 0) return [];
      const rows = await changeHeld(renew, held, [leaseFor, now ?? null]);
      return asked(held, rows).map(heldOf);
    },

    async releaseInstances(held) {
      if (held.length > 0) await changeHeld(release, held);
    },

    async workOf(held, { now } = {}) {
      if (held.length === 0) return [];
      return asked(held, await database.rows(work, [asGiven(held), now ?? null])).map(row => ({
        workspaceId: row.workspace_id as string,
        instanceId: row.id as string,
        messages: integerOf(row.messages) === 1,
        commands: integerOf(row.commands) === 1,
        files: integerOf(row.files) === 1,
        oldestAt: row.oldest_at === null ? null : timeOf(row.oldest_at),
      }));
    },
  };
}
