/** How often a log-in may fail. Counted by the repository for all processes, where it can, else in this one. */
import { limitsInProcess } from '../../limits/in-process.ts';
import { networkOf } from '../../limits/network.ts';
import type { ResolvedRateLimits } from '../../limits/options.ts';
import { type Counted, Tries } from '../../limits/tries.ts';
import type { LimitsRepository } from '../../repository/index.ts';

/** A log-in that is being tried. */
interface Attempt {
  /** Counts it. Called when the password is about to be checked: what never gets so far is no failure of anybody. */
  begin(): Promise<void>;
  /** It was no failure: the account starts anew for this address, and counts nothing anywhere else. */
  succeed(): Promise<void>;
}

export interface Throttle {
  /** Somebody wants to log in. @throws MarketplaceError 429 where too many have failed */
  attempt(email: string, address: string, now: number): Attempt;
}

/**
 * Failures are counted by account and address together, so that nobody keeps the owner of an account out from
 * elsewhere; by account alone with a higher ceiling, against whoever has many addresses; and by address.
 */
export function createThrottle(
  { logIns, logInsOfAccount, logInsOfAddress }: ResolvedRateLimits,
  limits: LimitsRepository = limitsInProcess(),
): Throttle {
  const tries = new Tries(limits);
  return {
    attempt(email, address, now) {
      const network = networkOf(address);
      // What was typed comes last: however it goes on, it is never the name of something else.
      const own = `log-in of ${network} to ${email}`;
      const counted: Counted[] = [
        { name: own, policy: { name: 'log-in', ...logIns } },
        { name: `log-in address ${network}`, policy: { name: 'log-in-address', ...logInsOfAddress } },
        { name: `log-in account ${email}`, policy: { name: 'log-in-account', ...logInsOfAccount } },
      ];
      tries.check(counted, now);
      let giveBack = async () => {};
      return {
        async begin() {
          giveBack = await tries.count(counted, now);
        },
        async succeed() {
          await giveBack();
          await tries.reset(own);
        },
      };
    },
  };
}
