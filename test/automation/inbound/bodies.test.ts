/** Inbound endpoints: what they read. */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { send, suiteOf } from '../../helper.ts';
import { eachStorage, storages } from '../../storages.ts';
import { client } from '../clients.ts';

const test = suiteOf('Bodies that inbound endpoints read');

for (const [storage, open] of eachStorage(storages)) {
  const named = (name: string) => `on ${storage} ${name}`;

  test(named('accept JSON at their URL and answer 202 with the id of the stored event'), async cleanup => {
    const api = client(await open(cleanup));
    const { url, token, endpoint } = await api.create();
    assert.match(token, /^mi_[0-9A-Za-z]{38}$/);
    assert.ok(url.endsWith(`/api/v1/automation/in/${token}`));
    const answer = await api.postJson(url, { order: 7 });
    assert.equal(answer.headers['cache-control'], 'no-store');
    const event = await api.eventOf(answer);
    assert.deepEqual(
      [event.type, event.source, event.endpoint_id, event.key_id, event.data, event.state],
      ['order.paid', `/automation/endpoints/${endpoint.id}`, endpoint.id, null, { order: 7 }, 'published'],
    );
  });

  test(named('accept any JSON value, text and an empty body'), async cleanup => {
    const api = client(await open(cleanup));
    const { url } = await api.create();
    const json = { 'content-type': 'application/json' };
    for (const [body, headers, data] of [
      ['[1,"a",null]', json, [1, 'a', null]],
      ['"a\\u0000b"', json, 'a\0b'],
      ['null', json, null],
      ['false', json, false],
      ['{"a":1}', { 'content-type': 'application/vnd.shop+json; charset=utf-8' }, { a: 1 }],
      ['Ünï', { 'content-type': 'text/plain; charset=utf-8' }, 'Ünï'],
      ['', {}, null],
    ] as const)
      assert.deepEqual((await api.eventOf(await api.post(url, body, headers))).data, data, body);
  });

  test(named('accept forms, and make a list of a repeated field'), async cleanup => {
    const api = client(await open(cleanup));
    const { url } = await api.create();
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
    const fields = await api.eventOf(await api.post(url, 'a=1&b=x+y&a=2&__proto__=z', urlencoded));
    assert.deepEqual(Object.entries(fields.data as object), [
      ['a', ['1', '2']],
      ['b', 'x y'],
      ['__proto__', 'z'],
    ]);
    const part = (name: string, value: string) =>
      `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const multipart = { 'content-type': 'multipart/form-data; boundary=B' };
    const body = `${part('a', '1')}${part('a', 'é')}--B--\r\n`;
    assert.deepEqual((await api.eventOf(await api.post(url, body, multipart))).data, { a: ['1', 'é'] });
    const file = `--B\r\nContent-Disposition: form-data; name="f"; filename="f.txt"\r\n\r\nx\r\n--B--\r\n`;
    const refused = await api.post(url, file, multipart);
    assert.deepEqual(
      [refused.status, refused.json.msg],
      [400, 'Invalid request: f is a file: send only text fields'],
    );
    assert.equal((await api.post(url, 'nonsense', multipart)).status, 400);
  });

  test(named('accept GET with a query only if they allow it, and never HEAD'), async cleanup => {
    const api = client(await open(cleanup));
    const closed = await api.create();
    const refused = await send(`${closed.url}?a=1`);
    assert.deepEqual([refused.status, refused.headers.allow], [405, 'POST, OPTIONS']);
    const { url, endpoint } = await api.create({ allow_get: true });
    assert.deepEqual((await api.eventOf(await send(`${url}?a=1&b=%C3%A9&a=2`))).data, {
      a: ['1', '2'],
      b: 'é',
    });
    for (const method of ['HEAD', 'PUT']) {
      const wrong = await send(url, { method });
      assert.deepEqual([wrong.status, wrong.headers.allow], [405, 'POST, GET, OPTIONS'], method);
      if (method === 'PUT') assert.equal(wrong.json.msg, 'Method not allowed: use POST, GET, OPTIONS');
    }
    assert.equal((await api.history(`&endpoint_id=${endpoint.id}`)).length, 1);
  });

  test(named('accept CloudEvents in the structured, binary and batched mode'), async cleanup => {
    const api = client(await open(cleanup));
    const { url } = await api.create();
    const event = {
      specversion: '1.0',
      id: 'e1',
      source: '/shop',
      type: 'item.sold',
      subject: 'item 1',
      time: '2026-03-14T10:26:53.5+01:00',
      data: { n: 1 },
    };
    const structured = await api.eventOf(
      await api.post(url, JSON.stringify(event), { 'content-type': 'application/cloudevents+json' }),
    );
    assert.deepEqual(
      [structured.type, structured.source, structured.source_id, structured.subject, structured.data],
      ['item.sold', '/shop', 'e1', 'item 1', { n: 1 }],
    );
    assert.equal(Date.parse(structured.time as string), Date.parse('2026-03-14T09:26:53.500Z'));
    const binary = await api.eventOf(
      await api.postJson(
        url,
        { n: 2 },
        { 'ce-specversion': '1.0', 'ce-id': 'e2', 'ce-source': '/shop', 'ce-type': 'item.sold' },
      ),
    );
    assert.deepEqual([binary.source_id, binary.data], ['e2', { n: 2 }]);
    const batch = await api.post(url, JSON.stringify([event, { ...event, id: 'e3' }]), {
      'content-type': 'application/cloudevents-batch+json',
    });
    assert.equal(batch.status, 202);
    const ids = api.dataOf<{ id: string }[]>(batch).map(({ id }) => id);
    assert.equal(ids.length, 2);
    assert.equal(ids[0], structured.id, 'the first one is stored already');
    const wrong = await api.post(url, JSON.stringify([event, { ...event, id: '' }]), {
      'content-type': 'application/cloudevents-batch+json',
    });
    assert.deepEqual([wrong.status, wrong.json.msg], [400, 'Invalid request: 1/id must not be empty']);
  });

  test(named('store all events of a batch or none, and at most 100'), async cleanup => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create({ data_schema: { type: 'object' } });
    const batchOf = (events: object[]) =>
      api.post(url, JSON.stringify(events), { 'content-type': 'application/cloudevents-batch+json' });
    const event = (n: number, data: unknown) => ({
      specversion: '1.0',
      id: `b${n}`,
      source: '/shop',
      type: 'item.sold',
      data,
    });
    const invalid = await batchOf([event(1, {}), event(2, 'text')]);
    assert.deepEqual(
      [invalid.status, invalid.json.msg],
      [422, 'The data does not match the schema of the inbound endpoint: /1/data must be an object'],
    );
    assert.deepEqual(await api.history(`&endpoint_id=${endpoint.id}`), []);
    assert.equal((await batchOf(Array.from({ length: 101 }, (_, n) => event(n, {})))).status, 400);
    assert.equal((await batchOf([])).status, 400);
    assert.equal((await batchOf(Array.from({ length: 100 }, (_, n) => event(n, {})))).status, 202);
    assert.equal((await api.history(`&endpoint_id=${endpoint.id}`)).length, 100);
  });

  test(named('refuse bodies of more than 256 KiB and types they cannot read'), async cleanup => {
    const api = client(await open(cleanup));
    const { url } = await api.create();
    const most = 256 * 1024;
    assert.equal((await api.postJson(url, 'x'.repeat(most - 2))).status, 202);
    for (const [body, headers] of [
      [`"${'x'.repeat(most)}"`, {}],
      [gzipSync(`"${'x'.repeat(most)}"`), { 'content-encoding': 'gzip' }],
      ['\x01'.repeat(most / 2), { 'content-type': 'text/plain' }],
    ] as const) {
      const answer = await api.post(url, body, { 'content-type': 'application/json', ...headers });
      assert.equal(answer.status, 413);
    }
    for (const headers of [
      { 'content-type': 'image/png' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'application/json', 'content-encoding': 'zip' },
    ])
      assert.equal((await api.post(url, '{}', headers as never)).status, 415);
    for (const body of ['{', '\xff', `${'['.repeat(33)}${']'.repeat(33)}`])
      assert.equal(
        (await api.post(url, Buffer.from(body, 'latin1'), { 'content-type': 'application/json' })).status,
        400,
      );
    for (const coding of ['GZIP', 'x-gzip']) {
      const headers = { 'content-type': 'application/json', 'content-encoding': coding };
      assert.equal((await api.post(url, gzipSync('{"coding":1}'), headers)).status, 202, coding);
    }
    const notPacked = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    assert.equal((await api.post(url, 'plain', notPacked)).status, 400);
  });
}

test.run();
