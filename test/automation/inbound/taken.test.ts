/** What an inbound endpoint takes of a request besides its data: the type, the id of repeats, headers. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { suiteOf } from '../../helper.ts';
import { eachStorage, storages } from '../../storages.ts';
import { client } from '../clients.ts';

const test = suiteOf('What inbound endpoints take of a request');

for (const [storage, open] of eachStorage(storages)) {
  const named = (name: string) => `${name}, on ${storage}`;

  test(named('the type may come from a header or from the data'), async cleanup => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create({ event_type_from: 'X-Shop-Topic' });
    const type = async (body: unknown, headers = {}) =>
      (await api.eventOf(await api.postJson(url, body, headers))).type;
    assert.equal(await type({}, { 'x-shop-topic': 'orders/create' }), 'orders/create');
    assert.equal(await type({}), 'order.paid', 'without it, the type of the endpoint');
    const changed = await api.call('PATCH', `/endpoints/${endpoint.id}`, { event_type_from: '/a~1b/0' });
    assert.equal(api.dataOf(changed).event_type_from, '/a~1b/0');
    assert.equal(await type({ 'a/b': ['refunded'] }, { 'x-shop-topic': 'no' }), 'refunded');
    assert.equal(await type({ 'a/b': [{}] }), 'order.paid');
    for (const place of ['/a~1b/length', 'constructor']) {
      await api.call('PATCH', `/endpoints/${endpoint.id}`, { event_type_from: place });
      assert.equal(await type({ 'a/b': ['refunded'] }), 'order.paid', place);
    }
    await api.call('PATCH', `/endpoints/${endpoint.id}`, { event_type_from: null });
    assert.equal(await type({ 'a/b': ['refunded'] }), 'order.paid');
  });

  test(named('a type is checked wherever it comes from'), async cleanup => {
    const api = client(await open(cleanup));
    const { url } = await api.create({ event_type_from: '/type', event_types: ['a'] });
    const answer = async (type: string) => {
      const { status, json } = await api.postJson(url, { type });
      return [status, json.msg];
    };
    assert.equal((await answer('a'))[0], 202);
    for (const [type, status, reason] of [
      ['b', 422, 'b is not among the event types that it allows'],
      ['link.created', 400, 'must not be the type of an event of this service'],
      ['', 400, 'must not be empty, as an event type'],
      ['a\n', 400, 'must not contain control characters or unpaired surrogates, as an event type'],
      ['x'.repeat(201), 400, 'must have at most 200 characters, as an event type'],
    ] as const)
      assert.deepEqual(await answer(type), [
        status,
        `${status === 422 ? 'The inbound endpoint does not accept events of this type: /' : 'Invalid request: '}data/type ${reason}`,
      ]);
  });

  test(
    named('a repeat may be told by a header or by the data, whole numbers of any size too'),
    async cleanup => {
      const api = client(await open(cleanup));
      const { url, endpoint } = await api.create({ repeat_id_from: '/order/id' });
      const ids = async (body: string, headers = {}) =>
        api.dataOf<{ id: string }>(
          await api.post(url, body, { 'content-type': 'application/json', ...headers }),
        ).id;
      const first = await ids('{"order":{"id":9007199254740993}}');
      assert.notEqual(await ids('{"order":{"id":9007199254740992}}'), first);
      assert.equal(await ids('{"order":{"id":9007199254740993},"attempt":2}'), first);
      assert.notEqual(await ids('{}'), await ids('{}'));
      await api.call('PATCH', `/endpoints/${endpoint.id}`, { repeat_id_from: 'X-Delivery' });
      const second = await ids('{}', { 'x-delivery': '7' });
      assert.equal(await ids('{"a":1}', { 'x-delivery': '7' }), second);
      const long = { 'x-delivery': 'x'.repeat(5_000) };
      assert.equal(await ids('{}', long), await ids('{}', long));
    },
  );

  test(named('chosen headers are stored, and filters and mappings see them'), async cleanup => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create({ keep_headers: ['X-Shop-Domain', 'x-none', 'X-Name'] });
    assert.deepEqual(endpoint.keep_headers, ['X-Shop-Domain', 'x-none', 'X-Name']);
    const name = Buffer.from('Zoë').toString('latin1');
    const event = await api.eventOf(
      await api.post(url, Buffer.from('{}'), {
        'content-type': 'application/json',
        'x-shop-domain': 'a.example',
        'x-other': '1',
        'x-name': name,
      }),
    );
    assert.deepEqual(event.headers, { 'x-shop-domain': 'a.example', 'x-name': 'Zoë' });
    const tried = await api.call('POST', '/routes/try', {
      filter: [{ field: 'headers.x-shop-domain', equals: 'a.example' }],
      mapping: '{"shop": headers.`x-shop-domain`}',
      event: {
        id: 'evt_1',
        type: 'order.paid',
        timestamp: '2026-01-01T00:00:00Z',
        data: {},
        headers: event.headers,
      },
    });
    assert.equal(tried.status, 200, tried.text);
    assert.match(tried.text, /"shop":"a.example"/);
    assert.equal('headers' in (await api.eventOf(await api.postJson(url, {}))), false);
  });

  test(named('headers that hold secrets are refused, and never stored'), async cleanup => {
    const api = client(await open(cleanup));
    const create = (more: object) => api.call('POST', '/endpoints', { name: 'E', event_type: 'a', ...more });
    const reason = 'must not be a header that holds a secret';
    for (const name of ['Authorization', 'cookie', 'X-Api-Key', 'X-Auth-Token', 'Client-Secret']) {
      const { status, json } = await create({ keep_headers: ['x-a', name] });
      assert.deepEqual([status, json.msg], [400, `Invalid request: keep_headers/1 ${reason}`], name);
      assert.equal((await create({ event_type_from: name })).status, 400);
      assert.equal((await create({ repeat_id_from: name })).status, 400);
    }
    const { endpoint, url } = await api.create({ keep_headers: ['x-shared'] });
    const verification = { scheme: 'header', header: 'X-Shared', secret: 'open sesame' };
    const both = await api.call('PATCH', `/endpoints/${endpoint.id}`, { verification });
    assert.equal(both.status, 400, both.text);
    await api.call('PATCH', `/endpoints/${endpoint.id}`, { verification, keep_headers: ['x-a'] });
    const event = await api.eventOf(await api.postJson(url, {}, { 'x-shared': 'open sesame', 'x-a': '1' }));
    assert.deepEqual(event.headers, { 'x-a': '1' });
    for (const more of [{ keep_headers: ['a b'] }, { event_type_from: 'a b' }, { repeat_id_from: '' }])
      assert.equal((await create(more)).status, 400, JSON.stringify(more));
  });

  test(named('requests of GitHub keep the headers that tell the event'), async cleanup => {
    const api = client(await open(cleanup));
    const verification = { scheme: 'github', secret: "It's a Secret to Everybody" };
    const { endpoint, url } = await api.create({ verification, event_type_from: 'X-GitHub-Event' });
    assert.deepEqual(endpoint.keep_headers, ['X-GitHub-Event', 'X-GitHub-Delivery']);
    const body = JSON.stringify({ action: 'opened' });
    const signature = createHmac('sha256', verification.secret).update(body).digest('hex');
    const sent = await api.post(url, body, {
      'content-type': 'application/json',
      'x-github-event': 'issues',
      'x-github-delivery': 'd1',
      'x-hub-signature-256': `sha256=${signature}`,
    });
    const event = await api.eventOf(sent);
    assert.equal(event.type, 'issues');
    assert.deepEqual(event.headers, { 'x-github-event': 'issues', 'x-github-delivery': 'd1' });
    const refused = await api.call('PATCH', `/endpoints/${endpoint.id}`, {
      repeat_id_from: 'X-GitHub-Delivery',
    });
    assert.equal(
      refused.json.msg,
      'Invalid request: repeat_id_from must be a JSON pointer: the signature does not cover the header X-GitHub-Delivery',
    );
  });
}

test.run();
