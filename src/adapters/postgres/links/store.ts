import { byText } from '../../../common/compare-texts.ts';
import { groupBy } from '../../../common/group-by.ts';
import type { LinkRecord } from '../../../generated/types.ts';
import { insertion, rowsAsJson } from '../database/columns.ts';
import type { Run } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { linkRow, linkTable } from './rows.ts';
import { giveSlugsBack, placeOf, takeSlugs } from './slugs.ts';

/** The results, by the places of links. */
export interface StoredLinks {
  /** Links whose slug was free. */
  readonly taken: ReadonlySet<string>;
  /** Links that were stored: their id and external id were free too. Of several with the same place, the first. */
  readonly stored: ReadonlySet<string>;
}

/**
 * Stores the links of a workspace that have no conflict, as if they were stored one after the other: of several links
 * with the same id, slug or external id, the first without another conflict is stored.
 */
export async function storeLinks(
  run: Run,
  schema: string,
  workspaceId: string,
  links: readonly LinkRecord[],
): Promise<StoredLinks> {
  const taken = new Set<string>();
  const stored = new Set<string>();
  const names = new Set<string>();
  for (let left = links; left.length > 0; ) {
    const first = firstOf(left);
    for (const place of await takeSlugs(run, schema, workspaceId, first)) taken.add(place);
    const free = first.filter(link => taken.has(placeOf(link)));
    for (const link of await storeFree(run, schema, workspaceId, free)) {
      stored.add(placeOf(link));
      for (const name of namesOf(link)) names.add(name);
    }
    left = left.filter(link => !first.includes(link) && !namesOf(link).some(name => names.has(name)));
  }
  return { taken, stored };
}

/** Stores the links of a data file that have no conflict, and returns their number. */
export async function addLinks(run: Run, schema: string, rows: readonly Row[]): Promise<number> {
  const links = rows as unknown as readonly (LinkRecord & { readonly workspace_id: string })[];
  let added = 0;
  for (const [workspaceId, own] of groupBy(links, row => row.workspace_id))
    added += (await storeLinks(run, schema, workspaceId, own)).stored.size;
  return added;
}

/** The unique keys of a link. */
const namesOf = ({ id, domain, slug_key, external_id }: LinkRecord): string[] => [
  `id ${id}`,
  `slug ${domain} ${slug_key}`,
  ...(external_id === null ? [] : [`external id ${external_id}`]),
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
async function storeFree(run: Run, schema: string, workspaceId: string, links: readonly LinkRecord[]) {
  if (links.length === 0) return [];
  const rows = [...links].sort(inOrder).map(link => linkRow(workspaceId, link));
  const insert = `${insertion(linkTable, schema)} on conflict do nothing returning id`;
  const ids = new Set((await run(insert, [rowsAsJson(rows)])).rows.map(({ id }) => id));
  const left = links.filter(({ id }) => !ids.has(id));
  if (left.length > 0) await giveSlugsBack(run, schema, workspaceId, left);
  return links.filter(({ id }) => ids.has(id));
}

/** A fixed order, so that two calls that store several links do not deadlock. */
const inOrder = byText(({ external_id, id }: LinkRecord) => `${external_id ?? ''} ${id}`);
