import { isDuplicate } from './failures.ts';

/** Maximum number of retries because of rows that others have inserted meanwhile. */
const tries = 5;

/**
 * Runs work that looks for rows with the same key before it inserts its own. If another process inserts one in between,
 * the work is retried, and finds that row.
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 1 || !isDuplicate(error)) throw error;
    }
  }
}
