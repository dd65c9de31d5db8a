/** The SQL and the outbox of docs/transactions.md run. */
import assert from 'node:assert/strict';
import sqlite from 'node-sqlite3-wasm';
import { createOutbox } from '../../../../src/index.ts';
import { readPages } from '../../../docs/pages.ts';
import { suiteOf } from '../../../helper.ts';
import { until } from '../../../until.ts';
import { host } from './service.ts';

const test = suiteOf('The page about transactions', { isLong: true });

const page = (await readPages()).get('docs/transactions.md') ?? '';
const blocksOf = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code = '']) => code);

test('has SQL that publishes an event, and lists and repeats those that were refused', async cleanup => {
  const { pool, schema, received } = await host(cleanup);
  await pool.query(`alter table ${schema}.orders add column paid boolean not null default false`);
  const [publishing = '', looking = ''] = blocksOf('sql');
  const inSchema = (sql: string) =>
    sql.replaceAll('marketplace.', `${schema}.`).replace('update orders', `update ${schema}.orders`);
  await pool.query(inSchema(publishing));
  assert.deepEqual(await received(1), ['order-42-paid']);
  await pool.query(inSchema(looking));
});

test('has an outbox that publishes an event', async cleanup => {
  const { webhooks, received } = await host(cleanup);
  const database = new sqlite.Database();
  cleanup(() => database.close());
  database.exec('create table orders (id integer, paid integer)');
  const code = (blocksOf('js').find(one => one.includes('createOutbox({')) ?? '').replace(
    /^import .*\n/m,
    '',
  );
  const opened: { close(): Promise<void> }[] = [];
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<void>;
  await new AsyncFunction('createOutbox', 'database', 'webhooks', code)(
    (options: Parameters<typeof createOutbox>[0]) => {
      const outbox = createOutbox(options);
      opened.push(outbox);
      return outbox;
    },
    database,
    webhooks,
  );
  assert.deepEqual(await received(1), ['order-42-paid']);
  await until(() => database.all('select 1 from outbox').length === 0);
  await opened[0]?.close();
});

test.run();
