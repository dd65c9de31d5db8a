/** Every factory that the package exports refuses options by name. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { startMock } from '../../mock-server/index.ts';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { postgresRepository } from '../../src/adapters/postgres/index.ts';
import { bridge, simulated, xmpp } from '../../src/channel-drivers.ts';
import {
  builtIn,
  createAutomation,
  createLinks,
  createMarketplace,
  createMessaging,
  createOutbox,
  createRouter,
  createWebhooks,
  draftKey,
  hashPassword,
} from '../../src/index.ts';
import { driverConformance, repositoryConformance } from '../../src/testing/index.ts';
import { fixtureRepository, post, secrets, send, suiteOf } from '../helper.ts';

const test = suiteOf('Factory options');

const repository = await fixtureRepository();
const factories = {
  createMarketplace: [createMarketplace, { repository }],
  createRouter: [createRouter, { repository }],
  createWebhooks: [createWebhooks, { repository }],
  createLinks: [createLinks, { repository }],
  lowdbRepository: [lowdbRepository, {}],
  postgresRepository: [postgresRepository, { connectionString: 'postgres://127.0.0.1:1/x' }],
  startMock: [startMock, {}],
  repositoryConformance: [repositoryConformance, { test() {}, create() {} }],
  driverConformance: [driverConformance, { test() {}, create() {} }],
  createMessaging: [createMessaging, { repository }],
  createOutbox: [createOutbox, { take() {}, done() {}, async publish() {} }],
  createAutomation: [createAutomation, { repository }],
  simulated: [simulated, {}],
  xmpp: [xmpp, { domains: '*' }],
  bridge: [bridge, { url: 'http://127.0.0.1:9', secret: `whsec_${'A'.repeat(32)}` }],
} as unknown as Record<string, [factory: (options: unknown) => unknown, needed: object]>;

/** The message of the refusal, thrown immediately or later. */
async function refusalOf(name: string, options: unknown): Promise<unknown> {
  try {
    await factories[name]?.[0](options);
    return null;
  } catch (error) {
    return error instanceof TypeError ? error.message : error;
  }
}

for (const [name, [, needed]] of Object.entries(factories)) {
  test(`of ${name} must be known, otherwise the error names them`, async () => {
    assert.equal(await refusalOf(name, { ...needed, unheard: 'x' }), `${name} has no option unheard`);
    assert.equal(await refusalOf(name, { ...needed, constructor: 1 }), `${name} has no option constructor`);
  });
  test(`of ${name} must be an object`, async () => {
    for (const options of [null, 5, 'text', []])
      assert.equal(await refusalOf(name, options), `${name}: the options must be an object`);
  });
}

test('with invalid values are refused with the expected value', async () => {
  const whole = 'must be a whole number from';
  for (const [name, option, value, complaint] of [
    ['createWebhooks', 'concurrency', -5, `${whole} 1 to 10000`],
    ['createWebhooks', 'concurrency', Number.NaN, `${whole} 1 to 10000`],
    ['createWebhooks', 'concurrencyPerEndpoint', 1.5, `${whole} 1 to 10000`],
    ['createWebhooks', 'timeout', 'soon', 'must be a number from 1 to 3600000'],
    [
      'createWebhooks',
      'schedule',
      [5, -1],
      'must be a list of delays in milliseconds, each at most one year',
    ],
    ['createWebhooks', 'allowPrivateTargets', '10.0.0.0/8', 'must be a list of CIDRs and host names'],
    ['createWebhooks', 'events', [{ summary: 'x' }], 'must be a list of { type, summary }'],
    [
      'createWebhooks',
      'allowPrivateTargets',
      ['10.0.0.0/99'],
      'must be a list of CIDRs and host names: 10.0.0.0/99 is neither',
    ],
    [
      'createWebhooks',
      'events',
      [{ type: 'key.created', summary: 'x' }],
      'must not contain key.created: a type has the form group.what_happened and is not a built-in event type',
    ],
    [
      'createWebhooks',
      'events',
      [{ type: 'order.paid', summary: 'x', exmple: {} }],
      'contains order.paid with an unknown member exmple: did you mean example?',
    ],
    [
      'createWebhooks',
      'events',
      [
        { type: 'order.paid', summary: 'x' },
        { type: 'order.paid', summary: 'y' },
      ],
      'must not contain order.paid twice',
    ],
    [
      'createWebhooks',
      'events',
      [{ type: 'order.paid', summary: 'x', example: { sum: 5n } }],
      'contains order.paid with an example that is not a JSON object',
    ],
    [
      'createWebhooks',
      'events',
      [{ type: 'order.paid', summary: 'x', schema: 'Order' }],
      'contains order.paid with a schema that is not a JSON object',
    ],
    [
      'createWebhooks',
      'events',
      [{ type: 'order.paid', summary: 'x', schema: { type: 'objekt' } }],
      'contains order.paid, but the schema OrderPaidData cannot be compiled: schema is invalid: data/type must be equal to one of the allowed values, data/type must be array, data/type must match a schema in anyOf',
    ],
    [
      'createWebhooks',
      'events',
      [
        {
          type: 'order.paid',
          summary: 'x',
          schema: { type: 'object', properties: { order: { type: 'integer' } } },
          example: { order: 'x' },
        },
      ],
      'contains order.paid, but the example does not fit the schema OrderPaidData: order must be an integer',
    ],
    [
      'createWebhooks',
      'events',
      [{ type: 'order.paid', summary: 'x', example: 5 }],
      'contains order.paid with an example that is not a JSON object',
    ],
    [
      'createWebhooks',
      'events',
      [{ type: 'order.paid', summary: 'x', description: 5 }],
      'contains order.paid with a description that is not a text',
    ],
    ['createWebhooks', 'onError', {}, 'must be a function'],
    [
      'createRouter',
      'cors',
      { origins: '*', maxAge: -1 },
      'needs maxAge as a number of seconds: an integer from 0',
    ],
    ...['shop', 'https://shop.example/', 'https://Shop.example', 'https://shop.example:443', '*'].map(
      origin =>
        [
          'createRouter',
          'cors',
          { origins: ['http://localhost:5173', 'capacitor://localhost', origin] },
          'needs origins as browsers send them, such as https://shop.example, capacitor://localhost, null or https://*.shop.example',
        ] as const,
    ),
    ['createWebhooks', 'repository', {}, 'must be a repository: webhooks is missing'],
    ['createMarketplace', 'webhooks', 'yes', 'must be true, false or an object'],
    ['createLinks', 'caseSensitive', 'no', 'must be true or false'],
    ['createLinks', 'countryHeader', 'a b', 'must be a header name'],
    ['createLinks', 'webhooks', {}, 'must be the engine from createWebhooks: nudge is missing'],
    ['lowdbRepository', 'file', '', 'must be a non-empty string'],
    ['lowdbRepository', 'reset', 'yes', 'must be true or false'],
    ['lowdbRepository', 'seed', [], 'must be the collections of a data file'],
    ['postgresRepository', 'schema', 'A', 'must be small letters, digits and underscores'],
    ['postgresRepository', 'maxConnections', 0, `${whole} 1 to 10000`],
    ['postgresRepository', 'migrate', 'later', "must be true, false or 'finish'"],
    ['startMock', 'port', 70_000, `${whole} 0 to 65535, or null`],
    ['startMock', 'fixtures', 5, 'must be a folder or an object of fixture collections'],
    ['startMock', 'log', true, 'must be a function'],
    ['simulated', 'people', [{ address: '+1' }], 'must be a list of people, each with address and name'],
    [
      'simulated',
      'people',
      [{ address: '+1', name: 'Ann', answrs: [] }],
      'contains an unknown field of a person answrs: did you mean answers?',
    ],
    [
      'simulated',
      'people',
      [{ address: '+1', name: 'Ann', answers: 'Hello' }],
      'needs the answers of Ann as a list of texts',
    ],
    ['createMarketplace', 'secrets', 'k', 'must be an object with keys'],
    ['createRouter', 'secrets', { key: [] }, 'contains an unknown member key: did you mean keys?'],
    ['createWebhooks', 'secrets', { keys: [] }, 'needs keys as a list of { id, key }'],
    ['createMessaging', 'secrets', { keys: ['x'] }, 'needs keys[0] as { id, key }'],
    [
      'createMarketplace',
      'secrets',
      { keys: [{ id: 'a', kye: '' }] },
      'contains an unknown member kye: did you mean key? in keys[0]',
    ],
    [
      'createRouter',
      'secrets',
      { keys: [{ id: 'a b', key: new Uint8Array(32) }] },
      'needs keys[0].id as 1 to 32 letters, digits, _ and -',
    ],
    [
      'createWebhooks',
      'secrets',
      { keys: ['0'.repeat(64), 'A'.repeat(43)].map(key => ({ id: 'a', key })) },
      'has two keys with the id a',
    ],
    ...['A'.repeat(42), 'A'.repeat(45), '0'.repeat(63), '', 5, new Uint8Array(31), 'ü'.repeat(32)].map(
      key =>
        [
          'createMarketplace',
          'secrets',
          { keys: [{ id: 'a', key }] },
          'needs keys[0].key (a) as exactly 32 bytes: base64, hexadecimal or a Buffer',
        ] as const,
    ),
    [
      'repositoryConformance',
      'lacks',
      { nothing: 'like it' },
      'must name parts of accounts, items, purchases, models, webhooks, automation, links, messaging, users, sessions, limits, workspaces, memberships, invitations, audit, requests, batches, audit.discard, accounts.create, users.create, webhooks.countDeliveries, webhooks.countWaiting, webhooks.recentDeliveries, webhooks.renew, webhooks.releaseEnded, webhooks.skip, messaging.countWaiting, webhooks.rewriteSecrets, automation.rewriteSecrets, messaging.rewriteSecrets, items.tags, items.categories, items.search, items.case, purchases.case, items.repeated_ids, webhooks.traces, messaging.queued_by_state, workspaces.mode, keys.owners, keys.forgetting, sessions.forgetting',
    ],
    [
      'repositoryConformance',
      'project',
      { keys: String },
      'must have functions for items, purchases or accounts',
    ],
  ] as const)
    assert.equal(
      await refusalOf(name, { ...factories[name]?.[1], [option]: value }),
      `${name}: ${option} ${complaint}`,
    );
});

test('with a repository that lacks a method are refused with the part and the method', async () => {
  const { keys, links, webhooks, items } = repository;
  const refused = async (name: string, given: unknown, complaint: string) =>
    assert.equal(
      await refusalOf(name, { repository: given }),
      `${name}: repository must be a repository: ${complaint}`,
    );
  for (const name of ['createRouter', 'createMarketplace']) {
    await refused(name, { keys: {} }, 'keys has no method findByDigest');
    await refused(name, { keys: 'x' }, 'keys must be an object with the methods of its part');
    await refused(name, { keys, links: 5 }, 'links must be an object with the methods of its part');
    await refused(name, { keys, itmes: items }, 'there is no part itmes, did you mean items?');
    await refused(name, { keys, Webhook: webhooks }, 'there is no part Webhook, did you mean webhooks?');
    await refused(name, { keys, items: { find() {} } }, 'items has no method list');
    // Without the optional method, what it is for would silently not be served.
    const findByWorkspace = async () => null;
    const meant = 'there is no method accounts.chang, did you mean change?';
    await refused(name, { keys, accounts: { findByWorkspace, chang() {} } }, meant);
    class Accounts {
      findByWorkspace = findByWorkspace;
      async chang() {}
    }
    await refused(name, { keys, accounts: new (class extends Accounts {})() }, meant);
    await refused(
      name,
      { keys, accounts: { findByWorkspce() {} } },
      'there is no method accounts.findByWorkspce, did you mean findByWorkspace?',
    );
  }
  await refused('createLinks', { links: {} }, 'links has no method create');
  await refused('createLinks', { links, limits: {} }, 'limits has no method count');
  await refused('createWebhooks', { webhooks: {} }, 'webhooks has no method createEndpoint');
  const some = { webhooks, automation: { prune() {} } };
  await refused('createWebhooks', some, 'automation has no method createEndpoint');
  // What is not a part belongs to the host: a class may have any fields, and an object may be more than a repository.
  class Shop {
    readonly keys = keys;
    readonly model = { list() {} };
  }
  for (const accepted of [
    new Shop(),
    { keys, close() {}, database: { query() {} }, link: 'x', limits: null },
    { keys, accounts: { findByWorkspace: async () => null, changed: 5, balanceOf() {} } },
    { keys, accounts: { findByWorkspace: async () => null, charge() {}, change: undefined } },
  ])
    assert.equal(await refusalOf('createRouter', { repository: accepted }), null);
});

test('that are inherited or getters are checked like others', async () => {
  const { keys } = repository;
  class Settings {
    readonly repository = repository;
    get publicUrl() {
      return 5;
    }
  }
  const url = 'must be an http or https URL without query or fragment';
  assert.equal(await refusalOf('createRouter', new Settings()), `createRouter: publicUrl ${url}`);
  assert.equal(
    await refusalOf('createMarketplace', Object.create({ repository, publicUrl: 5 })),
    `createMarketplace: publicUrl ${url}`,
  );
  assert.equal(
    await refusalOf('createRouter', Object.assign(Object.create({ unheard: 1 }), { repository: { keys } })),
    'createRouter has no option unheard',
  );
  assert.equal(await refusalOf('createRouter', Object.create({ repository })), null);
  assert.equal(
    await refusalOf('createMarketplace', { repository, console: Object.create({ brand: 5 }) }),
    'createMarketplace: console needs another brand: it must be a name',
  );
  assert.equal(
    await refusalOf('createRouter', { repository, rateLimits: Object.create({ key: 5 }) }),
    'createRouter: rateLimits needs key as { requests, seconds }: integers from 1, and at most 86400 seconds',
  );
  // A getter is read once: what is used is what was checked.
  let reads = 0;
  const changing = {
    repository,
    get bodyLimit() {
      reads += 1;
      return reads > 1 ? 'none' : 5;
    },
  };
  assert.equal(await refusalOf('createRouter', changing), null);
  assert.equal(reads, 1);
});

test('of createMarketplace are named as the host wrote them', async () => {
  const refused = async (settings: object, message: string) =>
    assert.equal(await refusalOf('createMarketplace', { repository, ...settings }), message);
  await refused({ webhooks: { repository: {} } }, 'createMarketplace has no option webhooks.repository');
  await refused({ webhooks: { now: 5 } }, 'createMarketplace has no option webhooks.now');
  await refused({ links: { webhooks: {} } }, 'createMarketplace has no option links.webhooks');
  await refused({ links: { rateLimits: 5 } }, 'createMarketplace has no option links.rateLimits');
  await refused(
    { links: { url: 'https://go.example', domains: ['go.example'] } },
    'createMarketplace: links.domains must not contain the host of url, which already serves links',
  );
  await refused(
    { webhooks: { events: [{ type: 'key.created', summary: 'x' }] } },
    'createMarketplace: webhooks.events must not contain key.created: a type has the form group.what_happened and is not a built-in event type',
  );
  await refused(
    { groups: ['lnks'] },
    `createMarketplace: groups: unknown group lnks, expected one of ${builtIn.map(({ name }) => name).join(', ')}`,
  );
  await refused({ console: true }, 'createMarketplace: the console requires the option publicUrl');
});

test('of createMarketplace for links and webhooks need their group', async () => {
  const refused = async (settings: object, message: string) =>
    assert.equal(await refusalOf('createMarketplace', { repository, ...settings }), message);
  for (const name of ['links', 'webhooks'])
    for (const choice of [true, {}]) {
      const needs = `createMarketplace: the option ${name} needs`;
      const settings = { groups: ['marketplace'], [name]: choice };
      await refused(settings, `${needs} the group ${name}, which is not in groups`);
      const { keys } = repository;
      await refused(
        { ...settings, repository: { keys }, groups: undefined },
        `${needs} a repository with the part ${name}`,
      );
    }
  const marketplace = createMarketplace({ repository, groups: ['marketplace'], links: false });
  assert.equal(marketplace.redirects, null);
});

test('for prefixes must not overlap with the API', async () => {
  const publicUrl = 'https://shop.example';
  const refused = async (name: string, settings: object, message: string | null) =>
    assert.equal(
      await refusalOf(name, { repository, publicUrl, ...settings }),
      message === null ? null : `${name}: ${message}`,
    );
  for (const name of ['createRouter', 'createMarketplace'])
    for (const prefix of ['/api', '/api/v1'])
      await refused(
        name,
        { console: { prefix } },
        `console must not have the prefix ${prefix}: ${prefix === '/api' ? '/api/account/details' : '/api/v1/models'} is below it`,
      );
  await refused('createRouter', { console: { prefix: '/api/console' } }, null);
  const links = async (prefix: string, message: string | null, settings: object = {}) =>
    refused('createMarketplace', { links: { prefix, ...settings } }, message);
  await links('/api', 'links.prefix must not be /api: it overlaps with /api/openapi.json');
  await links('/api/v1', 'links.prefix must not be /api/v1: it overlaps with /api/v1/models');
  await links('/api', null, { url: 'https://go.example/api' });
  await links('', null);
  await refused(
    'createMarketplace',
    { console: true, links: { prefix: '/user' } },
    'links.prefix must not be /user: it overlaps with /user/api',
  );
});

test('of startMock for PostgreSQL and for a file exclude each other', async () => {
  const databaseUrl = 'postgres://127.0.0.1:1/x';
  assert.equal(
    await refusalOf('startMock', { schema: 'x' }),
    'startMock: schema needs databaseUrl: otherwise nothing is stored in PostgreSQL',
  );
  assert.equal(
    await refusalOf('startMock', { file: 'x.json', databaseUrl }),
    'startMock: give either file or databaseUrl',
  );
  assert.equal(
    await refusalOf('postgresRepository', { pool: { query() {}, connect() {} }, maxConnections: 5 }),
    'postgresRepository: maxConnections needs connectionString: a pool has its own maximum',
  );
});

test('of draftKey and hashPassword are checked', async () => {
  const draft = { id: 'key_1', name: 'x', scopes: ['keys:read'], expiresAt: null, createdBy: null };
  const refused = (given: unknown, message: string, now: unknown = 0) =>
    assert.throws(() => draftKey(given as never, now as never), { name: 'TypeError', message });
  refused(null, 'draftKey: the options must be an object');
  refused({}, 'draftKey needs the option id');
  refused({ ...draft, scopes: 'keys:read' }, 'draftKey: scopes must be a list of scopes');
  refused({ ...draft, mode: 'tset' }, 'draftKey: mode must be live or test');
  refused({ ...draft, expiresAt: 'soon' }, 'draftKey: expiresAt must be an ISO 8601 timestamp or null');
  for (const id of [5, '', 'a b', 'x'.repeat(65)])
    refused({ ...draft, id }, 'draftKey: id must be 1 to 64 letters, digits, _ and -');
  assert.equal(draftKey({ ...draft, id: randomUUID() } as never, 0).record.name, 'x');
  for (const metadata of ['text', null, { plan: 1 }, { plan: 'free', seats: 1 }])
    refused({ ...draft, metadata }, 'draftKey: metadata must be an object of texts');
  const metadata = { plan: 'free', seats: '1' };
  assert.deepEqual(draftKey({ ...draft, metadata }, 0).record.metadata, metadata);
  refused({ ...draft, createdBy: 5 }, 'draftKey: createdBy must be 1 to 64 letters, digits, _ and -');
  refused(draft, 'draftKey: now must be the time in milliseconds since 1970', Number.NaN);
  assert.equal(draftKey(draft, 0).record.name, 'x');
  for (const password of [5, '', null, undefined])
    await assert.rejects(() => hashPassword(password as never), {
      name: 'TypeError',
      message: 'hashPassword: password must be a non-empty string',
    });
});

test('that are undefined count as omitted, and required ones are reported', async () => {
  const mock = await startMock({ port: undefined as never, log: undefined as never });
  await mock.close();
  for (const name of ['createMarketplace', 'createRouter', 'createWebhooks', 'createLinks'])
    assert.equal(await refusalOf(name, {}), `${name} needs the option repository`);
  assert.equal(
    await refusalOf('postgresRepository', {}),
    'postgresRepository: give either pool or connectionString',
  );
});

test("let the mock's clock follow fake timers that are installed later", async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const authorization = { authorization: `Bearer ${secrets.studio}` };
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const made = await post(
    `${mock.url}/api/v1/keys`,
    { name: 'Short', scopes: ['models:read'], expires_at },
    authorization,
  );
  assert.equal(made.status, 201);
  const { secret } = made.json.data as { secret: string };
  const models = async () =>
    (await send(`${mock.url}/api/v1/models`, { headers: { authorization: `Bearer ${secret}` } })).status;
  assert.equal(await models(), 200);
  const { now } = Date;
  cleanup(() => {
    Date.now = now;
  });
  Date.now = () => now() + 7_200_000;
  assert.equal(await models(), 401);
});

test.run();
