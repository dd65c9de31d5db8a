/**
 * Fetches the files of received messages of one instance over one connection, a few at a time. A file that cannot be
 * fetched or stored is tried again later; nothing else of the instance waits for it.
 */

import type { Readable } from 'node:stream';
import type { ChannelConnection } from '../../channel/driver.ts';
import { ChannelError, MediaError } from '../../channel/errors.ts';
import { onAbort } from '../../common/concurrency/on-abort.ts';
import { defined } from '../../common/defined.ts';
import { retryDelay } from '../../common/time/retry-delay.ts';
import { within } from '../../common/time/within.ts';
import type { MessageFile, MessageRecord } from '../../generated/types.ts';
import type { FileOutcome, MessagingRepository } from '../../repository/index.ts';
import { updatedOf } from '../events.ts';
import { MediaNoRoomError, MediaTooLargeError } from '../media/intake.ts';
import { InstanceWorker, type WorkParts } from './instance-worker.ts';
import { lineOf, reasonOf } from './reason.ts';

/** Maximum number of files of an instance that are fetched at the same time. */
const most = 4;

export interface FetcherParts extends WorkParts {
  /** What has become of an attempt, before it is stored. */
  readonly fetched: (outcome: FileOutcome, before: MessageFile['state']) => void;
}

type Message = Readonly<MessageRecord>;

export class Fetcher extends InstanceWorker<Message, FetcherParts> {
  protected room(inFlight: number): number {
    return most - inFlight;
  }

  protected take(...asked: Parameters<MessagingRepository['takeFiles']>) {
    return this.context.messaging.takeFiles(...asked);
  }

  protected async perform(message: Message): Promise<void> {
    const { content, file } = message;
    if (content?.kind !== 'media' || file === undefined) return;
    const { media_id: mediaId } = content;
    const outcome: FileOutcome = { mediaId, ...(await this.#attempt(mediaId, file)) };
    this.parts.fetched(outcome, file.state);
    const { messaging, now, stored } = this.context;
    const { workspaceId, instanceId, generation } = this.parts.holding;
    const isNews = outcome.state !== file.state || outcome.reason !== file.reason;
    const settled = await this.stored(() =>
      messaging.settleFile(workspaceId, instanceId, message.id, outcome, {
        generation,
        events: changed => (isNews ? [updatedOf(changed, { now: now() })] : []),
      }),
    );
    if (settled !== null) stored(workspaceId);
  }

  async #attempt(mediaId: string, file: MessageFile) {
    const { time, settings, messaging } = this.context;
    const { connection, ended, holding } = this.parts;
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
    const naming = defined({ name: name ?? undefined });
    const bytes: Readable = await connection.fetch({ ref, ...naming }, { signal });
    const unlisten = onAbort(signal, () => bytes.destroy(signal.reason));
    try {
      await this.context.storeMedia(this.parts.holding.workspaceId, bytes, { ...naming, id });
    } finally {
      unlisten();
    }
  }

  async #failure({ attempts }: MessageFile, error: unknown) {
    const { settings, onError } = this.context;
    const { ended } = this.parts;
    // The next connection fetches it.
    if (ended.aborted && error === ended.reason)
      return { state: 'pending', reason: reasonOf(error), retryAt: await this.dueIn(0) } as const;
    onError(error);
    if (error instanceof MediaTooLargeError)
      return {
        state: 'too_large',
        reason: `The file has more than ${error.limit} bytes`,
        retryAt: null,
      } as const;
    const wait = retryDelay(settings.fetchSchedule, attempts, null, settings.random);
    const retryAt = wait === null ? null : await this.dueIn(wait);
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
}
