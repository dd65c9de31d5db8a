/** The members of a workspace: who may change them, in the console and with keys. */
import assert from 'node:assert/strict';
import { secrets, send, suiteOf } from '../helper.ts';
import { mateus, Person } from './client.ts';
import { home, noticeOf, start } from './demo-pages.ts';

const test = suiteOf('Members of a workspace');
const page = `${home}/settings/members`;
const ofMateus = `${page}/user_mateus`;

const bearer = (secret: string) => ({
  authorization: `Bearer ${secret}`,
  'content-type': 'application/json',
});

test('are listed with their roles, and changed and removed by an owner', async cleanup => {
  const { person, csrf, mock } = await start(cleanup);
  const { text } = await person.get(page);
  assert.match(text, /<title>Members - /);
  for (const words of ['Ingrid Solberg', 'Mateus de Wit', 'mateus@example.com', 'Owner', 'Developer'])
    assert.ok(text.includes(words), words);
  const changed = await person.submit(ofMateus, { csrf, role: 'viewer' });
  assert.equal(noticeOf(changed.text)?.[2], 'Role changed. It holds from now on.');
  const roles = async () =>
    (await mock.repository.memberships.list('ws_studio')).map(one => `${one.user_id} ${one.role}`);
  assert.deepEqual(await roles(), ['user_ingrid owner', 'user_mateus viewer']);
  await person.submit(`${ofMateus}/remove`, { csrf });
  assert.deepEqual(await roles(), ['user_ingrid owner']);
  const [last] = (await mock.repository.audit.list('ws_studio', { limit: 1 })).entries;
  assert.deepEqual(
    [last?.operation, last?.record_id, last?.actor_id],
    ['removeMember', 'user_mateus', 'user_ingrid'],
  );
});

test('always have an owner: the last one keeps the role, and cannot leave', async cleanup => {
  const { person, csrf, mock } = await start(cleanup);
  const self = `${page}/user_ingrid`;
  for (const answer of [
    await person.post(self, { csrf, role: 'developer' }),
    await person.post(`${self}/remove`, { csrf }),
  ]) {
    assert.equal(answer.status, 409);
    assert.match(String(noticeOf(answer.text)?.[2]), /A workspace needs an owner/);
  }
  await person.post(ofMateus, { csrf, role: 'owner' });
  const left = await person.post(`${self}/remove`, { csrf });
  assert.deepEqual([left.status, left.headers.location], [303, new URL(person.base).pathname]);
  assert.equal((await person.get(page)).status, 404);
  assert.equal((await mock.repository.memberships.list('ws_studio')).length, 1);
});

test('can leave, but are changed by owners only', async cleanup => {
  const { mock } = await start(cleanup);
  const developer = new Person(`${mock.url}/user/api`);
  await developer.logIn(mateus);
  const { csrf = '' } = await developer.form(home, '/logout');
  const { text } = await developer.get(page);
  assert.doesNotMatch(text, /Change role/);
  const own = await developer.post(ofMateus, { csrf, role: 'owner' });
  assert.equal(own.status, 403);
  assert.match(own.text, /Only owners of this workspace can change its members/);
  assert.equal((await developer.post(`${page}/user_ingrid/remove`, { csrf })).status, 403);
  assert.equal((await developer.post(ofMateus, { csrf, role: 'emperor' })).status, 400);
  assert.equal((await developer.post(`${ofMateus}/remove`, { csrf })).status, 303);
});

test('change with a key only as far as its creator may change them now', async cleanup => {
  const { mock } = await start(cleanup);
  const change = (secret: string, role: string, user = 'user_mateus') =>
    send(`${mock.url}/api/v1/members/${user}`, {
      method: 'PATCH',
      headers: bearer(secret),
      body: JSON.stringify({ role }),
    });
  const list = await send(`${mock.url}/api/v1/members`, { headers: bearer(secrets.studio) });
  assert.deepEqual(
    (list.json as unknown as { data: { user_id: string; role: string }[] }).data.map(one => [
      one.user_id,
      one.role,
    ]),
    [
      ['user_ingrid', 'owner'],
      ['user_mateus', 'developer'],
    ],
  );
  assert.equal((await change(secrets.studio, 'owner', 'user_nobody')).status, 404);
  // A key that a key has made acts for the same user.
  const made = await send(`${mock.url}/api/v1/keys`, {
    method: 'POST',
    headers: bearer(secrets.studio),
    body: JSON.stringify({ name: 'Child', scopes: ['members:write'] }),
  });
  const child = (made.json as { data: { secret: string } }).data.secret;
  assert.equal((await change(child, 'owner')).status, 200);
  // The creator of this key is no owner any more.
  await mock.repository.memberships.change('ws_studio', 'user_ingrid', 'developer');
  assert.equal((await change(child, 'viewer')).status, 403);
  const refused = await change(secrets.studio, 'viewer');
  assert.deepEqual([refused.status, /Only owners can change members/.test(refused.text)], [403, true]);
  assert.equal((await change(secrets.studio, 'owner', 'user_ingrid')).status, 403);
});

test.run();
