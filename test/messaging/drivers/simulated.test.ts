/** The simulated channel: the suite of drivers, and what only it can do. */
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import {
  type ChannelConnection,
  type ChannelDriver,
  ChannelError,
  type ChannelEvent,
  type ChannelSession,
} from '../../../src/channel/driver.ts';
import { simulated } from '../../../src/messaging/drivers/simulated/driver.ts';
import { driverCases } from '../../../src/testing/channel/cases.ts';
import { driverConformance } from '../../../src/testing/channel/index.ts';
import { TestSession } from '../../../src/testing/channel/session.ts';
import type { ChannelWorld } from '../../../src/testing/channel/world.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { noticesFaults } from './faulty.ts';

const test = suiteOf('Simulated channel', { isLong: true });

const create = async (): Promise<ChannelWorld> => {
  const driver = simulated();
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
  };
};

driverConformance({ test: (name, run) => test(name, run), create });
noticesFaults(test, create, [
  // Tests below show that only their own cases notice these.
  'stores a file before it tells the message',
  'cuts texts',
  'makes a text of what it does not know',
  'takes what another device has read for another message',
]);

test('the suite notices a driver that forgets the code of a refusal', async cleanup => {
  const world = await create();
  const forgetful: ChannelDriver = {
    ...world.driver,
    async connect(session) {
      cleanup(() => (session as TestSession).end());
      const connection = await world.driver.connect(session);
      const { perform } = connection;
      const forgetting: ChannelConnection['perform'] = (name, input, options) =>
        perform.call(connection, name, input, options).catch((error: Error) => {
          throw new ChannelError(error.message);
        }) as ReturnType<ChannelConnection['perform']> as never;
      return Object.assign(connection, { perform: forgetting });
    },
  };
  assert.deepEqual(await failedWith(world, forgetful), [
    'a command for a group that the instance is not in is refused for good, with the code for it',
  ]);
});

/** The names of the cases that a driver fails. */
async function failedWith(world: ChannelWorld, driver: ChannelDriver): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run } of driverCases) await run({ ...world, driver }).catch(() => failed.push(name));
  return failed;
}

/** A driver that tells something else than the simulated one. */
const telling = (
  { driver }: ChannelWorld,
  cleanup: Cleanup,
  change: (event: ChannelEvent, session: ChannelSession) => Promise<ChannelEvent>,
): ChannelDriver => ({
  ...driver,
  async connect(session) {
    cleanup(() => (session as TestSession).end());
    const { tell } = session;
    return driver.connect(
      Object.assign(session, {
        tell: async (event: ChannelEvent) => tell.call(session, await change(event, session)),
      }),
    );
  },
});

test('the suite notices a driver that stores a file before it tells the message', async cleanup => {
  const world = await create();
  const eager = telling(world, cleanup, async (event, session) => {
    if (event.type !== 'message' || event.content.kind !== 'media' || !('file' in event.content))
      return event;
    const { file, caption } = event.content;
    const media_id = await session.storeMedia(Readable.from([Buffer.from(file.ref)], { objectMode: false }));
    return { ...event, content: { kind: 'media', media_id, caption } };
  });
  assert.deepEqual(await failedWith(world, eager), [
    'a received file holds up no message: it is told at once, and fetched by any later connection',
  ]);
});

test('the suite notices a driver that takes what another device has read for another message', async cleanup => {
  const world = await create();
  const other = telling(world, cleanup, async event =>
    event.type === 'status' && !event.externalId.startsWith('sim-msg_')
      ? { ...event, externalId: `${event.externalId}x` }
      : event,
  );
  // The case would wait for ten seconds.
  const { until } = TestSession.prototype;
  TestSession.prototype.until = function (what, holds) {
    return what === 'read' && this.of('message').length > 0
      ? Promise.resolve(assert.ok(holds()))
      : until.call(this, what, holds);
  };
  cleanup(() => {
    TestSession.prototype.until = until;
  });
  assert.deepEqual(await failedWith(world, other), [
    'a message that another device of the account has read is told as read',
  ]);
});

test('the suite notices a driver that cuts texts', async cleanup => {
  const world = await create();
  const cutting = telling(world, cleanup, async event =>
    event.type === 'message' && event.content.kind === 'text'
      ? { ...event, content: { kind: 'text', text: event.content.text.slice(0, 4_096) } }
      : event,
  );
  assert.deepEqual(await failedWith(world, cutting), ['a received text of 65,536 characters is told whole']);
});

test('the suite notices a driver that makes a text of what it does not know', async cleanup => {
  const world = await create();
  const guessing = telling(world, cleanup, async event =>
    event.type === 'message' && event.content.kind === 'unsupported'
      ? { ...event, content: { kind: 'text', text: 'Something' } }
      : event,
  );
  assert.deepEqual(await failedWith(world, guessing), [
    'something that has no kind of its own is told as it came',
  ]);
});

test.run();
