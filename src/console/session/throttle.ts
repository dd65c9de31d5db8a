/** Limits failed logins. The repository counts them for all processes if it can, otherwise this process. */

import { AttemptLimits, type CountedName } from '../../limits/attempt-limits.ts';
import { networkOf } from '../../limits/network.ts';
import type { ResolvedCommonLimits } from '../../limits/options.ts';
import type { LimitsRepository } from '../../repository/index.ts';

/** A login attempt. */
interface Attempt {
  /**
   * Counts the attempt. Called just before the password is checked: a request that fails earlier is not a failed
   * attempt.
   */
  begin(): Promise<void>;
  /** The login succeeded: resets the account for this address, and gives back its other counts. */
  succeed(): Promise<void>;
}

export interface Throttle {
  /** Starts a login attempt. @throws MarketplaceError 429 after too many failures */
  attempt(email: string, address: string, now: number): Attempt;
}

/**
 * Counts failures by account and address together, so that nobody can lock out the owner of an account from elsewhere;
 * by account alone with a higher limit, against attackers with many addresses; and by address.
 */
export function createThrottle(
  { logIns, logInsOfAccount, logInsOfAddress }: ResolvedCommonLimits,
  limits: LimitsRepository,
): Throttle {
  const tries = new AttemptLimits(limits);
  return {
    attempt(email, address, now) {
      const network = networkOf(address);
      // User input comes last, so that no two names can be equal.
      const own = `log-in of ${network} to ${email}`;
      const counted: CountedName[] = [
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
