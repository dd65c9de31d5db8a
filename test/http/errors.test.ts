import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter, errorTable, MarketplaceError, RepositoryUnavailableError } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { unfriendly } from '../unfriendly.ts';

const test = suiteOf('Errors and options');

async function mount(cleanup: Cleanup, options = {}) {
  const app = new Koa();
  const repository = await fixtureRepository();
  app.use(createRouter({ repository, ...options }).routes());
  const { url, errors } = await serveApp(cleanup, app);
  return { url, errors, repository };
}

const failing = (error: unknown) => ({
  list: () => {
    throw error;
  },
  find: async () => Promise.reject(error),
});

test('a failure of ours is a 500 that tells nothing, and the host hears what it was', async cleanup => {
  const { url, errors, repository } = await mount(cleanup);
  const failure = new Error(`relation "keys" of ${secrets.studio} does not exist`);
  Object.assign(repository.items, failing(failure));
  for (const path of ['all?', 'item?item_id=1&']) {
    const { status, json, headers } = await send(`${url}/api/items/${path}api_key=${secrets.studio}`);
    assert.deepEqual([status, json], [500, { status: 'error', msg: 'Internal server error' }]);
    assert.equal(headers['cache-control'], 'no-store');
  }
  assert.deepEqual(errors, [failure, failure]);
});

for (const [harm, onError] of Object.entries(unfriendly))
  test(`a failure of ours is the same 500 where the host ${harm} when it is told`, async cleanup => {
    const { url, errors, repository } = await mount(cleanup, { onError });
    Object.assign(repository.items, failing(new Error('broken')));
    const { status, json } = await send(`${url}/api/items/all?api_key=${secrets.studio}`);
    assert.deepEqual([status, json], [500, { status: 'error', msg: 'Internal server error' }]);
    assert.deepEqual(errors, []);
  });

test('a failure of ours is told apart from a request that is invalid, where all refusals have one message', async cleanup => {
  const { url, repository } = await mount(cleanup, { onError: () => {} });
  const ask = () => send(`${url}/api/account/details?api_key=${secrets.studio}`);
  for (const [error, status, msg] of [
    [new Error('broken'), 500, 'Internal server error'],
    [new RepositoryUnavailableError('away'), 503, 'The service is temporarily unavailable'],
  ] as const) {
    repository.keys.findByDigest = () => Promise.reject(error) as never;
    const answer = await ask();
    assert.deepEqual([answer.status, answer.json], [status, { status: 'error', msg }]);
  }
});

test('a storage that is away is a 503', async cleanup => {
  const told: unknown[] = [];
  const { url, errors, repository } = await mount(cleanup, { onError: (error: unknown) => told.push(error) });
  const failure = new RepositoryUnavailableError('connection refused');
  Object.assign(repository.items, failing(failure));
  const { status, json } = await send(`${url}/api/items/all?api_key=${secrets.studio}`);
  assert.deepEqual([status, json.msg], [503, 'The service is temporarily unavailable']);
  assert.deepEqual([told, errors], [[failure], []]);
});

test('a storage may answer with thenables of any library', async cleanup => {
  const { url, repository } = await mount(cleanup);
  const { items, keys } = repository;
  const lazy = <Value>(make: () => Value) => ({
    // biome-ignore lint/suspicious/noThenProperty: what query builders are
    then: (resolve: (value: Value) => void) => resolve(make()),
  });
  const { find } = items;
  const { findByDigest } = keys;
  Object.assign(items, { find: (...call: Parameters<typeof find>) => lazy(() => find(...call)) });
  Object.assign(keys, { findByDigest: (digest: string) => lazy(() => findByDigest(digest)) });
  const { status, json } = await send(`${url}/api/items/item?item_id=1001&api_key=${secrets.studio}`);
  assert.deepEqual([status, (json.item as { id: number }).id], [200, 1001]);
});

test('what throws no Error is a 500 too', async cleanup => {
  const { url, repository } = await mount(cleanup, { onError: () => {} });
  Object.assign(repository.items, failing(undefined));
  assert.equal((await send(`${url}/api/items/all?api_key=${secrets.studio}`)).status, 500);
});

test('option errorStatus decides the status and nothing else', async cleanup => {
  const seen: string[] = [];
  const errorStatus = (error: MarketplaceError) => {
    seen.push(error.code);
    return 200;
  };
  const { url } = await mount(cleanup, { errorStatus });
  const { status, json } = await send(`${url}/api/items/item?item_id=9&api_key=${secrets.studio}`);
  assert.deepEqual([status, json], [200, { status: 'error', msg: 'Item Not Found' }]);
  assert.equal((await send(`${url}/api/items/item`)).status, 200);
  assert.deepEqual(seen, ['item_not_found', 'missing_key']);
});

test('an option that is unknown or does not fit stops the start with its name', async () => {
  const repository = await fixtureRepository();
  const { keys: _, ...partial } = repository;
  for (const [options, message] of [
    [undefined, 'createRouter: the options must be an object'],
    [{}, 'createRouter needs the option repository'],
    [{ repository, repositry: 1 }, 'createRouter has no option repositry'],
    [{ repository: 5 }, 'createRouter: repository must be a repository'],
    [{ repository: partial }, 'createRouter: repository must be a repository: it has no keys'],
    [
      { repository, publicUrl: 'shop.example' },
      'createRouter: publicUrl must be an http or https URL without query or fragment',
    ],
    [
      { repository, publicUrl: 'https://a/?b' },
      'createRouter: publicUrl must be an http or https URL without query or fragment',
    ],
    [{ repository, cors: 'yes' }, 'createRouter: cors must be true, false or { origins }'],
    [{ repository, cors: [] }, 'createRouter: cors must be true, false or { origins }'],
    [{ repository, cors: {} }, 'createRouter: cors needs origins: "*", a list of origins or a function'],
    [{ repository, cors: { origins: '*', origin: 1 } }, 'createRouter: cors has no setting origin'],
    [{ repository, cors: { origins: '*', maxAge: 1.5 } }, 'createRouter: cors needs maxAge in whole seconds'],
    [{ repository, bodyLimit: 0 }, 'createRouter: bodyLimit must be a positive number of bytes'],
    [{ repository, parameterKeyOnV1: 'no' }, 'createRouter: parameterKeyOnV1 must be true or false'],
    [{ repository, onError: 5 }, 'createRouter: onError must be a function'],
  ] as const)
    assert.throws(() => createRouter(options as never), { name: 'TypeError', message });
});

test('the error table has a status and one sentence for each code', () => {
  for (const [code, row] of Object.entries(errorTable)) {
    const { status, message } = row;
    const error = new MarketplaceError(row, 'why');
    assert.deepEqual(
      [error.code, error.status, error.message, error.name],
      [code, status, `${message}: why`, 'MarketplaceError'],
    );
    assert.match(message, /^[A-Z][^.]*$/);
  }
});

test.run();
