/** How often a log-in may fail. Counted by the repository for all processes, where it can, else in this one. */
import { limitsInProcess } from '../../limits-in-process.ts';
import type { LimitsRepository } from '../../repository/index.ts';
import { PageError } from '../page-error.ts';

const quarterHour = 900;

/** Failures in a quarter of an hour. */
const perAccount = 10;
const perAddress = 100;

export interface Throttle {
  /** Counts a try. Throws 429, with how long to wait, when there were too many. */
  take(email: string, address: string, now: number): Promise<void>;
  /** A try succeeded: its account starts anew. */
  forget(email: string): Promise<void>;
}

export function createThrottle(limits: LimitsRepository = limitsInProcess()): Throttle {
  const accountName = (email: string) => `log-in account ${email}`;
  const count = async (name: string, most: number, now: number) => {
    const { uses, endsAt } = await limits.count(name, quarterHour, now);
    if (uses <= most) return;
    throw new PageError(
      429,
      'Too many attempts',
      'Too many log-ins have failed. Wait a few minutes and try again.',
      Math.max(1, Math.ceil((endsAt - now) / 1_000)),
    );
  };
  return {
    async take(email, address, now) {
      await count(`log-in address ${address}`, perAddress, now);
      await count(accountName(email), perAccount, now);
    },
    async forget(email) {
      await limits.reset(accountName(email));
    },
  };
}
