import assert from 'node:assert/strict';
import type { KeyRecord } from '../../src/generated/types.ts';
import { fixtures, suiteOf } from '../helper.ts';
import { ingrid, type Person, secretIn } from './client.ts';
import { keys, newKey, settings, start } from './key-page.ts';

const test = suiteOf('API keys in the console');

test('shows the secret once, on the page that its form leads to, and it works immediately', async cleanup => {
  const { mock, person, items, make, lines } = await start(cleanup);
  const fields = await person.form(newKey, keys);
  const form = { ...fields, name: 'Front end', scopes: ['marketplace:read', 'models:read'], expiry: '30' };
  const sent = await person.post(keys, form);
  const shown = sent.headers.location ?? '';
  const [, id] =
    /^\/user\/api\/workspaces\/ws_studio\/settings\/keys\/(key_[\w-]{16})\/secret$/.exec(shown) ?? [];
  assert.deepEqual([sent.status, sent.text], [303, '']);
  assert.match(
    String(sent.headers['set-cookie']),
    /^mk_secret_[0-9a-f]{16}_\d+=[\w-]+; Path=\/user\/api; Max-Age=300; HttpOnly; SameSite=Lax$/,
  );
  const made = await person.get(shown);
  assert.equal(made.status, 200);
  assert.equal(made.headers['cache-control'], 'no-store');
  const secret = secretIn(made.text);
  assert.ok(secret);
  assert.equal((await items(secret)).status, 200);
  for (const place of [
    JSON.stringify([sent.headers, made.headers]),
    JSON.stringify(mock.repository.data),
    lines.join('\n'),
    (await person.get(settings)).text,
    (await person.get(shown)).text,
  ])
    assert.equal(place.includes(secret), false);
  for (const [, address] of made.text.matchAll(/(?:href|action|src)="([^"]*)"/g))
    assert.equal(address?.includes(secret), false);
  const stored = mock.repository.data.keys.ws_studio?.find(one => one.id === id);
  assert.deepEqual(stored?.scopes, ['marketplace:read', 'models:read']);
  assert.equal(stored?.created_by, ingrid.id);
  assert.equal(Date.parse(stored?.expires_at ?? '') - Date.parse(stored?.created_at ?? ''), 30 * 86_400_000);
  // The form sent again: no second key, and no secret.
  const again = await person.post(keys, form);
  assert.deepEqual([again.status, secretIn(again.text)], [409, null]);
  assert.match(again.text, /cannot be shown again/);
  assert.equal(mock.repository.data.keys.ws_studio?.length, (fixtures.keys.ws_studio?.length ?? 0) + 1);
  // The same form with other values asks for another key.
  assert.equal((await person.post(keys, { ...form, name: 'Back end' })).status, 303);
  assert.equal(mock.repository.data.keys.ws_studio?.at(-1)?.name, 'Back end');
  assert.equal((await make()).status, 200);
});

test('refuses a revoked key with the next request, and keeps it in the list', async cleanup => {
  const { person, items, make } = await start(cleanup);
  const secret = secretIn((await make()).text) ?? '';
  assert.equal((await items(secret)).status, 200);
  const id = Object.entries(await person.form(settings, '/revoke')).length > 0 ? await newestKey(person) : '';
  const revoke = `${keys}/${id}/revoke`;
  const answer = await person.post(revoke, await person.form(settings, revoke));
  assert.deepEqual([answer.status, answer.headers.location], [303, `/user/api${settings}`]);
  const refused = await items(secret);
  assert.deepEqual([refused.status, refused.json.msg], [401, 'Revoked API key']);
  const page = await person.get(answer.headers.location ?? '');
  assert.match(page.text, /Key revoked/);
  assert.ok(page.text.includes(secret.slice(-4)));
});

/** Id of the key at the top of the list. */
async function newestKey(person: Person): Promise<string> {
  const { text } = await person.get(settings);
  return /settings\/keys\/(key_[\w-]+)\/revoke/.exec(text)?.[1] ?? '';
}

test('accepts a rotated key until the overlap ends', async cleanup => {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const { person, items, make, mock } = await start(cleanup, ingrid, { now: () => now });
  const old = secretIn((await make()).text) ?? '';
  const id = await newestKey(person);
  const rotate = `${keys}/${id}/rotate`;
  const fields = { ...(await person.form(settings, rotate)), overlap: '3600' };
  const answer = await person.submit(rotate, fields);
  assert.equal(answer.status, 200);
  assert.match(answer.text, /The old key <code>[^<]*<\/code> works until /);
  const next = secretIn(answer.text) ?? '';
  assert.notEqual(next, old);
  assert.deepEqual([(await items(old)).status, (await items(next)).status], [200, 200]);
  const again = await person.post(rotate, fields);
  assert.deepEqual([again.status, secretIn(again.text)], [409, null]);
  now += 3_600_000;
  assert.deepEqual([(await items(old)).json.msg, (await items(next)).status], ['Expired API key', 200]);
  const third = await newestKey(person);
  const at = `${keys}/${third}/rotate`;
  await person.post(at, { ...(await person.form(settings, at)), overlap: '0' });
  assert.equal((await items(next)).json.msg, 'Expired API key');
  assert.ok(mock.repository.data.keys.ws_studio?.find(key => key.id === id)?.rotated_to);
});

for (const [overlap, words, seconds] of [
  ['0', 'Expire the old key immediately', 0],
  ['3600', 'Keep the old key for one hour', 3_600],
  ['86400', 'Keep the old key for one day', 86_400],
  ['604800', 'Keep the old key for one week', 604_800],
] as const)
  test(`keeps the old key of a rotation as selected: ${words}`, async cleanup => {
    const begin = Date.parse('2026-11-21T12:00:00Z');
    let now = begin;
    const { person, items, make, mock } = await start(cleanup, ingrid, { now: () => now });
    const old = secretIn((await make()).text) ?? '';
    const id = await newestKey(person);
    const rotate = `${keys}/${id}/rotate`;
    assert.match((await person.get(settings)).text, new RegExp(`<option value="${overlap}"[^>]*>${words}<`));
    const { text } = await person.submit(rotate, { ...(await person.form(settings, rotate)), overlap });
    const end = new Date(begin + seconds * 1_000).toISOString();
    assert.equal(mock.repository.data.keys.ws_studio?.find(key => key.id === id)?.expires_at, end);
    if (seconds === 0) assert.match(text, /<\/code> is refused from now on\./);
    else assert.match(text, new RegExp(`<\\/code> works until <time datetime="${end}"`));
    now = begin + seconds * 1_000 - 1;
    if (seconds > 0) assert.equal((await items(old)).status, 200);
    now += 1;
    assert.equal((await items(old)).json.msg, 'Expired API key');
  });

test('gives the new key of a rotation the expiry of the old key, or the one that was chosen', async cleanup => {
  const begin = Date.parse('2026-11-21T12:00:00Z');
  const { person, make, mock } = await start(cleanup, ingrid, { now: () => begin });
  await make();
  const expiryAfter = async (chosen: object) => {
    const rotate = `${keys}/${await newestKey(person)}/rotate`;
    const { status } = await person.post(rotate, { ...(await person.form(settings, rotate)), ...chosen });
    const made = mock.repository.data.keys.ws_studio?.find(({ id }) => rotate.includes(id))?.rotated_to;
    return [status, mock.repository.data.keys.ws_studio?.find(({ id }) => id === made)?.expires_at];
  };
  assert.deepEqual(await expiryAfter({}), [303, null]);
  const in30Days = '2026-12-21T12:00:00.000Z';
  assert.deepEqual(await expiryAfter({ expiry: '30' }), [303, in30Days]);
  assert.deepEqual(await expiryAfter({}), [303, in30Days]);
  assert.deepEqual(await expiryAfter({ expiry: '12' }), [422, undefined]);
  assert.deepEqual(await expiryAfter({ expiry: 'never' }), [303, null]);
});

test('proposes to keep the old key for one day', async cleanup => {
  const { person } = await start(cleanup);
  const { text } = await person.get(settings);
  assert.match(
    text,
    /<select[^>]* name="overlap">\s*(<option value="\d+">[^<]*<\/option>\s*)*<option value="86400" selected>/,
  );
});

for (const [expiry, days] of [
  ['30', 30],
  ['90', 90],
  ['365', 365],
] as const)
  test(`creates a key that expires after exactly ${days} days`, async cleanup => {
    const begin = Date.parse('2026-11-21T12:00:00Z');
    let now = begin;
    const { items, make } = await start(cleanup, ingrid, { now: () => now });
    const secret = secretIn((await make({ expiry })).text) ?? '';
    now = begin + days * 86_400_000 - 1;
    assert.equal((await items(secret)).status, 200);
    now += 1;
    assert.equal((await items(secret)).json.msg, 'Expired API key');
  });

test('creates a key that never expires', async cleanup => {
  const { make, mock } = await start(cleanup);
  const { text } = await make({ expiry: 'never', date: '2031-05-06' });
  assert.match(text, /<dt>Expires<\/dt><dd>Never</);
  assert.equal(mock.repository.data.keys.ws_studio?.at(-1)?.expires_at, null);
});

test('reports errors, keeps the input and creates nothing', async cleanup => {
  const { make, mock } = await start(cleanup);
  for (const [fields, message] of [
    [{ name: '' }, 'Enter a name for the key.'],
    [{ name: '   ' }, 'Enter a name for the key.'],
    [{ name: 'x'.repeat(300) }, 'The name must have at most 100 characters.'],
    [{ scopes: [] }, 'Choose at least one scope.'],
    [{ scopes: ['marketplace:read', 'root'] }, 'This scope does not exist.'],
    [{ scopes: '__proto__' }, 'This scope does not exist.'],
    [{ expiry: 'date', date: '2020-01-01' }, 'Choose a date that is not in the past.'],
    [{ expiry: 'date', date: '2031-02-31x' }, 'Choose the date when the key expires.'],
    [{ expiry: 'date', date: '' }, 'Choose the date when the key expires.'],
    [{ expiry: 'soon' }, 'Choose when the key expires.'],
  ] as const) {
    const { status, text } = await make({ name: 'Kept name', ...fields } as Record<
      string,
      string | string[]
    >);
    assert.equal(status, 422, message);
    assert.ok(text.includes(message), message);
    if (!('name' in fields)) assert.match(text, /value="Kept name"/);
  }
  assert.equal(mock.repository.data.keys.ws_studio?.length, fixtures.keys.ws_studio?.length);
  const dated = await make({ expiry: 'date', date: '2031-05-06' });
  assert.equal(dated.status, 200);
  assert.equal(mock.repository.data.keys.ws_studio?.at(-1)?.expires_at, '2031-05-06T23:59:59.000Z');
});

test('accepts a name of at most 100 characters, without surrounding spaces and surrogates', async cleanup => {
  const { make, mock } = await start(cleanup);
  for (const name of ['x'.repeat(100), '🔑'.repeat(100)]) {
    assert.equal((await make({ name: ` ${name} ` })).status, 200);
    assert.equal(mock.repository.data.keys.ws_studio?.at(-1)?.name, name);
  }
  assert.equal((await make({ name: 'x'.repeat(101) })).status, 422);
  const { status, text } = await make({ name: 'bell\u0007' });
  assert.equal(status, 422);
  assert.match(text, /The name must not contain control characters\./);
});

test('ignores a token that was tampered with', async cleanup => {
  const { make, mock } = await start(cleanup);
  assert.equal((await make({ token: 'tampered' })).status, 200);
  assert.match(mock.repository.data.keys.ws_studio?.at(-1)?.id ?? '', /^key_[\w-]{16}$/);
});

test('requires an expiry date with a four-digit year that is not in the past', async cleanup => {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const { make } = await start(cleanup, ingrid, { now: () => now });
  for (const date of ['+012031-05-06', '2031-05-06T00:00', '2031-5-6'])
    assert.equal((await make({ expiry: 'date', date })).status, 422, date);
  now = Date.parse('2026-11-21T23:59:58Z');
  assert.equal((await make({ expiry: 'date', date: '2026-11-21' })).status, 200);
  now = Date.parse('2026-11-21T23:59:59Z');
  assert.equal((await make({ expiry: 'date', date: '2026-11-21' })).status, 422);
});

test('treats an overlap that is not offered as none', async cleanup => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const { person, make, mock } = await start(cleanup, ingrid, { now: () => now });
  await make();
  const id = await newestKey(person);
  const rotate = `${keys}/${id}/rotate`;
  const fields = { ...(await person.form(settings, rotate)), overlap: '31536000000' };
  assert.equal((await person.submit(rotate, fields)).status, 200);
  const old = mock.repository.data.keys.ws_studio?.find(key => key.id === id);
  assert.equal(old?.expires_at, '2026-11-21T12:00:00.000Z');
});

test('refuses to rotate a revoked key, with the reason', async cleanup => {
  const { person, make } = await start(cleanup);
  await make();
  const id = await newestKey(person);
  const rotate = `${keys}/${id}/rotate`;
  const fields = { ...(await person.form(settings, rotate)), overlap: '0' };
  await person.post(`${keys}/${id}/revoke`, fields);
  const { status, text } = await person.post(rotate, fields);
  assert.equal(status, 409);
  assert.match(text, /role="alert">The key is already revoked, expired or rotated\.</);
});

test('reports that a rotation form was submitted twice', async cleanup => {
  const { person, make } = await start(cleanup);
  await make();
  const rotate = `${keys}/${await newestKey(person)}/rotate`;
  const fields = { ...(await person.form(settings, rotate)), overlap: '0' };
  await person.post(rotate, fields);
  const { text } = await person.post(rotate, fields);
  assert.match(text, /role="alert">This form has already created its key\./);
});

test('lists the creator of a key, and no next page if there is none', async cleanup => {
  const { person, make } = await start(cleanup);
  const made = await make();
  assert.match(made.text, /aria-current="page">Keys</);
  const { text } = await person.get(settings);
  assert.match(text, new RegExp(`class="hush"> by ${ingrid.name}<`));
  assert.doesNotMatch(text, /rel="next"|after=/);
  assert.match((await person.get(newKey)).text, /<option value="never" selected>/);
});

test('escapes markup in a name', async cleanup => {
  const { make, person } = await start(cleanup);
  const name = `<script>alert(1)</script>"'&<b>`;
  const made = await make({ name });
  assert.equal(made.status, 200);
  for (const { text } of [made, await person.get(settings)]) {
    assert.ok(text.includes('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;&lt;b&gt;'));
    assert.equal(text.includes('<script>alert'), false);
  }
});

test('shows further keys on the next page', async cleanup => {
  const { person, mock } = await start(cleanup);
  const [first] = mock.repository.data.keys.ws_studio ?? [];
  assert.ok(first);
  for (let index = 0; index < 45; index += 1)
    await mock.repository.keys.create('ws_studio', {
      ...(first as KeyRecord),
      scopes: [],
      allowed_ips: [],
      id: `key_${index}`,
      name: `Key number ${index}`,
      digest: index.toString(16).padStart(64, '0'),
      created_at: '2020-01-01T00:00:00Z',
    });
  const { text } = await person.get(settings);
  const next = /href="([^"]*after=[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const names = (page: string) => new Set(page.match(/Key number \d+/g));
  const second = (await person.get(next)).text;
  assert.equal(text.match(/<tr role="row" id="key-/g)?.length, 25);
  assert.equal(new Set([...names(text), ...names(second)]).size, 45);
  assert.equal((await person.get(`${settings}?after=nonsense`)).status, 200);
});

test('shows the last use of a key', async cleanup => {
  const { items, mock } = await start(cleanup);
  const secret = mock.keys.studio ?? '';
  const lastUse = () => mock.repository.data.keys.ws_studio?.[0]?.last_used_at ?? '';
  const before = lastUse();
  await items(secret);
  // The use is stored asynchronously: the next change of the storage comes after it.
  await mock.repository.keys.recordUse('ws_studio', 'key_nobody', '2026-01-01T00:00:00Z');
  assert.ok(Date.parse(lastUse()) > Date.parse(before), `${lastUse()} is after ${before}`);
});

test.run();
