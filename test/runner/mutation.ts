/** Chooses the tests for `npm run mutate`; it has no effect in other runs. */
export interface Mutation {
  /** Whether a test runs. */
  begins(test: string): boolean;
  failed(): void;
}

export const mutation = (globalThis as { mutation?: Mutation }).mutation;
