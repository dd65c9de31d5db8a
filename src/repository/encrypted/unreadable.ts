/** Values that cannot be decrypted here: each fails where it is used, and nothing else does. */
import { withRemedy } from '../../common/errors/remedy.ts';
import { RepositoryUnavailableError } from '../index.ts';
import type { ValuePlace } from './keyring.ts';

/** A stored secret cannot be decrypted. Clients get 503, as if the storage could not be reached. */
export class UnreadableSecretError extends RepositoryUnavailableError {
  override readonly name = 'UnreadableSecretError';
}

export const unreadable = (
  { kind, workspaceId, recordId, field }: ValuePlace,
  why: string,
): UnreadableSecretError =>
  withRemedy(
    new UnreadableSecretError(
      `${field} of the ${kind} ${recordId} in the workspace ${workspaceId} cannot be decrypted: ${why}`,
    ),
    'Give all processes the key that encrypted it (option secrets), or have the value replaced',
  );

export interface UnreadableValue {
  readonly error: UnreadableSecretError;
  /** Until when the value matters. @default always */
  readonly until?: string | null | undefined;
}

const faults = new WeakMap<object, readonly UnreadableValue[]>();

/** The member of a record, some values of which cannot be decrypted. */
export function withFaults<Member extends object>(member: Member, found: readonly UnreadableValue[]): Member {
  if (found.length > 0) faults.set(member, found);
  return member;
}

/** Whether a secret in a list can be used. */
export function isReadable(one: { readonly secret: string }): boolean {
  try {
    return typeof one.secret === 'string';
  } catch {
    return false;
  }
}

/** Why these members of a record cannot be used as a whole, or `null`. */
export function faultIn(...members: readonly unknown[]): UnreadableSecretError | null {
  for (const member of members) {
    if (typeof member !== 'object' || member === null) continue;
    const fault = faults.get(member)?.find(({ until }) => until == null || Date.parse(until) > Date.now());
    if (fault !== undefined) return fault.error;
  }
  return null;
}
