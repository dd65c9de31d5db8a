/**
 * Slugs are unique across workspaces: each is a separate row, inserted and deleted in the transaction of its link.
 * Several slugs are always inserted in a fixed order, so that two calls do not deadlock. A call waits if another open
 * transaction has inserted the same slug.
 */
import { byText } from '../../../common/text/compare-texts.ts';
import type { LinkRecord } from '../../../generated/types.ts';
import { placesOf } from '../../../repository/index.ts';
import { insertion, rowsAsJson, type Table } from '../database/columns.ts';
import type { RunStatement } from '../database/database.ts';
import type { Row } from '../database/pool.ts';

/** Finds the link of a slug. Unique keys without a workspace have separate tables, without foreign keys. */
export const slugTable: Table = {
  name: 'link_slugs',
  columns: { domain: 'text', slug_key: 'text', workspace_id: 'text', link_id: 'text' },
};

/** The id and the slug, or an alias, of a link. */
export interface SlugRow {
  readonly id: string;
  readonly domain: string;
  readonly slug_key: string;
}

/** All places of a link: that of its slug first. */
export const allPlacesOf = (link: Readonly<LinkRecord>): SlugRow[] =>
  placesOf(link).map(({ domain, slug_key }) => ({ id: link.id, domain, slug_key }));

export const slugRowKey = ({ id, domain, slug_key }: SlugRow): string => `${id} ${domain} ${slug_key}`;

const slugOf = ({ domain, slug_key }: SlugRow) => `${domain} ${slug_key}`;

const inOrder = byText(slugOf);

/** Reserves the slugs that are free, and returns their places. */
export async function takeSlugs(
  run: RunStatement,
  schema: string,
  workspaceId: string,
  links: readonly SlugRow[],
): Promise<Set<string>> {
  const { rows } = await run(...taking(schema, workspaceId, links));
  return new Set(rows.map(takenOf));
}

function taking(
  schema: string,
  workspaceId: string,
  links: readonly SlugRow[],
): [text: string, values: unknown[]] {
  const unlessTaken = 'on conflict do nothing returning domain, slug_key, link_id';
  const [link, ...more] = links;
  // Most calls create one link; planning this statement takes half the time.
  if (link !== undefined && more.length === 0)
    return [
      `insert into ${schema}link_slugs (domain, slug_key, workspace_id, link_id) values ($1, $2, $3, $4) ${unlessTaken}`,
      [link.domain, link.slug_key, workspaceId, link.id],
    ];
  const rows = [...links].sort(inOrder).map(({ id, domain, slug_key }) => ({
    domain,
    slug_key,
    workspace_id: workspaceId,
    link_id: id,
  }));
  return [`${insertion(slugTable, schema)} ${unlessTaken}`, [rowsAsJson(rows)]];
}

const takenOf = ({ link_id, domain, slug_key }: Row) =>
  slugRowKey({ id: link_id as string, domain: domain as string, slug_key: slug_key as string });

/** Frees slugs and aliases that links have given up. */
export async function giveSlugsBack(
  run: RunStatement,
  schema: string,
  workspaceId: string,
  links: readonly SlugRow[],
): Promise<void> {
  for (const { domain, slug_key, id } of links)
    await run(
      `delete from ${schema}link_slugs where domain = $1 and slug_key = $2 and workspace_id = $3 and link_id = $4`,
      [domain, slug_key, workspaceId, id],
    );
}
