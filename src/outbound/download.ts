/** Downloads a file from an address that the guard allows, without following redirects. */
import type { Readable } from 'node:stream';
import type { Agent } from 'undici';
import { decodedBody } from '../common/text/content-coding.ts';
import { realTime, type WorkerTime } from '../common/time/worker-time.ts';
import { openAgent } from './guarded-agent.ts';
import { loadUndici } from './load-undici.ts';
import { ForbiddenTargetError, type TargetGuard } from './target.ts';

/** How long a download may take in total, in milliseconds: otherwise a server that drips keeps a request for days. */
const deadline = 60_000;
/** How long a server may take to begin its answer, and between two parts of it, in milliseconds. */
const timeoutMs = 15_000;

/** A file that cannot be downloaded. The message is for the user, and completes a sentence about the URL. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}

export class Downloads {
  readonly #guard: TargetGuard;
  readonly #time: WorkerTime;
  #agent: Promise<Agent> | null = null;

  /** `time` is replaced in tests. */
  constructor(guard: TargetGuard, time: WorkerTime = realTime) {
    this.#guard = guard;
    this.#time = time;
  }

  /**
   * The bytes of the file, as they arrive.
   * @throws DownloadError
   */
  async open(url: string, workspaceId: string): Promise<Readable> {
    const late = new AbortController();
    const cancel = this.#time.after(deadline, () => late.abort());
    try {
      const target = this.#guard.targetOf(url);
      // Undici does not look up IP addresses, so they are checked only here.
      await this.#guard.addressesOf(target, workspaceId);
      this.#agent ??= openAgent(this.#guard, { timeout: timeoutMs });
      const dispatcher = await this.#agent;
      const { request } = await loadUndici();
      const { statusCode, headers, body } = await request(url, {
        dispatcher,
        signal: late.signal,
        headers: { 'user-agent': 'koa-marketplace-media', 'accept-encoding': 'identity' },
      });
      const content = statusCode === 200 ? decodedBody(body, headers['content-encoding']) : null;
      // A body that is not read to its end fails, and without a listener that would end the process.
      for (const one of [body, content]) one?.on('error', () => {});
      if (content !== null) return content.once('close', cancel);
      body.destroy();
      throw new DownloadError(
        statusCode === 200
          ? 'answers with a Content-Encoding that is not supported'
          : `answers with the status ${statusCode}`,
      );
    } catch (error) {
      cancel();
      throw wordsFor(error);
    }
  }

  async close(): Promise<void> {
    await (await this.#agent)?.destroy();
  }
}

/** Without details that reveal our network. */
function wordsFor(error: unknown): DownloadError {
  if (error instanceof DownloadError) return error;
  const { cause } = error as { cause?: unknown };
  for (const one of [error, cause])
    if (one instanceof ForbiddenTargetError) return new DownloadError(one.message, { cause: error });
  return new DownloadError('cannot be downloaded', { cause: error });
}
