/** The simulated channel: the suite of drivers, and what only it can do. */
import assert from 'node:assert/strict';
import type { ChannelConnection, ChannelDriver } from '../../../src/channel/driver.ts';
import { ChannelError } from '../../../src/channel/errors.ts';
import { simulated } from '../../../src/messaging/drivers/simulated/driver.ts';
import { driverCases } from '../../../src/testing/channel/cases.ts';
import { driverConformance } from '../../../src/testing/channel/index.ts';
import { opened, soon, texting } from '../../../src/testing/channel/opened.ts';
import type { ChannelWorld } from '../../../src/testing/channel/world.ts';
import { suiteOf } from '../../helper.ts';
import { hurriedly, intakeFaults, noticesFaults, telling } from './faulty.ts';

const test = suiteOf('Simulated channel', { isLong: true });

/** How much faster than others the people of these tests are. */
const pace = 50;

/** The simulated channel, whose time passes quickly. */
function quickChannel() {
  const driver = simulated();
  const begun = Date.now();
  const connect: ChannelDriver['connect'] = session => {
    const { after } = session;
    return driver.connect(
      Object.assign(session, {
        now: () => begun + (Date.now() - begun) * pace,
        after: (wait: number, then: () => void) => after.call(session, wait / pace, then),
      }),
    );
  };
  return { ...driver, connect };
}

const create = async () => {
  const driver = quickChannel();
  const person = '+4915112345601';
  let last = '';
  return {
    driver,
    settings: { pair_after: null, answers: false },
    person,
    nobody: '+4915112345404',
    pair: instanceId => driver.pair(instanceId),
    write: async (instanceId, text) => {
      last = await driver.receive(instanceId, { from: person, text });
    },
    sendOther: async instanceId => {
      const content = { kind: 'unsupported', type: 'sticker', raw: '{"pack":7}' } as const;
      await driver.receive(instanceId, { from: person, content });
    },
    share: async (instanceId, bytes) => {
      const content = { kind: 'media', file: { ref: bytes.toString() }, caption: null } as const;
      await driver.receive(instanceId, { from: person, content });
    },
    writeEqual: async instanceId => {
      for (const from of [person, '+4915112345602'])
        await driver.receive(instanceId, { from, text: `equal, by ${from}`, externalId: 'equal' });
    },
    arrived: async instanceId =>
      driver.sent(instanceId).map(({ chat, content }) => ({
        chat,
        text: content.kind === 'text' ? content.text : '',
      })),
    // People read by themselves.
    read: async () => {},
    readElsewhere: instanceId =>
      driver.happen(instanceId, {
        type: 'status',
        externalId: last,
        state: 'read',
        at: new Date().toISOString(),
      }),
    cut: instanceId => driver.cut(instanceId),
    silence: async instanceId => driver.misbehave(instanceId, { heartbeat: 'hang' }),
    close: async () => {},
  } satisfies ChannelWorld;
};

driverConformance({ test: (name, run) => test(name, run), create });
/** Tests below show that each of these is noticed by its own case only. */
const onlyNoticedBy = [
  'stores a file before it tells the message',
  'cuts texts',
  'makes a text of what it does not know',
];
noticesFaults(test, create, [...onlyNoticedBy, 'takes what another device has read for another message']);

test('the suite notices a driver that forgets the code of a refusal', async () => {
  const world = await create();
  const forgetful: ChannelDriver = {
    ...world.driver,
    async connect(session) {
      const connection = await world.driver.connect(session);
      const { perform } = connection;
      const forgetting: ChannelConnection['perform'] = (name, input, options) =>
        perform.call(connection, name, input, options).catch((error: Error) => {
          throw new ChannelError(error.message);
        }) as ReturnType<ChannelConnection['perform']> as never;
      return Object.assign(connection, { perform: forgetting });
    },
  };
  await hurriedly(async () => {
    assert.deepEqual(await failedWith(world, forgetful), [
      'a command for a group that the instance is not in is refused for good, with the code for it',
    ]);
  });
});

/** The names of the cases that a driver fails. */
async function failedWith(world: ChannelWorld, driver: ChannelDriver): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run } of driverCases) await run({ ...world, driver }).catch(() => failed.push(name));
  return failed;
}

for (const [fault, { seenBy, plant }] of Object.entries(intakeFaults)) {
  if (!onlyNoticedBy.includes(fault)) continue;
  test(`the suite notices a driver that ${fault}, with one case`, async () => {
    const world = await create();
    await hurriedly(async () => {
      assert.deepEqual(await failedWith(world, telling(world.driver, plant())), [seenBy]);
    });
  });
}

test('the suite notices a driver that takes what another device has read for another message, with one case', async () => {
  const world = await create();
  const other = telling(world.driver, async event =>
    event.type === 'status' && !event.externalId.startsWith('sim-msg_')
      ? { ...event, externalId: `${event.externalId}x` }
      : event,
  );
  await hurriedly(async () => {
    assert.deepEqual(await failedWith(world, other), [
      'a message that another device of the account has read is told as read',
    ]);
  });
});

test('what becomes of a message follows from its address', async () => {
  const world = await create();
  const { session, connection, end } = await opened(world, {});
  const refused = async (chat: string, again = false) => {
    const error = await connection.send(texting(chat, 'Hello', { again }), soon()).then(
      () => assert.fail(`${chat} is refused`),
      caught => caught,
    );
    assert.ok(error instanceof ChannelError, String(error));
    return [error.code, error.retry];
  };
  assert.deepEqual(await refused('+4915112345404'), ['channel_address_unknown', false]);
  assert.deepEqual(await refused('+4915112345503'), [undefined, true]);
  assert.deepEqual(await refused('no-members@groups'), ['group_left', false]);
  let isAnswered = false;
  void connection.send(texting('+4915112345408', 'Hello'), soon()).finally(() => {
    isAnswered = true;
  });
  for (const [chat, again] of [
    [world.person, false],
    ['+4915112345503', true],
  ] as const) {
    const message = texting(chat, 'Hello', { again });
    assert.deepEqual(await connection.send(message, soon()), { externalId: `sim-${message.id}` });
  }
  assert.equal(isAnswered, false, 'nobody answers from …408');
  assert.deepEqual(
    world.driver.sent(session.instanceId).map(({ chat }) => chat),
    [world.person, '+4915112345503'],
  );
  await end();
});

test('a message that the channel takes while the connection is cut arrives, and is not confirmed', async () => {
  const world = await create();
  const { session, connection, end } = await opened(world, {});
  world.driver.misbehave(session.instanceId, { send: 'cut' });
  let isConfirmed = false;
  void connection.send(texting(world.person, 'Hello'), soon()).finally(() => {
    isConfirmed = true;
  });
  await session.until('the end', () => session.of('closed').length > 0);
  assert.deepEqual(
    session.of('closed').map(({ reason, retry, loggedOut }) => ({ reason, retry, loggedOut })),
    [{ reason: 'The connection was cut', retry: true, loggedOut: false }],
  );
  await new Promise(setImmediate);
  assert.equal(isConfirmed, false);
  assert.equal(world.driver.sent(session.instanceId).length, 1);
  await end();
});

test.run();
