/** What a scenario is. */
import type { Cleanup } from '../helper.ts';

export interface Options {
  readonly kills: number;
  readonly connections: number;
  readonly minutes: number;
}

export interface Given {
  readonly cleanup: Cleanup;
  readonly options: Options;
  /** Prints how far it is. */
  tell(text: string): void;
}

export interface Scenario {
  /** Its name on the command line, and in the page. */
  readonly name: string;
  /** A sentence that users may rely on. */
  readonly promise: string;
  /** How it is tried, in a sentence. */
  readonly how: string;
  /** Resolves with what was measured. Rejects if the promise is broken, with Skipped if it cannot be tried here. */
  run(given: Given): Promise<string>;
}

/** Why a scenario cannot be tried on this machine. */
export class Skipped extends Error {}
