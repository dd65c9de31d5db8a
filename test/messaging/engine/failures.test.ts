/**
 * What users of other messaging services suffer from: instances that say open and are dead, that hang and cannot be
 * deleted, messages that are dropped as duplicates although they were never delivered, and events that silently stop.
 */
import assert from 'node:assert/strict';
import { simulated } from '../../../src/messaging/drivers/simulated/driver.ts';
import { suiteOf } from '../../helper.ts';
import { unhandled } from '../../unhandled.ts';
import { house, shop } from './house.ts';
import { cut, rough } from './rough.ts';

const test = suiteOf('Misbehaving channels');
const mara = '+4915112345601';

test('an instance that is open and dead falls back to connecting by itself, says why, and opens again', async cleanup => {
  const driver = simulated();
  const { time, engineOf, instance, found, reaches, queue, message } = await house(cleanup, { driver });
  const id = await instance();
  const engine = engineOf();
  engine.start();
  await reaches(id, 'open');
  driver.misbehave(id, { heartbeat: 'hang' });
  // An interval and a deadline later at the latest.
  await reaches(id, 'connecting', 41_000);
  assert.equal((await found(id)).reason, 'The channel did not answer: There was no answer within 10 s');
  driver.misbehave(id, null);
  await reaches(id, 'open');
  const [sent = ''] = await queue(id, mara, ['Hello']);
  engine.nudge(shop, id);
  await time.until('sent', async () => (await message(id, sent)).sent_at !== null);
});

test('an instance whose driver says open is not open before the channel has answered', async cleanup => {
  const driver = simulated();
  const { time, engineOf, instance, found, reaches, events } = await house(cleanup, { driver });
  const id = await instance();
  driver.misbehave(id, { heartbeat: 'hang' });
  engineOf().start();
  await time.until('the reason', async () => (await found(id)).reason !== null);
  assert.equal((await found(id)).state, 'connecting');
  const states = (await events()).flatMap(({ data }) =>
    'instance' in data ? [(data.instance as { state: string }).state] : [],
  );
  assert.ok(!states.includes('open'));
  driver.misbehave(id, null);
  await reaches(id, 'open');
});

for (const hanging of ['connect', 'heartbeat', 'send', 'disconnect'] as const)
  test(`an instance whose driver never answers ${hanging} is restarted and deleted at once`, async cleanup => {
    const driver = simulated();
    const at = await house(cleanup, { driver });
    const { time, messaging, engineOf, instance, found, reaches, queue } = at;
    const id = await instance();
    const engine = engineOf();
    if (hanging !== 'connect') {
      engine.start();
      await reaches(id, 'open');
    }
    driver.misbehave(id, { connect: 'hang', heartbeat: 'hang', send: 'hang', disconnect: 'hang' });
    engine.start();
    await queue(id, mara, ['Hello']);
    engine.nudge(shop, id);
    await time.pass(2_000);

    const { generation } = await found(id);
    await messaging.changeInstance(shop, id, { wanted: 'open', state: 'connecting' }, { interrupt: true });
    engine.nudge();
    await time.until('the next generation', async () => (await found(id)).generation > generation + 1);
    driver.misbehave(id, null);
    await reaches(id, 'open', 60_000);

    driver.misbehave(id, { connect: 'hang', heartbeat: 'hang', send: 'hang', disconnect: 'hang' });
    await messaging.deleteInstance(shop, id);
    assert.equal(await messaging.findInstance(shop, id), null);
    engine.nudge();
    await time.pass(20_000);
  });

test('a driver that hangs or throws holds up no other instance', async cleanup => {
  const driver = simulated();
  const { time, engineOf, instance, reaches, queue, message } = await house(cleanup, { driver });
  const bad = await Promise.all(Array.from({ length: 20 }, () => instance()));
  const good = await instance();
  for (const [index, id] of bad.entries())
    driver.misbehave(id, { connect: index % 2 === 0 ? 'hang' : 'fail' });
  const [sent = ''] = await queue(good, mara, ['Hello']);
  engineOf().start();
  await reaches(good, 'open', 2_000);
  await time.until('sent', async () => (await message(good, sent)).sent_at !== null, { most: 2_000 });
});

test('a message that is told twice is stored once, with one event', async cleanup => {
  const driver = simulated();
  const { messaging, engineOf, instance, reaches, events } = await house(cleanup, { driver });
  const id = await instance();
  engineOf().start();
  await reaches(id, 'open');
  for (let time = 0; time < 3; time += 1)
    await driver.receive(id, { from: mara, text: 'Hello', externalId: 'wa-1' });
  assert.equal((await messaging.listMessages(shop, id, { limit: 10 })).messages.length, 1);
  assert.equal((await events()).filter(({ type }) => type === 'message.received').length, 1);
});

test('a message that could not be stored is not a duplicate when it is told again: it and its event are stored', async cleanup => {
  const driver = rough();
  const base = await house(cleanup, { driver });
  const id = await base.instance();
  let isAway = false;
  const messaging = new Proxy(base.messaging, {
    get(part, name: keyof typeof base.messaging) {
      const method = part[name] as (...all: unknown[]) => unknown;
      return (...all: unknown[]) => {
        if (isAway && name === 'addMessages') throw new Error('the storage is away');
        return method.apply(part, all);
      };
    },
  });
  base.engineOf({ repository: { ...base.storage, messaging } }).start();
  await base.reaches(id, 'open');
  const [session] = driver.sessions;
  const message = {
    type: 'message',
    externalId: 'wa-1',
    chat: mara,
    chatKind: 'direct',
    from: mara,
    content: { kind: 'text', text: 'Hello' },
    at: '2026-03-14T09:00:00Z',
  } as const;
  isAway = true;
  await assert.rejects(async () => session?.tell(message), /the storage is away/);
  isAway = false;
  await session?.tell(message);
  await session?.tell(message);
  const { messages } = await base.messaging.listMessages(shop, id, { limit: 10 });
  assert.equal(messages.length, 1);
  assert.equal((await base.events()).filter(({ type }) => type === 'message.received').length, 1);
});

test('an event that can never be stored holds up no other, and its driver is told so', async cleanup => {
  const driver = simulated();
  const { messaging, errors, engineOf, instance, found, reaches } = await house(cleanup, { driver });
  const id = await instance();
  engineOf().start();
  await reaches(id, 'open');
  for (const wrong of [
    { from: 'an address with spaces', text: 'Hello' },
    { from: 'x'.repeat(300), text: 'Hello' },
    { from: '', text: 'Hello' },
  ])
    await assert.rejects(driver.receive(id, wrong), {
      name: 'ChannelError',
      message: 'The event is not valid',
      retry: false,
    });
  await driver.receive(id, { from: mara, text: 'Hello' });
  assert.equal((await messaging.listMessages(shop, id, { limit: 10 })).messages.length, 1);
  assert.equal((await found(id)).state, 'open');
  assert.equal(errors.length, 3, 'the host is told');
});

test('events go on after breaks and restarts, and the feed has each of them once', async cleanup => {
  const driver = simulated();
  const { time, engineOf, instance, reaches, events, messaging } = await house(cleanup, { driver });
  const id = await instance();
  const first = engineOf();
  first.start();
  await reaches(id, 'open');
  const texts = Array.from({ length: 30 }, (_, index) => `Message ${index}`);
  for (const [index, text] of texts.entries()) {
    void driver.receive(id, { from: mara, text });
    if (index === 9) await driver.cut(id);
    if (index === 19) {
      let isClosed = false;
      void first.close().then(() => {
        isClosed = true;
      });
      await time.until('closed', () => isClosed);
      engineOf().start();
    }
    if (index % 5 === 0) await time.pass(500);
  }
  const received = async () => (await events()).filter(({ type }) => type === 'message.received');
  await time.until('all', async () => (await received()).length >= texts.length);
  const heard = (await received())
    .map(({ data }) => data.message as { sequence: number; content: { text: string } })
    .sort((one, other) => one.sequence - other.sequence);
  assert.deepEqual(
    heard.map(({ content }) => content.text),
    texts,
  );
  assert.equal((await messaging.findChat(shop, id, mara))?.chat?.last_sequence ?? texts.length, texts.length);
});

test('a connection that has ended can tell nothing of the next one', async cleanup => {
  const driver = rough();
  const { time, messaging, engineOf, instance, found, reaches } = await house(cleanup, { driver });
  const id = await instance();
  engineOf().start();
  await reaches(id, 'open');
  const [old] = driver.sessions;
  await old?.tell({ type: 'closed', reason: 'The connection was cut', retry: true });
  await time.until('the next session', () => driver.sessions.length === 2);
  await reaches(id, 'open');
  await assert.rejects(async () => old?.tell({ type: 'closed', reason: 'Late', retry: false }), {
    message: 'The connection has ended',
  });
  await assert.rejects(async () => old?.remember({ late: true }));
  assert.equal((await found(id)).state, 'open');
  assert.equal((await messaging.listMessages(shop, id, { limit: 10 })).messages.length, 0);
});

test('a driver that ignores what fails does not end the process', async cleanup => {
  const driver = rough();
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  process.on('unhandledRejection', note);
  cleanup(() => void process.off('unhandledRejection', note));
  process.on('uncaughtException', note);
  cleanup(() => void process.off('uncaughtException', note));
  const at = await house(cleanup, { driver });
  const { time, messaging, errors, engineOf, instance, found, reaches } = at;
  const id = await instance();
  engineOf().start();
  await reaches(id, 'open');
  const [old] = driver.sessions;
  assert.ok(old);

  const { changeInstance } = messaging;
  messaging.changeInstance = async () => Promise.reject(new Error('The storage is away'));
  void old.remember({ paired: true });
  void old.openMedia('med_0000');
  void old.tell({ type: 'message' } as never);
  old.after(1, () => {
    throw new Error('A timer of the driver');
  });
  old.after(1, (async () => Promise.reject(new Error('Another timer of the driver'))) as never);
  const reported = () => errors.map(error => (error as Error).message);
  const first = ['A timer of the driver', 'Another timer of the driver', 'The storage is away'];
  await time.until('all that was told', () => first.every(message => reported().includes(message)));
  messaging.changeInstance = changeInstance;

  await cut(old);
  await time.until('the next session', () => driver.sessions.length === 2);
  await reaches(id, 'open');
  const before = reported().length;
  void old.tell({ type: 'closed', reason: 'Late', retry: false });
  void old.remember({ late: true });
  await time.pass(1_000);
  assert.deepEqual(unhandled, []);
  assert.deepEqual(reported().slice(before), [], 'a connection that is over is no fault');
  assert.equal((await found(id)).state, 'open');
});

for (const what of ['deleted', 'closed', 'restarted'])
  test(`an instance that another process has ${what} is disconnected within seconds`, async cleanup => {
    const driver = rough();
    const { time, messaging, engineOf, instance, reaches } = await house(cleanup, { driver });
    const id = await instance();
    engineOf().start();
    await reaches(id, 'open');
    // The lease was just renewed.
    await time.pass(2_000);
    const [session] = driver.sessions;
    if (what === 'deleted') await messaging.deleteInstance(shop, id);
    else if (what === 'closed')
      await messaging.changeInstance(shop, id, { wanted: 'closed', state: 'closed' }, { interrupt: true });
    else await messaging.changeInstance(shop, id, { state: 'connecting' }, { interrupt: true });
    await time.until('the end of the session', () => session?.signal.aborted, { most: 2_500 });
    await time.pass(5_000);
    assert.equal(driver.sessions.length, what === 'restarted' ? 2 : 1);
  });

test('a driver that was abandoned can store nothing any more', async cleanup => {
  const driver = rough();
  const { time, messaging, engineOf, instance, reaches } = await house(cleanup, { driver });
  const id = await instance();
  const engine = engineOf();
  engine.start();
  await reaches(id, 'open');
  const [old] = driver.sessions;
  await messaging.changeInstance(shop, id, { wanted: 'open', state: 'connecting' }, { interrupt: true });
  engine.nudge();
  await time.until('the next session', () => driver.sessions.length === 2);
  await reaches(id, 'open');
  await assert.rejects(async () =>
    old?.tell({
      type: 'message',
      externalId: 'late-1',
      chat: mara,
      chatKind: 'direct',
      from: mara,
      content: { kind: 'text', text: 'late' },
      at: '2026-03-14T09:00:00Z',
    }),
  );
  await assert.rejects(async () => old?.remember({ stolen: true }));
  assert.equal((await messaging.listMessages(shop, id, { limit: 10 })).messages.length, 0);
});

test('a function of the host that throws while an outcome is judged does not end the process', async cleanup => {
  const found = unhandled(cleanup);
  const driver = rough({ recognisesRepeats: true });
  driver.before = () => {
    throw new Error('The channel failed');
  };
  const random = () => {
    throw new Error('A function of the host failed');
  };
  const { time, errors, engineOf, instance, queue, reaches } = await house(cleanup, { driver, random });
  const id = await instance();
  engineOf().start();
  await reaches(id, 'open');
  await queue(id, mara, ['Hello']);
  const reported = () => errors.map(error => (error as Error).message);
  await time.until('all that was told', () => reported().includes('A function of the host failed'));
  assert.deepEqual(found, []);
});

test.run();
