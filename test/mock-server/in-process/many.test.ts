/** Many mock servers in one process. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('Many mock servers in one process', { isLong: true });

/** Kinds of what keeps the process alive, with their numbers. */
function alive(): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) counted[kind] = (counted[kind] ?? 0) + 1;
  return counted;
}

test('share nothing, and leave nothing behind when they close', async () => {
  const warm = await startMock();
  await (await fetch(warm.url)).text();
  await warm.close();
  const before = alive();
  const mocks = await Promise.all(
    Array.from({ length: 50 }, (_, index) => startMock(index % 2 === 0 ? {} : { port: null })),
  );
  assert.equal(new Set(mocks.map(({ url }) => url)).size, 26);
  await Promise.all(
    mocks.map(async ({ fetch, keys, requests, waitForRequest }, index) => {
      const waiting = waitForRequest();
      const response = await fetch(`/api/items/all?api_key=${keys.studio}&mock=${index}`);
      await response.text();
      assert.equal((await waiting).status, 200);
      assert.deepEqual(
        requests().map(({ url }) => url),
        [`/api/items/all?api_key=${keys.studio}&mock=${index}`],
      );
    }),
  );
  await Promise.all(mocks.map(({ close }) => close()));
  await new Promise(resolve => setImmediate(resolve));
  const after = alive();
  for (const kind of ['TCPServerWrap', 'Timeout', 'Immediate'])
    assert.ok(
      (after[kind] ?? 0) <= (before[kind] ?? 0),
      `${kind}: ${before[kind]} before, ${after[kind]} after`,
    );
});

test.run();
