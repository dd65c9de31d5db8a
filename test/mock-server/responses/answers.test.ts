/** Answers of a test in place of the service, over HTTP. */
import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { Readable } from 'node:stream';
import { type RequestToAnswer, startMock } from '../../../mock-server/index.ts';
import { post, send, suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';
import { outcomeOf } from '../faults/outcome.ts';

const test = suiteOf('An answer of the mock server');

const mock = await startMock();
const { url } = mock;
const headers = { 'x-api-key': mock.keys.studio ?? '' };
const sounds = { 'x-api-key': mock.keys.sounds ?? '' };
const items = `${url}/api/items/all`;
const item = `${url}/api/items/item?item_id=1001`;
const validation = `${url}/api/purchases/validation`;

const itemReply = (await send(item, { headers })).json as { status: 'success'; item: object };
const renamed = { ...itemReply, item: { ...itemReply.item, name: 'Renamed' } } as never;

async function statusesOf(to: string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push((await send(to, { headers })).status);
  return statuses;
}

test('replaces the body of one answer', async () => {
  const given = mock.answer('getItem', { body: renamed });
  assert.equal(given.answered, 0);
  const { status, json, headers: sent } = await send(item, { headers });
  assert.deepEqual([status, json], [200, renamed]);
  assert.equal(sent['content-type'], 'application/json; charset=utf-8');
  assert.match(String(sent['x-request-id']), /^\w/);
  assert.equal(given.answered, 1);
  assert.deepEqual((await send(item, { headers })).json, itemReply);
  assert.deepEqual(mock.answers(), []);
});

test('needs no key: the service does not see the request', async () => {
  mock.answer('createLink', { status: 201, body: { status: 'success' }, unchecked: true });
  assert.equal((await post(`${url}/api/v1/links`, { anything: 1 })).status, 201);
});

test('with a status alone is the error of the operation, or the answer of the service', async () => {
  mock.answer('getItem', 404);
  const missing = await send(item, { headers });
  assert.deepEqual([missing.status, missing.json.msg], [404, 'Item Not Found']);
  mock.answer('listItems', [503, 503, 200]);
  assert.deepEqual(await statusesOf(items, 3), [503, 503, 200]);
  assert.deepEqual(mock.answers(), []);
  mock.answer('getItem', { error: 'too_many_requests' });
  assert.equal((await send(item, { headers })).headers['retry-after'], '30');
});

test('may be a sequence, which is repeated as often as asked for', async () => {
  mock.answer('getItem', [{ status: 404 }, { body: renamed }], { times: 2 });
  assert.deepEqual(await statusesOf(item, 5), [404, 200, 404, 200, 200]);
});

test('stays with always', async () => {
  const given = mock.answer('getItem', 503, { times: 'always' });
  assert.deepEqual(await statusesOf(item, 5), [503, 503, 503, 503, 503]);
  assert.equal(given.answered, 5);
  given.stop();
  assert.equal((await send(item, { headers })).status, 200);
});

test('may set headers of the answer that the service gives', async () => {
  mock.answer('getItem', { headers: { 'Retry-After': '7', 'Set-Cookie': ['a=1', 'b=2'] } });
  const { status, json, headers: sent } = await send(item, { headers });
  assert.deepEqual([status, json], [200, itemReply]);
  assert.equal(sent['retry-after'], '7');
  assert.deepEqual([sent['set-cookie']].flat(), ['a=1', 'b=2']);
});

test('may be text, bytes or a stream', async () => {
  const html = { 'content-type': 'text/html' };
  mock.answer({ path: '/demo/1001' }, { text: '<h1>Soon</h1>', headers: html });
  const page = await send(`${url}/demo/1001`);
  assert.deepEqual(
    [page.status, page.text, page.headers['content-type']],
    [200, '<h1>Soon</h1>', 'text/html'],
  );
  mock.answer({ path: '/x' }, { status: 418, bytes: new Uint8Array([1, 2, 255]) });
  const bytes = await fetch(`${url}/x`);
  assert.deepEqual([bytes.status, [...new Uint8Array(await bytes.arrayBuffer())]], [418, [1, 2, 255]]);
  mock.answer('listItems', { stream: Readable.from(['{"a"', ':1}']), unchecked: true });
  assert.equal((await send(items)).text, '{"a":1}');
  mock.answer({ path: '/y' }, { stream: new Blob(['blob']).stream() });
  assert.equal((await send(`${url}/y`)).text, 'blob');
});

test('without a body has none', async () => {
  mock.answer({ path: '/api/items/item', method: 'DELETE' }, { status: 204 });
  const gone = await send(item, { method: 'DELETE' });
  assert.deepEqual([gone.status, gone.text, gone.headers['content-type']], [204, '', undefined]);
  mock.answer({ path: '/l/spring' }, { status: 302, headers: { location: '/elsewhere' } });
  const moved = await send(`${url}/l/spring`);
  assert.deepEqual([moved.status, moved.headers.location, moved.text], [302, '/elsewhere', '']);
  mock.answer('getItem', 304);
  assert.equal((await send(item, { headers })).status, 304);
});

test('follows from the input', async () => {
  mock.answer('getItem', 404, { when: { input: { item_id: 1002 } }, times: 'always' });
  assert.equal((await send(item, { headers })).status, 200);
  assert.equal((await send(item.replace('item_id=1001', 'item_id=1002'), { headers })).status, 404);
  mock.stopAnswers();
  mock.answer(
    'validatePurchase',
    { error: 'invalid_purchase_code' },
    { when: { input: { purchase_code: 'b' } } },
  );
  const [first, second] = [
    await post(`${validation}?purchase_code=a`, {}, headers),
    await send(validation, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'purchase_code=b',
    }),
  ];
  assert.equal(first.json.msg, 'Invalid purchase code');
  assert.equal(second.json.msg, 'Invalid purchase code');
  assert.deepEqual(mock.answers(), []);
});

test('leaves a body that a condition has looked at to the service, whole', async () => {
  const code = (await mock.demo()).purchase?.code ?? '';
  mock.answer('validatePurchase', 503, { when: { input: { purchase_code: 'other' } }, times: 'always' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // Longer than what Node.js reads before somebody asks for it, and in parts.
  for (const padding of [0, 100_000, 900_000, 1_100_000]) {
    const body = JSON.stringify({ purchase_code: code, padding: 'x'.repeat(padding) });
    const answer = await new Promise<string>((resolve, reject) => {
      const asked = request(validation, {
        method: 'POST',
        agent,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      });
      asked.on('response', response => {
        response.setEncoding('utf8').on('data', text => resolve(`${response.statusCode} ${text}`));
      });
      asked.on('error', reject);
      asked.write(body.slice(0, 20));
      setImmediate(() => asked.end(body.slice(20)));
    });
    assert.match(answer, padding > 1_000_000 ? /^(200|413) / : /^200 .*"purchase"/, String(padding));
  }
  agent.destroy();
  mock.stopAnswers();
});

test('follows from headers, workspace and key', async () => {
  mock.answer('listItems', 503, { when: { headers: { 'Accept-Language': 'de' } } });
  assert.equal((await send(items, { headers })).status, 200);
  assert.equal((await send(items, { headers: { ...headers, 'accept-language': 'de' } })).status, 503);
  mock.answer('listItems', 503, { workspace: 'ws_sounds' });
  assert.equal((await send(items, { headers })).status, 200);
  assert.equal((await send(items, { headers: sounds })).status, 503);
  for (const key of ['sounds', mock.keys.sounds ?? '', 'key_demo_sounds']) {
    mock.answer('listItems', 503, { key });
    assert.equal((await send(items, { headers })).status, 200, key);
    assert.equal((await send(`${items}?api_key=${mock.keys.sounds}`)).status, 503, key);
  }
  assert.deepEqual(mock.answers(), []);
});

test('may depend on a function', async () => {
  const counts: number[] = [];
  mock.answer('getItem', 404, {
    when: ({ input, count }) => {
      counts.push(count);
      return input.item_id === '1002';
    },
  });
  assert.equal((await send(item, { headers })).status, 200);
  assert.equal((await send(item.replace('item_id=1001', 'item_id=1002'), { headers })).status, 404);
  assert.deepEqual([counts, mock.answers()], [[1, 1], []]);
});

test('may be a function of the request', async () => {
  const seen: RequestToAnswer[] = [];
  mock.answer(
    'validatePurchase',
    asked => {
      seen.push(asked);
      return asked.count === 1
        ? null
        : { status: 404, body: { status: 'error', msg: `No ${asked.input.purchase_code}` } };
    },
    { times: 2 },
  );
  const sent = { purchase_code: 'p' };
  assert.equal((await post(validation, sent, headers)).json.msg, 'Invalid purchase code');
  assert.equal((await post(validation, sent, headers)).json.msg, 'No p');
  const [first] = seen;
  assert.deepEqual(
    [first?.operation, first?.method, first?.path, first?.input, first?.body, first?.workspace, first?.key],
    ['validatePurchase', 'POST', '/api/purchases/validation', sent, sent, 'ws_studio', 'key_demo_studio'],
  );
  assert.ok(!JSON.stringify({ ...first, headers: {} }).includes(mock.keys.studio ?? 'none'));
});

test('may be a Response of a function', async () => {
  mock.answer('getItem', () =>
    Response.json({ status: 'error', msg: 'Gone' }, { status: 404, headers: { 'x-a': '1' } }),
  );
  const { status, json, headers: sent } = await send(item, { headers });
  assert.deepEqual([status, json.msg, sent['x-a']], [404, 'Gone', '1']);
});

test('that a function gets wrong is told, in the answer and to the one who runs the mock server', async cleanup => {
  const told: string[] = [];
  const own = await startMock({ notice: line => told.push(line) });
  cleanup(() => own.close());
  const one = `${own.url}/api/items/item?item_id=1001`;
  for (const [answer, sentence] of [
    [
      () => ({ body: { status: 'success' } }) as never,
      'body/item is required (ItemReply), or give unchecked: true',
    ],
    [() => ({ staus: 404 }) as never, 'an answer has no field staus: did you mean status?'],
    [() => Promise.reject(new Error('Mine')), 'Mine'],
    [
      () => {
        throw undefined;
      },
      'undefined',
    ],
  ] as const) {
    own.answer('getItem', answer);
    const { status, json } = await send(one, { headers });
    assert.deepEqual([status, json.msg], [500, `mock.answer, getItem: ${sentence}`]);
    assert.equal(told.pop(), `mock.answer, getItem: ${sentence}`);
  }
});

test('meets exactly as many requests at the same time as it says', async () => {
  mock.answer('validatePurchase', 503, { times: 3, when: { input: { purchase_code: 'x' } } });
  const all = await Promise.all(
    Array.from({ length: 12 }, () => post(validation, { purchase_code: 'x' }, headers)),
  );
  assert.equal(all.filter(({ status }) => status === 503).length, 3);
});

test('and faults are one list: a request meets the oldest that is due', async () => {
  mock.fail({ operation: 'getItem', status: 503 });
  mock.answer('getItem', { body: renamed });
  mock.fail({ operation: 'getItem', status: 500 });
  assert.deepEqual(await statusesOf(item, 4), [503, 200, 500, 200]);
});

test('that stays comes after those that end, and after newer ones that stay: a test replaces it', async () => {
  mock.answer('getItem', 500, { times: 'always' });
  assert.deepEqual(await statusesOf(item, 1), [500]);
  mock.answer('getItem', 404);
  mock.answer('getItem', 503);
  mock.answer('getItem', 502, { times: 'always' });
  assert.deepEqual(await statusesOf(item, 4), [404, 503, 502, 502]);
  mock.stopAnswers();
});

test('follows from a body that is a list or a text', async () => {
  mock.answer({ path: '/list' }, { text: 'list' }, { when: { body: [1, { a: 2 }] }, times: 'always' });
  mock.answer({ path: '/list' }, { text: 'text' }, { when: { body: 'hi' }, times: 'always' });
  const type = { 'content-type': 'application/json;charset=UTF-8' };
  const textFor = async (body: string, sent: Record<string, string>) =>
    (await send(`${url}/list`, { method: 'POST', body, headers: sent })).text;
  assert.equal(await textFor('[1,{"a":2,"b":3}]', type), 'list');
  assert.equal(await textFor('hi', { 'content-type': 'text/plain' }), 'text');
  assert.match(await textFor('[1,2]', type), /Not found/i);
  assert.match(await textFor('', type), /Not found/i);
  mock.stopAnswers();
});

test('that was informational comes before that of the service', async () => {
  mock.answer('getItem', { status: 103, headers: { link: '</style.css>; rel=preload; as=style' } });
  const [hints, status] = await new Promise<[unknown, number | undefined]>((resolve, reject) => {
    let early: unknown = null;
    request(item, { headers })
      .on('information', ({ statusCode, headers: sent }) => {
        early = [statusCode, sent.link];
      })
      .on('response', response => {
        response.resume();
        resolve([early, response.statusCode]);
      })
      .on('error', reject)
      .end();
  });
  assert.deepEqual([hints, status], [[103, '</style.css>; rel=preload; as=style'], 200]);
});

test('ends with a reset, and with stopAnswers', async () => {
  mock.answer('getItem', 404, { times: 'always' });
  await mock.reset();
  assert.deepEqual(mock.answers(), []);
  for (const end of [() => mock.stopAnswers(), () => mock.reset()]) {
    mock.answer('getItem', { hang: true });
    const held = outcomeOf(item);
    await until(() => mock.answers().length === 0, mock.answers);
    await end();
    assert.equal((await held).error, 'ECONNRESET');
  }
});

test('that is stopped releases nothing that a fault holds back, and the other way round', async () => {
  const held = { answer: outcomeOf(`${url}/a`), fault: outcomeOf(`${url}/b`) };
  mock.answer({ path: '/a' }, { hang: true });
  mock.fail({ path: '/b', hang: true });
  await until(() => mock.answers().length === 0 && mock.faults().length === 0);
  mock.stopAnswers();
  assert.equal((await held.answer).error, 'ECONNRESET');
  assert.equal(mock.requests({ path: '/b' })[0]?.aborted, false);
  mock.stopFaults();
  assert.equal((await held.fault).error, 'ECONNRESET');
});

test('is of one isolated test', async () => {
  const mine = await mock.isolate();
  mine.answer('getItem', 404);
  assert.equal((await send(item, { headers })).status, 200);
  assert.equal((await mine.fetch('/api/items/item?item_id=1001', { headers })).status, 404);
  await mine.close();
});

test('is an option too, which a reset puts back', async cleanup => {
  const own = await startMock({
    port: null,
    answers: [
      { operation: 'getItem', answer: 404 },
      { path: '/flags', answer: { body: { isNew: true } }, times: 'always' },
    ],
  });
  cleanup(() => own.close());
  const statusOf = async (path: string) => (await own.fetch(path, { headers })).status;
  const [one, flags] = ['/api/items/item?item_id=1001', '/flags'];
  assert.deepEqual([await statusOf(one), await statusOf(one), await statusOf(flags)], [404, 200, 200]);
  await own.reset();
  assert.deepEqual([await statusOf(one), await statusOf(one), await statusOf(flags)], [404, 200, 200]);
  const mine = await own.isolate();
  assert.equal((await mine.fetch(one, { headers })).status, 404);
});

test('closes what the tests share', () => mock.close());

test.run();
