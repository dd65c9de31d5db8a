/** Inbound endpoints that answer as their senders want it. */
import assert from 'node:assert/strict';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { eachStorage, storages } from '../../storages.ts';
import { client } from '../clients.ts';

const test = suiteOf('Responses of inbound endpoints');

for (const [storage, open] of eachStorage(storages)) {
  const start = async (cleanup: Cleanup, response: unknown) => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create({ response });
    const events = async () => (await api.history(`&endpoint_id=${endpoint.id}`)).length;
    return { api, url, endpoint, events };
  };

  for (const body of [{ b: 1, a: [null, '<b>é'] }, 'ok', null, false, 0, []])
    test(`are sent as they were set, and stored event or not, they are the same: ${JSON.stringify(body)} on ${storage}`, async cleanup => {
      const { api, url, endpoint, events } = await start(cleanup, { status: 201, body });
      assert.deepEqual(endpoint.response, { status: 201, body });
      for (const times of [1, 1]) {
        const { status, headers, text } = await api.postJson(
          url,
          { order: 1 },
          { 'idempotency-key': 'order-1' },
        );
        assert.deepEqual([status, text], [201, JSON.stringify(body)]);
        assert.deepEqual(
          [headers['content-type'], headers['x-content-type-options'], headers['cache-control']],
          ['application/json; charset=utf-8', 'nosniff', 'no-store'],
        );
        assert.equal(await events(), times);
      }
      const read = await api.call('GET', `/endpoints/${endpoint.id}`);
      assert.equal(
        JSON.stringify((read.json.data as typeof endpoint).response),
        JSON.stringify({ status: 201, body }),
      );
    });

  for (const status of [200, 204, 205])
    test(`have no body unless one is set: ${status} on ${storage}`, async cleanup => {
      const { api, url, endpoint, events } = await start(cleanup, { status });
      assert.deepEqual(endpoint.response, { status });
      const answer = await api.postJson(url, { order: 1 });
      assert.deepEqual([answer.status, answer.text, answer.headers['content-type']], [status, '', undefined]);
      assert.equal(await events(), 1);
    });

  test(`do not hide what was refused, on ${storage}`, async cleanup => {
    const { api, url, endpoint } = await start(cleanup, { status: 200, body: 'ok' });
    assert.equal((await api.post(url, '{', { 'content-type': 'application/json' })).status, 400);
    await api.call('PATCH', `/endpoints/${endpoint.id}`, { state: 'paused' });
    assert.equal((await api.postJson(url, {})).status, 409);
  });

  test(`stay until they are changed or removed, on ${storage}`, async cleanup => {
    const { api, url, endpoint } = await start(cleanup, { status: 200 });
    const change = async (input: object) => {
      const changed = await api.call('PATCH', `/endpoints/${endpoint.id}`, input);
      return (changed.json.data as typeof endpoint).response;
    };
    assert.deepEqual(await change({ name: 'N' }), { status: 200 });
    assert.deepEqual(await change({ response: { status: 299, body: 1 } }), { status: 299, body: 1 });
    assert.equal((await api.postJson(url, {})).text, '1');
    assert.equal(await change({ response: null }), null);
    assert.equal((await api.postJson(url, {})).status, 202);
  });

  for (const [response, message] of [
    [{ status: 302 }, 'response/status must be at most 299'],
    [{ status: 199 }, 'response/status must be at least 200'],
    [
      { status: 204, body: null },
      'response/body must be omitted, because a response with the status 204 has no body',
    ],
    [{ status: 200, body: 'x'.repeat(4_095) }, 'response/body must have at most 4096 characters of JSON'],
    [{ body: 1 }, 'response/status is required'],
    [{ status: 200, headers: {} }, 'response/headers is not a known field'],
  ] as const)
    test(`are refused: ${JSON.stringify(response).slice(0, 40)} on ${storage}`, async cleanup => {
      const api = client(await open(cleanup));
      const answer = await api.call('POST', '/endpoints', { name: 'N', event_type: 'a', response });
      assert.deepEqual([answer.status, answer.json.msg], [400, `Invalid request: ${message}`]);
    });
}

test.run();
