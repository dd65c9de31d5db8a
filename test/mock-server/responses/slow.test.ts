/** Answers whose bodies arrive slowly. */
import assert from 'node:assert/strict';
import { parseFlags } from '../../../mock-server/command-line/flags.ts';
import { send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { until } from '../../until.ts';
import { quickTimers } from '../timers.ts';

const test = suiteOf('A slow answer of the mock server');

const headers = (mock: { readonly keys: Readonly<Record<string, string>> }) => ({
  'x-api-key': mock.keys.studio ?? '',
});

test('arrives at so many bytes per second', async cleanup => {
  const mock = await mockFor(cleanup);
  // Five bytes in each part, and 50 milliseconds between two.
  const asked = quickTimers(cleanup, time => time === 50);
  mock.answer({ path: '/x' }, { text: 'x'.repeat(100), bytesPerSecond: 100 });
  const { text } = await send(`${mock.url}/x`);
  assert.deepEqual([text.length, asked.length], [100, 19]);
  mock.answer('listItems', { bytesPerSecond: 1_000_000_000 });
  const slow = await send(`${mock.url}/api/items/all`, { headers: headers(mock) });
  assert.equal(slow.text, (await send(`${mock.url}/api/items/all`, { headers: headers(mock) })).text);
});

test('stops in the middle, and comes whole at the end of the pause or of the answers', async cleanup => {
  const mock = await mockFor(cleanup);
  mock.answer({ path: '/x' }, { text: 'abcdef', pause: { after: 3, for: 60_000 } });
  const response = await fetch(`${mock.url}/x`);
  const reader = response.body?.getReader();
  const first = await reader?.read();
  assert.equal(Buffer.from(first?.value ?? []).toString(), 'abc');
  mock.stopAnswers();
  assert.equal(Buffer.from((await reader?.read())?.value ?? []).toString(), 'def');
  assert.equal((await reader?.read())?.done, true);
});

test('ends with its client', async cleanup => {
  const mock = await mockFor(cleanup);
  mock.answer({ path: '/x' }, { text: 'abcdef', pause: { after: 3, for: 60_000 } });
  const controller = new AbortController();
  const response = await fetch(`${mock.url}/x`, { signal: controller.signal });
  await response.body?.getReader().read();
  controller.abort();
  await until(() => mock.requests({ path: '/x' })[0]?.aborted === true, mock.requests);
});

test('of a large body holds its source back', async cleanup => {
  const mock = await mockFor(cleanup);
  let read = 0;
  async function* source() {
    for (; read < 100; read += 1) yield Buffer.alloc(65_536);
  }
  mock.answer({ path: '/x' }, () => ({ stream: source(), pause: { after: 1, for: 60_000 } }));
  const response = await fetch(`${mock.url}/x`);
  const reader = response.body?.getReader();
  await reader?.read();
  assert.ok(read < 20, String(read));
  mock.stopAnswers();
  let bytes = 1;
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
    bytes += part.value.length;
  assert.equal(bytes, 6_553_600);
});

test('is that of a network, with its profile', async cleanup => {
  const mock = await mockFor(cleanup, { profile: 'slow-3g' });
  const asked = quickTimers(cleanup, time => time === 2_000 || time === 50);
  const { text } = await send(`${mock.url}/api/items/all`, { headers: headers(mock) });
  // 2,500 bytes in each part.
  const parts = Math.ceil(Buffer.byteLength(text) / 2_500);
  assert.ok(parts > 1);
  assert.deepEqual(asked.toSorted((one, other) => other - one)[0], 2_000);
  assert.equal(asked.filter(time => time === 50).length, parts - 1);
  assert.equal((await send(`${mock.url}/__mock/health`)).status, 200);
  const quick = await mockFor(cleanup, { profile: 'slow-3g', delay: 0 });
  const before = asked.length;
  await send(`${quick.url}/api/items/all`);
  assert.equal(asked.length, before);
});

test('may have log-normal delays, the same ones in each run', async cleanup => {
  const delays = async () => {
    const mock = await mockFor(cleanup);
    const asked = quickTimers(cleanup, time => time >= 11_000 && time <= 60_000);
    mock.answer({ path: '/x' }, { text: '', delay: { median: 30_000, sigma: 0.2 } }, { times: 'always' });
    for (let count = 0; count < 40; count += 1) await send(`${mock.url}/x`);
    return asked;
  };
  const first = await delays();
  assert.equal(first.length, 40);
  const sorted = first.toSorted((one, other) => one - other);
  assert.ok((sorted[0] as number) < 25_000 && (sorted.at(-1) as number) > 35_000);
  const below = first.filter(time => time < 30_000).length;
  assert.ok(below >= 10 && below <= 30, String(below));
  assert.deepEqual(await delays(), first);
});

test('is a flag too', () => {
  assert.equal(parseFlags(['--profile', 'fast-4g']).options.profile, 'fast-4g');
  assert.deepEqual(parseFlags(['--delay', '120~0.4']).options.delay, { median: 120, sigma: 0.4 });
  assert.throws(() => parseFlags(['--profile', '3g']), {
    message: '--profile must be one of slow-3g, slow-4g, fast-4g',
  });
  for (const text of ['0~0.4', '120~0', '120~9', '~1'])
    assert.throws(() => parseFlags(['--delay', text]), { name: 'UsageError' });
});

test.run();
