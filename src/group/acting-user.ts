/** The users for whom a key acts. */
import type { MembershipChangeOptions } from '../repository/index.ts';
import type { Principal } from './call.ts';

/**
 * A key acts for its creator and for the user who has last set its scopes, who must be owners now: otherwise developers, who can
 * create and change keys, could make themselves owners. A key of the application acts for nobody.
 */
export function actingUser({ actsFor }: Principal): MembershipChangeOptions {
  const [first, ...others] = actsFor;
  if (first === undefined) return {};
  return { by: others.length === 0 ? first : actsFor };
}
