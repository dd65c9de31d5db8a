import { byText } from '../../../common/text/compare-texts.ts';
import type { AnsweredRequests, RequestsRepository, UsageSum } from '../../../repository/index.ts';
import { requestFilters } from '../../../repository/requests.ts';
import { collections } from '../../rules/collections/index.ts';
import {
  byCount,
  byMostRequests,
  checkAnswered,
  usageDaysOf,
  usageHoursKept,
  usageNames,
} from '../../rules/requests.ts';
import { checkCounts } from '../../rules/storable.ts';
import {
  addition,
  hourBefore,
  insertion,
  integerOf,
  rowsAsJson,
  selection,
  storable,
} from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { deletionByWorkspace, deletionOfSome } from '../database/deletions.ts';
import { unlessRunningElsewhere } from '../database/exclusive-work.ts';
import { isLockTimeout } from '../database/failures.ts';
import { maxLockWait } from '../database/locked-changes.ts';
import { collectionTable } from '../database/records.ts';
import { Where } from '../database/where.ts';

const requestLogTable = collectionTable('request_log');

const usageCountTable = collectionTable('usage_counts');

const usageHourTable = collectionTable('usage_hours');

/** Maximum number of records per DELETE: it takes some milliseconds, and blocks nobody for longer. */
const maxForgotten = 1_000;

const dayKey = ['workspace_id', ...collections.usage_counts.identity];
const hourKey = ['workspace_id', ...collections.usage_hours.identity];

const sums = ['succeeded', 'client_errors', 'server_errors', 'duration_us'] as const;

/** As the partial index `request_log_failures` has it. */
const isFailureIn = (table = ''): string => `(${table}status >= 400 or ${table}error is not null)`;

export function postgresRequests(database: Database): RequestsRepository {
  const { schema } = database;
  const columns = selection(requestLogTable, 'r');
  // What is stored already is not returned, and so not counted again: if the same requests are being stored concurrently,
  // this statement waits for it.
  const add = `${insertion(requestLogTable, schema, {
    where: `exists (select 1 from ${schema}workspaces w where w.id = given.workspace_id)`,
  })} on conflict (workspace_id, id) do nothing returning id`;
  const countDays = addition(usageCountTable, schema, dayKey, sums);
  const countHours = addition(usageHourTable, schema, hourKey, sums);
  const forgetRequests = deletionByWorkspace(requestLogTable, schema, {
    key: ['workspace_id', 'id'],
    time: 'at',
    condition: "r.at < coalesce($1::timestamptz, now()) - $2::bigint * interval '1 day'",
    most: maxForgotten,
  });
  const forgetCounts = deletionOfSome(
    usageCountTable,
    schema,
    dayKey,
    "day < to_char((coalesce($1::timestamptz, now()) - $2::bigint * interval '1 day') at time zone 'UTC', 'YYYY-MM-DD')",
    maxForgotten,
  );
  const forgetHours = deletionByWorkspace(usageHourTable, schema, {
    key: hourKey,
    time: 'hour',
    condition: `r.hour < ${hourBefore('$1', usageHoursKept)}`,
    most: maxForgotten,
  });
  /** Deletes the oldest requests with a property, beyond a number of them. */
  const forgetOldest = (has: string) =>
    deletionOfSome(
      requestLogTable,
      schema,
      ['workspace_id', 'id'],
      `workspace_id = $1 and ${has} and (at, id) <= (select at, id from ${schema}request_log
        where workspace_id = $1 and ${has} order by at desc, id desc offset $2 limit 1)`,
      maxForgotten * 2,
    );
  const forgetAny = forgetOldest('true');
  const forgetFailures = forgetOldest(isFailureIn());
  const forgetOthers = forgetOldest('status < 400 and error is null');

  /** Each workspace on its own, and its rows in a fixed order, so that two processes never deadlock. */
  const recordingOf =
    ({ workspaceId, listed, counts, keep, keepErrors }: AnsweredRequests) =>
    async (run: RunStatement): Promise<void> => {
      const records = [...listed].sort(byText(({ id }) => id));
      const rows = records.map(record => requestLogTable.row(workspaceId, record));
      if ((await run(add, [rowsAsJson(rows)])).rows.length === 0) return;
      const hours = [...counts].sort(byCount).map(one => usageHourTable.row(workspaceId, one));
      await run(countHours, [rowsAsJson(hours)]);
      const days = usageDaysOf(counts)
        .sort(byCount)
        .map(one => usageCountTable.row(workspaceId, one));
      await run(countDays, [rowsAsJson(days)]);
      if (keep !== null) await run(keepErrors === undefined ? forgetAny : forgetOthers, [workspaceId, keep]);
      if (typeof keepErrors === 'number') await run(forgetFailures, [workspaceId, keepErrors]);
    };

  return {
    async record(answered, { passOver } = {}) {
      checkAnswered(answered);
      const given = answered.filter(({ workspaceId, listed }) =>
        storable(workspaceId, ...listed.flatMap(({ id, key_id }) => [id, key_id])),
      );
      // Those whose rows somebody else has locked come last, so that others do not wait for them.
      const locked: AnsweredRequests[] = [];
      const waiting = new Set<string>();
      for (const one of given)
        if (waiting.has(one.workspaceId)) locked.push(one);
        else
          await database.transaction(recordingOf(one), { lockWait: maxLockWait }).catch(error => {
            if (!isLockTimeout(error)) throw error;
            waiting.add(one.workspaceId);
            locked.push(one);
          });
      if (passOver === undefined)
        for (const one of locked) await database.change(one.workspaceId, recordingOf(one));
      else if (locked.length > 0) passOver(locked);
    },

    async list(workspaceId, query) {
      const { statusClasses, limit, after } = query;
      checkCounts('requests.list', { limit });
      const where = new Where()
        .add(place => `r.workspace_id = ${place}`, workspaceId)
        .addFilters('r', requestFilters, query)
        .add(place => `r.status / 100 = any(${place}::bigint[])`, statusClasses)
        .add((at, id) => `(r.at, r.id) < (${at}::timestamptz, ${id})`, after?.at, after?.id);
      // Only failures have these: they have an index of their own.
      if (statusClasses?.every(first => first >= 4) || (query.statusCode ?? 0) >= 400)
        where.add(() => isFailureIn('r.'));
      if (!where.isStorable) return { requests: [], next: null };
      const rows = await database.rows(
        `select ${columns} from ${schema}request_log r
        where ${where} order by r.at desc, r.id desc limit ${where.place(limit + 1)}`,
        where.values,
      );
      const requests = rows.slice(0, limit).map(requestLogTable.of);
      const last = requests.at(-1);
      return {
        requests,
        next: last !== undefined && rows.length > limit ? { at: last.at, id: last.id } : null,
      };
    },

    async find(workspaceId, id) {
      if (!storable(workspaceId, id)) return null;
      const [row] = await database.rows(
        `select ${columns} from ${schema}request_log r where r.workspace_id = $1 and r.id = $2`,
        [workspaceId, id],
      );
      return row === undefined ? null : requestLogTable.of(row);
    },

    async usage(workspaceId, { by, from, to, keyId = null, operation = null, limit }) {
      checkCounts('requests.usage', { limit });
      if (!storable(workspaceId, from, to, keyId ?? '', operation ?? '')) return [];
      const isByTime = by === 'day' || by === 'hour';
      const [table, time] = by === 'hour' ? ['usage_hours', 'hour'] : ['usage_counts', 'day'];
      const order = isByTime
        ? '1'
        : `sum(u.succeeded) + sum(u.client_errors) + sum(u.server_errors) desc, u.${usageNames[by]}`;
      const rows = await database.rows(
        `select u.${usageNames[by]} as name, ${sums.map(name => `sum(u.${name}) as ${name}`).join(', ')}
        from ${schema}${table} u where u.workspace_id = $1
        and u.${time} >= $2 and u.${time} <= $3 and ($4::text is null or u.key_id = $4)
        and ($5::text is null or u.operation = $5) group by u.${usageNames[by]} order by ${order} limit $6`,
        [workspaceId, from, to, keyId, operation, limit],
      );
      const found = rows.map(
        (row): UsageSum => ({
          name: String(row.name),
          ...(Object.fromEntries(sums.map(name => [name, integerOf(row[name])])) as Omit<UsageSum, 'name'>),
        }),
      );
      return isByTime ? found : found.sort(byMostRequests);
    },

    async prune({ requestDays, usageDays, now = null }) {
      const hasMore = await unlessRunningElsewhere(database, 'requests.prune', async run => {
        const requests = (await run(forgetRequests, [now, requestDays])).rowCount;
        const counts = (await run(forgetCounts, [now, usageDays])).rowCount;
        const hours = (await run(forgetHours, [now])).rowCount;
        return [requests, counts, hours].some(deleted => (deleted ?? 0) >= maxForgotten);
      });
      return hasMore ?? false;
    },
  };
}
