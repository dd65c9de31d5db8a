/** Events of the host appear everywhere where events of the groups appear. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter, createWebhooks } from '../../src/index.ts';
import type { OpenApiDocument } from '../../src/openapi/types.ts';
import { ingrid, Person } from '../console/client.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('Host events');

const sent = {
  type: 'object',
  additionalProperties: false,
  required: ['order'],
  properties: { order: { type: 'integer' }, at: { type: 'string', format: 'date-time' } },
} as const;

async function service(cleanup: Cleanup): Promise<string> {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const webhooks = createWebhooks({
    repository,
    allowPrivateTargets: ['receiver.example'],
    events: [
      {
        type: 'order.paid',
        summary: 'An order was paid',
        description: 'The money has arrived.',
        example: { order: 'order_1' },
      },
      { type: 'order.lost', summary: 'An order was lost' },
      { type: 'order.sent', summary: 'An order was sent', schema: sent, example: { order: 1 } },
    ],
  });
  cleanup(webhooks.close);
  const app = new Koa();
  let middleware: Koa.Middleware = () => {};
  const { url } = await serveApp(
    cleanup,
    app.use((ctx, next) => middleware(ctx, next)),
  );
  middleware = createRouter({ repository, webhooks, console: true, publicUrl: url }).routes();
  return url;
}

test('appear in the OpenAPI document next to those of the groups', async cleanup => {
  const url = await service(cleanup);
  const { webhooks } = (await send(`${url}/api/openapi.json`)).json as unknown as OpenApiDocument;
  assert.ok('key.created' in webhooks);
  const { summary, description, requestBody } = webhooks['order.paid']?.post ?? {};
  assert.deepEqual([summary, description], ['An order was paid', 'The money has arrived.']);
  assert.deepEqual(requestBody?.content['application/json']?.example, {
    type: 'order.paid',
    timestamp: '2026-03-14T09:26:53Z',
    data: { order: 'order_1' },
  });
  assert.equal(webhooks['order.lost']?.post.description, 'An order was lost');
  const body = webhooks['order.sent']?.post.requestBody?.content['application/json']?.schema;
  const { data } = (body as { properties: { data: typeof sent } }).properties;
  assert.deepEqual([data.required, Object.keys(data.properties)], [['order'], ['order', 'at']]);
});

test('appear in the catalogue of the console', async cleanup => {
  const person = new Person(`${await service(cleanup)}/user/api`);
  await person.logIn(ingrid);
  const { text } = await person.get('/workspaces/ws_studio/events');
  for (const type of ['key.created', 'order.paid', 'order.lost'])
    assert.ok(text.includes(`id="event-${type}"`));
});

test('can be subscribed to over the API by name and by group, unlike undeclared events', async cleanup => {
  const url = await service(cleanup);
  const made = (types: string[]) =>
    post(
      `${url}/api/v1/webhooks`,
      { url: 'https://receiver.example/hook', event_types: types },
      { authorization: `Bearer ${secrets.studio}` },
    );
  for (const type of ['order.*', 'order.paid', '*', 'key.*'])
    assert.equal((await made([type])).status, 201, type);
  assert.equal((await made(['order.unheard'])).status, 400);
});

test('are not published with an option that is unknown: without its id, an event would be sent twice', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const webhooks = createWebhooks({ repository, events: [{ type: 'order.paid', summary: 'Paid' }] });
  cleanup(webhooks.close);
  await assert.rejects(
    webhooks.publish('ws_studio', 'order.paid', {}, { Id: 'order-1' } as never),
    /^TypeError: publish has no option Id: did you mean id\?$/,
  );
  for (const options of [null, 'order-1', ['order-1']])
    await assert.rejects(
      webhooks.publish('ws_studio', 'order.paid', {}, options as never),
      /^TypeError: publish: options must be an object, such as \{ id \}$/,
    );
});

test('with a schema are published with data that fits it, and with no other', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const events = [{ type: 'order.sent', summary: 'Sent', schema: sent }] as const;
  const webhooks = createWebhooks({ repository, events });
  cleanup(webhooks.close);
  const publish = (data: object) => webhooks.publish('ws_studio', 'order.sent', data as never);
  for (const data of [{ order: 1 }, { order: 2n ** 60n }, { order: 1, at: new Date() }])
    assert.equal(await publish(data), 0);
  for (const [data, reason] of [
    [{ order: '1' }, 'order must be an integer'],
    [{}, 'order is required'],
    [{ order: 1, at: 'soon' }, 'at must be an ISO 8601 timestamp'],
    [{ order: 1, oder: 2 }, 'oder is not a known field'],
  ] as const)
    await assert.rejects(
      publish(data),
      (error: Error) =>
        error instanceof TypeError &&
        error.message.startsWith('data: does not fit the schema of order.sent: ') &&
        error.message.includes(reason),
      reason,
    );
});

test('are not published with data that JSON would silently change', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const webhooks = createWebhooks({ repository, events: [{ type: 'order.paid', summary: 'Paid' }] });
  cleanup(webhooks.close);
  const publish = (data: unknown) => webhooks.publish('ws_studio', 'order.paid', data as object);
  const noObjects = [undefined, null, 'x', 5, [], new Date(), new Map(), Promise.resolve({}), () => {}];
  for (const data of noObjects)
    await assert.rejects(publish(data), /^TypeError: data: must be an object that JSON can contain$/);
  await assert.rejects(
    publish({ order: { total: Number.NaN } }),
    /^TypeError: data: \/order\/total must be a number that JSON can contain$/,
  );
  class Order {
    readonly total = 1;
  }
  for (const data of [{}, new Order(), { toJSON: () => ({ total: 1 }) }, { at: new Date() }])
    assert.equal(await publish(data), 0);
});

test.run();
