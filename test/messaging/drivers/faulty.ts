/** Drivers that lose or change what people write: the suite has to notice it over each channel. */
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import type { ChannelDriver, ChannelSession } from '../../../src/channel/driver.ts';
import type { ChannelEvent } from '../../../src/channel/events.ts';
import { driverCases } from '../../../src/testing/channel/cases.ts';
import { TestSession } from '../../../src/testing/channel/session.ts';
import type { ChannelWorld } from '../../../src/testing/channel/world.ts';

/** What is told in place of an event; null: nothing. */
type Change = (event: ChannelEvent, session: ChannelSession) => Promise<ChannelEvent | null>;

interface Fault {
  /** The case that notices it. */
  readonly seenBy: string;
  readonly plant: () => Change;
}

const equalIds = 'messages of two chats with one id on the channel are both told, each in its chat';

/** Sessions that are told nothing more: what is awaited never comes. */
const silent = new WeakSet<ChannelSession>();

export const intakeFaults: Readonly<Record<string, Fault>> = {
  'stores a file before it tells the message': {
    seenBy: 'a received file holds up no message: it is told at once, and fetched by any later connection',
    plant: () => async (event, session) => {
      if (event.type !== 'message' || event.content.kind !== 'media' || !('file' in event.content))
        return event;
      const { file, caption } = event.content;
      const bytes = Readable.from([Buffer.from(file.ref)], { objectMode: false });
      const media_id = await session.storeMedia(bytes).catch(error => {
        silent.add(session);
        (session as TestSession).look();
        throw error;
      });
      return { ...event, content: { kind: 'media', media_id, caption } };
    },
  },
  'cuts texts': {
    seenBy: 'a received text of 65,536 characters is told whole',
    plant: () => async event =>
      event.type === 'message' && event.content.kind === 'text'
        ? { ...event, content: { kind: 'text', text: event.content.text.slice(0, 4_096) } }
        : event,
  },
  'makes a text of what it does not know': {
    seenBy: 'something that has no kind of its own is told as it came',
    plant: () => async event =>
      event.type === 'message' && event.content.kind === 'unsupported'
        ? { ...event, content: { kind: 'text', text: 'Something' } }
        : event,
  },
  'takes what another device has read for another message': {
    seenBy: 'a message that another device of the account has read is told as read',
    plant: () => async event =>
      event.type === 'status' && event.state === 'read'
        ? { ...event, externalId: `${event.externalId}x` }
        : event,
  },
  'takes messages of two chats with one id for one': {
    seenBy: equalIds,
    plant: () => {
      const chats = new Set<string>();
      return async event => {
        if (event.type !== 'message' || event.content.kind !== 'text') return event;
        if (!event.content.text.startsWith('equal')) return event;
        chats.add(event.chat);
        return chats.size > 1 ? null : event;
      };
    },
  },
  'tells messages of two chats with one id in one chat': {
    seenBy: equalIds,
    plant: () => {
      let chat: string | null = null;
      return async event => {
        if (event.type !== 'message') return event;
        chat ??= event.chat;
        return { ...event, chat };
      };
    },
  },
};

/** Runs cases of which a driver fails some: what never comes is not waited for as long as in the suite. */
export async function hurriedly(run: () => Promise<void>): Promise<void> {
  const sessions = new Set<TestSession>();
  const { until } = TestSession.prototype;
  TestSession.prototype.until = async function (what, holds) {
    sessions.add(this);
    const isOver = () =>
      silent.has(this) || (what === 'read' && this.of('status').some(({ state }) => state === 'read'));
    await until.call(this, what, () => holds() || isOver());
    assert.ok(holds(), what);
  };
  try {
    await run();
  } finally {
    TestSession.prototype.until = until;
    for (const session of sessions) session.end();
  }
}

/** A driver that tells something else. */
export const telling = (driver: ChannelDriver, change: Change): ChannelDriver => ({
  ...driver,
  connect(session) {
    const { tell } = session;
    return driver.connect(
      Object.assign(session, {
        tell: async (event: ChannelEvent) => {
          const changed = await change(event, session);
          if (changed !== null) await tell.call(session, changed);
        },
      }),
    );
  },
});

/** Registers a test for each fault that a channel can have. */
export function noticesFaults(
  test: (name: string, run: () => Promise<void>) => unknown,
  create: () => Promise<ChannelWorld>,
  lacks: readonly string[] = [],
): void {
  for (const [fault, { seenBy, plant }] of Object.entries(intakeFaults)) {
    if (lacks.includes(fault)) continue;
    test(`the suite notices a driver that ${fault}`, async () => {
      const world = await create();
      try {
        await hurriedly(async () => {
          const found = driverCases.find(({ name }) => name === seenBy);
          assert.ok(found, seenBy);
          await found.run(world);
          await assert.rejects(found.run({ ...world, driver: telling(world.driver, plant()) }));
        });
      } finally {
        await world.close();
      }
    });
  }
}
