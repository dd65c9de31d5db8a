/** Inconsistent groups stop the start. */
import assert from 'node:assert/strict';
import { errorRows, MarketplaceError } from '../../src/common/errors/errors.ts';
import { builtIn as groups } from '../../src/factories/built-in/groups.ts';
import { checkGroupFields } from '../../src/group/fields.ts';
import type { Group } from '../../src/group/group.ts';
import { servedBy } from '../../src/group/serve.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Groups');

const found = groups.find(({ name }) => name === 'models');
assert.ok(found !== undefined);
const models: Group = found;
const [listModels] = models.operations;
assert.ok(listModels !== undefined);

test('declare everything that their operations use, and their own scopes', () => {
  for (const { name, scopes, operations, errors = {} } of groups) {
    const codes = operations.flatMap(operation => operation.errors);
    const used = new Set(operations.flatMap(({ scope }) => scope ?? []));
    assert.deepEqual(
      [...used].sort(),
      Object.keys(scopes).sort(),
      `${name} declares the scopes that it asks for`,
    );
    // Some errors of links are used only by redirects, not by operations.
    const ofRedirects = ['password_needed', 'wrong_password', 'link_expired'];
    for (const code of Object.keys(errors))
      assert.ok(codes.includes(code) || ofRedirects.includes(code), code);
  }
});

for (const [what, change, message] of [
  [
    'a name that another has',
    [models, { ...models, operations: [] }],
    'createRouter: groups: two groups have the name models',
  ],
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
    'createRouter: groups: two groups have the operation listModels',
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
    'createRouter: groups: two groups have the address GET /api/v1/models',
  ],
  [
    'a scope of another group',
    [{ ...models, scopes: { 'links:read': '' } }],
    'createRouter: groups: models: its scope links:read must be models: followed by an action in lowercase letters',
  ],
  [
    'an operation whose scope it does not declare',
    [{ ...models, scopes: {} }],
    'createRouter: groups: models: its operation listModels uses the undeclared scope models:read',
  ],
  [
    'an operation whose refusal it does not declare',
    [{ ...models, operations: [{ ...listModels, errors: ['link_not_found'] }] }],
    'createRouter: groups: models: its operation listModels uses the undeclared error link_not_found',
  ],
  [
    'an operation that changes a record which none of its operations reads',
    [{ ...models, operations: [{ ...listModels, record: 'model' }] }],
    'createRouter: groups: models: its operation listModels changes the record model, which no GET of the group reads',
  ],
  [
    'an error that is a common one',
    [{ ...models, errors: errorRows({ not_found: { status: 404, message: 'No' } }) }],
    'createRouter: groups: models: its error code not_found must be unique and equal to its name',
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
    'createRouter: groups: keys: its event key.created is already declared by another group',
  ],
] satisfies [string, readonly Group[], string][])
  test(`are refused at start with ${what}`, () => {
    assert.throws(() => servedBy(change), { name: 'TypeError', message });
  });

test('of this package have all fields and no others', () => {
  for (const [index, group] of groups.entries()) checkGroupFields('createRouter', group, index);
});

test('define errors with a status from 400 to 599 and a message', () => {
  for (const [rows, message] of [
    [{ a: { status: 9999, message: 'm' } }, 'defineErrors: a: status must be a whole number from 400 to 599'],
    [{ a: { status: 200, message: 'm' } }, 'defineErrors: a: status must be a whole number from 400 to 599'],
    [{ a: { status: 404, message: '' } }, 'defineErrors: a: message must be a non-empty string'],
    [{ a: { status: 404, mesage: 'm' } }, 'defineErrors: a has no field mesage: did you mean message?'],
    [{ a: 5 }, 'defineErrors: a must be { status, message }'],
    [null, 'defineErrors: the errors must be an object'],
  ] as const)
    assert.throws(() => errorRows(rows as never), { name: 'TypeError', message });
  assert.throws(() => new MarketplaceError({ code: 'a', status: 9999, message: 'm' }), {
    name: 'TypeError',
    message: 'MarketplaceError: the status of a must be a whole number from 400 to 599',
  });
});

test.run();
