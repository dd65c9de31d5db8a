/**
 * Slugs are unique across workspaces: each is a row of its own, which is taken and given back in the transaction of
 * its link. Always in one order, so that two calls that take several do not wait for one another; whoever wants a slug
 * that another transaction has just taken waits for its end.
 */
import { insertion, rowsAsJson, type Table } from '../../database/columns.ts';
import type { Run } from '../../database/database.ts';
import type { Row } from '../../database/pool.ts';

/** Finds the link of a slug: keys that start without a workspace have tables of their own, without foreign keys. */
export const slugTable: Table = {
  name: 'link_slugs',
  columns: { domain: 'text', slug_key: 'text', workspace_id: 'text', link_id: 'text' },
};

/** A link by what its slug belongs to. */
interface Place {
  readonly id: string;
  readonly domain: string;
  readonly slug_key: string;
}

export const placeOf = ({ id, domain, slug_key }: Place): string => `${id} ${domain} ${slug_key}`;

const slugOf = ({ domain, slug_key }: Place) => `${domain} ${slug_key}`;

const inOrder = (one: Place, other: Place) => (slugOf(one) < slugOf(other) ? -1 : 1);

const rowOf = (workspaceId: string, { id, domain, slug_key }: Place) => ({
  domain,
  slug_key,
  workspace_id: workspaceId,
  link_id: id,
});

/** Takes those slugs that are free, for a workspace that there is: their places. */
export async function takeSlugs(
  run: Run,
  schema: string,
  workspaceId: string,
  links: readonly Place[],
): Promise<Set<string>> {
  const { rows } = await run(
    `${insertion(slugTable, schema)} where exists (select 1 from ${schema}workspaces w where w.id = $2)
    on conflict do nothing returning link_id, domain, slug_key`,
    [rowsAsJson([...links].sort(inOrder).map(link => rowOf(workspaceId, link))), workspaceId],
  );
  return new Set(rows.map(takenOf));
}

const takenOf = ({ link_id, domain, slug_key }: Row) =>
  placeOf({ id: link_id as string, domain: domain as string, slug_key: slug_key as string });

/** Gives back the slugs of links that are no more, or have another. */
export async function giveSlugsBack(
  run: Run,
  schema: string,
  workspaceId: string,
  links: readonly Place[],
): Promise<void> {
  for (const { domain, slug_key } of links)
    await run(`delete from ${schema}link_slugs where domain = $1 and slug_key = $2 and workspace_id = $3`, [
      domain,
      slug_key,
      workspaceId,
    ]);
}
