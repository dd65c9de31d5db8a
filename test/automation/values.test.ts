/** What is published is stored as it was sent, or refused with the name of what cannot be stored. */
import assert from 'node:assert/strict';
import { send, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { client } from './clients.ts';

const test = suiteOf('Values of events');

const structured = { 'content-type': 'application/cloudevents+json' };
const batched = { 'content-type': 'application/cloudevents-batch+json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const cloudEvent = (more: string) =>
  `{"specversion":"1.0","id":"v1","source":"/shop","type":"order.paid"${more}}`;

for (const [storage, open] of eachStorage(storages)) {
  const named = (name: string) => `${name}, on ${storage}`;

  test(
    named('are refused with a pointer if they contain a number that JSON cannot contain'),
    async cleanup => {
      const api = client(await open(cleanup));
      const { url } = await api.create();
      const reason = 'must be a number between -1.8e308 and 1.8e308';
      const publish = (body: string) => api.call('POST', '/publish', body);
      for (const [answer, pointer] of [
        [await api.post(url, '-1e999', json), 'body '],
        [await api.post(url, '{"amount":[1,1e999]}', json), 'amount/1 '],
        [await api.post(url, cloudEvent(',"data":1e999'), structured), 'data '],
        [await api.post(url, `[${cloudEvent(',"data":{"a":1e999}')}]`, batched), '0/data/a '],
        [await publish('{"type":"order.paid","data":{"a":1e999}}'), 'data/a '],
        [await publish('{"type":"order.paid","data":1e999}'), 'data '],
      ] as const)
        assert.deepEqual([answer.status, answer.json.msg], [400, `Invalid request: ${pointer}${reason}`]);
    },
  );

  test(named('are refused if a form or a query is not valid UTF-8'), async cleanup => {
    const api = client(await open(cleanup));
    const { url } = await api.create({ allow_get: true });
    const head = '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n';
    const parts = Buffer.concat([Buffer.from(head), Buffer.from([0xff]), Buffer.from('\r\n--B--\r\n')]);
    const inBody = 'the body is not valid UTF-8';
    for (const [answer, reason] of [
      [await api.post(url, 'name=Ren%E9', form), inBody],
      [await api.post(url, parts, { 'content-type': 'multipart/form-data; boundary=B' }), inBody],
      [await send(`${url}?b=%ff`), 'the percent-encoding of the query is not UTF-8'],
    ] as const)
      assert.deepEqual([answer.status, answer.json.msg], [400, `Invalid request: ${reason}`]);
    assert.deepEqual((await api.eventOf(await api.post(url, 'a=100%&b=%C3%A9', form))).data, {
      a: '100%',
      b: 'é',
    });
  });

  test(named('may have CloudEvents extensions with any valid name'), async cleanup => {
    const api = client(await open(cleanup));
    const { url } = await api.create();
    const answer = await api.post(url, cloudEvent(',"constructor":"x","data":1'), structured);
    assert.equal(answer.status, 202, answer.text);
  });

  test(named('must not have a source or subject that a CloudEvent cannot have'), async cleanup => {
    const api = client(await open(cleanup));
    for (const [field, value] of [
      ['source', 'a#b#c'],
      ['source', '%zz'],
      ['subject', 'a\u0085b'],
    ] as const) {
      const answer = await api.call('POST', '/publish', { type: 'order.paid', [field]: value });
      assert.equal(answer.status, 400, answer.text);
      assert.match(String(answer.json.msg), new RegExp(`^Invalid request: ${field} must`));
    }
  });

  test(named('must not have the type of an event of this service'), async cleanup => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create();
    const reason = 'must not be the type of an event of this service';
    const type = 'link.created';
    for (const [answer, field] of [
      [await api.call('POST', '/publish', { type }), 'type'],
      [await api.post(url, cloudEvent('').replace('order.paid', type), structured), 'type'],
      [await api.post(url, `[${cloudEvent('').replace('order.paid', type)}]`, batched), '0/type'],
      [await api.call('POST', '/endpoints', { name: 'In', event_type: type }), 'event_type'],
      [await api.call('PATCH', `/endpoints/${endpoint.id}`, { event_type: type }), 'event_type'],
    ] as const)
      assert.deepEqual([answer.status, answer.json.msg], [400, `Invalid request: ${field} ${reason}`]);
  });

  test(named('of a repeated request are the same after its endpoint was changed'), async cleanup => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create();
    const once = { 'idempotency-key': 'once' };
    const first = await api.postJson(url, { a: 1 }, once);
    await api.call('PATCH', `/endpoints/${endpoint.id}`, { event_type: 'order.changed' });
    const again = await api.postJson(url, { a: 1 }, once);
    assert.deepEqual([again.status, again.text], [202, first.text]);
  });

  test(named('sent in another way are another request for an idempotency key'), async cleanup => {
    const api = client(await open(cleanup));
    const { url } = await api.create();
    const pairs = [
      [cloudEvent(',"data":1'), structured, `[${cloudEvent(',"data":1')}]`, batched],
      ['{"a":"1"}', json, 'a=1', form],
      ['{"a":9007199254740993}', json, '{"a":9007199254740992}', json],
    ] as const;
    for (const [index, [first, type, second, otherType]] of pairs.entries()) {
      const key = { 'idempotency-key': `pair-${index}` };
      assert.equal((await api.post(url, first, { ...type, ...key })).status, 202);
      assert.equal((await api.post(url, second, { ...otherType, ...key })).status, 422, second);
    }
    const multipart = (boundary: string) =>
      api.post(
        url,
        `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--${boundary}--\r\n`,
        { 'content-type': `multipart/form-data; boundary=${boundary}`, 'idempotency-key': 'parts' },
      );
    const { text } = await multipart('one');
    assert.equal((await multipart('two')).text, text, 'a repeated form has another boundary');
  });

  test(
    named('are all checked against a schema in a burst, as far as the rate of the endpoint'),
    async cleanup => {
      const api = client(await open(cleanup));
      const { url } = await api.create({ data_schema: { type: 'object' } });
      const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => api.postJson(url, { n })));
      assert.deepEqual(
        answers.filter(({ status }) => status !== 202).map(({ text }) => text),
        [],
      );
    },
  );
}

test.run();
