/** Recording of clicks, with a storage of the test. */
import assert from 'node:assert/strict';
import { heldTime } from '../../src/common/time/worker-time.ts';
import { linkChanged, linkClicked, linkExpired } from '../../src/links/events.ts';
import type { IncomingClick } from '../../src/links/redirects/click-entries.ts';
import { ClickRecorder } from '../../src/links/redirects/recorder.ts';
import { linkRules } from '../../src/links/rules.ts';
import type { ClickBatch, LinkClicks, LinksRepository } from '../../src/repository/index.ts';
import { link } from '../../src/testing/links/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { until, within } from '../until.ts';
import { chrome } from './service.ts';

const test = suiteOf('Click recorder', { isLong: true });

const found = { workspaceId: 'ws_studio', link: link('lnk_a') };
const midnight = Date.parse('2026-05-06T00:00:00Z');
const clickAt = (at: number): IncomingClick => ({
  found,
  at,
  address: '203.0.113.1',
  agent: chrome,
  referrer: undefined,
  country: undefined,
  city: undefined,
  utm: {},
  preview: false,
  deliveryDepth: 0,
});

/** A recorder, and the calls of its storage. While `away` is true, the storage fails; `told`: the created events. */
function recorder(cleanup: Cleanup, { reported = 0, interval = 1, time = heldTime } = {}) {
  const stored: LinkClicks[] = [];
  const salts: string[] = [];
  const errors: string[] = [];
  const batches: ClickBatch[] = [];
  const storage = {
    away: false,
    silent: false,
    nudges: 0,
    keep: undefined as boolean | undefined,
    /** The workspace whose rows somebody else has locked. */
    locked: null as string | null,
    /** What it waits for before it answers. */
    answer: Promise.resolve(),
  };
  const options = {
    repository: {
      recordClicks: async (entries, { keep, batch, passOver }) => {
        if (storage.away) throw new Error('away');
        assert.ok(batch);
        const isStored = batches.some(one => one.recorder === batch.recorder && one.number === batch.number);
        batches.push(batch);
        await storage.answer;
        const locked = entries.filter(({ workspaceId }) => workspaceId === storage.locked);
        if (!isStored) {
          passOver?.(locked);
          stored.push(...entries.filter(entry => !locked.includes(entry)));
        }
        storage.keep = keep;
        if (storage.silent) throw new Error('no answer');
        return reported;
      },
      saltOf: async (day: string) => {
        salts.push(day);
        return `salt of ${day}`;
      },
    } satisfies Partial<LinksRepository> as Partial<LinksRepository> as LinksRepository,
    links: linkRules({}),
    interval,
    keep: true,
    nudge: () => {
      storage.nudges += 1;
    },
    onError: (error: unknown) => void errors.push((error as Error).message),
    now: () => midnight,
    time,
  };
  const clicks = new ClickRecorder(options);
  cleanup(() => clicks.close());
  const count = () => stored.reduce((sum, one) => sum + one.clicks.length, 0);
  return { clicks, options, storage, stored, batches, salts, errors, count };
}

test('stores clicks of one batch on a link as one entry, although each click found it anew', async cleanup => {
  // A redirect of a link with a click limit changes the link, so that each look-up returns another object.
  const { clicks, stored, batches } = recorder(cleanup, { interval: 100 });
  for (const passes of [1, 2, 3])
    clicks.record({
      ...clickAt(midnight),
      found: { workspaceId: 'ws_studio', link: link('lnk_a', { max_clicks: 5, passes }) },
    });
  clicks.record({ ...clickAt(midnight), found: { ...found, workspaceId: 'ws_sounds' } });
  await clicks.close();
  assert.equal(batches.length, 1);
  assert.deepEqual(
    stored.map(({ workspaceId, linkId, clicks: of }) => [workspaceId, linkId, of.length]),
    [
      ['ws_studio', 'lnk_a', 3],
      ['ws_sounds', 'lnk_a', 1],
    ],
  );
  const [entry] = stored;
  assert.deepEqual(
    entry?.events(link('lnk_a')).map(({ payload, type }) => [type, JSON.parse(payload).data.clicks.length]),
    [['link.clicked', 3]],
  );
});

test('stores clicks that arrive after a batch without being closed', async cleanup => {
  const { clicks, count } = recorder(cleanup);
  for (const expected of [1, 2, 3]) {
    clicks.record(clickAt(midnight));
    await until(() => count() === expected);
  }
});

test('keeps a click that arrives while others are stored for the rest of its interval', async cleanup => {
  const { clicks, options, storage, batches, count } = recorder(cleanup);
  let answer = () => {};
  storage.answer = new Promise<void>(resolve => {
    answer = resolve;
  });
  clicks.record(clickAt(midnight));
  await until(() => batches.length === 1);
  options.interval = 60_000;
  clicks.record(clickAt(midnight));
  answer();
  // A delay of 0 would have passed before this third timer.
  await until(() => count() === 1);
  for (let turn = 0; turn < 3; turn += 1) await new Promise(done => setTimeout(done, 2));
  assert.equal(batches.length, 1);
  await clicks.close();
  assert.equal(count(), 2);
});

test('keeps 100,000 clicks while the storage is unavailable, and reports how many others were dropped', async cleanup => {
  const { clicks, storage, errors, count, stored } = recorder(cleanup, { interval: 60_000 });
  storage.away = true;
  for (let index = 0; index < 100_003; index += 1) clicks.record(clickAt(midnight));
  storage.away = false;
  await clicks.close();
  assert.deepEqual(errors, ['3 clicks were dropped: too many clicks were waiting to be stored']);
  assert.equal(count(), 100_000);
  assert.equal(Math.max(...stored.map(one => one.clicks.length)), 2_000, 'no more at once');
});

/** Clicks of two workspaces, of which the storage leaves out one while it is locked. */
function lockedRecorder(cleanup: Cleanup, interval = 60_000, time = heldTime) {
  const state = recorder(cleanup, { interval, time });
  const { storage, clicks, stored } = state;
  const locked = { ...found, workspaceId: 'ws_locked' };
  const record = (count: number) => {
    for (let index = 0; index < count; index += 1)
      for (const one of [locked, found]) clicks.record({ ...clickAt(midnight), found: one });
  };
  const countOf = (workspaceId: string) =>
    stored.reduce((sum, one) => sum + (one.workspaceId === workspaceId ? one.clicks.length : 0), 0);
  storage.locked = 'ws_locked';
  return { ...state, record, countOf };
}

test('stores clicks that the storage has left out once it can, and those of others meanwhile', async cleanup => {
  const { clicks, storage, record, countOf, errors } = lockedRecorder(cleanup, 1);
  record(3);
  await until(() => countOf('ws_studio') === 3);
  assert.equal(countOf('ws_locked'), 0);
  // These do not wait with those that are left out.
  record(1);
  await until(() => countOf('ws_studio') === 4);
  storage.locked = null;
  await clicks.close();
  assert.deepEqual([countOf('ws_locked'), countOf('ws_studio')], [4, 4]);
  assert.deepEqual(errors, []);
});

test('stores all, although a timer fires a moment before what was left out is due', async cleanup => {
  let now = 0;
  let due: (() => void)[] = [];
  const time = {
    now: () => now,
    after: (_: number, then: () => void) => {
      due.push(then);
      return () => {
        due = due.filter(one => one !== then);
      };
    },
  };
  const fire = () => {
    for (const then of due.splice(0)) then();
  };
  const { clicks, storage, record, countOf, errors } = lockedRecorder(cleanup, 1, time);
  record(1);
  fire();
  await until(() => due.length === 1);
  assert.equal(countOf('ws_studio'), 1);
  storage.locked = null;
  now = 999;
  fire();
  await until(() => due.length === 1);
  assert.equal(countOf('ws_locked'), 0);
  record(1);
  fire();
  await until(() => countOf('ws_studio') === 2);
  await within(clicks.close(), () => `${countOf('ws_locked')} of 2 are stored`);
  assert.equal(countOf('ws_locked'), 2);
  assert.deepEqual(errors, []);
});

test('stores what was left out also if the answer was lost, and nothing twice', async cleanup => {
  const { clicks, storage, record, countOf, batches } = lockedRecorder(cleanup);
  storage.silent = true;
  record(2);
  const closed = clicks.close();
  await until(() => batches.length === 1);
  storage.locked = null;
  storage.silent = false;
  await closed;
  assert.deepEqual([countOf('ws_locked'), countOf('ws_studio')], [2, 2]);
});

test('keeps 10,000 clicks that the storage leaves out, and reports how many others were dropped', async cleanup => {
  const { clicks, storage, record, countOf, errors } = lockedRecorder(cleanup, 1);
  record(10_500);
  await until(() => countOf('ws_studio') === 10_500);
  storage.locked = null;
  await clicks.close();
  assert.equal(countOf('ws_locked'), 10_000);
  assert.equal(
    errors.reduce((sum, one) => sum + Number(/^(\d+) clicks were dropped/.exec(one)?.[1] ?? 0), 0),
    500,
  );
});

test('repeats a batch without a response with the same number and the same clicks', async cleanup => {
  const { clicks, storage, batches, count } = recorder(cleanup, { interval: 60_000 });
  storage.silent = true;
  for (let index = 0; index < 10; index += 1) clicks.record(clickAt(midnight));
  const closed = clicks.close();
  await until(() => batches.length === 2);
  clicks.record(clickAt(midnight));
  storage.silent = false;
  await closed;
  assert.equal(count(), 11);
  assert.equal(new Set(batches.map(({ recorder: id }) => id)).size, 1);
  assert.deepEqual([...new Set(batches.map(({ number }) => number))], [1, 2]);
  assert.ok(batches.filter(({ number }) => number === 1).length >= 3);
});

test('has an id that no other recorder has', async cleanup => {
  const all = [recorder(cleanup), recorder(cleanup)];
  for (const { clicks } of all) {
    clicks.record(clickAt(midnight));
    await clicks.close();
  }
  assert.equal(new Set(all.map(({ batches }) => batches[0]?.recorder)).size, 2);
});

test('gives every click its own id', async cleanup => {
  const { clicks, stored } = recorder(cleanup, { interval: 60_000 });
  for (let index = 0; index < 5_000; index += 1) clicks.record(clickAt(midnight));
  await clicks.close();
  assert.equal(new Set(stored.flatMap(one => one.clicks.map(({ id }) => id))).size, 5_000);
});

test('reports clicks that could not be stored if it is closed while the storage is unavailable', async cleanup => {
  const { clicks, storage, errors } = recorder(cleanup);
  storage.away = true;
  for (const at of [midnight, midnight + 1]) clicks.record(clickAt(at));
  await clicks.close();
  assert.equal(errors.at(-1), '2 clicks could not be stored');
});

test('counts a visitor again after midnight', async cleanup => {
  const { clicks, stored } = recorder(cleanup, { interval: 60_000 });
  for (const at of [midnight - 1, midnight, midnight + 1]) clicks.record(clickAt(at));
  await clicks.close();
  const [before, after, again] = stored.flatMap(({ visitors }) => visitors);
  assert.notEqual(before, after);
  assert.equal(after, again);
});

test('drops the salt of a past day', async cleanup => {
  const { clicks, salts, count } = recorder(cleanup);
  const day = 86_400_000;
  for (const [index, at] of [0, 1, 2, 0].entries()) {
    clicks.record(clickAt(midnight + at * day));
    await until(() => count() === index + 1);
  }
  assert.deepEqual(salts, ['2026-05-06', '2026-05-07', '2026-05-08', '2026-05-06']);
});

test('keeps the salts of today and yesterday', async cleanup => {
  const { clicks, salts, count } = recorder(cleanup);
  for (const [index, at] of [midnight - 1, midnight, midnight - 1, midnight].entries()) {
    clicks.record(clickAt(at));
    await until(() => count() === index + 1);
  }
  assert.deepEqual(salts, ['2026-05-05', '2026-05-06']);
});

test('wakes the webhook worker if deliveries were created', async cleanup => {
  for (const [reported, nudges] of [
    [1, 1],
    [0, 0],
  ] as const) {
    const { clicks, storage } = recorder(cleanup, { reported });
    clicks.record(clickAt(midnight));
    await clicks.close();
    assert.equal(storage.nudges, nudges);
  }
});

test('does not count bots as visitors', async cleanup => {
  const { clicks, stored } = recorder(cleanup);
  clicks.record({ ...clickAt(midnight), preview: true });
  await clicks.close();
  assert.deepEqual(stored[0]?.visitors, [null]);
});

test('puts at most 200 clicks into one event', () => {
  const clicks = Array.from({ length: 401 }, (_, index) => ({
    id: `clk_${index}`,
    at: '2026-05-06T00:00:00Z',
    referrer: null,
    country: null,
    city: null,
    device: 'phone' as const,
    browser: 'Chrome',
    system: 'Android',
    utm: {},
    bot: false,
  }));
  const events = linkClicked(clicks, linkRules({}), midnight, 0)(found.link);
  const ids = events.map(({ payload }) =>
    (JSON.parse(payload).data.clicks as { id: string }[]).map(({ id }) => id),
  );
  assert.deepEqual(
    ids.map(({ length }) => length),
    [200, 200, 1],
  );
  assert.deepEqual(
    ids.flat(),
    clicks.map(({ id }) => id),
  );
});

test('creates events without hops by default', () => {
  const rules = linkRules({});
  const events = [
    ...linkExpired('time', rules, midnight)(found.link),
    ...linkChanged('link.updated', rules, midnight)(found.link),
  ];
  assert.deepEqual(
    events.map(({ hops }) => hops ?? 0),
    [0, 0],
  );
});

test.run();
