/** What the pages of keys show. */
import assert from 'node:assert/strict';
import { scopeField } from '../../../src/console/sections/keys/pages/scope-field.ts';
import { type Cleanup, fixtures, send, suiteOf } from '../../helper.ts';
import { ingrid } from '../client.ts';
import { keys as keysPath, settings, start } from '../key-page.ts';
import { attribute, below, fieldsIn, has, is, optionsOf, said } from './document.ts';
import { hasClasses, type Shown, shownIn } from './shown.ts';

const test = suiteOf('The pages of keys', { isLong: true });

const now = Date.parse('2026-11-21T12:00:00Z');
const [first] = fixtures.keys.ws_studio ?? [];
assert.ok(first);

/** Keys of the workspace, which differ in these values. */
async function open(cleanup: Cleanup, values: readonly object[], options = {}) {
  const stored = values.map((some, index) => ({
    ...first,
    id: `key_${index}`,
    name: `Key ${index}`,
    secret: undefined,
    last_used_at: null,
    digest: String(index).repeat(64),
    prefix: 'mk_Demo',
    last_four: `000${index}`,
    scopes: ['models:read'],
    ...some,
  }));
  const started = await start(cleanup, ingrid, { now: () => now, ...options });
  const { keys } = started.mock.repository;
  keys.list = async () => ({ keys: stored.map(({ secret: _, ...key }) => key), next: null }) as never;
  const see = async (path: string = settings): Promise<Shown> =>
    shownIn((await started.person.get(path)).text);
  return { ...started, see };
}

/** The request as code. */
const commandIn = (shown: Shown) =>
  shown
    .all('code')
    .filter(one => has(one, 'data-code'))
    .map(said)
    .join();

const menusOf = (shown: Shown) =>
  shown
    .all('tr')
    .slice(1)
    .map(row => below(row).filter(is('summary')).map(said));

test('list keys with their scopes, uses, expiry and status', async cleanup => {
  const { see } = await open(cleanup, [
    { created_at: '2026-11-01T09:00:00Z', created_by: null },
    { created_by: ingrid.id, last_used_at: '2026-11-20T08:07:00Z', scopes: ['models:read', 'keys:read'] },
    { expires_at: '2026-12-01T00:00:00Z', rotated_to: 'key_0' },
    { expires_at: '2026-11-21T12:00:00Z', rotated_to: 'key_0' },
    { expires_at: '2026-11-21T12:00:00Z' },
    { revoked_at: '2026-11-19T10:00:00Z', rotated_to: 'key_0' },
    { created_by: 'user_nobody' },
  ]);
  const shown = await see();
  const created = '1 year ago';
  const by = `${created} by ${ingrid.name}`;
  const [head, ...rows] = shown.rows('API keys').map(cells => cells.slice(1, 8));
  assert.deepEqual(head, ['Key', 'Token', 'Scopes', 'Created', 'Last used', 'Expires', 'Status']);
  const few = 'models:read';
  assert.deepEqual(rows, [
    ['Key 0', 'mk_Demo…0000', few, '20 days ago', 'Never used', 'Never', 'Active'],
    ['Key 1', 'mk_Demo…0001', 'models:read +1 more: keys:read', by, '1 day ago', 'Never', 'Active'],
    ['Key 2', 'mk_Demo…0002', few, by, 'Never used', 'in 10 days', 'Rotating'],
    ['Key 3', 'mk_Demo…0003', few, by, 'Never used', 'just now', 'Rotated'],
    ['Key 4', 'mk_Demo…0004', few, by, 'Never used', 'just now', 'Expired'],
    ['Key 5', 'mk_Demo…0005', few, by, 'Never used', 'Never', 'Revoked'],
    ['Key 6', 'mk_Demo…0006', few, created, 'Never used', 'Never', 'Active'],
  ]);
  // Only a key that is used until then and ends within two weeks is marked.
  assert.deepEqual(shown.texts('span', 'waiting'), ['in 10 days', 'Rotating']);
  assert.deepEqual(shown.badges, [
    'good: Active',
    'good: Active',
    'waiting: Rotating',
    'off: Rotated',
    'off: Expired',
    'off: Revoked',
    'good: Active',
  ]);
  assert.deepEqual(
    shown
      .all('tr')
      .slice(1)
      .map(row => [attribute(row, 'id'), hasClasses(row, 'inactive')]),
    [false, false, false, true, true, true, false].map((inactive, index) => [`key-key_${index}`, inactive]),
  );
});

test('offer to rotate a key once, and to revoke it as long as it is active', async cleanup => {
  const { see } = await open(cleanup, [
    {},
    { expires_at: '2026-12-01T00:00:00Z', rotated_to: 'key_0' },
    { revoked_at: '2026-11-19T10:00:00Z' },
  ]);
  const shown = await see();
  assert.deepEqual(menusOf(shown), [
    ['More actions on the key Key 0', 'Rotate', 'Revoke'],
    ['More actions on the key Key 1', 'Revoke'],
    [],
  ]);
  assert.equal(shown.rows('API keys')[0]?.at(-1), 'Actions');
  const forms = shown
    .all('form')
    .filter(form => attribute(form, 'action').startsWith(`/user/api${keysPath}/key_`))
    .map(form => [
      attribute(form, 'action').slice(`/user/api${keysPath}/`.length),
      fieldsIn(shown.document, form).map(one => attribute(one, 'name') || said(one)),
    ]);
  assert.deepEqual(forms, [
    ['key_0/rotate', ['csrf', 'key_id', 'overlap', 'expiry', 'Rotate key']],
    ['key_0/revoke', ['csrf', 'query', 'Revoke key']],
    ['key_1/revoke', ['csrf', 'query', 'Revoke key']],
  ]);
});

test('show no actions to viewers', async cleanup => {
  const memberships = [{ workspace_id: 'ws_studio', user_id: ingrid.id, role: 'viewer' as const }];
  const { see } = await open(cleanup, [{}], { fixtures: { memberships } });
  const shown = await see();
  assert.equal(shown.rows('API keys')[0]?.at(-1), 'Status');
  assert.deepEqual(menusOf(shown), [[]]);
  assert.match(shown.texts('p', 'notice').join(), /^Your role is viewer/);
});

const linksToForm = (shown: Shown) =>
  shown.all('a').flatMap(one => attribute(one, 'href').match(/^.*\/keys\/new$/) ?? []);

for (const [role, says] of [
  ['owner', 'The keys of this workspace are listed here, with their creator, last use and status.'],
  ['viewer', 'A developer or an owner of this workspace can create the first key.'],
] as const)
  test(`explain to the ${role} of a workspace that there are no keys`, async cleanup => {
    const memberships = [{ workspace_id: 'ws_studio', user_id: ingrid.id, role }];
    const { see } = await open(cleanup, [], { fixtures: { memberships } });
    const shown = await see();
    assert.deepEqual(shown.texts('div', 'empty'), [`No API keys${says}`]);
    // The page of an empty list leads to the form too.
    const toForm = [`/user/api${settings}/keys/new`];
    assert.deepEqual(linksToForm(shown), role === 'owner' ? toForm : []);
    const beyond = await see(`${settings}?after=key_gone`);
    assert.deepEqual(
      beyond.all('a', 'empty').map(one => [said(one), attribute(one, 'href')]),
      [['First page', `/user/api${settings}`]],
    );
    assert.deepEqual(linksToForm(beyond), role === 'owner' ? toForm : []);
  });

test('offer each scope with what it allows, and the times of expiry', async cleanup => {
  const { see } = await open(cleanup, [{}]);
  const shown = await see(`${settings}/keys/new`);
  const boxes = shown.all('input').filter(one => attribute(one, 'name') === 'scopes');
  assert.deepEqual(
    boxes.map(one => attribute(one, 'id')).filter(id => id !== ''),
    ['key-scopes'],
  );
  assert.equal(attribute(boxes[0] ?? assert.fail(), 'id'), 'key-scopes');
  // Said once, for the whole field, whose groups are folded: a tab stop for each of them, not for each scope.
  const [field] = shown.all('fieldset', 'field choice-groups');
  assert.equal(attribute(field ?? assert.fail(), 'aria-describedby'), 'key-scopes-hint');
  const folded = shown.all('details', 'choice-group');
  assert.ok(folded.length > 5 && folded.every(one => !has(one, 'open')));
  assert.ok(shown.texts('label', 'choice').every(text => /^[a-z]+:[a-z]+ \S/.test(text)));
  assert.deepEqual(
    optionsOf(shown.document.byId.get('key-expiry') ?? assert.fail()).map(
      one => `${attribute(one, 'value')}${has(one, 'selected') ? '!' : ''} ${said(one)}`,
    ),
    ['never! Never', '30 In 30 days', '90 In 90 days', '365 In one year', 'date On a custom date'],
  );
  // What is advanced is folded.
  assert.deepEqual(
    shown.all('details', 'fold').map(form => has(form, 'open')),
    [false],
  );
});

test('show a new key with its name, scopes and expiry, and a command that uses it', async cleanup => {
  const { make, mock } = await start(cleanup, ingrid, { now: () => now });
  const made = shownIn(
    (await make({ name: 'Till', scopes: ['keys:read', 'models:read'], expiry: '30' })).text,
  );
  assert.deepEqual(made.facts, [
    ['Name', 'Till'],
    ['Scopes', 'keys:readmodels:read'],
    ['Expires', '21 Dec 2026, 12:00 UTC'],
  ]);
  const secret = said(made.document.byId.get('secret') ?? assert.fail());
  assert.match(secret, /^mk_[0-9A-Za-z]{38}$/);
  const command = commandIn(made);
  assert.match(
    command,
    new RegExp(`^curl '${mock.url}/api/v1/[^']*' .*-H 'Authorization: Bearer ${secret}'`),
  );
  assert.equal(attribute(made.document.byId.get('key') ?? assert.fail(), 'value'), secret);
  assert.deepEqual(made.texts('p', 'notice'), []);
  const { id } = mock.repository.data.keys.ws_studio?.at(-1) ?? assert.fail();
  const key = `/user/api/workspaces/ws_studio/keys/${id}`;
  assert.deepEqual(
    made.all('a', 'actions').map(one => [said(one), attribute(one, 'href')]),
    [
      ['All requests', `/user/api/workspaces/ws_studio/requests?key=${id}`],
      ['Refresh', key],
      ['Done', key],
    ],
  );
  assert.ok(made.texts('p').includes('Waiting for the first request with this key…'));
});

for (const [scopes, path] of [
  [['marketplace:read'], '/api/items/all'],
  [['models:read'], '/api/v1/models'],
  [['models:read', 'marketplace:read'], '/api/items/all'],
  [['keys:read'], '/api/v1/keys'],
  [['links:write', 'links:read'], '/api/v1/links'],
  [['webhooks:read'], '/api/v1/webhooks'],
  [['automation:publish', 'automation:read'], '/api/v1/automation/endpoints'],
  [['messaging:read'], '/api/v1/channels'],
] as const)
  test(`show a command that works for a key with ${scopes.join(' and ')}`, async cleanup => {
    const { make, mock } = await start(cleanup, ingrid, { now: () => now });
    const made = shownIn((await make({ scopes: [...scopes] })).text);
    const [, url = '', authorization = ''] =
      /^curl '([^']*)' .*-H 'Authorization: ([^']*)'/.exec(commandIn(made)) ?? [];
    assert.equal(url, mock.url + path);
    assert.equal((await send(url, { headers: { authorization } })).status, 200);
  });

test('show no command for a key that may read nothing', async cleanup => {
  const { make } = await start(cleanup, ingrid, { now: () => now });
  const made = shownIn((await make({ scopes: ['messaging:send'] })).text);
  assert.equal(commandIn(made), '');
  assert.deepEqual(made.facts.at(-1), ['Expires', 'Never']);
});

test('name the replaced key, and until when it works', async cleanup => {
  const { person } = await start(cleanup, ingrid, { now: () => now });
  const rotate = `${keysPath}/key_demo_studio/rotate`;
  const form = { ...(await person.form(settings, rotate)), overlap: '3600' };
  const shown = shownIn((await person.submit(rotate, form)).text);
  assert.deepEqual(shown.texts('p', 'notice'), [
    'The old key mk_Demo…SUQw works until 21 Nov 2026, 13:00 UTC. Switch to the new key before then.',
  ]);
});

test('say that a replaced key works until it is revoked if the storage keeps it without an expiry', async cleanup => {
  const { person, mock } = await start(cleanup, ingrid, { now: () => now });
  const { keys } = mock.repository;
  const { find } = keys;
  keys.find = async (...args) => {
    const key = await find.apply(keys, args);
    return key?.rotated_to == null ? key : { ...key, expires_at: null };
  };
  const path = `${keysPath}/key_demo_studio/rotate`;
  const form = { ...(await person.form(settings, path)), overlap: '3600' };
  const shown = shownIn((await person.submit(path, form)).text);
  assert.deepEqual(shown.texts('p', 'notice'), ['The old key mk_Demo…SUQw works until it is revoked.']);
});

test('fold the scopes of an app on their own, and unfold what is chosen', () => {
  const group = { value: 'group:models', label: 'Models', scopes: ['models:read'], isGroup: true } as const;
  const offered = { 'models:read': 'List models', 'orders:read': 'Read orders' };
  const field = scopeField({ scopes: ['orders:read'], offered, presets: [group], preset: '' }, {});
  const shown = shownIn(field.text);
  const folds = shown.all('details', 'choice-group');
  assert.deepEqual(
    folds.map(one => [said(one), has(one, 'open')]),
    [
      ['Of this app 1 selected orders:read Read orders', true],
      ['Models models:read List models', false],
    ],
  );
});

test.run();
