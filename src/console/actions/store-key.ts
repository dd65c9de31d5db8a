/** Stores a key that somebody makes in the console, within the limit of the workspace. */
import type { KeyRecord } from '../../generated/types.ts';
import { keyErrors } from '../../keys/errors.ts';
import { keyCreated } from '../../keys/events.ts';
import { keysRecordLimits } from '../../keys/record-limits.ts';
import { limitIn, limitReached } from '../../limits/record-limits.ts';
import type { LoggedInUser, Visit } from '../visit.ts';

/** How many keys a workspace may have. */
export const keyLimitOf = ({ options }: Visit): number => limitIn(options.limits, keysRecordLimits, 'keys');

export const keyLimitReached = (visit: Visit): string =>
  `${limitReached(keyErrors.too_many_keys, keyLimitOf(visit)).message}.`;

export const storeKey = (visit: Visit, member: LoggedInUser, workspaceId: string, record: KeyRecord) =>
  visit.repository.keys.create(workspaceId, record, {
    user: member.user.id,
    ownerScopes: visit.options.served.ownerScopes,
    events: keyCreated(visit.now),
    most: keyLimitOf(visit),
  });
