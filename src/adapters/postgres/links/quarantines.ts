/**
 * Slugs that workspaces have given up. They are looked at after the slugs are taken: who waited for a slug that another
 * transaction was giving up finds its quarantine then.
 */
import type { Quarantine, Quarantined, SlugPlace } from '../../../repository/index.ts';
import { givenByKey, insertion, rowsAsJson, selection } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { quarantineTable } from './rows.ts';

const key = { domain: 'text', slug_key: 'text' };
const isGiven = 'q.domain = given.domain and q.slug_key = given.slug_key';

const placeKeyOf = ({ domain, slug_key }: SlugPlace) => `${domain} ${slug_key}`;

const keysOf = (places: readonly SlugPlace[]) =>
  rowsAsJson(places.map(({ domain, slug_key }) => ({ domain, slug_key })));

export async function findQuarantine(
  database: Database,
  domain: string,
  slugKey: string,
): Promise<Quarantined | null> {
  const [row] = await database.rows(
    `select ${selection(quarantineTable, 'q')}, q.workspace_id from ${database.schema}link_quarantines q
    where q.domain = $1 and q.slug_key = $2`,
    [domain, slugKey],
  );
  return row === undefined
    ? null
    : { workspaceId: row.workspace_id as string, until: quarantineTable.of(row).until };
}

/** What is known of the quarantine of some places. */
interface Found {
  /** Those that another workspace gave up: until when. */
  readonly refused: ReadonlyMap<string, string>;
  /** Those that the workspace may have. */
  readonly over: readonly SlugPlace[];
}

/** The quarantines of places that are taken now. */
export async function quarantinesOf(
  run: RunStatement,
  schema: string,
  workspaceId: string,
  places: readonly SlugPlace[],
  quarantine: Quarantine | undefined,
): Promise<Found> {
  const refused = new Map<string, string>();
  const over: SlugPlace[] = [];
  if (places.length === 0) return { refused, over };
  const { rows } = await run(
    `select ${selection(quarantineTable, 'q')}, q.workspace_id from ${schema}link_quarantines q
    join (${givenByKey('$1', key)}) on ${isGiven}`,
    [keysOf(places)],
  );
  for (const row of rows) {
    const one = quarantineTable.of(row);
    const isOver =
      quarantine === undefined ||
      row.workspace_id === workspaceId ||
      Date.parse(one.until) <= Date.parse(quarantine.now);
    if (isOver) over.push(one);
    else refused.set(placeKeyOf(one), one.until);
  }
  return { refused, over };
}

/** Ends the quarantines of places that links have. */
export async function endQuarantines(
  run: RunStatement,
  schema: string,
  places: readonly SlugPlace[],
): Promise<void> {
  if (places.length > 0)
    await run(`delete from ${schema}link_quarantines q using (${givenByKey('$1', key)}) where ${isGiven}`, [
      keysOf(places),
    ]);
}

/** When the first of these places becomes free, or `undefined` if no other workspace gave one of them up. */
export const quarantinedUntil = (
  refused: ReadonlyMap<string, string>,
  places: readonly SlugPlace[],
): string | undefined =>
  places.map(place => refused.get(placeKeyOf(place))).find(until => until !== undefined);

/** Puts places into quarantine that the workspace has given up. */
export async function startQuarantines(
  run: RunStatement,
  schema: string,
  workspaceId: string,
  places: readonly SlugPlace[],
  quarantine: Quarantine | undefined,
): Promise<void> {
  if (quarantine === undefined || places.length === 0) return;
  const rows = [...places]
    .sort((one, other) => (placeKeyOf(one) < placeKeyOf(other) ? -1 : 1))
    .map(({ domain, slug_key }) =>
      quarantineTable.row(workspaceId, { domain, slug_key, until: quarantine.until }),
    );
  await run(
    `${insertion(quarantineTable, schema)} on conflict (domain, slug_key) do update
    set workspace_id = excluded.workspace_id, until = excluded.until`,
    [rowsAsJson(rows)],
  );
}
