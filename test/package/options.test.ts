/** Every factory that the package exports refuses options by name. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { postgresRepository } from '../../src/adapters/postgres/index.ts';
import { createLinks, createMarketplace, createRouter, createWebhooks } from '../../src/index.ts';
import { repositoryConformance } from '../../src/testing/index.ts';
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
    assert.equal(await refusalOf(name, { ...needed, fil: 'x' }), `${name} has no option fil`);
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
    ['createWebhooks', 'onError', {}, 'must be a function'],
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
    ['startMock', 'port', 70_000, `${whole} 0 to 65535`],
    ['startMock', 'fixtures', 5, 'must be a folder or an object of fixture collections'],
    ['startMock', 'log', true, 'must be a function'],
    [
      'repositoryConformance',
      'lacks',
      { nothing: 'like it' },
      'must name parts of accounts, items, purchases, models, webhooks, automation, links, users, sessions, limits, workspaces, memberships, batches, accounts.create, users.create',
    ],
  ] as const)
    assert.equal(
      await refusalOf(name, { ...factories[name]?.[1], [option]: value }),
      `${name}: ${option} ${complaint}`,
    );
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
