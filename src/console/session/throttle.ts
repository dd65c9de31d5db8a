/** How often a log-in may fail. Counted in this process. */
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { PageError } from '../page-error.ts';

const quarterHour = 900;

/** Failures in a quarter of an hour. */
const perAccount = 10;
const perAddress = 100;

export interface Throttle {
  /** Counts a try. Throws 429, with how long to wait, when there were too many. */
  take(email: string, address: string): Promise<void>;
  /** A try succeeded: its account starts anew. */
  forget(email: string): Promise<void>;
}

export function createThrottle(): Throttle {
  const accounts = new RateLimiterMemory({ points: perAccount, duration: quarterHour });
  const addresses = new RateLimiterMemory({ points: perAddress, duration: quarterHour });
  // An address may be any text: of one length, it cannot fill the memory.
  const nameOf = (email: string) => createHash('sha256').update(email).digest('base64url');
  return {
    async take(email, address) {
      try {
        await addresses.consume(address);
        await accounts.consume(nameOf(email));
      } catch (limit) {
        if (!(limit instanceof RateLimiterRes)) throw limit;
        const seconds = Math.max(1, Math.ceil(limit.msBeforeNext / 1_000));
        throw new PageError(
          429,
          'Too many attempts',
          'Too many log-ins have failed. Wait a few minutes and try again.',
          seconds,
        );
      }
    },
    async forget(email) {
      await accounts.delete(nameOf(email));
    },
  };
}
