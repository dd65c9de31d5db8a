/** Connections that break while nobody but us could listen to them. */
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { Database } from '../../../src/adapters/postgres/database/database.ts';
import type { Pool, PoolClient, QueryResult } from '../../../src/adapters/postgres/index.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('A connection to PostgreSQL that breaks');

class Client extends EventEmitter implements PoolClient {
  readonly statements: string[] = [];
  fails: Error | null = null;
  released: Error | undefined | null = null;

  async query({ text }: { readonly text: string }): Promise<QueryResult> {
    this.statements.push(text);
    if (this.fails !== null && !text.startsWith('BEGIN')) throw this.fails;
    return { rows: [], rowCount: 0 };
  }

  release(error?: Error): void {
    this.released = error;
  }
}

/** Like the pool of node-postgres: it listens to nobody's client but an idle one. */
class HostsPool extends EventEmitter implements Pool {
  readonly client = new Client();
  breaks = false;

  async query(): Promise<QueryResult> {
    return { rows: [], rowCount: 0 };
  }

  async connect(): Promise<PoolClient> {
    this.emit('acquire', this.client);
    if (this.breaks) this.client.emit('error', new Error('terminating connection'));
    return this.client;
  }
}

test('in the moment when it is handed out is no exception', async () => {
  const pool = new HostsPool();
  const database = new Database(pool, 'marketplace');
  pool.breaks = true;
  assert.equal(await database.transaction(async () => 1), 1);
});

test('while it is idle is no exception, although the host listens to nothing', () => {
  const pool = new HostsPool();
  new Database(pool, 'marketplace');
  assert.ok(pool.emit('error', new Error('terminating connection'), pool.client));
});

test('has one listener, however often it is handed out and however many repositories share its pool', async () => {
  const pool = new HostsPool();
  const databases = Array.from({ length: 20 }, () => new Database(pool, 'marketplace'));
  pool.emit('connect', pool.client);
  for (const database of databases)
    for (let turn = 0; turn < 20; turn += 1) await database.transaction(async () => {});
  assert.equal(pool.client.listenerCount('error'), 1);
  assert.deepEqual(
    ['error', 'connect', 'acquire'].map(event => pool.listenerCount(event)),
    [1, 1, 1],
  );
});

test('in a pool that emits no events is listened to while we use it', async () => {
  const client = new Client();
  const pool: Pool = { query: async () => ({ rows: [], rowCount: 0 }), connect: async () => client };
  const database = new Database(pool, 'marketplace');
  await database.transaction(async run => {
    client.emit('error', new Error('terminating connection'));
    await run('select 1');
  });
  assert.equal(client.listenerCount('error'), 0, 'the client belongs to the host again');
});

for (const [what, fails, statements] of [
  ['is closed at once: a ROLLBACK would wait for another timeout', new Error('Query read timeout'), 0],
  [
    'is closed at once if the system says that it is gone',
    Object.assign(new Error('read'), { code: 'ECONNRESET' }),
    0,
  ],
  ['is rolled back if PostgreSQL has answered', Object.assign(new Error('no'), { code: '23514' }), 1],
] as const)
  test(`in the middle of a transaction ${what}`, async () => {
    const pool = new HostsPool();
    pool.client.fails = fails;
    await assert.rejects(new Database(pool, 'marketplace').transaction(run => run('select 1')));
    assert.equal(pool.client.statements.filter(text => text === 'ROLLBACK').length, statements);
    // The client of the test refuses the ROLLBACK too.
    assert.equal(pool.client.released, fails);
  });

test.run();
