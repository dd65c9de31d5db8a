/** Messages whose connection breaks, whose process ends, or whose channel refuses them. */
import assert from 'node:assert/strict';
import { ChannelError } from '../../../src/channel/errors.ts';
import type { MessageRecord } from '../../../src/generated/types.ts';
import { range } from '../../../src/testing/automation/sample.ts';
import { suiteOf } from '../../helper.ts';
import { eachStorage } from '../../storages.ts';
import { type House, house, shop, storages } from './house.ts';
import { cut, never, rough } from './rough.ts';

const test = suiteOf('Sending');
const mara = '+4915112345601';
const texts = Array.from({ length: 100 }, (_, index) => `Message ${String(index).padStart(3, '0')}`);
const textOf = ({ content }: Pick<MessageRecord, 'content'>): string =>
  content?.kind === 'text' ? content.text : '';

/** All messages of a chat by `sequence`, once none is queued any more. */
async function settled({ time, messaging }: House, id: string, chat = mara) {
  const all = async () =>
    [...(await messaging.listMessages(shop, id, { chat, limit: 200 })).messages].reverse();
  await time.until('the end', async () => (await all()).every(({ state }) => state !== 'queued'), {
    step: 50,
  });
  return all();
}

for (const [storage, open] of eachStorage(storages))
  for (const recognisesRepeats of [true, false])
    test(`a cut in the middle of 100 messages: all arrive once, in order${
      recognisesRepeats ? '' : ', or are reported as failed'
    }, on ${storage}`, async cleanup => {
      const driver = rough({ recognisesRepeats });
      const at = await house(cleanup, { driver, repository: await open(cleanup) });
      const id = await at.instance();
      let hasCut = false;
      // The channel takes the fiftieth, and the connection breaks before it says so.
      driver.after = async (message, session) => {
        if (textOf(message) !== texts[50] || hasCut) return;
        hasCut = true;
        await cut(session);
        await never();
      };
      await at.queue(id, mara, texts);
      at.engineOf().start();
      const messages = await settled(at, id);
      const sent = messages.filter(({ state }) => state === 'sent').map(textOf);
      const failed = messages.filter(({ state }) => state === 'failed');
      const arrived = driver.arrived.map(textOf);
      assert.deepEqual(arrived, texts, 'nothing arrives twice, and all in order');
      assert.deepEqual(sent, recognisesRepeats ? texts : texts.filter(text => text !== texts[50]));
      assert.deepEqual(
        failed.map(({ reason }) => reason),
        recognisesRepeats ? [] : ['It is not known whether it was sent: The connection was cut'],
      );
      assert.equal(driver.sessions.length, 2);
    });

test('a cut before the channel has taken a message: it is sent over the next connection', async cleanup => {
  const driver = rough();
  const at = await house(cleanup, { driver });
  const id = await at.instance();
  let hasCut = false;
  driver.before = async (message, session) => {
    if (textOf(message) !== texts[5] || hasCut) return;
    hasCut = true;
    void cut(session);
    throw new ChannelError('There is no connection', { retry: true });
  };
  await at.queue(id, mara, texts.slice(0, 10));
  at.engineOf().start();
  const messages = await settled(at, id);
  assert.deepEqual(driver.arrived.map(textOf), texts.slice(0, 10));
  assert.deepEqual(
    messages.map(({ attempts }) => attempts),
    [1, 1, 1, 1, 1, 2, 1, 1, 1, 1],
  );
});

test('a message that may be sent again waits longer each time, holds up its own chat only, and fails at last', async cleanup => {
  const driver = rough();
  const at = await house(cleanup, { driver, sendSchedule: [1_000, 10_000] });
  const id = await at.instance();
  const attempts: number[] = [];
  driver.before = ({ chat }) => {
    if (chat !== mara) return;
    attempts.push(at.time.now());
    throw new ChannelError('The channel is busy', { retry: true });
  };
  const [first = '', second = ''] = await at.queue(id, mara, ['first', 'second']);
  const [other = ''] = await at.queue(id, '+49301', ['other']);
  at.engineOf().start();
  await at.time.until('the other chat', async () => (await at.message(id, other)).state === 'sent');
  assert.equal((await at.message(id, first)).state, 'queued');
  assert.equal((await at.message(id, first)).reason, 'The channel is busy');
  assert.equal((await at.message(id, second)).attempts, 0, 'the order of the chat is kept');
  await at.time.until('the end', async () => (await at.message(id, first)).state === 'failed');
  const { reason, attempts: count } = await at.message(id, first);
  assert.deepEqual({ reason, count }, { reason: 'The channel is busy', count: 3 });
  const waits = attempts.slice(1, 3).map((at, index) => Math.round((at - (attempts[index] ?? 0)) / 1_000));
  assert.ok((waits[0] ?? 0) >= 1 && (waits[1] ?? 0) >= 10, waits.join());
});

for (const [storage, open] of eachStorage(storages))
  test(`while an outcome is being stored, other chats are sent, and its own chat waits, on ${storage}`, async cleanup => {
    const driver = rough();
    const repository = await open(cleanup);
    const { messaging } = repository;
    assert.ok(messaging);
    const { settleMessage } = messaging;
    let store = () => {};
    const stored = new Promise<void>(resolve => {
      store = resolve;
    });
    messaging.settleMessage = async (...call) => {
      await stored;
      return settleMessage(...call);
    };
    const at = await house(cleanup, { driver, repository, concurrencyPerInstance: 1 });
    const id = await at.instance();
    await at.queue(id, mara, ['first', 'second']);
    await at.queue(id, '+49301', ['other']);
    await at.queue(id, '+49302', ['third chat']);
    at.engineOf().start();
    await at.time.until('the other chat', async () => driver.arrived.length === 2);
    // As many outcomes as may wait: nothing more is taken.
    await at.time.pass(5_000);
    assert.deepEqual(driver.arrived.map(textOf), ['first', 'other']);
    store();
    await at.time.until('the end', async () => driver.arrived.length === 4);
    const [, , ...rest] = driver.arrived.map(textOf);
    assert.deepEqual(rest.sort(), ['second', 'third chat']);
  });

test('a storage may give more than it was asked for, such as what it took when its answer was lost: all is sent', async cleanup => {
  const driver = rough();
  const repository = await storages.lowdb?.(cleanup);
  assert.ok(repository?.messaging);
  const { messaging } = repository;
  const { takeMessages } = messaging;
  const limits: number[] = [];
  messaging.takeMessages = (workspaceId, id, options) => {
    limits.push(options.limit);
    return takeMessages(workspaceId, id, { ...options, limit: limits.length === 1 ? 10 : options.limit });
  };
  const at = await house(cleanup, { driver, repository, concurrencyPerInstance: 1 });
  const id = await at.instance();
  for (const chat of range(10)) await at.queue(id, `+4930${chat}`, [String(chat)]);
  at.engineOf().start();
  await at.time.until('the end', async () => driver.arrived.length === 10);
  await at.queue(id, mara, ['afterwards']);
  await at.time.until('the end', async () => driver.arrived.length === 11);
  assert.deepEqual(
    limits.filter(limit => limit < 1),
    [],
  );
});

test('Node warns of nothing while many messages are being sent at once', async cleanup => {
  const driver = rough();
  const at = await house(cleanup, { driver, concurrencyPerInstance: 20 });
  const id = await at.instance();
  const warnings: string[] = [];
  const hear = (warning: Error) => void warnings.push(warning.message);
  process.on('warning', hear);
  cleanup(() => process.off('warning', hear));
  driver.after = () => never();
  for (const chat of range(20)) await at.queue(id, `+4930${chat}`, [String(chat)]);
  at.engineOf().start();
  await at.time.until('all', async () => driver.arrived.length === 20);
  assert.deepEqual(warnings, []);
});

test('a message that is refused for good fails at once with the reason, and the next one is sent', async cleanup => {
  const driver = rough();
  const at = await house(cleanup, { driver });
  const id = await at.instance();
  driver.before = message => {
    if (textOf(message) === 'bad') throw new ChannelError('The text is not allowed');
  };
  const [bad = '', good = ''] = await at.queue(id, mara, ['bad', 'good']);
  at.engineOf().start();
  await at.time.until('good', async () => (await at.message(id, good)).state === 'sent');
  const { state, reason, attempts } = await at.message(id, bad);
  assert.deepEqual(
    { state, reason, attempts },
    { state: 'failed', reason: 'The text is not allowed', attempts: 1 },
  );
});

test('the text of an error that is not meant for users is not shown', async cleanup => {
  const driver = rough({ recognisesRepeats: false });
  const at = await house(cleanup, { driver });
  const id = await at.instance();
  driver.before = () => {
    throw new Error('connect to db.internal with password hunter2');
  };
  const [sent = ''] = await at.queue(id, mara, ['Hello']);
  at.engineOf().start();
  await at.time.until('failed', async () => (await at.message(id, sent)).state === 'failed');
  assert.equal(
    (await at.message(id, sent)).reason,
    'It is not known whether it was sent: The channel driver failed',
  );
  assert.match(String(at.errors[0]), /hunter2/, 'the host is told');
});

test('a channel that never takes a message loses this message, and nothing else', async cleanup => {
  const driver = rough();
  const at = await house(cleanup, { driver, timeouts: { send: 5_000 } });
  const id = await at.instance();
  driver.before = message => (textOf(message) === 'stuck' ? never() : undefined);
  const [stuck = '', next = ''] = await at.queue(id, mara, ['stuck', 'next']);
  const [other = ''] = await at.queue(id, '+49301', ['other']);
  at.engineOf().start();
  await at.time.until('the other chat', async () => (await at.message(id, other)).state === 'sent', {
    most: 4_000,
  });
  await at.time.until('the next one', async () => (await at.message(id, next)).state === 'sent');
  const { state, reason } = await at.message(id, stuck);
  assert.deepEqual(
    { state, reason },
    { state: 'failed', reason: 'It is not known whether it was sent: There was no answer within 5 s' },
  );
});

test('a kind of content that the channel cannot send fails with a reason', async cleanup => {
  const at = await house(cleanup, { driver: rough() });
  const id = await at.instance();
  const content = { kind: 'poll', question: 'When?', options: ['Now', 'Later'], multiple: false } as const;
  const [poll = ''] = await at.queue(id, mara, ['x'], {
    content: { ...content, options: [...content.options] },
  });
  at.engineOf().start();
  await at.time.until('failed', async () => (await at.message(id, poll)).state === 'failed');
  assert.equal((await at.message(id, poll)).reason, 'The channel cannot send messages of the kind poll');
});

test('outcomes that could not be stored are stored later, and nothing is sent twice', async cleanup => {
  const driver = rough();
  const base = await house(cleanup, { driver });
  const id = await base.instance();
  let failures = 3;
  const messaging = new Proxy(base.messaging, {
    get(part, name: keyof typeof base.messaging) {
      const method = part[name] as (...all: unknown[]) => unknown;
      if (name !== 'settleMessage') return method.bind(part);
      return (...all: unknown[]) => {
        failures -= 1;
        if (failures >= 0) throw new Error('the storage is away');
        return method.apply(part, all);
      };
    },
  });
  const ids = await base.queue(id, mara, ['first', 'second']);
  base.engineOf({ repository: { ...base.storage, messaging } }).start();
  for (const one of ids)
    await base.time.until('sent', async () => (await base.message(id, one)).state === 'sent');
  assert.deepEqual(driver.arrived.map(textOf), ['first', 'second']);
  assert.equal(base.errors.length, 3);
});

test('a report that comes before the message is stored as sent is not lost', async cleanup => {
  const driver = rough();
  const at = await house(cleanup, { driver });
  const id = await at.instance();
  driver.after = (message, session) => {
    const status = { state: 'delivered', at: new Date(at.time.clock()).toISOString() } as const;
    void session.tell({ type: 'status', externalId: `rough-${message.id}`, ...status });
  };
  const [sent = ''] = await at.queue(id, mara, ['Hello']);
  at.engineOf().start();
  await at.time.until('delivered', async () => (await at.message(id, sent)).state === 'delivered');
});

test('the echo of a message that is being sent is not a second message', async cleanup => {
  const driver = rough();
  const at = await house(cleanup, { driver });
  const id = await at.instance();
  const echoes: Promise<void>[] = [];
  driver.after = (message, session) => {
    const echo = { externalId: `rough-${message.id}`, chat: message.chat, chatKind: 'direct' } as const;
    const { content } = message;
    echoes.push(
      session.tell({ type: 'message', ...echo, from: '+4930', content, at: '2026-03-14T09:00:00Z' }),
    );
  };
  await at.queue(id, mara, ['Hello']);
  at.engineOf().start();
  const messages = await settled(at, id);
  await Promise.all(echoes);
  assert.equal(messages.length, 1);
  assert.equal((await settled(at, id)).length, 1);
});

test.run();
