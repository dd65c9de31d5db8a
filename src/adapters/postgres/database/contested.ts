import { isDuplicate } from './failures.ts';

/** How often work is done again because of rows that others have made meanwhile. */
const tries = 5;

/**
 * Does work that looks for rows with the same key before it stores its own. Where somebody stores one in between, the
 * work is done again, and sees it.
 */
export async function contested<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 1 || !isDuplicate(error)) throw error;
    }
  }
}
