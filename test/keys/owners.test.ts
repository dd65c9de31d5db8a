/** The rate limit, the owner and the metadata of keys, over the API and in the console. */
import assert from 'node:assert/strict';
import { draftKey } from '../../src/index.ts';
import { home, start } from '../console/demo-pages.ts';
import { secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { eachStorage, storages } from '../storages.ts';

const test = suiteOf('Owners and limits of keys');

const api = (url: string) => (method: string, path: string, body?: object) =>
  send(`${url}/api/v1/keys${path}`, {
    method,
    headers: { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
const dataOf = <Data>({ json, text }: { json: unknown; text: string }): Data => {
  const { data } = json as { data?: Data };
  assert.ok(data !== undefined, text);
  return data;
};

test('are set, read, changed and listed over the API', async cleanup => {
  const { mock } = await start(cleanup);
  const ask = api(mock.url);
  const rate_limit = { requests: 10_000, seconds: 86_400 };
  const asked = { owner: 'cus_1', metadata: { plan: 'starter' }, rate_limit };
  const made = await ask('POST', '', { name: 'Shop', scopes: ['models:read'], ...asked });
  const { id } = dataOf<{ id: string }>(made);
  const read = async () => {
    const { owner, metadata, rate_limit: limit } = dataOf<typeof asked>(await ask('GET', `/${id}`));
    return { owner, metadata, rate_limit: limit };
  };
  assert.deepEqual(await read(), asked);
  const listed = dataOf<{ id: string }[]>(await ask('GET', '?owner=cus_1'));
  assert.deepEqual(
    listed.map(one => one.id),
    [id],
  );
  assert.deepEqual(dataOf(await ask('GET', '?owner=CUS_1')), []);
  await ask('PATCH', `/${id}`, { metadata: { region: 'eu' }, rate_limit: null, owner: null });
  assert.deepEqual(await read(), { owner: null, metadata: { region: 'eu' }, rate_limit: null });
});

test('are refused by name: more than the service allows, too many entries, wrong names and values', async cleanup => {
  const { mock } = await start(cleanup, { rateLimits: true });
  const entries = Array.from({ length: 21 }, (_, index) => [`n${index}`, 'x']);
  for (const [body, message] of [
    [
      { rate_limit: { requests: 6_001, seconds: 60 } },
      /rate_limit must not exceed the limit of the service: 6000/,
    ],
    [{ rate_limit: { requests: 0, seconds: 60 } }, /rate_limit.requests/],
    [{ rate_limit: { requests: 1, seconds: 86_401 } }, /rate_limit.seconds/],
    [{ metadata: Object.fromEntries(entries) }, /metadata/],
    [{ metadata: { 'a b': 'x' } }, /metadata/],
    [{ metadata: { plan: 1 } }, /metadata.plan/],
    [{ owner: '' }, /owner/],
    [{ ownr: 'x' }, /ownr/],
  ] as const) {
    const { status, text } = await api(mock.url)('PATCH', '/key_demo_studio', body);
    assert.equal(status, 400, text);
    assert.match(text, message);
  }
});

test('are edited on the page of the key, which comes back filled in', async cleanup => {
  const { person, csrf, mock } = await start(cleanup);
  const made = await api(mock.url)('POST', '', { name: 'Till', scopes: ['models:read'] });
  const page = `${home}/keys/${dataOf<{ id: string }>(made).id}`;
  const fields = { csrf, name: 'Till', expiry: 'same', owner: 'cus_<1>', requests: '600', seconds: '3600' };
  const wrong = await person.post(page, {
    ...fields,
    requests: '600x',
    metadata: 'plan: starter\nplan: other',
  });
  assert.equal(wrong.status, 422);
  assert.match(wrong.text, /Enter a whole number from 1/);
  assert.match(wrong.text, /There are two entries with the name plan\./);
  assert.match(wrong.text, /value="600x"/);
  assert.equal((await person.post(page, { ...fields, metadata: 'plan: starter' })).status, 303);
  const { text } = await person.get(page);
  assert.match(text, /600 requests in an hour/);
  assert.match(text, /owner=cus_%3C1%3E">cus_&lt;1&gt;</);
  assert.match(text, /<dt>plan<\/dt><dd>starter<\/dd>/);
  // What the API takes, a form does not change: several lines, and what looks like something else.
  const odd = { lines: 'a\nb: c', quoted: '"x"', spaced: ' y ', empty: '' };
  const { id } = dataOf<{ id: string }>(made);
  await api(mock.url)('PATCH', `/${id}`, { metadata: odd });
  const hidden = await person.form(`${page}/edit`, page);
  assert.equal((await person.post(page, { ...fields, ...hidden, name: 'Other' })).status, 303);
  const kept = dataOf<{ name: string; metadata: object }>(await api(mock.url)('GET', `/${id}`));
  assert.deepEqual([kept.name, kept.metadata], ['Other', odd]);
  // It ends no line of a form.
  const separated = await person.post(page, { ...fields, name: 'Other', metadata: 'plan: a\u2028b' });
  assert.equal(separated.status, 303);
  const unquoted = await person.post(page, { ...fields, metadata: 'plan: "a' });
  assert.match(unquoted.text, /begins with a quotation mark, so it must be a JSON string/);
  assert.match((await person.get(`${home}/settings?owner=cus_%3C1%3E`)).text, /Other/);
});

for (const [storage, open] of eachStorage(storages))
  test(`of one customer stay within the keys, the plan and the limit of the customer, on ${storage}`, async cleanup => {
    const { url, repository } = await open(cleanup, { rateLimits: true });
    const plan = { owner: 'cus_1', metadata: { plan: 'small' }, rateLimit: { requests: 30, seconds: 3_600 } };
    const scopes = ['keys:read', 'keys:write', 'models:read'];
    const add = async (id: string, more: object) => {
      const draft = { id, name: id, scopes, expiresAt: null, createdBy: null, ...more };
      const { record, secret } = draftKey(draft, Date.now());
      await repository.keys.create('ws_studio', record);
      return secret;
    };
    const mine = await add('key_mine', plan);
    await add('key_theirs', { ...plan, owner: 'cus_2' });
    const ask = (method: string, path: string, body?: object, by = mine) =>
      send(`${url}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    const ids = async (query: string) =>
      dataOf<{ id: string }[]>(await ask('GET', `/keys${query}`)).map(({ id }) => id);
    assert.deepEqual(await ids('?limit=100'), ['key_mine']);
    assert.deepEqual(await ids('?owner=cus_2'), []);
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', { name: 'x' }],
      ['POST', {}],
      ['DELETE', undefined],
    ] as const) {
      const path = method === 'POST' ? '/keys/key_theirs/rotate' : '/keys/key_theirs';
      assert.equal((await ask(method, path, body)).status, 404, method);
    }
    for (const change of [{ owner: 'cus_2' }, { owner: null }, { metadata: {} }, { rate_limit: null }]) {
      const { status, text } = await ask('PATCH', '/keys/key_mine', change);
      assert.equal(status, 403, text);
      assert.match(text, new RegExp(Object.keys(change)[0] ?? ''));
    }
    // What it makes is like it, and uses the same thirty requests.
    const children: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const made = dataOf<{ secret: string; owner: string; metadata: object; rate_limit: object }>(
        await ask('POST', '/keys', { name: `Child ${index}`, scopes: ['models:read'] }),
      );
      assert.deepEqual(
        [made.owner, made.metadata, made.rate_limit],
        [plan.owner, plan.metadata, plan.rateLimit],
      );
      children.push(made.secret);
    }
    const used: number[] = [];
    for (let index = 0; index < 30; index += 1)
      used.push((await ask('GET', '/models', undefined, children[index % 5] ?? '')).status);
    // Fifteen requests came before these.
    assert.deepEqual(used.indexOf(429), 30 - 15);
    assert.equal((await ask('GET', '/models')).status, 429);
  });

test('of two customers know nothing of the Idempotency-Key of each other; keys of one customer share it', async cleanup => {
  const { url, repository } = await mockFor(cleanup);
  const secretOf = async (id: string, owner: string) => {
    const scopes = ['keys:write', 'links:write', 'automation:publish', 'messaging:send'];
    const { record, secret } = draftKey(
      { id, name: id, scopes, expiresAt: null, createdBy: null, owner },
      Date.now(),
    );
    await repository.keys.create('ws_studio', record);
    return secret;
  };
  const [one, sibling, other] = [
    await secretOf('key_one', 'cus_1'),
    await secretOf('key_sibling', 'cus_1'),
    await secretOf('key_other', 'cus_2'),
  ];
  const ask = (by: string, path: string, body: object) =>
    send(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json', 'idempotency-key': path },
      body: JSON.stringify(body),
    });
  const link = { url: 'https://shop.example/' };
  const idOf = async (by: string) => dataOf<{ id: string }>(await ask(by, '/links', link)).id;
  const first = await idOf(one);
  assert.equal(await idOf(sibling), first);
  assert.notEqual(await idOf(other), first);
  assert.equal((await ask(other, '/links', { url: 'https://other.example/' })).status, 422);
  const key = { name: 'Till', scopes: ['links:write'] };
  const statuses: number[] = [];
  for (const by of [one, sibling, other, other]) statuses.push((await ask(by, '/keys', key)).status);
  assert.deepEqual(statuses, [201, 409, 201, 409]);
  const message = { to: '+4915112345601', text: 'Hello' };
  for (const [path, body, another] of [
    ['/automation/publish', { type: 'ping', data: {} }, { type: 'ping', data: { n: 1 } }],
    ['/instances/ins_demo/messages', message, { ...message, text: 'Other' }],
  ] as const) {
    const made: { id: string }[] = [];
    for (const by of [one, sibling, other, other]) made.push(dataOf(await ask(by, path, body)));
    const [ofOne, ofSibling, ofOther, again] = made.map(({ id }) => id);
    assert.deepEqual([ofSibling, again], [ofOne, ofOther], path);
    assert.notEqual(ofOther, ofOne, path);
    assert.equal((await ask(sibling, path, another)).status, 422, path);
  }
});

test.run();
