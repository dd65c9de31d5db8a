/** The user for whom a key acts. */
import type { MembershipChangeOptions } from '../repository/index.ts';
import type { Principal } from './operation.ts';

/**
 * A key acts for the user who has created it, who must be an owner now: otherwise developers, who can create keys, could
 * make themselves owners. A key without a creator was made by the host.
 */
export const actingUser = ({ createdBy }: Principal): MembershipChangeOptions =>
  createdBy === null ? {} : { by: createdBy };
