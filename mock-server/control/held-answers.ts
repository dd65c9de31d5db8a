/** Answers that are held back, for some time or until the mock server is reset. */
import type Koa from 'koa';

/** The longest delay of an answer, in milliseconds. */
export const maxDelay = 60_000;

export class HeldAnswers {
  readonly #ends = new Set<() => void>();
  #isClosed = false;

  /**
   * Resolves when the time is over, or early when all waits end. `false`: the client has gone. Without `ms`, it waits
   * until all waits end.
   */
  wait({ res }: Koa.Context, ms?: number): Promise<boolean> {
    if (this.#isClosed || ms === 0) return Promise.resolve(true);
    if (res.closed || res.destroyed) return Promise.resolve(false);
    return new Promise(resolve => {
      const end = (isThere: boolean) => {
        clearTimeout(timer);
        res.off('close', leave);
        this.#ends.delete(stop);
        resolve(isThere);
      };
      const leave = () => end(false);
      const stop = () => end(true);
      const timer = ms === undefined ? undefined : setTimeout(stop, ms);
      res.once('close', leave);
      this.#ends.add(stop);
    });
  }

  /** Ends all waits now. */
  end(): void {
    for (const end of [...this.#ends]) end();
  }

  /** From now on, nothing waits. */
  close(): void {
    this.#isClosed = true;
    this.end();
  }
}
