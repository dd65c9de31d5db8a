/** Each way in which PostgreSQL says that it cannot work now: the answer is 503, or the statement is tried again. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { toData } from '../../../mock-server/fixtures.ts';
import { type Pool, postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { createMarketplace } from '../../../src/index.ts';
import { ingrid, Person } from '../../console/client.ts';
import { type Cleanup, fixtures, post, secrets, send, serveApp, suiteOf } from '../../helper.ts';
import { chrome } from '../../links/service.ts';
import { freshRepository } from '../../postgres-server.ts';

const test = suiteOf('PostgreSQL that cannot work now');

/** A service over a pool that fails while `state.error` is set. */
async function start(cleanup: Cleanup) {
  const { pool, schema, repository: direct } = await freshRepository(cleanup);
  await direct.import(toData(fixtures));
  const state: { error: Error | null; left: number } = { error: null, left: Number.POSITIVE_INFINITY };
  const fail = () => {
    if (state.error === null || state.left === 0) return;
    state.left -= 1;
    throw state.error;
  };
  const failing: Pool = {
    query: async statement => {
      fail();
      return pool.query(statement);
    },
    connect: async () => {
      const client = await pool.connect();
      return {
        release: error => client.release(error),
        query: async statement => {
          if (statement.text !== 'ROLLBACK') fail();
          return client.query(statement);
        },
      };
    },
  };
  const repository = await postgresRepository({ pool: failing, schema, migrate: false });
  const errors: Error[] = [];
  const marketplace = createMarketplace({
    repository,
    console: true,
    publicUrl: 'https://shop.example',
    onError: error => errors.push(error as Error),
    links: { cache: 0 },
  });
  cleanup(marketplace.close);
  const app = new Koa().use(marketplace.router.routes());
  if (marketplace.redirects !== null) app.use(marketplace.redirects.routes());
  const { url } = await serveApp(cleanup, app);
  const person = new Person(`${url}/user/api`);
  const authorization = `Bearer ${secrets.studio}`;
  const asks = {
    read: () => send(`${url}/api/items/all`, { headers: { authorization } }),
    write: () => post(`${url}/api/v1/keys`, { name: 'K', scopes: ['models:read'] }, { authorization }),
    redirect: () => send(`${url}/l/spring`, { headers: { 'user-agent': chrome, accept: 'text/html' } }),
    page: () => person.get('/workspaces/ws_studio/links'),
    'log-in': () => new Person(`${url}/user/api`).logIn(ingrid),
  };
  return { state, errors, asks, logIn: () => person.logIn(ingrid) };
}

const answered = (code: string, name = 'error') =>
  Object.assign(new Error('PostgreSQL says no'), { name, code, severity: 'FATAL' });
const ofSystem = (code: string) => Object.assign(new Error(code), { code });

/** By what PostgreSQL, node-postgres or the system mean by it. */
const outages: Readonly<Record<string, readonly Error[]>> = {
  'the connection is broken': ['08000', '08001', '08003', '08004', '08006', '08007', '08P01'].map(code =>
    answered(code),
  ),
  'it stops, or starts': ['57P01', '57P02', '57P03', '57P04', '57P05'].map(code => answered(code)),
  'it has no room': ['53000', '53100', '53200', '53300', '53400'].map(code => answered(code)),
  'it is a standby': [answered('25006')],
  'the statement or the transaction took too long': ['57014', '55P03', '25P03', '25P04'].map(code =>
    answered(code),
  ),
  'another transaction is in the way': ['40001', '40P01', '40003'].map(code => answered(code)),
  'its disk or its memory fails': ['58000', '58030', '58P01', 'XX000', 'XX001', 'XX002'].map(code =>
    answered(code),
  ),
  'nobody may log in': ['28000', '28P01', '3D000'].map(code => answered(code)),
  'it cannot be reached': [
    ...[
      'ECONNREFUSED',
      'ECONNRESET',
      'EPIPE',
      'ETIMEDOUT',
      'EHOSTUNREACH',
      'ENOTFOUND',
      'EAI_AGAIN',
      'ENOENT',
    ].map(ofSystem),
    new AggregateError([ofSystem('ECONNREFUSED')]),
  ],
  'node-postgres gives up': [
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ].map(message => new Error(message)),
};

test('answers 503 to the API, the redirects and the console, whatever the reason, and works again', async cleanup => {
  const { state, errors, asks, logIn } = await start(cleanup);
  assert.equal((await logIn()).status, 303);
  for (const [reason, list] of Object.entries(outages))
    for (const error of list) {
      for (const [what, ask] of Object.entries(asks)) {
        state.error = error;
        const { status, text } = await ask();
        const reported = `${what}, ${reason}: ${(error as { code?: string }).code ?? error.message}`;
        assert.equal(status, 503, reported);
        assert.match(text, /temporarily unavailable/, reported);
        const [one] = errors.splice(0);
        assert.equal(one?.name, 'RepositoryUnavailableError', reported);
        assert.equal(one?.cause, error, reported);
      }
    }
  state.error = null;
  assert.deepEqual(
    await Promise.all(Object.values(asks).map(async ask => (await ask()).status)),
    [200, 201, 302, 200, 303],
  );
});

test('is asked again after a deadlock or a conflict, and nobody notices', async cleanup => {
  const { state, errors, asks } = await start(cleanup);
  for (const code of ['40001', '40P01'])
    for (const ask of [asks.read, asks.write, asks.redirect]) {
      Object.assign(state, { error: answered(code), left: 4 });
      assert.ok((await ask()).status < 400, code);
    }
  assert.deepEqual(errors, []);
});

test.run();
