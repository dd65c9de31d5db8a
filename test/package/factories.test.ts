/** Errors name the factory that the host called, also if another one of this package has found them. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import {
  builtIn,
  createAutomation,
  createLinks,
  createMarketplace,
  createMessaging,
  createRouter,
  createWebhooks,
  type Group,
} from '../../src/index.ts';
import { fixtureRepository, suiteOf } from '../helper.ts';

const test = suiteOf('Errors of factories');

const repository = await fixtureRepository();
const { keys, ...withoutKeys } = repository;
const [models] = builtIn.filter(({ name }) => name === 'models') as [Group];
const [listModels] = models.operations;
const own = {
  name: 'own',
  description: 'Own.',
  needs: [],
  scopes: { 'own:read': 'Read' },
  operations: [{ ...listModels, id: 'own', path: '/own', scope: 'own:read' }],
};
const withOperation = (change: object) => ({ ...own, operations: [{ ...own.operations[0], ...change }] });
const serviceFails = () => {
  throw new Error('no');
};

/** Groups that are refused, in all the places where groups are checked. */
const groups: Record<string, readonly unknown[]> = {
  'no list': 5 as never,
  'a group that does not exist': ['nothing'],
  'a misspelt field': [{ ...own, nedes: [] }],
  'a missing field': [withOperation({ summary: undefined })],
  'a wrong error': [{ ...own, errors: { none: { code: 'none', status: 200, message: 'x' } } }],
  'an unknown part': [{ ...own, needs: ['nothing'] }],
  'the name of another': [...builtIn, { ...own, name: 'models' }],
  'the operation of another': [...builtIn, withOperation({ id: 'listModels' })],
  'the address of another': [...builtIn, withOperation({ path: '/api/v1/models' })],
  'a path that matches the same': [
    withOperation({ path: '/x/:a', params: { a: { description: 'A.', example: 'x' } } }),
    {
      ...withOperation({
        id: 'two',
        path: '/x/:b',
        scope: 'two:read',
        params: { b: { description: 'B.', example: 'x' } },
      }),
      name: 'two',
      scopes: { 'two:read': 'Read' },
    },
  ],
  'a scope that it does not declare': [withOperation({ scope: 'own:write' })],
  'an unknown schema': [withOperation({ request: 'Nothing' })],
  'a schema that cannot be compiled': [withOperation({ request: { type: 'object', minProperties: 'x' } })],
  'a kind that is no name': [{ ...own, receivers: { 'A b': 'post' } }],
  'a kind that another has': [
    { ...own, receivers: { parcel: 'post' } },
    { ...own, name: 'two', scopes: {}, operations: [], receivers: { parcel: () => ({}) } },
  ],
  'a service that fails': [{ ...own, service: serviceFails }],
  'a service that is a promise': [{ ...own, service: async () => {} }],
  'a page that clashes': [withOperation({ path: '/user/api/own' })],
};

/** Further options that are refused. */
const settings: Record<string, object> = {
  'an unknown option': { nothing: 1 },
  'a console without users': { console: true, publicUrl: undefined },
  'an option that cannot be': { rateLimits: 5 },
  'a CORS setting': { cors: { origins: 5 } },
};

const factories: Record<string, (options: object) => unknown> = {
  createRouter: options => createRouter({ repository, ...options } as never),
  createMarketplace: options => createMarketplace({ repository, ...options } as never),
  startMock: async options => (await startMock({ port: null, ...options } as never)).close(),
};

async function refusalOf(create: () => unknown): Promise<string> {
  try {
    await create();
    return 'no error';
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
}

for (const [name, create] of Object.entries(factories)) {
  for (const [what, given] of Object.entries(groups))
    test(`of ${name} begin with its name for groups with ${what}`, async () => {
      const needed = what.includes('page') ? { console: true, publicUrl: 'http://127.0.0.1:4000' } : {};
      const mock = name === 'startMock' ? {} : needed;
      const refusal = await refusalOf(() => create({ ...mock, groups: given }));
      assert.match(refusal, new RegExp(`^TypeError: ${name}(:| has| needs) `));
      for (const other of Object.keys(factories).filter(one => one !== name))
        assert.ok(!refusal.includes(other), refusal);
    });
  for (const [what, given] of Object.entries(settings))
    if (!(name === 'startMock' && 'console' in given))
      test(`of ${name} begin with its name for ${what}`, async () =>
        assert.match(
          await refusalOf(() => create(given)),
          new RegExp(`^TypeError: ${name}(:| has| needs) `),
        ));
}

for (const [what, given] of Object.entries({
  'webhooks.events': { webhooks: { events: [{ type: 'key.created', summary: 'x' }] } },
  'webhooks.receivers': { webhooks: { receivers: { 'A b': 'post' } } },
  'links.prefix': { links: { prefix: 'x' } },
  'links.domains': { links: { domains: 5 } },
  'links.unknown': { links: { unknown: 5 } },
  'messaging.drivers': { messaging: { drivers: 5 } },
  'messaging.timeouts': { messaging: { timeouts: { soon: 1 } } },
  'a part that webhooks need': { repository: { keys }, webhooks: true },
  'a part that messaging needs': { repository: { keys, messaging: repository.messaging }, messaging: true },
  'a repository without keys': { repository: withoutKeys },
}))
  test(`of createMarketplace begin with its name for ${what}`, async () =>
    assert.match(
      await refusalOf(() => createMarketplace({ repository, ...given } as never)),
      /^TypeError: createMarketplace(:| has) /,
    ));

for (const [name, create] of Object.entries({
  createAutomation,
  createWebhooks,
  createLinks,
  createMessaging,
}))
  test(`of ${name} begin with its name`, async () => {
    for (const given of [{}, { repository: {} }, { repository, nothing: 1 }, { repository, now: 5 }])
      assert.match(
        await refusalOf(() => (create as (options: unknown) => unknown)(given)),
        new RegExp(`^TypeError: ${name}(:| has| needs) `),
      );
  });

test('of createWebhooks begin with its name for a kind that is no name', async () =>
  assert.match(
    await refusalOf(() => createWebhooks({ repository, receivers: { 'A b': 'post' } })),
    /^TypeError: createWebhooks: receivers: A b /,
  ));

test.run();
