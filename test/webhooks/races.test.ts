/** Concurrent calls about webhooks. */
import assert from 'node:assert/strict';
import type { WebhookEndpoint } from '../../src/generated/types.ts';
import { type Cleanup, post, secrets, send, suiteOf } from '../helper.ts';
import { storages } from '../links/service.ts';

const test = suiteOf('Concurrent webhook calls');

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
  test(`create at most fifty webhooks in a workspace in 80 concurrent calls, on ${storage}`, async cleanup => {
    const { make, list } = await start(cleanup, open);
    const before = (await list()).length;
    const answers = await Promise.all(Array.from({ length: 80 }, make));
    assert.equal((await list()).length, 50);
    const refused = answers.filter(({ status }) => status === 409);
    assert.equal(answers.filter(({ status }) => status === 201).length, 50 - before);
    assert.equal(refused.length, 30 + before);
    assert.deepEqual(
      [...new Set(refused.map(({ json }) => json.msg))],
      ['The workspace has reached its limit of webhooks'],
    );
  });

  test(`delete a webhook once in ten concurrent calls, on ${storage}`, async cleanup => {
    const { make, remove } = await start(cleanup, open);
    const { endpoint: made } = (await make()).json.data as { endpoint: WebhookEndpoint };
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(made.id)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(9).fill(404)]);
  });
}

test.run();
