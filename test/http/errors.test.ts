import assert from 'node:assert/strict';
import Koa from 'koa';
import {
  createRouter,
  defineErrors,
  errorTable,
  MarketplaceError,
  RepositoryUnavailableError,
  StorageFullError,
} from '../../src/index.ts';
import { harmfulCallbacks } from '../harmful-callbacks.ts';
import { type Cleanup, fixtureRepository, secrets, send, serveApp, suiteOf } from '../helper.ts';

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

test('answer an internal error with a 500 without details, and pass the cause to the host', async cleanup => {
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

for (const [harm, onError] of Object.entries(harmfulCallbacks))
  test(`answer the same 500 if onError ${harm}`, async cleanup => {
    const { url, errors, repository } = await mount(cleanup, { onError });
    Object.assign(repository.items, failing(new Error('broken')));
    const { status, json } = await send(`${url}/api/items/all?api_key=${secrets.studio}`);
    assert.deepEqual([status, json], [500, { status: 'error', msg: 'Internal server error' }]);
    assert.deepEqual(errors, []);
  });

test('have their code in the header X-Error-Code, which pages of other origins may read', async cleanup => {
  const { url } = await mount(cleanup, { cors: true, errorStatus: () => 200 });
  const headers = { origin: 'https://app.example' };
  const key = `api_key=${secrets.studio}`;
  for (const [path, method, code] of [
    ['/api/items/all', 'GET', 'missing_key'],
    [`/api/items/all?api_key=mk_${'a'.repeat(38)}`, 'GET', 'unknown_key'],
    [`/api/items/item?${key}&item_id=7`, 'GET', 'item_not_found'],
    [`/api/items/item?${key}`, 'GET', 'invalid_request'],
    [`/api/items/all?${key}`, 'DELETE', 'method_not_allowed'],
    [`/api/account/details?api_key=${secrets.revoked}`, 'GET', 'revoked_key'],
    [`/api/purchases/validation?${key}&purchase_code=x`, 'POST', 'invalid_purchase_code'],
  ] as const) {
    const answer = await send(url + path, { method, headers });
    assert.deepEqual([path, answer.status, answer.headers['x-error-code']], [path, 200, code]);
    assert.deepEqual(Object.keys(answer.json), ['status', 'msg']);
    assert.ok(Object.hasOwn(errorTable, code) || code.includes('item') || code.includes('purchase'), code);
    assert.match(String(answer.headers['access-control-expose-headers']), /X-Error-Code/);
  }
  const good = await send(`${url}/api/items/all?${key}`, { headers });
  assert.equal(good.headers['x-error-code'], undefined);
  const { json } = await send(`${url}/api/openapi.json`);
  const { paths, components } = json as {
    paths: Record<string, Record<string, { responses: Record<string, { headers?: object }> }>>;
    components: { responses: Record<string, { headers?: object }> };
  };
  const responses = [
    ...Object.entries(components.responses).flatMap(([name, one]) => (name === 'NotModified' ? [] : [one])),
    ...Object.values(paths)
      .flatMap(path => Object.values(path).flatMap(one => Object.entries(one.responses ?? {})))
      .filter(([status, response]) => Number(status) >= 400 && !('$ref' in response))
      .map(([, response]) => response),
  ];
  assert.ok(responses.length > 10);
  for (const { headers: documented, ...response } of responses)
    assert.ok(documented && 'X-Error-Code' in documented, JSON.stringify(response));
});

test('of a host may have only codes that fit into a header', () => {
  for (const code of ['a b', 'é', 'a\r\nSet-Cookie: x', ''])
    assert.throws(
      () => defineErrors({ [code]: { status: 400, message: 'Wrong' } }),
      /code must be up to 100 letters, digits and characters of _\.:-/,
    );
  assert.equal(
    defineErrors({ 'stock.gone': { status: 410, message: 'Gone' } })['stock.gone'].code,
    'stock.gone',
  );
});

test('distinguish an internal error from an invalid request on an endpoint with one message', async cleanup => {
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

test('answer 503 if the storage is unavailable', async cleanup => {
  const reported: unknown[] = [];
  const { url, errors, repository } = await mount(cleanup, {
    onError: (error: unknown) => reported.push(error),
  });
  const failure = new RepositoryUnavailableError('connection refused');
  Object.assign(repository.items, failing(failure));
  const { status, json } = await send(`${url}/api/items/all?api_key=${secrets.studio}`);
  assert.deepEqual([status, json.msg], [503, 'The service is temporarily unavailable']);
  assert.deepEqual([reported, errors], [[failure], []]);
});

test('answer 503 with the reason if the storage is full', async cleanup => {
  const { url, repository } = await mount(cleanup);
  Object.assign(repository.items, failing(new StorageFullError('the data file has no room left')));
  const { status, json } = await send(`${url}/api/items/all?api_key=${secrets.studio}`);
  assert.deepEqual(
    [status, json],
    [503, { status: 'error', msg: 'The service is temporarily unavailable: the data file has no room left' }],
  );
});

test('accept thenables of any library from a storage', async cleanup => {
  const { url, repository } = await mount(cleanup);
  const { items, keys } = repository;
  const lazy = <Value>(make: () => Value) => ({
    // biome-ignore lint/suspicious/noThenProperty: query builders are thenables
    then: (resolve: (value: Value) => void) => resolve(make()),
  });
  const { find } = items;
  const { findByDigest } = keys;
  Object.assign(items, { find: (...call: Parameters<typeof find>) => lazy(() => find(...call)) });
  Object.assign(keys, { findByDigest: (digest: string) => lazy(() => findByDigest(digest)) });
  const { status, json } = await send(`${url}/api/items/item?item_id=1001&api_key=${secrets.studio}`);
  assert.deepEqual([status, (json.item as { id: number }).id], [200, 1001]);
});

test('answer 500 if a value that is not an Error is thrown', async cleanup => {
  const { url, repository } = await mount(cleanup, { onError: () => {} });
  Object.assign(repository.items, failing(undefined));
  assert.equal((await send(`${url}/api/items/all?api_key=${secrets.studio}`)).status, 500);
});

test('let errorStatus change the status only', async cleanup => {
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

test('refuse an unknown or invalid option at start with its name', async () => {
  const repository = await fixtureRepository();
  const { keys: _, ...partial } = repository;
  for (const [options, message] of [
    [undefined, 'createRouter: the options must be an object'],
    [{}, 'createRouter needs the option repository'],
    [{ repository, repositry: 1 }, 'createRouter has no option repositry: did you mean repository?'],
    [{ repository: 5 }, 'createRouter: repository must be a repository'],
    [{ repository: partial }, 'createRouter: repository must be a repository: keys is missing'],
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
    [
      { repository, cors: { origins: '*', origin: 1 } },
      'createRouter: cors contains an unknown setting origin: did you mean origins?',
    ],
    [
      { repository, cors: { origins: '*', maxAge: 1.5 } },
      'createRouter: cors needs maxAge as a number of seconds: an integer from 0',
    ],
    [{ repository, bodyLimit: 0 }, 'createRouter: bodyLimit must be a positive number of bytes'],
    [{ repository, parameterKeyOnV1: 'no' }, 'createRouter: parameterKeyOnV1 must be true or false'],
    [{ repository, onError: 5 }, 'createRouter: onError must be a function'],
  ] as const)
    assert.throws(() => createRouter(options as never), { name: 'TypeError', message });
});

test('have a status and one sentence for each code', () => {
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
