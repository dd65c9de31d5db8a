/** Chooses the tests for `npm run mutate`; it has no effect in other runs. */
export interface Mutation {
  /** Whether a test runs. */
  begins(test: string): boolean;
  failed(): void;
  /** What the process changes next, if it keeps its files: they run again and again, and their ends are left out. */
  take?(order: unknown): void;
  /** Whether what was taken last was reached. */
  isReached?(): boolean;
}

export const mutation = (globalThis as { mutation?: Mutation }).mutation;
