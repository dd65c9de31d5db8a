/** What holds for groups as they are handed through: whatever contradicts itself stops the start. */
import assert from 'node:assert/strict';
import { errorRows } from '../../src/common/errors.ts';
import type { Group } from '../../src/group/group.ts';
import { servedBy } from '../../src/group/served.ts';
import { builtIn as groups } from '../../src/groups.ts';
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
    'the group models: its scope links:read must be models: followed by an action in lowercase letters',
  ],
  [
    'an operation whose scope it does not declare',
    [{ ...models, scopes: {} }],
    'the group models: its operation listModels uses the undeclared scope models:read',
  ],
  [
    'an operation whose refusal it does not declare',
    [{ ...models, operations: [{ ...listModels, errors: ['link_not_found'] }] }],
    'the group models: its operation listModels uses the undeclared error link_not_found',
  ],
  [
    'an error that is a common one',
    [{ ...models, errors: errorRows({ not_found: { status: 404, message: 'No' } }) }],
    'the group models: its error code not_found must be unique and equal to its name',
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
    'the group keys: its event key.created is already declared by another group',
  ],
] satisfies [string, readonly Group[], string][])
  test(`are refused at start with ${what}`, () => {
    assert.throws(() => servedBy(change), { name: 'TypeError', message });
  });

const ask = {
  id: 'ask',
  method: 'POST',
  path: '/ask',
  summary: '',
  description: '',
  auth: 'bearer',
  scope: 'own:read',
  request: { type: 'object' },
  reply: { schema: { type: 'object' }, description: '', revalidate: false, envelope: (data: object) => data },
  errors: [],
  handler: () => ({ result: {} }),
} as const;
const own = {
  name: 'own',
  description: '',
  needs: [],
  scopes: { 'own:read': '' },
  operations: [ask],
} as const;
const event = {
  type: 'own.asked',
  summary: '',
  description: '',
  schema: { type: 'object' },
  example: {},
} as const;

for (const [what, change, reason] of [
  [
    'a name with capitals',
    { name: 'Own', scopes: {} },
    'its name may only contain lowercase letters, digits and -',
  ],
  [
    'a path without a slash',
    { operations: [{ ...ask, path: 'ask' }] },
    'the path of its operation ask must be a path such as /api/v1/wishes/:wish_id',
  ],
  [
    'a parameter of a path that it does not describe',
    { operations: [{ ...ask, path: '/ask/:id' }] },
    'its operation ask must describe the path parameter id in params',
  ],
  [
    'an id that is no name',
    { operations: [{ ...ask, id: 'ask it' }] },
    'the id of its operation ask it may only contain letters, digits and _',
  ],
  [
    'a schema that cannot be compiled',
    { operations: [{ ...ask, request: { type: 'objekt' } }] },
    /^the group own: the schema AskRequest cannot be compiled: /,
  ],
  [
    'a request that is no object',
    { operations: [{ ...ask, request: { type: 'array' } }] },
    'the schema AskRequest must have the type object',
  ],
  [
    'a reference in a schema',
    { operations: [{ ...ask, request: { type: 'object', properties: { a: { $ref: '#/x' } } } }] },
    'the schema AskRequest contains a $ref: inline the schema that it refers to',
  ],
  [
    'no example of what is required',
    {
      operations: [
        { ...ask, request: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } } },
      ],
    },
    'the schema AskRequest needs an example of a',
  ],
  [
    'examples that do not fit',
    {
      operations: [
        {
          ...ask,
          request: { type: 'object', required: ['a'], properties: { a: { type: 'string', examples: [1] } } },
        },
      ],
    },
    'the schema AskRequest does not accept its own examples',
  ],
  [
    'a title that another schema has',
    { operations: [{ ...ask, request: { title: 'Item', type: 'object' } }] },
    'the title Item is already used by another schema',
  ],
  [
    'a schema that nobody has',
    { operations: [{ ...ask, request: 'AskRequest' }] },
    'unknown schema AskRequest',
  ],
  [
    'an event without a group',
    { events: [{ ...event, type: 'asked' }] },
    'its event asked must have the form group.what_happened',
  ],
  [
    'an event of webhooks',
    { events: [{ ...event, type: 'webhook.asked' }] },
    'its event webhook.asked must not use the prefix of webhook events',
  ],
] as const)
  test(`of a host are refused at start with ${what}`, () => {
    const message =
      typeof reason === 'string'
        ? `the group ${(change as Partial<Group>).name ?? 'own'}: ${reason}`
        : reason;
    assert.throws(() => servedBy([{ ...own, ...change } as unknown as Group]), {
      name: 'TypeError',
      message,
    });
  });

test.run();
