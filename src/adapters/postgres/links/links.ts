import { groupBy } from '../../../common/collections/group-by.ts';
import type { LinkRecord } from '../../../generated/types.ts';
import {
  type ChangedLink,
  isRefused,
  type LinkChange,
  type LinkConflict,
  type LinkNotStored,
  type LinkQuery,
  type LinkStep,
  type LinksRepository,
  placesOf,
  type Quarantine,
  type Refused,
  refuse,
  type SlugQuarantined,
} from '../../../repository/index.ts';
import { madeOf } from '../../rules/idempotency.ts';
import { byEnd, movesOf, placeAfter, searchText } from '../../rules/links.ts';
import { checkCounts, checkRecord, checkTimes } from '../../rules/storable.ts';
import { integerOf, selection, storable, updating } from '../database/columns.ts';
import { type Counted, countAdded, countRemoved, OverLimitError, roomFor } from '../database/counted.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { deletionOfSome } from '../database/deletions.ts';
import { duplicateOf, isLockTimeout, isReferenceMissing } from '../database/failures.ts';
import { maxLockWait } from '../database/locked-changes.ts';
import { Where } from '../database/where.ts';
import { keepRequest, takeRequest } from '../idempotency/requests.ts';
import { publishWithin } from '../webhooks/publish.ts';
import {
  endQuarantines,
  findQuarantine,
  quarantinedUntil,
  quarantinesOf,
  startQuarantines,
} from './quarantines.ts';
import { clickKey, clickTable, linkTable, visitorKey, visitorTable } from './rows.ts';
import { allPlacesOf, giveSlugsBack, type SlugRow, slugRowKey, takeSlugs } from './slugs.ts';
import { storeLinks } from './store.ts';

/** Maximum number of workspaces that are remembered as full. */
const maxFull = 10_000;

/** Maximum number of clicks of a deleted link per DELETE. */
const clicksAtOnce = 5_000;

type LinkMethods = Omit<LinksRepository, 'recordClicks' | 'listDays' | 'listClicks' | 'saltOf' | 'prune'>;

export function postgresLinks(database: Database): LinkMethods {
  const { schema } = database;
  const table = `${schema}links`;
  const columns = selection(linkTable, 'l');
  const one = `select ${columns} from ${table} l where l.workspace_id = $1`;
  const byId = `${one} and l.id = $2`;
  const byExternalId = `${one} and l.external_id = $2`;
  // Planning takes a third less time than for a join.
  const bySlug = `select ${columns}, l.workspace_id from ${table} l where (l.workspace_id, l.id) =
    (select s.workspace_id, s.link_id from ${schema}link_slugs s where s.domain = $1 and s.slug_key = $2)`;
  const countAll = `select count(*) as count from ${table} where workspace_id = $1`;
  const countedLinks = (workspaceId: string, most = Number.POSITIVE_INFINITY): Counted => ({
    workspaceId,
    name: 'links',
    recount: [countAll, [workspaceId]],
    most,
  });
  /** Workspaces that have reached their limit here. */
  const full = new Set<string>();
  /** The conflict of a link that was not stored; `hadSlug`: its slug was free. */
  async function conflictOf(
    run: RunStatement,
    workspaceId: string,
    link: LinkRecord,
    hadSlug: boolean,
  ): Promise<LinkConflict | 'id_taken'> {
    const { rows } = await run(
      `select (l.id = $2)::integer as same_id from ${table} l
      where l.workspace_id = $1 and (l.id = $2 or l.external_id = $3)`,
      [workspaceId, link.id, link.external_id],
    );
    if (rows.some(row => integerOf(row.same_id) === 1)) return 'id_taken';
    if (rows.length > 0) return 'external_id_taken';
    // The conflicting link may be deleted by now.
    return hadSlug && link.external_id !== null ? 'external_id_taken' : 'slug_taken';
  }

  /** Takes the places that a link gets. Returns why that is not possible; nothing is taken then. */
  async function move(
    run: RunStatement,
    workspaceId: string,
    wanted: readonly SlugRow[],
    quarantine: Quarantine | undefined,
  ): Promise<Refused<'slug_taken'> | SlugQuarantined | null> {
    if (wanted.length === 0) return null;
    const taken = await takeSlugs(run, schema, workspaceId, wanted);
    const own = wanted.filter(place => taken.has(slugRowKey(place)));
    const found =
      own.length < wanted.length ? null : await quarantinesOf(run, schema, workspaceId, wanted, quarantine);
    const until = found === null ? undefined : quarantinedUntil(found.refused, wanted);
    if (found !== null && until === undefined) {
      await endQuarantines(run, schema, found.over);
      return null;
    }
    await giveSlugsBack(run, schema, workspaceId, own);
    return until === undefined ? refuse('slug_taken') : { refused: 'slug_quarantined', until };
  }

  /**
   * Deletes all clicks and visitors of a link, in batches: with millions of rows, a single statement would time out.
   * `forget` runs one statement.
   */
  async function forgetClicks(
    forget: (text: string, values: unknown[]) => Promise<number | null>,
    workspaceId: string,
    linkId: string,
  ) {
    for (const [of, key] of [
      [clickTable, clickKey],
      [visitorTable, visitorKey],
    ] as const) {
      const text = deletionOfSome(of, schema, key, 'workspace_id = $1 and link_id = $2', clicksAtOnce);
      while (((await forget(text, [workspaceId, linkId])) ?? 0) >= clicksAtOnce);
    }
  }

  const ofWorkspace = async (text: string, values: [string, string]) => {
    if (!storable(...values)) return null;
    const [row] = await database.rows(text, values);
    return row === undefined ? null : linkTable.of(row);
  };

  return {
    async create(
      workspaceId,
      given,
      { events = () => [], quarantine, request, most = Number.POSITIVE_INFINITY } = {},
    ) {
      for (const link of given) checkRecord('links.create', 'links', link);
      const counted = countedLinks(workspaceId, most);
      /** The links that may be stored: the others are beyond the limit. */
      let links = given;
      /** The places of those that the last attempt has stored. */
      let storedAt: readonly number[] = [];
      const unknown = () => given.map(() => refuse('workspace_unknown'));
      if (!storable(workspaceId)) return unknown();
      const work = async (run: RunStatement) => {
        const earlier = await takeRequest(run, schema, workspaceId, request);
        if (earlier !== null) return isRefused(earlier) ? given.map(() => earlier) : earlier;
        const { taken, stored, quarantined } = await storeLinks(run, schema, workspaceId, links, quarantine);
        if (stored.size === 0) {
          const known = await run(`select 1 from ${schema}workspaces where id = $1`, [workspaceId]);
          if (known.rows.length === 0) {
            await keepRequest(run, schema, workspaceId, request, []);
            return unknown();
          }
        }
        const left = new Set(stored);
        const places: number[] = [];
        const results: (LinkRecord | LinkNotStored)[] = [];
        for (const [place, link] of links.entries()) {
          // Of several links with the same id and slug, the first was stored.
          if (left.delete(slugRowKey(link))) {
            const record = structuredClone(link);
            await publishWithin(run, schema, workspaceId, events(record));
            results.push(record);
            places.push(place);
            continue;
          }
          const conflict = await conflictOf(run, workspaceId, link, taken.has(slugRowKey(link)));
          const until = quarantined.get(slugRowKey(link));
          const isQuarantined = conflict === 'slug_taken' && until !== undefined;
          results.push(isQuarantined ? { refused: 'slug_quarantined', until } : refuse(conflict));
        }
        results.push(...given.slice(links.length).map(() => refuse('too_many')));
        await keepRequest(run, schema, workspaceId, request, madeOf(results));
        storedAt = places;
        await countAdded(run, schema, counted, stored.size);
        return results;
      };
      for (;;) {
        try {
          // What would be refused anyway is not stored first.
          if (full.has(workspaceId)) links = withinRoom(given, storedAt, await roomFor(database, counted));
          const results = await database.change(workspaceId, work);
          if (links.length === given.length) full.delete(workspaceId);
          return results;
        } catch (error) {
          // A link has no other foreign key.
          if (isReferenceMissing(error)) return unknown();
          if (!(error instanceof OverLimitError)) throw error;
          if (full.size >= maxFull) full.clear();
          full.add(workspaceId);
        }
      }
    },

    find: (workspaceId, linkId) => ofWorkspace(byId, [workspaceId, linkId]),

    findByExternalId: (workspaceId, externalId) => ofWorkspace(byExternalId, [workspaceId, externalId]),

    async findBySlug(domain, slugKey) {
      if (!storable(domain, slugKey)) return null;
      const [row] = await database.rows(bySlug, [domain, slugKey]);
      return row === undefined ? null : { workspaceId: row.workspace_id as string, link: linkTable.of(row) };
    },

    async findQuarantine(domain, slugKey) {
      return storable(domain, slugKey) ? findQuarantine(database, domain, slugKey) : null;
    },

    async list(workspaceId, query) {
      const { limit, sort } = query;
      checkCounts('links.list', { limit });
      const where = whereOf(workspaceId, query);
      if (!where.isStorable) return { links: [], next: null };
      const by = sort === 'created' ? 'created_at' : 'clicks';
      const rows = await database.rows(
        `select ${columns} from ${table} l where ${where} order by l.${by} desc, l.id desc limit ${where.place(limit + 1)}`,
        where.values,
        // A rare text is found with a trigram index, a common one without.
        { usual: query.q === undefined },
      );
      const links = rows.slice(0, limit).map(linkTable.of);
      const last = links.at(-1);
      return { links, next: last !== undefined && rows.length > limit ? placeAfter(last, sort) : null };
    },

    async change(workspaceId, linkId, step, { events = () => [], quarantine } = {}) {
      if (!storable(workspaceId, linkId)) return refuse('not_found');
      let answer:
        | ChangedLink
        | Refused<'not_found' | LinkConflict>
        | SlugQuarantined
        | { readonly thrown: unknown };
      try {
        answer = await database.change(workspaceId, async run => {
          const { rows } = await run(`${byId} for update`, [workspaceId, linkId]);
          if (rows[0] === undefined) return refuse('not_found');
          const before = linkTable.of(rows[0]);
          const asked = ask(step, before);
          if ('thrown' in asked) return asked;
          if (asked.change === null) return { before, after: before };
          const link = { ...before, ...asked.change };
          checkRecord('links.change', 'links', link);
          const moves = movesOf(before, link);
          const [taken, given] = [moves.taken, moves.given].map(places =>
            places.map(place => ({ id: linkId, domain: place.domain, slug_key: place.slug_key })),
          ) as [SlugRow[], SlugRow[]];
          const refusal = await move(run, workspaceId, taken, quarantine);
          if (refusal !== null) return refusal;
          const changes = { ...asked.change, search_text: searchText(link) };
          const names = Object.keys(changes).sort();
          const values = [workspaceId, linkId, JSON.stringify(changes)];
          const [row] = (await run(updating(linkTable, schema, names), values)).rows;
          if (row === undefined) return refuse('not_found');
          await giveSlugsBack(run, schema, workspaceId, given);
          await startQuarantines(run, schema, workspaceId, given, quarantine);
          const changed = { before, after: linkTable.of(row) };
          await publishWithin(run, schema, workspaceId, events(changed));
          return changed;
        });
      } catch (error) {
        if (duplicateOf(error) !== 'links_external_id') throw error;
        return refuse('external_id_taken');
      }
      // Not within the transaction, which would treat it as an error of PostgreSQL.
      if ('thrown' in answer) throw answer.thrown;
      return answer;
    },

    async delete(workspaceId, linkId, { events = () => [], when, quarantine } = {}) {
      if ((await ofWorkspace(byId, [workspaceId, linkId])) === null) return refuse('not_found');
      // Before the link itself, so that others need not wait for it.
      if (when === undefined)
        await forgetClicks(
          (text, values) => database.change(workspaceId, async run => (await run(text, values)).rowCount),
          workspaceId,
          linkId,
        );
      return database.change(workspaceId, async run => {
        if (when !== undefined) {
          // A link that is not deleted after all keeps its clicks.
          const current = (await run(`${byId} for update`, [workspaceId, linkId])).rows[0];
          if (current === undefined) return refuse('not_found');
          if (!when(linkTable.of(current))) return refuse('changed');
          await forgetClicks(async (text, values) => (await run(text, values)).rowCount, workspaceId, linkId);
        }
        const { rows } = await run(
          `delete from ${table} l where l.workspace_id = $1 and l.id = $2 returning ${columns}`,
          [workspaceId, linkId],
        );
        if (rows[0] === undefined) return refuse('not_found');
        const link = linkTable.of(rows[0]);
        await giveSlugsBack(run, schema, workspaceId, allPlacesOf(link));
        await startQuarantines(run, schema, workspaceId, placesOf(link), quarantine);
        for (const name of ['link_days', 'link_clicks', 'link_visitors'])
          await run(`delete from ${schema}${name} where workspace_id = $1 and link_id = $2`, [
            workspaceId,
            linkId,
          ]);
        await publishWithin(run, schema, workspaceId, events(link));
        await countRemoved(run, schema, countedLinks(workspaceId));
        return link;
      });
    },

    async pass(workspaceId, linkId, { events = () => [] } = {}) {
      if (!storable(workspaceId, linkId)) return refuse('not_found');
      return database.change(workspaceId, async run => {
        const { rows } = await run(
          `update ${table} l set passes = l.passes + 1 where l.workspace_id = $1 and l.id = $2
          and (l.max_clicks is null or l.passes < l.max_clicks) returning ${columns}`,
          [workspaceId, linkId],
        );
        if (rows[0] === undefined) {
          const known = await run(`select 1 from ${table} l where l.workspace_id = $1 and l.id = $2`, [
            workspaceId,
            linkId,
          ]);
          return refuse(known.rows.length === 0 ? 'not_found' : 'used_up');
        }
        const link = linkTable.of(rows[0]);
        await publishWithin(run, schema, workspaceId, events(link));
        return link;
      });
    },

    clock: () => database.clock(),

    async expire(now, limit, { events = () => [] } = {}) {
      checkTimes('links.expire', { now });
      checkCounts('links.expire', { limit });
      const due = await database.rows(
        `select l.workspace_id, l.id from ${table} l where l.expired_at is null and l.expires_at <= $1::timestamptz
        order by l.expires_at limit $2`,
        [now, limit],
      );
      let expired = 0;
      for (const [workspaceId, links] of groupBy(due, row => row.workspace_id as string)) {
        const expireSome = async (run: RunStatement) => {
          const { rows } = await run(
            `update ${table} l set expired_at = $3::timestamptz where l.workspace_id = $1 and l.id in (
              select d.id from ${table} d where d.workspace_id = $1 and d.id = any ($2::text[])
              and d.expired_at is null and d.expires_at <= $3::timestamptz order by d.id for update skip locked
            ) returning ${columns}`,
            [workspaceId, links.map(({ id }) => id), now],
          );
          const ended = rows.map(linkTable.of).sort(byEnd);
          await publishWithin(run, schema, workspaceId, ended.flatMap(events));
          return rows.length;
        };
        // Where a row of the workspace is locked, its links stay due, and others do not wait for them.
        expired += await database.transaction(expireSome, { lockWait: maxLockWait }).catch(error => {
          if (isLockTimeout(error)) return 0;
          throw error;
        });
      }
      return expired;
    },
  };
}

/** The links of a call up to the last one that there is room for. `stored`: the places of those that had no conflict. */
const withinRoom = (
  links: readonly LinkRecord[],
  stored: readonly number[],
  room: number,
): readonly LinkRecord[] =>
  room === 0 ? [] : stored.length <= room ? links : links.slice(0, (stored[room - 1] ?? 0) + 1);

/** The result of a step, or its error. */
function ask(
  step: LinkStep,
  link: LinkRecord,
): { readonly change: LinkChange | null } | { readonly thrown: unknown } {
  try {
    return { change: step(link) };
  } catch (thrown) {
    return { thrown };
  }
}

/** A pattern of LIKE for texts that contain this one, whatever its characters. */
const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

function whereOf(workspaceId: string, { tag, q, externalId, archived, sort, after }: LinkQuery): Where {
  const where = new Where()
    .add(place => `l.workspace_id = ${place}`, workspaceId)
    .add(place => `l.archived = ${place}`, archived)
    .add(place => `l.tags @> array[${place}::text]`, tag)
    // Not `strpos`, which no trigram index of the operator serves.
    .add(place => `l.search_text like ${place}`, q === undefined ? undefined : likeText(q.toLowerCase()))
    .add(place => `l.external_id = ${place}`, externalId);
  const [by, type] = sort === 'created' ? ['created_at', 'timestamptz'] : ['clicks', 'bigint'];
  return where.add((value, id) => `(l.${by}, l.id) < (${value}::${type}, ${id})`, after?.value, after?.id);
}
