import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { ingrid, mateus } from './client.ts';
import { keys, newKey, settings, start } from './key-page.ts';

const test = suiteOf('Who sees keys in the console');
test('answers the same 404 for another workspace, its keys and unknown ones', async cleanup => {
  const { person } = await start(cleanup);
  const foreign = await person.get('/workspaces/ws_sounds');
  const unknown = await person.get('/workspaces/ws_nobody');
  // A page leads back to its own path after a change of the colours.
  const pages = [foreign, unknown].map(({ text }) => text.replaceAll(/ws_sounds|ws_nobody/g, 'ID'));
  assert.deepEqual([foreign.status, pages[0]], [404, pages[1]]);
  const { csrf = '' } = await person.form(newKey, keys);
  /** Those in the user's own workspace have its navigation. */
  const texts = { own: new Set<string>(), foreign: new Set<string>() };
  for (const path of [
    '/workspaces/ws_sounds/settings/keys',
    '/workspaces/ws_sounds/settings/keys/key_demo_sounds/revoke',
    `${keys}/key_demo_sounds/revoke`,
    `${keys}/key_demo_sounds/rotate`,
    `${keys}/key_nobody/revoke`,
    `${keys}/__proto__/rotate`,
    `${keys}/%00/revoke`,
    '/workspaces/__proto__/settings/keys',
  ]) {
    const answer = await person.post(path, {
      csrf,
      name: 'x',
      scopes: 'marketplace:read',
      expiry: 'never',
      overlap: '0',
    });
    assert.equal(answer.status, 404, path);
    texts[path.startsWith(keys) ? 'own' : 'foreign'].add(answer.text);
  }
  assert.deepEqual([texts.own.size, texts.foreign.size], [1, 1]);
});

test('separates the workspaces of a user, and lets developers manage keys', async cleanup => {
  const { person } = await start(cleanup, mateus);
  assert.equal((await person.get('/')).headers.location, '/user/api/workspaces/ws_sounds');
  const sounds = (await person.get('/workspaces/ws_sounds/settings')).text;
  assert.match(sounds, /Northwind Studio/);
  assert.equal(sounds.includes('Summer campaign'), false);
  assert.match((await person.get(settings)).text, /Summer campaign/);
  assert.ok(await person.form(newKey, keys));
});

test('lets viewers see keys but not manage them', async cleanup => {
  const memberships = [{ workspace_id: 'ws_studio', user_id: ingrid.id, role: 'viewer' }];
  const { person } = await start(cleanup, ingrid, { fixtures: { memberships } });
  const { text } = await person.get(settings);
  assert.match(text, /Summer campaign/);
  assert.equal(/<form[^>]*settings\/keys/.test(text), false);
  const csrf = /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
  for (const path of [keys, `${keys}/key_demo_studio/revoke`, `${keys}/key_demo_studio/rotate`])
    assert.equal(
      (await person.post(path, { csrf, name: 'x', scopes: 'marketplace:read', expiry: 'never' })).status,
      403,
    );
});

test('explains that a user has no workspace', async cleanup => {
  const { person } = await start(cleanup, ingrid, { fixtures: { memberships: [] } });
  const { status, text } = await person.get('/');
  assert.equal(status, 200);
  assert.match(text, /not a member of any workspace/);
  assert.equal((await person.get(settings)).status, 404);
});

test.run();
