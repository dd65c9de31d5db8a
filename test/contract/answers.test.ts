/** All methods of the contract return results in the same way. Types enforce most of it: see `npm run typecheck`. */
import assert from 'node:assert/strict';
import { isRefused, type PartName, type Parts, refuse } from '../../src/index.ts';
import { fixtureRepository, suiteOf } from '../helper.ts';

const test = suiteOf('Results of the contract');

type Verb =
  | 'add'
  | 'change'
  | 'create'
  | 'delete'
  | 'pass'
  | 'remove'
  | 'replay'
  | 'revoke'
  | 'rotate'
  | 'set';
type Answer<Method> = Method extends (...given: never[]) => infer Given ? Awaited<Given> : never;
/** The names of changes that report success, conflict or absence as a word, `true`, `false` or `null`. */
type Unlike<Part> = {
  [Name in keyof Part]-?: Name extends `${Verb}${string}`
    ? [Extract<Answer<Part[Name]>, boolean | string | null>] extends [never]
      ? never
      : Name
    : never;
}[keyof Part];
type Wrong = { [Name in PartName]: Unlike<Parts[Name]> }[PartName];

test('are records or refusals for every change', () => {
  const wrong: [Wrong] extends [never] ? 'none' : Wrong = 'none';
  assert.equal(wrong, 'none');
});

test('distinguish a refusal from a record, a number, an array and nothing', () => {
  assert.equal(isRefused(refuse('taken')), true);
  for (const answer of [{ id: 'x' }, 0, 3, [], 'refused', null, undefined])
    assert.equal(isRefused(answer), false, JSON.stringify(answer));
});

test('cannot be used as a record before the check for a refusal', async cleanup => {
  const { keys, close } = await fixtureRepository();
  cleanup(close);
  const revoked = await keys.revoke('ws_studio', 'key_nobody', '2026-05-05T05:05:05Z');
  // @ts-expect-error: the result may be a refusal
  assert.equal(revoked.revoked_at, undefined);
  assert.equal(isRefused(revoked) ? revoked.refused : revoked.revoked_at, 'not_found');
});

test.run();
