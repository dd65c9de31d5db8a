import assert from 'node:assert/strict';
import Koa from 'koa';
import { startMock } from '../../mock-server/index.ts';
import { createThrottle } from '../../src/console/session/throttle.ts';
import { createRouter, RepositoryUnavailableError } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, send, serveApp, suiteOf } from '../helper.ts';
import { fieldsOf, ingrid, mateus, Person } from './client.ts';

const test = suiteOf('Log-in to the console');
const home = '/workspaces/ws_studio';
const settings = `${home}/settings`;

async function start(cleanup: Cleanup, options = {}) {
  const mock = await startMock(options);
  cleanup(mock.close);
  return { mock, person: new Person(`${mock.url}/user/api`) };
}

test('leads to the first workspace, or back to where somebody was', async cleanup => {
  const { person } = await start(cleanup);
  const asked = await person.get(`${settings}?after=x`);
  assert.equal(asked.status, 303);
  assert.equal(
    asked.headers.location,
    `/user/api/login?return_to=${encodeURIComponent(`/user/api${settings}`)}`,
  );
  const back = await person.logIn(ingrid, `/user/api${settings}`);
  assert.deepEqual([back.status, back.headers.location], [303, `/user/api${settings}`]);
  assert.equal((await person.get('')).headers.location, `/user/api${home}`);
  assert.equal((await person.get('/login')).headers.location, '/user/api');
});

test('gives a cookie that scripts, other sites and other paths do not get', async cleanup => {
  const { person } = await start(cleanup);
  const { headers } = await person.logIn(ingrid);
  const cookie = headers['set-cookie']?.find(line => line.startsWith('mk_session=')) ?? '';
  assert.match(cookie, /^mk_session=[\w-]{43}; Path=\/user\/api; Max-Age=604800; HttpOnly; SameSite=Lax$/);
  const app = new Koa();
  app.use(
    createRouter({
      repository: await fixtureRepository(),
      publicUrl: 'https://shop.example',
      console: true,
    }).routes(),
  );
  const { url } = await serveApp(cleanup, app);
  const login = await send(`${url}/user/api/login`);
  assert.match(String(login.headers['set-cookie']), /; SameSite=Lax; Secure$/);
});

test('refuses an unknown address and a wrong password with the same words', async cleanup => {
  const { person } = await start(cleanup);
  const answers = [];
  for (const who of [
    { ...ingrid, demo_password: 'wrong' },
    { ...ingrid, email: 'nobody@example.com' },
    { ...ingrid, demo_password: '' },
    { ...ingrid, demo_password: 'x'.repeat(5_000) },
  ]) {
    const { status, text } = await person.logIn(who);
    answers.push([status, text.replaceAll(who.email, 'EMAIL').replaceAll(/value="[\w-]{43}"/g, '')]);
    assert.equal(
      text.includes(who.demo_password) && who.demo_password !== '' && who.demo_password !== 'wrong',
      false,
    );
  }
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assert.equal(answers[0]?.[0], 401);
  assert.equal((await person.logIn({ ...ingrid, email: ' INGRID@example.com ' })).status, 303);
});

test('is throttled for an account, and says for how long', async cleanup => {
  const { person, mock } = await start(cleanup);
  for (let count = 0; count < 10; count += 1)
    assert.notEqual((await person.logIn({ ...ingrid, demo_password: 'wrong' })).status, 303);
  const refused = await person.logIn(ingrid);
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal((await new Person(`${mock.url}/user/api`).logIn(mateus)).status, 303);
});

test('is throttled for an address too, whatever the accounts', async () => {
  const throttle = createThrottle();
  for (let count = 0; count < 100; count += 1) await throttle.take(`person${count}@example.com`, '192.0.2.1');
  await assert.rejects(throttle.take('another@example.com', '192.0.2.1'), { name: 'PageError', status: 429 });
  await throttle.take('another@example.com', '192.0.2.2');
});

test('renews an outdated hash', async cleanup => {
  const { scryptSync } = await import('node:crypto');
  const salt = Buffer.alloc(16, 7);
  const hash = scryptSync('old password', salt, 32, { N: 1024, r: 8, p: 1 });
  const password = {
    scheme: 'scrypt' as const,
    cost: 1024,
    block_size: 8,
    parallelization: 1,
    salt: salt.toString('base64url'),
    hash: hash.toString('base64url'),
  };
  const { person, mock } = await start(cleanup, { fixtures: { users: [{ ...ingrid, password }, mateus] } });
  const who = { ...ingrid, demo_password: 'old password' };
  assert.equal((await person.logIn(who)).status, 303);
  assert.notEqual(mock.repository.data.users[0]?.password?.cost, 1024);
  assert.equal((await new Person(person.base).logIn(who)).status, 303);
});

test('takes no session that the browser brought: fixation ends nowhere', async cleanup => {
  const { person, mock } = await start(cleanup);
  const planted = 'a'.repeat(43);
  person.cookies.set('mk_session', planted);
  await person.logIn(ingrid);
  const session = person.cookies.get('mk_session') ?? '';
  assert.notEqual(session, planted);
  const thief = new Person(person.base);
  thief.cookies.set('mk_session', planted);
  assert.equal((await thief.get(home)).status, 303);
  // A second log-in makes the first cookie worthless, and no cookie is stored as it is.
  const earlier = session;
  await person.get('/logout');
  const fields = await person.form(home, '/logout');
  await person.post('/logout', fields);
  thief.cookies.set('mk_session', earlier);
  assert.equal((await thief.get(home)).status, 303);
  assert.equal(JSON.stringify(mock.repository.data).includes(earlier), false);
});

test('ends when idle, and in any case after its time; the way back is kept', async cleanup => {
  let now = Date.parse('2026-11-21T00:00:00Z');
  const { person } = await start(cleanup, {
    now: () => now,
    console: { idleMinutes: 30, sessionMinutes: 120 },
  });
  await person.logIn(ingrid);
  for (let minutes = 0; minutes < 100; minutes += 20) {
    now += 20 * 60_000;
    assert.equal((await person.get(home)).status, 200);
  }
  const form = await person.form(settings, '/settings/keys');
  now += 20 * 60_000;
  const late = await person.post(`${settings}/keys`, {
    ...form,
    name: 'x',
    scopes: 'models:read',
    expiry: 'never',
  });
  assert.equal(late.status, 303);
  const login = await person.get(late.headers.location ?? '');
  const returnTo = fieldsOf(login.text).return_to ?? '';
  const back = await person.logIn(ingrid, returnTo);
  const landed = await person.get(back.headers.location ?? '');
  assert.equal(landed.headers.location, `/user/api${settings}`);
  now += 31 * 60_000;
  assert.equal((await person.get(home)).status, 303);
});

test('log-out ends the session for good', async cleanup => {
  const { person } = await start(cleanup);
  await person.logIn(ingrid);
  const cookie = person.cookies.get('mk_session') ?? '';
  const answer = await person.post('/logout', await person.form(home, '/logout'));
  assert.deepEqual([answer.status, answer.headers.location], [303, '/user/api/login']);
  person.cookies.set('mk_session', cookie);
  assert.equal((await person.get(home)).status, 303);
  assert.equal((await person.post('/logout', {})).status, 303);
});

test('returns to pages of the console only', async cleanup => {
  const { person } = await start(cleanup);
  for (const evil of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/elsewhere',
    '/user/apix',
    '/user/api/../../evil',
    '/user/api//evil\\',
    '%2F%2Fevil.example',
    '',
  ]) {
    const { headers } = await person.logIn(ingrid, evil);
    const place = headers.location ?? '/user/api';
    assert.match(place, /^\/user\/api(\/\/evil\/)?$/, evil);
    await person.post('/logout', await person.form(home, '/logout'));
  }
});

test('forms are refused without our token, with another one, and from elsewhere', async cleanup => {
  const { person, mock } = await start(cleanup);
  await person.logIn(ingrid);
  const { csrf = '', key_id = '' } = await person.form(settings, '/settings/keys');
  const form = { csrf, key_id, name: 'x', scopes: 'models:read', expiry: 'never' };
  const other = new Person(person.base);
  await other.logIn(mateus);
  const { csrf: foreign = '' } = await other.form(settings, '/settings/keys');
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
  // A token of an earlier session is replayed in the next.
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

test('a form that cannot be read is told so', async cleanup => {
  const { person } = await start(cleanup);
  await person.logIn(ingrid);
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const [type, body, status] of [
    ['application/json', '{}', 415],
    ['application/x-www-form-urlencoded', 'x'.repeat(100_000), 413],
  ] as const) {
    const answer = await send(`${person.base}${settings}/keys`, {
      method: 'POST',
      headers: { cookie, 'content-type': type },
      body,
    });
    assert.deepEqual([answer.status, answer.headers['content-type']], [status, 'text/html; charset=utf-8']);
  }
});

test('every answer has the headers that keep it safe', async cleanup => {
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
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['referrer-policy'], 'same-origin');
    assert.equal(headers['x-frame-options'], 'DENY');
    assert.equal(headers['access-control-allow-origin'], undefined);
    assert.ok(headers['x-request-id']);
  }
});

test('wrong methods, and failures of the storage, are answered here', async cleanup => {
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

test('of the host takes the place of ours', async cleanup => {
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
  const page = await send(`${url}/a/keys${settings}`, { headers });
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
  assert.equal(made.status, 201);
  const forged = await send(`${url}/a/keys${settings}/keys`, {
    method: 'POST',
    headers: { ...headers, ...type },
    body,
  });
  assert.equal(forged.status, 403);
  assert.equal((await send(`${url}/a/keys`, { headers: { 'x-host-user': 'nobody' } })).status, 303);
});

test('a mount that brings a semicolon adds nothing to the cookie', async cleanup => {
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

test('settings that do not fit stop the start', async () => {
  const repository = await fixtureRepository();
  const { users: _, ...noUsers } = repository;
  const { sessions: __, ...noSessions } = repository;
  const publicUrl = 'https://shop.example';
  for (const [options, message] of [
    [{ repository, console: true }, 'createRouter: the console needs the option publicUrl'],
    [
      { repository: noUsers, publicUrl, console: true },
      'createRouter: the console needs a repository with users',
    ],
    [
      { repository: noSessions, publicUrl, console: true },
      'createRouter: the console needs a repository with sessions, or the setting authenticateUser',
    ],
    [
      { repository, publicUrl, console: { loginUrl: '/in' } },
      'createRouter: the setting loginUrl of the console goes with authenticateUser',
    ],
    [{ repository, publicUrl, console: 'yes' }, 'createRouter: console must be true, false or an object'],
    [{ repository, publicUrl, console: { colour: 1 } }, 'createRouter: console has no setting colour'],
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

test('a flood is answered by 429, not by a queue without end', async cleanup => {
  const { mock } = await start(cleanup);
  const people = Array.from({ length: 40 }, () => new Person(`${mock.url}/user/api`));
  const answers = await Promise.all(
    people.map((person, index) => person.logIn({ ...ingrid, email: `nobody${index}@example.com` })),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  assert.deepEqual(statuses, new Set([401, 429]));
});

test.run();
