import { groupBy } from '../../../common/collections/group-by.ts';
import { byText } from '../../../common/text/compare-texts.ts';
import type { LinkRecord } from '../../../generated/types.ts';
import { placesOf, type Quarantine, type SlugPlace } from '../../../repository/index.ts';
import { insertion, rowsAsJson } from '../database/columns.ts';
import type { RunStatement } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { endQuarantines, quarantinedUntil, quarantinesOf } from './quarantines.ts';
import { linkTable } from './rows.ts';
import { allPlacesOf, giveSlugsBack, slugRowKey, takeSlugs } from './slugs.ts';

/** The results, by the places of links. */
export interface StoredLinks {
  /** Links whose slug was free. */
  readonly taken: ReadonlySet<string>;
  /** Links that were stored: their id and external id were free too. Of several with the same place, the first. */
  readonly stored: ReadonlySet<string>;
  /** Links whose slug another workspace gave up: when it becomes free. */
  readonly quarantined: ReadonlyMap<string, string>;
}

/**
 * Stores the links of a workspace that have no conflict, as if they were stored one after the other: of several links
 * with the same id, slug or external id, the first without another conflict is stored.
 */
export async function storeLinks(
  run: RunStatement,
  schema: string,
  workspaceId: string,
  links: readonly LinkRecord[],
  quarantine?: Quarantine,
): Promise<StoredLinks> {
  const taken = new Set<string>();
  const quarantined = new Map<string, string>();
  const stored = new Set<string>();
  const names = new Set<string>();
  for (let left = links; left.length > 0; ) {
    const first = firstOf(left);
    const places = await takeSlugs(run, schema, workspaceId, first.flatMap(allPlacesOf));
    const whole = first.filter(link => allPlacesOf(link).every(place => places.has(slugRowKey(place))));
    const { refused, over } = await quarantinesOf(
      run,
      schema,
      workspaceId,
      whole.flatMap(placesOf),
      quarantine,
    );
    const free: LinkRecord[] = [];
    for (const link of whole) {
      const until = quarantinedUntil(refused, placesOf(link));
      if (until === undefined) free.push(link);
      else quarantined.set(slugRowKey(link), until);
    }
    for (const link of free) taken.add(slugRowKey(link));
    const lost = first.filter(link => !free.includes(link)).flatMap(allPlacesOf);
    await giveSlugsBack(
      run,
      schema,
      workspaceId,
      lost.filter(place => places.has(slugRowKey(place))),
    );
    const added = await storeFree(run, schema, workspaceId, free);
    const theirs = new Set(added.flatMap(namesOf));
    await endQuarantines(
      run,
      schema,
      over.filter(place => theirs.has(slugName(place))),
    );
    for (const link of added) {
      stored.add(slugRowKey(link));
      for (const name of namesOf(link)) names.add(name);
    }
    left = left.filter(link => !first.includes(link) && !namesOf(link).some(name => names.has(name)));
  }
  return { taken, stored, quarantined };
}

/** Stores the links of a data file that have no conflict, and returns their number. */
export async function addLinks(run: RunStatement, schema: string, rows: readonly Row[]): Promise<number> {
  const links = rows as unknown as readonly (LinkRecord & { readonly workspace_id: string })[];
  let added = 0;
  for (const [workspaceId, own] of groupBy(links, row => row.workspace_id))
    added += (await storeLinks(run, schema, workspaceId, own)).stored.size;
  return added;
}

const slugName = ({ domain, slug_key }: SlugPlace) => `slug ${domain} ${slug_key}`;

/** The unique keys of a link. */
const namesOf = (link: LinkRecord): string[] => [
  `id ${link.id}`,
  ...placesOf(link).map(slugName),
  ...(link.external_id === null ? [] : [`external id ${link.external_id}`]),
];

/** Links that share no unique key with a previous link. */
function firstOf(links: readonly LinkRecord[]): LinkRecord[] {
  const wanted = new Set<string>();
  return links.filter(link => {
    const names = namesOf(link);
    const isFirst = !names.some(name => wanted.has(name));
    for (const name of names) wanted.add(name);
    return isFirst;
  });
}

/** Stores links whose slugs are reserved, and frees the slugs of links with another conflict. */
async function storeFree(
  run: RunStatement,
  schema: string,
  workspaceId: string,
  links: readonly LinkRecord[],
) {
  if (links.length === 0) return [];
  const rows = [...links].sort(inOrder).map(link => linkTable.row(workspaceId, link));
  const insert = `${insertion(linkTable, schema)} on conflict do nothing returning id`;
  const ids = new Set((await run(insert, [rowsAsJson(rows)])).rows.map(({ id }) => id));
  const left = links.filter(({ id }) => !ids.has(id));
  if (left.length > 0) await giveSlugsBack(run, schema, workspaceId, left.flatMap(allPlacesOf));
  return links.filter(({ id }) => ids.has(id));
}

/** A fixed order, so that two calls that store several links do not deadlock. */
const inOrder = byText(({ external_id, id }: LinkRecord) => `${external_id ?? ''} ${id}`);
