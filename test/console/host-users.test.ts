/** What the login of a host may answer: nobody is sent in circles, and every mistake is told by name. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type { ConsoleOptions } from '../../src/index.ts';
import { createRouter } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, send, serveApp, suiteOf } from '../helper.ts';
import { ingrid, Person } from './client.ts';

const test = suiteOf('Users of a host', { isLong: true });
const home = '/user/api/workspaces/ws_studio';

async function serve(
  cleanup: Cleanup,
  authenticateUser: unknown,
  more: Partial<ConsoleOptions> = {},
  repository?: Awaited<ReturnType<typeof fixtureRepository>>,
) {
  const failures: Error[] = [];
  const router = createRouter({
    repository: repository ?? (await fixtureRepository()),
    publicUrl: 'https://host.example',
    console: { authenticateUser: authenticateUser as never, ...more },
    onError: error => failures.push(error as Error),
  });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  return { url, failures };
}

for (const [what, loginUrl] of [
  ['a login page', 'https://host.example/sign-in'],
  ['no login page', undefined],
] as const)
  test(`whom the repository does not know see a page that says so, with ${what}`, async cleanup => {
    const more = loginUrl === undefined ? {} : { loginUrl };
    const { url, failures } = await serve(cleanup, () => 'user_elsewhere', more);
    for (const path of ['', home, `${home}/settings`, '/reference']) {
      const page = await send(`${url}${path.startsWith('/user') ? path : `/user/api${path}`}`);
      assert.deepEqual([page.status, page.headers.location], [403, undefined], path);
      assert.match(page.text, /Your account is not set up here/);
      assert.match(page.text, /this console does not know your account/);
      assert.ok(!page.text.includes('user_elsewhere'));
      assert.ok(!page.text.includes('subnav'), `${path}: tabs of a workspace`);
    }
    assert.equal(failures.length, 4);
    assert.equal(
      failures[0]?.message,
      'the console setting authenticateUser returned the id "user_elsewhere", but the repository has no such user',
    );
  });

test('whom the repository does not know can read a public reference', async cleanup => {
  const { url, failures } = await serve(cleanup, () => 'user_elsewhere', { publicReference: true });
  assert.equal((await send(`${url}/user/api/reference`)).status, 200);
  assert.equal(failures.length, 1);
});

test('get a form back, filled in, that they send after the cookie of its page has expired', async cleanup => {
  const { url } = await serve(cleanup, () => ingrid.id);
  const person = new Person(`${url}/user/api`);
  const path = '/workspaces/ws_studio/links';
  const form = { ...(await person.form(`${path}/new`, path)), title: 'Long work' };
  person.cookies.delete('mk_browser');
  const back = await person.post(path, form);
  assert.equal(back.status, 403);
  assert.match(back.text, /name="title"[^>]* value="Long work"/);
  const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(back.text) ?? [];
  const again = await person.post(path, { ...form, csrf, url: 'https://shop.example/' });
  assert.equal(again.status, 303);
});

test('whose id is a long text by mistake are told in part only', async cleanup => {
  const { url, failures } = await serve(cleanup, () => `eyJ${'x'.repeat(500)}`);
  assert.equal((await send(url + home)).status, 403);
  assert.match(String(failures[0]?.message), /"eyJx{61}…"/);
});

for (const [what, answer, reported] of [
  ['a number', 5, 'a value of the type number'],
  ['a record', { id: ingrid.id }, 'a value of the type object'],
  ['a list', [ingrid.id], 'a list'],
  ['a list of promises', [Promise.resolve(ingrid.id)], 'a list'],
  ['an empty string', '', 'an empty string'],
  ['true', true, 'a value of the type boolean'],
  ['false', false, 'a value of the type boolean'],
  ['a bigint', 5n, 'a value of the type bigint'],
  ['a function', () => ingrid.id, 'a value of the type function'],
] as const)
  for (const [how, given] of [
    ['at once', () => answer],
    ['as a promise', async () => answer],
  ] as const)
    test(`that are ${what} ${how} are an error that names the setting`, async cleanup => {
      const { url, failures } = await serve(cleanup, given, { loginUrl: '/sign-in' });
      const page = await send(url + home);
      assert.deepEqual([page.status, page.headers.location], [500, undefined]);
      assert.match(page.text, /Something went wrong/);
      assert.deepEqual(failures.map(String), [
        `TypeError: the console setting authenticateUser must return the id of a user as a string, or null, but returned ${reported}`,
      ]);
    });

for (const [how, given] of [
  [
    'is thrown',
    () => {
      throw new Error('the session store is away');
    },
  ],
  ['is a rejection', async () => Promise.reject(new Error('the session store is away'))],
] as const)
  test(`for whom an error ${how} see an error page, and the error names the setting`, async cleanup => {
    const { url, failures } = await serve(cleanup, given, { loginUrl: '/sign-in' });
    const page = await send(url + home);
    assert.equal(page.status, 500);
    assert.ok(!page.text.includes('session store'));
    assert.deepEqual(failures.map(String), [
      'TypeError: the console setting authenticateUser has thrown an error: the session store is away',
    ]);
    assert.match(String(failures[0]?.cause), /the session store is away/);
  });

for (const nobody of [null, undefined])
  test(`that are ${nobody} log in first`, async cleanup => {
    const { url, failures } = await serve(cleanup, () => nobody, { loginUrl: '/sign-in' });
    const page = await send(url + home);
    assert.deepEqual(
      [page.status, page.headers.location],
      [303, `/sign-in?return_to=${encodeURIComponent(home)}`],
    );
    assert.deepEqual(failures, []);
  });

test('who are deleted meanwhile are sent in circles neither by the host nor by the own login', async cleanup => {
  const repository = await fixtureRepository();
  let isThere = true;
  const users = { ...repository.users, find: (id: string) => (isThere ? repository.users.find(id) : null) };
  const { url } = await serve(cleanup, () => ingrid.id, { loginUrl: '/sign-in' }, {
    ...repository,
    users,
  } as never);
  assert.equal((await send(url + home)).status, 200);
  isThere = false;
  const gone = await send(url + home);
  assert.deepEqual([gone.status, gone.headers.location], [403, undefined]);
});

test('without a workspace see a page that says so', async cleanup => {
  const repository = await fixtureRepository();
  const users = { ...repository.users, workspacesOf: () => [] };
  const { url } = await serve(cleanup, () => ingrid.id, { loginUrl: '/sign-in' }, {
    ...repository,
    users,
  } as never);
  const page = await send(`${url}/user/api`);
  assert.deepEqual([page.status, page.headers.location], [200, undefined]);
  assert.match(page.text, /not a member of any workspace/);
  assert.equal((await send(url + home)).status, 404);
});

test.run();
