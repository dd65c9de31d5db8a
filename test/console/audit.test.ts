/** The audit log: what leaves an entry, what does not, and who can read it. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { builtIn } from '../../src/factories/built-in/groups.ts';
import { createRouter, type Repository } from '../../src/index.ts';
import { fixtureRepository, fixtures, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { ingrid } from './client.ts';
import { home, hook, spring, start } from './demo-pages.ts';

const test = suiteOf('The audit log', { isLong: true });
const page = `${home}/settings/audit-log`;
const bearer = { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' };

/** The entries that a person's or a key's work has left, newest first. */
const newEntries = async ({ mock }: Awaited<ReturnType<typeof start>>) =>
  (await mock.repository.audit.list('ws_studio', { limit: 100 })).entries.filter(
    ({ id }) => !id.startsWith('aud_demo_'),
  );

test('says who made a change with a key, of what, from where, and in which request', async cleanup => {
  const place = await start(cleanup);
  const made = await send(`${place.mock.url}/api/v1/links`, {
    method: 'POST',
    headers: bearer,
    body: JSON.stringify({ url: 'https://shop.example/audited' }),
  });
  const { id, slug } = (made.json as { data: { id: string; slug: string } }).data;
  await send(`${place.mock.url}/api/v1/links/${id}`, { method: 'DELETE', headers: bearer });
  const [deletion, creation] = await newEntries(place);
  const { id: _, at, changes: __, ...rest } = creation ?? {};
  assert.ok(at !== undefined && !Number.isNaN(Date.parse(at)));
  assert.deepEqual(rest, {
    actor_type: 'key',
    actor_id: 'key_demo_studio',
    actor_name: 'Demo key',
    operation: 'createLink',
    record_id: id,
    record_type: 'link',
    record_name: slug,
    session: null,
    address: creation?.address,
    request_id: made.headers['x-request-id'],
  });
  assert.match(String(creation?.address), /127\.0\.0\.1/);
  assert.deepEqual([deletion?.operation, deletion?.record_id], ['deleteLink', id]);
});

test('has the same operations for forms of the console, with the user and the session, but not its secret', async cleanup => {
  const place = await start(cleanup);
  const { person, csrf } = place;
  await person.post(`${spring}/archive`, { csrf });
  const { token = '' } = await person.form(`${home}/links/new`, '/links');
  await person.post(`${home}/links`, { csrf, token, url: 'https://shop.example/new', slug: 'audited' });
  await person.post(`${hook}/secret`, { csrf });
  const entries = await newEntries(place);
  assert.deepEqual(
    entries.map(({ operation }) => operation),
    ['revealWebhookSecret', 'createLink', 'archiveLink'],
  );
  assert.deepEqual(
    entries.map(({ record_id: id }) => id?.slice(0, 7)),
    ['ep_demo', entries[1]?.record_id?.slice(0, 7), 'lnk_dem'],
  );
  assert.match(String(entries[1]?.record_id), /^lnk_/);
  for (const { actor_type, actor_id, actor_name, session } of entries) {
    assert.deepEqual([actor_type, actor_id, actor_name], ['user', ingrid.id, ingrid.name]);
    assert.match(String(session), /^[0-9a-f]{12}$/);
  }
  assert.equal(new Set(entries.map(({ session }) => session)).size, 1);
  const cookie = String(person.cookies.get('mk_session'));
  assert.ok(!JSON.stringify(entries).includes(cookie.slice(0, 12)));
});

test('leads to the page of the record itself, also if the path of the operation names it in another way', async cleanup => {
  const place = await start(cleanup);
  const { mock, person } = place;
  const change = async (path: string, method: string, body: object) => {
    await send(`${mock.url}/api/v1${path}`, { method, headers: bearer, body: JSON.stringify(body) });
    const [entry] = await newEntries(place);
    const { text } = await person.get(`${page}/${entry?.id}`);
    return { entry, isLinked: (path: string) => text.includes(`${home}${path}/${entry?.record_id}"`) };
  };
  const link = await change('/links-by-external-id/campaign-42', 'PUT', { url: 'https://shop.example/new' });
  assert.equal(link.entry?.record_type, 'link');
  assert.ok(link.isLinked('/links'));
  const contact = { address: '+4915112345699', name: 'Made' };
  const made = await change('/instances/ins_demo/contacts', 'POST', contact);
  assert.equal(made.entry?.record_type, 'contact');
  assert.ok(!made.isLinked('/messaging'));
});

test('names the test key that somebody made in the reference', async cleanup => {
  const place = await start(cleanup);
  const address = `${home}/reference/getItem/key`;
  const form = await place.person.form('/reference/getItem', address);
  for (const inline of ['yes', 'no']) {
    const key_id = inline === 'yes' ? String(form.key_id) : 'key_another0';
    await place.person.post(address, { ...form, key_id, inline });
    const [entry] = await newEntries(place);
    assert.deepEqual([entry?.operation, entry?.record_id?.startsWith('key_')], ['createKey', true]);
    const page = await place.person.get(`${home}/keys/${entry?.record_id}`);
    assert.match(page.text, /<title>Reference, Read one item · Keys/);
  }
});

test('has an entry for each link of a bulk change, and none for what was left out', async cleanup => {
  const place = await start(cleanup);
  const id = ['lnk_demo_spring', 'lnk_nobody', 'lnk_demo_early'];
  await place.person.post(`${home}/links/bulk`, { csrf: place.csrf, do: 'archive', id });
  const entries = (await newEntries(place)).map(one => `${one.operation} ${one.record_id}`);
  assert.deepEqual(entries.sort(), ['archiveLink lnk_demo_early', 'archiveLink lnk_demo_spring']);
});

test('has no entry for reads, refused requests, forms that were sent before, messages and events', async cleanup => {
  const place = await start(cleanup);
  const { person, csrf, mock } = place;
  const api = (method: string, path: string, body?: object) =>
    send(mock.url + path, { method, headers: bearer, ...(body && { body: JSON.stringify(body) }) });
  assert.equal((await api('GET', '/api/v1/links')).status, 200);
  assert.equal((await api('POST', '/api/v1/links', { url: 'nonsense' })).status, 400);
  assert.equal((await api('DELETE', '/api/v1/links/lnk_nobody')).status, 404);
  await person.post(`${home}/links`, { csrf, url: '' });
  const published = await api('POST', '/api/v1/automation/publish', { type: 'a.b', data: {} });
  assert.ok(published.status < 300, published.text);
  const { token = '' } = await person.form(`${home}/links/new`, '/links');
  const form = { csrf, token, url: 'https://shop.example/once', slug: 'only-once' };
  await person.post(`${home}/links`, form);
  await person.post(`${home}/links`, form);
  assert.deepEqual(
    (await newEntries(place)).map(({ operation }) => operation),
    ['createLink'],
  );
});

test('never fails a change: what cannot be recorded is told to onError', async cleanup => {
  const repository = await fixtureRepository();
  const failures: unknown[] = [];
  const failing: Repository = {
    ...repository,
    audit: {
      ...repository.audit,
      append: () => {
        throw new Error('the log is full');
      },
    },
  };
  const router = createRouter({ repository: failing, onError: error => failures.push(error) });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  const { status } = await send(`${url}/api/v1/links/lnk_demo_spring`, { method: 'DELETE', headers: bearer });
  assert.equal(status, 200);
  assert.equal(await repository.links.find('ws_studio', 'lnk_demo_spring'), null);
  assert.deepEqual(
    failures.map(error => (error as Error).message),
    ['the log is full'],
  );
});

/** The changes of the newest entry, as `field: from > to`. */
const lastChanges = async (place: Awaited<ReturnType<typeof start>>) =>
  ((await newEntries(place))[0]?.changes ?? []).map(({ field, from, to, redacted }) =>
    redacted ? `${field}: redacted` : `${field}: ${JSON.stringify(from)} > ${JSON.stringify(to)}`,
  );

test('has the old and new values of what a key has changed, and the name that the record had', async cleanup => {
  const place = await start(cleanup);
  const patch = (body: object) =>
    send(`${place.mock.url}/api/v1/links/lnk_demo_spring`, {
      method: 'PATCH',
      headers: bearer,
      body: JSON.stringify(body),
    });
  const before = await place.link();
  await patch({ title: 'Autumn', tags: ['a', 'b'], utm: { source: 'mail' }, password: 'let-me-in-1' });
  const all = (await lastChanges(place)).sort();
  assert.deepEqual(
    all,
    [
      'has_password: false > true',
      'password: redacted',
      `tags: ${JSON.stringify(before?.tags)} > ["a","b"]`,
      `title: ${JSON.stringify(before?.title)} > "Autumn"`,
      ...Object.entries(before?.utm ?? {})
        .filter(([name]) => name !== 'source')
        .map(([name, value]) => `utm.${name}: ${JSON.stringify(value)} > null`),
      `utm.source: ${JSON.stringify(before?.utm.source ?? null)} > "mail"`,
    ].sort(),
  );
  assert.equal((await newEntries(place))[0]?.record_name, before?.title);
  await patch({ password: 'another-2' });
  await patch({ title: 'Autumn' });
  assert.deepEqual((await lastChanges(place)).sort(), all);
  const [changed, ...others] = await newEntries(place);
  assert.deepEqual([changed?.count, changed?.record_name, others], [3, before?.title, []]);
  await send(`${place.mock.url}/api/v1/links/lnk_demo_spring`, { method: 'DELETE', headers: bearer });
  const [deletion] = await newEntries(place);
  assert.equal(deletion?.record_name, 'Autumn');
  assert.ok((await lastChanges(place)).includes('title: "Autumn" > null'));
  const log = await send(`${place.mock.url}/api/v1/audit-log?record_id=lnk_demo_spring`, { headers: bearer });
  assert.equal((log.json as { data: unknown[] }).data.length, 2);
  assert.ok(!/let-me-in|another-2/.test(log.text));
  const seen = (await place.person.get(`${page}?record=lnk_demo_spring`)).text;
  assert.match(seen, /Autumn/);
  assert.match(seen, /more: .*password/);
});

test('has them for forms of the console, members and workspaces too', async cleanup => {
  const place = await start(cleanup);
  const { person, csrf } = place;
  await person.post(`${spring}/archive`, { csrf });
  assert.deepEqual(await lastChanges(place), ['archived: false > true']);
  await person.post(`${home}/settings/keys/key_demo_studio/revoke`, { csrf });
  assert.equal((await newEntries(place))[0]?.record_name, 'Demo key');
  assert.deepEqual((await lastChanges(place)).slice(0, 1), ['state: "active" > "revoked"']);
  await person.post(`${home}/settings/members/user_mateus`, { csrf, role: 'viewer' });
  const [member] = await newEntries(place);
  assert.deepEqual([member?.record_type, member?.record_name], ['member', 'Mateus de Wit']);
  assert.deepEqual(await lastChanges(place), ['role: "developer" > "viewer"']);
  await person.post(`${home}/settings/workspace`, { csrf, name: 'Southwind' });
  assert.deepEqual(await lastChanges(place), ['name: "Northwind Studio" > "Southwind"']);
  assert.equal((await newEntries(place))[0]?.record_name, 'Northwind Studio');
  await person.post(`${home}/links/bulk`, { csrf, do: 'tag', tags: 'bulk', id: ['lnk_demo_early'] });
  const [changes] = await lastChanges(place);
  assert.match(changes ?? '', /^tags: .*"bulk"\]$/);
});

test('says of repeated changes how many they were, in the page, the files and the API', async cleanup => {
  const place = await start(cleanup);
  for (const title of ['One', 'Two', 'Three'])
    await send(`${place.mock.url}/api/v1/links/lnk_demo_spring`, {
      method: 'PATCH',
      headers: bearer,
      body: JSON.stringify({ title }),
    });
  assert.deepEqual(await lastChanges(place), ['title: "Spring sale" > "Three"']);
  const [entry] = await newEntries(place);
  const query = 'record=lnk_demo_spring';
  const list = (await place.person.get(`${page}?${query}`)).text;
  assert.match(list, /Update a link<\/span> <span class="muted">3 times/);
  const one = (await place.person.get(`${page}/${entry?.id}?${query}&at=${entry?.at}`)).text;
  assert.match(one, /<dt>Changes<\/dt><dd>3, the first at /);
  const [head = '', row = ''] = (await place.person.get(`${page}/file.csv?${query}`)).text.split('\r\n');
  const columns = head.split(',');
  assert.equal(row.split(',').at(columns.indexOf('request_id') - columns.length), entry?.request_id);
  assert.ok(columns.includes('count') && columns.includes('first_at'));
  const log = await send(`${place.mock.url}/api/v1/audit-log?record_id=lnk_demo_spring`, { headers: bearer });
  const { data } = log.json as unknown as { data: { count?: number; first_at?: string }[] };
  assert.deepEqual([data[0]?.count, typeof data[0]?.first_at], [3, 'string']);
});

test('has the entry of a form, also if the process ends right after the change', async cleanup => {
  const place = await start(cleanup);
  const { person, csrf, mock } = place;
  mock.repository.audit.append = async () => {};
  await person.post(`${spring}/archive`, { csrf });
  await person.post(`${home}/links/bulk`, {
    csrf,
    do: 'archive',
    id: ['lnk_demo_early', 'lnk_demo_campaign'],
  });
  await person.post(`${home}/settings/members/user_mateus`, { csrf, role: 'viewer' });
  await person.post(`${home}/settings/workspace`, { csrf, name: 'Southwind' });
  const entries = await newEntries(place);
  assert.deepEqual(entries.map(one => [one.operation, one.record_id, one.is_partial]).sort(), [
    ['archiveLink', 'lnk_demo_campaign', true],
    ['archiveLink', 'lnk_demo_early', true],
    ['archiveLink', 'lnk_demo_spring', true],
    ['changeMember', 'user_mateus', true],
    ['renameWorkspace', 'ws_studio', true],
  ]);
  assert.ok(entries.every(one => one.actor_id === ingrid.id));
  const member = entries.find(({ operation }) => operation === 'changeMember');
  assert.deepEqual(member?.changes, [{ field: 'role', from: 'developer', to: 'viewer', redacted: false }]);
  const seen = (await person.get(`${page}/${member?.id}?at=${member?.at}`)).text;
  assert.match(seen, /This is what was asked for/);
});

test('has one entry for a request that was repeated with its idempotency key', async cleanup => {
  const place = await start(cleanup);
  const send4 = Array.from({ length: 4 }, () =>
    send(`${place.mock.url}/api/v1/links`, {
      method: 'POST',
      headers: { ...bearer, 'idempotency-key': 'one-request' },
      body: JSON.stringify({ url: 'https://shop.example/once' }),
    }),
  );
  for (const { status } of await Promise.all(send4))
    assert.ok(status === 201 || status === 200, String(status));
  assert.deepEqual(
    (await newEntries(place)).map(({ operation, is_partial: partial }) => [operation, partial]),
    [['createLink', undefined]],
  );
});

test('keeps no text of messages, and no values of headers and secrets', async cleanup => {
  const place = await start(cleanup);
  const api = (method: string, path: string, body: object) =>
    send(`${place.mock.url}/api/v1${path}`, { method, headers: bearer, body: JSON.stringify(body) });
  const contact = await api('POST', '/instances/ins_demo/contacts', {
    address: '+31201234567',
    name: 'Hidden Person',
  });
  assert.equal(contact.status, 201, contact.text);
  assert.ok((await lastChanges(place)).every(one => one.endsWith(': redacted')));
  const headers = { 'x-shop': 'hunter2-secret' };
  const hooked = await api('PATCH', '/webhooks/ep_demo', {
    headers,
    url: 'https://user:pw1234@receiver.example/in',
  });
  const made = hooked.status === 200 ? hooked : await api('PATCH', '/webhooks/ep_demo', { headers });
  assert.equal(made.status, 200, made.text);
  const changes = await lastChanges(place);
  assert.ok(changes.includes('headers: redacted'), changes.join());
  const entries = JSON.stringify(await newEntries(place));
  assert.ok(!/hunter2|pw1234|"Hidden Person","redacted/.test(entries), entries);
});

test('keeps scheme and host of the URL of a receiver only, and says that it changed where only the rest did', async cleanup => {
  const place = await start(cleanup);
  const api = (method: string, path: string, body: object) =>
    send(`${place.mock.url}/api/v1${path}`, { method, headers: bearer, body: JSON.stringify(body) });
  const url = 'https://receiver.example/services/T01/hunter1/hunter2?code=hunter3';
  const made = await api('POST', '/webhooks', { url, event_types: ['*'] });
  assert.equal(made.status, 201, made.text);
  const [entry] = await newEntries(place);
  assert.equal(entry?.record_name, 'https://receiver.example/…');
  assert.ok((await lastChanges(place)).includes('url: null > "https://receiver.example/…"'));
  const { id } = (made.json as { data: { endpoint: { id: string } } }).data.endpoint;
  await api('PATCH', `/webhooks/${id}`, { url: url.replace('T01', 'T09') });
  assert.deepEqual(await lastChanges(place), ['url: redacted']);
  const hook = await api('POST', '/automation/hooks', { target_url: url, event_type: 'order.paid' });
  assert.equal(hook.status, 201, hook.text);
  await place.person.post(`${home}/webhooks`, {
    csrf: place.csrf,
    token: 'tok_0123456789abcdef',
    url,
    event_types: '*',
  });
  assert.ok(!/hunter/.test(JSON.stringify(await newEntries(place))));
});

test('names the record that an answer has beside its token, and the links that one request made', async cleanup => {
  const place = await start(cleanup);
  const api = (path: string, body: object) =>
    send(`${place.mock.url}/api/v1${path}`, { method: 'POST', headers: bearer, body: JSON.stringify(body) });
  const made = await api('/automation/endpoints', { name: 'Till', event_type: 'order.paid' });
  const { endpoint } = (made.json as { data: { endpoint: { id: string } } }).data;
  const [entry] = await newEntries(place);
  assert.deepEqual([entry?.record_id, entry?.record_name], [endpoint.id, 'Till']);
  assert.ok((await lastChanges(place)).includes('event_type: null > "order.paid"'));
  const many = await api('/links/bulk', {
    links: [...Array.from({ length: 99 }, (_, index) => ({ url: `https://shop.example/${index}` })), 7],
  });
  const links = (many.json as { data: { data?: { id: string } }[] }).data.flatMap(
    ({ data }) => data?.id ?? [],
  );
  assert.equal(links.length, 99);
  assert.deepEqual(await lastChanges(place), [`ids: null > ${JSON.stringify(links)}`]);
});

test('opens an entry beside the list, also one that has left this page of it', async cleanup => {
  const { mock, person } = await start(cleanup);
  const entry = (await mock.repository.audit.list('ws_studio', { limit: 9 })).entries.find(
    ({ id }) => id === 'aud_demo_2',
  );
  const seen = await person.get(`${page}/aud_demo_2?actor=user_ingrid&at=${entry?.at}`);
  assert.equal(seen.status, 200);
  assert.match(seen.text, /<ins>https:\/\/blog\.shop\.example<\/ins>/);
  assert.match(seen.text, /<del>draft<\/del>/);
  assert.equal((await person.get(`${page}/aud_demo_2?at=${entry?.at}`)).status, 200);
  for (const wrong of ['aud_demo_2?actor=user_ingrid', 'aud_nothing?at=x', `aud_nothing?at=${entry?.at}`])
    assert.equal((await person.get(`${page}/${wrong}`)).status, 404, wrong);
});

test('is filtered by kind of record and by days, and says which day is none', async cleanup => {
  const { mock, person } = await start(cleanup);
  const rows = async (query: string) =>
    (JSON.parse((await person.get(`${page}/file.json?${query}`)).text) as { id: string }[]).map(
      ({ id }) => id,
    );
  assert.deepEqual(await rows('type=key'), ['aud_demo_6', 'aud_demo_7']);
  const { entries } = await mock.repository.audit.list('ws_studio', { limit: 9 });
  const day = (entries.find(({ id }) => id === 'aud_demo_5')?.at ?? '').slice(0, 10);
  assert.deepEqual(await rows(`from=${day}&to=${day}`), ['aud_demo_5']);
  assert.deepEqual(await rows(`from=${day}&to=${day}&type=key`), []);
  const wrong = await person.get(`${page}?from=yesterday`);
  assert.deepEqual([wrong.status, /from must be a day/.test(wrong.text)], [422, true]);
  const order = await person.get(`${page}?from=${day}&to=2020-01-01`);
  assert.deepEqual([order.status, /until must not be before since/.test(order.text)], [422, true]);
  assert.match((await person.get(page)).text, /<option value="webhook">Webhook</);
});

test('shows what a storage of a host keeps that knows no names, values or filters', async cleanup => {
  const repository = await fixtureRepository();
  const kept = fixtures.audit_entries.ws_studio ?? [];
  const bare = kept.map(({ record_type: _, record_name: __, changes: ___, ...entry }) => entry);
  const old: Repository = {
    ...repository,
    audit: { append: () => {}, list: () => ({ entries: [...bare].reverse(), next: null }) },
  };
  const router = createRouter({
    repository: old,
    publicUrl: 'https://host.example',
    console: { authenticateUser: () => ingrid.id },
  });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  const log = await send(`${url}/api/v1/audit-log?actor=key_demo_studio`, { headers: bearer });
  const { data } = log.json as unknown as { data: { id: string; changes: unknown[]; record_name: null }[] };
  assert.deepEqual(
    data.map(({ id, changes, record_name }) => [id, changes, record_name]),
    [
      ['aud_demo_2', [], null],
      ['aud_demo_5', [], null],
    ],
  );
  assert.equal((await send(`${url}/user/api${page}`)).status, 200);
  const one = await send(`${url}/user/api${page}/aud_demo_2`);
  assert.match(one.text, /What changed was not kept with this entry/);
});

test('knows the users of a host, who have no session here', async cleanup => {
  const repository = await fixtureRepository();
  const router = createRouter({
    repository,
    publicUrl: 'https://host.example',
    console: { authenticateUser: () => ingrid.id },
  });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  const form = await send(`${url}/user/api${spring}`);
  const csrf = /name="csrf" value="([^"]+)"/.exec(form.text)?.[1] ?? '';
  const cookie = (form.headers['set-cookie'] ?? []).map(line => line.split(';')[0]).join('; ');
  const { status } = await send(`${url}/user/api${spring}/archive`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ csrf })),
  });
  assert.equal(status, 303);
  const [entry] = (await repository.audit.list('ws_studio', { limit: 1 })).entries;
  assert.deepEqual([entry?.operation, entry?.actor_id, entry?.session], ['archiveLink', ingrid.id, null]);
});

test('is listed over HTTP by actor, operation and time, page by page', async cleanup => {
  const { mock } = await start(cleanup);
  const list = async (query: string) => {
    const { status, json } = await send(`${mock.url}/api/v1/audit-log?${query}`, { headers: bearer });
    assert.equal(status, 200);
    return json as unknown as { data: { id: string }[]; next_cursor: string | null };
  };
  const all = (await list('limit=100')).data.map(({ id }) => id);
  assert.equal(all.length, fixtures.audit_entries.ws_studio?.length);
  const paged: string[] = [];
  let cursor = '';
  do {
    const { data, next_cursor } = await list(`limit=3${cursor}`);
    paged.push(...data.map(({ id }) => id));
    cursor = next_cursor === null ? '' : `&cursor=${next_cursor}`;
  } while (cursor !== '');
  assert.deepEqual(paged, all);
  assert.deepEqual(
    (await list('actor=key_demo_studio&operation=createLink')).data.map(({ id }) => id),
    ['aud_demo_5'],
  );
  const since = new Date(Date.now() - 3 * 86_400_000).toISOString();
  assert.ok((await list(`since=${since}`)).data.length < all.length);
  const wrong = await send(`${mock.url}/api/v1/audit-log?cursor=nonsense`, { headers: bearer });
  assert.deepEqual([wrong.status, /cursor/.test(wrong.text)], [400, true]);
});

test('does not show what is older than 400 days', async cleanup => {
  const { mock, person } = await start(cleanup);
  const [entry] = (await mock.repository.audit.list('ws_studio', { limit: 1 })).entries;
  assert.ok(entry !== undefined);
  const at = new Date(Date.now() - 401 * 86_400_000).toISOString();
  await mock.repository.audit.append(
    'ws_studio',
    { ...entry, id: 'aud_old', at, record_id: 'lnk_ancient' },
    at,
  );
  const answer = await send(`${mock.url}/api/v1/audit-log?limit=100`, { headers: bearer });
  assert.ok(!answer.text.includes('aud_old'));
  assert.ok(!(await person.get(page)).text.includes('lnk_ancient'));
});

test('has a page with a line for each change, whose filters also apply to its files', async cleanup => {
  const { person } = await start(cleanup);
  const all = (await person.get(page)).text;
  assert.match(all, /<h1>Audit log<\/h1>/);
  assert.match(all, /Rotate the secret of a webhook/);
  const query = '?actor=key_demo_studio&operation=createLink';
  const filtered = (await person.get(page + query)).text;
  assert.match(filtered, /Clear filters/);
  assert.match(filtered, /<option value="key_demo_studio" selected>Demo key/);
  assert.equal(filtered.match(/<tr role="row"/g)?.length, 2);
  const json = await person.get(`${page}/file.json${query}`);
  assert.deepEqual(
    (JSON.parse(json.text) as { id: string }[]).map(({ id }) => id),
    ['aud_demo_5'],
  );
  assert.match(String(json.headers['content-disposition']), /attachment; filename="audit-log-ws_studio-/);
  const csv = (await person.get(`${page}/file.csv${query}`)).text.split('\r\n');
  assert.equal(csv.length, 3);
  assert.match(csv[0] ?? '', /^\ufeffid,at,actor_type,actor_id,actor_name,operation/);
  assert.equal((await person.get(`${page}?after=nonsense`)).status, 422);
});

test('is read in pages for its files, each after the one before was written', async cleanup => {
  const { mock, person } = await start(cleanup);
  const { audit } = mock.repository;
  const [entry = assert.fail()] = (await audit.list('ws_studio', { limit: 1 })).entries;
  const at = new Date().toISOString();
  for (let index = 0; index < 250; index += 1)
    await audit.append(
      'ws_studio',
      { ...entry, id: `aud_${index}`, record_id: `lnk_${index}`, at },
      '2020-01-01T00:00:00Z',
    );
  const { list } = audit;
  const limits: (number | undefined)[] = [];
  audit.list = (workspaceId, query) => {
    limits.push(query.limit);
    return list.call(audit, workspaceId, query);
  };
  const { text } = await person.get(`${page}/file.csv`);
  assert.ok(text.split('\r\n').length > 250);
  assert.ok(limits.length >= 3 && limits.every(limit => Number(limit) <= 100), String(limits));
});

test('has no formulas in its file, whatever a name says', async cleanup => {
  const { mock, person } = await start(cleanup);
  const at = new Date().toISOString();
  const [entry] = (await mock.repository.audit.list('ws_studio', { limit: 1 })).entries;
  assert.ok(entry !== undefined);
  const actor_name = '=HYPERLINK("https://evil.example","a")';
  await mock.repository.audit.append(
    'ws_studio',
    { ...entry, id: 'aud_x', at, actor_name },
    '2020-01-01T00:00:00Z',
  );
  const { text } = await person.get(`${page}/file.csv`);
  assert.ok(text.includes(`,"'=HYPERLINK(""https://evil.example"",""a"")",`), text);
});

test('knows the operation of every form of the console', () => {
  const known = new Set(builtIn.flatMap(({ operations }) => operations.map(({ id }) => id)));
  for (const { name, console } of builtIn)
    for (const [path, { POST: action }] of console?.routes ?? []) {
      if (action === undefined) continue;
      const { performs = {}, changes = {} } = console ?? {};
      const operation = Object.hasOwn(performs, action) ? performs[action] : action;
      const isKnown = operation === null || known.has(operation ?? '') || Object.hasOwn(changes, action);
      assert.ok(isKnown, `${name}: ${action} at ${path}`);
    }
});

test.run();
