/** The package's fixtures are checked by the first mock server of a process; further ones start faster without that. */
import assert from 'node:assert/strict';
import { areChecked } from '../../mock-server/fixtures/checked.ts';
import { fixturesFrom } from '../../mock-server/fixtures/load.ts';
import type { MockOptions } from '../../mock-server/options.ts';
import { startMock } from '../../mock-server/start.ts';
import { InvalidDataError } from '../../src/adapters/rules/check.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Checked fixtures');

const publicUrl = 'https://shop.example';
const now = Date.parse('2026-11-21T12:00:00Z');
const start = (more: MockOptions = {}) => startMock({ port: null, now: () => now, publicUrl, ...more });
test('are the same data as those that are checked', async cleanup => {
  const first = await start();
  cleanup(first.close);
  assert.ok(areChecked(await fixturesFrom(undefined, now), publicUrl));
  const second = await start();
  cleanup(second.close);
  // The simulated channel connects when a mock server starts.
  const { instances: _, channel_events: __, ...before } = first.data;
  const { instances: ___, channel_events: ____, ...after } = second.data;
  assert.deepEqual(after, before);
});

test('are checked again with a URL that does not fit, and never taken for those of a test', async cleanup => {
  const first = await start();
  cleanup(first.close);
  await assert.rejects(start({ publicUrl: `${publicUrl}/${'a'.repeat(3_000)}` }), /at most 2048 characters/);
  // No URI: letters of other scripts would have to be encoded.
  await assert.rejects(start({ publicUrl: 'https://bücher.example' }), InvalidDataError);
  await assert.rejects(
    start({ fixtures: { models: { ws_studio: [{ id: 1 }] } } as never }),
    /\/models\/ws_studio\/0/,
  );
});

test('that were checked are refused with a clock that gives them dates that the schemas refuse', async cleanup => {
  const first = await start();
  cleanup(first.close);
  const yearOne = Date.parse('0001-01-01T00:00:00Z');
  await assert.rejects(start({ now: () => yearOne }), /\.json: \/ws_\w+\/0\/\w+ must be a date/);
});

test('name a misspelt member of a condition, and the one that is meant', async () => {
  const { webhook_endpoints: webhooks = {} } = await fixturesFrom(undefined, now);
  const [endpoint] = webhooks.ws_studio ?? [];
  for (const [more, mistake] of [
    [
      { filter: [{ feild: 'type', prefix: 'a' }] },
      'filter/0/feild is not a known field: did you mean field?',
    ],
    [
      { filter: [{ any: [{ feild: 'type', equals: 'a' }] }] },
      'filter/0/any/0/feild is not a known field: did you mean field?',
    ],
  ] as const)
    await assert.rejects(
      start({
        fixtures: {
          webhook_endpoints: { ws_studio: [{ ...endpoint, ...more }] },
          webhook_deliveries: {},
        } as never,
      }),
      { message: `fixtures: /webhook_endpoints/ws_studio/0/${mistake}` },
    );
});

test.run();
