/** What a process of tests and the runner say to each other. */

/** Parts that are started once, when the first test asks. */
export type SharedPart = 'postgres' | 'browser';

export interface Counts {
  readonly total: number;
  readonly passed: number;
  readonly skipped: number;
  readonly failed: boolean;
  /** Seconds of processor that its process took. */
  readonly seconds: number;
}

export type FromWorker =
  | { readonly need: SharedPart }
  /** The file was loaded: how many suites it registered. */
  | { readonly registered: number }
  | { readonly ended: Counts }
  /** What kept the process alive after its last test. */
  | { readonly leftOpen: readonly string[] };

/** The address of a part, or why there is none. */
export type FromRunner = { readonly part: SharedPart } & (
  | { readonly address: string }
  | { readonly leftOut: string }
  | { readonly error: string }
);
