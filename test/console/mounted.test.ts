import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, send, serveApp, suiteOf } from '../helper.ts';
import { fieldsOf, ingrid } from './client.ts';

const test = suiteOf('Console in a host');
const home = '/workspaces/ws_studio';
const settings = `${home}/settings`;

test('uses the login of the host', async cleanup => {
  const app = new Koa();
  const repository = await fixtureRepository();
  const { sessions: _, ...without } = repository;
  const authenticateUser = (ctx: Koa.Context) => ctx.get('x-host-user') || null;
  let loginUrl: string | undefined = 'https://host.example/sign-in?x=1';
  for (const prefix of ['/a', '/b']) {
    const settingsOf = {
      authenticateUser,
      brand: 'Acme & Sons',
      prefix: '/keys',
      ...(loginUrl === undefined ? {} : { loginUrl }),
    };
    app.use(
      createRouter({ repository: without, publicUrl: 'https://host.example', console: settingsOf })
        .prefix(prefix)
        .routes(),
    );
    loginUrl = undefined;
  }
  app.use(ctx => {
    ctx.status = 418;
  });
  const { url } = await serveApp(cleanup, app);
  const anonymous = await send(`${url}/a/keys${home}`);
  assert.deepEqual(
    [anonymous.status, anonymous.headers.location],
    [303, `https://host.example/sign-in?x=1&return_to=${encodeURIComponent(`/a/keys${home}`)}`],
  );
  assert.equal((await send(`${url}/b/keys${home}`)).status, 401);
  for (const path of ['/login', '/logout']) assert.equal((await send(`${url}/a/keys${path}`)).status, 418);
  const headers = { 'x-host-user': ingrid.id };
  const page = await send(`${url}/a/keys${settings}/keys/new`, { headers });
  assert.equal(page.status, 200);
  assert.match(page.text, /Acme &amp; Sons/);
  assert.equal(/logout/.test(page.text), false);
  assert.match(page.text, /action="\/a\/keys\/workspaces\/ws_studio\/settings\/keys"/);
  const cookie = /mk_browser=[\w-]+/.exec(String(page.headers['set-cookie']))?.[0] ?? '';
  const fields = fieldsOf(page.text.split('<form').find(part => part.includes('/settings/keys"')) ?? '');
  const body = String(new URLSearchParams({ ...fields, name: 'x', scopes: 'models:read', expiry: 'never' }));
  const type = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://host.example' };
  const made = await send(`${url}/a/keys${settings}/keys`, {
    method: 'POST',
    headers: { ...headers, ...type, cookie },
    body,
  });
  assert.equal(made.status, 303);
  const forged = await send(`${url}/a/keys${settings}/keys`, {
    method: 'POST',
    headers: { ...headers, ...type },
    body,
  });
  assert.equal(forged.status, 403);
  assert.equal((await send(`${url}/a/keys`, { headers: { 'x-host-user': 'nobody' } })).status, 403);
});

/** The console of a host with its own login: a header names the user. */
async function hosted(cleanup: Cleanup, loginUrl: string) {
  const repository = await fixtureRepository();
  const { sessions: _, ...without } = repository;
  const authenticateUser = (ctx: Koa.Context) => ctx.get('x-host-user') || null;
  const app = new Koa();
  app.use(
    createRouter({
      repository: without,
      publicUrl: 'https://host.example',
      console: { authenticateUser, loginUrl },
    }).routes(),
  );
  const { url } = await serveApp(cleanup, app);
  return { repository, page: `${url}/user/api${home}` };
}

test("adds the return path to the host's login URL, with or without a query", async cleanup => {
  const way = `return_to=${encodeURIComponent(`/user/api${home}`)}`;
  for (const [loginUrl, expected] of [
    ['/sign-in', `/sign-in?${way}`],
    ['/sign-in?x=1', `/sign-in?x=1&${way}`],
  ] as const) {
    const { page } = await hosted(cleanup, loginUrl);
    assert.equal((await send(page)).headers.location, expected);
  }
});

test('asks the host who is logged in, and ignores our own cookies', async cleanup => {
  const { page } = await hosted(cleanup, '/sign-in');
  const cookie = `mk_session=${'a'.repeat(43)}`;
  assert.equal((await send(page, { headers: { cookie, 'x-host-user': ingrid.id } })).status, 200);
  assert.equal((await send(page, { headers: { cookie } })).status, 303);
});

test('looks up no user if the host says that nobody is logged in', async cleanup => {
  const { repository, page } = await hosted(cleanup, '/sign-in');
  const asked: string[] = [];
  const { find } = repository.users;
  repository.users.find = async id => {
    asked.push(id);
    return find(id);
  };
  await send(page);
  await send(page, { headers: { 'x-host-user': 'nobody' } });
  assert.deepEqual(asked, ['nobody']);
});

test('adds nothing to the cookie if a mount path contains a semicolon', async cleanup => {
  const app = new Koa();
  const router = createRouter({
    repository: await fixtureRepository(),
    publicUrl: 'https://a.example',
    console: true,
  });
  app.use(router.prefix('/t/:tenant').routes());
  const { url } = await serveApp(cleanup, app);
  const { headers } = await send(`${url}/t/x;Domain=example/user/api/login`);
  assert.match(String(headers['set-cookie']), /; Path=\/t\/x%3BDomain=example\/user\/api; Max-Age/);
});

test('refuses invalid settings at start', async () => {
  const repository = await fixtureRepository();
  const { users: _, ...noUsers } = repository;
  const { sessions: __, ...noSessions } = repository;
  const publicUrl = 'https://shop.example';
  for (const [options, message] of [
    [{ repository, console: true }, 'createRouter: the console requires the option publicUrl'],
    [
      { repository: noUsers, publicUrl, console: true },
      'createRouter: the console requires a repository with users',
    ],
    [
      { repository: noSessions, publicUrl, console: true },
      'createRouter: the console requires a repository with sessions, or the setting authenticateUser',
    ],
    [
      { repository, publicUrl, console: { loginUrl: '/in' } },
      'createRouter: the console setting loginUrl requires the setting authenticateUser',
    ],
    [{ repository, publicUrl, console: 'yes' }, 'createRouter: console must be true, false or an object'],
    [{ repository, publicUrl, console: [] }, 'createRouter: console must be true, false or an object'],
    [{ repository, publicUrl, console: new Map() }, 'createRouter: console must be true, false or an object'],
    [
      { repository, publicUrl, console: { colour: 1 } },
      'createRouter: console contains an unknown setting colour',
    ],
    [
      { repository, publicUrl, console: { accent: 'red' } },
      'createRouter: console needs another accent: it must be a colour as #rrggbb',
    ],
    [
      { repository, publicUrl, console: { prefix: 'user' } },
      'createRouter: console needs another prefix: it must be a path such as /user/api',
    ],
    [
      { repository, publicUrl, console: { idleMinutes: 0 } },
      'createRouter: console needs another idleMinutes: it must be a positive number of minutes',
    ],
  ] as const)
    assert.throws(() => createRouter(options as never), { name: 'TypeError', message });
});

test.run();
