/** What docs/operations.md says of a database that is restored from a backup. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import pg from 'pg';
import { toData } from '../../mock-server/fixtures.ts';
import { postgresRepository } from '../../src/adapters/postgres/index.ts';
import { createMarketplace } from '../../src/index.ts';
import { type Cleanup, fixtures, post, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { databaseUrl } from '../postgres-server.ts';
import { receiver } from '../webhooks/receiver.ts';

const test = suiteOf('A restored database', { isLong: true });
const authorization = { authorization: `Bearer ${secrets.studio}` };

/** A database of its own, because no connection may be open while it is copied. */
async function database(cleanup: Cleanup, name: string, template?: string): Promise<string> {
  const url = await databaseUrl();
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  cleanup(() => run(`drop database ${name} with (force)`));
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function serve(cleanup: Cleanup, connectionString: string) {
  const pool = new pg.Pool({ connectionString });
  const repository = await postgresRepository({ pool });
  const marketplace = createMarketplace({
    repository,
    publicUrl: 'https://shop.example',
    webhooks: { allowPrivateTargets: ['127.0.0.1'], pollInterval: 20 },
    messaging: false,
  });
  const { url } = await serveApp(cleanup, new Koa().use(marketplace.router.routes()));
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await marketplace.close();
    await repository.close();
    await pool.end();
  };
  cleanup(close);
  const publish = async (type: string) => {
    const answer = await post(`${url}/api/v1/automation/publish`, { type, data: {} }, authorization);
    assert.equal(answer.status, 202, answer.text);
  };
  const feed = async (after: number) =>
    (await send(`${url}/api/v1/automation/events?after=${after}`, { headers: authorization })).json as {
      data: { type: string }[];
      last: number;
    };
  return { url, marketplace, repository, publish, feed, close };
}

test('sends what was pending, has keys that were revoked since, and numbers its feed from the backup on', async cleanup => {
  const name = `restore_${process.pid}`;
  const place = await database(cleanup, name);
  const before = await serve(cleanup, place);
  await before.repository.import({ ...toData(fixtures), webhook_endpoints: {}, webhook_deliveries: {} });
  const { url: target, received, reached } = await receiver(cleanup);
  const hook = { url: target, event_types: ['key.created'] };
  assert.equal((await post(`${before.url}/api/v1/webhooks`, hook, authorization)).status, 201);
  const made = await post(
    `${before.url}/api/v1/keys`,
    { name: 'One', scopes: ['models:read'] },
    authorization,
  );
  const { id, secret } = (made.json as { data: { id: string; secret: string } }).data;
  await before.close();
  await database(cleanup, `${name}_backup`, name);

  const later = await serve(cleanup, place);
  await later.publish('order.paid');
  const { last } = await later.feed(0);
  assert.equal(
    (await send(`${later.url}/api/v1/keys/${id}`, { method: 'DELETE', headers: authorization })).status,
    200,
  );
  later.marketplace.start();
  await reached(1);
  await later.close();

  const restored = await serve(cleanup, await database(cleanup, `${name}_restored`, `${name}_backup`));
  const models = await send(`${restored.url}/api/v1/models`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  assert.equal(models.status, 200, 'a key that was revoked since is valid again');
  restored.marketplace.start();
  await reached(2);
  const [first, again] = received.map(({ headers }) => headers['webhook-id']);
  assert.equal(again, first);
  await restored.publish('order.refunded');
  assert.deepEqual((await restored.feed(last)).data, []);
  assert.ok((await restored.feed(0)).data.some(({ type }) => type === 'order.refunded'));
});

test.run();
