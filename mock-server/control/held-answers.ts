/** Answers that are held back, for some time or until the mock server is reset. */
import type Koa from 'koa';

/** The longest delay of an answer, in milliseconds. */
export const maxDelay = 60_000;

/** Several waits of one answer. */
export interface Hold {
  /** Whether what waits was ended since. */
  readonly isEnded: boolean;
}

export class HeldAnswers {
  /** How to end each wait, and whose it is. */
  readonly #ends = new Map<() => void, string>();
  readonly #holds = new Map<{ isEnded: boolean }, string>();
  #isClosed = false;

  /** Of an answer that waits several times, until its response has closed. */
  hold({ res }: Koa.Context, owner = ''): Hold {
    const hold = { isEnded: this.#isClosed };
    this.#holds.set(hold, owner);
    res.once('close', () => this.#holds.delete(hold));
    return hold;
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
    const isMeant = ([, one]: readonly [unknown, string]) => owner === undefined || one === owner;
    for (const [hold] of [...this.#holds].filter(isMeant)) hold.isEnded = true;
    const ended = [...this.#ends].filter(isMeant);
    for (const [end] of ended) end();
    return ended.length;
  }

  /** From now on, nothing waits. */
  close(): void {
    this.#isClosed = true;
    this.end();
  }
}
