/** Test keys, which members make on the page of an operation in the API reference. */
import assert from 'node:assert/strict';
import type { MockOptions } from '../../mock-server/index.ts';
import type { Key } from '../../src/generated/types.ts';
import { operations } from '../built-in.ts';
import { type Cleanup, fixtures, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { ingrid, loggedIn, mateus, Person, secretIn } from './client.ts';

const test = suiteOf('Test keys of the API reference', { isLong: true });

const now = Date.parse('2026-11-21T12:00:00Z');

async function start(cleanup: Cleanup, options: MockOptions = {}, who = ingrid) {
  const log: string[] = [];
  const mock = await mockFor(cleanup, { now: () => now, log: line => log.push(line), ...options });
  const person = await loggedIn(mock, who);
  return { mock, person, log };
}

const formAt = (id: string, workspace = 'ws_studio') => `/workspaces/${workspace}/reference/${id}/key`;
const fieldsFor = (person: Person, id: string) => person.form(`/reference/${id}`, formAt(id));

test('are made for one operation and 15 minutes, and shown once', async cleanup => {
  let at = now;
  const { mock, person, log } = await start(cleanup, { now: () => at });
  const sent = await person.post(formAt('getItem'), await fieldsFor(person, 'getItem'));
  assert.equal(sent.status, 303);
  assert.equal(secretIn(JSON.stringify(sent)), null);
  assert.equal(sent.headers.location, `/user/api${formAt('getItem')}`);
  const made = await person.get(formAt('getItem'));
  assert.equal(made.headers['cache-control'], 'no-store');
  const secret = secretIn(made.text) ?? assert.fail();
  assert.match(made.text, /data-code>(?:(?!<\/code>).)*api_key=<span class="token-shown">mk_/);
  const ask = (path: string) => send(mock.url + path, { headers: { authorization: `Bearer ${secret}` } });
  assert.equal((await ask('/api/items/item?item_id=1001')).status, 200);
  assert.equal((await ask('/api/v1/links')).status, 403);
  const { keys } = await mock.repository.keys.list('ws_studio', { limit: 1 });
  const { name, scopes, expires_at, created_by } = keys[0] ?? assert.fail();
  assert.deepEqual(
    { name, scopes, expires_at, created_by },
    {
      name: 'Reference, Read one item',
      scopes: ['marketplace:read'],
      expires_at: '2026-11-21T12:15:00.000Z',
      created_by: ingrid.id,
    },
  );
  // With a token and an id that are new each time, nobody keeps a page with the form.
  assert.equal((await person.get('/reference/getItem')).headers['cache-control'], 'no-store');
  const settings = (await person.get('/workspaces/ws_studio/settings')).text;
  assert.ok(settings.includes('Reference, Read one item'));
  for (const page of [settings, (await person.get('/reference/getItem')).text, log.join('\n')])
    assert.ok(!page.includes(secret));
  // It was made to end soon, so nobody has to replace it.
  assert.doesNotMatch((await person.get('/workspaces/ws_studio')).text, /Reference, Read one item/);
  at = now + 15 * 60_000;
  assert.equal((await ask('/api/items/item?item_id=1001')).status, 401);
});

test('are refused to developers for what only owners may do', async cleanup => {
  const memberships = [{ workspace_id: 'ws_studio', user_id: mateus.id, role: 'developer' as const }];
  const { mock, person } = await start(cleanup, { fixtures: { memberships } }, mateus);
  const before = (await mock.repository.keys.list('ws_studio', { limit: 100 })).keys.length;
  const fields = { ...(await fieldsFor(person, 'changeMember')), writes: 'yes' };
  const refused = await person.post(formAt('changeMember'), fields);
  assert.equal(refused.status, 403);
  assert.match(refused.text, /Only an owner of the workspace can make a key for this operation/);
  assert.equal((await mock.repository.keys.list('ws_studio', { limit: 100 })).keys.length, before);
});

test('are in the response to the script of the page, which stays where it is', async cleanup => {
  const { person } = await start(cleanup);
  const fields = { ...(await fieldsFor(person, 'getItem')), inline: 'yes' };
  const made = await person.post(formAt('getItem'), fields);
  assert.deepEqual([made.status, made.headers['cache-control']], [201, 'no-store']);
  assert.ok(secretIn(made.text) !== null);
  assert.equal(secretIn((await person.get('/reference/getItem')).text), null);
});

test('are told to receivers of webhooks as other keys are', async cleanup => {
  const { person, mock } = await start(cleanup);
  const seen: string[] = [];
  const { keys } = mock.repository;
  const create = keys.create.bind(keys);
  keys.create = (workspace, key, options) => {
    for (const { type } of options?.events?.(key) ?? []) seen.push(type);
    return create(workspace, key, options);
  };
  await person.post(formAt('getItem'), await fieldsFor(person, 'getItem'));
  assert.deepEqual(seen, ['key.created']);
});

test('need a confirmation if the operation writes data', async cleanup => {
  const { person, mock } = await start(cleanup);
  const count = async () => (await mock.repository.keys.list('ws_studio', { limit: 100 })).keys.length;
  const before = await count();
  const form = await fieldsFor(person, 'createLink');
  const refused = await person.post(formAt('createLink'), form);
  assert.equal(refused.status, 422);
  assert.match(refused.text, /aria-invalid="true" aria-describedby="test-key-writes-error"/);
  assert.match(refused.text, /Confirm that the operation writes data\./);
  assert.equal(await count(), before);
  const made = await person.post(formAt('createLink'), { ...form, writes: 'yes' });
  assert.equal(made.status, 303);
  assert.equal(await count(), before + 1);
});

test('are made once by a form that is sent twice', async cleanup => {
  const { person, mock } = await start(cleanup);
  const form = await fieldsFor(person, 'getItem');
  const both = await Promise.all([
    person.post(formAt('getItem'), form),
    person.post(formAt('getItem'), form),
  ]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [303, 409]);
  const again = both.find(({ status }) => status === 409) ?? assert.fail();
  assert.equal(secretIn(again.text), null);
  assert.match(again.text, /This form has already made its key/);
  const { keys } = await mock.repository.keys.list('ws_studio', { limit: 100 });
  assert.equal(keys.filter(({ name }) => name.startsWith('Reference,')).length, 1);
});

test('are refused without the token, from other sites, to viewers and in workspaces of others', async cleanup => {
  const { person, mock } = await start(cleanup);
  const form = await fieldsFor(person, 'getItem');
  const { csrf: _, ...forged } = form;
  assert.equal((await person.post(formAt('getItem'), forged)).status, 403);
  assert.equal((await person.post(formAt('getItem'), form, { origin: 'https://evil.example' })).status, 403);
  assert.equal((await person.post(formAt('getItem', 'ws_sounds'), form)).status, 404);
  assert.equal((await person.post(formAt('noSuch'), form)).status, 404);
  const stranger = new Person(person.base);
  assert.equal((await stranger.post(formAt('getItem'), form)).status, 303);
  const memberships = [{ workspace_id: 'ws_studio', user_id: mateus.id, role: 'viewer' as const }];
  const viewing = await start(cleanup, { fixtures: { memberships } }, mateus);
  const page = await viewing.person.get('/reference/getItem');
  assert.doesNotMatch(page.text, /data-test-key|reference\/getItem\/key/);
  const own = await viewing.person.form('/workspaces/ws_studio', '/logout');
  assert.equal((await viewing.person.post(formAt('getItem'), own)).status, 403);
  for (const { repository } of [mock, viewing.mock])
    assert.deepEqual(
      (await repository.keys.list('ws_studio', { limit: 100 })).keys.map(({ id }) => id).sort(),
      (fixtures.keys.ws_studio ?? []).map(({ id }: Pick<Key, 'id'>) => id).sort(),
    );
});

test('belong to the workspace of the page that made them, whichever was opened since', async cleanup => {
  const { person, mock } = await start(cleanup, {}, mateus);
  const form = await person.form('/reference/getItem?workspace=ws_studio', formAt('getItem'));
  await person.get('/workspaces/ws_sounds');
  assert.equal((await person.post(formAt('getItem'), form)).status, 303);
  const named = async (workspace: string) =>
    (await mock.repository.keys.list(workspace, { limit: 100 })).keys.filter(({ name }) =>
      /^Reference,/.test(name),
    );
  assert.equal((await named('ws_studio')).length, 1);
  assert.equal((await named('ws_sounds')).length, 0);
});

test('are shown in their own workspace only, whichever page is opened next', async cleanup => {
  const { person } = await start(cleanup, {}, mateus);
  const form = await person.form('/reference/getItem?workspace=ws_studio', formAt('getItem'));
  assert.equal((await person.post(formAt('getItem'), form)).status, 303);
  const other = await person.get('/reference/getItem?workspace=ws_sounds');
  assert.equal(secretIn(other.text), null);
  const page = await person.get(formAt('getItem'));
  assert.ok(secretIn(page.text) !== null);
  assert.ok(page.text.includes(`action="/user/api${formAt('getItem')}"`));
  assert.ok(!page.text.includes(formAt('getItem', 'ws_sounds')));
  const again = await person.get(formAt('getItem'));
  assert.deepEqual(
    [again.status, again.headers.location],
    [303, '/user/api/reference/getItem?workspace=ws_studio'],
  );
});

test('are limited for a user in all workspaces', async cleanup => {
  const { person } = await start(cleanup, { rateLimits: { testKeys: { requests: 2, seconds: 60 } } }, mateus);
  const make = async (workspace: string) =>
    person.post(
      formAt('getItem', workspace),
      await person.form(`/reference/getItem?workspace=${workspace}`, formAt('getItem', workspace)),
    );
  assert.equal((await make('ws_studio')).status, 303);
  assert.equal((await make('ws_sounds')).status, 303);
  const refused = await make('ws_studio');
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers['retry-after']) > 0);
});

test('are not offered for operations without a key', async cleanup => {
  const { person } = await start(cleanup);
  for (const { id, auth } of operations) {
    const { text } = await person.get(`/reference/${id}`);
    assert.equal(text.includes('data-test-key'), auth !== 'none', id);
  }
  const { csrf = '' } = await fieldsFor(person, 'getItem');
  const open = operations.find(({ auth }) => auth === 'none')?.id ?? assert.fail();
  assert.equal((await person.post(formAt(open), { csrf, writes: 'yes' })).status, 404);
});

test('lead back to the operation after a GET request, and to the log-in without a session', async cleanup => {
  const { person } = await start(cleanup);
  const back = await person.get(formAt('getItem'));
  assert.deepEqual(
    [back.status, back.headers.location],
    [303, '/user/api/reference/getItem?workspace=ws_studio'],
  );
  const odd = await person.get(formAt('%2f%2fevil.example'));
  assert.equal(odd.headers.location, '/user/api/reference/%2F%2Fevil.example?workspace=ws_studio');
});

test.run();
