/** Inbound endpoints: their URLs, and what these accept. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { startMock } from '../../mock-server/index.ts';
import { digestOf } from '../../src/secrets/key-format.ts';
import { signingKeyOf, standardSignature } from '../../src/secrets/standard-webhooks.ts';
import { place } from '../adapters/lowdb/place.ts';
import { secrets, send, suiteOf } from '../helper.ts';
import { client, storages } from './clients.ts';

const test = suiteOf('Inbound endpoints');

for (const [storage, open] of Object.entries(storages)) {
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

  test(named('keep nine old URLs at most, and end the oldest first'), async cleanup => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create();
    const urls = [url];
    for (let times = 0; times < 10; times += 1) {
      const rotated = await api.call('POST', `/endpoints/${endpoint.id}/rotate`, { overlap_seconds: 3_600 });
      urls.push(api.dataOf<{ url: string }>(rotated).url);
    }
    const answers = await Promise.all(urls.map(one => api.postJson(one, {})));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, ...Array(10).fill(202)],
    );
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

  test(named('answer unknown, replaced, expired and deleted tokens alike'), async cleanup => {
    let now = Date.parse('2026-12-01T00:00:00Z');
    const api = client(await open(cleanup, { now: () => now }));
    const { url, endpoint } = await api.create();
    const path = `/endpoints/${endpoint.id}`;
    const rotated = api.dataOf<{ url: string }>(
      await api.call('POST', `${path}/rotate`, { overlap_seconds: 60 }),
    );
    assert.equal((await api.postJson(url, {})).status, 202, 'both work during the overlap');
    assert.equal((await api.postJson(rotated.url, {})).status, 202);
    now += 61_000;
    const expired = await api.postJson(url, {});
    const last = api.dataOf<{ url: string }>(
      await api.call('POST', `${path}/rotate`, { overlap_seconds: 0 }),
    );
    const replaced = await api.postJson(rotated.url, {});
    assert.equal((await api.postJson(last.url, {})).status, 202);
    assert.equal((await api.call('DELETE', path)).status, 200);
    const deleted = await api.postJson(last.url, {});
    const unknown = await api.postJson(url.replace(/mi_.*/, 'mi_nobody'), {});
    assert.deepEqual([unknown.status, unknown.json.msg], [404, 'There is no inbound endpoint at this URL']);
    const shown = ({ status, text, headers }: typeof unknown) => {
      const { date: _, 'x-request-id': __, ...rest } = headers;
      return { status, text, rest };
    };
    for (const one of [expired, replaced, deleted]) assert.deepEqual(shown(one), shown(unknown));
  });

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
    const unusable = await api.call('POST', '/endpoints', {
      name: 'N',
      event_type: 't',
      data_schema: { type: 'nothing' },
    });
    assert.equal(unusable.status, 400);
    assert.match(String(unusable.json.msg), /^Invalid request: data_schema cannot be used: /);
  });

  test(named('refuse bodies of more than 256 kB and types they cannot read'), async cleanup => {
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
    const notPacked = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    assert.equal((await api.post(url, 'plain', notPacked)).status, 400);
  });

  test(named('never show a token or a secret again'), async cleanup => {
    const lines: string[] = [];
    const mock = await open(cleanup, { log: line => lines.push(line) });
    const api = client(mock);
    const secret = 'hush hush 4711';
    const made = await api.create({ verification: { scheme: 'github', secret } });
    const { token, endpoint, url } = made;
    const answers = [
      await api.call('GET', '/endpoints'),
      await api.call('GET', `/endpoints/${endpoint.id}`),
      await api.call('PATCH', `/endpoints/${endpoint.id}`, { name: 'Other' }),
      await api.postJson(url, {}),
      await api.postJson(`${url}/more`, {}),
      await api.postJson(url.toUpperCase().replace('HTTP', 'http'), {}),
      await send(`${mock.url}/api/openapi.json`),
    ];
    const { repository } = mock;
    if ('export' in repository && typeof repository.export === 'function') {
      const exported = JSON.stringify(await repository.export());
      assert.ok(exported.includes(endpoint.id) && !exported.includes(token));
    }
    answers.push(await api.call('DELETE', `/endpoints/${endpoint.id}`));
    const told = answers.map(({ headers, text }) => JSON.stringify([headers, text])).join('\n');
    assert.ok(
      !told.includes(token) && !told.includes(secret) && !JSON.stringify(made.endpoint).includes(secret),
    );
    assert.ok(lines.length > 5);
    assert.ok(!lines.join('\n').toLowerCase().includes(token.toLowerCase()), lines.join('\n'));
  });

  test(named('refuse more endpoints than a workspace may have'), async cleanup => {
    const api = client(await open(cleanup));
    const made = await Promise.all(
      Array.from({ length: 105 }, () => api.call('POST', '/endpoints', { name: 'N', event_type: 't' })),
    );
    assert.equal(made.filter(({ status }) => status === 201).length, 98, 'beside the two of the fixtures');
    const refused = made.find(({ status }) => status !== 201);
    assert.deepEqual(
      [refused?.status, refused?.json.msg],
      [409, 'The workspace has reached its limit of inbound endpoints'],
    );
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

  test(named('stop whoever guesses tokens, and still accept tokens that worked'), async cleanup => {
    const api = client(await open(cleanup, { rateLimits: { address: { requests: 5, seconds: 60 } } }));
    const { url } = await api.create();
    assert.equal((await api.postJson(url, {})).status, 202);
    const guesses: number[] = [];
    for (let n = 0; n < 8; n += 1)
      guesses.push((await api.postJson(url.replace(/mi_.*/, `mi_guess${n}`), {})).status);
    assert.deepEqual(guesses, [404, 404, 404, 404, 404, 429, 429, 429]);
    assert.equal((await api.postJson(url, {})).status, 202);
  });

  test(
    named('do not count refusals of who has the token towards the limit of the address'),
    async cleanup => {
      const api = client(await open(cleanup, { rateLimits: { address: { requests: 2, seconds: 60 } } }));
      const { url } = await api.create();
      const refused: number[] = [];
      for (let n = 0; n < 4; n += 1)
        refused.push(
          (
            await send(url, {
              method: 'POST',
              body: Buffer.from('{'),
              headers: { 'content-type': 'application/json' },
            })
          ).status,
        );
      assert.deepEqual(refused, [400, 400, 400, 400]);
      assert.equal((await api.postJson(url.replace(/mi_.*/, 'mi_guess'), {})).status, 404);
    },
  );
}

test('need no API key, and ignore one', async cleanup => {
  const api = client(await (storages.lowdb as NonNullable<(typeof storages)[string]>)(cleanup));
  const { url } = await api.create();
  for (const authorization of ['Bearer nobody', `Bearer ${secrets.revoked}`])
    assert.equal((await api.postJson(url, {}, { authorization })).status, 202);
});

test('have tokens that no data file contains, before and after a rotation', async cleanup => {
  const file = await place(cleanup);
  const mock = await startMock({ file });
  const api = client(mock);
  const { token, endpoint } = await api.create();
  const rotated = await api.call('POST', `/endpoints/${endpoint.id}/rotate`, {});
  const next = api.dataOf<{ token: string; url: string }>(rotated);
  await api.eventOf(await api.postJson(next.url, {}));
  await mock.close();
  const stored = await readFile(file, 'utf8');
  for (const one of [token, next.token]) {
    assert.ok(!stored.includes(one));
    assert.ok(stored.includes(digestOf(one)));
  }
});

test.run();
