/** Changes links, and deletes them. */
import type { LinkRecord } from '../../../generated/types.ts';
import {
  type ChangedLink,
  type LinkChange,
  type LinkConflict,
  type LinkStep,
  type LinksRepository,
  placesOf,
  type Quarantine,
  type Refused,
  refuse,
  type SlugQuarantined,
} from '../../../repository/index.ts';
import { movesOf, searchText } from '../../rules/links.ts';
import { checkIdentity, checkRecord } from '../../rules/storable.ts';
import { selection, storable, updating } from '../database/columns.ts';
import { countRemoved } from '../database/counted.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { deletionOfSome } from '../database/deletions.ts';
import { duplicateOf } from '../database/failures.ts';
import { publishWithin } from '../webhooks/publish.ts';
import { countedLinks } from './counted.ts';
import { endQuarantines, quarantinedUntil, quarantinesOf, startQuarantines } from './quarantines.ts';
import { clickKey, clickTable, linkTable, visitorKey, visitorTable } from './rows.ts';
import { allPlacesOf, giveSlugsBack, type SlugRow, slugRowKey, takeSlugs } from './slugs.ts';

/** Maximum number of clicks of a deleted link per DELETE. */
const clicksAtOnce = 5_000;

export function postgresLinkChanges(database: Database): Pick<LinksRepository, 'change' | 'delete'> {
  const { schema } = database;
  const table = `${schema}links`;
  const columns = selection(linkTable, 'l');
  const byId = `select ${columns} from ${table} l where l.workspace_id = $1 and l.id = $2`;

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

  return {
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
          checkIdentity('links.change', 'links', before, link);
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
      if (!storable(workspaceId, linkId)) return refuse('not_found');
      if ((await database.rows(byId, [workspaceId, linkId])).length === 0) return refuse('not_found');
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
        await countRemoved(run, schema, countedLinks(schema, workspaceId));
        return link;
      });
    },
  };
}

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
