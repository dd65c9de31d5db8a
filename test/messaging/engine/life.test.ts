/** What the engine does with an instance, from its pairing to its log-out. */
import assert from 'node:assert/strict';
import { ChannelTimeoutError } from '../../../src/channel/errors.ts';
import { simulated } from '../../../src/messaging/drivers/simulated/driver.ts';
import { suiteOf } from '../../helper.ts';
import { house, lowdbHouse, shop } from './house.ts';
import { rough } from './rough.ts';

const test = suiteOf('Messaging engine');
const mara = '+4915112345601';

test('shows codes until somebody pairs the instance, and is then open', async cleanup => {
  const driver = simulated();
  const { time, engineOf, instance, found, reaches, events } = await house(cleanup, { driver });
  const id = await instance({ settings: { pair_after: null } });
  engineOf().start();
  await time.until('a code', async () => (await found(id)).pairing !== null);
  const first = (await found(id)).pairing;
  assert.equal((await found(id)).state, 'connecting');
  assert.ok(Date.parse(first?.expires_at ?? '') > time.clock());
  await time.until('the next code', async () => (await found(id)).pairing?.text !== first?.text);
  await driver.pair(id);
  await reaches(id, 'open');
  const { pairing, address, opened_at, heartbeat_at, memory } = await found(id);
  assert.equal(pairing, null);
  assert.match(address ?? '', /^\+49/);
  assert.notEqual(opened_at, null);
  assert.notEqual(heartbeat_at, null);
  assert.equal((memory as { address: string }).address, address);
  const types = (await events()).map(({ type }) => type);
  assert.deepEqual(types.sort(), ['instance.qr', 'instance.qr', 'instance.status', 'instance.status']);
});

test('closes an instance that nobody pairs', async cleanup => {
  const { engineOf, instance, found, reaches } = await house(cleanup, { timeouts: { pairing: 120_000 } });
  const id = await instance({ settings: { pair_after: null } });
  engineOf().start();
  await reaches(id, 'closed');
  const { reason, wanted, pairing } = await found(id);
  assert.deepEqual(
    { reason, wanted, pairing },
    { reason: 'Nobody has paired it in time', wanted: 'closed', pairing: null },
  );
});

test('sends what is queued, and stores how it fares', async cleanup => {
  const { time, engineOf, instance, queue, message, reaches, events } = await house(cleanup);
  const id = await instance();
  const engine = engineOf();
  engine.start();
  await reaches(id, 'open');
  const [sent = ''] = await queue(id, mara, ['Hello!']);
  engine.nudge(shop, id);
  await time.until('read', async () => (await message(id, sent)).state === 'read');
  const { external_id, sent_at, delivered_at, read_at, attempts, sending } = await message(id, sent);
  assert.equal(external_id, `sim-${sent}`);
  assert.ok(sent_at !== null && delivered_at !== null && read_at !== null);
  assert.deepEqual({ attempts, sending }, { attempts: 1, sending: null });
  const states = (await events())
    .filter(({ type }) => type === 'message.status')
    .map(({ data }) => data.state);
  assert.deepEqual(states, ['sent', 'delivered', 'read']);
});

test('sends what was queued before it was open', async cleanup => {
  const { time, engineOf, instance, queue, message } = await house(cleanup);
  const id = await instance();
  const [sent = ''] = await queue(id, mara, ['Early']);
  engineOf().start();
  await time.until('sent', async () => (await message(id, sent)).sent_at !== null);
});

test('sends a message for later when its time has come', async cleanup => {
  const { time, engineOf, instance, queue, message, reaches } = await house(cleanup);
  const id = await instance();
  engineOf().start();
  await reaches(id, 'open');
  const at = time.clock() + 60_000;
  const [later = ''] = await queue(id, mara, ['Later'], { send_at: new Date(at).toISOString() });
  await time.until('sent', async () => (await message(id, later)).sent_at !== null);
  const sentAt = Date.parse((await message(id, later)).sent_at ?? '');
  assert.ok(sentAt >= at && sentAt < at + 3_000, `${sentAt - at} ms after its time`);
});

test('stores what is received with its reply, its writer and the name of the writer', async cleanup => {
  const driver = simulated();
  const { messaging, engineOf, instance, reaches, events } = await house(cleanup, { driver });
  const id = await instance();
  engineOf().start();
  await reaches(id, 'open');
  const question = await driver.receive(id, { from: mara, text: 'Is it open?' });
  await driver.receive(id, { from: mara, text: 'I mean today', replyTo: question });
  const { messages } = await messaging.listMessages(shop, id, { chat: mara, limit: 10 });
  assert.equal(messages[0]?.reply_to, messages[1]?.id);
  assert.deepEqual(
    messages.map(({ direction, state, from, sequence }) => ({ direction, state, from, sequence })),
    [2, 1].map(sequence => ({ direction: 'in', state: 'delivered', from: mara, sequence })),
  );
  const { contacts } = await messaging.listContacts(shop, id, { limit: 10 });
  assert.deepEqual(
    contacts.map(({ address, name }) => ({ address, name })),
    [{ address: mara, name: 'Mara Lindt' }],
  );
  const types = (await events()).map(({ type }) => type).filter(type => type !== 'instance.status');
  assert.deepEqual(types.sort(), ['contact.updated', 'instance.qr', 'message.received', 'message.received']);
});

test('carries out commands and returns their results', async cleanup => {
  const { time, engineOf, instance, reaches } = await house(cleanup);
  const id = await instance();
  const engine = engineOf();
  engine.start();
  await reaches(id, 'open');
  let group: unknown = null;
  const running = engine.run(shop, id, 'group.create', { name: 'Beta testers', addresses: [mara] });
  running.then(made => {
    group = made;
  });
  await time.until('the group', () => group !== null);
  const { name, participants } = await running;
  assert.equal(name, 'Beta testers');
  assert.deepEqual(
    participants.map(({ role }) => role),
    ['owner', 'member'],
  );
});

test('tells why the channel refuses a command', async cleanup => {
  const { time, engineOf, instance, reaches } = await house(cleanup);
  const id = await instance();
  const engine = engineOf();
  engine.start();
  await reaches(id, 'open');
  let error: unknown = null;
  engine.run(shop, id, 'group.rename', { group: 'nothing@groups', name: 'New' }).catch(caught => {
    error = caught;
  });
  await time.until('the refusal', () => error !== null);
  assert.equal(String(error), 'ChannelError: The instance is not a member of this group');
});

test('gives up a command that nobody carries out after 15 seconds', async cleanup => {
  const driver = simulated();
  const { time, engineOf, instance, reaches } = await house(cleanup, { driver });
  const id = await instance();
  const engine = engineOf();
  engine.start();
  await reaches(id, 'open');
  driver.misbehave(id, { perform: 'hang' });
  const began = time.now();
  let error: unknown = null;
  engine.run(shop, id, 'chat.typing', { chat: mara, typing: true }).catch(caught => {
    error = caught;
  });
  await time.until('the end', () => error !== null);
  assert.match(String(error), /Error: (The channel did not answer in time|There was no answer within 15 s)/);
  assert.ok(time.now() - began <= 15_500);
});

for (const [how, fault] of Object.entries({
  'the driver has waited for long enough': {
    perform: () => Promise.reject(new ChannelTimeoutError('The bridge did not answer')),
  },
  'the connection ends because nothing is answered': {
    perform: () => new Promise<never>(() => {}),
    heartbeat: () => new Promise<never>(() => {}),
  },
}))
  test(`says of a command that the channel did not answer in time if ${how}`, async cleanup => {
    const driver = { ...rough(), commands: ['chat.typing'] as const };
    const { time, engineOf, instance, reaches } = await house(cleanup, {
      driver,
      heartbeatInterval: 2_000,
      timeouts: { heartbeat: 1_000 },
    });
    const connect = driver.connect.bind(driver);
    let broken = {};
    driver.connect = async session => {
      const connection = await connect(session);
      return new Proxy(connection, {
        get: (on, name) => Reflect.get(broken, name) ?? Reflect.get(on, name),
      });
    };
    const id = await instance({ settings: {} });
    const engine = engineOf();
    engine.start();
    await reaches(id, 'open');
    broken = fault;
    let error: unknown = null;
    engine.run(shop, id, 'chat.typing', { chat: mara, typing: true }).catch(caught => {
      error = caught;
    });
    await time.until('the end', () => error !== null);
    assert.equal(String(error), 'ChannelTimeoutError: The channel did not answer in time');
  });

test('gives up a command that the storage takes too long to store, and the process goes on', async cleanup => {
  const { time, messaging, storage, engineOf, instance } = await house(cleanup);
  const id = await instance();
  let store = () => {};
  const slow = new Promise<void>(resolve => {
    store = resolve;
  });
  const engine = engineOf({
    repository: {
      ...storage,
      messaging: Object.assign(Object.create(messaging), {
        addCommand: (...all: Parameters<typeof messaging.addCommand>) =>
          slow.then(() => messaging.addCommand(...all)),
      }),
    },
  });
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', onUnhandled);
  cleanup(() => void process.off('unhandledRejection', onUnhandled));
  const outcome = engine.run(shop, id, 'chat.typing', { chat: mara, typing: true }).catch(String);
  await time.pass(20_000, 1_000);
  assert.deepEqual(unhandled, []);
  store();
  let answer: unknown = null;
  void outcome.then(given => {
    answer = given;
  });
  await time.until('the end', () => answer !== null, { most: 1_000 });
  assert.match(String(answer), /The channel did not answer in time/);
});

test('logs out at the channel, and forgets the pairing', async cleanup => {
  const { time, messaging, engineOf, instance, found, reaches } = await house(cleanup);
  const id = await instance();
  const engine = engineOf();
  engine.start();
  await reaches(id, 'open');
  await messaging.changeInstance(shop, id, { wanted: 'logged_out', state: 'closed' }, { interrupt: true });
  engine.nudge();
  await time.until('logged out', async () => (await found(id)).wanted === 'closed');
  const { state, memory, reason } = await found(id);
  assert.deepEqual({ state, memory, reason }, { state: 'closed', memory: null, reason: null });
});

test('reports no failure if somebody connects the instance again while it is logged out', async cleanup => {
  const driver = rough();
  const { time, messaging, engineOf, instance, found, reaches, errors } = await house(cleanup, { driver });
  const connect = driver.connect.bind(driver);
  let confirm: (() => void) | null = null;
  Object.assign(driver, {
    connect: async (session: Parameters<typeof connect>[0]) => ({
      ...(await connect(session)),
      async disconnect({ logOut }: { logOut: boolean }) {
        if (!logOut) return;
        await new Promise<void>(resolve => {
          confirm = resolve;
        });
        // As a bridge does: the pairing is gone.
        await session.remember(null);
      },
    }),
  });
  const id = await instance({ settings: {}, memory: { token: 'paired' } });
  const engine = engineOf();
  engine.start();
  await reaches(id, 'open');
  const change = (to: object) => messaging.changeInstance(shop, id, to, { interrupt: true });
  await change({ wanted: 'logged_out', state: 'closed' });
  engine.nudge();
  await time.until('the log-out', () => confirm !== null);
  await change({ wanted: 'open', state: 'connecting' });
  (confirm as unknown as () => void)();
  engine.nudge();
  await reaches(id, 'open');
  assert.deepEqual((await found(id)).memory, { token: 'paired' });
  assert.deepEqual(errors, []);
});

test('forgets the pairing too if the channel never confirms the log-out, and says so', async cleanup => {
  const driver = simulated();
  const { time, messaging, engineOf, instance, found, reaches } = await house(cleanup, { driver });
  const id = await instance();
  const engine = engineOf();
  engine.start();
  await reaches(id, 'open');
  driver.misbehave(id, { disconnect: 'hang' });
  await messaging.changeInstance(shop, id, { wanted: 'logged_out', state: 'closed' }, { interrupt: true });
  engine.nudge();
  await time.until('logged out', async () => (await found(id)).wanted === 'closed');
  const { state, memory, reason } = await found(id);
  assert.deepEqual(
    { state, memory, reason },
    {
      state: 'closed',
      memory: null,
      reason: 'The channel has not confirmed the log-out: remove the pairing there too',
    },
  );
});

test('closes an instance whose account logs out at the channel', async cleanup => {
  const driver = simulated();
  const { engineOf, instance, found, reaches } = await house(cleanup, { driver });
  const id = await instance();
  engineOf().start();
  await reaches(id, 'open');
  await driver.logOut(id);
  await reaches(id, 'closed');
  const { reason, memory, wanted } = await found(id);
  assert.deepEqual(
    { reason, memory, wanted },
    { reason: 'Logged out on the phone', memory: null, wanted: 'closed' },
  );
});

test('does not send faster than the rate of the instance', async cleanup => {
  const driver = simulated();
  const { time, engineOf, instance, queue, reaches } = await house(cleanup, { driver });
  const id = await instance({ rate: 60 });
  const engine = engineOf();
  engine.start();
  await reaches(id, 'open');
  for (let chat = 0; chat < 10; chat += 1) await queue(id, `+49301000${chat}`, ['Hello']);
  const began = time.now();
  engine.nudge(shop, id);
  await time.until('all', () => driver.sent(id).length === 10);
  assert.ok(time.now() - began >= 9_000, `${time.now() - began} ms`);
});

test('ends its connections when it closes, and says that they are not open any more', async cleanup => {
  const { time, engineOf, instance, found, reaches } = await house(cleanup);
  const id = await instance();
  const engine = engineOf();
  engine.start();
  await reaches(id, 'open');
  let isClosed = false;
  const closing = engine.close().then(() => {
    isClosed = true;
  });
  await time.until('the end', () => isClosed);
  await closing;
  const { state, reason, lease_until } = await found(id);
  assert.deepEqual(
    { state, reason, lease_until },
    { state: 'connecting', reason: 'The process that held it has ended', lease_until: null },
  );
});

test('closes without waiting for a timer if it is closed during its first look', async cleanup => {
  const storage = await lowdbHouse(cleanup);
  const { messaging } = storage as Required<typeof storage>;
  let answer = () => {};
  const asked = new Promise<void>(resolve => {
    answer = resolve;
  });
  const claimInstances: typeof messaging.claimInstances = async claim => {
    await asked;
    return messaging.claimInstances(claim);
  };
  const repository = { ...storage, messaging: { ...messaging, claimInstances } };
  const { engineOf } = await house(cleanup, { repository });
  const engine = engineOf();
  engine.start();
  const turns = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise(resolve => setImmediate(resolve));
  };
  await turns();
  // The clock of the test stands still: no timer fires.
  let isClosed = false;
  const closing = engine.close().then(() => {
    isClosed = true;
  });
  await turns();
  answer();
  await turns();
  assert.equal(isClosed, true);
  await closing;
});

test.run();
