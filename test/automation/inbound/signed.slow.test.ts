/** Signed requests to inbound endpoints that are sent again, with other headers, or by somebody who has captured one. */
import assert from 'node:assert/strict';
import { createHmac, hash } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { type RawAnswer, secrets, suiteOf } from '../../helper.ts';
import { eachStorage, storages } from '../../storages.ts';
import { client } from '../clients.ts';

const test = suiteOf('Signed requests to inbound endpoints', { isLong: true });

const json = { 'content-type': 'application/json' };
const standardKey = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const now = Math.floor(Date.now() / 1_000);

type Headers = Record<string, string>;

const signers: Readonly<Record<string, (body: string, secret?: string, id?: string) => Headers>> = {
  github: (body, secret = 'hush') => ({
    'x-github-event': 'push',
    'x-github-delivery': '72d3162e-cc78-11e3-81ab-4c9367dc0958',
    'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  }),
  stripe: (body, secret = 'hush') => ({
    'stripe-signature': `t=${now},v1=${createHmac('sha256', secret).update(`${now}.${body}`).digest('hex')}`,
  }),
  standard_webhooks: (body, secret = standardKey, id = 'msg_1') => ({
    'webhook-id': id,
    'webhook-timestamp': String(now),
    'webhook-signature': new Webhook(secret).sign(id, new Date(now * 1_000), body),
  }),
};

/** Stripe signs an attempt anew, with the same event. */
const stripeLater = (body: string) => ({
  'stripe-signature': `t=${now + 60},v1=${createHmac('sha256', 'hush')
    .update(`${now + 60}.${body}`)
    .digest('hex')}`,
});

const secretOf = (scheme: string) => (scheme === 'standard_webhooks' ? standardKey : 'hush');
const cloudEvent = (more: object = {}) =>
  JSON.stringify({
    specversion: '1.0',
    id: 'e1',
    source: '/shop',
    type: 'refund.approved',
    data: 1,
    ...more,
  });

for (const [storage, open] of eachStorage(storages)) {
  const setUp = async (cleanup: Parameters<typeof open>[0], scheme: string, more: object = {}) => {
    const api = client(await open(cleanup));
    const made = await api.create({ verification: { scheme, secret: secretOf(scheme) }, ...more });
    const sign = signers[scheme] ?? (() => ({}));
    const send = (body: string, headers: Headers = {}) =>
      api.post(made.url, body, { ...json, ...sign(body), ...headers });
    const events = () => api.history(`&endpoint_id=${made.endpoint.id}`);
    return { api, ...made, sign, send, events };
  };

  for (const [scheme, id, body] of [
    ['github', `sha256:${hash('sha256', '{"ref":"main"}')}`, '{"ref":"main"}'],
    ['stripe', 'evt_1', '{"id":"evt_1","object":"event","type":"charge.refunded"}'],
    ['stripe', `sha256:${hash('sha256', '{"id":7}')}`, '{"id":7}'],
    ['standard_webhooks', 'msg_1', '{"a":1}'],
  ] as const) {
    test(`store one event of fifty equal requests of ${scheme} with the id ${id}, on ${storage}`, async cleanup => {
      const { api, send, events } = await setUp(cleanup, scheme);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          send(body, { 'x-github-delivery': `delivery-${index}`, 'x-request-id': `r${index}` }),
        ),
      );
      const ids = new Set(answers.map(answer => api.dataOf<{ id: string }>(answer).id));
      assert.equal(ids.size, 1);
      const [event, ...others] = await events();
      assert.deepEqual([event?.source_id, event?.type, others], [id, 'order.paid', []]);
    });

    test(`read the same from a captured request of ${scheme} with the id ${id}, or refuse it, on ${storage}`, async cleanup => {
      const { api, send, events } = await setUp(cleanup, scheme);
      const first = await send(body);
      const original = await api.eventOf(first);
      const answers: RawAnswer[] = [];
      for (const headers of [
        { 'content-type': 'application/cloudevents+json' },
        { 'content-type': 'application/cloudevents-batch+json' },
        { 'content-type': 'application/cloudevents+xml' },
        { 'content-type': 'text/plain' },
        { 'content-type': 'application/x-www-form-urlencoded' },
        { 'content-type': 'multipart/form-data; boundary=B' },
        { 'content-type': 'application/json; charset=utf-16' },
        { 'content-type': 'image/png' },
        { 'ce-type': 'refund.approved' },
        { 'ce-specversion': '1.0', 'ce-id': 'x', 'ce-source': '/x', 'ce-type': 'refund.approved' },
        { 'deliver-at': '2030-01-01T00:00:00Z' },
        { 'x-github-event': 'release', 'x-github-delivery': 'another' },
        { 'idempotency-key': 'another' },
        { 'content-type': 'application/vnd.x+json', 'idempotency-key': 'third' },
      ] as Headers[])
        answers.push(await send(body, headers));
      for (const answer of answers)
        if (answer.status === 202) assert.equal(answer.text, first.text);
        else assert.ok([400, 415].includes(answer.status), answer.text);
      assert.deepEqual(await events(), [original]);
    });
  }

  test(`take the bytes for what they are, also before the first one has arrived, on ${storage}`, async cleanup => {
    for (const [scheme, body, type, data] of [
      ['github', '{"a":1}', 'text/plain', { a: 1 }],
      ['github', '{"a":1}', 'application/x-www-form-urlencoded', { a: 1 }],
      ['github', 'payload=%7B%7D', 'application/json', { payload: '{}' }],
      ['github', 'payload=%7B%7D', 'application/x-www-form-urlencoded', { payload: '{}' }],
      ['github', cloudEvent(), 'application/json', JSON.parse(cloudEvent())],
      ['stripe', cloudEvent(), 'text/plain', JSON.parse(cloudEvent())],
      ['standard_webhooks', '{"specversion":"1.0"}', 'application/json', { specversion: '1.0' }],
      ['standard_webhooks', 'Hello', 'text/plain', 'Hello'],
      ['standard_webhooks', '[]', 'application/json', []],
    ] as const) {
      const { api, send } = await setUp(cleanup, scheme);
      const event = await api.eventOf(await send(body, { 'content-type': type }));
      assert.deepEqual([event.type, event.data], ['order.paid', data], `${scheme} ${type} ${body}`);
    }
  });

  test(`refuse what a preset does not carry, with what it takes, on ${storage}`, async cleanup => {
    const { send: github } = await setUp(cleanup, 'github');
    const refused = await github(cloudEvent(), { 'content-type': 'application/cloudevents+json' });
    assert.deepEqual(
      [refused.status, refused.json.msg],
      [
        415,
        'Unsupported media type: send application/json or text/plain or application/x-www-form-urlencoded',
      ],
    );
    const { send: standard } = await setUp(cleanup, 'standard_webhooks');
    const none = await standard('{"a":1}', { 'content-type': 'application/cloudevents+json' });
    assert.deepEqual([none.status, none.json.msg], [400, 'Invalid request: specversion is required']);
    assert.equal(
      (await standard('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).status,
      415,
    );
    assert.equal((await standard('{', json)).status, 400);
  });

  test(`take CloudEvents from a body that Standard Webhooks sign, whatever Content-Type says, on ${storage}`, async cleanup => {
    const { api, send, events } = await setUp(cleanup, 'standard_webhooks');
    const first = await send(cloudEvent(), { 'content-type': 'application/cloudevents+json' });
    const { type, source, source_id } = await api.eventOf(first);
    assert.deepEqual([type, source, source_id], ['refund.approved', '/shop', 'e1']);
    assert.equal((await send(cloudEvent(), json)).text, first.text);
    const batch = await send(`[${cloudEvent({ id: 'e2' })},${cloudEvent({ id: 'e3' })}]`, json);
    assert.equal(api.dataOf<object[]>(batch).length, 2);
    assert.equal((await events()).length, 3);
  });

  test(`allow only the event types of the endpoint, and name the other, on ${storage}`, async cleanup => {
    const { api, url, endpoint, send, events } = await setUp(cleanup, 'standard_webhooks', {
      event_types: ['order.sent'],
    });
    assert.deepEqual(endpoint.event_types, ['order.sent']);
    const refused = await send(cloudEvent());
    assert.deepEqual(
      [refused.status, refused.json.msg],
      [
        422,
        'The inbound endpoint does not accept events of this type: /type refund.approved is not among the event types that it allows',
      ],
    );
    const batch = await send(`[${cloudEvent({ type: 'order.sent' })},${cloudEvent({ id: 'e2' })}]`);
    assert.match(String(batch.json.msg), /: \/1\/type refund\.approved is not among/);
    assert.deepEqual(await events(), []);
    assert.equal((await send(cloudEvent({ type: 'order.sent' }))).status, 202);
    assert.equal((await send(cloudEvent({ id: 'e3', type: 'order.paid' }))).status, 202, 'its own type');
    // A refused event can be sent again, once its type is allowed.
    const path = `/endpoints/${endpoint.id}`;
    const changed = await api.call('PATCH', path, { event_types: ['*'] });
    assert.deepEqual(api.dataOf(changed).event_types, ['*']);
    assert.equal((await send(cloudEvent({ id: 'e4' }))).status, 202);
    assert.deepEqual(api.dataOf(await api.call('PATCH', path, { event_types: [] })).event_types, []);
    assert.equal((await send(cloudEvent({ id: 'e5', type: 'order.sent' }))).status, 422);
    assert.equal(
      (await api.post(url, '{"b":1}', { ...json, ...signers.standard_webhooks?.('{"b":1}') })).status,
      202,
    );
    for (const [event_types, status] of [
      [['link.created'], 400],
      [['a', 'a'], 400],
      [[''], 400],
      ['a', 400],
      [null, 400],
      [Array.from({ length: 101 }, (_, index) => `t${index}`), 400],
    ] as const)
      assert.equal((await api.call('PATCH', path, { event_types })).status, status, String(event_types));
  });

  test(`allow only the event types of an endpoint that verifies nobody, or a header, on ${storage}`, async cleanup => {
    const api = client(await open(cleanup));
    for (const [verification, headers] of [
      [null, {}],
      [{ scheme: 'header', secret: 'hush', header: 'X-Secret' }, { 'x-secret': 'hush' }],
    ] as const) {
      const { url, endpoint } = await api.create({ verification, event_types: [] });
      const binary = {
        'ce-specversion': '1.0',
        'ce-id': 'x',
        'ce-source': '/x',
        'ce-type': 'refund.approved',
      };
      assert.equal((await api.postJson(url, {}, { ...headers, ...binary })).status, 422);
      const structured = { ...headers, 'content-type': 'application/cloudevents+json' };
      assert.equal((await api.post(url, cloudEvent(), structured)).status, 422);
      assert.deepEqual(await api.history(`&endpoint_id=${endpoint.id}`), []);
      assert.equal((await api.postJson(url, {}, headers)).status, 202);
    }
  });

  test(`tell endpoints apart: of one workspace and of two, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const [studio, sounds] = [client(mock), client(mock, secrets.sounds)];
    const body = '{"id":"evt_1"}';
    const verification = { scheme: 'stripe', secret: 'hush' };
    const ids = new Set<string>();
    for (const api of [studio, studio, sounds]) {
      const { url } = await api.create({ verification });
      for (const headers of [signers.stripe?.(body), stripeLater(body)]) {
        const answer = await api.post(url, body, { ...json, ...headers });
        assert.equal(answer.status, 202, answer.text);
        ids.add(api.dataOf<{ id: string }>(answer).id);
      }
    }
    assert.equal(ids.size, 3);
  });

  test(`take a request again that was refused before it was stored, on ${storage}`, async cleanup => {
    const { api, endpoint, send, events } = await setUp(cleanup, 'stripe', {
      data_schema: { required: ['type'] },
    });
    const body = '{"id":"evt_1"}';
    assert.equal((await send(body)).status, 422);
    await api.call('PATCH', `/endpoints/${endpoint.id}`, { state: 'paused', data_schema: null });
    assert.equal((await send(body)).status, 409);
    await api.call('PATCH', `/endpoints/${endpoint.id}`, { state: 'active' });
    assert.equal((await send(body)).status, 202);
    assert.equal((await events()).length, 1);
  });

  test(`keep their repeats when the secret or the URL is changed, on ${storage}`, async cleanup => {
    const { api, url, endpoint, send, events, sign } = await setUp(cleanup, 'github');
    const body = '{"ref":"main"}';
    const first = await send(body);
    const path = `/endpoints/${endpoint.id}`;
    await api.call('PATCH', path, { verification: { scheme: 'github', secret: 'new' } });
    assert.equal((await send(body)).status, 401, 'the old secret ends at once');
    const rotated = api.dataOf<{ url: string }>(await api.call('POST', `${path}/rotate`, {}));
    for (const to of [url, rotated.url])
      assert.equal((await api.post(to, body, { ...json, ...sign(body, 'new') })).text, first.text);
    assert.equal((await events()).length, 1);
  });

  test(`store an event again once the first one was removed, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const api = client(mock);
    const { url, endpoint } = await api.create({ verification: { scheme: 'github', secret: 'hush' } });
    const post = () => api.post(url, '{"ref":"main"}', { ...json, ...signers.github?.('{"ref":"main"}') });
    const first = await post();
    const later = new Date(Date.now() + 10 * 86_400_000).toISOString();
    await mock.repository.automation.prune({ retentionDays: 1, now: later });
    const again = await post();
    assert.equal(again.status, 202);
    assert.notEqual(again.text, first.text);
    assert.equal((await api.history(`&endpoint_id=${endpoint.id}`)).length, 1);
  });
}

test.run();
