/** Answers of the mock server that all take some time. */
import assert from 'node:assert/strict';
import { parseFlags } from '../../../mock-server/command-line/flags.ts';
import { startMock } from '../../../mock-server/index.ts';
import { type Cleanup, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { quickTimers } from '../timers.ts';

const test = suiteOf('The delay of the mock server');

/** No other timer of the mock server has such a time. */
const isOurs = (time: number) => time >= 31_230 && time <= 31_233;

async function start(cleanup: Cleanup, options: Parameters<typeof startMock>[0]) {
  const mock = await mockFor(cleanup, options);
  return mock;
}

/** The delays of ten requests. */
async function tenDelays(cleanup: Cleanup, options: Parameters<typeof startMock>[0]) {
  const { url } = await start(cleanup, options);
  const asked = quickTimers(cleanup, isOurs);
  for (let count = 0; count < 10; count += 1) await send(`${url}/api/items/all`);
  return asked;
}

test('of one number is that of every answer', async cleanup => {
  assert.deepEqual([...new Set(await tenDelays(cleanup, { delay: 31_230 }))], [31_230]);
});

test('of two numbers lies between them, and is the same on every start', async cleanup => {
  const delays = await tenDelays(cleanup, { delay: [31_230, 31_233] });
  assert.deepEqual(new Set(delays), new Set([31_230, 31_231, 31_232, 31_233]));
  assert.deepEqual(await tenDelays(cleanup, { delay: [31_230, 31_233] }), delays);
});

test('holds back redirects, media, the console and forced answers, and nothing below /__mock', async cleanup => {
  const { url } = await start(cleanup, { delay: 31_230 });
  const asked = quickTimers(cleanup, isOurs);
  await send(`${url}/__mock/operations`);
  assert.equal(asked.length, 0);
  const paths = ['/l/spring', '/media/audio/2001.wav', '/user/api', '/nowhere', '/api/items/item?__code=404'];
  for (const path of paths) await send(url + path);
  await send(`${url}/api/items/all`, { method: 'OPTIONS' });
  assert.equal(asked.length, paths.length + 1);
  await send(`${url}/api/items/all?__delay=0`);
  assert.equal(asked.length, paths.length + 1);
});

test('is refused at the start if it is longer than a minute, or no number of milliseconds', async () => {
  const message =
    'startMock: delay must be a whole number of milliseconds from 0 to 60000, [least, most], or { median, sigma } with a sigma up to 5';
  for (const delay of [
    60_001,
    -1,
    1.5,
    Number.NaN,
    1e99,
    [300],
    [800, 300],
    [1, 2, 3],
    [0, 1e99],
    '500',
    null,
  ])
    await assert.rejects(startMock({ delay } as never), { name: 'TypeError', message }, String(delay));
});

test('is a flag too', () => {
  assert.deepEqual(parseFlags(['--delay', '500']).options.delay, [500, 500]);
  assert.deepEqual(parseFlags(['--delay', '300-800']).options.delay, [300, 800]);
  for (const text of ['800-300', '60001', '1e9', '5-', 'soon', '0-60001', ''])
    assert.throws(() => parseFlags(['--delay', text]), {
      name: 'UsageError',
      message: '--delay must be milliseconds up to 60000, such as 500, 300-800 or 120~0.4',
    });
});

test.run();
