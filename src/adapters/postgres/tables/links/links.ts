import type { LinkRecord } from '../../../../generated/types.ts';
import type {
  ChangedLink,
  LinkChange,
  LinkConflict,
  LinkQuery,
  LinkStep,
  LinksRepository,
} from '../../../../repository/index.ts';
import { placeAfter, searchText } from '../../../data/links.ts';
import { insertion, integerOf, isStorable, rowsAsJson, selection, updating } from '../../database/columns.ts';
import type { Database, Run } from '../../database/database.ts';
import { duplicateOf } from '../../database/failures.ts';
import { Where } from '../../database/where.ts';
import { publishWithin } from '../webhooks/publish.ts';
import { linkOf, linkRow, linkTable } from './rows.ts';

type LinkMethods = Omit<LinksRepository, 'recordClicks' | 'listDays' | 'listClicks' | 'saltOf' | 'prune'>;

/** What stands in the way, by the index that says so. */
const conflicts: Readonly<Record<string, LinkConflict>> = {
  links_slug: 'slug_taken',
  links_external_id: 'external_id_taken',
};

export function postgresLinks(database: Database): LinkMethods {
  const { schema } = database;
  const table = `${schema}links`;
  const columns = selection(linkTable, 'l');
  const one = `select ${columns} from ${table} l where l.workspace_id = $1`;
  const byId = `${one} and l.id = $2`;
  const byExternalId = `${one} and l.external_id = $2`;
  const bySlug = `select ${columns}, l.workspace_id from ${table} l where l.domain = $1 and l.slug_key = $2`;
  const storable = (...texts: readonly string[]) => texts.every(isStorable);

  /** What stands in the way of a link that was not stored. */
  async function conflictOf(run: Run, workspaceId: string, link: LinkRecord): Promise<LinkConflict> {
    const { rows } = await run(
      `select (l.workspace_id = $1 and l.id = $2)::integer as same_id,
      (l.workspace_id = $1 and l.external_id = $5)::integer as same_external_id from ${table} l
      where (l.workspace_id = $1 and l.id = $2) or (l.domain = $3 and l.slug_key = $4)
      or (l.workspace_id = $1 and l.external_id = $5)`,
      [workspaceId, link.id, link.domain, link.slug_key, link.external_id],
    );
    if (rows.some(row => integerOf(row.same_id) === 1)) return 'id_taken';
    if (rows.some(row => integerOf(row.same_external_id) === 1)) return 'external_id_taken';
    // What stood in the way may be gone by now.
    return rows.length > 0 || link.external_id === null ? 'slug_taken' : 'external_id_taken';
  }

  const ofWorkspace = async (text: string, values: [string, string]) => {
    if (!storable(...values)) return null;
    const [row] = await database.rows(text, values);
    return row === undefined ? null : linkOf(row);
  };

  return {
    async create(workspaceId, drafts) {
      const unknown = () => drafts.map(() => 'workspace_unknown' as const);
      if (!storable(workspaceId)) return unknown();
      return database.transaction(async run => {
        const known = await run(`select 1 from ${schema}workspaces where id = $1`, [workspaceId]);
        if (known.rows.length === 0) return unknown();
        // Several at once come in any order: two such calls would wait for one another.
        if (drafts.length > 1) await run('select pg_advisory_xact_lock(hashtext($1))', [`${schema}links`]);
        const { rows } = await run(
          `${insertion(linkTable, schema)} on conflict do nothing returning id, slug_key, domain`,
          [rowsAsJson(drafts.map(({ link }) => linkRow(workspaceId, link)))],
        );
        const stored = new Set(rows.map(row => `${row.id} ${row.domain} ${row.slug_key}`));
        const results: (LinkConflict | null)[] = [];
        for (const { link, events } of drafts) {
          // Of drafts with the same id and slug the first is the one that was stored.
          const made = stored.delete(`${link.id} ${link.domain} ${link.slug_key}`);
          if (made) await publishWithin(run, schema, workspaceId, events);
          results.push(made ? null : await conflictOf(run, workspaceId, link));
        }
        return results;
      });
    },

    find: (workspaceId, linkId) => ofWorkspace(byId, [workspaceId, linkId]),

    findByExternalId: (workspaceId, externalId) => ofWorkspace(byExternalId, [workspaceId, externalId]),

    async findBySlug(domain, slugKey) {
      if (!storable(domain, slugKey)) return null;
      const [row] = await database.rows(bySlug, [domain, slugKey]);
      return row === undefined ? null : { workspaceId: row.workspace_id as string, link: linkOf(row) };
    },

    async list(workspaceId, query) {
      const { limit, sort } = query;
      const where = whereOf(workspaceId, query);
      if (!where.isStorable) return { links: [], next: null };
      const by = sort === 'created' ? 'created_at' : 'clicks';
      const rows = await database.rows(
        `select ${columns} from ${table} l where ${where} order by l.${by} desc, l.id desc limit ${where.place(limit + 1)}`,
        where.values,
      );
      const links = rows.slice(0, limit).map(linkOf);
      const last = links.at(-1);
      return { links, next: last !== undefined && rows.length > limit ? placeAfter(last, sort) : null };
    },

    async change(workspaceId, linkId, step, events = () => []) {
      if (!storable(workspaceId, linkId)) return null;
      let answer: ChangedLink | LinkConflict | { readonly thrown: unknown } | null;
      try {
        answer = await database.transaction(async run => {
          const { rows } = await run(`${byId} for update`, [workspaceId, linkId]);
          if (rows[0] === undefined) return null;
          const before = linkOf(rows[0]);
          const asked = ask(step, before);
          if ('thrown' in asked) return asked;
          if (asked.change === null) return { before, after: before };
          const given = { ...asked.change, search_text: searchText({ ...before, ...asked.change }) };
          const names = Object.keys(given).sort();
          const values = [workspaceId, linkId, JSON.stringify(given)];
          const [row] = (await run(updating(linkTable, schema, names), values)).rows;
          if (row === undefined) return null;
          const changed = { before, after: linkOf(row) };
          await publishWithin(run, schema, workspaceId, events(changed));
          return changed;
        });
      } catch (error) {
        const conflict = conflicts[duplicateOf(error) ?? ''];
        if (conflict === undefined) throw error;
        return conflict;
      }
      // Not within the transaction, where it would be taken for a failure of PostgreSQL.
      if (answer !== null && typeof answer === 'object' && 'thrown' in answer) throw answer.thrown;
      return answer;
    },

    async delete(workspaceId, linkId, events = () => []) {
      if (!storable(workspaceId, linkId)) return null;
      return database.transaction(async run => {
        const { rows } = await run(
          `delete from ${table} l where l.workspace_id = $1 and l.id = $2 returning ${columns}`,
          [workspaceId, linkId],
        );
        if (rows[0] === undefined) return null;
        const link = linkOf(rows[0]);
        for (const name of ['link_days', 'link_clicks', 'link_visitors'])
          await run(`delete from ${schema}${name} where workspace_id = $1 and link_id = $2`, [
            workspaceId,
            linkId,
          ]);
        await publishWithin(run, schema, workspaceId, events(link));
        return link;
      });
    },

    async pass(workspaceId, linkId, events = () => []) {
      if (!storable(workspaceId, linkId)) return null;
      return database.transaction(async run => {
        const { rows } = await run(
          `update ${table} l set passes = l.passes + 1 where l.workspace_id = $1 and l.id = $2
          and (l.max_clicks is null or l.passes < l.max_clicks) returning ${columns}`,
          [workspaceId, linkId],
        );
        if (rows[0] === undefined) return null;
        const link = linkOf(rows[0]);
        await publishWithin(run, schema, workspaceId, events(link));
        return link;
      });
    },

    expire: (now, limit, events) =>
      database.transaction(async run => {
        const { rows } = await run(
          `update ${table} l set expired_at = $1::timestamptz from (
            select d.workspace_id, d.id from ${table} d where d.expired_at is null and d.expires_at <= $1::timestamptz
            order by d.expires_at limit $2 for update skip locked
          ) due where l.workspace_id = due.workspace_id and l.id = due.id returning ${columns}, l.workspace_id`,
          [now, limit],
        );
        for (const row of rows)
          await publishWithin(run, schema, row.workspace_id as string, events(linkOf(row)));
        return rows.length;
      }),
  };
}

/** What a step says, or what it throws. */
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

function whereOf(workspaceId: string, { tag, q, externalId, archived, sort, after }: LinkQuery): Where {
  const where = new Where()
    .add(place => `l.workspace_id = ${place}`, workspaceId)
    .add(place => `l.archived = ${place}`, archived)
    .add(place => `l.tags @> array[${place}::text]`, tag)
    .add(place => `strpos(l.search_text, ${place}) > 0`, q?.toLowerCase())
    .add(place => `l.external_id = ${place}`, externalId);
  const [by, type] = sort === 'created' ? ['created_at', 'timestamptz'] : ['clicks', 'bigint'];
  return where.add((value, id) => `(l.${by}, l.id) < (${value}::${type}, ${id})`, after?.value, after?.id);
}
