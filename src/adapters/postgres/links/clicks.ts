import { groupBy } from '../../../common/collections/group-by.ts';
import { byText } from '../../../common/text/compare-texts.ts';
import type { LinkRecord } from '../../../generated/types.ts';
import {
  clickCountNames,
  emptyDay,
  type LinkClickMethods,
  type LinkClicks,
} from '../../../repository/index.ts';
import { byDay, clickPlace, type DayClicks, dayAfter, linkAfter } from '../../rules/links.ts';
import { checkCounts, checkRecord } from '../../rules/storable.ts';
import { givenByKey, insertion, rowsAsJson, selection, storable } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { deletionOfSome } from '../database/deletions.ts';
import { unlessRunningElsewhere } from '../database/exclusive-work.ts';
import { PassingOver, type UnlessLocked } from '../database/locked-rows.ts';
import { publishWithin, receiversOf } from '../webhooks/publish.ts';
import {
  clickKey,
  clickTable,
  dayTable,
  linkTable,
  quarantineTable,
  recorderTable,
  visitorKey,
  visitorTable,
} from './rows.ts';

/** Maximum number of records per DELETE: it takes some milliseconds, and blocks nobody for longer. */
const maxForgotten = 1_000;

export function postgresLinkClicks(database: Database): LinkClickMethods {
  const { schema } = database;
  const dayColumns = selection(dayTable, 'd');
  const clickColumns = selection(clickTable, 'c');
  // Rows are locked in a fixed order, so that two processes never deadlock. The workspace is given with each row: see
  // `givenByKey`.
  const dayKey = { workspace_id: 'text', link_id: 'text', day: 'text' };
  const isSameDay = `d.workspace_id = given.workspace_id and d.link_id = given.link_id and d.day = given.day`;
  const lockLinks = `select ${selection(linkTable, 'l')} from ${schema}links l
    join (${givenByKey('$1', { workspace_id: 'text', id: 'text' })}) on l.workspace_id = given.workspace_id and l.id = given.id
    order by l.id for no key update of l`;
  const countLinks = `update ${schema}links l set clicks = given.clicks, bots = given.bots, last_clicked_at = given.last_clicked_at
    from ${givenByKey('$1', { workspace_id: 'text', id: 'text', clicks: 'bigint', bots: 'bigint', last_clicked_at: 'timestamptz' })}
    where l.workspace_id = given.workspace_id and l.id = given.id`;
  const addVisitors = `${insertion(visitorTable, schema)} on conflict do nothing returning link_id, day`;
  const addDays = `${insertion(dayTable, schema)} on conflict do nothing`;
  const lockDays = `select ${dayColumns} from ${schema}link_days d
    join (${givenByKey('$1', dayKey)}) on ${isSameDay}
    order by d.link_id, d.day for no key update of d`;
  const countDays = `update ${schema}link_days d set clicks = given.clicks, unique_clicks = given.unique_clicks, bots = given.bots,
      ${clickCountNames.map(name => `${name} = given.${name}`).join(', ')}
    from ${givenByKey('$1', { ...dayKey, clicks: 'bigint', unique_clicks: 'bigint', bots: 'bigint', ...Object.fromEntries(clickCountNames.map(name => [name, 'json'])) })}
    where ${isSameDay}`;

  const passing = new PassingOver(database);
  // If the same batch is being stored concurrently, this statement waits, and then finds the batch stored.
  const nextBatch = `insert into ${schema}link_recorders as kept (id, batch, at) values ($1, $2, $3::timestamptz)
    on conflict (id) do update set batch = excluded.batch, at = excluded.at where kept.batch < excluded.batch
    returning kept.id`;
  const forgetClicks = deletionOfSome(clickTable, schema, clickKey, 'at < $1::timestamptz', maxForgotten);
  const forgetVisitors = deletionOfSome(visitorTable, schema, visitorKey, 'day < $1', maxForgotten);
  const forgetRecorders = deletionOfSome(recorderTable, schema, ['id'], 'at < $1::timestamptz', maxForgotten);

  const forgetQuarantines = deletionOfSome(
    quarantineTable,
    schema,
    ['domain', 'slug_key'],
    'until < $1::timestamptz',
    maxForgotten,
  );

  return {
    async recordClicks(entries, { keep, batch, passOver }) {
      const given = entries.filter(({ workspaceId, linkId }) => storable(workspaceId, linkId));
      if (given.length === 0) return 0;
      const groups = [...groupBy(given, one => one.workspaceId)].sort(byText(([workspaceId]) => workspaceId));
      const record = async (run: RunStatement, each: UnlessLocked) => {
        if (batch !== undefined) {
          const { rows } = await run(nextBatch, [batch.recorder, batch.number, batch.at]);
          if (rows.length === 0) return 0;
        }
        let made = 0;
        const locked: LinkClicks[] = [];
        for (const [workspaceId, group] of groups) {
          const own = await each(() => recordWithin(run, workspaceId, group, keep));
          if (own === null) locked.push(...group);
          made += own ?? 0;
        }
        passOver?.(locked);
        return made;
      };
      return passOver === undefined
        ? database.change('clicks', run => record(run, work => work()))
        : passing.eachOf(record);
    },

    async listDays(workspaceId, linkId, from, to) {
      if (!storable(workspaceId, linkId ?? '', from, to)) return [];
      const rows = await database.rows(
        `select ${dayColumns} from ${schema}link_days d where d.workspace_id = $1 and d.link_id = $2
        and d.day >= $3 and d.day <= $4 order by d.day`,
        [workspaceId, linkId ?? '', from, to],
      );
      return rows.map(dayTable.of);
    },

    async listClicks(workspaceId, linkId, { limit, after }) {
      checkCounts('links.listClicks', { limit });
      if (!storable(workspaceId, linkId, after?.id ?? '')) return { clicks: [], next: null };
      const values: unknown[] = [workspaceId, linkId, limit + 1];
      if (after !== undefined) values.push(after.at, after.id);
      const rows = await database.rows(
        `select ${clickColumns} from ${schema}link_clicks c where c.workspace_id = $1 and c.link_id = $2
        ${after === undefined ? '' : 'and (c.at, c.id) < ($4::timestamptz, $5)'}
        order by c.at desc, c.id desc limit $3`,
        values,
      );
      const clicks = rows.slice(0, limit).map(clickTable.of);
      const last = clicks.at(-1);
      return { clicks, next: last !== undefined && rows.length > limit ? clickPlace(last) : null };
    },

    async saltOf(day, fresh) {
      checkRecord('links.saltOf', 'link_salts', { day, salt: fresh });
      return database.change('salts', async run => {
        // One statement: after midnight, another process may delete the salt before a second one reads it.
        const { rows } = await run(
          `insert into ${schema}link_salts as s (day, salt) values ($1, $2)
          on conflict (day) do update set salt = s.salt returning salt`,
          [day, fresh],
        );
        await run(`delete from ${schema}link_salts where day < $1`, [day]);
        return rows[0]?.salt as string;
      });
    },

    async prune({ clicksBefore, visitorsBefore, recordersBefore, quarantinesBefore }) {
      const hasMore = await unlessRunningElsewhere(database, 'links.prune', async run => {
        const counts = [
          (await run(forgetClicks, [clicksBefore])).rowCount,
          (await run(forgetVisitors, [visitorsBefore])).rowCount,
          (await run(forgetRecorders, [recordersBefore])).rowCount,
          (await run(forgetQuarantines, [quarantinesBefore])).rowCount,
        ];
        // There is one salt per day.
        await run(`delete from ${schema}link_salts where day < $1`, [visitorsBefore]);
        return counts.some(count => (count ?? 0) >= maxForgotten);
      });
      return hasMore ?? false;
    },
  };

  /** Stores the clicks of one workspace, and returns the number of new deliveries. */
  async function recordWithin(
    run: RunStatement,
    workspaceId: string,
    entries: readonly LinkClicks[],
    keep: boolean,
  ): Promise<number> {
    const links = await countOnLinks(run, workspaceId, entries);
    const known = entries.filter(({ linkId }) => links.has(linkId));
    if (known.length === 0) return 0;
    await countOnDays(run, workspaceId, known);
    // Ids are always new; `on conflict` would take a third longer.
    if (keep)
      await run(insertion(clickTable, schema), [
        rowsAsJson(known.flatMap(({ clicks }) => clicks.map(click => clickTable.row(workspaceId, click)))),
      ]);
    const types = [...new Set(known.map(({ eventType }) => eventType))];
    if ((await run(...receiversOf(schema, workspaceId, types))).rows.length === 0) return 0;
    const events = known.flatMap(entry => entry.events(links.get(entry.linkId) as LinkRecord));
    return publishWithin(run, schema, workspaceId, events);
  }

  /** Updates the counts of the links that exist, and returns these links after the update, by id. */
  async function countOnLinks(run: RunStatement, workspaceId: string, entries: readonly LinkClicks[]) {
    const ids = [...new Set(entries.map(({ linkId }) => linkId))].map(id => ({
      workspace_id: workspaceId,
      id,
    }));
    const { rows } = await run(lockLinks, [rowsAsJson(ids)]);
    const links = new Map(rows.map(row => [row.id as string, linkTable.of(row)]));
    for (const { linkId, clicks } of entries) {
      const link = links.get(linkId);
      if (link !== undefined) links.set(linkId, { ...link, ...linkAfter(link, clicks) });
    }
    if (links.size > 0) await run(countLinks, [rowsAsJson(withWorkspace(workspaceId, [...links.values()]))]);
    return links;
  }

  async function countOnDays(
    run: RunStatement,
    workspaceId: string,
    entries: readonly LinkClicks[],
  ): Promise<void> {
    const days = byDay(entries);
    const visitors = days.flatMap(({ linkId, day, visitors: all }) =>
      [...all].sort().map(visitor => visitorTable.row(workspaceId, { link_id: linkId, day, visitor })),
    );
    const fresh = new Map<string, number>();
    if (visitors.length > 0)
      for (const row of (await run(addVisitors, [rowsAsJson(visitors)])).rows) {
        const name = joinedKey(row.link_id, row.day);
        fresh.set(name, (fresh.get(name) ?? 0) + 1);
      }
    const empty = days.map(({ linkId, day }) => dayTable.row(workspaceId, emptyDay(linkId, day)));
    await run(addDays, [rowsAsJson(empty)]);
    const { rows } = await run(lockDays, [rowsAsJson(empty)]);
    const before = new Map(rows.map(row => [joinedKey(row.link_id, row.day), dayTable.of(row)]));
    const after = days.map((one: DayClicks) => {
      const name = joinedKey(one.linkId, one.day);
      return dayAfter(before.get(name) ?? emptyDay(one.linkId, one.day), one.clicks, fresh.get(name) ?? 0);
    });
    await run(countDays, [rowsAsJson(withWorkspace(workspaceId, after))]);
  }
}

const withWorkspace = (workspaceId: string, records: readonly object[]) =>
  records.map(record => ({ ...record, workspace_id: workspaceId }));

const joinedKey = (...parts: readonly unknown[]) => parts.join(' ');
