/** Inbound endpoints: what they refuse. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { send, suiteOf } from '../../helper.ts';
import { eachStorage, storages } from '../../storages.ts';
import { client } from '../clients.ts';

const test = suiteOf('Refusals of inbound endpoints', { isLong: true });

for (const [storage, open] of eachStorage(storages)) {
  const named = (name: string) => `on ${storage} ${name}`;

  test(named('refuse events while they are paused'), async cleanup => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create();
    await api.call('PATCH', `/endpoints/${endpoint.id}`, { state: 'paused' });
    const answer = await api.postJson(url, {});
    assert.deepEqual([answer.status, answer.json.msg], [409, 'The inbound endpoint is paused']);
  });

  test(named('verify signatures over the bytes of the body'), async cleanup => {
    const api = client(await open(cleanup));
    const github = await api.create({ verification: { scheme: 'github', secret: 'hush' } });
    const body = '{ "ref" :  "main" }';
    const json = { 'content-type': 'application/json' };
    const signature = (text: string) => `sha256=${createHmac('sha256', 'hush').update(text).digest('hex')}`;
    const good = { ...json, 'x-hub-signature-256': signature(body) };
    assert.deepEqual((await api.eventOf(await api.post(github.url, body, good))).data, { ref: 'main' });
    const packed = await api.post(github.url, gzipSync(body), { ...good, 'content-encoding': 'gzip' });
    assert.equal(packed.status, 202);
    const refused = await api.post(github.url, body, { ...json, 'x-hub-signature-256': signature('{}') });
    assert.deepEqual(
      [refused.status, refused.json.msg],
      [401, 'The request could not be verified: The signature does not match'],
    );
    const missing = await api.post(github.url, body, json);
    assert.equal(
      missing.json.msg,
      'The request could not be verified: The header X-Hub-Signature-256 is missing',
    );
    const header = await api.create({
      allow_get: true,
      verification: { scheme: 'header', secret: 'hush', header: 'X-Secret' },
    });
    assert.equal((await send(`${header.url}?a=1`, { headers: { 'x-secret': 'hush' } })).status, 202);
    assert.equal((await send(`${header.url}?a=1`, { headers: { 'x-secret': 'Hush' } })).status, 401);
    await api.call('PATCH', `/endpoints/${github.endpoint.id}`, { allow_get: true });
    const query = await send(`${github.url}?a=1`, { headers: { 'x-hub-signature-256': signature('') } });
    assert.equal(query.status, 401, 'a signature does not cover the query');
  });

  test(named('refuse data that does not match their schema, with a JSON pointer'), async cleanup => {
    const api = client(await open(cleanup));
    const { url } = await api.create({
      data_schema: { type: 'object', properties: { amount: { type: 'number' } }, required: ['amount'] },
    });
    const wrong = await api.postJson(url, { amount: 'much' });
    assert.deepEqual(
      [wrong.status, wrong.json.msg],
      [422, 'The data does not match the schema of the inbound endpoint: /data/amount must be a number'],
    );
    assert.equal((await api.postJson(url, { amount: 1 })).status, 202);
    const batch = await api.post(
      url,
      JSON.stringify(
        ['a', 'b', 'c'].map(id => ({
          ...{ specversion: '1.0', id, source: '/shop', type: 'order.paid' },
          data: id === 'b' ? { amount: 1 } : { amount: id },
        })),
      ),
      { 'content-type': 'application/cloudevents-batch+json' },
    );
    assert.deepEqual(
      [batch.status, batch.json.msg],
      [
        422,
        'The data does not match the schema of the inbound endpoint: /0/data/amount must be a number; /2/data/amount must be a number',
      ],
    );
    const unusable = await api.call('POST', '/endpoints', {
      name: 'N',
      event_type: 't',
      data_schema: { type: 'nothing' },
    });
    assert.equal(unusable.status, 400);
    assert.match(String(unusable.json.msg), /^Invalid request: data_schema cannot be used: /);
  });

  test(named('refuse more endpoints than a workspace may have'), async cleanup => {
    const api = client(await open(cleanup));
    const made = await Promise.all(
      Array.from({ length: 105 }, () => api.call('POST', '/endpoints', { name: 'N', event_type: 't' })),
    );
    assert.equal(made.filter(({ status }) => status === 201).length, 98, 'beside the two of the fixtures');
    const refused = made.find(({ status }) => status !== 201);
    assert.deepEqual([refused?.status, refused?.json.msg], [409, 'Inbound endpoint limit reached (100)']);
  });

  test(named('refuse more events a minute than their rate, and slow nobody else'), async cleanup => {
    const api = client(await open(cleanup));
    const { url } = await api.create({ rate: 3 });
    const other = await api.create();
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.postJson(url, {})));
    assert.equal(answers.filter(({ status }) => status === 202).length, 3);
    const refused = answers.find(({ status }) => status === 429);
    assert.ok(Number(refused?.headers['retry-after']) >= 1);
    assert.equal((await api.postJson(other.url, {})).status, 202);
  });
}

test.run();
