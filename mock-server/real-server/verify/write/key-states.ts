/** The states of a key that was made: without a scope, and revoked. */
import { isPlainObject } from '../../../../src/common/json/plain-object.ts';
import type { Operation } from '../../../../src/group/operation.ts';
import type { Trial } from '../trials.ts';

/** The secret in the answer of an operation that has made a key; `null` for others. */
export function secretOfNewKey({ id }: Operation, json: unknown): string | null {
  const data = isPlainObject(json) && isPlainObject(json.data) ? json.data : {};
  return id === 'createKey' && typeof data.secret === 'string' ? data.secret : null;
}

/**
 * What is tried after an operation has changed the state of a key, and of which operation. `secret`: of the key that was
 * made, or `null` without one.
 */
export function keyStates(
  { id }: Operation,
  secret: string | null,
  all: readonly Operation[],
): readonly (readonly [Operation, Trial])[] {
  const [name, error] =
    id === 'createKey'
      ? ['a key without the scope', 'missing_scope']
      : id === 'revokeKey'
        ? ['a key that was revoked', 'revoked_key']
        : [];
  const reader = all.find(one => one.id === 'listKeys');
  if (name === undefined || error === undefined || secret === null || reader === undefined) return [];
  return [[reader, { attempt: name, call: { path: reader.path }, key: { secret }, errors: [error] }]];
}
