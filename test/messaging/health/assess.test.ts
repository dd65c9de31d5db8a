/** What is decided about the health of an instance at a moment. */
import assert from 'node:assert/strict';
import type {
  InstanceHealthRecord,
  InstanceHealthStats,
  InstanceRecord,
} from '../../../src/generated/types.ts';
import { assess, isHealthNews } from '../../../src/messaging/health/assess.ts';
import { downAt, lostAt, noHealthStats, reconnectsOf } from '../../../src/messaging/health/health-stats.ts';
import { instance as newInstance } from '../../../src/testing/messaging/sample.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('The decision about health');
const now = Date.parse('2026-03-14T09:26:53Z');
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const isoOf = (at: number) => new Date(at).toISOString();
const ago = (time: number) => isoOf(now - time);

const instance = (
  more: Partial<InstanceRecord> = {},
  healthStats: Partial<InstanceHealthStats> = {},
): InstanceRecord => ({
  ...newInstance('ins_1', { state: 'open', wanted: 'open', address: '+4930', opened_at: ago(hour) }),
  health_stats: { ...noHealthStats, ...healthStats },
  ...more,
});

const at = (record: InstanceRecord, { oldestAt = null as string | null, later = 0, limits = {} } = {}) =>
  assess({ instance: record, oldestAt, now: now + later, limits });

const codes = ({ status, reasons }: InstanceHealthRecord) =>
  [status, ...reasons.map(({ code, ended_at }) => (ended_at === null ? code : `(${code})`))].join(' ');

/** One row a rule: the instance, and what is decided. */
const rows: readonly (readonly [string, InstanceRecord, string, object?])[] = [
  ['one that is open', instance(), 'good'],
  ['one that was never connected', instance({ state: 'created', wanted: 'closed', address: null }), 'good'],
  ['one that has failed', instance({ state: 'failed', wanted: 'closed' }), 'bad not_connected'],
  ['one that its user closed', instance({ state: 'closed', wanted: 'closed', address: null }), 'good'],
  ['one that is being logged out', instance({ state: 'closed', wanted: 'logged_out' }), 'good'],
  [
    'one that was logged out at the channel',
    instance({ state: 'closed', wanted: 'closed' }),
    'bad not_connected',
  ],
  ['one that is down for 59 s', instance({ state: 'connecting' }, { down_since: ago(59 * second) }), 'good'],
  [
    'one that is down for 60 s',
    instance({ state: 'connecting' }, { down_since: ago(60 * second) }),
    'bad not_connected',
  ],
  [
    'one that nobody holds since it was connected',
    instance({ state: 'connecting', changed_at: ago(2 * minute) }),
    'bad not_connected',
  ],
  [
    'one that is paired for the first time',
    instance(
      { state: 'connecting', address: null, pairing: { method: 'qr', text: 'x', expires_at: ago(0) } },
      { down_since: ago(hour) },
    ),
    'good',
  ],
  [
    'one that waits to be paired again',
    instance(
      { state: 'connecting', pairing: { method: 'qr', text: 'x', expires_at: ago(0) } },
      { down_since: ago(hour) },
    ),
    'bad not_connected',
  ],
  ['a message that waits for 299 s', instance(), 'good', { oldestAt: ago(299 * second) }],
  ['a message that waits for 300 s', instance(), 'bad not_sending', { oldestAt: ago(300 * second) }],
  [
    'a message that waits while others are sent',
    instance({}, { last_sent_at: ago(299 * second) }),
    'good',
    { oldestAt: ago(hour) },
  ],
  [
    'a message that waits since before the connection',
    instance({ opened_at: ago(299 * second) }),
    'good',
    { oldestAt: ago(hour) },
  ],
  [
    'a message that waits while it is not open',
    instance({ state: 'connecting' }, { down_since: ago(0) }),
    'good',
    { oldestAt: ago(hour) },
  ],
  ['no room', instance({}, { no_room_at: ago(23 * hour) }), 'degraded files_no_room'],
  ['no room yesterday', instance({}, { no_room_at: ago(24 * hour) }), 'good'],
  ['a file that was given up', instance({}, { file_failed_at: ago(0) }), 'degraded files_failed'],
  ['a file that was given up yesterday', instance({}, { file_failed_at: ago(24 * hour) }), 'good'],
  [
    'a file of an instance that is closed',
    instance({ state: 'closed', wanted: 'closed', address: null }, { file_failed_at: ago(0) }),
    'good',
  ],
  ['23 losses', instance({}, { lost: [{ hour: ago(hour), count: 23 }] }), 'good'],
  ['24 losses', instance({}, { lost: [{ hour: ago(hour), count: 24 }] }), 'degraded unstable'],
  ['24 losses of yesterday', instance({}, { lost: [{ hour: ago(24 * hour), count: 24 }] }), 'good'],
  [
    'other limits',
    instance({}, { lost: [{ hour: ago(hour), count: 2 }] }),
    'degraded unstable',
    { limits: { reconnects: 2 } },
  ],
];

for (const [what, record, expected, options] of rows)
  test(`${what}: ${expected}`, () => assert.equal(codes(at(record, options)), expected));

test('nothing new is the same object, so that nothing is stored', () => {
  const down = instance({ state: 'connecting' }, { down_since: ago(hour) });
  const health = at(down);
  assert.equal(at({ ...down, health }, { later: hour }), health);
  assert.equal(at({ ...instance(), health: at(instance()) }), at(instance()));
});

test('a reason is over after a minute without it, and its end is stored before that', () => {
  const down = instance({ state: 'connecting' }, { down_since: ago(hour) });
  const health = at(down);
  const open = instance({ health });
  const ended = at(open, { later: second });
  assert.equal(codes(ended), 'bad (not_connected)');
  assert.equal(ended.since, health.since);
  assert.equal(isHealthNews(health, ended), false);
  assert.equal(at({ ...open, health: ended }, { later: 60 * second }), ended);
  const again = at({ ...down, health: ended }, { later: 30 * second });
  assert.equal(codes(again), 'bad not_connected');
  assert.equal(isHealthNews(ended, again), false);
  assert.equal(again.reasons[0]?.since, health.reasons[0]?.since);
  const well = at({ ...open, health: ended }, { later: 61 * second });
  assert.equal(codes(well), 'good');
  assert.equal(well.since, isoOf(now + 61 * second));
  assert.equal(isHealthNews(ended, well), true);
});

test('a log-out by its user ends everything at once', () => {
  const health = at(instance({ state: 'failed', wanted: 'closed' }, {}));
  assert.equal(codes(at(instance({ state: 'closed', wanted: 'logged_out', address: null, health }))), 'good');
});

test('losses are counted by the hour, and those of more than a day ago are dropped', () => {
  let healthStats = noHealthStats;
  for (let times = 0; times < 100; times += 1) healthStats = lostAt(healthStats, now + times * 20 * minute);
  assert.ok(healthStats.lost.length <= 25, `${healthStats.lost.length}`);
  const end = now + 99 * 20 * minute;
  const count = reconnectsOf(healthStats, end);
  assert.ok(count > 66 && count <= 72, `${count}`);
  assert.equal(reconnectsOf(healthStats, end + 25 * hour), 0);
});

test('the time since when it is down is that of the first failure', () => {
  const down = downAt(noHealthStats, now);
  assert.equal(downAt(down, now + hour).down_since, isoOf(now));
});

test.run();
