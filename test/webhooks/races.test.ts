/** Concurrent calls about webhooks. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type { WebhookEndpoint } from '../../src/generated/types.ts';
import { createRouter, refuse } from '../../src/index.ts';
import type { Awaitable } from '../../src/repository/index.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';

const test = suiteOf('Concurrent webhook calls');

async function start(cleanup: Cleanup, open: (typeof storages)[string]) {
  const mock = await open(cleanup);
  const url = `${mock.url}/api/v1/webhooks`;
  const headers = { authorization: `Bearer ${secrets.studio}` };
  return {
    make: () => post(url, { url: 'http://127.0.0.1:4001/hooks', event_types: ['link.created'] }, headers),
    // Hooks take no place of theirs.
    list: async () =>
      ((await send(url, { headers })).json.data as WebhookEndpoint[]).filter(
        ({ kind }) => kind === undefined,
      ),
    remove: (id: string) => send(`${url}/${id}`, { method: 'DELETE', headers }),
  };
}

for (const [storage, open] of eachStorage(storages)) {
  test(`create at most fifty webhooks in a workspace in 80 concurrent calls, on ${storage}`, async cleanup => {
    const { make, list } = await start(cleanup, open);
    const before = (await list()).length;
    const answers = await Promise.all(Array.from({ length: 80 }, make));
    assert.equal((await list()).length, 50);
    const refused = answers.filter(({ status }) => status === 409);
    assert.equal(answers.filter(({ status }) => status === 201).length, 50 - before);
    assert.equal(refused.length, 30 + before);
    assert.deepEqual([...new Set(refused.map(({ json }) => json.msg))], ['Webhook limit reached (50)']);
  });

  test(`delete a webhook once in ten concurrent calls, on ${storage}`, async cleanup => {
    const { make, remove } = await start(cleanup, open);
    const { endpoint: made } = (await make()).json.data as { endpoint: WebhookEndpoint };
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(made.id)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(9).fill(404)]);
  });
}

for (const [method, path, body, msg] of [
  ['PATCH', 'webhooks/ep_demo', { description: 'x' }, 'Webhook not found'],
  ['POST', 'webhooks/ep_demo/pause', {}, 'Webhook not found'],
  ['POST', 'webhooks/ep_demo/secrets/rotate', {}, 'Webhook not found'],
  ['POST', 'webhooks/ep_demo/replay', { since: '2020-01-01T00:00:00Z' }, 'Webhook not found'],
  ['POST', 'webhook-deliveries/msg_demo_failed_ep_demo/replay', {}, 'Delivery not found'],
] as const)
  test(`answer ${method} ${path} with 404 if somebody deletes the webhook meanwhile`, async cleanup => {
    const base = await fixtureRepository();
    const { webhooks } = base;
    const afterDeletion = async <Result>(call: () => Awaitable<Result>): Promise<Result> => {
      await webhooks.deleteEndpoint('ws_studio', 'ep_demo');
      return call();
    };
    const racing: typeof webhooks = {
      ...webhooks,
      changeEndpoint: (...given) => afterDeletion(() => webhooks.changeEndpoint(...given)),
      rotateSecret: (...given) => afterDeletion(() => webhooks.rotateSecret(...given)),
      replay: (...given) => afterDeletion(() => webhooks.replay(...given)),
      replayFailed: (...given) => afterDeletion(() => webhooks.replayFailed(...given)),
    };
    const app = new Koa().use(createRouter({ repository: { ...base, webhooks: racing } }).routes());
    const { url } = await serveApp(cleanup, app);
    const answer = await send(`${url}/api/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    assert.deepEqual([answer.status, answer.json], [404, { status: 'error', msg }]);
  });

test('answer 500 if the storage does not take a new webhook, and tell why only to onError', async cleanup => {
  const base = await fixtureRepository();
  const webhooks = { ...base.webhooks, createEndpoint: () => refuse('taken') };
  const errors: string[] = [];
  const router = createRouter({
    repository: { ...base, webhooks },
    onError: error => errors.push(String(error)),
  });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  const answer = await post(
    `${url}/api/v1/webhooks`,
    { url: 'https://93.184.216.34/hook', event_types: ['*'] },
    { authorization: `Bearer ${secrets.studio}` },
  );
  assert.deepEqual([answer.status, answer.json.msg], [500, 'Internal server error']);
  assert.deepEqual(errors, ['IdTakenError: a new record was refused: there is, or was, one with its id']);
});

test.run();
