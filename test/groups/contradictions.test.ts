/** What holds for groups as they are handed through: whatever contradicts itself stops the start. */
import assert from 'node:assert/strict';
import { errorRows } from '../../src/errors.ts';
import type { Group } from '../../src/group.ts';
import { servedBy } from '../../src/served.ts';
import { groups } from '../built-in.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Groups');

const found = groups.find(({ name }) => name === 'models');
assert.ok(found !== undefined);
const models: Group = found;
const [listModels] = models.operations;
assert.ok(listModels !== undefined);

test('have everything that their operations name, and scopes of their own', () => {
  for (const { name, scopes, operations, errors = {} } of groups) {
    const codes = operations.flatMap(operation => operation.errors);
    const used = new Set(operations.map(({ scope }) => scope));
    assert.deepEqual(
      [...used].sort(),
      Object.keys(scopes).sort(),
      `${name} declares the scopes that it asks for`,
    );
    // Redirects refuse with some of the errors of links, and no operation does.
    const ofRedirects = ['password_needed', 'wrong_password', 'link_expired'];
    for (const code of Object.keys(errors))
      assert.ok(codes.includes(code) || ofRedirects.includes(code), code);
  }
});

for (const [what, change, message] of [
  ['a name that another has', [models, { ...models, operations: [] }], 'two groups have the name models'],
  [
    'an operation that another has',
    [
      models,
      {
        ...models,
        name: 'others',
        scopes: { 'others:read': '' },
        operations: [{ ...listModels, scope: 'others:read' }],
      },
    ],
    'two groups have the operation listModels',
  ],
  [
    'an address that another has',
    [
      models,
      {
        ...models,
        name: 'others',
        scopes: { 'others:read': '' },
        operations: [{ ...listModels, id: 'more', scope: 'others:read' }],
      },
    ],
    'two groups have the address GET /api/v1/models',
  ],
  [
    'a scope of another group',
    [{ ...models, scopes: { 'links:read': '' } }],
    'the group models: its scope links:read must be models: and what it allows in small letters',
  ],
  [
    'an operation whose scope it does not declare',
    [{ ...models, scopes: {} }],
    'the group models: its operation listModels needs the scope models:read, which it does not declare',
  ],
  [
    'an operation whose refusal it does not declare',
    [{ ...models, operations: [{ ...listModels, errors: ['link_not_found'] }] }],
    'the group models: its operation listModels refuses with link_not_found, which it does not declare',
  ],
  [
    'an error that is a common one',
    [{ ...models, errors: errorRows({ not_found: { status: 404, message: 'No' } }) }],
    'the group models: its error not_found must have a code that is its own',
  ],
  [
    'an event of another group',
    [
      ...groups,
      {
        ...models,
        name: 'others',
        scopes: {},
        operations: [],
        events: groups.flatMap(({ events = [] }) => events),
      },
    ],
    'the group keys: another group has its event key.created',
  ],
] satisfies [string, readonly Group[], string][])
  test(`stop the start where one has ${what}`, () => {
    assert.throws(() => servedBy(change), { name: 'TypeError', message });
  });

test.run();
