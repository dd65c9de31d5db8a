/** What a test process is asked to do. */

export interface Order {
  /** The active mutant; none while the reach of the tests is recorded. */
  readonly awake: number | null;
  /** The tests that reach it; `null` for all, if it is reached outside of tests. The failed one: see kept.ts. */
  readonly tests: readonly string[] | null | 'the failed one';
  /** File to write the reached mutants to. */
  readonly reachFolder: string | null;
  /** The process runs files again and again: see kept.ts. */
  readonly isKept?: boolean;
}

const preload = new URL('./preload.js', import.meta.url).href;

/** In the environment, so that processes that tests start inherit it. */
export const environment = (order: Order): Readonly<Record<string, string>> => ({
  MUTATION: JSON.stringify(order),
  NODE_OPTIONS: `--import ${preload}`,
});
