/** Incomplete and inconsistent groups of a host stop the start. */
import assert from 'node:assert/strict';
import { builtIn as groups } from '../../src/factories/built-in/groups.ts';
import { chosenGroups } from '../../src/group/choose.ts';
import type { Group } from '../../src/group/group.ts';
import { servedBy } from '../../src/group/serve.ts';
import { suiteOf } from '../helper.ts';
import { ask, own } from './own-group.ts';

const test = suiteOf('Groups of a host', { isLong: true });

const found = groups.find(({ name }) => name === 'models');
assert.ok(found !== undefined);
const models: Group = found;
const [listModels] = models.operations;
assert.ok(listModels !== undefined);

const event = {
  type: 'own.asked',
  summary: '',
  description: '',
  schema: { type: 'object' },
  example: {},
} as const;

/** Fields that only a host without TypeScript can get wrong. */
const repository = Object.fromEntries(['keys', 'items'].map(part => [part, {}])) as never;
const start = (...given: readonly unknown[]) =>
  chosenGroups('createRouter', groups, repository, given as readonly Group[]);
const reply = ask.reply;

for (const [what, change, reason] of [
  [
    'a name with capitals',
    { name: 'Own', scopes: {} },
    'its name may only contain lowercase letters, digits and -',
  ],
  [
    'a path without a slash',
    { operations: [{ ...ask, path: 'ask' }] },
    'the operation ask: path must be a path such as /api/v1/wishes/:wish_id',
  ],
  [
    'a parameter of a path that it does not describe',
    { operations: [{ ...ask, path: '/ask/:id' }] },
    'the operation ask: path has the parameter id, which params does not describe',
  ],
  [
    'an id that is no name',
    { operations: [{ ...ask, id: 'ask it' }] },
    'the id of its operation ask it may only contain letters, digits and _, and starts with a letter',
  ],
  [
    'a part of a segment as a parameter',
    { operations: [{ ...ask, path: '/ask/a-:id', params: { id: { description: '', example: 'x' } } }] },
    'the operation ask: path must be a path such as /api/v1/wishes/:wish_id',
  ],
  [
    'a path with dots that clients remove',
    { operations: [{ ...ask, path: '/ask/../it' }] },
    'the operation ask: path must not contain the segments . and ..',
  ],
  [
    'a parameter that its path has twice',
    { operations: [{ ...ask, path: '/ask/:id/:id', params: { id: { description: '', example: 'x' } } }] },
    'the operation ask: path contains the parameter id twice',
  ],
  [
    'a description of a parameter that its path does not have',
    { operations: [{ ...ask, params: { id: { description: '', example: 'x' } } }] },
    'the operation ask: path does not have the parameter id, which params describes',
  ],
  [
    'an event that it declares twice',
    { events: [event, { ...event, summary: 'Again' }] },
    'its event own.asked is declared twice',
  ],
  [
    'a schema that cannot be compiled',
    { operations: [{ ...ask, request: { type: 'objekt' } }] },
    /^createRouter: groups: own: the operation ask: the schema AskRequest cannot be compiled: /,
  ],
  [
    'a request that is no object',
    { operations: [{ ...ask, request: { type: 'array' } }] },
    'the operation ask: the schema AskRequest must have the type object',
  ],
  [
    'a reference in a schema',
    { operations: [{ ...ask, request: { type: 'object', properties: { a: { $ref: '#/x' } } } }] },
    'the operation ask: the schema AskRequest contains a $ref: inline the schema that it refers to',
  ],
  [
    'no example of what is required',
    {
      operations: [
        { ...ask, request: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } } },
      ],
    },
    'the operation ask: the schema AskRequest needs an example of a',
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
    'the operation ask: the schema AskRequest does not accept its own examples',
  ],
  [
    'a title that another schema has',
    { operations: [{ ...ask, request: { title: 'Item', type: 'object' } }] },
    'the operation ask: the title Item is already used by another schema',
  ],
  ...(
    [
      ['$async at the top', { type: 'object', $async: true }, 'contains $async: validation is synchronous'],
      [
        '$async inside',
        { type: 'object', properties: { a: { type: 'array', items: { $async: true } } } },
        'contains $async: validation is synchronous',
      ],
      [
        'a dynamic reference',
        { type: 'object', properties: { a: { $dynamicRef: '#n' } } },
        'contains a $dynamicRef: inline the schema that it refers to',
      ],
      [
        'a pattern that cannot be matched in linear time',
        { type: 'object', properties: { a: { type: 'string', pattern: '^(?=a)' } } },
        /cannot be compiled: the pattern \^\(\?=a\) cannot be matched in linear time/,
      ],
      [
        'a pattern that JavaScript does not know',
        { type: 'object', properties: { a: { type: 'string', pattern: '(?P<n>a)' } } },
        /cannot be compiled: the pattern \(\?P<n>a\) is not a regular expression/,
      ],
      [
        'a format that cannot be matched in linear time',
        { type: 'object', properties: { a: { type: 'string', format: 'url' } } },
        'contains the format url, which takes too long on some texts: use uri',
      ],
      [
        'unique items without a limit',
        { type: 'object', properties: { a: { type: 'array', uniqueItems: true } } },
        'contains uniqueItems without a maxItems of at most 1000',
      ],
      [
        'an object in a query',
        { type: 'object', properties: { a: { type: 'object' } } },
        'has the parameter a, which a query cannot contain: use text, numbers, true and false, or a list of these',
      ],
      [
        'a list of objects in a query',
        { type: 'object', properties: { a: { type: 'array', items: { type: 'object' } } } },
        'has the parameter a, which a query cannot contain: use text, numbers, true and false, or a list of these',
      ],
      [
        'free names',
        { type: 'object', additionalProperties: true },
        'must not have additionalProperties at the top: only the parameters in properties reach the handler; put free names into an object of their own',
      ],
      [
        'names by pattern',
        { type: 'object', patternProperties: { '^a': {} } },
        'must not have patternProperties at the top: only the parameters in properties reach the handler; put free names into an object of their own',
      ],
      [
        'a parameter that only a part of it describes',
        { type: 'object', allOf: [{ anyOf: [{ properties: { b: {} } }] }] },
        'describes the parameter b only in a part of it: add it to properties at the top',
      ],
      [
        'the name of the key',
        { type: 'object', properties: { api_key: { type: 'string' } } },
        'must not have the parameter api_key, which is the key of the caller',
      ],
      [
        'a name that every object has',
        { type: 'object', properties: { constructor: { type: 'string' } } },
        'must not have a parameter with the name constructor',
      ],
      [
        'a default that would be ignored',
        { type: 'object', properties: { a: { anyOf: [{ properties: { b: { default: 1 } } }] } } },
        /cannot be compiled: strict mode: default is ignored/,
      ],
    ] as const
  ).map(
    ([what, request, message]) =>
      [
        `a request with ${what}`,
        { operations: [{ ...ask, method: 'GET', request }] },
        typeof message === 'string' ? `the operation ask: the schema AskRequest ${message}` : message,
      ] as const,
  ),
  ...(
    [
      ['idempotent', true],
      ['conditional', 'ask'],
      ['guessed', 'not_found'],
    ] as const
  ).map(
    ([field, value]) =>
      [
        `${field} beside raw`,
        { operations: [{ ...ask, raw: { limit: 1, content: {}, headers: {} }, [field]: value }] },
        `its operation ask reads its requests itself, so it must not have ${field}`,
      ] as const,
  ),
  [
    'a schema of a response as its request',
    { operations: [{ ...ask, request: 'Item' }] },
    'the operation ask: Item is not the title of a request schema',
  ],
  [
    'a word of JavaScript as its request',
    { operations: [{ ...ask, request: 'constructor' }] },
    'the operation ask: unknown schema constructor',
  ],
  [
    'an example of an event that does not fit',
    {
      events: [
        { ...event, schema: { type: 'object', properties: { a: { type: 'string' } } }, example: { a: 5 } },
      ],
    },
    'the event own.asked: the example does not fit the schema OwnAskedData: a must be a string',
  ],
  [
    'an example of a response that does not fit',
    { operations: [{ ...ask, reply: { ...ask.reply, schema: { type: 'array' }, example: {} } }] },
    'the operation ask: the example does not fit the schema AskReply: it must be a list',
  ],
  [
    'a schema that nobody has',
    { operations: [{ ...ask, request: 'AskRequest' }] },
    'the operation ask: unknown schema AskRequest',
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
  test(`are refused at start with ${what}`, () => {
    const message =
      typeof reason === 'string'
        ? `createRouter: groups: ${(change as Partial<Group>).name ?? 'own'}: ${reason}`
        : reason;
    assert.throws(() => servedBy([{ ...own, ...change } as unknown as Group]), {
      name: 'TypeError',
      message,
    });
  });

for (const [field, change, message] of [
  ['a name', { name: undefined }, 'number 1: name is missing'],
  ['a list of operations', { operations: undefined }, 'own: operations is missing'],
  ['scopes', { scopes: null }, 'own: scopes must be an object of descriptions by scope'],
  [
    'a description of each scope',
    { scopes: { 'own:read': 5 } },
    'own: scopes must be an object of descriptions by scope',
  ],
  ['a service function', { service: 'x' }, 'own: service must be a function'],
  ['events as a list', { events: null }, 'own: events must be a list'],
  [
    'parts that exist',
    { needs: ['constructor'] },
    /^createRouter: groups: own: needs must be a list of parts of the repository \(keys, /,
  ],
  ['receivers by kind', { receivers: 'x' }, 'own: receivers must be an object of functions and "post"'],
  ['no other field', { operatoins: [] }, 'own has no field operatoins: did you mean operations?'],
  ['no limits', { limits: { wishes: {} } }, 'own: only groups of this package have limits'],
  ['no always', { always: true }, 'own: only groups of this package have always'],
  [
    'no option',
    { option: { check: () => null, standIn: () => ({}) } },
    'own: only groups of this package have option',
  ],
  ['a console object', { console: 'x' }, 'own: console must be an object'],
  ['a console entry', { console: {} }, 'own: console: nav is missing'],
  [
    'a label of its console entry',
    { console: { nav: { label: ' ', path: '/own' }, routes: [], load: () => {} } },
    'own: console: nav: label must be a non-empty string',
  ],
  [
    'a heading of its console entry that can be read',
    { console: { nav: { label: 'Own', path: '/own', group: '' }, routes: [], load: () => {} } },
    'own: console: nav: group must be a non-empty string',
  ],
  [
    'a path of its console entry',
    { console: { nav: { label: 'Own', path: 'own' }, routes: [], load: () => {} } },
    'own: console: nav: path must be a path that starts with /',
  ],
  [
    'routes of its console pages',
    { console: { nav: { label: 'Own', path: '/own' }, routes: [['/own', { PUT: 'x' }]], load: () => {} } },
    'own: console: routes must be a list of routes, each as [path, actions by method]',
  ],
  [
    'a path of each shortcut',
    {
      console: {
        nav: { label: 'Own', path: '/own' },
        routes: [],
        shortcuts: [{ label: 'Add', path: 'own' }],
        load: () => {},
      },
    },
    'own: console: shortcuts must be a list of shortcuts, each as { label, path }',
  ],
  ['errors as rows', { errors: { a: 5 } }, 'own: the error a must be an object'],
  [
    'an error status that is one',
    { errors: { a: { code: 'a', status: 9999, message: 'm' } } },
    'own: the error a: status must be a whole number from 400 to 599',
  ],
] as const)
  test(`need ${field}`, () => {
    assert.throws(() => start({ ...own, ...change }), {
      name: 'TypeError',
      message: typeof message === 'string' ? `createRouter: groups: ${message}` : message,
    });
  });

for (const [field, change, complaint] of [
  ['a handler', { handler: undefined }, ': handler is missing'],
  ['a handler that is a function', { handler: 'x' }, ': handler must be a function'],
  ['a method in capitals', { method: 'get' }, ': method must be GET or POST or PUT or PATCH or DELETE'],
  [
    'a method that operations can have',
    { method: 'TRACE' },
    ': method must be GET or POST or PUT or PATCH or DELETE',
  ],
  ['a place of the key', { auth: undefined }, ': auth is missing'],
  ['a known place of the key', { auth: 'nowhere' }, ': auth must be bearer or parameter or none'],
  ['a list of errors', { errors: undefined }, ': errors is missing'],
  ['a reply', { reply: undefined }, ': reply is missing'],
  ['an envelope', { reply: { ...reply, envelope: undefined } }, ': reply: envelope is missing'],
  [
    'a status of success',
    { reply: { ...reply, status: 999 } },
    ': reply: status must be a whole number from 200 to 202',
  ],
  [
    'media types',
    { reply: { media: [], description: '', revalidate: false } },
    ': reply: media must be a list of at least one media type',
  ],
  ['raw fields', { raw: { limit: 1 } }, ': raw: content is missing'],
  ['params by name', { params: null }, ': params must be an object of { description, example } by parameter'],
  ['no other field', { sumary: 'x' }, ' has no field sumary: did you mean summary?'],
  ['a described parameter', { params: { id: { example: 'x' } } }, ': params: id: description is missing'],
  [
    'no other field of a parameter',
    { params: { id: { description: 'Id.', example: 'x', exmaple: 'y' } } },
    ': params: id has no field exmaple: did you mean example?',
  ],
  [
    'no other field of a body',
    { raw: { limit: 1, content: { 'text/csv': { schema: {}, example: 'a', schmea: {} } }, headers: {} } },
    ': raw: content: text/csv has no field schmea: did you mean schema?',
  ],
  [
    'an example of a body',
    { raw: { limit: 1, content: { 'text/csv': { schema: {} } }, headers: {} } },
    ': raw: content: text/csv: example is missing',
  ],
  [
    'no other field of a header',
    { raw: { limit: 1, content: {}, headers: { 'x-a': { description: 'A.', example: 'a', eg: 1 } } } },
    ': raw: headers: x-a has no field eg',
  ],
] as const)
  test(`need ${field} in each operation`, () => {
    assert.throws(() => start({ ...own, operations: [{ ...ask, ...change }] }), {
      name: 'TypeError',
      message: `createRouter: groups: own: the operation ask${complaint}`,
    });
  });

test('may be changed copies of groups of this package, with all of their fields', () => {
  for (const group of groups.filter(({ needs }) => needs.every(part => ['keys', 'items'].includes(part))))
    assert.equal(start({ ...group, description: 'Ours.' })[0]?.description, 'Ours.');
  const keys = groups.find(({ always }) => always);
  assert.ok(keys !== undefined);
  assert.equal(start({ ...keys, description: 'Ours.' }).length, 1);
});

test('need operations and events that are objects', () => {
  for (const [change, what] of [
    [{ operations: [null] }, 'the operation number 1'],
    [{ events: ['x'] }, 'the event number 1'],
  ] as const)
    assert.throws(() => start({ ...own, ...change }), {
      name: 'TypeError',
      message: `createRouter: groups: own: ${what} must be an object`,
    });
});

test('need an example of each event', () => {
  const { example: _, ...bare } = event;
  assert.throws(() => start({ ...own, events: [bare] }), {
    name: 'TypeError',
    message: 'createRouter: groups: own: the event own.asked: example is missing',
  });
});

test('are refused at start if a schema contains itself', () => {
  const schema: { type: string; properties: Record<string, unknown> } = { type: 'object', properties: {} };
  schema.properties.a = schema;
  assert.throws(() => servedBy([{ ...own, operations: [{ ...ask, request: schema }] } as unknown as Group]), {
    name: 'TypeError',
    message:
      'createRouter: groups: own: the operation ask: the schema AskRequest is nested deeper than 64 levels, or contains itself',
  });
});

test('may describe a property with the name of a keyword', () => {
  const request = { type: 'object', properties: { $ref: { type: 'string' }, $async: { type: 'boolean' } } };
  servedBy([{ ...own, operations: [{ ...ask, request }] } as unknown as Group]);
});

test.run();
