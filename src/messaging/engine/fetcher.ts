/**
 * Fetches the files of received messages of one instance over one connection, a few at a time. A file that cannot be
 * fetched or stored is tried again later; nothing else of the instance waits for it.
 */
import type { Readable } from 'node:stream';
import { type ChannelConnection, ChannelError, MediaError } from '../../channel/driver.ts';
import { retryDelay } from '../../common/retry-delay.ts';
import { within } from '../../common/within.ts';
import type { MessageFile, MessageRecord } from '../../generated/types.ts';
import { type FileOutcome, type Holding, isRefused } from '../../repository/index.ts';
import { updatedOf } from '../events.ts';
import { MediaNoRoomError, MediaTooLargeError } from '../media/intake.ts';
import type { MessagingContext } from './context.ts';
import { lineOf, reasonOf } from './reason.ts';
import { untilStored } from './until-stored.ts';

/** Maximum number of files of an instance that are fetched at the same time. */
const most = 4;

export interface FetcherParts {
  readonly holding: Holding;
  readonly connection: ChannelConnection;
  /** Aborted when the connection has ended: what is being fetched is given up. */
  readonly ended: AbortSignal;
  /** Aborted when the instance is held no longer: nothing can be stored any more. */
  readonly gone: AbortSignal;
  /** The instance has another generation. */
  readonly lost: () => void;
  /** What has become of an attempt, before it is stored. */
  readonly fetched: (outcome: FileOutcome, before: MessageFile['state']) => void;
}

export class Fetcher {
  readonly #context: MessagingContext;
  readonly #parts: FetcherParts;
  readonly #inFlight = new Set<Promise<void>>();
  #isTaking = false;
  /** Whether there may be more to take. */
  #isHungry = false;
  #isClosed = false;

  constructor(context: MessagingContext, parts: FetcherParts) {
    this.#context = context;
    this.#parts = parts;
  }

  /** Files may be due. */
  poke(): void {
    this.#isHungry = true;
    void this.#take();
  }

  /** Takes nothing more. */
  close(): void {
    this.#isClosed = true;
  }

  /** Resolves when nothing is being fetched any more. */
  async idle(): Promise<void> {
    await Promise.all(this.#inFlight);
  }

  async #take(): Promise<void> {
    if (this.#isTaking) return;
    this.#isTaking = true;
    try {
      while (this.#isHungry && !this.#isClosed && !this.#parts.ended.aborted) {
        const limit = most - this.#inFlight.size;
        if (limit === 0) break;
        this.#isHungry = false;
        await this.#takeSome(limit);
      }
    } catch (error) {
      // The next look of the holder tries again.
      this.#context.onError(error);
    } finally {
      this.#isTaking = false;
    }
  }

  async #takeSome(limit: number): Promise<void> {
    const { messaging, clock } = this.#context;
    const { workspaceId, instanceId, generation } = this.#parts.holding;
    const taken = await messaging.takeFiles(workspaceId, instanceId, { generation, limit, ...clock() });
    if (isRefused(taken)) {
      this.#parts.lost();
      return;
    }
    if (taken.length > 0) this.#isHungry = true;
    for (const message of taken) {
      const fetching = this.#fetch(message).then(() => {
        this.#inFlight.delete(fetching);
        this.poke();
      });
      this.#inFlight.add(fetching);
    }
  }

  /** Never rejects. */
  async #fetch(message: Readonly<MessageRecord>): Promise<void> {
    const { content, file } = message;
    if (content?.kind !== 'media' || file === undefined) return;
    const { media_id: mediaId } = content;
    const outcome: FileOutcome = { mediaId, ...(await this.#attempt(mediaId, file)) };
    this.#parts.fetched(outcome, file.state);
    const { messaging, now, stored } = this.#context;
    const { workspaceId, instanceId, generation } = this.#parts.holding;
    const isNews = outcome.state !== file.state || outcome.reason !== file.reason;
    const settled = await untilStored(this.#context, this.#parts.gone, () =>
      messaging.settleFile(workspaceId, instanceId, message.id, outcome, {
        generation,
        events: changed => (isNews ? [updatedOf(changed, { now: now() })] : []),
      }),
    );
    if (settled === null) return;
    if (isRefused(settled)) {
      if (settled.refused !== 'changed') this.#parts.lost();
    } else stored(workspaceId);
  }

  async #attempt(mediaId: string, file: MessageFile) {
    const { time, settings, messaging } = this.#context;
    const { connection, ended, holding } = this.#parts;
    try {
      // An earlier attempt may have stored it, and its process may have ended before it could say so.
      if ((await messaging.findMedia(holding.workspaceId, mediaId)) === null)
        await within(time, settings.timeouts.fetch, ended, signal =>
          this.#stored(connection, mediaId, file, signal),
        );
      return { state: 'stored' } as const;
    } catch (error) {
      return this.#failure(file, error);
    }
  }

  async #stored(
    connection: ChannelConnection,
    id: string,
    { ref, name }: MessageFile,
    signal: AbortSignal,
  ): Promise<void> {
    if (connection.fetch === undefined) throw new ChannelError('The channel driver cannot fetch files');
    const naming = name === null ? {} : { name };
    const bytes: Readable = await connection.fetch({ ref, ...naming }, { signal });
    const stop = () => bytes.destroy(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    try {
      await this.#context.storeMedia(this.#parts.holding.workspaceId, bytes, { ...naming, id });
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  async #failure({ attempts }: MessageFile, error: unknown) {
    const { settings, onError } = this.#context;
    const { ended } = this.#parts;
    // The next connection fetches it.
    if (ended.aborted && error === ended.reason)
      return { state: 'pending', reason: reasonOf(error), retryAt: await this.#dueIn(0) } as const;
    onError(error);
    if (error instanceof MediaTooLargeError)
      return {
        state: 'too_large',
        reason: `The file has more than ${error.limit} bytes`,
        retryAt: null,
      } as const;
    const wait = retryDelay(settings.fetchSchedule, attempts, null, settings.random);
    const retryAt = wait === null ? null : await this.#dueIn(wait);
    if (error instanceof MediaNoRoomError)
      return { state: 'no_room', reason: lineOf(`The file ${error.message}`), retryAt } as const;
    if (error instanceof MediaError)
      return { state: 'failed', reason: lineOf(`The file ${error.message}`), retryAt: null } as const;
    const reason = reasonOf(error);
    const isFinal = retryAt === null || (error instanceof ChannelError && !error.retry);
    return isFinal
      ? ({ state: 'failed', reason, retryAt: null } as const)
      : ({ state: 'pending', reason, retryAt } as const);
  }

  /** Never rejects. */
  async #dueIn(wait: number): Promise<string> {
    const { now, storageNow } = this.#context;
    return new Date((await storageNow().catch(now)) + wait).toISOString();
  }
}
