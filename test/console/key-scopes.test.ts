/** Scopes of keys in the console: presets, and changes. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter } from '../../src/index.ts';
import { fixtureRepository, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { loggedIn, textOf } from './client.ts';
import { home, start } from './demo-pages.ts';

const test = suiteOf('Scopes of keys in the console');
const keyPage = `${home}/keys/key_demo_studio`;
const bearer = { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' };

type Place = Awaited<ReturnType<typeof start>>;
const scopesOf = async ({ mock }: Place, id: string) =>
  (await mock.repository.keys.find('ws_studio', id))?.scopes ?? [];
const lastChange = async ({ mock }: Place) =>
  (await mock.repository.audit.list('ws_studio', { limit: 1 })).entries[0]?.changes?.find(
    ({ field }) => field === 'scopes',
  );

async function create(place: Place, fields: Record<string, string | string[]>) {
  const form = await place.person.form(`${home}/settings/keys/new`, '/settings/keys');
  return place.person.post(`${home}/settings/keys`, {
    csrf: place.csrf,
    token: form.token ?? '',
    name: 'Preset',
    expiry: 'never',
    ...fields,
  });
}
const newest = async ({ mock }: Place) =>
  (await mock.repository.keys.list('ws_studio', { limit: 1 })).keys[0];

test('are those of a preset, without scripts too, derived from what is served', async cleanup => {
  const place = await start(cleanup);
  const page = (await place.person.get(`${home}/settings/keys/new`)).text;
  for (const words of ['Everything', 'Read only', 'Links', 'Webhooks', 'Messaging'])
    assert.match(page, new RegExp(`<option value="[a-z:]+" data-scopes="[^"]+">${words}<`));
  assert.equal((await create(place, { preset: 'group:links' })).status, 303);
  assert.deepEqual((await newest(place))?.scopes, ['links:read', 'links:write']);
  assert.equal((await create(place, { preset: 'read', scopes: ['links:write'] })).status, 303);
  const reading = (await newest(place))?.scopes ?? [];
  assert.ok(reading.includes('links:read') && reading.includes('requests:read'), reading.join());
  assert.ok(!reading.some(scope => /:(?:write|send|publish)$/.test(scope)), reading.join());
  assert.equal((await create(place, { preset: 'all' })).status, 303);
  const all = (await newest(place))?.scopes ?? [];
  assert.ok(all.length > reading.length && all.includes('members:write'));
});

test('come back as chosen with an error, and an unknown preset is refused', async cleanup => {
  const place = await start(cleanup);
  const again = await create(place, { preset: 'group:links', name: '' });
  assert.equal(again.status, 422);
  assert.match(again.text, /<option value="group:links"[^>]* selected>/);
  assert.match(again.text, /value="links:write"[^>]* checked/);
  const wrong = await create(place, { preset: 'group:nothing', scopes: ['links:read'] });
  assert.deepEqual([wrong.status, /This preset does not exist/.test(wrong.text)], [422, true]);
  assert.equal((await create(place, { preset: '' })).status, 422);
});

test('are changed on the page of a key, which takes effect with the next request', async cleanup => {
  const place = await start(cleanup);
  const before = await scopesOf(place, 'key_demo_studio');
  const call = () => send(`${place.mock.url}/api/v1/links`, { headers: bearer });
  assert.equal((await call()).status, 200);
  const form = { csrf: place.csrf, name: 'Demo key', expiry: 'same', preset: '' };
  const edit = (await place.person.get(`${keyPage}/edit`)).text;
  assert.equal(edit.match(/name="scopes"[^>]* checked/g)?.length, before.length);
  const left = before.filter(scope => scope !== 'links:read');
  assert.equal((await place.person.post(keyPage, { ...form, scopes: left })).status, 303);
  assert.deepEqual([...(await scopesOf(place, 'key_demo_studio'))].sort(), [...left].sort());
  const refused = await call();
  assert.deepEqual([refused.status, /links:read/.test(refused.text)], [403, true]);
  const change = await lastChange(place);
  assert.deepEqual([change?.from, change?.redacted], [before, false]);
  assert.ok(Array.isArray(change?.to) && !change.to.includes('links:read'));
  await place.person.post(keyPage, { ...form, preset: 'all' });
  assert.equal((await call()).status, 200);
});

test('of the host stand on the page of a key with their descriptions, like those of groups', async cleanup => {
  const repository = await fixtureRepository();
  const scopes = { 'orders:read': 'Read the orders', 'orders:write': 'Change orders' };
  const router = createRouter({ repository, publicUrl: 'https://shop.example', console: true, scopes });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  const person = await loggedIn({ repository, url, now: Date.now });
  person.cookies.take('mk_session', person.cookies.get('mk_session') ?? '');
  const given = [...Object.keys(scopes), 'gone:read', 'links:read'];
  const now = new Date().toISOString();
  await repository.keys.change('ws_studio', 'key_demo_studio', { scopes: given, now });
  const { text } = await person.get(keyPage);
  const section = text.slice(text.indexOf('id="scopes-title"'));
  const facts = [
    ...section.slice(0, section.indexOf('</dl>')).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g),
  ].map(([, name, inner = '']) => [name, textOf(inner)]);
  assert.deepEqual(facts, [
    ['links', 'links:read List short links with their clicks, get QR codes'],
    ['orders', 'orders:read Read the ordersorders:write Change orders'],
    ['Not served here', 'gone:read'],
  ]);
});

test('are the same after a form that changes nothing, has no scopes, or none chosen', async cleanup => {
  const place = await start(cleanup);
  const before = await scopesOf(place, 'key_demo_studio');
  const form = { csrf: place.csrf, name: 'Demo key', expiry: 'same' };
  await place.person.post(keyPage, { ...form, preset: '', scopes: [...before].reverse() });
  await place.person.post(keyPage, form);
  const none = await place.person.post(keyPage, { ...form, preset: '' });
  assert.deepEqual([none.status, /Choose at least one scope/.test(none.text)], [422, true]);
  const unknown = await place.person.post(keyPage, { ...form, preset: '', scopes: ['links:everything'] });
  assert.equal(unknown.status, 422);
  assert.deepEqual(await scopesOf(place, 'key_demo_studio'), before);
});

test('are never widened by a key beyond its own, also not its own', async cleanup => {
  const place = await start(cleanup);
  const api = (method: string, path: string, body: object, headers: Record<string, string> = bearer) =>
    send(`${place.mock.url}/api/v1/keys${path}`, { method, headers, body: JSON.stringify(body) });
  const made = await api('POST', '', { name: 'Small', scopes: ['keys:write', 'links:read'] });
  const { id, secret } = (made.json as { data: { id: string; secret: string } }).data;
  const small = { ...bearer, authorization: `Bearer ${secret}` };
  const wider = await api('PATCH', `/${id}`, { scopes: ['keys:write', 'links:read', 'links:write'] }, small);
  assert.deepEqual([wider.status, /links:write/.test(wider.text)], [403, true]);
  assert.equal((await api('PATCH', '/key_demo_studio', { scopes: ['links:read'] }, small)).status, 403);
  const wrong = await api('PATCH', `/${id}`, { scopes: ['nothing:read'] });
  assert.deepEqual([wrong.status, /scopes\/0|scopes/.test(wrong.text)], [400, true]);
  assert.equal((await api('PATCH', `/${id}`, { scopes: [] })).status, 400);
  const narrower = await api('PATCH', `/${id}`, { scopes: ['keys:write'] }, small);
  assert.equal(narrower.status, 200, narrower.text);
  assert.equal((await api('PATCH', `/${id}`, { scopes: ['keys:write', 'links:read'] }, small)).status, 403);
  assert.deepEqual(await scopesOf(place, id), ['keys:write']);
});

test.run();
