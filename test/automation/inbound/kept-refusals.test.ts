/** What a process does with the requests that inbound endpoints refuse. */
import assert from 'node:assert/strict';
import { inboundErrors } from '../../../src/automation/inbound/errors.ts';
import { forgetRefusals, Refusals } from '../../../src/automation/inbound/refusals.ts';
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import type { AutomationRefusalsRecord } from '../../../src/generated/types.ts';
import { inbound } from '../../../src/testing/automation/sample.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('Refusals of inbound endpoints');

const error = new MarketplaceError(inboundErrors.automation_unverified, 'too late\ud800');
const known = { bytes: 3, type: null, userAgent: 'a'.repeat(10_000) };
const at = Date.parse('2026-05-05T05:05:05Z');

/** A process with a clock that only the test moves. */
function start() {
  let clock = 0;
  let timers: { at: number; then: () => void }[] = [];
  const stored: AutomationRefusalsRecord[] = [];
  const automation = {
    recordRefusals: async (_: string, record: AutomationRefusalsRecord) => void stored.push(record),
  };
  const refusals = new Refusals({
    now: () => clock,
    after(wait, then) {
      const timer = { at: clock + wait, then };
      timers.push(timer);
      return () => {
        timers = timers.filter(one => one !== timer);
      };
    },
  });
  const note = (id = 'ain_1', thrown: unknown = error, now = at) =>
    refusals.note(automation, { workspaceId: 'ws_studio', endpoint: inbound(id, '1') }, thrown, known, now);
  const pass = async (ms: number) => {
    clock += ms;
    const due = timers.filter(timer => timer.at <= clock);
    timers = timers.filter(timer => timer.at > clock);
    for (const { then } of due) then();
    await new Promise(setImmediate);
  };
  return { refusals, note, pass, stored, automation };
}

const countOf = (all: readonly AutomationRefusalsRecord[]) =>
  all.flatMap(({ counts }) => counts).reduce((sum, { count }) => sum + count, 0);

test('are stored in two steps, if 100,000 come at once', async () => {
  const { note, pass, stored } = start();
  note();
  await pass(0);
  for (let index = 0; index < 100_000; index += 1) note();
  for (const ms of [0, 1_000, 3_999]) await pass(ms);
  assert.equal(stored.length, 1);
  await pass(1);
  await pass(60_000);
  assert.equal(stored.length, 2);
  assert.equal(countOf(stored), 100_001);
  assert.equal(stored[1]?.latest.length, 20);
  assert.ok(JSON.stringify(stored).length < 10_000);
  assert.ok(JSON.stringify(stored).isWellFormed());
});

test('of more than 1,000 endpoints wait for the next step', async () => {
  const { note, pass, stored } = start();
  for (let index = 0; index < 5_000; index += 1) note(`ain_${index}`);
  await pass(0);
  assert.equal(stored.length, 1_000);
});

test('are not lost with a clock that goes back, and counted for their day', async () => {
  const { note, pass, stored } = start();
  note();
  note('ain_1', error, at - 86_400_000);
  await pass(0);
  assert.deepEqual(
    stored[0]?.counts.map(({ day, count }) => [day, count]),
    [
      ['2026-05-05', 1],
      ['2026-05-04', 1],
    ],
  );
});

test('do not include failures of the service, nor what was gathered about data that is gone', async () => {
  const { note, pass, stored, refusals } = start();
  note('ain_1', new Error('the disk is full'));
  note('ain_1', new MarketplaceError('unavailable'));
  note('ain_2');
  forgetRefusals();
  await refusals.flush('ws_studio', 'ain_2');
  await pass(10_000);
  assert.deepEqual(stored, []);
});

test('do no harm where the storage cannot be reached', async () => {
  const { note, pass, stored, automation } = start();
  const { recordRefusals } = automation;
  automation.recordRefusals = () => Promise.reject(new Error('no connection'));
  note();
  await pass(0);
  automation.recordRefusals = recordRefusals;
  note();
  await pass(10_000);
  assert.equal(countOf(stored), 1);
});

test.run();
