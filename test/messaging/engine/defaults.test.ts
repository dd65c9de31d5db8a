/** The delays of messaging, and the addresses of the simulated channel. */
import assert from 'node:assert/strict';
import { ChannelError } from '../../../src/channel/errors.ts';
import { type MessagingEngineOptions, withMessagingDefaults } from '../../../src/messaging/engine/options.ts';
import { retention } from '../../../src/messaging/engine/retention.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import { suiteOf } from '../../helper.ts';
import { house } from './house.ts';
import { rough } from './rough.ts';

const test = suiteOf('Defaults of messaging');
const minute = 60_000;

test('an instance that cannot be connected tries again after a second, and every five minutes at most', async cleanup => {
  const driver = rough();
  const at = await house(cleanup, { driver });
  const attempts: number[] = [];
  driver.connect = () => {
    attempts.push(at.time.now());
    return Promise.reject(new ChannelError('The channel is away', { retry: true }));
  };
  await at.instance();
  at.engineOf().start();
  await at.time.until('twelve attempts', () => attempts.length === 12, { step: 100 });
  const waits = attempts.slice(1).map((time, index) => time - (attempts[index] ?? 0));
  assert.ok((waits[0] ?? 0) >= 1_000 && (waits[0] ?? 0) < 1_500, waits.join());
  assert.ok(Math.max(...waits) < 5 * minute + 500, waits.join());
  assert.ok((waits.at(-1) ?? 0) >= 5 * minute, waits.join());
});

test('a message that may be sent later is tried for about 80 minutes', async cleanup => {
  const driver = rough();
  driver.before = () => {
    throw new ChannelError('The channel is busy', { retry: true });
  };
  const at = await house(cleanup, { driver });
  const id = await at.instance();
  const [sent = ''] = await at.queue(id, '+49301', ['Hello']);
  at.engineOf().start();
  const begun = at.time.now();
  const state = async () => (await at.message(id, sent)).state;
  await at.time.until('the end', async () => (await state()) === 'failed', {
    step: 1_000,
    most: 100 * minute,
  });
  const taken = (at.time.now() - begun) / minute;
  assert.ok(taken > 80 && taken < 85, `${taken} minutes`);
});

for (const [digits, states] of [
  ['404', ['failed']],
  ['408', ['queued']],
  ['503', ['queued', 'read']],
  ['200', ['delivered']],
] as const)
  test(`a simulated address that ends with ${digits} makes a message ${states.join(', then ')}`, async cleanup => {
    const at = await house(cleanup);
    const id = await at.instance();
    at.engineOf().start();
    await at.reaches(id, 'open');
    const [sent = ''] = await at.queue(id, `+49301${digits}`, ['Are you there?']);
    for (const state of states)
      await at.time.until(state, async () => {
        const { state: is, attempts } = await at.message(id, sent);
        return is === state && attempts > 0;
      });
    // Nothing more comes, whatever time others take.
    await at.time.pass(20_000, 100);
    assert.equal((await at.message(id, sent)).state, states.at(-1));
  });

test('events are kept for 30 days, and messages until messageRetentionDays', async () => {
  const asked: object[] = [];
  const prune = async (query: object) => {
    asked.push(query);
    return { media: [], hasMore: false };
  };
  for (const options of [{}, { eventRetentionDays: 0, messageRetentionDays: 7 }])
    await retention({ prune }, memoryMedia(), withMessagingDefaults(options as MessagingEngineOptions), {
      storageNow: async () => Date.parse('2026-03-31T12:00:00Z'),
      onError: () => {},
    })();
  const others = { commandsBefore: '2026-03-31T11:50:00.000Z', mediaBefore: '2026-03-30T12:00:00.000Z' };
  assert.deepEqual(asked, [
    { ...others, eventsBefore: '2026-03-01T12:00:00.000Z', messagesBefore: null, keep: 100_000 },
    { ...others, eventsBefore: null, messagesBefore: '2026-03-24T12:00:00.000Z', keep: 100_000 },
  ]);
});

test('the newest messages of each instance are counted once an hour', async () => {
  const kept: unknown[] = [];
  let now = Date.parse('2026-03-31T12:00:00Z');
  let hasMore = true;
  const prune = async ({ keep }: { readonly keep?: number }) => {
    kept.push(keep);
    return { media: [], hasMore };
  };
  const step = retention(
    { prune },
    memoryMedia(),
    withMessagingDefaults({ messagesPerInstance: 7 } as MessagingEngineOptions),
    {
      storageNow: async () => now,
      onError: () => {},
    },
  );
  await step();
  hasMore = false;
  for (const minutes of [0, 1, 58, 1]) {
    now += minutes * 60_000;
    await step();
  }
  assert.deepEqual(kept, [7, 7, undefined, undefined, 7]);
});

test.run();
