/** Calls about webhooks that come at once. */
import assert from 'node:assert/strict';
import type { WebhookEndpoint } from '../../src/generated/types.ts';
import { endpoint, shop } from '../../src/testing/sample.ts';
import { react } from '../../src/webhooks/outcome.ts';
import { type Cleanup, post, secrets, send, suiteOf } from '../helper.ts';
import { storages } from '../links/service.ts';
import { storages as repositories } from './receiver.ts';

const test = suiteOf('Webhooks at once');

async function start(cleanup: Cleanup, open: (typeof storages)[string]) {
  const mock = await open(cleanup);
  const url = `${mock.url}/api/v1/webhooks`;
  const headers = { authorization: `Bearer ${secrets.studio}` };
  return {
    make: () => post(url, { url: 'http://127.0.0.1:4001/hooks', event_types: ['link.created'] }, headers),
    list: async () => (await send(url, { headers })).json.data as WebhookEndpoint[],
    remove: (id: string) => send(`${url}/${id}`, { method: 'DELETE', headers }),
  };
}

for (const [storage, open] of Object.entries(storages)) {
  test(`are made until a workspace has fifty, by 80 calls at once, on ${storage}`, async cleanup => {
    const { make, list } = await start(cleanup, open);
    const before = (await list()).length;
    const answers = await Promise.all(Array.from({ length: 80 }, make));
    assert.equal((await list()).length, 50);
    const refused = answers.filter(({ status }) => status === 409);
    assert.equal(answers.filter(({ status }) => status === 201).length, 50 - before);
    assert.equal(refused.length, 30 + before);
    assert.deepEqual(
      [...new Set(refused.map(({ json }) => json.msg))],
      ['The workspace has as many webhooks as it may have'],
    );
  });

  test(`are deleted once, by ten calls at once, on ${storage}`, async cleanup => {
    const { make, remove } = await start(cleanup, open);
    const { endpoint: made } = (await make()).json.data as { endpoint: WebhookEndpoint };
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(made.id)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(9).fill(404)]);
  });
}

for (const [storage, open] of Object.entries(repositories))
  test(`are not paused for failures that a later try has ended, on ${storage}`, async cleanup => {
    const { webhooks } = await open(cleanup);
    await webhooks.createEndpoint(shop, endpoint('ep_1', ['*']));
    const at = '2026-05-05T05:05:05Z';
    const failing = { recent_failures: 9, failing_since: '2026-01-01T00:00:00Z' };
    const settlement = {
      workspaceId: shop,
      deliveryId: 'msg_1_ep_1',
      endpointId: 'ep_1',
      attempt: { at, duration_ms: 1, status: 500, error: null, response: '' },
      state: 'pending' as const,
      nextAttemptAt: at,
      events: [],
    };
    const rules = { schedule: [], pauseAfter: 1, now: () => Date.parse(at), random: () => 0.5 };
    const told = { settlement, before: failing, after: failing };
    await react(webhooks, told, rules);
    assert.equal((await webhooks.findEndpoint(shop, 'ep_1'))?.state, 'active');
    await webhooks.changeEndpoint(shop, 'ep_1', failing);
    await react(webhooks, told, rules);
    assert.equal((await webhooks.findEndpoint(shop, 'ep_1'))?.paused_reason, 'failing');
  });

test.run();
