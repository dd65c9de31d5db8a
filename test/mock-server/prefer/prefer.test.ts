/** Answers of the mock server that one request asks for. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { commonErrors } from '../../../src/common/errors/errors.ts';
import { send, suiteOf } from '../../helper.ts';
import { quickTimers, timerOf } from '../timers.ts';

const test = suiteOf('A request to the mock server with preferences');

const mock = await startMock({ rateLimits: { key: { requests: 1_000, seconds: 60 } } });
const { url, keys } = mock;
const item = `${url}/api/items/item`;
const key = { 'x-api-key': keys.studio ?? '' };

const asking = (prefer: string | string[], to = item, method = 'GET') =>
  send(to, { method, headers: { prefer } });

test('is answered with the error that it asks for, as the operation would', async () => {
  const { status, json, headers } = await asking('code=404');
  assert.deepEqual([status, json], [404, { status: 'error', msg: 'Item Not Found' }]);
  assert.equal(headers['preference-applied'], 'code=404');
  assert.match(headers['content-type'] ?? '', /^application\/json/);
  assert.equal(headers['cache-control'], 'no-store');
  assert.match(String(headers['x-request-id']), /./);
  const busy = await asking('code=429');
  assert.deepEqual(busy.json, { status: 'error', msg: 'Too many requests' });
  assert.equal(busy.headers['retry-after'], '30');
  const other = await asking('code=405');
  assert.equal(other.headers.allow, (await send(item, { method: 'PUT' })).headers.allow);
  const unknown = await asking('code=401');
  assert.equal(unknown.headers['www-authenticate'], 'Bearer');
});

test('names an error by its code too', async () => {
  const path = `${url}/api/purchases/validation`;
  const wrong = await asking('code=invalid_purchase_code', path, 'POST');
  assert.deepEqual([wrong.status, wrong.json], [404, { status: 'error', msg: 'Invalid purchase code' }]);
  const expired = await asking('code=expired_key');
  assert.deepEqual([expired.status, expired.json.msg], [401, commonErrors.expired_key.message]);
  const account = await asking('code=expired_key', `${url}/api/account/details`);
  assert.deepEqual([account.status, account.json.msg], [401, 'Invalid request']);
});

test('is answered with the example of a success, without a key and without a change', async () => {
  const { status, json } = await asking('code=201', `${url}/api/v1/keys`, 'POST');
  assert.deepEqual([status, json.status], [201, 'success']);
  const { json: after } = await send(`${url}/api/v1/keys`, {
    headers: { authorization: `Bearer ${keys.studio}` },
  });
  assert.ok(!JSON.stringify(after).includes((json.data as { id: string }).id));
});

test('chooses an example by its name, whose media are those of the mock server', async () => {
  const { json, headers } = await asking('example=audio-item');
  const { media } = json.item as { media: Record<string, string> };
  assert.ok(media.preview_audio?.startsWith(`${url}/media/audio/`));
  assert.equal(media.preview_image, undefined);
  assert.equal(headers['preference-applied'], 'example=audio-item');
  assert.equal((await send(media.preview_audio ?? '')).headers['content-type'], 'audio/wav');
  const refused = await asking('example=item_not_found');
  assert.deepEqual([refused.status, refused.json.msg], [404, 'Item Not Found']);
});

test('may send them as RFC 7240 allows', async () => {
  const applied = async (prefer: string | string[]) => {
    const { status, headers } = await asking(prefer);
    return [status, headers['preference-applied']];
  };
  assert.deepEqual(await applied('CODE = "200" ,  example=video-item'), [
    200,
    'code=200, example=video-item',
  ]);
  assert.deepEqual(await applied('code=200; example=video-item'), [200, 'code=200, example=video-item']);
  assert.deepEqual(await applied(['code=200', 'example=video-item']), [200, 'code=200, example=video-item']);
  assert.deepEqual(await applied('respond-async, wait=10, code=404'), [404, 'code=404']);
  // Of several with one name, the first counts.
  assert.deepEqual(await applied('code=404, code=429'), [404, 'code=404']);
  assert.deepEqual(await applied('respond-async; note="a, code=429", code="4\\04"'), [404, 'code=404']);
  // A parameter of an unknown preference is ignored with it.
  assert.deepEqual(await applied('respond-async; code=404'), [401, undefined]);
  assert.deepEqual(await applied('respond-async'), [401, undefined]);
});

test('is refused if it asks for what the operation does not declare, with a list of what it does', async () => {
  const undeclared = await asking('code=418');
  assert.equal(undeclared.status, 400);
  const [, statuses, codes] =
    /^Invalid request: the preference code is not declared by getItem: use the status (.*), or the error (.*)$/.exec(
      String(undeclared.json.msg),
    ) ?? [];
  for (const status of [200, 400, 401, 404, 429]) assert.ok(statuses?.split(', ').includes(`${status}`));
  for (const code of ['revoked_key', 'item_not_found']) assert.ok(codes?.split(', ').includes(code));
  assert.equal(undeclared.headers['preference-applied'], undefined);
  for (const [prefer, msg] of [
    ['code=no_items_found', /^Invalid request: the preference code is not declared by getItem: use /],
    ['code', /^Invalid request: the preference code is not declared by getItem: use /],
    [
      'example=book',
      /: the preference example is not declared by getItem: use image-item, audio-item, video-item, /,
    ],
    ['code=404, example=audio-item', /is not declared by getItem with this code: use item_not_found$/],
    [
      'code=200, example=item_not_found',
      /with this code: use image-item, audio-item, video-item, item-without-/,
    ],
  ] as const) {
    const { status, json } = await asking(prefer);
    assert.equal(status, 400, prefer);
    assert.match(String(json.msg), msg);
  }
  const unnamed = await asking('code=200, example=book', `${url}/api/items/all`);
  assert.match(String(unnamed.json.msg), /by listItems with this code: it has no named examples$/);
});

test('is refused if it asks for a reply where no operation is', async () => {
  for (const path of [
    '/nowhere',
    '/media/audio/2001.wav',
    '/user/api',
    '/api/openapi.json',
    '/api/items/item/',
  ]) {
    const { status, json } = await asking('code=404', url + path);
    assert.equal(status, 400, path);
    assert.match(
      String(json.msg),
      /the preference code is for operations of the API, and none has this method/,
    );
  }
  assert.equal((await asking('code=404', item, 'PATCH')).status, 400);
});

test('may use query parameters, which go before the header and do not reach the operation', async () => {
  const { status, headers } = await send(`${item}?__code=429&item_id=1001`, {
    headers: { prefer: 'code=404' },
  });
  assert.deepEqual([status, headers['preference-applied']], [429, 'code=429']);
  const named = await send(`${item}?__code=200&__example=audio%2Ditem`);
  assert.equal(named.headers['preference-applied'], 'code=200, example=audio-item');
  const { json } = await send(`${item}?__code=418`);
  assert.match(String(json.msg), /^Invalid request: __code is not declared by getItem/);
  const list = await send(`${url}/api/items/all?page=1&__delay=0&per_page=2`, { headers: key });
  assert.equal(list.status, 200);
  assert.ok(!String(list.headers.link).includes('delay'));
  // Names that are not ours stay.
  assert.equal((await send(`${item}?__proto__=1&item_id=1001&__codes=1`, { headers: key })).status, 200);
});

test('may be a HEAD request', async () => {
  const { status, headers, text } = await asking('code=404', item, 'HEAD');
  assert.deepEqual([status, text], [404, '']);
  assert.equal(headers['preference-applied'], 'code=404');
});

test('is answered after the delay that it asks for', async cleanup => {
  const asked = quickTimers(cleanup, time => [801, 901, 60_000].includes(time));
  const slow = await send(`${item}?item_id=1001`, { headers: { ...key, prefer: 'delay=801' } });
  assert.deepEqual([slow.status, slow.headers['preference-applied']], [200, 'delay=801']);
  assert.equal((await send(`${url}/media/audio/2001.wav?__delay=901`)).status, 200);
  assert.equal((await asking('code=503, delay=60000')).status, 503);
  assert.deepEqual(asked, [801, 901, 60_000]);
});

test('cannot ask for a delay of more than a minute', async cleanup => {
  const asked = quickTimers(cleanup, time => time > 60_000);
  for (const delay of ['60001', '1e99', '-1', '1.5', '', 'soon', '0x10', 'Infinity', '9'.repeat(10_000)]) {
    const { status, json } = await asking(`delay=${delay}`);
    assert.equal(status, 400, delay);
    assert.equal(
      json.msg,
      'Invalid request: the preference delay must be a whole number of milliseconds from 0 to 60000',
    );
  }
  const { json } = await send(`${item}?__delay=1e99`);
  assert.match(String(json.msg), /^Invalid request: __delay must be a whole number/);
  assert.deepEqual(asked, []);
});

test('may come from a page of another port of this machine, which reads what was applied', async () => {
  const origin = 'http://localhost:5173';
  const preflight = await send(item, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'prefer' },
  });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers['access-control-allow-headers'], 'prefer');
  for (const prefer of ['code=404', 'delay=0', 'code=418']) {
    const { headers } = await send(item, { headers: { origin, prefer } });
    assert.equal(headers['access-control-allow-origin'], origin);
    assert.match(headers['access-control-expose-headers'] ?? '', /,Preference-Applied$/);
  }
  // With the query, the preflight has it too.
  const simple = await send(`${item}?__code=404`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'GET' },
  });
  assert.equal(simple.status, 204);
});

test('has no CORS headers for other pages, and for clients that are no pages', async () => {
  for (const origin of [{}, { origin: 'https://evil.example' }])
    for (const asked of [
      { headers: { ...origin, prefer: 'code=404' } },
      { method: 'OPTIONS', headers: origin },
    ]) {
      const { headers } = await send(item, asked);
      const found = Object.keys(headers).filter(name => name.startsWith('access-control-'));
      assert.deepEqual(found, []);
    }
});

test('may have a header of 10,000 characters', async () => {
  for (const prefer of [
    `${'a,'.repeat(5_000)}code=404`,
    `${';'.repeat(9_990)},code=404`,
    `x="${'\\"'.repeat(4_990)}", code=404`,
    `code=404, ${'code=429;'.repeat(1_100)}`,
    `code=404, x=${'"'.repeat(9_981)}`,
  ]) {
    const { status } = await asking(prefer);
    assert.equal(status, 404, prefer.slice(0, 20));
  }
  const { status, json } = await asking(`code=${'4'.repeat(10_000)}`);
  assert.equal(status, 400);
  assert.ok(String(json.msg).length < 1_000);
});

test('with the option errorStatus is answered as the service would', async cleanup => {
  const always = await startMock({ errorStatus: () => 200 });
  cleanup(always.close);
  const { status, json } = await asking('code=404', `${always.url}/api/items/item`);
  assert.deepEqual([status, json], [200, { status: 'error', msg: 'Item Not Found' }]);
});

test('does not keep the mock server from closing', async cleanup => {
  const other = await startMock();
  let isClosed = false;
  cleanup(() => (isClosed ? undefined : other.close()));
  const held = timerOf(cleanup, 59_999);
  const answer = send(`${other.url}/api/items/item`, { headers: { prefer: 'code=404, delay=59999' } });
  await held;
  await other.close();
  isClosed = true;
  assert.equal((await answer).status, 404);
});

test('closes what the tests share', () => mock.close());

test.run();
