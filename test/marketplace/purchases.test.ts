import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/start.ts';
import type { Item, Purchase, PurchaseRecord } from '../../src/generated/types.ts';
import {
  type Cleanup,
  fixtures,
  foreignCode,
  form,
  knownCode,
  post,
  secrets,
  send,
  suiteOf,
} from '../helper.ts';

const test = suiteOf('POST /api/purchases/validation');
const invalid = { status: 'error', msg: 'Invalid purchase code' };

async function start(cleanup: Cleanup) {
  const mock = await startMock();
  cleanup(mock.close);
  return { mock, url: `${mock.url}/api/purchases/validation` };
}

test('returns the purchase with its full item', async cleanup => {
  const { mock, url } = await start(cleanup);
  const { status, json, headers } = await post(url, { api_key: secrets.studio, purchase_code: knownCode });
  const { item_id, ...record } = (
    mock.repository.data.purchases.ws_studio as PurchaseRecord[]
  )[0] as PurchaseRecord;
  const item = (mock.repository.data.items.ws_studio as Item[]).find(({ id }) => id === item_id);
  assert.equal(status, 200);
  assert.deepEqual(json, { status: 'success', data: { purchase: { ...record, item } } });
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(headers.etag, undefined);
});

test('omits supported_until without support, and keeps it after support has ended', async cleanup => {
  const { mock, url } = await start(cleanup);
  const records = mock.repository.data.purchases.ws_studio as PurchaseRecord[];
  for (const record of records) {
    const { json } = await post(url, { api_key: secrets.studio, purchase_code: record.purchase_code });
    const { purchase } = json.data as { purchase: Purchase };
    assert.equal(purchase.supported_until, record.supported_until);
    assert.equal('supported_until' in purchase, 'supported_until' in record);
  }
  assert.deepEqual(
    new Set(records.map(({ license_type }) => license_type)),
    new Set(['Regular', 'Extended']),
  );
});

test('accepts the code in a form or the query too', async cleanup => {
  const { url } = await start(cleanup);
  assert.equal((await form(url, `purchase_code=${knownCode}&api_key=${secrets.studio}`)).status, 200);
  const query = await send(`${url}?purchase_code=${knownCode}&api_key=${secrets.studio}`, { method: 'POST' });
  assert.equal(query.status, 200);
});

test('ignores spaces around the code in JSON, a form and the query, and not the case of letters', async cleanup => {
  const { url } = await start(cleanup);
  for (const code of [` ${knownCode}`, `${knownCode}\r\n`, `\t\u00a0${knownCode}\ufeff `]) {
    const fields = { api_key: secrets.studio, purchase_code: code };
    const query = String(new URLSearchParams(fields));
    const answers = [
      await post(url, fields),
      await form(url, query),
      await send(`${url}?${query}`, { method: 'POST' }),
    ];
    for (const { status, json } of answers) {
      assert.equal(status, 200, JSON.stringify(code));
      assert.equal((json.data as { purchase: Purchase }).purchase.purchase_code, knownCode);
    }
  }
  const upper = await post(url, { api_key: secrets.studio, purchase_code: ` ${knownCode.toUpperCase()} ` });
  assert.deepEqual([upper.status, upper.json], [404, invalid]);
});

test('needs no look-up of codes with spaces: fixtures with one are refused', async () => {
  const [purchase] = fixtures.purchases.ws_studio ?? [];
  for (const code of [' code', 'code\n'])
    await assert.rejects(
      startMock({
        port: null,
        fixtures: { purchases: { ws_studio: [{ ...purchase, purchase_code: code }] } } as never,
      }),
      {
        message:
          'fixtures: /purchases/ws_studio/0/purchase_code must be visible ASCII characters without spaces',
      },
    );
});

test('answers "Invalid purchase code" for any other text, including a code of another workspace', async cleanup => {
  const { url } = await start(cleanup);
  const codes = [
    foreignCode,
    'x'.repeat(10_000),
    '',
    ' ',
    'a\u0000b',
    '\u001b[31m',
    '../..',
    knownCode.toUpperCase(),
    '__proto__',
    '\uD800',
  ];
  for (const purchase_code of codes) {
    const { status, json } = await post(url, { api_key: secrets.studio, purchase_code });
    assert.deepEqual([purchase_code, status, json], [purchase_code, 404, invalid]);
  }
  assert.equal((await post(url, { api_key: secrets.sounds, purchase_code: foreignCode })).status, 200);
});

test('answers identically for a code of another workspace and an unknown code', async cleanup => {
  const { url } = await start(cleanup);
  const strip = ({ date: _, 'x-request-id': __, ...headers }: { [name: string]: unknown }) => headers;
  const foreign = await post(url, { api_key: secrets.studio, purchase_code: foreignCode });
  const unknown = await post(url, {
    api_key: secrets.studio,
    purchase_code: foreignCode.replace('b7', 'c7'),
  });
  assert.deepEqual(
    [foreign.status, foreign.text, strip(foreign.headers)],
    [unknown.status, unknown.text, strip(unknown.headers)],
  );
});

test('names a code that is missing or not a string, and never repeats it', async cleanup => {
  const { url } = await start(cleanup);
  for (const [body, reason] of [
    [{}, 'purchase_code is required'],
    [{ purchase_code: 5 }, 'purchase_code must be a string'],
    [{ purchase_code: [knownCode] }, 'purchase_code must be a string'],
    [{ purchase_code: { $ne: 1 } }, 'purchase_code must be a string'],
    [{ purchase_code: null }, 'purchase_code must be a string'],
  ] as const) {
    const { status, json } = await post(url, { api_key: secrets.studio, ...body });
    assert.deepEqual([status, json], [400, { status: 'error', msg: `Invalid request: ${reason}` }]);
  }
  const twice = await post(`${url}?purchase_code=other`, {
    api_key: secrets.studio,
    purchase_code: knownCode,
  });
  assert.deepEqual(
    [twice.status, twice.json.msg],
    [400, 'Invalid request: purchase_code was sent twice with different values'],
  );
});

test.run();
