/** What a host application adds to the mock server: groups, events and settings of its webhooks. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMock } from '../../../mock-server/index.ts';
import { createWebhooks, defineEvent, defineGroup, defineOperation } from '../../../src/index.ts';
import { type Cleanup, fixtureRepository, fixtures, secrets, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';

const test = suiteOf('A host application in the mock server');
const bearer = { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' };

const shape = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } } as const;

/** A group whose operation publishes an event. */
const gifts = defineGroup({
  name: 'gifts',
  description: 'Gifts.',
  needs: [],
  errors: {},
  scopes: { 'gifts:read': 'Read gifts', 'gifts:write': 'Give' },
  events: [
    defineEvent({
      type: 'gift.given',
      summary: 'A gift was given',
      description: 'It was.',
      schema: shape,
      example: { id: 1 },
    }),
  ],
  operations: [
    defineOperation({
      id: 'giveGift',
      method: 'POST',
      path: '/api/v1/gifts',
      summary: 'Give',
      description: 'Gives.',
      auth: 'bearer',
      scope: 'gifts:write',
      request: { ...shape, properties: { id: { type: 'integer', examples: [1] } } },
      reply: {
        schema: {
          type: 'object',
          required: ['status', 'data'],
          properties: { status: { const: 'success' }, data: shape },
        },
        description: 'The gift.',
        example: { status: 'success', data: { id: 1 } },
        revalidate: false,
        envelope: data => ({ status: 'success', data }),
      },
      errors: [],
      async handler({ input, publish }) {
        await publish('gift.given', { id: input.id });
        return { result: { id: input.id } };
      },
    }),
  ],
});

/** The keys of the fixtures, all with one more scope. */
const withScope = (scope: string) =>
  Object.fromEntries(
    Object.entries(fixtures.keys).map(([id, keys]) => [
      id,
      keys.map(key => ({ ...key, scopes: [...key.scopes, scope] as typeof key.scopes })),
    ]),
  );

async function receiver(cleanup: Cleanup): Promise<string> {
  const server = createServer((_, res) => void res.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

async function start(cleanup: Cleanup, options: Parameters<typeof startMock>[0]) {
  const mock = await mockFor(cleanup, { port: null, ...options });
  const subscribe = async (...event_types: string[]) => {
    const body = JSON.stringify({ url: await receiver(cleanup), event_types });
    const response = await mock.fetch('/api/v1/webhooks', { method: 'POST', headers: bearer, body });
    assert.equal(response.status, 201, await response.text());
  };
  return { ...mock, subscribe };
}

test('publishes its events to webhooks, and shows them in the OpenAPI document', async cleanup => {
  const events = [{ type: 'order.paid', summary: 'An order was paid' }];
  const { fetch, publish, subscribe, waitForDelivery } = await start(cleanup, { events });
  const document = (await (await fetch('/api/openapi.json')).json()) as { webhooks: Record<string, object> };
  assert.ok('order.paid' in document.webhooks);
  await subscribe('order.paid');
  assert.equal(await publish('order.paid', { order: 42 }), 1);
  const { payload } = await waitForDelivery({ type: 'order.paid', status: 200 });
  assert.deepEqual((payload as { data: object }).data, { order: 42 });
  assert.equal(await publish('order.paid', {}, { workspaceId: 'ws_sounds' }), 0);
  await assert.rejects(publish('order.lost', {}), {
    name: 'RangeError',
    message: 'type: order.lost is not declared in events',
  });
});

test('serves its groups, with their events', async cleanup => {
  const { fetch, subscribe, waitForDelivery, requests } = await start(cleanup, {
    groups: ['marketplace', 'webhooks', gifts],
    fixtures: { keys: withScope('gifts:write') },
  });
  await subscribe('gift.given');
  const given = await fetch('/api/v1/gifts', { method: 'POST', headers: bearer, body: '{"id":7}' });
  assert.deepEqual([given.status, ((await given.json()) as { data: object }).data], [200, { id: 7 }]);
  assert.deepEqual(((await waitForDelivery({ type: 'gift.given' })).payload as { data: object }).data, {
    id: 7,
  });
  assert.equal(requests({ operation: 'giveGift' }).length, 1);
});

test('sets how webhooks are sent', async cleanup => {
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const { publish, waitForDelivery, fetch } = await start(cleanup, {
    events: [{ type: 'order.paid', summary: 'An order was paid' }],
    webhooks: { resolve, allowPrivateTargets: ['hooks.internal.example'], schedule: [], timeout: 5_000 },
  });
  const port = new URL(await receiver(cleanup)).port;
  const url = `http://hooks.internal.example:${port}/hook`;
  const body = JSON.stringify({ url, event_types: ['order.paid'] });
  const created = await fetch('/api/v1/webhooks', { method: 'POST', headers: bearer, body });
  assert.equal(created.status, 201, await created.text());
  await publish('order.paid', {});
  assert.equal((await waitForDelivery({ url })).status, 200);
});

test('can send with an engine of its own, which then has its events', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const engine = createWebhooks({ repository, events: [{ type: 'order.paid', summary: 'Paid' }] });
  const { publish, fetch } = await start(cleanup, { webhooks: engine });
  const document = (await (await fetch('/api/openapi.json')).json()) as { webhooks: Record<string, object> };
  assert.ok('order.paid' in document.webhooks);
  assert.equal(await publish('order.paid', {}), 0);
  await engine.close();
});

test('is told which of its options are wrong', async () => {
  const paid = [{ type: 'order.paid', summary: 'Paid' }];
  const engine = { check: async () => {}, events: [], nudge: () => {} };
  for (const [options, message] of [
    [{ webhooks: 'x' }, /^startMock: webhooks must be an object of settings, or come from createWebhooks$/],
    [{ webhooks: { timeout: -1 } }, /^startMock: webhooks\.timeout must be a number from 1 to 3600000$/],
    [{ webhooks: { repository: {} } }, /^startMock has no option webhooks\.repository$/],
    [{ webhooks: engine, events: paid }, /^startMock: events must be given to the webhook engine instead$/],
    [{ events: [{ type: 'key.created', summary: 'Mine' }] }, /^startMock: events .*key\.created/],
  ] as const)
    await assert.rejects(startMock({ port: null, ...options } as never), { name: 'TypeError', message });
  const mock = await startMock({ port: null, webhooks: engine });
  await assert.rejects(mock.publish('order.paid', {}), { message: /cannot publish/ });
  await mock.close();
});

test('leaves nothing open if the mock server cannot start', async cleanup => {
  const folder = await mkdtemp(join(tmpdir(), 'mock-'));
  cleanup(() => rm(folder, { recursive: true }));
  const file = join(folder, 'mock.json');
  await assert.rejects(startMock({ port: null, file, groups: [{ ...gifts, name: 'webhooks' }] }));
  const mock = await startMock({ port: null, file });
  await mock.close();
});

test.run();
