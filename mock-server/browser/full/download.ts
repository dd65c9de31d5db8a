/** Downloads files as a page does: those that it may read. */
import { Readable } from 'node:stream';
import type { Downloads as OfNode } from '../../../src/outbound/download.ts';
import { ForbiddenTargetError, type TargetGuard } from '../../../src/outbound/target.ts';

export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}

export class Downloads implements Pick<OfNode, 'open' | 'close'> {
  readonly #guard: TargetGuard;

  constructor(guard: TargetGuard) {
    this.#guard = guard;
  }

  async open(url: string, workspaceId: string): Promise<Readable> {
    try {
      await this.#guard.addressesOf(this.#guard.targetOf(url), workspaceId);
      const response = await fetch(url, { redirect: 'manual', credentials: 'omit' });
      if (response.status !== 200) throw new DownloadError(`answers with the status ${response.status}`);
      return Readable.from([Buffer.from(await response.arrayBuffer())], { objectMode: false });
    } catch (error) {
      if (error instanceof DownloadError) throw error;
      throw new DownloadError(
        error instanceof ForbiddenTargetError ? error.message : 'cannot be downloaded',
        { cause: error },
      );
    }
  }

  async close(): Promise<void> {}
}
