/** The duration of sessions, the attributes of their cookies, and which forms are accepted. */
import assert from 'node:assert/strict';
import { type Cleanup, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { fieldsOf, ingrid, mateus, Person } from './client.ts';

const test = suiteOf('Console cookies and sessions');
const home = '/workspaces/ws_studio';
const minute = 60_000;

async function start(cleanup: Cleanup) {
  const clock = { now: Date.parse('2026-11-21T00:00:00Z') };
  const mock = await mockFor(cleanup, {
    now: () => clock.now,
    console: { idleMinutes: 30, sessionMinutes: 120 },
  });
  const person = new Person(`${mock.url}/user/api`);
  const isIn = async (who = person) => (await who.get(home)).status === 200;
  const stored = () => mock.repository.data.sessions;
  return { clock, person, isIn, stored };
}

test('keep an idle session until its last millisecond, and then delete it', async cleanup => {
  const { clock, person, isIn, stored } = await start(cleanup);
  await person.logIn(ingrid);
  clock.now += 30 * minute - 1;
  assert.equal(await isIn(), true);
  clock.now += 30 * minute;
  assert.equal(await isIn(), false);
  assert.deepEqual(stored(), []);
});

test('keep a session in use until its last millisecond, and then delete it', async cleanup => {
  const { clock, person, isIn, stored } = await start(cleanup);
  const begun = clock.now;
  await person.logIn(ingrid);
  for (const at of [25 * minute, 50 * minute, 75 * minute, 100 * minute, 120 * minute - 1]) {
    clock.now = begun + at;
    assert.equal(await isIn(), true);
  }
  clock.now = begun + 120 * minute;
  assert.equal(await isIn(), false);
  assert.deepEqual(stored(), []);
});

test('store the last visit once a minute', async cleanup => {
  const { clock, person, isIn, stored } = await start(cleanup);
  await person.logIn(ingrid);
  const noted: (string | undefined)[] = [];
  for (const later of [minute - 1, 1]) {
    clock.now += later;
    await isIn();
    noted.push(stored()[0]?.seen_at);
  }
  assert.deepEqual(noted, ['2026-11-21T00:00:00.000Z', '2026-11-21T00:01:00.000Z']);
});

test('end the previous session at a second login in the same browser', async cleanup => {
  const { person, isIn, stored } = await start(cleanup);
  const form = {
    ...fieldsOf((await person.get('/login')).text),
    email: ingrid.email,
    password: ingrid.demo_password,
  };
  await person.post('/login', form);
  const other = new Person(person.base);
  other.cookies.set('mk_session', person.cookies.get('mk_session') ?? '');
  assert.equal(await isIn(other), true);
  assert.equal((await person.post('/login', form)).status, 303);
  assert.deepEqual([await isIn(), await isIn(other), stored().length], [true, false, 1]);
});

test('delete idle sessions at a login, and nothing else', async cleanup => {
  const { clock, person, isIn, stored } = await start(cleanup);
  await person.logIn(ingrid);
  clock.now += 20 * minute;
  await new Person(person.base).logIn(mateus);
  assert.equal(await isIn(), true);
  clock.now += 30 * minute + 1;
  await new Person(person.base).logIn(mateus);
  assert.deepEqual(
    stored().map(({ user_id }) => user_id),
    [mateus.id],
  );
});

test('delete the cookie at logout', async cleanup => {
  const { person } = await start(cleanup);
  await person.logIn(ingrid);
  const { headers } = await person.post('/logout', await person.form(home, '/logout'));
  assert.deepEqual(headers['set-cookie'], [
    `${person.cookies.named('mk_session')}=; Path=/user/api; Max-Age=0; HttpOnly; SameSite=Lax`,
  ]);
});

test('keep the form cookie for one day, and replace a damaged one', async cleanup => {
  const { person } = await start(cleanup);
  const fresh = /^mk_browser_\d+=[\w-]{43}; Path=\/user\/api; Max-Age=86400; HttpOnly; SameSite=Lax$/;
  const first = String((await person.get('/login')).headers['set-cookie']);
  assert.match(first, fresh);
  person.cookies.set('mk_browser', 'damaged');
  assert.match(String((await person.get('/login')).headers['set-cookie']), fresh);
  assert.equal((await person.logIn(ingrid)).status, 303);
});

test('keep the form of one login page valid while another tab opens a second one', async cleanup => {
  const { person } = await start(cleanup);
  const form = fieldsOf((await person.get('/login')).text);
  await person.get('/login');
  const answer = await person.post('/login', {
    ...form,
    email: ingrid.email,
    password: ingrid.demo_password,
  });
  assert.equal(answer.status, 303);
});

test('refuse a login without the cookie of its page', async cleanup => {
  const { person } = await start(cleanup);
  const form = fieldsOf((await person.get('/login')).text);
  person.cookies.clear();
  assert.equal((await person.post('/login', form)).status, 403);
});

for (const [what, says, isTaken] of [
  ['accept a form without an origin, as old browsers send it', {}, true],
  ['refuse a form whose origin the browser hides', { 'sec-fetch-site': 'cross-site' }, false],
  ['accept a form with one of our pages as referer', { referer: '/user/api/login' }, true],
  ['refuse a form with another site as referer', { referer: 'https://evil.example/user/api/login' }, false],
] as const)
  test(what, async cleanup => {
    const { person } = await start(cleanup);
    await person.logIn(ingrid);
    const { csrf = '' } = await person.form(home, '/logout');
    const { origin } = new URL(person.base);
    const headers = Object.entries(says).map(([name, value]) => [
      name,
      value.startsWith('/') ? origin + value : value,
    ]);
    const answer = await send(`${person.base}/logout`, {
      method: 'POST',
      headers: {
        ...Object.fromEntries(headers),
        cookie: `${person.cookies.named('mk_session')}=${person.cookies.get('mk_session')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ csrf }).toString(),
    });
    assert.equal(answer.status, isTaken ? 303 : 403);
  });

test.run();
