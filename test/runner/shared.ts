/** One PostgreSQL and one browser for all files: started at the first request, and stopped at the end. */
import { cpuSeconds } from './cpu-time.ts';
import type { Part, PartAnswer, SharedPart } from './messages.ts';

export interface SharedParts {
  answer(part: SharedPart): Promise<PartAnswer>;
  /** Stops all of them. @returns what each took, in CPU seconds, and why it could not be stopped */
  close(): Promise<readonly StoppedPart[]>;
}

interface StoppedPart {
  readonly part: SharedPart;
  readonly seconds: number;
  readonly error: string | null;
}

const start: Readonly<Record<SharedPart, () => Promise<Part>>> = {
  postgres: async () => (await import('./postgres.ts')).startPostgres(),
  browser: async () => (await import('./browser.ts')).startBrowser(),
};

export function sharedParts(quick: boolean): SharedParts {
  const running = new Map<SharedPart, Promise<Part>>();
  return {
    async answer(part) {
      if (quick) return { part, leftOut: `a quick run has no ${part}` };
      let started = running.get(part);
      if (started === undefined) {
        started = start[part]();
        running.set(part, started);
      }
      try {
        return { part, address: (await started).address };
      } catch (error) {
        return { part, error: String(error) };
      }
    },
    async close() {
      const stopped: StoppedPart[] = [];
      for (const [part, started] of running) {
        const before = cpuSeconds();
        const error = await started
          // Why it could not be started has been answered.
          .catch(() => null)
          .then(found => found?.stop())
          .then(() => null, String);
        stopped.push({ part, seconds: cpuSeconds() - before, error });
      }
      return stopped;
    },
  };
}
