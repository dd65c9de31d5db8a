/** How `npm run mutate` chooses the tests of a file; nothing in every other run. */
export interface Mutation {
  /** Whether a test runs. */
  begins(test: string): boolean;
  failed(): void;
}

export const mutation = (globalThis as { mutation?: Mutation }).mutation;
