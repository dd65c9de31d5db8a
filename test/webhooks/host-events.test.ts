/** Events of the host appear everywhere where events of the groups appear. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter, createWebhooks } from '../../src/index.ts';
import type { OpenApiDocument } from '../../src/openapi/types.ts';
import { ingrid, Person } from '../console/client.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('Host events');

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
