import assert from 'node:assert/strict';
import { secrets, send, suiteOf } from '../helper.ts';
import { ingrid, loggedIn, mateus, secretIn, textOf } from './client.ts';
import { keys, newKey, settings, start } from './key-page.ts';

const test = suiteOf('The page of an API key');

const now = Date.parse('2026-11-21T12:00:00Z');
const day = 86_400_000;
const address = (id: string) => `/workspaces/ws_studio/keys/${id}`;

test('shows its scopes by group with what they allow, and the list leads to it', async cleanup => {
  const { person, make, mock } = await start(cleanup, ingrid, { now: () => now });
  await make({ name: 'Till', scopes: ['keys:read', 'models:read'] });
  const id = mock.repository.data.keys.ws_studio?.at(-1)?.id ?? '';
  assert.ok((await person.get(settings)).text.includes(`href="/user/api${address(id)}"`));
  const { status, text } = await person.get(address(id));
  assert.equal(status, 200);
  assert.match(text, /<title>Till · Keys/);
  assert.match(text, /<dt>keys<\/dt><dd><div><code>keys:read<\/code> <span class="muted">List API keys/);
  assert.match(text, /<dt>models<\/dt><dd><div><code>models:read/);
  assert.equal(text.includes('keys:write'), false);
  assert.equal((await person.get(address('key_nobody'))).status, 404);
});

test('shows who changed it, also who revoked it, to those who may read the audit log', async cleanup => {
  let at = now;
  const tick = () => {
    at += 1;
    return at;
  };
  const member = (user_id: string, role: 'owner' | 'viewer') => ({
    workspace_id: 'ws_studio',
    user_id,
    role,
  });
  const memberships = [member(ingrid.id, 'owner'), member(mateus.id, 'viewer')];
  const { person, make, mock } = await start(cleanup, ingrid, { now: tick, fixtures: { memberships } });
  await make({ name: 'Till' });
  const page = address(mock.repository.data.keys.ws_studio?.at(-1)?.id ?? '');
  const fields = { ...(await person.form(`${page}/edit`, page)), name: 'Till of the shop', expiry: 'same' };
  assert.equal((await person.post(page, fields)).status, 303);
  const revoke = page.replace('/keys/', '/settings/keys/').concat('/revoke');
  assert.equal((await person.post(revoke, await person.form(page, revoke))).status, 303);
  const { text } = await person.get(page);
  const [, changes = ''] = /<h2 id="record-changes">Changes<\/h2>(.*?)<\/section>/s.exec(text) ?? [];
  const said = textOf(changes);
  assert.match(
    said,
    /Revoke an API key.*Ingrid Solberg.*Change an API key.*name Till →becomes Till of the shop.*Create an API key/s,
  );
  // Each leads to its entry, and all to the log of this key.
  const id = page.slice(page.lastIndexOf('/') + 1);
  const [, all = ''] = /href="\/user\/api([^"]*)">All changes/.exec(changes) ?? [];
  assert.equal(all, `/workspaces/ws_studio/settings/audit-log?record=${id}`);
  assert.match((await person.get(all)).text, /Revoke an API key/);
  const entry = (/href="\/user\/api(\/[^"]*audit-log\/aud_[^"]*)"/.exec(changes)?.[1] ?? '').replaceAll(
    '&amp;',
    '&',
  );
  assert.match((await person.get(entry)).text, /<h2 id="changes">What changed/);
  const viewer = await loggedIn(mock, mateus);
  const seen = await viewer.get(page);
  assert.deepEqual([seen.status, seen.text.includes('record-changes')], [200, false]);
});

test('renames a key and changes its expiry, keeps a refused form, and refuses a key that has ended', async cleanup => {
  const { person, make, mock, items } = await start(cleanup, ingrid, { now: () => now });
  const secret = secretIn((await make({ expiry: '30' })).text) ?? '';
  const stored = () => mock.repository.data.keys.ws_studio?.at(-1);
  const page = address(stored()?.id ?? '');
  const change = async (fields: object) =>
    person.post(page, { ...(await person.form(`${page}/edit`, page)), ...fields } as Record<string, string>);
  assert.equal((await change({ name: 'Till', expiry: 'same' })).status, 303);
  assert.deepEqual([stored()?.name, Date.parse(stored()?.expires_at ?? '')], ['Till', now + 30 * day]);
  assert.match((await person.get(page)).text, /Key updated\./);
  assert.equal((await change({ name: 'Till', expiry: 'never' })).status, 303);
  assert.equal(stored()?.expires_at, null);
  const refused = await change({ name: ' ', expiry: 'date', date: '2020-01-01' });
  assert.equal(refused.status, 422);
  assert.match(refused.text, /Enter a name for the key.*Choose a date that is not in the past/s);
  assert.equal((await items(secret)).status, 200);
  const fields = await person.form(`${page}/edit`, page);
  const revoke = `${keys}/${stored()?.id}/revoke`;
  const answer = await person.post(revoke, await person.form(page, revoke));
  assert.equal(answer.headers.location, `/user/api${page}`);
  const late = await person.post(page, { ...fields, name: 'Again', expiry: 'never' });
  assert.equal(late.status, 409);
  assert.match(late.text, /already revoked, expired or rotated/);
  assert.equal(stored()?.name, 'Till');
  assert.equal((await person.get(`${page}/edit`)).headers.location, `/user/api${page}`);
});

test('restricts a key to addresses, when it is made and later, and keeps a refused field', async cleanup => {
  const { person, make, mock, items } = await start(cleanup, ingrid, { now: () => now });
  assert.match((await person.get(newKey)).text, /Yours is now <code>127\.0\.0\.1<\/code>/);
  const refused = await make({ allowed_ips: '203.0.113.0/24\n"><b>office' });
  assert.equal(refused.status, 422);
  assert.match(refused.text, /<details class="fold" open>/);
  assert.match(refused.text, /&gt;&lt;b&gt;office is not an IP address or a range/);
  assert.match(refused.text, />203\.0\.113\.0\/24\n&quot;&gt;&lt;b&gt;office<\/textarea>/);
  const secret = secretIn((await make({ allowed_ips: '203.0.113.9/24, 2001:DB8::/48' })).text) ?? '';
  const stored = () => mock.repository.data.keys.ws_studio?.at(-1);
  assert.deepEqual(stored()?.allowed_ips, ['203.0.113.0/24', '2001:db8::/48']);
  assert.equal((await items(secret)).status, 403);
  const page = address(stored()?.id ?? '');
  const { text } = await person.get(page);
  assert.match(text, /<dt>Allowed IPs<\/dt><dd><div><code>203\.0\.113\.0\/24<\/code>/);
  const edited = await person.get(`${page}/edit`);
  assert.match(edited.text, />203\.0\.113\.0\/24\n2001:db8::\/48<\/textarea>/);
  const { allowed_ips: _, ...fields } = await person.form(`${page}/edit`, page);
  const without = { ...fields, name: 'Till', expiry: 'same' };
  assert.equal((await person.post(page, without)).status, 303);
  assert.equal(stored()?.allowed_ips?.length, 2, 'a form without the field lifts nothing');
  const many = Array.from({ length: 51 }, (__, n) => `10.0.0.${n}`).join(' ');
  const answer = await person.post(page, { ...without, allowed_ips: many });
  assert.deepEqual([answer.status, /at most 50 addresses/.test(answer.text)], [422, true]);
  assert.equal((await person.post(page, { ...without, allowed_ips: ' ' })).status, 303);
  assert.equal((await items(secret)).status, 200);
  assert.match((await person.get(page)).text, /<dt>Allowed IPs<\/dt><dd><span class="muted">Every address/);
});

test('shows where and with what a key was last used', async cleanup => {
  const { person, make, mock } = await start(cleanup, ingrid, { now: () => now });
  const secret = secretIn((await make()).text) ?? '';
  const page = address(mock.repository.data.keys.ws_studio?.at(-1)?.id ?? '');
  assert.doesNotMatch((await person.get(page)).text, /Last (address|agent)/);
  const agent = 'curl/8.5.0 <script>alert(1)</script>';
  await send(`${mock.url}/api/items/all`, {
    headers: { authorization: `Bearer ${secret}`, 'user-agent': agent },
  });
  const { text } = await person.get(page);
  assert.match(text, /<dt>Last address<\/dt><dd><code>127\.0\.0\.1<\/code>/);
  assert.match(text, /<dt>Last agent<\/dt><dd>curl\/8\.5\.0 &lt;script&gt;alert/);
});

test('reminds of an expiry within 14 days', async cleanup => {
  const { person, make, mock } = await start(cleanup, ingrid, { now: () => now });
  await make({ expiry: 'date', date: '2026-12-01' });
  const page = address(mock.repository.data.keys.ws_studio?.at(-1)?.id ?? '');
  const reminder = /This key expires on .*Rotate it, or choose a later expiry/;
  assert.match((await person.get(page)).text, reminder);
  const sent = { ...(await person.form(`${page}/edit`, page)), name: 'Till', expiry: '30' };
  assert.equal((await person.post(page, sent)).status, 303);
  assert.doesNotMatch((await person.get(page)).text, reminder);
});

test('stands behind a list with filters, which a revocation keeps', async cleanup => {
  const { person, make, mock } = await start(cleanup, ingrid, { now: () => now });
  await make({ name: 'Till north', scopes: ['models:read'] });
  await make({ name: 'Till south', scopes: ['keys:read'] });
  const list = `${settings}?q=till&state=active&scope=models%3Aread`;
  const { text } = await person.get(list);
  assert.ok(text.includes('Till north') && !text.includes('Till south'));
  const id = mock.repository.data.keys.ws_studio?.find(({ name }) => name === 'Till north')?.id;
  const revoke = `${keys}/${id}/revoke`;
  const sent = await person.form(list, revoke);
  const query = (sent.query ?? '').replaceAll('&amp;', '&');
  const answer = await person.post(revoke, { ...sent, query });
  const there = new URL(answer.headers.location ?? '', mock.url);
  assert.equal(there.pathname, `/user/api${settings}`);
  assert.deepEqual(Object.fromEntries(there.searchParams), {
    q: 'till',
    state: 'active',
    scope: 'models:read',
  });
  assert.match((await person.get(list)).text, /No keys match/);
});

test('has an operation of the API that changes a key, within the limits of the calling key', async cleanup => {
  const { mock } = await start(cleanup, ingrid, { now: () => now });
  const url = `${mock.url}/api/v1/keys`;
  const headers = { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' };
  const patch = (id: string, body: object) =>
    send(`${url}/${id}`, { method: 'PATCH', headers, body: JSON.stringify(body) });
  const changed = await patch('key_demo_studio', { name: 'Renamed' });
  assert.deepEqual([changed.status, (changed.json.data as { name: string }).name], [200, 'Renamed']);
  assert.equal((await patch('key_demo_studio', { expires_at: '2020-01-01T00:00:00Z' })).status, 400);
  assert.equal((await patch('key_demo_expired', { name: 'Back' })).status, 409);
  const listed = await send(`${url}?q=RENAMED&state=active`, { headers });
  assert.deepEqual(
    (listed.json.data as { id: string }[]).map(({ id }) => id),
    ['key_demo_studio'],
  );
});

test.run();
