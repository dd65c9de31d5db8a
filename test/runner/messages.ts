/** The messages between a test process and the runner. */

/** Parts that are started once, when the first test requests them. */
export type SharedPart = 'postgres' | 'browser';

export interface Counts {
  readonly total: number;
  readonly passed: number;
  readonly skipped: number;
  readonly failed: boolean;
  /** CPU seconds for this file, of the process and of those that it started. */
  readonly seconds: number;
  /** Whether a mutant was reached: see mutation.ts. */
  readonly reached?: boolean | undefined;
}

export type FromWorker =
  | { readonly need: SharedPart }
  /** The file was loaded, with its number of suites. */
  | { readonly registered: number }
  | { readonly ended: Counts }
  /** What kept the process alive after the last test of the file. */
  | { readonly leftOpen: readonly string[] };

/** The next file to run; `null` if there is none, and the process ends. `order`: see mutation.ts. */
interface NextFile {
  readonly run: string | null;
  readonly order?: unknown;
}

/** The address of a part, or why there is none. */
export type PartAnswer = { readonly part: SharedPart } & (
  | { readonly address: string }
  | { readonly leftOut: string }
  | { readonly error: string }
);

export type FromRunner = NextFile | PartAnswer;

/** Marks the end of a file's output on a stream, because messages use another channel and could arrive first. */
export const endOfOutput = '\0';

export interface Part {
  readonly address: string;
  stop(): Promise<void>;
}
