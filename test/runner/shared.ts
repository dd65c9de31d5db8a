/** One PostgreSQL and one browser for all files: started at the first request, and stopped at the end. */
import type { Part, PartAnswer, SharedPart } from './messages.ts';

export interface SharedParts {
  answer(part: SharedPart): Promise<PartAnswer>;
  close(): Promise<void>;
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
      for (const started of running.values()) await (await started.catch(() => null))?.stop();
    },
  };
}
