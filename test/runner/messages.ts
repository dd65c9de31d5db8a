/** What a process of tests and the runner say to each other. */

/** Parts that are started once, when the first test asks. */
export type SharedPart = 'postgres' | 'browser';

export interface Counts {
  readonly total: number;
  readonly passed: number;
  readonly skipped: number;
  readonly failed: boolean;
  /** Seconds of processor that its process took for it. */
  readonly seconds: number;
}

export type FromWorker =
  | { readonly need: SharedPart }
  /** The file was loaded: how many suites it registered. */
  | { readonly registered: number }
  | { readonly ended: Counts }
  /** What kept the process alive after the last test of the file. */
  | { readonly leftOpen: readonly string[] };

/** The file to run next; `null` where there is none, and the process ends. */
interface NextFile {
  readonly run: string | null;
}

/** The address of a part, or why there is none. */
export type PartAnswer = { readonly part: SharedPart } & (
  | { readonly address: string }
  | { readonly leftOut: string }
  | { readonly error: string }
);

export type FromRunner = NextFile | PartAnswer;

/** Ends what a file wrote to a stream: messages come by another way, and could be here before it. */
export const endOfOutput = '\0';
