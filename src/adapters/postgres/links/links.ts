import { groupBy } from '../../../common/collections/group-by.ts';
import {
  type LinkClickMethods,
  type LinkQuery,
  type LinksRepository,
  linkFilters,
  refuse,
} from '../../../repository/index.ts';
import { byEnd, placeAfter } from '../../rules/links.ts';
import { checkCounts, checkTimes } from '../../rules/storable.ts';
import { selection, storable } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { isLockTimeout } from '../database/failures.ts';
import { maxLockWait } from '../database/locked-changes.ts';
import { Where } from '../database/where.ts';
import { publishWithin } from '../webhooks/publish.ts';
import { postgresLinkChanges } from './change.ts';
import { creatingLinks } from './create.ts';
import { findQuarantine } from './quarantines.ts';
import { linkTable } from './rows.ts';

type LinkMethods = Omit<LinksRepository, keyof LinkClickMethods>;

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
  const ofWorkspace = async (text: string, values: [string, string]) => {
    if (!storable(...values)) return null;
    const [row] = await database.rows(text, values);
    return row === undefined ? null : linkTable.of(row);
  };

  return {
    create: creatingLinks(database),

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

    ...postgresLinkChanges(database),

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

/** A pattern of LIKE for texts that contain this one, whatever its characters. */
const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

function whereOf(workspaceId: string, query: LinkQuery): Where {
  const { tag, q, archived, sort, after } = query;
  const where = new Where()
    .add(place => `l.workspace_id = ${place}`, workspaceId)
    .add(place => `l.archived = ${place}`, archived)
    .add(place => `l.tags @> array[${place}::text]`, tag)
    // Not `strpos`, which no trigram index of the operator serves.
    .add(place => `l.search_text like ${place}`, q === undefined ? undefined : likeText(q.toLowerCase()))
    .addFilters('l', linkFilters, query);
  const [by, type] = sort === 'created' ? ['created_at', 'timestamptz'] : ['clicks', 'bigint'];
  return where.add((value, id) => `(l.${by}, l.id) < (${value}::${type}, ${id})`, after?.value, after?.id);
}
