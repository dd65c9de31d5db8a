/** What the overview, Getting started, the login and messages show. */
import assert from 'node:assert/strict';
import { languages } from '../../../src/console/assets/languages.js';
import { builtIn } from '../../../src/index.ts';
import { type Cleanup, fixtures, suiteOf } from '../../helper.ts';
import { ingrid, Person } from '../client.ts';
import { home, start } from '../demo-pages.ts';
import { attribute, below, has, is, said } from './document.ts';
import { type Shown, shownIn } from './shown.ts';

const test = suiteOf('The pages of the shell');

const now = Date.parse('2026-11-21T12:00:00Z');

async function open(cleanup: Cleanup, options = {}) {
  const started = await start(cleanup, { now: () => now, ...options });
  const see = async (path: string): Promise<Shown> => shownIn((await started.person.get(path)).text);
  return { ...started, see };
}

const linksOf = (shown: Shown, inside: string) =>
  shown.all('a', inside).map(one => [said(one), attribute(one, 'href')]);

test('give an overview of the workspace', async cleanup => {
  const { see, mock } = await open(cleanup);
  const shown = await see(home);
  assert.deepEqual(shown.facts, [
    ['Account holder', 'Ingrid Solberg ingrid@northwind.example.com'],
    ['Balance', 'USD 2,846.75'],
    ['Active keys', '1 Manage keys'],
    ['Your role', 'Owner'],
  ]);
  assert.equal(shown.texts('title')[0], 'Home - Marketplace');
  assert.deepEqual(linksOf(shown, 'tile'), [['Manage keys', `/user/api${home}/settings`]]);
  assert.equal(said(shown.document.byId.get('api-base') ?? assert.fail()), mock.url);
  assert.deepEqual(linksOf(shown, 'card-head'), [['OpenAPI document', `${mock.url}/api/openapi.json`]]);
  assert.deepEqual(shown.all('section', 'callout'), []);
});

test('list the operations of each group, with links to the reference', async cleanup => {
  const { see } = await open(cleanup);
  const shown = await see(home);
  const served = builtIn.filter(({ operations }) => operations.length > 0);
  assert.deepEqual(
    shown.all('h3').map(said),
    served.map(({ name }) => name.charAt(0).toUpperCase() + name.slice(1)),
  );
  assert.deepEqual(shown.rows('Models').slice(0, 2), [
    ['Method', 'Path', 'Description', 'Scope'],
    ['GET', '/api/v1/models', 'List models', 'models:read'],
  ]);
  const links = linksOf(shown, 'operations');
  const all = served.flatMap(({ operations }) => operations);
  assert.deepEqual(
    links,
    all.map(({ id, summary }) => [summary, `/user/api/reference/${id}?workspace=ws_studio`]),
  );
  assert.deepEqual(
    shown.all('span', 'operations').map(one => attribute(one, 'class')),
    all.map(({ method }) => `method ${method.toLowerCase()}`),
  );
  const scopes = shown.all('table', 'operations').flatMap(table =>
    below(table)
      .filter(is('tr'))
      .slice(1)
      .map(row => said(below(row).filter(is('td')).at(-1) ?? assert.fail())),
  );
  assert.deepEqual(
    scopes,
    all.map(({ scope }) => scope ?? 'no key'),
  );
});

for (const [role, says, links] of [
  [
    'developer',
    'Create a key, copy it, and send your first request.',
    [
      ['Create an API key', `/user/api${home}/settings#create`],
      ['Getting started', `/user/api${home}/start`],
    ],
  ],
  [
    'viewer',
    'Your role is viewer: ask a developer or an owner of this workspace for a key.',
    [['Getting started', `/user/api${home}/start`]],
  ],
] as const)
  test(`lead the ${role} of a workspace without keys to the first one`, async cleanup => {
    const memberships = [{ workspace_id: 'ws_studio', user_id: ingrid.id, role }];
    const keys = { ...fixtures.keys, ws_studio: [] };
    const { see } = await open(cleanup, { fixtures: { keys, memberships } });
    const shown = await see(home);
    assert.deepEqual(linksOf(shown, 'callout'), links);
    assert.equal(shown.texts('p', 'callout')[0], `Every request needs an API key. ${says}`);
    assert.deepEqual(shown.facts.slice(-2), [
      ['Active keys', '0 Manage keys'],
      ['Your role', role.charAt(0).toUpperCase() + role.slice(1)],
    ]);
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
      .some(text => text.startsWith('The operations of marketplace also accept it in the header x-api-key')),
  );
  assert.deepEqual(
    shown.all('a', 'steps').map(one => attribute(one, 'href')),
    [`/user/api${home}/settings`],
  );
  assert.deepEqual(linksOf(shown, 'callout'), [['Settings', `/user/api${home}/settings`]]);
  const parts = linksOf(shown, 'facts');
  assert.deepEqual(parts, [
    ['Keys', `/user/api${home}/settings`],
    ['Links', `/user/api${home}/links`],
    ['Webhooks', `/user/api${home}/webhooks`],
    ['Automation', `/user/api${home}/automation/endpoints`],
    ['Messaging', `/user/api${home}/messaging`],
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
  assert.deepEqual(page.texts('p', 'muted'), ['to the API console of Acme Tools']);
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
