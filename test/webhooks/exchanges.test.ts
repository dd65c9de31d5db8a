/** A request and its response: how it ends, whatever the connection reports, and its deadline. */
import assert from 'node:assert/strict';
import { setImmediate as turn } from 'node:timers/promises';
import { elapsed } from '../../src/common/time/worker-time.ts';
import { Deadlines } from '../../src/webhooks/deadlines.ts';
import { Exchange } from '../../src/webhooks/exchange.ts';
import { suiteOf } from '../helper.ts';
import { until } from '../until.ts';

const test = suiteOf('Exchanges with receivers');

type Controller = Parameters<Exchange['onRequestStart']>[0];

/** A connection that remembers why it was closed. */
function connection() {
  const closed: string[] = [];
  const controller = { abort: (reason: Error) => closed.push(reason.message) } as Partial<Controller>;
  return { closed, controller: controller as Controller };
}

test('end with the status and the start of the body, and close the connection if there is more', async () => {
  for (const [chunks, text, ends] of [
    [['ab', 'c'], 'abc', []],
    [['ab', 'cd'], 'abcd', ['the rest of the response is not read']],
    [['ab', 'cdef', 'gh'], 'abcd', ['the rest of the response is not read']],
  ] as const) {
    const { closed, controller } = connection();
    const exchange = new Exchange(4);
    exchange.onRequestStart(controller);
    exchange.onResponseStart(controller, 202, {});
    assert.equal(exchange.isOver, false);
    for (const chunk of chunks) exchange.onResponseData(controller, Buffer.from(chunk));
    exchange.onResponseEnd();
    assert.deepEqual(await exchange.answered, { status: 202, headers: {}, body: Buffer.from(text) });
    assert.equal(exchange.isOver, true);
    assert.deepEqual(closed, ends);
  }
});

test('do not close a connection that others may be using by now', async () => {
  const { closed, controller } = connection();
  const exchange = new Exchange(4);
  exchange.onRequestStart(controller);
  exchange.onResponseStart(controller, 200, {});
  exchange.onResponseEnd();
  exchange.end(new Error('too late'));
  assert.equal((await exchange.answered).status, 200);
  assert.deepEqual(closed, []);
});

test('that end while they wait for a connection use none', async () => {
  const { closed, controller } = connection();
  const exchange = new Exchange(4);
  exchange.end(new Error('over'));
  exchange.end(new Error('once more'));
  assert.equal(exchange.isOver, true);
  await assert.rejects(exchange.answered, /^Error: over$/);
  exchange.onRequestStart(controller);
  assert.deepEqual(closed, ['over']);
});

test('end with the error of the connection', async () => {
  const exchange = new Exchange(4);
  exchange.onResponseError(undefined, new Error('reset'));
  assert.equal(exchange.isOver, true);
  await assert.rejects(exchange.answered, /^Error: reset$/);
});

test('ignore interim responses, and read 200 as a response', async () => {
  const { controller } = connection();
  const exchange = new Exchange(4);
  for (const status of [200, 199, 103])
    exchange.onResponseStart(controller, status, { 'retry-after': String(status) });
  exchange.onResponseEnd();
  assert.deepEqual(await exchange.answered, {
    status: 200,
    headers: { 'retry-after': '200' },
    body: Buffer.alloc(0),
  });
});

/** The error of a connection that the receiver has closed after so many bytes. */
const closedAfter = (bytesRead: number | undefined, more: object = {}) =>
  Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET', socket: { bytesRead }, ...more });

function begun(now?: () => number) {
  const exchange = new Exchange(4, now);
  const sent = { count: 0 };
  exchange.begin(() => {
    sent.count += 1;
  });
  exchange.onRequestStart(connection().controller);
  return { exchange, sent };
}

test('are begun once more, and only once, if the receiver was closing an idle connection', async () => {
  const { exchange, sent } = begun();
  assert.equal(sent.count, 1);
  exchange.onResponseError(undefined, closedAfter(1));
  assert.deepEqual([sent.count, exchange.isOver], [1, false], 'not in the same turn');
  await turn();
  assert.equal(sent.count, 2);
  exchange.onResponseError(undefined, closedAfter(1));
  await assert.rejects(exchange.answered, /other side closed/);
  await turn();
  assert.equal(sent.count, 2);
});

for (const [what, error] of Object.entries({
  'a new connection is closed': closedAfter(0),
  'nothing is known of the connection': closedAfter(undefined),
  'there is no connection': closedAfter(1, { socket: undefined }),
  'the connection fails for another reason': closedAfter(1, { message: 'broken' }),
  'the connection is reset': closedAfter(1, { code: 'ECONNRESET' }),
}))
  test(`are not begun again if ${what}`, async () => {
    const { exchange, sent } = begun();
    exchange.onResponseError(undefined, error);
    await assert.rejects(exchange.answered);
    await turn();
    assert.equal(sent.count, 1);
  });

test('are not begun again if the response has begun, even with an interim one', async () => {
  const { exchange, sent } = begun();
  exchange.onResponseStart(connection().controller, 103, {});
  exchange.onResponseError(undefined, closedAfter(1));
  await assert.rejects(exchange.answered);
  await turn();
  assert.equal(sent.count, 1);
});

test('are not begun again if the receiver has kept the request for more than a second', async () => {
  for (const [wait, count] of [
    [1_000, 2],
    [1_001, 1],
  ] as const) {
    let now = 5_000;
    const { exchange, sent } = begun(() => now);
    // It waited for a connection before.
    now += 9_000;
    exchange.onRequestStart(connection().controller);
    now += wait;
    exchange.onResponseError(undefined, closedAfter(1));
    await turn();
    assert.equal(sent.count, count, `${wait} ms`);
    exchange.end(new Error('over'));
  }
});

test('are not begun again if they end meanwhile, and do not close the connection that is gone', async () => {
  const { exchange, sent } = begun();
  const { closed, controller } = connection();
  exchange.onRequestStart(controller);
  exchange.onResponseError(undefined, closedAfter(1));
  exchange.end(new Error('over'));
  await turn();
  assert.deepEqual([sent.count, closed], [1, []]);
  exchange.onResponseError(undefined, closedAfter(1));
  await assert.rejects(exchange.answered, /^Error: over$/);
});

/** Deadlines after some milliseconds, and what was over when. */
function deadlines(timeout: number) {
  const over: { one: string; at: number }[] = [];
  return { over, all: new Deadlines<string>(timeout, one => over.push({ one, at: elapsed() })) };
}

test('are over at their deadline, each after its own time', async () => {
  const { over, all } = deadlines(20);
  const begun = new Map<string, number>();
  const begin = (one: string) => {
    begun.set(one, elapsed());
    all.add(one);
  };
  begin('first');
  begin('in time');
  await until(() => elapsed() > (begun.get('first') ?? 0) + 5);
  begin('second');
  all.delete('in time');
  await until(() => over.length === 2);
  assert.deepEqual(
    over.map(({ one }) => one),
    ['first', 'second'],
  );
  for (const { one, at } of over) assert.ok(at - (begun.get(one) ?? 0) >= 20, one);
});

test('have a deadline after all earlier ones have ended, in time or not', async () => {
  const { over, all } = deadlines(5);
  all.add('in time');
  all.delete('in time');
  for (const count of [1, 2]) {
    all.add(`late ${count}`);
    await until(() => over.length === count);
  }
  assert.deepEqual(
    over.map(({ one }) => one),
    ['late 1', 'late 2'],
  );
});

test('leave no timer when they have ended in time', async () => {
  const timers = () => process.getActiveResourcesInfo().filter(kind => kind === 'Timeout').length;
  await turn();
  const before = timers();
  const { all } = deadlines(3_600_000);
  for (const one of ['a', 'b']) all.add(one);
  assert.equal(timers(), before + 1, 'one for both');
  for (const one of ['a', 'b']) all.delete(one);
  assert.equal(timers(), before);
});

test.run();
