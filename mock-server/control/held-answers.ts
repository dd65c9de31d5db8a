/** Answers that are held back, for some time or until the mock server is reset. */
import type Koa from 'koa';

/** The longest delay of an answer, in milliseconds. */
export const maxDelay = 60_000;

export class HeldAnswers {
  /** How to end each wait, and whose it is. */
  readonly #ends = new Map<() => void, string>();
  readonly #ended = new Map<string, number>();
  #all = 0;
  #isClosed = false;

  /** Changes when the waits of an owner are ended. */
  endsOf(owner: string): number {
    return this.#all + (this.#ended.get(owner) ?? 0);
  }

  /**
   * Resolves when the time is over, or early when all waits end. `false`: the client has gone. Without `ms`, it waits
   * until all waits end. `owner`: whose waits may be ended for themselves.
   */
  wait({ res }: Koa.Context, ms?: number, owner = ''): Promise<boolean> {
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
      this.#ends.set(stop, owner);
    });
  }

  /** Ends all waits now, or those of one owner. Returns how many there were. */
  end(owner?: string): number {
    if (owner === undefined) this.#all += 1;
    else this.#ended.set(owner, (this.#ended.get(owner) ?? 0) + 1);
    const ended = [...this.#ends].filter(([, one]) => owner === undefined || one === owner);
    for (const [end] of ended) end();
    return ended.length;
  }

  /** From now on, nothing waits. */
  close(): void {
    this.#isClosed = true;
    this.end();
  }
}
