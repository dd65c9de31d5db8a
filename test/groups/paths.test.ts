/** Paths of groups that match the same requests. */
import assert from 'node:assert/strict';
import type { Group } from '../../src/group/group.ts';
import { servedBy } from '../../src/group/serve.ts';
import { suiteOf } from '../helper.ts';
import { ask, own } from './own-group.ts';

const test = suiteOf('Paths of groups');

const at = (path: string, id: string, method = 'POST') => ({
  ...ask,
  id,
  method,
  path,
  params: Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, { description: '', example: 'x' }]),
  ),
});
const two = (one: object, other: object) =>
  [
    { ...own, operations: [one] },
    { ...own, name: 'more', scopes: { 'more:read': '' }, operations: [{ ...other, scope: 'more:read' }] },
  ] as unknown as readonly Group[];

test('are refused if paths differ only in the names of parameters, in any order of the groups', () => {
  const given = two(at('/x/:a', 'one', 'GET'), at('/x/:b', 'other'));
  assert.throws(() => servedBy(given), {
    name: 'TypeError',
    message:
      'createRouter: groups: the operation other of the group more has the path /x/:b, and the operation one of the group own has the path /x/:a: they match the same requests: use the same parameter names',
  });
  assert.throws(() => servedBy([...given].reverse()), /they match the same requests/);
});

test('are refused if a request matches two paths and neither is more specific', () => {
  const given = two(at('/x/:a/b', 'one'), at('/x/a/:b', 'other'));
  assert.throws(() => servedBy(given), /a request can match both: change one of the paths$/);
});

test('may have fixed paths beside paths with parameters', () => {
  servedBy(two(at('/x/:a', 'one'), at('/x/b', 'other')));
  servedBy(two(at('/x/:a/b', 'one'), at('/x/:c/d', 'other')));
});

test.run();
