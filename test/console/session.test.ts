import assert from 'node:assert/strict';
import Koa from 'koa';
import { startMock } from '../../mock-server/index.ts';
import { createRouter, hashPassword, RepositoryUnavailableError, refuse } from '../../src/index.ts';
import { PasswordQueueFullError } from '../../src/secrets/passwords.ts';
import { type Cleanup, fixtureRepository, fixtures, send, serveApp, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { hashAtFullCost, sentWhileHashesWait } from '../runner/quick-scrypt.ts';
import { fieldsOf, ingrid, logInOn, mateus, Person } from './client.ts';

const test = suiteOf('Console login', { isLong: true });
const home = '/workspaces/ws_studio';
const settings = `${home}/settings`;

async function start(cleanup: Cleanup, options = {}) {
  const mock = await mockFor(cleanup, options);
  return { mock, person: new Person(`${mock.url}/user/api`) };
}

test('redirects to the first workspace, or to the requested page', async cleanup => {
  const { person } = await start(cleanup);
  const page = `${settings}?state=active&q=Till`;
  const asked = await person.get(page);
  assert.equal(asked.status, 303);
  assert.equal(asked.headers.location, `/user/api/login?return_to=${encodeURIComponent(`/user/api${page}`)}`);
  const back = await person.logIn(ingrid, `/user/api${page}`);
  assert.deepEqual([back.status, back.headers.location], [303, `/user/api${page}`]);
  assert.equal((await person.get('')).headers.location, `/user/api${home}`);
  assert.equal((await person.get('/login')).headers.location, '/user/api');
});

test('sets a cookie that scripts, other sites and other paths cannot read', async cleanup => {
  const { person } = await start(cleanup);
  const { headers } = await person.logIn(ingrid);
  const cookie = headers['set-cookie']?.find(line => line.startsWith('mk_session')) ?? '';
  assert.match(
    cookie,
    /^mk_session_\d+=[\w-]{43}; Path=\/user\/api; Max-Age=604800; HttpOnly; SameSite=Lax$/,
  );
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

test('refuses an unknown address and a wrong password with the same message', async cleanup => {
  const { person } = await start(cleanup);
  const answers = [];
  for (const who of [
    { ...ingrid, demo_password: 'wrong' },
    { ...ingrid, email: 'nobody@example.com' },
    { ...ingrid, demo_password: '' },
    { ...ingrid, demo_password: 'x'.repeat(5_000) },
  ]) {
    const { status, text: page } = await person.logIn(who);
    // The demo log-ins of the mock server are there for everybody.
    const text = page.replace(/<section class="demo-log-in".*?<\/section>/s, '');
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

test('accepts a password of any length that a host has hashed', async cleanup => {
  const { person, mock } = await start(cleanup);
  const long = 'a long sentence '.repeat(100);
  await mock.repository.users.setPassword(ingrid.id, await hashPassword(long));
  assert.equal((await person.logIn({ ...ingrid, demo_password: long })).status, 303);
});

test('is rate limited for an account, with the time to wait', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const person = new Person(`${mock.url}/user/api`);
  for (let count = 0; count < 10; count += 1)
    assert.notEqual((await person.logIn({ ...ingrid, demo_password: 'wrong' })).status, 303);
  const refused = await person.logIn(ingrid);
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal((await new Person(`${mock.url}/user/api`).logIn(mateus)).status, 303);
});

/** A user whose password was hashed with earlier parameters. */
async function outdated() {
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
  const fixtures = { users: [{ ...ingrid, password }, mateus] };
  return { fixtures, who: { ...ingrid, demo_password: 'old password' } };
}

test('renews an outdated hash', async cleanup => {
  const { fixtures, who } = await outdated();
  const { person, mock } = await start(cleanup, { fixtures });
  assert.equal((await person.logIn(who)).status, 303);
  assert.notEqual(mock.repository.data.users[0]?.password?.cost, 1024);
  assert.equal((await new Person(person.base).logIn(who)).status, 303);
});

test('does not renew a current hash', async cleanup => {
  const { person, mock } = await start(cleanup);
  const before = mock.repository.data.users[0]?.password;
  assert.equal((await person.logIn(ingrid)).status, 303);
  assert.deepEqual(mock.repository.data.users[0]?.password, before);
});

for (const [what, error, status] of [
  ['goes on where there is no time to renew the hash', new PasswordQueueFullError(), 303],
  ['fails where the storage fails to renew the hash', new RepositoryUnavailableError('gone'), 503],
] as const)
  test(what, async cleanup => {
    const { fixtures, who } = await outdated();
    const { person, mock } = await start(cleanup, { fixtures, onError: () => {} });
    mock.repository.users.setPassword = () => Promise.reject(error);
    assert.equal((await person.logIn(who)).status, status);
  });

test('answers a user who is deleted during the login like an unknown address, without a cookie', async cleanup => {
  const errors: unknown[] = [];
  const { person, mock } = await start(cleanup, { onError: (error: unknown) => void errors.push(error) });
  const unknown = await person.logIn({ ...ingrid, demo_password: 'wrong' });
  Object.assign(mock.repository.sessions, { create: async () => refuse('user_unknown') });
  const { status, headers, text } = await person.logIn(ingrid);
  assert.deepEqual([status, headers['set-cookie'], errors], [401, undefined, []]);
  const withoutTokens = (page: string) => page.replaceAll(/value="[\w-]{43}"/g, '');
  assert.equal(withoutTokens(text), withoutTokens(unknown.text));
});

test('keeps the form of a user who is deleted during the login that it required', async cleanup => {
  const { person, mock } = await start(cleanup, { onError: () => {} });
  const { text: login } = await person.post(`${home}/links`, { url: 'https://shop.example/kept' });
  Object.assign(mock.repository.sessions, { create: async () => refuse('user_unknown') });
  const { status, text } = await logInOn(person, login);
  assert.equal(status, 401);
  assert.match(text, /Wrong e-mail address or password/);
  assert.match(text, /value="https:\/\/shop\.example\/kept"/);
});

for (const [what, create] of [
  ['throws', () => Promise.reject(new Error('the disk of mk_session is full'))],
  ['refuses the digest', async () => refuse('taken')],
] as const)
  test(`tells the host of a storage that ${what} when the session is created, and sets no cookie`, async cleanup => {
    const errors: unknown[] = [];
    const { person, mock } = await start(cleanup, { onError: (error: unknown) => void errors.push(error) });
    Object.assign(mock.repository.sessions, { create });
    const { status, headers, text } = await person.logIn(ingrid);
    assert.deepEqual([status, headers['set-cookie'], errors.length], [500, undefined, 1]);
    assert.doesNotMatch(text, /disk|taken/);
  });

test('keeps the typed address after a wrong password', async cleanup => {
  const { person } = await start(cleanup);
  const { text } = await person.logIn({ ...ingrid, demo_password: 'wrong' });
  assert.match(text, new RegExp(`name="email"[^>]* value="${ingrid.email}"`));
});

test('keeps a password that was changed while the outdated hash was renewed', async cleanup => {
  const { fixtures, who } = await outdated();
  const { person, mock } = await start(cleanup, { fixtures });
  const { users } = mock.repository;
  const { setPassword } = users;
  const chosen = await hashPassword('a new password');
  users.setPassword = async (userId, ...rest) => {
    await setPassword(userId, chosen);
    return setPassword(userId, ...rest);
  };
  await person.logIn(who);
  assert.deepEqual(mock.repository.data.users[0]?.password, chosen);
});

test('ignores a session cookie that the browser sent, which prevents session fixation', async cleanup => {
  const { person, mock } = await start(cleanup);
  const planted = 'a'.repeat(43);
  person.cookies.set('mk_session', planted);
  await person.logIn(ingrid);
  const session = person.cookies.get('mk_session') ?? '';
  assert.notEqual(session, planted);
  const thief = new Person(person.base);
  thief.cookies.set('mk_session', planted);
  assert.equal((await thief.get(home)).status, 303);
  // A second login invalidates the first cookie, and cookies are not stored in plain text.
  const earlier = session;
  await person.get('/logout');
  const fields = await person.form(home, '/logout');
  await person.post('/logout', fields);
  thief.cookies.set('mk_session', earlier);
  assert.equal((await thief.get(home)).status, 303);
  assert.equal(JSON.stringify(mock.repository.data).includes(earlier), false);
});

test('ends the session when it is idle and after its maximum time, and keeps the return path', async cleanup => {
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
  const revoke = `${settings}/keys/key_demo_studio/revoke`;
  const form = await person.form(settings, '/revoke');
  now += 20 * 60_000;
  const late = await person.post(revoke, form);
  assert.equal(late.status, 303);
  const login = await person.get(late.headers.location ?? '');
  const returnTo = fieldsOf(login.text).return_to ?? '';
  const back = await person.logIn(ingrid, returnTo);
  const landed = await person.get(back.headers.location ?? '');
  assert.equal(landed.headers.location, `/user/api${settings}`);
  now += 31 * 60_000;
  assert.equal((await person.get(home)).status, 303);
});

test('ignores a logout from another site', async cleanup => {
  const { person } = await start(cleanup);
  await person.logIn(ingrid);
  assert.equal((await person.post('/logout', { csrf: 'forged' })).status, 403);
  assert.equal((await person.get(home)).status, 200);
});

test('ends the session permanently at logout', async cleanup => {
  const { person } = await start(cleanup);
  await person.logIn(ingrid);
  const cookie = person.cookies.get('mk_session') ?? '';
  const answer = await person.post('/logout', await person.form(home, '/logout'));
  assert.deepEqual([answer.status, answer.headers.location], [303, '/user/api/login']);
  person.cookies.set('mk_session', cookie);
  assert.equal((await person.get(home)).status, 303);
  assert.equal((await person.post('/logout', {})).status, 303);
});

test('redirects to console pages only', async cleanup => {
  const { person } = await start(cleanup);
  for (const evil of [
    'https://evil.example',
    '//evil.example',
    '//[',
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

test('accepts the demo password of each user in the fixtures, hashed at its full cost', async cleanup => {
  hashAtFullCost(cleanup);
  const mock = await mockFor(cleanup);
  for (const user of fixtures.users)
    assert.equal((await new Person(`${mock.url}/user/api`).logIn(user)).status, 303, user.email);
});

test('answers a flood of logins with 429 instead of an endless queue', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const people = Array.from({ length: 40 }, () => new Person(`${mock.url}/user/api`));
  const answers = await sentWhileHashesWait(() =>
    people.map((person, index) => person.logIn({ ...ingrid, email: `nobody${index}@example.com` })),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  assert.deepEqual(statuses, new Set([401, 429]));
});

test.run();
