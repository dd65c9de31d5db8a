/** Timers, which Node.js may leave out of what keeps a process. */
class Timer {
  readonly id: ReturnType<typeof globalThis.setTimeout>;

  constructor(id: ReturnType<typeof globalThis.setTimeout>) {
    this.id = id;
  }

  unref(): this {
    return this;
  }

  ref(): this {
    return this;
  }
}

const idOf = (timer: Timer | undefined) => timer?.id;

export const setTimeout = (work: () => void, ms?: number, ...given: unknown[]) =>
  new Timer(globalThis.setTimeout(work, ms, ...(given as [])));
export const setInterval = (work: () => void, ms?: number) => new Timer(globalThis.setInterval(work, ms));
export const clearTimeout = (timer: Timer | undefined) => globalThis.clearTimeout(idOf(timer));
export const clearInterval = (timer: Timer | undefined) => globalThis.clearInterval(idOf(timer));
export const setImmediate = (work: () => void) => new Timer(globalThis.setTimeout(work));
