/** A form that is sent after the session has ended is shown again with its values after the login. */
import assert from 'node:assert/strict';
import { type Cleanup, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { fieldsOf, ingrid, loggedIn, logInOn, mateus, type Person, unescaped } from './client.ts';

const test = suiteOf('Forms submitted after the session has ended', { isLong: true });
const home = '/workspaces/ws_studio';
const says = /Your session ended before the form was sent\. Check the form and send it again\./;

async function start(cleanup: Cleanup) {
  const mock = await mockFor(cleanup);
  const person = await loggedIn(mock);
  return { mock, person };
}

/** Ends the session, and then sends the form. */
async function sendLate(person: Person, path: string, fields: Record<string, string | string[]>) {
  person.cookies.delete('mk_session');
  return person.post(path, fields);
}

/** The HTML of the form on a page that is sent to a path. */
function formOn(page: string, person: Person, path: string): string {
  const action = `action="${new URL(person.base).pathname}${path}"`;
  return page.split('<form').find(part => part.includes(action)) ?? assert.fail(`no form for ${path}`);
}

test('are kept by the login page with a notice, and have no effect', async cleanup => {
  const { mock, person } = await start(cleanup);
  const fields = await person.form(`${home}/links/new`, '/links');
  const before = mock.repository.data.links.ws_studio?.length;
  const late = await sendLate(person, `${home}/links`, {
    ...fields,
    url: 'https://a.example/',
    title: 'Long work',
  });
  assert.equal(late.status, 401);
  assert.match(
    late.text,
    /Your session ended before the form was sent\. Log in to get the form back as you filled it in, except for passwords\./,
  );
  assert.equal(fieldsOf(late.text)['kept-title'], 'Long work');
  assert.equal(mock.repository.data.links.ws_studio?.length, before);
});

test('take effect after they were checked and sent again', async cleanup => {
  const { mock, person } = await start(cleanup);
  const fields = await person.form(`${home}/links/new`, '/links');
  const title = `"Quoted" <b>&amp; 'long' work`;
  const typed = { url: 'https://a.example/late', slug: 'late', title, tags: 'a, b', max_clicks: '7' };
  const late = await sendLate(person, `${home}/links`, { ...fields, ...typed });
  const back = await logInOn(person, late.text);
  assert.equal(back.status, 200);
  assert.match(back.text, says);
  const form = formOn(back.text, person, `${home}/links`);
  for (const [name, value] of Object.entries(typed)) {
    const input = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(form)?.[0] ?? '';
    assert.equal(unescaped(/ value="([^"]*)"/.exec(input)?.[1] ?? ''), value, name);
  }
  assert.equal((await person.post(`${home}/links`, { ...fieldsOf(form), ...typed })).status, 303);
  assert.equal((await mock.repository.links.findBySlug('', 'late'))?.link.title, title);
});

test('are kept for an existing link and webhook, and for a new webhook and key', async cleanup => {
  const { person } = await start(cleanup);
  for (const [page, path, typed] of [
    [`${home}/links/lnk_demo_spring/edit`, `${home}/links/lnk_demo_spring`, { title: 'Changed so far' }],
    [`${home}/webhooks/ep_demo/edit`, `${home}/webhooks/ep_demo`, { description: 'Changed so far' }],
    [
      `${home}/webhooks/new`,
      `${home}/webhooks`,
      { description: 'Typed so far', event_types: ['link.clicked', 'key.*'] },
    ],
    [
      `${home}/settings/keys/new`,
      `${home}/settings/keys`,
      { name: 'Typed so far', scopes: ['models:read', 'links:read'], expiry: '30' },
    ],
  ] as const) {
    const fields = await person.form(page, path.slice(home.length));
    const late = await sendLate(person, path, { ...fields, ...(typed as Record<string, string | string[]>) });
    assert.equal(late.status, 401, path);
    const back = await logInOn(person, late.text);
    assert.equal(back.status, 200, path);
    assert.match(back.text, says);
    const form = formOn(back.text, person, path);
    for (const value of Object.values(typed).flat())
      assert.ok(form.includes(`value="${value}"`), `${path} ${value}`);
    for (const value of 'scopes' in typed ? typed.scopes : 'event_types' in typed ? typed.event_types : [])
      assert.match(form, new RegExp(`value="${value.replaceAll('*', '\\*')}"[^>]* checked`));
  }
});

test('are filled in at once if the user has logged in again in another tab', async cleanup => {
  const { mock, person } = await start(cleanup);
  for (const [page, path, field] of [
    [`${home}/links/lnk_demo_spring/edit`, `${home}/links/lnk_demo_spring`, 'title'],
    [`${home}/webhooks/new`, `${home}/webhooks`, 'description'],
    [`${home}/messaging/contacts/new`, `${home}/messaging/contacts`, 'name'],
    [`${home}/settings/invitations/new`, `${home}/settings/invitations`, 'email'],
  ] as const) {
    const fields = await person.form(page, path.slice(home.length));
    const elsewhere = await loggedIn(mock);
    person.cookies.set('mk_session', elsewhere.cookies.get('mk_session') ?? '');
    // The channels of the mock server go on by themselves.
    const { links, webhook_endpoints, invitations } = mock.repository.data;
    const back = await person.post(path, { ...fields, password: 'swordfish', [field]: 'Long work' });
    assert.equal(back.status, 403, path);
    assert.match(back.text, says);
    const { data } = mock.repository;
    assert.deepEqual(
      [data.links, data.webhook_endpoints, data.invitations],
      [links, webhook_endpoints, invitations],
    );
    assert.ok(!JSON.stringify(data).includes('Long work'));
    assert.doesNotMatch(back.text, /swordfish/);
    const form = formOn(back.text, person, path);
    assert.match(form, new RegExp(`name="${field}"[^>]* value="Long work"`));
    assert.notEqual(fieldsOf(form).csrf, fields.csrf);
  }
});

test('take effect after they were filled in for another session, and sent again', async cleanup => {
  const { mock, person } = await start(cleanup);
  const path = `${home}/links/lnk_demo_spring`;
  const fields = await person.form(`${path}/edit`, path);
  const elsewhere = await loggedIn(mock);
  person.cookies.set('mk_session', elsewhere.cookies.get('mk_session') ?? '');
  const back = await person.post(path, { ...fields, title: 'Long work' });
  const form = formOn(back.text, person, path);
  assert.equal((await person.post(path, { ...fieldsOf(form), title: 'Long work' })).status, 303);
  assert.equal((await mock.repository.links.find('ws_studio', 'lnk_demo_spring'))?.title, 'Long work');
});

test('are filled in for no other site, without a token and for users without access', async cleanup => {
  const { mock, person } = await start(cleanup);
  const path = `${home}/links/lnk_demo_spring`;
  const fields = await person.form(`${path}/edit`, path);
  const elsewhere = await loggedIn(mock, mateus);
  person.cookies.set('mk_session', elsewhere.cookies.get('mk_session') ?? '');
  const { users } = mock.repository;
  const { workspacesOf } = users;
  for (const [changed, headers] of [
    [{}, { origin: 'https://evil.example' }],
    [{ csrf: '' }, {}],
  ] as const) {
    const refused = await person.post(path, { ...fields, title: 'Long work', ...changed }, headers);
    assert.deepEqual([refused.status, /This form has expired/.test(refused.text)], [403, true]);
    assert.doesNotMatch(refused.text, /Long work/);
  }
  users.workspacesOf = async id => (await workspacesOf(id)).map(one => ({ ...one, role: 'viewer' as const }));
  assert.match(
    (await person.post(path, { ...fields, title: 'Long work' })).text,
    /Your role in this workspace/,
  );
  users.workspacesOf = async () => [];
  assert.equal((await person.post(path, { ...fields, title: 'Long work' })).status, 404);
});

test('are not shown to people who may not send them any more', async cleanup => {
  const { mock, person } = await start(cleanup);
  const { users } = mock.repository;
  const { workspacesOf } = users;
  for (const [page, path] of [
    ['/webhooks/ep_demo/edit', '/webhooks/ep_demo'],
    ['/webhooks/new', '/webhooks'],
    ['/links/lnk_demo_spring/edit', '/links/lnk_demo_spring'],
    ['/keys/key_demo_studio/edit', '/keys/key_demo_studio'],
  ] as const) {
    const fields = await person.form(home + page, path);
    const late = await sendLate(person, home + path, fields);
    users.workspacesOf = async id =>
      (await workspacesOf(id)).map(one => ({ ...one, role: 'viewer' as const }));
    assert.equal((await logInOn(person, late.text)).status, 403, path);
    assert.equal((await person.get(home + page)).status, 403, path);
    users.workspacesOf = workspacesOf;
    await person.logIn(ingrid);
  }
});

test('never contain a password: it must be typed again', async cleanup => {
  const { mock, person } = await start(cleanup);
  const fields = await person.form(`${home}/links/new`, '/links');
  const typed = { ...fields, url: 'https://a.example/', title: 'Secret', password: 'swordfish' };
  const late = await sendLate(person, `${home}/links`, typed);
  const back = await logInOn(person, late.text);
  for (const { text } of [late, back]) assert.doesNotMatch(text, /swordfish/);
  const form = formOn(back.text, person, `${home}/links`);
  assert.match(form, /name="wants_password"[^>]* checked/);
  const again = { ...fieldsOf(form), url: 'https://a.example/', title: 'Secret', wants_password: 'on' };
  assert.equal((await person.post(`${home}/links`, again)).status, 422, 'nothing gets public unseen');
  assert.ok(!mock.repository.data.links.ws_studio?.some(({ title }) => title === 'Secret'));
});

test('keep a field of a host whose name only begins like that of a password', async cleanup => {
  const { person } = await start(cleanup);
  const fields = await person.form(`${home}/links/new`, '/links');
  const typed = {
    ...fields,
    url: 'https://a.example/',
    password_hint: 'A fish',
    'password:token': 'swordfish',
  };
  const { text } = await sendLate(person, `${home}/links`, typed);
  assert.match(text, /name="kept-password_hint"[^>]* value="A fish"/);
  assert.doesNotMatch(text, /swordfish|wants_password_hint/);
  assert.match(text, /name="kept-wants_password:token"/);
});

test('are kept after a failed login', async cleanup => {
  const { person } = await start(cleanup);
  const fields = await person.form(`${home}/links/new`, '/links');
  const late = await sendLate(person, `${home}/links`, {
    ...fields,
    url: 'https://a.example/',
    title: 'Kept',
  });
  const wrong = await logInOn(person, late.text, 'not it');
  assert.equal(wrong.status, 401);
  assert.equal(fieldsOf(wrong.text)['kept-title'], 'Kept');
  assert.match((await logInOn(person, wrong.text)).text, /value="Kept"/);
});

test('are not shown to users without access to the workspace', async cleanup => {
  const { person } = await start(cleanup);
  const fields = await person.form(`${home}/links/new`, '/links');
  const late = await sendLate(person, `${home}/links`, {
    ...fields,
    url: 'https://a.example/',
    title: 'Mine',
  });
  const { csrf = '', return_to = '' } = fieldsOf(late.text);
  const elsewhere = return_to.replace('ws_studio', 'ws_nobody');
  const answer = await person.post('/login', {
    csrf,
    return_to: elsewhere,
    'kept-title': 'Mine',
    email: mateus.email,
    password: mateus.demo_password,
  });
  assert.equal(answer.status, 404);
});

test('are not kept if another site sends them', async cleanup => {
  const { person } = await start(cleanup);
  person.cookies.delete('mk_session');
  const forged = { url: 'https://evil.example/', title: 'Forged' };
  const answer = await person.post(`${home}/links`, forged, { origin: 'https://evil.example' });
  assert.equal(answer.status, 303);
  assert.match(answer.headers.location ?? '', /\/user\/api\/login\?/);
});

test('redirect to the login and back to their page if they are empty or too large', async cleanup => {
  const { person } = await start(cleanup);
  const archive = `${home}/links/lnk_demo_spring/archive`;
  for (const [path, fields] of [
    [archive, await person.form(`${home}/links/lnk_demo_spring`, '/archive')],
    [`${home}/links`, { title: 'x'.repeat(60_000) }],
  ] as const) {
    const late = await sendLate(person, path, fields);
    assert.equal(late.status, 303);
    const to = new URL(late.headers.location ?? '', person.base).searchParams.get('return_to');
    assert.equal(to, `/user/api${path}`);
  }
});

for (const [what, fields, status] of [
  // Each name is stored with a prefix of five characters.
  ['50,000 characters', { title: 'x'.repeat(50_000 - 10) }, 401],
  ['one character more', { title: 'x'.repeat(50_000 - 9) }, 303],
  ['90 fields', { event_types: Array.from({ length: 90 }, () => 'key.*') }, 401],
  ['91 fields', { event_types: Array.from({ length: 91 }, () => 'key.*') }, 303],
] as const)
  test(`are ${status === 401 ? 'kept' : 'not kept'} with ${what}`, async cleanup => {
    const { person } = await start(cleanup);
    const late = await sendLate(person, `${home}/links`, fields as Record<string, string | string[]>);
    assert.equal(late.status, status);
    if (status === 401) assert.equal((await logInOn(person, late.text)).status, 200);
  });

/** Logs in with a stored form, and a path to return to. */
async function logInTo(person: Person, path: string) {
  const { csrf = '' } = fieldsOf((await sendLate(person, `${home}/links`, { title: 'x' })).text);
  const { email, demo_password: password } = ingrid;
  const return_to = `/user/api${path}`;
  return person.post('/login', { csrf, return_to, 'kept-title': 'Kept', email, password });
}

for (const [path, what] of [
  ['', 'the console itself'],
  [`${home}/start`, 'a page without a form'],
  [`${home}/links/lnk_demo_spring/archive`, 'an action without fields'],
  [`${home}/links/lnk_demo_spring/a/b`, 'no page at all'],
] as const)
  test(`are not kept if the login redirects to ${what}`, async cleanup => {
    const { person } = await start(cleanup);
    const { status, headers } = await logInTo(person, path);
    assert.deepEqual([status, headers.location], [303, `/user/api${path}`]);
  });

test('find their page if its URL is written differently', async cleanup => {
  const { person } = await start(cleanup);
  const { status, text } = await logInTo(person, `${home}/links/lnk%5Fdemo%5Fspring`);
  assert.equal(status, 200);
  assert.match(formOn(text, person, `${home}/links/lnk_demo_spring`), /name="title"[^>]* value="Kept"/);
});

for (const id of ['lnk_nobody', '%zz'])
  test(`are answered with 404 if their link is ${id}`, async cleanup => {
    const { person } = await start(cleanup);
    assert.equal((await logInTo(person, `${home}/links/${id}`)).status, 404);
  });

test('keep unchecked checkboxes, and show no errors', async cleanup => {
  const { person } = await start(cleanup);
  const { text } = await logInTo(person, `${home}/links/lnk_demo_beta`);
  const form = formOn(text, person, `${home}/links/lnk_demo_beta`);
  assert.doesNotMatch(form.slice(0, form.indexOf('</form>')), / checked| aria-invalid/);
  assert.match(form, /name="no_password"/);
});

test('do not change the login fields, whatever their own names are', async cleanup => {
  const { person } = await start(cleanup);
  const late = await sendLate(person, `${home}/links`, { email: 'kept@a.example', return_to: '/elsewhere' });
  assert.equal(late.status, 401);
  const hidden = fieldsOf(late.text);
  assert.equal(hidden.return_to, `/user/api${home}/links`);
  assert.deepEqual([hidden['kept-email'], hidden['kept-return_to']], ['kept@a.example', '/elsewhere']);
  assert.doesNotMatch(late.text, /name="email"[^>]* value="[^"]+"/);
  assert.match((await logInOn(person, late.text)).text, says);
});

for (const [path, page, sent] of [
  [`${home}/links/bulk`, `${home}/links`, { tags: 'Typed so far' }],
  [`${home}/messaging/contacts`, `${home}/messaging/contacts/new`, { name: 'Typed so far' }],
  [`${home}/messaging/groups`, `${home}/messaging/groups/new`, { name: 'Typed so far' }],
] as const)
  test(`are filled in though another form is at a path of the same shape: ${path}`, async cleanup => {
    const { person } = await start(cleanup);
    const fields = await person.form(page, path);
    const back = await logInOn(person, (await sendLate(person, path, { ...fields, ...sent })).text);
    assert.equal(back.status, 200);
    assert.match(back.text, says);
    assert.match(formOn(back.text, person, path), /value="Typed so far"/);
  });

test.run();
