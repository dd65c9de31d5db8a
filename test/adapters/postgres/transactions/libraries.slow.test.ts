/** The code of docs/transactions.md runs, with node-postgres and with query builders over it. */
import assert from 'node:assert/strict';
import { drizzle } from 'drizzle-orm/node-postgres';
import knex from 'knex';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createAutomation, createMarketplace, draftKey, type WebhookEngine } from '../../../../src/index.ts';
import { readPages } from '../../../docs/pages.ts';
import { runCode } from '../../../docs/run-code.ts';
import { type Cleanup, suiteOf } from '../../../helper.ts';
import { databaseUrl, freshRepository } from '../../../postgres-server.ts';
import { host } from './service.ts';

const test = suiteOf('The page about transactions', { isLong: true });

const page = (await readPages()).get('docs/transactions.md') ?? '';

/** The first block of code below a heading. */
function codeOf(heading: string): string {
  const [, code] = page.split(`${heading}\n`)[1]?.match(/^```js\n(.*?)^```$/ms) ?? [];
  assert.ok(code !== undefined, heading);
  return code;
}

/** What the code of each library uses. */
const libraries: Record<string, (cleanup: Cleanup, config: pg.PoolConfig) => object> = {
  '## With your client': (cleanup, config) => ({ pool: poolOf(cleanup, config) }),
  '### Drizzle': (cleanup, config) => ({ pool: poolOf(cleanup, config) }),
  '### Kysely': (cleanup, config) => {
    const db = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool(config) }) });
    cleanup(() => db.destroy());
    return { db };
  },
  '### Knex': (cleanup, config) => {
    const db = knex({ client: 'pg', connection: config as object });
    cleanup(() => db.destroy());
    return { db };
  },
};

function poolOf(cleanup: Cleanup, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  cleanup(() => pool.end());
  return pool;
}

for (const [heading, made] of Object.entries(libraries))
  test(`has code that sends an event once it has committed, and none when it fails: ${heading}`, async cleanup => {
    const { pool, schema, webhooks, received } = await host(cleanup);
    await pool.query(`alter table ${schema}.orders add column paid boolean not null default false`);
    await pool.query(`insert into ${schema}.orders values (42)`);
    const isPaid = async () =>
      (await pool.query(`select paid from ${schema}.orders where id = 42`)).rows[0].paid;
    const among = made(cleanup, {
      connectionString: await databaseUrl(),
      options: `-c search_path=${schema}`,
    });
    const code = codeOf(heading);
    const run = (publish: WebhookEngine['publish']) =>
      runCode(cleanup, code, {
        among: {
          ...among,
          webhooks: {
            publish: (_: string, ...rest: never) => publish('ws_shop', ...(rest as [string, object])),
          },
        },
        modules: { 'drizzle-orm/node-postgres': { drizzle } },
      });
    const failing = run(async (...event) => {
      assert.equal(await webhooks.publish(...event), 1);
      throw new Error('the card was declined');
    });
    await assert.rejects(failing, /the card was declined/);
    assert.equal(await isPaid(), false);
    await run(webhooks.publish);
    assert.equal(await isPaid(), true);
    await webhooks.publish('ws_shop', 'order.paid', {}, { id: 'later' });
    assert.deepEqual(await received(2), ['later', 'order-42-paid']);
  });

test('has code that signs up a customer, and leaves nothing of one who fails', async cleanup => {
  const { schema, repository } = await freshRepository(cleanup);
  const options = `-c search_path=${schema}`;
  const pool = poolOf(cleanup, { connectionString: await databaseUrl(), options });
  const marketplace = createMarketplace({ repository });
  await pool.query('create table customers (id integer primary key, name text)');
  const code = codeOf('## A sign-up');
  const signUp = (keys: object) =>
    runCode(cleanup, code, {
      among: { pool, marketplace, repository: { keys }, console: { log: () => {} } },
      modules: { 'koa-marketplace': { draftKey } },
    });
  const failing = () => Promise.reject(new Error('the card was declined'));
  await assert.rejects(signUp({ create: failing }), /the card was declined/);
  assert.equal(await repository.workspaces.find('shop_42'), null);
  await signUp(repository.keys);
  assert.equal((await repository.workspaces.find('shop_42'))?.name, 'Lamps');
  assert.equal((await repository.keys.find('shop_42', 'key_first'))?.name, 'First key');
  assert.equal((await pool.query('select 1 from customers')).rows.length, 1);
});

test('has code that publishes to automation in a transaction', async cleanup => {
  const { pool, repository, webhooks } = await host(cleanup);
  const [, code = ''] = page.match(/^```js\n(import \{ createAutomation \}.*?)^```$/ms) ?? [];
  const client = await pool.connect();
  cleanup(() => client.release());
  await client.query('begin');
  await runCode(cleanup, code, {
    among: { repository, webhooks, client },
    modules: { 'koa-marketplace': { createAutomation } },
  });
  await client.query('commit');
  const { events } = await repository.automation.feed('ws_shop', { limit: 10 });
  assert.deepEqual(
    events.map(({ type, source_id }) => [type, source_id]),
    [['order.placed', 'order-42-placed']],
  );
});

test.run();
