/** What the worker learns from a receiver in this process. */
import assert from 'node:assert/strict';
import { realTime } from '../../src/common/time/worker-time.ts';
import type { LocalOutcome, LocalReceiver } from '../../src/index.ts';
import type { WebhookJob } from '../../src/repository/index.ts';
import { event } from '../../src/testing/sample.ts';
import { senderByKind } from '../../src/webhooks/by-kind.ts';
import { resolveWorkerOptions } from '../../src/webhooks/options.ts';
import type { AttemptOutcome } from '../../src/webhooks/send.ts';
import { suiteOf } from '../helper.ts';
import { job } from './lane-jobs.ts';

const test = suiteOf('Receivers in this process');

const jobFor = (kind?: string): WebhookJob => {
  const { endpoint, ...more } = job('ep_1', 'msg_1');
  return { ...more, endpoint: kind === undefined ? endpoint : { ...endpoint, kind } };
};

const posted: AttemptOutcome = {
  attempt: { at: '2026-05-05T05:05:05Z', duration_ms: 1, status: 204, error: null, response: '' },
  requestedRetryMs: null,
  isAnswered: true,
};

/** A sender with a receiver for the kind `relay`, and what happened to it. */
function senderWith(receive: LocalReceiver['receive'], { timeout = 15_000, hasClose = true } = {}) {
  const done: string[] = [];
  const poster = {
    send: async () => posted,
    close: async () => void done.push('poster closed'),
  };
  const make = (): LocalReceiver => {
    done.push('made');
    return { receive, ...(hasClose ? { close: async () => void done.push('closed') } : {}) };
  };
  const sender = senderByKind(
    poster,
    { relay: make, hook: 'post' },
    {
      ...resolveWorkerOptions({ timeout, now: () => Date.parse('2026-05-05T05:05:05Z') }, realTime),
      maxIdle: 1,
      publicUrl: null,
      repository: {},
      onError: error => void done.push(String(error)),
    },
  );
  return { sender, done };
}

const outcome = (more: Partial<LocalOutcome> = {}): LocalOutcome => ({
  attempt: { status: null, error: null, response: null },
  events: [],
  retry: false,
  ...more,
});

test('have succeeded if they say so, also without types', async () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  for (const [response, shown] of [
    [{ offset: 7n }, '{"offset":7}'],
    [circular, 'not JSON'],
    [5, '5'],
    [undefined, null],
  ] as const) {
    const { sender, done } = senderWith(async () => ({ attempt: { error: null, response } }) as never);
    const { attempt } = await sender.send(jobFor('relay'));
    assert.deepEqual([attempt.status, attempt.error, attempt.response], [null, null, shown]);
    assert.deepEqual(done, ['made']);
  }
});

test('have answered whatever they say, and decide whether another attempt helps', async () => {
  const happened = event('msg_2');
  for (const retry of [true, false]) {
    const attempt = { status: 503, error: 'too much waits', response: 'later' };
    const { sender } = senderWith(async () => outcome({ retry, attempt, events: [happened] }));
    const { attempt: stored, ...sent } = await sender.send(jobFor('relay'));
    assert.deepEqual(sent, { requestedRetryMs: null, events: [happened], isFinal: !retry, isAnswered: true });
    assert.deepEqual(
      { ...stored, duration_ms: 0 },
      { at: '2026-05-05T05:05:05.000Z', duration_ms: 0, ...attempt, made_events: ['msg_2'] },
    );
  }
});

test('have not answered if they throw or hang, and are given the delivery again', async () => {
  for (const [receive, error] of [
    [() => Promise.reject(new Error('oops')), 'it failed inside this service'],
    [() => new Promise<never>(() => {}), 'not done within 5 ms'],
  ] as const) {
    const { sender } = senderWith(receive, { timeout: 5 });
    const { attempt, ...sent } = await sender.send(jobFor('relay'));
    assert.deepEqual(sent, { requestedRetryMs: null, events: [], isFinal: false, isAnswered: false });
    assert.deepEqual([attempt.status, attempt.error, attempt.response], [null, error, null]);
  }
});

test('are made once, with the first delivery, and closed with the sender', async () => {
  for (const hasClose of [true, false]) {
    const { sender, done } = senderWith(async () => outcome(), { hasClose });
    assert.equal(await sender.send(jobFor()), posted);
    assert.equal(await sender.send(jobFor('hook')), posted);
    assert.deepEqual(done, []);
    for (let count = 0; count < 2; count += 1) await sender.send(jobFor('relay'));
    assert.deepEqual(done, ['made']);
    await sender.close();
    assert.deepEqual(done, ['made', 'poster closed', ...(hasClose ? ['closed'] : [])]);
  }
});

test('of a kind that nobody takes here have not answered, and the host is not alarmed', async () => {
  const { sender, done } = senderWith(async () => outcome());
  const { attempt, isAnswered, isFinal } = await sender.send(jobFor('other'));
  assert.deepEqual(
    [attempt.error, isAnswered, isFinal, done],
    ['no group of this process takes deliveries of the kind other', false, false, []],
  );
});

/** The data of an event in 500,000 characters, and a filter that visits more of it than it may. */
const largePayload = `{"type":"a","timestamp":"2026-05-05T05:05:05Z","data":{"items":[0${',0'.repeat(250_000)}]}}`;
const filter = [{ field: 'data.items.*.sku', equals: 'a' }];

test('let the event loop run between the deliveries of large events, with a filter or without', async () => {
  for (const [kind, more] of [
    ['relay', {}],
    [undefined, {}],
    [undefined, { filter }],
  ] as const) {
    let turn = 0;
    const { sender } = senderWith(async () => outcome());
    const count = () => {
      turn += 1;
      if (turn < 50) setImmediate(count);
    };
    setImmediate(count);
    const turns = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { endpoint, ...rest } = jobFor(kind);
        await sender.send({ ...rest, payload: largePayload, endpoint: { ...endpoint, ...more } });
        return turn;
      }),
    );
    // Earlier work may have begun the first stretch.
    assert.ok(new Set(turns).size >= 4, `${kind} ${turns}`);
  }
});

test('share what is parsed of an event', async () => {
  const { sender } = senderWith(async () => outcome());
  const { parse } = JSON;
  let parsed = 0;
  JSON.parse = (text, reviver) => {
    if (text.length > 100_000) parsed += 1;
    return parse(text, reviver);
  };
  try {
    const payload = largePayload.replace('0', '1');
    const { endpoint, ...rest } = jobFor();
    for (let at = 0; at < 5; at += 1)
      await sender.send({ ...rest, payload: `${payload}`, endpoint: { ...endpoint, filter } });
    assert.equal(parsed, 1);
  } finally {
    JSON.parse = parse;
  }
});

test.run();
