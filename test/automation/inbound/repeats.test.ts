/** Inbound endpoints: a request that is sent again. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { signingKeyOf, standardSignature } from '../../../src/secrets/standard-webhooks.ts';
import { suiteOf } from '../../helper.ts';
import { eachStorage, storages } from '../../storages.ts';
import { client } from '../clients.ts';

const test = suiteOf('Repeated requests to inbound endpoints');

for (const [storage, open] of eachStorage(storages)) {
  const named = (name: string) => `on ${storage} ${name}`;

  test(named('answer a repeated request as before, whatever was changed since'), async cleanup => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create();
    const headers = { 'idempotency-key': 'once' };
    const first = await api.postJson(url, { a: 1 }, headers);
    const strict = { data_schema: { required: ['b'] } };
    for (const change of [{ event_type: 'order.sent' }, strict, { state: 'paused' }]) {
      await api.call('PATCH', `/endpoints/${endpoint.id}`, change);
      const again = await api.postJson(url, { a: 1 }, headers);
      assert.deepEqual([again.status, again.json], [202, first.json], JSON.stringify(change));
    }
    // Another request, and another key, are refused as any.
    assert.equal((await api.postJson(url, { a: 2 }, headers)).status, 409);
    assert.equal((await api.postJson(url, { a: 1 }, { 'idempotency-key': 'twice' })).status, 409);
    await api.call('PATCH', `/endpoints/${endpoint.id}`, { state: 'active' });
    assert.equal((await api.postJson(url, { a: 1 }, { 'idempotency-key': 'twice' })).status, 422);
    assert.equal((await api.history(`&endpoint_id=${endpoint.id}`)).length, 1);
  });

  test(named('answer a repeated request with the same idempotency key in the same way'), async cleanup => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create();
    const key = { 'idempotency-key': '"order-7"' };
    const first = await api.postJson(url, { order: 7 }, key);
    const again = await api.postJson(url, { order: 7 }, { 'idempotency-key': 'order-7' });
    assert.deepEqual([again.status, again.text], [202, first.text]);
    const other = await api.postJson(url, { order: 8 }, key);
    assert.deepEqual(
      [other.status, other.json.msg],
      [422, 'The Idempotency-Key was used for another request'],
    );
    const second = await api.create();
    assert.equal((await api.postJson(second.url, { order: 8 }, key)).status, 202, 'keys are per endpoint');
    for (const value of ['x'.repeat(256), '""', 'é'])
      assert.equal((await api.postJson(url, {}, { 'idempotency-key': value })).status, 400);
    assert.equal((await api.postJson(url, {}, { 'idempotency-key': 'x'.repeat(255) })).status, 202);
    assert.equal((await api.history(`&endpoint_id=${endpoint.id}`)).length, 2);
  });

  test(named('store one event of 50 concurrent requests with one idempotency key'), async cleanup => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => api.postJson(url, { n: 1 }, { 'idempotency-key': 'k' })),
    );
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [202]);
    assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
    assert.equal((await api.history(`&endpoint_id=${endpoint.id}`)).length, 1);
  });

  test(named('find the id of an event in a body that begins with a byte order mark'), async cleanup => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create({ verification: { scheme: 'slack', secret: 'hush' } });
    const body = '\ufeff{"type":"event_callback","event_id":"Ev1"}';
    const seconds = Math.floor(Date.now() / 1_000);
    for (const time of [seconds - 2, seconds - 1, seconds]) {
      const signature = createHmac('sha256', 'hush').update(`v0:${time}:${body}`).digest('hex');
      const answer = await api.post(url, body, {
        'content-type': 'application/json',
        'x-slack-request-timestamp': String(time),
        'x-slack-signature': `v0=${signature}`,
      });
      assert.equal(answer.status, 202, answer.text);
    }
    assert.equal((await api.history(`&endpoint_id=${endpoint.id}`)).length, 1);
  });

  test(named('store one event for each id of Standard Webhooks, and accept webhooks'), async cleanup => {
    const api = client(await open(cleanup));
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const { url } = await api.create({ verification: { scheme: 'standard_webhooks', secret } });
    const body = '{"n":1}';
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const headers = {
      'content-type': 'application/json',
      'webhook-id': 'msg_1',
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${standardSignature(signingKeyOf(secret), 'msg_1', timestamp, body).toString('base64')}`,
      'cdn-loop': 'koa-marketplace, koa-marketplace',
    };
    const first = await api.post(url, body, headers);
    assert.equal((await api.eventOf(first)).source_id, 'msg_1');
    assert.equal((await api.post(url, body, headers)).text, first.text);
    const loop = await api.post(url, body, {
      ...headers,
      'cdn-loop': Array(6).fill('koa-marketplace').join(', '),
    });
    assert.equal(loop.status, 403);
  });
}

test.run();
