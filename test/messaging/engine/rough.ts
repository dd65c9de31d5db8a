/** A channel for tests that can be cut at any moment, with or without a memory of what was sent. */
import { Readable } from 'node:stream';
import type { ChannelDriver, ChannelSession, OutgoingMessage } from '../../../src/channel/driver.ts';
import { ChannelError } from '../../../src/channel/errors.ts';
import type { ChannelFile } from '../../../src/channel/events.ts';

export interface Rough extends ChannelDriver {
  /** What has arrived at people: repeats too, if the channel does not recognise them. */
  readonly arrived: OutgoingMessage[];
  /** The sessions so far. */
  readonly sessions: ChannelSession[];
  /** Called for each message before it arrives, and after it has arrived. May throw, or never resolve. */
  before: (message: OutgoingMessage, session: ChannelSession) => unknown;
  after: (message: OutgoingMessage, session: ChannelSession) => unknown;
  /** Opens a file of the channel. */
  open: (file: ChannelFile, session: ChannelSession) => Readable | Promise<Readable>;
}

export function rough({ recognisesRepeats = false } = {}): Rough {
  const taken = new Set<string>();
  const driver: Rough = {
    name: 'rough',
    description: 'A channel of the tests.',
    settings: { type: 'object' },
    secrets: [],
    commands: [],
    contents: ['text'],
    recognisesRepeats,
    arrived: [],
    sessions: [],
    before: () => {},
    after: () => {},
    open: ({ ref }) => Readable.from([Buffer.from(ref)], { objectMode: false }),
    async connect(session) {
      driver.sessions.push(session);
      await session.tell({ type: 'open', address: '+4930' });
      return {
        async send(message) {
          await driver.before(message, session);
          if (session.signal.aborted) throw new ChannelError('The connection has ended', { retry: true });
          if (!recognisesRepeats || !taken.has(message.id)) driver.arrived.push(message);
          taken.add(message.id);
          await driver.after(message, session);
          return { externalId: `rough-${message.id}` };
        },
        async perform() {
          throw new ChannelError('The channel does not support this');
        },
        async fetch(file) {
          return driver.open(file, session);
        },
        async heartbeat() {},
        async disconnect() {},
      };
    },
  };
  return driver;
}

/** A connection breaks: the driver notices it, and tells. */
export const cut = (session: ChannelSession): Promise<void> =>
  session.tell({ type: 'closed', reason: 'The connection was cut', retry: true });

export const never = (): Promise<never> => new Promise(() => {});
