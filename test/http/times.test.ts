/** Times in requests: clients of some languages write UTC as an offset, or with more digits than three. */
import assert from 'node:assert/strict';
import { type Cleanup, secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('A time in a request');

const dataOf = ({ data }: { data?: unknown }) => (data ?? {}) as Record<string, unknown>;

async function start(cleanup: Cleanup) {
  const mock = await mockFor(cleanup);
  return async (method: string, path: string, body?: object) => {
    const text = JSON.stringify(body);
    const headers = { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' };
    const length = text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) };
    const sent = {
      method,
      headers: { ...headers, ...length },
      ...(text === undefined ? {} : { body: text }),
    };
    const { status, json } = await send(`${mock.url}${path}`, sent);
    return { status, json };
  };
}

test('may have any offset and up to nine digits of a second, and is returned in UTC', async cleanup => {
  const ask = await start(cleanup);
  for (const [written, returned] of [
    ['2099-12-31T23:59:59+00:00', '2099-12-31T23:59:59Z'],
    ['2099-12-31T23:59:59-00:00', '2099-12-31T23:59:59Z'],
    ['2099-12-31T23:59:59.123456+00:00', '2099-12-31T23:59:59.123Z'],
    ['2099-12-31T23:59:59.987654321Z', '2099-12-31T23:59:59.987Z'],
    ['2099-12-31T23:59:59.5Z', '2099-12-31T23:59:59.500Z'],
    ['2099-06-01T01:30:00+05:30', '2099-05-31T20:00:00Z'],
    ['2096-02-28T23:00:00-02:00', '2096-02-29T01:00:00Z'],
    ['2099-12-31T23:59:59.000Z', '2099-12-31T23:59:59.000Z'],
  ]) {
    const { status, json } = await ask('POST', '/api/v1/links', {
      url: 'https://shop.example/sale',
      expires_at: written,
    });
    assert.deepEqual([status, dataOf(json).expires_at], [201, returned], written);
  }
});

test('is refused if it is no time, whatever its offset', async cleanup => {
  const ask = await start(cleanup);
  for (const expires_at of [
    '2099-02-30T12:00:00+00:00',
    '2099-02-30T12:00:00Z',
    '2099-12-31T24:00:00+00:00',
    '2099-12-31T23:59:60+00:00',
    '2099-12-31T23:59:59+24:00',
    '2099-12-31T23:59:59+00:60',
    '2099-12-31T23:59:59+0000',
    '2099-12-31T23:59:59',
    '2099-12-31 23:59:59+00:00',
    '2099-12-31T23:59:59.1234567890Z',
    '0001-01-01T00:00:00+05:00',
    '9999-12-31T23:59:59-05:00',
    4102444799,
  ]) {
    const { status, json } = await ask('POST', '/api/v1/links', {
      url: 'https://shop.example/sale',
      expires_at,
    });
    const message = 'Invalid request: expires_at must be ';
    assert.deepEqual([status, String(json.msg).slice(0, message.length)], [400, message], String(expires_at));
  }
});

test('is read so in a query, in a list of records and in an event too', async cleanup => {
  const ask = await start(cleanup);
  const since = encodeURIComponent('2026-01-01T00:00:00.000000+00:00');
  assert.equal((await ask('GET', `/api/v1/automation/history?since=${since}`)).status, 200);
  const many = await ask('POST', '/api/v1/links/bulk', {
    links: [{ url: 'https://shop.example/sale', expires_at: '2099-12-31T23:59:59+00:00' }],
  });
  assert.match(JSON.stringify(many.json), /"expires_at":"2099-12-31T23:59:59Z"/);
  const tomorrow = new Date(Math.floor(Date.now() / 1000) * 1000 + 86_400_123).toISOString();
  const event = await ask('POST', '/api/v1/automation/publish', {
    type: 'order.paid',
    time: '2026-03-14T10:26:53.1+01:00',
    deliver_at: tomorrow.replace('Z', '+00:00'),
  });
  assert.deepEqual([event.status, dataOf(event.json).deliver_at], [202, tomorrow]);
});

test.run();
