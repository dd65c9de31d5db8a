/** How much a replay of several events does with one request. */
import assert from 'node:assert/strict';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { publishedEvent } from '../../src/automation/published-event.ts';
import { published } from '../../src/testing/automation/sample.ts';
import { sample, shop } from '../../src/testing/sample.ts';
import { claimOf, settlementOf } from '../../src/testing/webhooks/jobs.ts';
import { suiteOf } from '../helper.ts';
import { serve } from './service.ts';

const test = suiteOf('Replays of several events');

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

test('look at 1,000 deliveries, change them in one step, and go on with a cursor', async cleanup => {
  const repository = await lowdbRepository({ seed: sample() });
  cleanup(repository.close);
  const { call, subscribe } = await serve(cleanup, repository);
  for (const index of range(20)) await subscribe(`http://127.0.0.1:9/${index}`, 'order.paid');
  await repository.automation.publish(
    shop,
    range(60).map(index => published(`evt_${10 + index}`)),
    { events: event => [publishedEvent(event)] },
  );
  const jobs = await repository.webhooks.claim(claimOf('w', { limit: 2_000, perEndpoint: 2_000 }));
  assert.equal(jobs.length, 1_200);
  // lowdb keeps 1,000 completed deliveries: those of ten events stay pending.
  const settled = jobs.filter(({ delivery: { event_id } }) => event_id < 'evt_15' || event_id >= 'evt_25');
  await repository.webhooks.settle(
    'w',
    settled.map(job => settlementOf(job)),
  );
  const { webhooks } = repository;
  const steps: string[] = [];
  for (const name of ['replay', 'replayMany'] as const) {
    const inner = webhooks[name] as (...args: never[]) => unknown;
    Object.assign(webhooks, {
      [name]: (...args: never[]) => {
        steps.push(name);
        return inner(...args);
      },
    });
  }
  const since = '2026-01-01T00:00:00Z';
  const first = (await call('POST', '/automation/events/replay', { since })).json.data;
  assert.deepEqual(first, {
    events: 50,
    deliveries: 900,
    made: 0,
    without_deliveries: 0,
    next_cursor: 'evt_20',
  });
  const rest = await call('POST', '/automation/events/replay', { since, cursor: 'evt_20' });
  assert.deepEqual(rest.json.data, {
    events: 10,
    deliveries: 100,
    made: 0,
    without_deliveries: 0,
    next_cursor: null,
  });
  const again = await call('POST', '/automation/events/replay', { since, cursor: 'evt_20' });
  assert.deepEqual(again.json.data, {
    events: 10,
    deliveries: 0,
    made: 0,
    without_deliveries: 0,
    next_cursor: null,
  });
  assert.deepEqual(steps, ['replayMany', 'replayMany']);
});

test.run();
