/** Faults of the mock server, over HTTP. */
import assert from 'node:assert/strict';
import { Agent } from 'node:http';
import { type FaultRule, startMock } from '../../../mock-server/index.ts';
import { post, send, suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';
import { quickTimers, timerOf } from '../timers.ts';
import { outcomeOf } from './outcome.ts';

const test = suiteOf('A fault of the mock server');

const mock = await startMock();
const { url } = mock;
const headers = { 'x-api-key': mock.keys.studio ?? '' };
const items = `${url}/api/items/all`;
const item = `${url}/api/items/item?item_id=1001`;

/** The statuses of so many requests, one after the other. */
async function statusesOf(to: string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push((await send(to, { headers })).status);
  return statuses;
}

test('answers one request with the error of the operation, and ends by itself', async () => {
  mock.fail({ operation: 'getItem', status: 404 });
  const { status, json } = await send(item, { headers });
  assert.deepEqual([status, json], [404, { status: 'error', msg: 'Item Not Found' }]);
  assert.equal((await send(item, { headers })).status, 200);
  assert.deepEqual(mock.faults(), []);
});

test('may name an error by its code', async () => {
  mock.fail({ operation: 'validatePurchase', error: 'invalid_purchase_code' });
  const wrong = await post(`${url}/api/purchases/validation`, { purchase_code: 'x' }, headers);
  assert.deepEqual([wrong.status, wrong.json.msg], [404, 'Invalid purchase code']);
  mock.fail({ operation: 'getItem', error: 'too_many_requests' });
  const busy = await send(item, { headers });
  assert.deepEqual([busy.status, busy.headers['retry-after']], [429, '30']);
  mock.fail({ operation: 'getAccountDetails', error: 'expired_key' });
  const account = await send(`${url}/api/account/details`, { headers });
  assert.deepEqual([account.status, account.json.msg], [401, 'Invalid request']);
  assert.equal(account.headers['www-authenticate'], 'Bearer error="invalid_token"');
});

test('has an answer in the envelope for a status that the operation does not declare', async () => {
  mock.fail({ operation: 'getItem', status: 504 });
  const { status, json } = await send(item, { headers });
  assert.deepEqual([status, json], [504, { status: 'error', msg: 'Gateway Timeout' }]);
  mock.fail({ operation: 'getAccountDetails', status: 418 });
  assert.deepEqual((await send(`${url}/api/account/details`)).json, {
    status: 'error',
    msg: 'Invalid request',
  });
});

test('meets redirects, media, pages and unknown paths by their path', async () => {
  for (const path of ['/media/audio/2001.wav', '/l/spring', '/user/api', '/nowhere', '/api/openapi.json']) {
    mock.fail({ path, status: 503 });
    const { status, json } = await send(url + path);
    assert.deepEqual([status, json.msg], [503, 'The service is temporarily unavailable'], path);
    assert.notEqual((await send(url + path)).status, 503);
  }
});

test('meets all paths that start as its own does, if this ends with *', async () => {
  mock.fail({ path: '/media/*', status: 500, times: 2 });
  assert.equal((await send(`${url}/demo/1001`)).status, 200);
  assert.equal((await send(`${url}/media/audio/2001.wav`)).status, 500);
  assert.equal((await send(`${url}/media/cover/northwind.svg?x=1`)).status, 500);
});

test('meets one method if it says so, and otherwise all but OPTIONS', async () => {
  mock.fail({ path: '/api/items/item', method: 'POST', status: 500 });
  assert.equal((await send(item, { headers })).status, 200);
  assert.equal((await send(item, { method: 'POST' })).status, 500);
  mock.fail({ path: '/api/*', status: 500 });
  assert.notEqual((await send(item, { method: 'OPTIONS' })).status, 500);
  assert.equal((await send(item, { method: 'DELETE' })).status, 500);
  mock.fail({ path: '/api/*', method: 'OPTIONS', status: 500 });
  assert.equal((await send(item, { method: 'OPTIONS' })).status, 500);
});

test('meets a HEAD request of its operation', async () => {
  mock.fail({ operation: 'getItem', status: 503 });
  const { status, text } = await send(item, { method: 'HEAD', headers });
  assert.deepEqual([status, text], [503, '']);
});

test('can be read by pages of this machine', async () => {
  mock.fail({ operation: 'getItem', status: 503 });
  const origin = 'http://localhost:5173';
  const answer = await send(item, { headers: { ...headers, origin } });
  assert.deepEqual([answer.status, answer.headers['access-control-allow-origin']], [503, origin]);
});

test('resets the connection, without carrying out the operation', async () => {
  mock.fail({ operation: 'createLink', reset: true });
  const create = {
    method: 'POST',
    headers: { authorization: `Bearer ${mock.keys.studio}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'https://shop.example/reset' }),
  };
  const { status, error } = await outcomeOf(`${url}/api/v1/links`, create);
  assert.deepEqual([status, error], [null, 'ECONNRESET']);
  assert.ok(!JSON.stringify(mock.data).includes('https://shop.example/reset'));
  assert.equal((await outcomeOf(`${url}/api/v1/links`, create)).status, 201);
});

test('cuts the body in half, with the full length in the headers, and the operation carried out', async () => {
  const whole = await outcomeOf(item, { headers });
  mock.fail({ operation: 'getItem', truncate: true });
  const half = await outcomeOf(item, { headers });
  assert.deepEqual([half.status, half.error], [200, 'ECONNRESET']);
  assert.equal(half.headers['content-length'], whole.headers['content-length']);
  assert.equal(half.text, whole.text.slice(0, half.text.length));
  assert.equal(Buffer.byteLength(half.text), Math.floor(Buffer.byteLength(whole.text) / 2));
  mock.fail({ operation: 'createLink', truncate: true });
  const authorization = `Bearer ${mock.keys.studio}`;
  await outcomeOf(`${url}/api/v1/links`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'https://shop.example/truncated' }),
  });
  assert.ok(JSON.stringify(mock.data).includes('https://shop.example/truncated'));
});

test('cuts large bodies, streams, pages and unknown paths too', async () => {
  const paths = [
    '/api/items/all',
    '/media/audio/2001.wav',
    '/user/api/login',
    '/nowhere',
    '/api/openapi.json',
  ];
  for (const path of paths) {
    const whole = await outcomeOf(url + path, { headers });
    mock.fail({ path, truncate: true });
    const half = await outcomeOf(url + path, { headers });
    assert.deepEqual([half.status, half.error], [whole.status, 'ECONNRESET'], path);
    assert.ok(half.text.length < whole.text.length, path);
  }
  mock.fail({ operation: 'listenToInstance', truncate: true });
  const { status, error } = await outcomeOf(`${url}/api/v1/instances/ins_demo/events`, {
    headers: { authorization: `Bearer ${mock.keys.studio}` },
  });
  assert.deepEqual([status, error], [200, 'ECONNRESET']);
});

test('of an answer without a body has nothing to cut off', async () => {
  mock.fail({ operation: 'getItem', truncate: true });
  const { status, error, text } = await outcomeOf(item, { method: 'HEAD', headers });
  assert.deepEqual([status, error, text], [200, null, '']);
});

test('lets a client with kept connections go on after it', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const rule of [{ truncate: true }, { reset: true }, { status: 500 }] as const) {
    assert.equal((await outcomeOf(item, { headers, agent })).status, 200);
    mock.fail({ operation: 'getItem', ...rule });
    await outcomeOf(item, { headers, agent });
    const after = await outcomeOf(item, { headers, agent });
    assert.deepEqual([after.status, after.error], [200, null], JSON.stringify(rule));
  }
  agent.destroy();
});

test('holds back an answer for some time, and may fail it then', async cleanup => {
  const asked = quickTimers(cleanup, time => time === 31_231 || time === 31_232);
  mock.fail({ operation: 'getItem', delay: 31_231 });
  assert.equal((await send(item, { headers })).status, 200);
  mock.fail({ operation: 'getItem', delay: 31_232, status: 503 });
  assert.equal((await send(item, { headers })).status, 503);
  assert.deepEqual(asked, [31_231, 31_232]);
});

test('never answers if it hangs, until faults are stopped or the mock server is reset', async () => {
  for (const end of [mock.stopFaults, mock.reset]) {
    mock.fail({ operation: 'getItem', hang: true, times: 5 });
    const hanging = outcomeOf(item, { headers });
    await until(() => mock.faults()[0]?.failed === 1, mock.faults);
    await end();
    const { status, error } = await hanging;
    assert.deepEqual([status, error], [null, 'ECONNRESET']);
    assert.deepEqual(mock.faults(), []);
  }
});

test('that hangs lets other requests be answered', async () => {
  mock.fail({ operation: 'getItem', hang: true });
  const hanging = outcomeOf(item, { headers });
  await until(() => mock.faults().length === 0, mock.faults);
  assert.deepEqual(await statusesOf(item, 2), [200, 200]);
  mock.stopFaults();
  assert.equal((await hanging).status, null);
});

test('does not keep the mock server from closing', async cleanup => {
  const other = await startMock();
  other.fail({ path: '/*', hang: true, times: 2 });
  const hanging = [outcomeOf(`${other.url}/api/items/all`), outcomeOf(`${other.url}/nowhere`)];
  await until(() => other.faults().length === 0, other.faults);
  other.fail({ path: '/*', delay: 59_998 });
  const held = timerOf(cleanup, 59_998);
  const slow = outcomeOf(`${other.url}/nowhere`);
  await held;
  await other.close();
  for (const { status } of await Promise.all(hanging)) assert.equal(status, null);
  assert.equal((await slow).status, 404);
});

test('fails the request that it says: the nth one, those after some, so many', async () => {
  const fails = async (rule: Omit<FaultRule, 'operation' | 'path'>, expected: readonly number[]) => {
    mock.fail({ operation: 'listItems', status: 500, ...rule });
    assert.deepEqual(await statusesOf(items, expected.length), expected, JSON.stringify(rule));
    assert.deepEqual(mock.faults(), [], JSON.stringify(rule));
  };
  await fails({}, [500, 200]);
  await fails({ times: 3 }, [500, 500, 500, 200]);
  await fails({ nth: 1 }, [500, 200]);
  await fails({ nth: 3 }, [200, 200, 500, 200]);
  await fails({ after: 2 }, [200, 200, 500, 200]);
  await fails({ after: 1, times: 2 }, [200, 500, 500, 200]);
});

test('fails exactly as many of the requests at the same time as it says', async () => {
  mock.fail({ operation: 'getItem', status: 500, times: 3 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(item, { headers })));
  assert.equal(answers.filter(({ status }) => status === 500).length, 3);
  assert.equal(answers.filter(({ status }) => status === 200).length, 17);
});

test('chooses requests with a probability, the same ones with the same seed', async () => {
  const chosen = async (seed?: number) => {
    const more = seed === undefined ? {} : { seed };
    mock.fail({ operation: 'getItem', status: 500, probability: 0.4, times: 100, ...more });
    const statuses = await statusesOf(item, 20);
    mock.stopFaults();
    return statuses.map(status => (status === 500 ? 'x' : '.')).join('');
  };
  const first = await chosen(7);
  assert.match(first, /x.*\..*x/);
  assert.equal(await chosen(7), first);
  assert.notEqual(await chosen(8), first);
  assert.equal(await chosen(), await chosen(1));
});

test('is met after those that were asked for earlier, which hide the request from it', async () => {
  mock.fail({ operation: 'getItem', status: 500 });
  mock.fail({ operation: 'getItem', status: 503 });
  mock.fail({ path: '/api/items/*', status: 502, nth: 2 });
  assert.deepEqual(await statusesOf(item, 5), [500, 503, 200, 502, 200]);
});

test('is not met by an answer that the request asks for', async () => {
  const fault = mock.fail({ operation: 'getItem', status: 500 });
  assert.equal((await send(`${item}&__code=404`)).status, 404);
  assert.equal(mock.faults()[0]?.seen, 0);
  fault.stop();
});

test('is listed with what it has done, and can be stopped', async () => {
  const fault = mock.fail({ operation: 'getItem', status: 500, after: 1, times: 2 });
  await statusesOf(item, 2);
  assert.deepEqual(mock.faults(), [
    { id: fault.id, rule: { operation: 'getItem', status: 500, after: 1, times: 2 }, seen: 2, failed: 1 },
  ]);
  fault.stop();
  fault.stop();
  assert.deepEqual(mock.faults(), []);
  assert.deepEqual(await statusesOf(item, 1), [200]);
});

test('also breaks connections with TLS', async cleanup => {
  const secure = await startMock({ https: true });
  cleanup(secure.close);
  const asked = () => outcomeOf(`${secure.url}/nowhere`, { ca: secure.certificate ?? '' });
  for (const [rule, status] of [
    [{ reset: true }, null],
    [{ truncate: true }, 404],
  ] as const) {
    secure.fail({ path: '/nowhere', ...rule });
    const { status: answered, error } = await asked();
    assert.deepEqual([answered, error], [status, 'ECONNRESET']);
  }
  secure.fail({ path: '/nowhere', hang: true });
  const hanging = asked();
  await until(() => secure.faults().length === 0, secure.faults);
  secure.stopFaults();
  assert.deepEqual([(await hanging).error, (await asked()).status], ['ECONNRESET', 404]);
});

test('closes what the tests share', () => mock.close());

test.run();
