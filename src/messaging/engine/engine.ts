/** The messaging engine of a host: start, close, and what its operations need. */

import type { ChannelDriver } from '../../channel/driver.ts';
import { endWithin, maxEndTime } from '../../common/concurrency/end-within.ts';
import { safeCallback } from '../../common/errors/safe-callback.ts';
import { processName } from '../../common/process-name.ts';
import { compareClocks } from '../../common/time/compare-clocks.ts';
import { onceASecond } from '../../common/time/once-a-second.ts';
import { Pruning } from '../../common/time/pruning.ts';
import { StorageClock } from '../../common/time/storage-clock.ts';
import { realTime, type WorkerTime } from '../../common/time/worker-time.ts';
import { checkedRepository } from '../../repository/checked.ts';
import { encryptedRepository } from '../../repository/encrypted/repository.ts';
import { tracedRepository } from '../../repository/traced.ts';
import { folderMedia } from '../media/folder-store.ts';
import { type Download, MediaIntake } from '../media/intake.ts';
import type { Messaging } from '../types.ts';
import { AwaitedCommands } from './awaited.ts';
import { InstanceLostError, type MessagingContext } from './context.ts';
import { InstanceHolder } from './holder.ts';
import { type MessagingEngineOptions, resolveMessagingOptions } from './options.ts';
import { retention, retentionDays } from './retention.ts';
import { Watchers } from './watchers.ts';

export interface MessagingEngine extends Messaging {
  readonly drivers: readonly ChannelDriver[];
  /** Starts to hold instances. Any number of processes may do so. */
  start(): void;
  /** Whether it still looks for instances and their work. */
  isAlive(): boolean;
  /** The number of `instances` that are held: of a workspace, or of all; then also for how long pruning has not come to an end. */
  inHand(workspaceId?: string): Readonly<Record<string, number>> & { readonly instances: number };
  /** How often it has claimed instances (`claims`, `claims_failed`), and how many (`claimed`). */
  done(): Readonly<Record<string, number>>;
  /**
   * Ends the streams of events of this process, and refuses new ones with 503: their clients come back later, and
   * continue after their last event. `close` does it first.
   */
  drain(): void;
  /** Ends all connections and releases the instances: other processes take them over. */
  close(): Promise<void>;
}

/** What the factory adds. */
export interface EngineParts {
  /** The drivers of a host that passes none. */
  readonly drivers: readonly ChannelDriver[];
  readonly download: Download;
  /** Replaced in tests. */
  readonly time?: WorkerTime;
}

export function messagingEngine(given: MessagingEngineOptions, parts: EngineParts): MessagingEngine {
  const options = resolveMessagingOptions(given);
  const { tracing, mediaLimit } = options;
  const { time = realTime } = parts;
  const drivers = options.drivers ?? parts.drivers;
  const report = onceASecond(safeCallback(options.onError ?? (() => {})), time);
  // Anyone who logs out, restarts or takes over an instance ends its session: nothing has failed.
  const onError = (error: unknown) => (error instanceof InstanceLostError ? undefined : report(error));
  const { messaging, webhooks: events } = checkedRepository(
    tracedRepository(encryptedRepository(options.repository, options.secrets, report), tracing),
  );
  const now = options.now ?? (() => Date.now());
  const clock = () => (options.now === undefined ? {} : { now: new Date(now()).toISOString() });
  const storageClock = new StorageClock(() => events.clock());
  const storageNow = async () => (options.now === undefined ? storageClock.now() : now());
  const watchers = new Watchers();
  const store = typeof options.media === 'object' ? options.media : folderMedia(options.media);
  const media = new MediaIntake({
    messaging,
    store,
    limit: mediaLimit,
    limitPerWorkspace: options.mediaLimitPerWorkspace,
    filesPerWorkspace: options.mediaFilesPerWorkspace,
    now,
    download: parts.download,
  });
  const context: MessagingContext = {
    messaging,
    drivers: new Map(drivers.map(driver => [driver.name, driver])),
    settings: options,
    process: processName(options.holder),
    time,
    tracing,
    now,
    storageNow,
    clock,
    onError,
    stored(workspaceId) {
      options.webhooks?.nudge();
      watchers.tell(workspaceId);
    },
    settled: command => commands.settled(command),
    storeMedia: (workspaceId, bytes, naming) => media.store(workspaceId, bytes, naming),
    openMedia: (workspaceId, mediaId) => media.find(workspaceId, mediaId),
  };
  const holder = new InstanceHolder(context, () => watchers.tell());
  // What is done then is no part of the request that asks for it: it may be the work of others.
  const nudge: MessagingEngine['nudge'] = (...which) =>
    tracing === null ? holder.nudge(...which) : tracing.detached(() => holder.nudge(...which));
  const commands = new AwaitedCommands({
    messaging,
    time,
    storageNow,
    nudge: (workspaceId, instanceId) => nudge(workspaceId, instanceId, 'commands'),
  });
  const pruning = new Pruning({
    prune: retention(messaging, store, options, { storageNow, onError }),
    onError,
    time,
  });
  const closing = new AbortController();
  let isStarted = false;
  let closed: Promise<void> | null = null;
  return {
    drivers,
    mediaLimit,
    retention: retentionDays(options),
    health: context.settings.health,
    time,
    clock: storageNow,
    start() {
      if (isStarted || closed !== null) return;
      isStarted = true;
      holder.start();
      pruning.start();
      // If the host has its own clock, the storage uses it too.
      if (options.now === undefined) void compareClocks(events, onError);
    },
    closing: closing.signal,
    isAlive: () => holder.isAlive,
    inHand: workspaceId => ({
      instances: holder.held(workspaceId),
      ...(workspaceId === undefined && { pruning_behind_ms: pruning.behind }),
    }),
    done: () => holder.done(),
    drain: () => closing.abort(),
    close() {
      closing.abort();
      const { send, disconnect } = context.settings.timeouts;
      const ending = { time, limit: send + disconnect + maxEndTime, what: 'The messaging engine', onError };
      closed ??= endWithin(ending, async () => {
        await pruning.close();
        await holder.close();
        for (const driver of drivers) await closeDriver(driver, onError);
      });
      return closed;
    },
    nudge(workspaceId, instanceId, kind) {
      nudge(workspaceId, instanceId, kind);
      if (workspaceId !== undefined) watchers.tell(workspaceId);
    },
    run: (workspaceId, instanceId, name, input, options) =>
      commands.run(workspaceId, instanceId, name, input, options),
    storeMedia: (workspaceId, bytes, naming) => media.store(workspaceId, bytes, naming),
    fetchMedia: (workspaceId, url, naming) => media.fetch(workspaceId, url, naming),
    openMedia: (workspaceId, mediaId, range) => media.open(workspaceId, mediaId, range),
    watch: (workspaceId, changed) => watchers.add(workspaceId, safeCallback(changed)),
  };
}

async function closeDriver(driver: ChannelDriver, onError: (error: unknown) => void): Promise<void> {
  try {
    await driver.close?.();
  } catch (error) {
    onError(error);
  }
}
