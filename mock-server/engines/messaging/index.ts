/** Messaging of the mock server: instances of the simulated channel, which tests and requests let things happen to. */

import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers';
import type { MediaStore } from '../../../src/channel/media-store.ts';
import type { EventSender } from '../../../src/group/event-sender.ts';
import { type SimulatedDriver, simulated } from '../../../src/messaging/drivers/simulated/driver.ts';
import type { MessagingEngine } from '../../../src/messaging/engine/engine.ts';
import { defaultMediaLimit } from '../../../src/messaging/engine/options.ts';
import type { Messaging } from '../../../src/messaging/types.ts';
import type { Parts, WholeRepository } from '../../../src/repository/index.ts';
import { ownFile } from '../../fixtures/own-files.ts';
import { type CheckableChannel, checkedChannel, type MockChannel } from './checked-channel.ts';

export interface MockMessaging {
  readonly engine: Messaging;
  readonly channel: MockChannel;
  /** See {@link SimulatedDriver}. */
  clockMoved(by: number): void;
  /** Ends the streams of events, which would keep the server open. */
  endStreams(): void;
  /** Forgets what has happened at the channel. */
  reset(): void;
  /** The stored data was replaced: streams of events go on with what it gets. */
  replaced(): Promise<void>;
  close(): Promise<void>;
}

export interface MockMessagingOptions {
  readonly repository: WholeRepository;
  readonly url: string;
  /** Folder for media. @default they are kept in memory */
  readonly mediaFolder?: string;
  readonly webhooks?: Pick<EventSender, 'nudge'>;
  readonly now: () => number;
  /** Starts when somebody uses it. @default false */
  readonly isLazy?: boolean;
}

/** Holds the instances. The engine is loaded after the server has started, as that of webhooks is. */
export function mockMessaging({
  repository,
  url,
  mediaFolder,
  isLazy = false,
  ...rest
}: MockMessagingOptions): MockMessaging {
  const channel = simulated({ now: rest.now });
  const closing = new AbortController();
  const followers: (() => Promise<void>)[] = [];
  let engine: MessagingEngine | null = null;
  let loading: Promise<MessagingEngine> | null = null;
  let isClosed = false;
  const load = (): Promise<MessagingEngine> => {
    loading ??= new Promise(resolve => setImmediate(resolve)).then(begin);
    return loading;
  };
  const begin = async () => {
    const [{ createMessaging }, { memoryMedia }, { folderMedia }] = await Promise.all([
      import('../../../src/messaging/create-messaging.ts'),
      import('../../../src/messaging/media/memory-store.ts'),
      import('../../../src/messaging/media/folder-store.ts'),
    ]);
    engine = createMessaging({
      // Every adapter of this package has these parts.
      repository: repository as Parts,
      drivers: [channel],
      media: withFixtures(mediaFolder === undefined ? memoryMedia() : folderMedia(mediaFolder)),
      // The events of fixtures are as old as the fixtures, so they are not pruned.
      eventRetentionDays: 0,
      publicUrl: url,
      ...rest,
    });
    engine.start();
    return engine;
  };
  const wake = () => {
    if (engine === null && !isClosed) void load();
  };
  if (!isLazy) wake();
  return {
    channel: checkedChannel(isLazy ? waking(channel, wake) : channel, repository as Parts),
    reset: channel.forget,
    async replaced() {
      await Promise.all(followers.map(follow => follow()));
    },
    clockMoved: channel.clockMoved,
    endStreams: () => closing.abort(),
    engine: {
      closing: closing.signal,
      onReplaced: follow => void followers.push(follow),
      drivers: [channel],
      mediaLimit: defaultMediaLimit,
      retention: { eventDays: 0, messageDays: 0 },
      nudge(...place) {
        wake();
        engine?.nudge(...place);
      },
      run: async (...command) => (await load()).run(...command),
      storeMedia: async (...file) => (await load()).storeMedia(...file),
      fetchMedia: async (...file) => (await load()).fetchMedia(...file),
      openMedia: async (...file) => (await load()).openMedia(...file),
      watch(workspaceId, changed) {
        let unwatch = () => {};
        let isOver = false;
        void load().then(loaded => {
          if (!isOver) unwatch = loaded.watch(workspaceId, changed);
        });
        return () => {
          isOver = true;
          unwatch();
        };
      },
    },
    close: async () => {
      isClosed = true;
      await loading;
      await engine?.close();
    },
  };
}

/** The same channel, whose engine is started when something happens there. */
function waking(channel: SimulatedDriver, wake: () => void): CheckableChannel {
  const after =
    <Given extends unknown[], Result>(work: (...given: Given) => Result) =>
    (...given: Given): Result => {
      wake();
      return work(...given);
    };
  return {
    receive: after(channel.receive),
    happen: after(channel.happen),
    pair: after(channel.pair),
    logOut: after(channel.logOut),
    cut: after(channel.cut),
    misbehave: channel.misbehave,
    sent: channel.sent,
    keeps: channel.keeps,
  };
}

/** The files of the fixtures are those of the package, unless the store has others with their ids. */
const withFixtures = (store: MediaStore): MediaStore => ({
  ...store,
  async open(id, range) {
    const own = await store.open(id, range);
    if (own !== null || !/^med_[a-z_]+$/.test(id)) return own;
    const bytes = ownFile(`media/messages/${id}`);
    if (bytes === null) return null;
    const { start = 0, end = bytes.length } = range ?? {};
    return Readable.from([bytes.subarray(start, end + 1)], { objectMode: false });
  },
});
