/** What the overview, Getting started, the login and messages show. */

import assert from 'node:assert/strict';
import { languages } from '../../../src/console/assets/languages.js';
import type { KeyRecord } from '../../../src/generated/types.ts';
import { builtIn } from '../../../src/index.ts';
import { emptyDay } from '../../../src/repository/index.ts';
import { type Cleanup, fixtures, suiteOf } from '../../helper.ts';
import { neverAnswer } from '../../runner/group-time.ts';
import { until } from '../../until.ts';
import { ingrid, Person } from '../client.ts';
import { home, start } from '../demo-pages.ts';
import { attribute, has, said } from './document.ts';
import { hasClasses, type Shown, shownIn } from './shown.ts';

const test = suiteOf('The pages of the shell', { isLong: true });

const now = Date.parse('2026-11-21T12:00:00Z');

async function open(
  cleanup: Cleanup,
  {
    fixtures: given = {},
    ...options
  }: { readonly fixtures?: object; readonly [option: string]: unknown } = {},
) {
  const seed = { delivery_hours: {}, ...given };
  const started = await start(cleanup, { now: () => now, ...options, fixtures: seed });
  const see = async (path: string): Promise<Shown> => shownIn((await started.person.get(path)).text);
  return { ...started, see };
}

const linksOf = (shown: Shown, inside: string) =>
  shown.all('a', inside).map(one => [said(one), attribute(one, 'href')]);

test('give an overview of the workspace', async cleanup => {
  const { see, mock } = await open(cleanup);
  // An instance is opened after the server has started.
  await until(async () => (await see(home)).facts.some(([, value]) => value === '1 of 3'));
  const shown = await see(home);
  assert.deepEqual(shown.facts, [
    ['Active keys', '1'],
    ['Open instances', '1 of 3'],
    ['Account holder', 'Ingrid Solberg ingrid@northwind.example.com'],
    ['Balance', 'USD 2,846.75'],
    ['Your role', 'Owner'],
  ]);
  assert.equal(shown.texts('title')[0], 'Home - Marketplace');
  assert.deepEqual(linksOf(shown, 'tile'), [
    ['Active keys', `/user/api${home}/settings`],
    ['Open instances', `/user/api${home}/messaging`],
  ]);
  assert.equal(said(shown.document.byId.get('api-base') ?? assert.fail()), mock.url);
  assert.deepEqual(linksOf(shown, 'head'), [
    ['API reference', '/user/api/reference?workspace=ws_studio'],
    ['OpenAPI document', `${mock.url}/api/openapi.json`],
  ]);
  // All first steps are done.
  assert.deepEqual(shown.all('section', 'callout'), []);
});

/** Each tile: its name, its number and change, what else it says, and where it leads. */
const trendsOf = (shown: Shown) => {
  const [names, numbers, notes] = [
    shown.all('h3', 'trend').map(said),
    shown.all('p', 'trend').filter(one => !hasClasses(one, 'axis')),
    shown
      .all('a', 'trend')
      .filter(one => attribute(one, 'tabindex') !== '-1')
      .map(one => attribute(one, 'href')),
  ];
  return names.map((name, index) => [
    name,
    ...numbers.slice(2 * index, 2 * index + 2).map(said),
    notes[index]?.slice(`/user/api${home}`.length),
  ]);
};

test('compare 24 hours and 30 days of requests, errors, clicks and deliveries with the period before', async cleanup => {
  const request = (hour: string, succeeded: number, client_errors: number, server_errors = 0) => ({
    hour,
    key_id: 'key_demo_studio',
    operation: 'listItems',
    succeeded,
    client_errors,
    server_errors,
    duration_us: 5,
  });
  const { see } = await open(cleanup, {
    fixtures: {
      usage_hours: {
        ws_studio: [
          request('2026-11-20T12', 9, 1),
          request('2026-11-20T13', 6, 0),
          request('2026-11-21T12', 3, 1, 2),
          request('2026-11-19T12', 50, 50),
        ],
        ws_sounds: [request('2026-11-21T12', 70, 0)],
      },
      link_days: {
        ws_studio: [
          {
            ...emptyDay('', '2026-11-21'),
            clicks: 1_205,
            bots: 5,
            hours: { '00': 1_204, '01': 0, '12': 1 },
          },
          { ...emptyDay('', '2026-11-20'), clicks: 482, hours: { '12': 482 } },
        ],
      },
      delivery_hours: {
        ws_studio: [
          { hour: '2026-11-21T11', kind: '', succeeded: 7, failed: 1 },
          { hour: '2026-11-21T11', kind: 'route', succeeded: 70, failed: 1 },
          { hour: '2026-11-20T11', kind: '', succeeded: 16, failed: 0 },
        ],
      },
    },
  });
  const shown = await see(home);
  assert.deepEqual(trendsOf(shown), [
    ['Requests', '1220% more', '10 in the 24 hours before', '/requests'],
    ['Errors', '3200% more', '1 in the 24 hours before · 25.0% of requests', '/requests?status=errors'],
    ['Clicks', '1,205150% more', '482 in the 24 hours before', '/link-analytics'],
    ['Deliveries', '850% fewer', '16 in the 24 hours before · 1 failed', '/webhook-deliveries?state=failed'],
  ]);
  assert.deepEqual(shown.rows('Clicks by hour').at(12), ['00:00 UTC', '1,204', '0']);
  const changes = shown
    .all('span', 'change')
    .filter(one => hasClasses(one, 'change'))
    .map(one => attribute(one, 'class'));
  assert.deepEqual(changes, ['change good', 'change bad', 'change good', 'change']);
  assert.deepEqual(
    linksOf(shown, 'attention').map(([text]) => text),
    [
      '2 requests failed in the last 24 hours because of the service',
      '1 delivery failed in the last 24 hours',
    ],
  );
  const month = trendsOf(await see(`${home}?period=30d`));
  assert.deepEqual(
    month.map(([name, number]) => [name, number]),
    [
      ['Requests', '3,63620% more'],
      ['Errors', '11921% more'],
      ['Clicks', '1,687'],
      ['Deliveries', '24'],
    ],
  );
});

test('say what needs attention: first webhooks and instances that do not work, then keys that expire soon', async cleanup => {
  const { see, mock, webhooks } = await open(cleanup);
  const { keys, messaging } = mock.repository;
  await webhooks.changeEndpoint('ws_studio', 'ep_demo', { paused_reason: 'gone', description: '' });
  const list = await keys.list('ws_studio', { limit: 100 });
  keys.list = async () => ({
    keys: list.keys.map(key => ({ ...key, expires_at: '2026-11-30T00:00:00Z', rotated_to: null })),
    next: null,
  });
  const { listInstances } = messaging;
  messaging.listInstances = async (...given) =>
    (await listInstances(...given)).map(one =>
      one.id === 'ins_demo' ? { ...one, state: 'failed' as const } : one,
    );
  const all = linksOf(await see(home), 'attention');
  assert.ok(
    all.some(
      ([text, href]) =>
        text === 'The key Demo key expires on 30 Nov 2026' && href?.endsWith('/keys/key_demo_studio'),
    ),
  );
  assert.deepEqual(all.slice(0, 2), [
    [
      'The webhook https://receiver.example/hooks is paused because of failures',
      `/user/api${home}/webhooks/ep_demo`,
    ],
    ['The instance Support does not work', `/user/api${home}/messaging/ins_demo`],
  ]);
});

test('fold what needs attention after the first four', async cleanup => {
  const { see, webhooks } = await open(cleanup);
  const endpoint = (await webhooks.listEndpoints('ws_studio'))[0] ?? assert.fail();
  webhooks.listEndpoints = async (_workspace, { kind } = {}) =>
    Array.from({ length: kind === undefined ? 6 : 0 }, (_, index) => ({
      ...endpoint,
      ...{ id: `ep_${index}`, description: `Shop ${index}`, state: 'active', paused_reason: null },
      failing_since: '2026-11-20T08:00:00Z',
    })) as never;
  const shown = await see(home);
  const isFolded = (one: string) => one.includes('Shop 4') || one.includes('Shop 5');
  const folded = shown.texts('details', 'attention-more').join();
  assert.ok(folded.includes('Shop 4') && folded.includes('Shop 5') && !folded.includes('Shop 3'));
  assert.equal(shown.texts('a', 'attention').filter(isFolded).length, 2);
});

test('do not call a webhook broken that a user has paused', async cleanup => {
  const { see, webhooks } = await open(cleanup);
  const failing_since = '2026-11-20T08:00:00Z';
  const lines = async () => linksOf(await see(home), 'attention').map(([text]) => text);
  await webhooks.changeEndpoint('ws_studio', 'ep_demo', { failing_since });
  assert.deepEqual(await lines(), [], 'it is paused on request');
  await webhooks.changeEndpoint('ws_studio', 'ep_demo', {
    state: 'active',
    paused_reason: null,
    paused_at: null,
  });
  assert.deepEqual(await lines(), ['The webhook Stock keeping fails']);
});

test('lead to the page of a key that expires soon', async cleanup => {
  const { see, mock } = await open(cleanup);
  const [sample] = mock.repository.data.keys.ws_studio ?? [];
  assert.ok(sample);
  for (let index = 10; index < 50; index += 1)
    await mock.repository.keys.create('ws_studio', {
      ...(sample as KeyRecord),
      scopes: [...sample.scopes],
      allowed_ips: [],
      id: `key_${index}`,
      name: `Key ${index}`,
      digest: String(index).padStart(64, '0'),
      created_at: `2026-11-01T00:00:${index}Z`,
      expires_at: index === 12 ? '2026-11-30T00:00:00Z' : null,
    });
  const [[text, href = ''] = []] = linksOf(await see(home), 'attention');
  assert.equal(text, 'The key Key 12 expires on 30 Nov 2026');
  assert.match((await see(href.slice('/user/api'.length))).texts('h1')[0] ?? '', /Key 12/);
});

test('show the first page without a group whose overview never ends', async cleanup => {
  const reported: unknown[] = [];
  const { see, webhooks } = await open(cleanup, { onError: (error: unknown) => reported.push(error) });
  // The group automation asks for hooks.
  webhooks.listEndpoints = async (_workspace, { kind } = {}) => (kind === 'hook' ? [] : neverAnswer());
  const trends = (await see(home)).all('h3', 'trend').map(said);
  assert.deepEqual(trends, ['Requests', 'Errors', 'Clicks']);
  assert.match(String(reported), /no answer within 0\.5 s/);
});

test('show the first page without a group whose overview fails, and tell the host', async cleanup => {
  const reported: unknown[] = [];
  const { see, webhooks } = await open(cleanup, { onError: (error: unknown) => reported.push(error) });
  webhooks.listEndpoints = async () => {
    throw new Error('no such table');
  };
  const shown = await see(home);
  assert.deepEqual(
    shown.facts.map(([name]) => name),
    ['Active keys', 'Open instances', 'Account holder', 'Balance', 'Your role'],
  );
  assert.match(String(reported), /no such table/);
});

for (const role of ['developer', 'viewer'] as const)
  test(`tell the ${role} of a new workspace of the first steps`, async cleanup => {
    const memberships = [{ workspace_id: 'ws_studio', user_id: ingrid.id, role }];
    const keys = { ...fixtures.keys, ws_studio: [] };
    const { see } = await open(cleanup, { fixtures: { keys, memberships } });
    const shown = await see(home);
    if (role === 'viewer') {
      assert.deepEqual(shown.texts('p', 'notice'), [
        'Your role is viewer: a developer or an owner of this workspace does the first steps.',
      ]);
      assert.deepEqual(shown.all('section', 'callout'), []);
    } else {
      assert.deepEqual(shown.texts('span', 'first-steps').slice(0, 1), ['3 of 5 done']);
      assert.deepEqual(shown.texts('li', 'steps-list'), [
        'Create an API key',
        'Send a request with it',
        'Create a short link (done)',
        'Add a webhook (done)',
        'Receive a delivery (done)',
      ]);
      assert.deepEqual(linksOf(shown, 'steps-list'), [
        ['Create an API key', `/user/api${home}/settings/keys/new#key-name`],
        ['Send a request with it', `/user/api${home}/start`],
      ]);
    }
    assert.deepEqual(shown.facts[0], ['Active keys', '0']);
    assert.deepEqual(shown.facts.at(-1), ['Your role', role.charAt(0).toUpperCase() + role.slice(1)]);
  });

test('show in Getting started how to send a key, and a program in each language', async cleanup => {
  const { see, mock } = await open(cleanup);
  const shown = await see(`${home}/start`);
  assert.deepEqual(shown.texts('h1'), ['Getting started']);
  const code = (id: string) => said(shown.document.byId.get(id) ?? assert.fail(id));
  assert.equal(code('bearer'), 'Authorization: Bearer YOUR_KEY');
  assert.equal(code('export'), "export MARKETPLACE_KEY='YOUR_KEY'");
  assert.equal(code('error'), '{ "status": "error", "msg": "Invalid purchase code" }');
  const labels = Object.values(languages).map(({ label }) => label);
  for (const index of labels.keys()) assert.ok(code(`snippet-${index}`).includes(mock.url));
  assert.deepEqual(shown.texts('label', 'tabs'), labels);
  const radios = shown.all('input', 'tabs');
  assert.deepEqual(
    radios.map(one => [attribute(one, 'id'), has(one, 'checked')]),
    labels.map((_, index) => [`language-${index}`, index === 0]),
  );
  assert.ok(
    shown
      .texts('p', 'card')
      .some(text => text.startsWith('The operations of Marketplace also accept it in the header x-api-key')),
  );
  assert.deepEqual(
    shown.all('a', 'steps').map(one => attribute(one, 'href')),
    [`/user/api${home}/settings`, `/user/api${home}/settings/keys/new#key-name`, `/user/api${home}/requests`],
  );
  assert.deepEqual(shown.texts('p', 'all-well'), ['Your requests arrive. Show them']);
  assert.deepEqual(linksOf(shown, 'callout'), [['API keys', `/user/api${home}/settings`]]);
  const parts = linksOf(shown, 'facts');
  assert.deepEqual(parts, [
    ['Keys', `/user/api${home}/settings`],
    ['Requests', `/user/api${home}/requests`],
    ['Links', `/user/api${home}/links`],
    ['Webhooks', `/user/api${home}/webhooks`],
    ['Automation', `/user/api${home}/automation/endpoints`],
    ['Messaging', `/user/api${home}/messaging`],
    ['Members', `/user/api${home}/settings/members`],
    ['Invitations', `/user/api${home}/settings/invitations`],
    ['Audit', `/user/api${home}/settings/audit-log`],
  ]);
  assert.deepEqual(
    shown.facts.map(([, words]) => words),
    builtIn.map(({ description }) => description),
  );
});

test('show one command where no marketplace is served', async cleanup => {
  const { see, mock } = await open(cleanup, { groups: ['keys', 'links', 'models'] });
  const shown = await see(`${home}/start`);
  const command = said(shown.document.byId.get('first') ?? assert.fail());
  assert.equal(command, `curl -H 'Authorization: Bearer YOUR_KEY' '${mock.url}/api/v1/models'`);
  assert.deepEqual(shown.all('fieldset', 'tabs'), []);
  assert.equal(
    shown.texts('p', 'card').some(text => text.includes('x-api-key')),
    false,
  );
});

test('show a login with the brand, and the cursor where the user has to type', async cleanup => {
  const { mock } = await open(cleanup, { console: { brand: 'Acme Tools' } });
  const stranger = new Person(`${mock.url}/user/api`);
  const focused = (shown: Shown) =>
    shown
      .all('input')
      .filter(one => has(one, 'autofocus'))
      .map(one => attribute(one, 'id'));
  const page = shownIn((await stranger.get('/login')).text);
  assert.equal(page.texts('title')[0], 'Log in - Acme Tools');
  assert.equal(page.texts('p', 'muted')[0], 'to the API console of Acme Tools');
  assert.deepEqual(focused(page), ['email']);
  assert.deepEqual(page.texts('p', 'notice'), []);
  assert.equal(attribute(page.all('body')[0] ?? assert.fail(), 'class'), 'outside');
  const refused = shownIn((await stranger.logIn({ ...ingrid, demo_password: 'wrong' })).text);
  assert.deepEqual(focused(refused), ['password']);
  assert.deepEqual(refused.texts('p', 'notice error'), ['Wrong e-mail address or password.']);
  assert.deepEqual(
    ['email', 'password'].map(id => {
      const field = refused.document.byId.get(id) ?? assert.fail();
      return [attribute(field, 'aria-invalid'), attribute(field, 'aria-describedby')];
    }),
    [
      ['true', 'login-error'],
      ['true', 'login-error'],
    ],
  );
  assert.deepEqual(refused.texts('a', 'bar'), ['AAcme Tools']);
});

test('show a message with a way back to the console', async cleanup => {
  const { see } = await open(cleanup);
  const shown = await see('/nothing');
  assert.equal(shown.texts('title')[0], 'Not found - Marketplace');
  assert.deepEqual(shown.texts('h1'), ['Not found']);
  assert.deepEqual(linksOf(shown, 'message'), [['Back to the console', '/user/api']]);
});

test.run();
