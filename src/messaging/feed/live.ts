/**
 * The live feed of this process. However many clients listen, what is new in a workspace is read once: the storage numbers
 * the events, and each client continues where it was.
 */
import { PassThrough, type Readable } from 'node:stream';
import { MarketplaceError } from '../../common/errors/errors.ts';
import {
  errorOf,
  type FeedListener,
  type ListeningClient,
  type LiveFeedSource,
  WorkspaceFeed,
} from './workspace-feed.ts';

const unavailable = (reason: string) =>
  new MarketplaceError('unavailable', reason, { headers: { 'Retry-After': '1' } });

export class LiveFeed {
  readonly #source: LiveFeedSource;
  readonly #workspaces = new Map<string, WorkspaceFeed>();

  constructor(source: LiveFeedSource) {
    this.#source = source;
    source.engine.closing?.addEventListener('abort', () => {
      for (const workspace of this.#workspaces.values()) workspace.end();
    });
    source.engine.onReplaced?.(async () => {
      await Promise.all([...this.#workspaces.values()].map(workspace => workspace.restart()));
    });
  }

  /**
   * Events as Server-Sent Events, until the stream is destroyed. Resolves when it is known where the client begins,
   * because a client that is told that it is connected expects all that is stored from then on.
   * @throws MarketplaceError 503 while the engine closes
   */
  async listen(listener: FeedListener): Promise<Readable> {
    if (this.#source.engine.closing?.aborted) throw unavailable('this process is shutting down');
    const { workspaceId, after } = listener;
    const stream = new PassThrough();
    // Nobody else listens to its errors until it is returned.
    stream.on('error', () => {});
    const client: ListeningClient = { ...listener, stream, sent: after ?? 0, isCurrent: false };
    let workspace = this.#workspaces.get(workspaceId);
    if (workspace === undefined) {
      workspace = new WorkspaceFeed(workspaceId, this.#source);
      this.#workspaces.set(workspaceId, workspace);
    }
    const its = workspace;
    stream.once('close', () => {
      its.remove(client);
      if (!its.isEmpty) return;
      its.close();
      if (this.#workspaces.get(workspaceId) === its) this.#workspaces.delete(workspaceId);
    });
    try {
      await its.join(client);
      // The storage may have failed for all clients meanwhile.
      if (stream.destroyed) throw stream.errored ?? unavailable('the events cannot be read now');
    } catch (error) {
      stream.destroy();
      throw error;
    }
    // When to come back.
    if (!stream.writableEnded) stream.write('retry: 2000\n\n');
    its.follow(client).catch(error => void stream.destroy(errorOf(error)));
    return stream;
  }
}
