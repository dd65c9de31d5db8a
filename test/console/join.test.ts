/** Invited people: who joins with which account, and who cannot. */
import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { ingrid, mateus, Person, textOf } from './client.ts';
import { open, pageOf, start, week } from './invited.ts';

const test = suiteOf('Invited people', { isLong: true });

const eve = { id: 'user_eve', email: 'eve@example.com', name: 'Eve', password: null };
const workspace = '/workspaces/ws_studio';

test('create an account with a link that was sent to them, and are members once', async cleanup => {
  const { base, linkFor, rolesOf, entryOf, repository } = await start(cleanup);
  const link = await linkFor('Sam@Example.com', 'viewer');
  const sam = new Person(base);
  const shown = await open(sam, link);
  assert.match(
    textOf(shown.text),
    /Join Northwind Studio\s+Ingrid Solberg invites you to this workspace of Marketplace, as sam@example\.com with the role viewer\./,
  );
  const page = pageOf(link);
  const fields = { ...(await sam.form(page, page)), name: 'Sam <b>', password: 'correct horse' };
  const answers = await Promise.all([sam.post(page, fields), sam.post(page, fields)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 404]);
  assert.equal(answers.find(({ status }) => status === 303)?.headers.location, `/user/api${workspace}`);
  assert.deepEqual(rolesOf('sam@example.com'), ['viewer']);
  assert.match((await sam.get(workspace)).text, /Sam &lt;b&gt;/);
  const entry = await entryOf('acceptInvitation');
  const user = repository.data.users.find(({ email }) => email === 'sam@example.com');
  assert.deepEqual(
    [entry?.actor_id, entry?.actor_name, entry?.session === null],
    [user?.id, 'Sam <b>', false],
  );
  assert.equal((await open(new Person(base), link)).status, 404);
  const again = new Person(base);
  const login = { ...ingrid, email: 'sam@example.com', demo_password: 'correct horse' };
  assert.equal((await again.logIn(login as unknown as typeof ingrid)).status, 303);
});

test('create no account with a link that was shown to the person who invites', async cleanup => {
  const { base, linkFor, rolesOf, repository } = await start(cleanup, { sends: false });
  const link = await linkFor('sam@example.com');
  const inviter = new Person(base);
  const { text } = await open(inviter, link);
  assert.match(text, /You need an account with this address/);
  assert.equal(text.includes('name="password"'), false);
  const { csrf = '' } = await inviter.form('/login', '/login');
  const answer = await inviter.post(pageOf(link), { csrf, name: 'Sam', password: 'correct horse' });
  assert.equal(answer.status, 401);
  assert.match(answer.text, /Log in first/);
  assert.equal(
    repository.data.users.some(({ email }) => email === 'sam@example.com'),
    false,
  );
  // An account of the address, no matter who has made it, joins with the same link.
  await repository.users.create?.({
    ...eve,
    email: 'sam@example.com',
    password: (await repository.users.findByEmail(ingrid.email))?.password ?? null,
  });
  const sam = new Person(base);
  await open(sam, link);
  await sam.logIn({ ...ingrid, email: 'sam@example.com' } as typeof ingrid, `/user/api${pageOf(link)}`);
  await sam.post(pageOf(link), await sam.form(pageOf(link), pageOf(link)));
  assert.deepEqual(rolesOf('sam@example.com'), ['developer']);
});

test('log in with their account, and come back to the invitation', async cleanup => {
  const { base, linkFor, owner, rolesOf, repository } = await start(cleanup);
  await repository.memberships.remove('ws_studio', 'user_mateus');
  const link = await linkFor(mateus.email, 'viewer');
  const person = new Person(base);
  const { text } = await open(person, link);
  const logIn = /href="([^"]*\/login\?return_to=[^"]*)"/.exec(text)?.[1] ?? '';
  assert.doesNotMatch(logIn, /\bmv_/);
  const returnTo = new URLSearchParams(logIn.split('?')[1]).get('return_to') ?? '';
  const back = await person.logIn(mateus, returnTo);
  assert.equal(back.headers.location, `/user/api${pageOf(link)}`);
  const page = await person.get(pageOf(link));
  assert.match(textOf(page.text), /You are logged in as Mateus de Wit\./);
  const joined = await person.submit(pageOf(link), await person.form(pageOf(link), pageOf(link)));
  assert.equal(joined.status, 200);
  assert.deepEqual(rolesOf(mateus.email), ['viewer']);
  assert.match((await owner.get(`${workspace}/settings/audit-log`)).text, /Accept an invitation/);
});

test('are in the audit log, also if the process ends right after they have joined', async cleanup => {
  const { base, linkFor, entryOf, repository } = await start(cleanup);
  const link = await linkFor('sam@example.com');
  repository.audit.append = async () => {};
  const sam = new Person(base);
  await open(sam, link);
  const page = pageOf(link);
  await sam.post(page, { ...(await sam.form(page, page)), name: 'Sam', password: 'correct horse' });
  const { actor_name, is_partial, record_type } = (await entryOf('acceptInvitation')) ?? {};
  assert.deepEqual([actor_name, is_partial, record_type], ['Sam', true, 'invitation']);
});

test('keep their session and a few open links, however many links another site opens in their browser', async cleanup => {
  const { base, linkFor } = await start(cleanup);
  const link = await linkFor('sam@example.com');
  const person = new Person(base);
  await person.logIn(mateus);
  const opened = () => [...person.cookies.keys()].filter(name => name.startsWith('mk_invitation_')).length;
  for (let index = 0; index < 40; index += 1) await person.get(`/join/ws_${index}/mv_${'a'.repeat(38)}`);
  assert.ok(opened() >= 1 && opened() <= 10, `${opened()}`);
  assert.equal((await person.get(workspace)).status, 200);
  assert.match((await open(person, link)).text, /It is for <strong>sam@example\.com<\/strong>/);
});

test('see the same page whether or not there is an account with their address', async cleanup => {
  const { base, linkFor, repository } = await start(cleanup);
  await repository.users.create?.(eve);
  const plain = async (email: string) => {
    const { text } = await open(new Person(base), await linkFor(email));
    return text.replaceAll(email, 'address').replaceAll(/name="csrf" value="[^"]*"/g, '');
  };
  assert.equal(await plain(eve.email), await plain('sam@example.com'));
});

test('with an account cannot create another one with its address', async cleanup => {
  const { base, linkFor, rolesOf, repository } = await start(cleanup);
  await repository.users.create?.(eve);
  const link = await linkFor(eve.email);
  const person = new Person(base);
  await open(person, link);
  const fields = { ...(await person.form(pageOf(link), pageOf(link))), name: 'E', password: 'correct horse' };
  const answer = await person.post(pageOf(link), fields);
  assert.equal(answer.status, 409);
  assert.match(answer.text, /This did not work\. If you have an account, log in with it instead\./);
  assert.match(answer.text, /value="E"/);
  assert.deepEqual(rolesOf(eve.email), []);
  assert.equal((await repository.users.find('user_eve'))?.password, null);
});

test('who are logged in with another address are refused, and can log out to join', async cleanup => {
  const { base, linkFor, rolesOf } = await start(cleanup);
  const link = await linkFor('sam@example.com');
  const person = new Person(base);
  await person.logIn(mateus);
  const page = await open(person, link);
  assert.equal(page.status, 403);
  assert.match(
    textOf(page.text),
    /It is for sam@example\.com, and you are logged in as mateus@example\.com\./,
  );
  const { csrf = '' } = await person.form(workspace, '/logout');
  const forced = await person.post(pageOf(link), { csrf });
  assert.equal(forced.status, 403);
  assert.deepEqual([rolesOf('sam@example.com'), rolesOf(mateus.email)], [[], ['developer']]);
  const form = page.text.slice(page.text.lastIndexOf('action="/user/api/logout"'));
  const return_to = /name="return_to" value="([^"]*)"/.exec(form)?.[1] ?? '';
  const out = await person.post('/logout', { csrf, return_to });
  assert.equal(
    out.headers.location,
    `/user/api/login?${new URLSearchParams({ return_to: `/user/api${pageOf(link)}` })}`,
  );
});

test('who are members already are led into the workspace, and keep their role', async cleanup => {
  const { base, linkFor, rolesOf, repository } = await start(cleanup);
  await repository.memberships.remove('ws_studio', 'user_mateus');
  const link = await linkFor(mateus.email, 'viewer');
  await repository.memberships.add({ workspace_id: 'ws_studio', user_id: 'user_mateus', role: 'owner' });
  const person = new Person(base);
  await person.logIn(mateus);
  await open(person, link);
  const joined = await person.submit(pageOf(link), await person.form(pageOf(link), pageOf(link)));
  assert.equal(joined.status, 200);
  assert.deepEqual(rolesOf(mateus.email), ['owner']);
  assert.equal((await open(person, link)).status, 404);
});

for (const [what, name, password, words] of [
  ['a short password', 'Sam', 'short', 'The password must have 8 to 200 characters'],
  ['a long password', 'Sam', 'x'.repeat(201), 'The password must have 8 to 200 characters'],
  ['no name', ' ', 'correct horse', 'Enter your name'],
  ['a long name', 'x'.repeat(101), 'correct horse', 'at most 100 characters'],
  ['control characters in the name', 'Sam\u0000\u0085', 'correct horse', 'cannot be shown'],
] as const)
  test(`see the form again with ${what}`, async cleanup => {
    const { base, linkFor, rolesOf } = await start(cleanup);
    const link = await linkFor('sam@example.com');
    const sam = new Person(base);
    await open(sam, link);
    const answer = await sam.post(pageOf(link), {
      ...(await sam.form(pageOf(link), pageOf(link))),
      name,
      password,
    });
    assert.equal(answer.status, 422);
    assert.ok(answer.text.includes(words));
    assert.equal(answer.text.includes(password), false);
    assert.deepEqual(rolesOf('sam@example.com'), []);
  });

test('need the link: its token is in no page, no address to return to, and no later URL', async cleanup => {
  const { base, linkFor } = await start(cleanup);
  const link = await linkFor('sam@example.com');
  const token = link.slice(-41);
  const sam = new Person(base);
  const first = await sam.get(link);
  assert.deepEqual([first.status, first.headers.location], [303, `/user/api${pageOf(link)}`]);
  assert.match(String(first.headers['set-cookie']), /mk_invitation_\w+=mv_.*HttpOnly; SameSite=Lax; Secure/);
  assert.equal(first.text.includes(token), false);
  const { text, headers } = await sam.get(pageOf(link));
  assert.equal(text.includes(token), false);
  assert.equal(headers['cache-control'], 'no-store');
  const other = await new Person(base).get(pageOf(link));
  assert.equal(other.status, 404);
  assert.match(other.text, /Open the link of the invitation again/);
});

for (const path of [
  '/join/ws_studio/short',
  `/join/ws_studio/mv_${'0'.repeat(38)}`,
  `/join/ws_sounds/mv_${'0'.repeat(38)}`,
  `/join/ws_nobody/mv_${'0'.repeat(38)}`,
  `/join/%00/mv_${'0'.repeat(38)}`,
  `/join/${'x'.repeat(3_000)}/mv_${'0'.repeat(38)}`,
])
  test(`learn nothing from a wrong link: ${path.slice(0, 40)}`, async cleanup => {
    const { base } = await start(cleanup);
    const page = await open(new Person(base), path);
    assert.equal(page.status, 404);
    assert.match(page.text, /This invitation does not work|Open the link of the invitation again|Not found/);
  });

test('learn nothing from a link whose text is not UTF-8', async cleanup => {
  const { base } = await start(cleanup);
  const { status, text } = await new Person(base).get(`/join/%00%ff/mv_${'0'.repeat(38)}`);
  assert.equal(status, 400);
  assert.match(text, /not UTF-8/);
});

test('cannot use a link for another workspace', async cleanup => {
  const { base, linkFor } = await start(cleanup);
  const link = (await linkFor('sam@example.com')).replace('ws_studio', 'ws_sounds');
  assert.equal((await open(new Person(base), link)).status, 404);
});

test('cannot send the form without its token, or from another site', async cleanup => {
  const { base, linkFor, rolesOf } = await start(cleanup);
  const link = await linkFor('sam@example.com');
  const sam = new Person(base);
  await open(sam, link);
  const fields = { ...(await sam.form(pageOf(link), pageOf(link))), name: 'Sam', password: 'correct horse' };
  assert.equal((await sam.post(pageOf(link), { ...fields, csrf: '' })).status, 403);
  const elsewhere = { origin: 'https://evil.example' };
  assert.equal((await sam.post(pageOf(link), fields, elsewhere)).status, 403);
  assert.deepEqual(rolesOf('sam@example.com'), []);
});

test('who take longer than the link works are told that it has expired', async cleanup => {
  const { base, linkFor, clock, rolesOf } = await start(cleanup);
  const link = await linkFor('sam@example.com');
  const sam = new Person(base);
  await open(sam, link);
  const fields = { ...(await sam.form(pageOf(link), pageOf(link))), name: 'Sam', password: 'correct horse' };
  clock.now += week;
  const late = await sam.post(pageOf(link), fields);
  assert.equal(late.status, 410);
  assert.match(late.text, /This invitation has expired/);
  assert.deepEqual(rolesOf('sam@example.com'), []);
});

test('join with the account that the host has logged in, and create none here', async cleanup => {
  let user: string | null = null;
  const { base, rolesOf, repository, sent, url } = await start(cleanup, {
    authenticateUser: () => user,
    loginUrl: '/sign-in',
  });
  await repository.users.create?.(eve);
  user = ingrid.id;
  const owner = new Person(base);
  const list = '/workspaces/ws_studio/settings/invitations';
  await owner.submit(list, { ...(await owner.form(`${list}/new`, list)), email: eve.email, role: 'viewer' });
  const link = String(sent[0]?.url).slice('https://host.example/user/api'.length);
  user = null;
  const person = new Person(`${url}/user/api`);
  const before = await open(person, link);
  assert.equal(before.text.includes('name="password"'), false);
  const back = new URLSearchParams({ return_to: `/user/api${pageOf(link)}` });
  assert.ok(before.text.includes(`href="/sign-in?${back}"`), before.text);
  user = 'user_mateus';
  const wrong = await person.get(pageOf(link));
  assert.equal(wrong.status, 403);
  assert.match(wrong.text, /Log out, and open the link again/);
  assert.equal(wrong.text.includes('/logout'), false);
  user = eve.id;
  await person.submit(pageOf(link), await person.form(pageOf(link), pageOf(link)));
  assert.deepEqual(rolesOf(eve.email), ['viewer']);
});

test('create no account where the storage creates none', async cleanup => {
  const { base, linkFor } = await start(cleanup, { creates: false });
  const { text } = await open(new Person(base), await linkFor('sam@example.com'));
  assert.match(text, /You need an account with this address/);
});

test.run();
