import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter, RepositoryUnavailableError } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, send, serveApp, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { ingrid, mateus, Person } from './client.ts';

const test = suiteOf('Console safety');
const home = '/workspaces/ws_studio';
const settings = `${home}/settings`;

async function start(cleanup: Cleanup, options = {}) {
  const mock = await mockFor(cleanup, options);
  return { mock, person: new Person(`${mock.url}/user/api`) };
}

test('shows an error page and calls the host for an error before rendering', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const reported: string[] = [];
  const options = {
    repository,
    publicUrl: 'https://shop.example',
    console: true,
    now: () => {
      throw new Error('the clock stands still');
    },
    onError: (error: unknown) => void reported.push((error as Error).message),
  };
  const { url, errors } = await serveApp(cleanup, new Koa().use(createRouter(options).routes()));
  const { status, headers, text } = await send(`${url}/user/api/login`);
  assert.deepEqual([status, headers['content-type']], [500, 'text/html; charset=utf-8']);
  assert.match(String(headers['content-security-policy']), /default-src 'none'/);
  assert.match(text, /Something went wrong/);
  assert.deepEqual([reported, errors], [['the clock stands still'], []]);
});

test('refuses forms without our token, with another token, and from other sites', async cleanup => {
  const { person, mock } = await start(cleanup);
  await person.logIn(ingrid);
  const { csrf = '', token = '' } = await person.form(`${settings}/keys/new`, '/settings/keys');
  const form = { csrf, token, name: 'x', scopes: 'models:read', expiry: 'never' };
  const other = new Person(person.base);
  await other.logIn(mateus);
  const { csrf: foreign = '' } = await other.form(`${settings}/keys/new`, '/settings/keys');
  const before = mock.repository.data.keys;
  const path = `${settings}/keys`;
  for (const [fields, headers] of [
    [{ ...form, csrf: '' }, {}],
    [{ ...form, csrf: 'forged' }, {}],
    [{ ...form, csrf: foreign }, {}],
    [{ ...form, csrf: [csrf.slice(0, -1), 'x'] }, {}],
    [form, { origin: 'https://evil.example' }],
    [form, { origin: 'null' }],
    [form, { origin: `${mock.url}.evil.example` }],
  ] as const)
    assert.equal((await person.post(path, fields as never, headers)).status, 403);
  // The token of an earlier session is sent in the next session.
  await person.post('/logout', await person.form(home, '/logout'));
  await person.logIn(ingrid);
  assert.equal((await person.post(path, form)).status, 403);
  assert.equal(mock.repository.data.keys, before);
  const login = await other.post('/login', {
    csrf: 'forged',
    email: ingrid.email,
    password: ingrid.demo_password,
  });
  assert.equal(login.status, 403);
});

test('reports a form that cannot be read', async cleanup => {
  const { person } = await start(cleanup);
  await person.logIn(ingrid);
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const [type, body, status] of [
    ['application/json', '{}', 415],
    ['application/x-www-form-urlencoded', 'x'.repeat(600_000), 413],
  ] as const) {
    const answer = await send(`${person.base}${settings}/keys`, {
      method: 'POST',
      headers: { cookie, 'content-type': type },
      body,
    });
    assert.deepEqual([answer.status, answer.headers['content-type']], [status, 'text/html; charset=utf-8']);
  }
});

test('sends the security headers with every response', async cleanup => {
  const { person } = await start(cleanup);
  const answers = [
    await person.get('/login'),
    await person.get(home),
    await person.get('/workspaces/none'),
    await person.logIn(ingrid),
    await person.get(settings),
  ];
  for (const { headers } of answers) {
    assert.equal(
      headers['content-security-policy'],
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['referrer-policy'], 'same-origin');
    assert.equal(headers['x-frame-options'], 'DENY');
    assert.equal(headers['access-control-allow-origin'], undefined);
    assert.ok(headers['x-request-id']);
  }
});

test('answers wrong methods and storage errors itself', async cleanup => {
  const { person, mock } = await start(cleanup, { onError: () => {} });
  const wrong = await send(`${person.base}/login`, { method: 'DELETE' });
  assert.deepEqual([wrong.status, wrong.headers.allow], [405, 'GET, HEAD, POST, OPTIONS']);
  assert.equal((await send(`${person.base}/login`, { method: 'OPTIONS' })).status, 204);
  assert.equal((await send(`${person.base}/login`, { method: 'HEAD' })).status, 200);
  await person.logIn(ingrid);
  const { users } = mock.repository;
  for (const [error, status] of [
    [new RepositoryUnavailableError('gone'), 503],
    [new Error('secret detail'), 500],
  ] as const) {
    Object.assign(users, { workspacesOf: () => Promise.reject(error) });
    const answer = await person.get(home);
    assert.equal(answer.status, status);
    assert.equal(answer.text.includes(error.message), false);
  }
});

test.run();
