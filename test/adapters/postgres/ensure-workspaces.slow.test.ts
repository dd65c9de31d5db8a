/** A host fills in the workspaces of its customers, in two processes at once. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { suiteOf } from '../../helper.ts';
import { databaseUrl, freshRepository } from '../../postgres-server.ts';
import { typescript } from '../../runner/typescript/arguments.ts';

const test = suiteOf('The workspaces of 10,000 customers');
const customers = 10_000;

test('are created once with one owner each by two processes, and again by none', async cleanup => {
  const { pool, schema } = await freshRepository(cleanup);
  const script = fileURLToPath(new URL('./ensure-writer.ts', import.meta.url));
  const args = [...typescript, script, await databaseUrl(), schema, String(customers)];
  const run = async () => Number((await promisify(execFile)(process.execPath, args)).stdout);
  const counts = await Promise.all([run(), run()]);
  assert.equal((counts[0] ?? 0) + (counts[1] ?? 0), customers);
  const { rows } = await pool.query(`select (select count(*)::int from ${schema}.workspaces) as workspaces,
    (select count(*)::int from ${schema}.users) as users,
    (select count(*)::int from ${schema}.memberships m where m.role = 'owner'
      and substr(m.user_id, 6) = substr(m.workspace_id, 6)) as owners,
    (select count(*)::int from ${schema}.memberships) as memberships`);
  assert.deepEqual(rows, [
    { workspaces: customers, users: customers, owners: customers, memberships: customers },
  ]);
  assert.deepEqual(await run(), 0);
});

test.run();
