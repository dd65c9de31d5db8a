/** Creates links: those that have no conflict are stored, all in one transaction. */
import type { LinkRecord } from '../../../generated/types.ts';
import {
  isRefused,
  type LinkConflict,
  type LinkNotStored,
  type LinksRepository,
  refuse,
} from '../../../repository/index.ts';
import { madeOf } from '../../rules/idempotency.ts';
import { checkRecord } from '../../rules/storable.ts';
import { integerOf, storable } from '../database/columns.ts';
import { countAdded, OverLimitError, roomFor } from '../database/counted.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { isReferenceMissing } from '../database/failures.ts';
import { keepRequest, takeRequest } from '../idempotency/requests.ts';
import { publishWithin } from '../webhooks/publish.ts';
import { countedLinks } from './counted.ts';
import { slugRowKey } from './slugs.ts';
import { storeLinks } from './store.ts';

/** Maximum number of workspaces that are remembered as full. */
const maxFull = 10_000;

export function creatingLinks(database: Database): LinksRepository['create'] {
  const { schema } = database;
  const table = `${schema}links`;
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

  return async (
    workspaceId,
    given,
    { events = () => [], quarantine, request, most = Number.POSITIVE_INFINITY } = {},
  ) => {
    for (const link of given) checkRecord('links.create', 'links', link);
    const counted = countedLinks(schema, workspaceId, most);
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
  };
}

/** The links of a call up to the last one that there is room for. `stored`: the places of those that had no conflict. */
const withinRoom = (
  links: readonly LinkRecord[],
  stored: readonly number[],
  room: number,
): readonly LinkRecord[] =>
  room === 0 ? [] : stored.length <= room ? links : links.slice(0, (stored[room - 1] ?? 0) + 1);
