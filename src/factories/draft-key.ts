/** Drafts keys for hosts, who may misspell a scope. */
import { draftKey, type KeyDraft } from '../keys/keys.ts';
import { unknownScope } from '../repository/scopes.ts';

/**
 * A new key: the record to store, and the secret, which is shown once and never stored.
 * @throws TypeError that names the missing or invalid member, or a scope that a group of this package does not have
 */
export function draftHostKey(given: KeyDraft, now: number): ReturnType<typeof draftKey> {
  const drafted = draftKey(given, now);
  const unknown = unknownScope(drafted.record.scopes);
  if (unknown === null) return drafted;
  const { scope, meant } = unknown;
  const group = scope.split(':', 1)[0];
  throw new TypeError(
    `draftKey: the scope ${scope} does not exist${meant === null ? `: the group ${group} does not have it` : `: did you mean ${meant}?`}`,
  );
}
