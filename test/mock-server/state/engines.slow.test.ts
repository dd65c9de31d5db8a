/** What goes on in the process when the data is put back: deliveries, connections, other storages. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startMock } from '../../../mock-server/index.ts';
import { collections } from '../../../src/adapters/rules/collections/index.ts';
import { post, secrets, send, suiteOf } from '../../helper.ts';
import { databaseUrl } from '../../postgres-server.ts';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';

const test = suiteOf('A restored snapshot');
const headers = { authorization: `Bearer ${secrets.studio}` };

test('of a moment in which a webhook was being sent sends it again at once', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  let answerFirst = () => {};
  const { url, received, reached } = await receiver(cleanup, (_, res) => {
    if (received.length > 1) return void res.writeHead(204).end();
    answerFirst = () => void res.writeHead(204).end();
  });
  const made = await post(`${mock.url}/api/v1/webhooks`, { url, event_types: ['key.created'] }, headers);
  const endpoint = (made.json.data as { endpoint: { id: string } }).endpoint.id;
  await post(`${mock.url}/api/v1/keys`, { name: 'New', scopes: ['models:read'] }, headers);
  await reached(1);
  const delivery = () => mock.data.webhook_deliveries.ws_studio?.find(one => one.endpoint_id === endpoint);
  const id = delivery()?.id;
  const lease = delivery()?.lease;
  assert.notEqual(lease, null);
  await mock.snapshot('sending');
  answerFirst();
  await until(() => delivery()?.state === 'succeeded');
  await mock.restore('sending');
  assert.notDeepEqual(delivery()?.lease, lease, 'nobody waits for the lease of a worker that has finished');
  await reached(2);
  await until(() => delivery()?.state === 'succeeded');
  assert.equal(delivery()?.id, id);
  assert.equal(received[1]?.headers['webhook-id'], received[0]?.headers['webhook-id']);
});

test('connects its instances again, and those who held them before can change nothing', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const instance = () => mock.data.instances.ws_studio?.find(({ id }) => id === 'ins_demo');
  await mock.snapshot('unheld');
  await until(() => instance()?.lease_until != null && instance()?.state === 'open');
  const before = instance()?.generation ?? 0;
  await mock.restore('unheld');
  assert.deepEqual([instance()?.generation, instance()?.lease_until], [before + 1, null]);
  await until(() => instance()?.lease_until != null && instance()?.state === 'open');
  const reported = await mock.messaging.receive('ins_demo', { from: '+4915112345601', text: 'Still there?' });
  await until(
    () => mock.data.messages.ws_studio?.some(({ external_id: external }) => external === reported) === true,
  );
});

test('is put back in PostgreSQL too, where the data is exported', async cleanup => {
  const mock = await startMock({ databaseUrl: await databaseUrl(), schema: `state_${process.pid}` });
  cleanup(mock.close);
  assert.equal(mock.data, null);
  const items = async () => (await send(`${mock.url}/api/items/all`, { headers })).status;
  await mock.snapshot('fresh');
  await mock.repository.keys.revoke('ws_studio', 'key_demo_studio', '2026-01-01T00:00:00Z');
  assert.equal(await items(), 401);
  await Promise.all([mock.restore('fresh'), mock.restore('fresh'), mock.reset(), mock.restore('fresh')]);
  assert.equal(await items(), 200);
  const { json } = await send(`${mock.url}/__mock/state?collection=keys&workspace=ws_studio&limit=1`);
  assert.equal((json.data as { records: { digest: string }[] }).records[0]?.digest, '(hidden)');
});

test('lets requests that write to PostgreSQL meanwhile go on with the new data', async cleanup => {
  const mock = await startMock({ databaseUrl: await databaseUrl(), schema: `meanwhile_${process.pid}` });
  cleanup(mock.close);
  await mock.snapshot('fresh');
  for (let round = 0; round < 3; round += 1) {
    const restored = mock.restore('fresh');
    const links = Array.from({ length: 12 }, (_, index) =>
      post(`${mock.url}/api/v1/links`, { url: 'https://shop.example/', slug: `r${round}-${index}` }, headers),
    );
    const statuses = (await Promise.all(links)).map(({ status }) => status);
    assert.deepEqual([...new Set(statuses)], [201]);
    await restored;
  }
  const accountOf = async () => (await send(`${mock.url}/api/account/details`, { headers })).status;
  assert.equal(await accountOf(), 200, 'the account of a workspace stays its own');
});

test('is shown without any field that could be a secret', () => {
  const root = fileURLToPath(new URL('../../../schemas/storage/data-file.json', import.meta.url));
  const named = /digest|secret|password|salt|hash|token|header|settings|memory|visitor$/;
  // Names of collections, digests of files for their addresses, whom a lease belongs to, and headers: those whose names
  // say that they hold secrets are never kept.
  const harmless = [
    'media digest',
    'webhook_deliveries lease',
    'automation_endpoints verification.header',
    'automation_endpoints verification.hmac.header',
    'automation_endpoints verification.hmac.timestamp_header',
    'automation_endpoints keep_headers',
    'automation_events headers',
  ];
  type Schema = { $ref?: string } & Record<string, unknown>;
  const found: string[] = [];
  const walk = (file: string, schema: Schema, name: string, path: readonly string[]): void => {
    if (schema.$ref !== undefined) {
      const next = join(dirname(file), schema.$ref);
      if (path.length < 4) walk(next, JSON.parse(readFileSync(next, 'utf8')), name, path);
      return;
    }
    for (const [field, inner] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
      if (named.test(field)) found.push(`${name} ${[...path, field].join('.')}`);
      walk(file, inner, name, [...path, field]);
    }
    const inner = [schema.items, schema.additionalProperties, ...((schema.anyOf ?? []) as unknown[])];
    for (const one of inner)
      if (typeof one === 'object' && one !== null) walk(file, one as Schema, name, path);
  };
  const { properties } = JSON.parse(readFileSync(root, 'utf8')) as { properties: Record<string, Schema> };
  for (const [name, schema] of Object.entries(properties)) walk(root, schema, name, []);
  assert.ok(found.length > 12);
  const declared = Object.entries(collections).flatMap(([name, { secrets: paths = [] }]) =>
    paths.map(path => `${name} ${path.replaceAll('.*', '')}`),
  );
  const covered = [...declared, ...harmless];
  assert.deepEqual(
    found.filter(
      one =>
        !covered.some(place => one === place || one.startsWith(`${place}.`) || place.startsWith(`${one}.`)),
    ),
    [],
  );
});

test.run();
