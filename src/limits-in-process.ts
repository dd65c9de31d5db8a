/** Counts uses in this process alone, for repositories that do not count them for all. */
import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { LimitsRepository } from './repository/index.ts';

export function limitsInProcess(): LimitsRepository {
  const limiter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 900 });
  // A name may be any text: of one length, it cannot fill the memory.
  const short = (name: string) => createHash('sha256').update(name).digest('base64url');
  return {
    async count(name, seconds, now) {
      const { consumedPoints, msBeforeNext } = await limiter.consume(short(name), 1, {
        customDuration: seconds,
      });
      return { uses: consumedPoints, endsAt: now + msBeforeNext };
    },
    async reset(name) {
      await limiter.delete(short(name));
    },
  };
}
