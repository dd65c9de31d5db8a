/** Webhooks that lead back to the service, and would loop. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type { CreatedWebhookEndpoint } from '../../src/generated/types.ts';
import { createLinks, createRouter, createWebhooks } from '../../src/index.ts';
import { endpoint, shop } from '../../src/testing/sample.ts';
import { operations } from '../built-in.ts';
import {
  type Cleanup,
  fixtureRepository,
  post,
  type RawAnswer,
  secrets,
  send,
  serveApp,
  suiteOf,
} from '../helper.ts';
import { mockFor } from '../mock.ts';
import { until } from '../until.ts';
import { engine, happening, listen, receiver, storages } from './receiver.ts';

const test = suiteOf('Webhook loops', { isLong: true });

const authorization = { authorization: `Bearer ${secrets.studio}` };
const msg = 'Invalid request: url must not point to this service';

/** Addresses of a service at https://shop.example/market whose short links are at https://go.example, however written. */
const own = [
  'https://shop.example/market',
  'https://shop.example/market/api/v1/links',
  'http://shop.example/market/api/v1/links',
  'https://SHOP.example./market/user/api',
  'https://shop.example:443/market//api',
  'https://shop.example/x/../market/api',
  'https://shop.example/%6Darket/api',
  'https://shop.example//market%2Fapi/%ZZ',
  'https://go.example/spring',
  'https://brand.example/spring',
];

/** A service in production: every name of its network is public. */
async function start(cleanup: Cleanup) {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const resolve = async () => [{ address: '93.184.216.34', family: 4 }];
  const webhooks = createWebhooks({ repository, resolve });
  cleanup(webhooks.close);
  const links = createLinks({
    repository,
    url: 'https://go.example',
    domains: ['brand.example'],
    prefix: '',
  });
  cleanup(links.close);
  const options = { repository, webhooks, links, publicUrl: 'https://shop.example/market' };
  const app = new Koa().use(createRouter(options).routes());
  const { url } = await serveApp(cleanup, app);
  return { repository, api: `${url}/api/v1` };
}

test('are refused when a webhook is created', async cleanup => {
  const { api } = await start(cleanup);
  for (const url of own) {
    const { status, json } = await post(`${api}/webhooks`, { url, event_types: ['*'] }, authorization);
    assert.deepEqual([url, status, json.msg], [url, 400, msg]);
  }
  for (const url of [
    'https://shop.example/hooks',
    'https://shop.example/marketing',
    'https://shop.example:8443/',
  ])
    assert.equal(
      (await post(`${api}/webhooks`, { url, event_types: ['*'] }, authorization)).status,
      201,
      url,
    );
});

test('are refused when a webhook is updated and tested', async cleanup => {
  const { api, repository } = await start(cleanup);
  const made = await post(
    `${api}/webhooks`,
    { url: 'https://receiver.example/', event_types: ['*'] },
    authorization,
  );
  const { id } = (made.json.data as CreatedWebhookEndpoint).endpoint;
  for (const url of own) {
    const changed = await send(`${api}/webhooks/${id}`, {
      method: 'PATCH',
      headers: { ...authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
    });
    assert.deepEqual([url, changed.status, changed.json.msg], [url, 400, msg]);
    await repository.webhooks.changeEndpoint('ws_studio', id, { url });
    const tested = await post(`${api}/webhooks/${id}/test`, {}, authorization);
    assert.deepEqual([url, tested.status, tested.json.msg], [url, 400, msg]);
  }
});

test('are refused at the delivery if the engine knows the URL of the service', async cleanup => {
  const repository = await storages.lowdb?.(cleanup);
  assert.ok(repository);
  const webhooks = engine(cleanup, repository, {
    publicUrl: 'https://shop.example',
    resolve: async () => {
      throw new Error('there is nothing to look up');
    },
  });
  await listen(repository, 'https://shop.example/api/v1/links');
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {}, { id: 'order_1' });
  const find = async () =>
    (await repository.webhooks.findDelivery(shop, 'order_1_ep_1'))?.delivery.attempts[0];
  await until(async () => (await find()) !== undefined);
  assert.equal((await find())?.error, 'the URL must not point to this service');
  await assert.rejects(webhooks.check('https://shop.example/'), {
    message: 'must not point to this service',
  });
  assert.throws(() => engine(cleanup, repository, { publicUrl: 'shop.example' }), {
    name: 'TypeError',
    message: 'createWebhooks: publicUrl must be an http or https URL without query or fragment',
  });
});

test('are stopped in every operation: a request with the header webhook-id is refused', async cleanup => {
  const mock = await mockFor(cleanup);
  const headers = { ...authorization, 'webhook-id': 'msg_1', 'content-type': 'application/json' };
  // Inbound endpoints accept webhooks, also ours: their loops are stopped by the number of hops.
  const withKey = operations.filter(({ auth }) => auth !== 'none');
  for (const { id, method, path, onlyMessage } of withKey) {
    const answer = await send(mock.url + path.replaceAll(/:\w+/g, 'x'), {
      method,
      headers,
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
    });
    assert.deepEqual(
      [id, answer.status, answer.json.msg],
      [id, 403, onlyMessage ?? 'A webhook delivery cannot call the API'],
    );
  }
});

test('are stopped if a webhook sends itself test events with a key', async cleanup => {
  const { repository, api } = await start(cleanup);
  // The same storage, with an engine that does not know its own URL.
  const webhooks = engine(cleanup, repository);
  const url = `${api}/webhooks/ep_loop/test`;
  const record = { ...endpoint('ep_loop', ['webhook.*']), url, headers: authorization };
  assert.ok('id' in (await repository.webhooks.createEndpoint('ws_studio', record)));
  webhooks.start();
  await repository.webhooks.publish('ws_studio', [happening('msg_first', 'webhook.test')]);
  webhooks.nudge();
  const tries = async () => {
    const { deliveries } = await repository.webhooks.listDeliveries('ws_studio', {
      limit: 10,
      endpointId: 'ep_loop',
    });
    return deliveries.flatMap(({ attempts }) => attempts);
  };
  await until(async () => (await tries()).length > 0);
  const [first] = await tries();
  assert.deepEqual(
    [first?.status, first?.response],
    [403, '{"status":"error","msg":"A webhook delivery cannot call the API"}'],
  );
});

/** The requests of an automation to the API for each received event, with the hop header passed on. */
const automations: Record<
  string,
  (api: string, round: number, headers: Record<string, string>) => Promise<RawAnswer>
> = {
  'makes a link': (api, round, headers) =>
    post(`${api}/links`, { url: `https://round.example/${round}` }, headers),
  'changes a link': (api, round, headers) =>
    send(`${api}/links/lnk_demo_spring`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ title: `Round ${round}` }),
    }),
  'lists links': (api, _, headers) => send(`${api}/links`, { headers }),
  'makes a key': (api, _, headers) =>
    post(`${api}/keys`, { name: 'Round', scopes: ['models:read'] }, headers),
  'sends a test event': (api, _, headers) => post(`${api}/webhooks/ep_round/test`, {}, headers),
  'follows a link': (api, _, headers) =>
    send(`${new URL(api).origin}/l/spring`, { headers: { ...headers, accept: 'application/json' } }),
};

for (const [what, act] of Object.entries(automations))
  test(`end after some rounds if an automation ${what}, with a clear message`, async cleanup => {
    const mock = await mockFor(cleanup);
    const api = `${mock.url}/api/v1`;
    const statuses: number[] = [];
    const { url, received } = await receiver(cleanup, async (_, res, { headers }) => {
      res.writeHead(204).end();
      const answer = await act(api, statuses.length, {
        ...authorization,
        'cdn-loop': String(headers['cdn-loop']),
      });
      statuses.push(answer.status);
      if (answer.status === 403)
        assert.equal(answer.json.msg, 'Webhook loop: too many webhook deliveries led to this request');
    });
    const types = [
      'link.created',
      'link.updated',
      'link.listed',
      'link.clicked',
      'key.created',
      'webhook.test',
    ] as const;
    const record = { ...endpoint('ep_round', types as never), url };
    assert.ok('id' in (await mock.repository.webhooks.createEndpoint('ws_studio', record)));
    assert.ok((await act(api, -1, authorization)).status < 400);
    await until(() => statuses.includes(403));
    assert.deepEqual(
      statuses.map(status => status < 400),
      [true, true, true, true, true, false],
    );
    const rounds = received.map(({ headers }) => String(headers['cdn-loop']).split(', '));
    // Each delivery names itself in the last entry.
    for (const round of rounds) assert.match(round.pop() ?? '', /^koa-marketplace;from=[\w-]+$/);
    assert.deepEqual(
      rounds,
      [0, 1, 2, 3, 4, 5].map(count => Array(count).fill('koa-marketplace')),
    );
  });

test('count clicks that webhooks caused separately from clicks of visitors', async cleanup => {
  const mock = await mockFor(cleanup);
  const { url, received } = await receiver(cleanup);
  const record = { ...endpoint('ep_clicks', ['link.clicked'] as never), url };
  assert.ok('id' in (await mock.repository.webhooks.createEndpoint('ws_studio', record)));
  const follow = (headers: Record<string, string>) => send(`${mock.url}/l/spring`, { headers });
  await Promise.all([follow({}), follow({ 'cdn-loop': 'koa-marketplace, koa-marketplace' }), follow({})]);
  const reported = () =>
    received.flatMap(({ headers, body }) =>
      JSON.parse(body).data.clicks.map(() => String(headers['cdn-loop']).split(',').length),
    );
  await until(() => reported().length === 3);
  assert.deepEqual(reported().toSorted(), [1, 1, 3]);
});

test('count our entries in CDN-Loop in any notation, and no others', async cleanup => {
  const mock = await mockFor(cleanup);
  const ask = async (loop: string | string[]) =>
    (await send(`${mock.url}/api/v1/models`, { headers: { ...authorization, 'cdn-loop': loop } })).status;
  const ours = (count: number) => Array(count).fill('koa-marketplace');
  for (const [loop, status] of [
    [ours(5).join(','), 200],
    [ours(6).join(','), 403],
    [ours(6), 403],
    [ours(6).join(';hops=1 , Koa-Marketplace ,').toUpperCase(), 403],
    [[...ours(5), ...Array(20).fill('cloudflare; loops=1')].join(', '), 200],
    ['koa-marketplaces, '.repeat(9), 200],
    ['', 200],
  ] as const)
    assert.equal(await ask(loop as string | string[]), status, String(loop));
});

test('cannot be hidden by setting the header that counts them', async cleanup => {
  const mock = await mockFor(cleanup);
  const { status, json } = await post(
    `${mock.url}/api/v1/webhooks`,
    { url: 'http://127.0.0.1:9/', event_types: ['*'], headers: { 'CDN-Loop': 'x' } },
    authorization,
  );
  assert.deepEqual(
    [status, json.msg],
    [400, 'Invalid request: headers contains a header name that is not allowed'],
  );
});

test.run();
