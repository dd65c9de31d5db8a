/** The process that keeps PostgreSQL, or a database in one, for another process. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { suiteOf } from '../../helper.ts';
import { databaseUrl } from '../../postgres-server.ts';
import { makeDatabase } from './server.js';

const test = suiteOf('The process that keeps PostgreSQL');

/** The processes that keep something for this one. */
const keepers = (): number[] =>
  execFileSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map(line => line.trim().split(/\s+/, 4))
    .filter(([parent, , , program]) => Number(parent) === process.pid && program?.endsWith('/keeper.js'))
    .map(([, pid]) => Number(pid));

test('is missed with a plain error, and not with one that ends its user, if somebody has ended it', async () => {
  const server = await databaseUrl();
  const before = keepers();
  const { remove } = await makeDatabase(server);
  const [pid, ...others] = keepers().filter(one => !before.includes(one));
  assert.ok(pid !== undefined && others.length === 0);
  process.kill(pid, 'SIGTERM');
  await assert.rejects(remove(), { message: 'The process that keeps PostgreSQL has ended' });
});

test.run();
