/** What each role and key can reach, as the table in SECURITY.md says: each of its cells is tried. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Mock } from '../../mock-server/index.ts';
import { draftKey } from '../../src/index.ts';
import type { WholeRepository } from '../../src/repository/index.ts';

import { mateus, Person } from '../console/client.ts';
import { type Cleanup, post, secrets, send, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';

const test = suiteOf('The table of rights in SECURITY.md');

/** The columns, and their cells by row. */
function tableIn(file: string): Map<string, Map<string, string>> {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const lines = text.split('\n');
  const start = lines.findIndex(line => line.startsWith('| | owner |'));
  const cellsOf = (line = '') =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim());
  const [, ...names] = cellsOf(lines[start]);
  const columns = new Map(names.map(name => [name, new Map<string, string>()]));
  for (let index = start + 2; lines[index]?.startsWith('|'); index += 1) {
    const [row = '', ...cells] = cellsOf(lines[index]);
    for (const [place, name] of names.entries()) columns.get(name)?.set(row, cells[place] ?? '');
  }
  return columns;
}

const home = '/workspaces/ws_studio';
const future = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const bounds = {
  expiresAt: future(10),
  allowedIps: ['203.0.113.0/24'],
  rateLimit: { requests: 30, seconds: 60 },
};

/** The tested storages have all parts. */
const partsOf = ({ repository }: Mock<WholeRepository>) => repository as Required<WholeRepository>;

/** What the actors act on: a third member, keys of the application in this workspace and another one. */
async function prepare(mock: Mock<WholeRepository>, role: 'owner' | 'developer' | 'viewer') {
  const repository = partsOf(mock);
  await repository.memberships.change('ws_studio', mateus.id, role);
  for (const one of ['ws_sounds', 'ws_press'])
    await repository.memberships.add({ workspace_id: one, user_id: 'user_ingrid', role: 'owner' });
  for (const one of ['ws_sounds', 'ws_press', 'ws_studio_test'])
    await repository.memberships.remove(one, mateus.id);
  const third = { id: 'user_third', email: 'third@example.com', name: 'Third', password: null };
  await repository.users.create?.(third);
  await repository.memberships.add({ workspace_id: 'ws_studio', user_id: third.id, role: 'viewer' });
  const scopes = ['marketplace:read'];
  const add = async (id: string, more: object = {}, workspaceId = 'ws_studio') => {
    const draft = { id, name: id, scopes, expiresAt: null, createdBy: null, ...more };
    const { record, secret } = draftKey(draft, Date.now());
    await repository.keys.create(workspaceId, record);
    return secret;
  };
  await add('key_bound', { ...bounds, owner: 'cus_1' });
  await add('key_other', { owner: 'cus_2', rateLimit: bounds.rateLimit });
  await add('key_own', { owner: 'cus_1', rateLimit: bounds.rateLimit });
  const theirs = await add('key_theirs', {}, 'ws_sounds');
  return { add, theirs };
}

type Attempt = () => Promise<boolean>;
type Prepared = Awaited<ReturnType<typeof prepare>>;

const rows = {
  workspace: 'reach another workspace',
  secret: 'see the secret of an existing key',
  link: 'create a link',
  key: 'create a key',
  scope: 'give a key a scope that acts for a person, such as `members:write`',
  expiry: 'let a key expire later than an owner or the application has set',
  limits: 'let a key be used from more addresses, or more often, than an owner or the application has set',
  member: 'change the role of a member',
  invite: 'invite a person',
  other: 'see, change, rotate or revoke a key of another `owner`',
  plan: 'change the `owner`, `metadata` or `rate_limit` of a key',
  verify: 'verify a key of another workspace',
} as const;

type Attempts = Readonly<Record<keyof typeof rows, Attempt>>;

/** What is stored of a key now. */
const keyIn = async ({ repository }: Mock<WholeRepository>, id: string) => {
  const key = await repository.keys.find('ws_studio', id);
  assert.ok(key);
  return key;
};

const names = async ({ repository }: Mock<WholeRepository>) =>
  (await repository.keys.list('ws_studio', { limit: 100 })).keys.map(({ name }) => name);

/** Whether a link with this slug is there. */
const hasLink = async ({ repository }: Mock<WholeRepository>, slug: string) =>
  (await repository.links.list('ws_studio', { limit: 10, archived: false, sort: 'created', q: slug })).links
    .length === 1;

async function asPerson(mock: Mock<WholeRepository>): Promise<Attempts> {
  const person = new Person(`${mock.url}/user/api`);
  await person.logIn(mateus);
  const page = await person.get(`${home}/settings/members`);
  const [, csrf = ''] = /name="csrf" value="([^"]*)"/.exec(page.text) ?? [];
  const act = (path: string, fields: Record<string, string | string[]>) =>
    person.post(home + path, { csrf, ...fields });
  const form = async (id: string, fields: Record<string, string>) => {
    await act(`/keys/${id}`, { name: id, ...fields });
    return keyIn(mock, id);
  };
  return {
    workspace: async () => (await person.get('/workspaces/ws_sounds')).status !== 404,
    secret: async () => {
      const texts = await Promise.all(
        ['/settings', '/keys/key_demo_studio', '/settings/keys/key_demo_studio/secret'].map(path =>
          person.get(home + path),
        ),
      );
      return texts.some(({ text }) => text.includes(secrets.studio));
    },
    link: async () => {
      await act('/links', { slug: 'rights', url: 'https://shop.example/' });
      return hasLink(mock, 'rights');
    },
    key: async () => {
      await act('/settings/keys', { name: 'Made', scopes: 'links:read', expiry: 'never' });
      return (await names(mock)).includes('Made');
    },
    scope: async () => {
      await act('/settings/keys', { name: 'Personal', scopes: 'members:write', expiry: 'never' });
      await act('/keys/key_own', { name: 'key_own', scopes: ['members:write'], expiry: 'same' });
      const changed = (await keyIn(mock, 'key_own')).scopes.includes('members:write');
      assert.equal((await names(mock)).includes('Personal'), changed);
      return changed;
    },
    expiry: async () => (await form('key_bound', { expiry: 'never' })).expires_at === null,
    limits: async () => {
      const wide = await form('key_bound', { expiry: 'same', allowed_ips: '' });
      const fast = await form('key_bound', { expiry: 'same', requests: '', seconds: '60' });
      assert.equal(wide.allowed_ips === undefined, fast.rate_limit === undefined);
      return wide.allowed_ips === undefined;
    },
    member: async () => {
      await act('/settings/members/user_third', { role: 'developer' });
      const all = await partsOf(mock).memberships.list('ws_studio');
      return all.some(({ user_id, role }) => user_id === 'user_third' && role === 'developer');
    },
    invite: async () => {
      await act('/settings/invitations', { email: 'new@example.com', role: 'viewer' });
      return (await partsOf(mock).invitations.list('ws_studio')).some(one => one.email === 'new@example.com');
    },
    other: async () => {
      await act('/keys/key_other', { name: 'Renamed', expiry: 'same' });
      return (await keyIn(mock, 'key_other')).name === 'Renamed';
    },
    plan: async () =>
      (await form('key_own', { expiry: 'same', metadata: 'plan: large' })).metadata?.plan === 'large',
    // The console has no page for it.
    verify: async () => false,
  };
}

async function asKey(
  mock: Mock<WholeRepository>,
  { add, theirs }: Prepared,
  more: object,
): Promise<Attempts> {
  const scopes = secretScopes(await keyIn(mock, 'key_demo_studio'));
  const secret = await add('key_actor', { scopes, ...more });
  const headers = { authorization: `Bearer ${secret}` };
  const url = `${mock.url}/api/v1`;
  const ask = (method: string, path: string, body?: object) =>
    body === undefined
      ? send(url + path, { method, headers })
      : send(url + path, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
  const isDone = async (method: string, path: string, body?: object) => {
    const { status, text } = await ask(method, path, body);
    assert.ok(status < 300 || [401, 403, 404].includes(status), `${method} ${path}: ${status} ${text}`);
    return status < 300;
  };
  /** Each of several ways to do the same. */
  const all = async (...ways: readonly (readonly [method: string, path: string, body?: object])[]) => {
    const done: boolean[] = [];
    for (const way of ways) done.push(await isDone(...way));
    assert.equal(new Set(done).size, 1, JSON.stringify(done));
    return done[0] === true;
  };
  return {
    workspace: () => isDone('GET', '/keys/key_theirs'),
    secret: async () => (await ask('GET', '/keys/key_demo_studio')).text.includes(secrets.studio),
    link: () => isDone('POST', '/links', { slug: 'rights', url: 'https://shop.example/' }),
    key: () => isDone('POST', '/keys', { name: 'Made', scopes: ['links:read'] }),
    scope: () =>
      all(
        ['POST', '/keys', { name: 'Personal', scopes: ['members:write'] }],
        ['PATCH', '/keys/key_own', { scopes: ['members:write'] }],
      ),
    expiry: () => isDone('PATCH', '/keys/key_bound', { expires_at: null }),
    limits: () =>
      all(
        ['PATCH', '/keys/key_bound', { rate_limit: { requests: 31, seconds: 60 } }],
        ...('owner' in more ? [] : ([['PATCH', '/keys/key_bound', { allowed_ips: [] }]] as const)),
      ),
    member: () => isDone('PATCH', '/members/user_third', { role: 'developer' }),
    invite: () => isDone('POST', '/invitations', { email: 'new@example.com', role: 'viewer' }),
    other: async () => {
      const isListed = (await ask('GET', '/keys?limit=100')).text.includes('"key_other"');
      const done = await all(
        ['GET', '/keys/key_other'],
        ['PATCH', '/keys/key_other', { name: 'Renamed' }],
        ['POST', '/keys/key_other/rotate', {}],
        ['DELETE', '/keys/key_other'],
      );
      assert.equal(isListed, done);
      return done;
    },
    plan: () =>
      all(
        ['PATCH', '/keys/key_own', { metadata: { plan: 'large' } }],
        ['PATCH', '/keys/key_own', { rate_limit: { requests: 29, seconds: 60 } }],
        ['PATCH', '/keys/key_own', { owner: 'cus_3' }],
      ),
    verify: async () => {
      const { json } = await post(`${url}/keys/verify`, { secret: theirs }, headers);
      return (json.data as { valid: boolean }).valid;
    },
  };
}

const secretScopes = ({ scopes }: { readonly scopes: readonly string[] }) => [...scopes];

const roles = ['owner', 'developer', 'viewer'] as const;

/** The keys of the columns. Mateus is a developer. */
const keyColumns: Readonly<Record<string, object>> = {
  'key of the application': { createdBy: null },
  'key of an owner': { createdBy: 'user_ingrid' },
  'key of a developer': { createdBy: mateus.id },
  'key with an `owner`': { createdBy: null, owner: 'cus_1', rateLimit: bounds.rateLimit },
};

const table = tableIn('SECURITY.md');

async function actor(cleanup: Cleanup, column: string, open: (typeof storages)[string]): Promise<Attempts> {
  const role = roles.find(one => one === column);
  const mock = await open(cleanup, { rateLimits: false });
  const prepared = await prepare(mock, role ?? 'developer');
  return role === undefined ? asKey(mock, prepared, keyColumns[column] ?? {}) : asPerson(mock);
}

test('has a column for each role and kind of key, and a row for each attempt', () => {
  assert.deepEqual([...table.keys()], [...roles, ...Object.keys(keyColumns)]);
  for (const cells of table.values()) assert.deepEqual([...cells.keys()], Object.values(rows));
});

for (const [storage, open] of eachStorage(storages))
  for (const [column, cells] of table)
    test(`says what ${column} can reach, on ${storage}`, async cleanup => {
      const attempts = await actor(cleanup, column, open);
      const seen: Record<string, string> = {};
      for (const [name, row] of Object.entries(rows))
        seen[row] = (await attempts[name as keyof typeof rows]()) ? 'yes' : 'never';
      assert.deepEqual(seen, Object.fromEntries(cells));
    });

test.run();
