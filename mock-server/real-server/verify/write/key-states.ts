/** The states of a key that was made: without a scope, and revoked. */
import { isPlainObject } from '../../../../src/common/json/plain-object.ts';
import type { Operation } from '../../../../src/group/operation.ts';
import type { Trial } from '../trials.ts';

const secrets = new WeakMap<readonly Operation[], string>();

/** What is tried after an operation has changed the state of a key, and of which operation. */
export function keyStates(
  { id }: Operation,
  json: unknown,
  all: readonly Operation[],
): readonly (readonly [Operation, Trial])[] {
  const data = isPlainObject(json) && isPlainObject(json.data) ? json.data : {};
  if (id === 'createKey' && typeof data.secret === 'string') secrets.set(all, data.secret);
  const [name, error] =
    id === 'createKey'
      ? ['a key without the scope', 'missing_scope']
      : id === 'revokeKey'
        ? ['a key that was revoked', 'revoked_key']
        : [];
  const secret = secrets.get(all);
  const reader = all.find(one => one.id === 'listKeys');
  if (name === undefined || error === undefined || secret === undefined || reader === undefined) return [];
  return [[reader, { attempt: name, call: { path: reader.path }, key: { secret }, errors: [error] }]];
}
