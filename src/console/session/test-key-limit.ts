/** Limits how many test keys a user makes in the reference. */
import { AttemptLimits } from '../../limits/attempt-limits.ts';
import type { ResolvedCommonLimits } from '../../limits/options.ts';
import type { LimitsRepository } from '../../repository/index.ts';

export interface TestKeyLimit {
  /** Counts a key. @throws MarketplaceError 429 after too many */
  count(userId: string, now: number): Promise<void>;
}

export function createTestKeyLimit(
  { testKeys }: ResolvedCommonLimits,
  limits: LimitsRepository,
): TestKeyLimit {
  const made = new AttemptLimits(limits);
  return {
    async count(userId, now) {
      if (testKeys === null) return;
      await made.count([{ name: `test keys of ${userId}`, policy: { name: 'test-keys', ...testKeys } }], now);
    },
  };
}
