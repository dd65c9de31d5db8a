/**
 * Publishes events from a table of the host, in whatever database it is: the host stores an event in the transaction of
 * its change, and this publishes it afterwards.
 */

import { groupBy } from '../common/collections/group-by.ts';
import { withRemedy } from '../common/errors/remedy.ts';
import { safeCallback } from '../common/errors/safe-callback.ts';
import {
  type Checks,
  checkOptions,
  isFunction,
  needOption,
  numberFrom,
  wholeNumberFrom,
} from '../common/options/check-options.ts';
import { onceASecond } from '../common/time/once-a-second.ts';
import { Pruning } from '../common/time/pruning.ts';
import { realTime } from '../common/time/worker-time.ts';

/** An event in the host's table. */
export interface OutboxRow {
  /** The id of the event, by which it is sent once although it may be published twice. */
  readonly id: string;
  readonly workspaceId: string;
  readonly type: string;
  readonly data: object;
}

/** What became of an event. */
export interface OutboxResult {
  readonly id: string;
  /** Why the event can never be published; `null`: it was published. */
  readonly error: string | null;
}

/** A method, so that it may take declared event types only: it refuses a row of another type when it comes. */
type PublishRow = {
  publish(
    workspaceId: string,
    type: string,
    data: object,
    options: { readonly id: string },
  ): Promise<unknown>;
}['publish'];

export interface OutboxOptions {
  /** Returns up to `limit` events that are neither published nor failed, oldest first. It may be asynchronous. */
  readonly take: (limit: number) => readonly OutboxRow[] | Promise<readonly OutboxRow[]>;
  /**
   * Removes or marks these events, so that `take` returns them no more. One with an `error` was refused; keep it to mend
   * it. It may be asynchronous.
   */
  readonly done: (results: readonly OutboxResult[]) => unknown;
  /** What publishes: `publish` of `createWebhooks`, or of `createAutomation`. */
  readonly publish: PublishRow;
  /** How often to look for events, in milliseconds, when nothing wakes the outbox. @default 1000 */
  readonly pollInterval?: number;
  /** Maximum number of events that are taken at once. @default 100 */
  readonly batch?: number;
  /**
   * Called with each event that was refused, and with errors of the storages, after which the events are tried again.
   * @default nothing
   */
  readonly onError?: (error: unknown) => void;
}

export interface HostOutbox {
  /** Starts to publish. Several processes may do so. A second call has no effect. */
  start(): void;
  /** Publishes what is there now: call it after your transaction. */
  nudge(): void;
  /** Finishes the events that were taken. What is left is published after the next start. */
  close(): Promise<void>;
}

const checks: Checks<OutboxOptions> = {
  take: isFunction,
  done: isFunction,
  publish: isFunction,
  pollInterval: numberFrom(10, 3_600_000),
  batch: wholeNumberFrom(1, 10_000),
  onError: isFunction,
};

/** What `publish` throws for an event that it will never take. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof RangeError || error instanceof TypeError;

/** Maximum number of events that are taken at once because events before them wait. */
const maxTaken = 10_000;

const shape = 'take must return a list of { id, workspaceId, type, data }';

/**
 * Creates an outbox. The events of a workspace are published one after the other, so that ordered webhooks get them as
 * `take` returns them; workspaces do not wait for each other. Each event is published at least once: if the process is killed between publishing and `done`, it is
 * published again, and its id makes it one event.
 * @throws TypeError that names the unknown or invalid option
 * @example
 * const outbox = createOutbox({ take, done, publish: webhooks.publish });
 * outbox.start();
 */
export function createOutbox(given: OutboxOptions): HostOutbox {
  const options = checkOptions('createOutbox', given, checks);
  for (const name of ['take', 'done', 'publish'] as const) needOption('createOutbox', name, options[name]);
  const { take, done, publish, pollInterval = 1_000, batch = 100 } = options;
  const onError = onceASecond(safeCallback(options.onError ?? (() => {})), realTime);
  /** The events of the batch before: if they are taken again, `done` has not done its work. */
  let before = new Set<string>();

  async function publishRow({ id, workspaceId, type, data }: OutboxRow): Promise<OutboxResult> {
    try {
      await publish(workspaceId, type, data, { id });
      return { id, error: null };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      onError(
        withRemedy(
          new Error(`createOutbox: the event ${id} cannot be published: ${error.message}`, { cause: error }),
          'Correct the event in the outbox, or remove it',
        ),
      );
      return { id, error: error.message };
    }
  }

  /** How many of the events that were taken last wait for the storage: those of other workspaces are taken besides. */
  let waiting = 0;

  /** Until when a workspace waits after the storage did not take one of its events. */
  const pausedUntil = new Map<string, number>();

  /** In turn, because ordered webhooks get events in this order: those after one that the storage cannot take now wait. */
  async function publishWorkspace(
    workspaceId: string,
    rows: readonly OutboxRow[],
    results: OutboxResult[],
  ): Promise<void> {
    if ((pausedUntil.get(workspaceId) ?? 0) > realTime.now()) return;
    pausedUntil.delete(workspaceId);
    try {
      for (const row of rows) results.push(await publishRow(row));
    } catch (error) {
      pausedUntil.set(workspaceId, realTime.now() + pollInterval);
      onError(error);
    }
  }

  async function publishBatch(): Promise<boolean> {
    const limit = Math.max(batch, Math.min(batch + waiting, maxTaken));
    const rows: unknown = await take(limit);
    if (!Array.isArray(rows) || !rows.every(isRow)) throw new TypeError(`createOutbox: ${shape}`);
    const again = rows.find(({ id }) => before.has(id));
    before = new Set();
    if (again !== undefined)
      throw new Error(
        `createOutbox: take returned the event ${again.id} again after done was called with it`,
      );
    const results: OutboxResult[] = [];
    const workspaces = groupBy(rows, ({ workspaceId }) => String(workspaceId));
    await Promise.all([...workspaces].map(([id, own]) => publishWorkspace(id, own, results)));
    waiting = rows.length - results.length;
    if (results.length > 0) await done(results);
    before = new Set(results.map(({ id }) => id));
    // If all that was taken waits, there may be events of other workspaces after it.
    return results.length > 0 || (rows.length === limit && limit < maxTaken);
  }

  const loop = new Pruning({ prune: publishBatch, onError, time: realTime, soon: 0, later: pollInterval });
  let isStarted = false;
  return {
    start() {
      if (!isStarted) loop.start();
      isStarted = true;
    },
    nudge() {
      pausedUntil.clear();
      if (isStarted) loop.nudge();
    },
    close: () => loop.close(),
  };
}

function isRow(row: unknown): row is OutboxRow {
  const { id } = (row ?? {}) as { id?: unknown };
  return typeof id === 'string';
}
