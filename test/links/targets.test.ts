/** What a redirect makes of the target of its link, to the character. */
import assert from 'node:assert/strict';
import { forwarded } from '../../src/links/target.ts';
import { link } from '../../src/testing/links/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { storages } from '../storages.ts';
import { client } from './service.ts';

const test = suiteOf('Targets of links');

async function start(cleanup: Cleanup) {
  const mock = await storages.lowdb?.(cleanup);
  assert.ok(mock);
  const { make, follow, call } = client(mock);
  /** Where a visitor is led who adds this to the short URL. */
  const leads = async (link: object, added = '') => {
    const { status, headers } = await follow(`${(await make(link)).slug}${added}`);
    return status === 302 ? headers.location : status;
  };
  return { leads, call };
}

test('stay as they are written if nothing is added to them', async cleanup => {
  const { leads } = await start(cleanup);
  for (const url of ['https://t.example/x?a=1&&b=2&', 'https://t.example/x?', 'https://t.example/x/?#part'])
    for (const more of [{}, { forward_query: true }, { forward_path: true }])
      assert.equal(await leads({ url, ...more }), url, JSON.stringify(more));
});

test('get the parameters of the visitor and of the link without empty ones', async cleanup => {
  const { leads } = await start(cleanup);
  const url = 'https://t.example/x?a=1&&b=2&';
  assert.equal(
    await leads({ url, forward_query: true }, '?&c=3&&d=4&'),
    'https://t.example/x?a=1&b=2&c=3&d=4',
  );
  assert.equal(await leads({ url, utm: { source: 'm' } }), 'https://t.example/x?a=1&b=2&utm_source=m');
});

test('get every UTM parameter in the place of their own one, also if its name is encoded', async cleanup => {
  const { leads } = await start(cleanup);
  assert.equal(
    await leads({
      url: 'https://t.example/?utm_content=x&utm%5Fterm=x&keep=1&utm_medium',
      utm: { content: 'e', term: 'd', campaign: 'c&', medium: 'b', source: 'a' },
    }),
    'https://t.example/?keep=1&utm_source=a&utm_medium=b&utm_campaign=c%26&utm_term=d&utm_content=e',
  );
});

// Not over HTTP, because the headers of such a response are too long for the client of Node.
test('have at most 16,384 characters with what the visitor adds', () => {
  const url = `https://t.example/${'x'.repeat(8_192 - 18)}`;
  const added = (length: number) =>
    forwarded(url, link('lnk_a', { forward_path: true }), '/'.padEnd(length, 'y'), '');
  assert.equal(added(8_192), `${url}${'/'.padEnd(8_192, 'y')}`);
  assert.equal(added(8_193), null);
});

test('are refused with the name of their field if they are too long together with utm', async cleanup => {
  const { call } = await start(cleanup);
  const utm = { source: '😀'.repeat(200), medium: '😀'.repeat(200), campaign: '😀'.repeat(200) };
  const long = `https://t.example/${'x'.repeat(8_192 - 18)}`;
  for (const name of ['url', 'ios_url', 'android_url', 'expired_url']) {
    const given = { url: 'https://t.example', utm: { ...utm, term: '😀'.repeat(200) } };
    const { status, json } = await call('POST', '', { ...given, [name]: long });
    assert.deepEqual([status, json.msg], [400, `Invalid request: ${name} is too long together with utm`]);
  }
  assert.equal((await call('POST', '', { url: long, utm })).status, 201);
});

test.run();
