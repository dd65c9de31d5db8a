/** What would have ended the process of a host, during a test. */
import type { Cleanup } from './helper.ts';

export function unhandled(cleanup: Cleanup): unknown[] {
  const found: unknown[] = [];
  const note = (error: unknown) => void found.push(error);
  for (const event of ['unhandledRejection', 'uncaughtException']) {
    process.on(event, note);
    cleanup(() => void process.off(event, note));
  }
  return found;
}
