import { insertion, rowsAsJson, type Table } from '../database/columns.ts';
import type { RunStatement } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { collectionTable } from '../database/records.ts';

export const keyTable = collectionTable('keys', {
  members: {
    scopes: 'words',
    allowed_ips: ['words', { optional: true }],
    rate_limit: ['json', { optional: true }],
    metadata: ['json', { optional: true }],
    authority: ['json', { optional: true }],
  },
});

/** Finds the workspace of a key: the only table whose primary key does not start with the workspace. */
export const digestTable: Table = {
  name: 'key_digests',
  columns: { digest: 'text', workspace_id: 'text', key_id: 'text' },
};

/** Inserts keys of a data file that do not exist yet, and returns their number. */
export async function addKeys(run: RunStatement, schema: string, rows: readonly Row[]): Promise<number> {
  // Only for new keys: the digest in the data file must not lead to an existing key with the same id.
  const { rows: added } = await run(
    `${insertion(keyTable, schema)} on conflict do nothing returning workspace_id, id as key_id, digest`,
    [rowsAsJson(rows)],
  );
  await run(insertion(digestTable, schema), [rowsAsJson(added)]);
  return added.length;
}
