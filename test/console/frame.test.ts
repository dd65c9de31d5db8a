/** The layout of the console's pages, and the numbers on its overview. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { startMock } from '../../mock-server/index.ts';
import { ExpectedError } from '../../src/common/errors/expected-error.ts';
import type { Navigation } from '../../src/group/pages.ts';
import { builtIn, createRouter, defineGroup } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, fixtures, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { ingrid, mateus, Person } from './client.ts';

const test = suiteOf('Console page frame', { isLong: true });
const root = '/user/api';
const home = '/workspaces/ws_studio';
const now = Date.parse('2026-11-21T12:34:56.789Z');

async function start(cleanup: Cleanup, options = {}) {
  const mock = await mockFor(cleanup, { now: () => now, ...options });
  return { mock, person: new Person(mock.url + root) };
}

/** The links of a navigation: label and URL. `which`: the end of its start tag. */
const linksIn = (text: string, which = 'class="nav" id="nav" aria-label="Workspace"'): [string, string][] => {
  const inner = text.split(`<nav ${which}>`)[1]?.split('</nav>')[0] ?? '';
  return [...inner.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', label = '']) => [
    label,
    href,
  ]);
};

test('links to the pages of the workspace in a few lines, and below the line in use to all of its pages', async cleanup => {
  const { person } = await start(cleanup);
  await person.logIn(ingrid);
  const at = (path: string) => `${root}${home}${path}`;
  const lines = [
    ['Home', at('')],
    ['Getting started', at('/start')],
    ['Keys', at('/settings')],
    ['Requests', at('/requests')],
    ['Reference', `${root}/reference?workspace=ws_studio`],
    ['Links', at('/links')],
    ['Webhooks', at('/webhooks')],
    ['Automation', at('/automation/endpoints')],
    ['Messaging', at('/inbox')],
    ['Settings', at('/settings/workspace')],
    ['Mock server', '/__mock'],
  ];
  assert.deepEqual(linksIn((await person.get(home)).text), lines);
  const below = {
    Links: [
      ['Links', at('/links')],
      ['Analytics', at('/link-analytics')],
    ],
    Webhooks: [
      ['Endpoints', at('/webhooks')],
      ['Deliveries', at('/webhook-deliveries')],
      ['Event catalogue', at('/events')],
    ],
    Automation: [
      ['Inbound endpoints', at('/automation/endpoints')],
      ['Hooks', at('/automation/hooks')],
      ['Routes', at('/automation/routes')],
      ['Events', at('/automation/events')],
    ],
    Messaging: [
      ['Inbox', at('/inbox')],
      ['Contacts', at('/messaging/contacts')],
      ['Groups', at('/messaging/groups')],
      ['Instances', at('/messaging')],
    ],
  };
  for (const [line, pages] of Object.entries(below))
    for (const [label, href] of pages) {
      const { text } = await person.get(String(href).replace(root, ''));
      assert.deepEqual(
        linksIn(text),
        lines.flatMap(one => (one[0] === line ? [one, ...pages] : [one])),
        label,
      );
      assert.match(text, new RegExp(`href="${href}" aria-current="page">${label}<`));
    }
});

test('shows the pages of the settings as tabs, each marked on its page and on those below it', async cleanup => {
  const { person } = await start(cleanup);
  await person.logIn(ingrid);
  for (const [label, path] of [
    ['Workspace', '/settings/workspace'],
    ['Members', '/settings/members'],
    ['Invitations', '/settings/invitations'],
    ['Invitations', '/settings/invitations/new'],
    ['Audit log', '/settings/audit-log'],
    ['Retention', '/settings/retention'],
  ]) {
    const { text } = await person.get(home + path);
    const tabs = 'class="subnav" aria-label="Settings"';
    assert.deepEqual(
      linksIn(text, tabs).map(([one]) => one),
      ['Workspace', 'Members', 'Invitations', 'Audit log', 'Retention'],
    );
    const marked = [...text.matchAll(/aria-current="page">([^<]*)</g)].map(([, one]) => one);
    assert.deepEqual(marked, ['Settings', label], path);
  }
  assert.doesNotMatch((await person.get(`${home}/settings`)).text, /aria-label="Settings"/);
});

test('leads from each page to the same page of another workspace, or to its first page if a viewer may not see it', async cleanup => {
  const [one, other] = ['ws_studio', 'ws_sounds'];
  const memberships = [
    { workspace_id: one, user_id: ingrid.id, role: 'owner' as const },
    { workspace_id: other, user_id: ingrid.id, role: 'viewer' as const },
  ];
  const { person } = await start(cleanup, { fixtures: { memberships } });
  await person.logIn(ingrid);
  const entries = new Set<string>();
  const add = (text: string) => {
    for (const [, href] of [
      ...linksIn(text),
      ...linksIn(text, 'class="subnav" aria-label="Settings"'),
      ...linksIn(text, 'class="subnav" aria-label="Events"'),
    ])
      if (href.startsWith(root)) entries.add(href.replace(root, ''));
  };
  add((await person.get(`/workspaces/${one}`)).text);
  for (const path of entries) add((await person.get(path)).text);
  assert.equal(entries.size, 6 + 2 + 2 + 5 + 4 + 5);
  for (const path of entries) {
    const { status, text } = await person.get(path);
    if (status === 404) continue;
    const list = /<details class="menu switcher".*?<\/details>/s.exec(text)?.[0] ?? '';
    const href = [...list.matchAll(/href="([^"]*)"/g)]
      .map(([, one]) => one)
      .find(one => one?.includes(other));
    const expected = path.endsWith('/audit-log') ? `/workspaces/${other}` : path.replace(one, other);
    assert.equal(href, root + expected, path);
    assert.equal((await person.get(href ?? '')).status, 200, href);
  }
});

test('ends the navigation with the links of the host, and refuses what is none', async cleanup => {
  const docs = { label: 'Handbook', href: 'https://docs.example/', icon: 'book-open' } as const;
  const { person } = await start(cleanup, { console: { links: [docs] } });
  await person.logIn(ingrid);
  const { text } = await person.get(home);
  assert.match(text, /<a class="i-book-open" href="https:\/\/docs\.example\/">Handbook<\/a>/);
  for (const links of [
    [{ label: 'No', href: 'javascript:alert(1)' }],
    [{ label: 'No' }],
    'none',
    [{ ...docs, icon: 'none' }],
  ])
    await assert.rejects(
      startMock({ console: { links } as never }),
      /links: it must be a list of \{ label, href, icon\? \} with an icon that the console has/,
    );
});

const stockWith = (nav: readonly [Navigation, ...Navigation[]]) =>
  defineGroup({
    name: 'stock',
    description: 'What is in stock.',
    needs: [],
    scopes: { 'stock:read': 'Read' },
    operations: [],
    console: { nav, routes: [], load: async () => ({}) },
  });

test('keeps entries without a heading apart from the heading before, also those of the host', async cleanup => {
  const stock = stockWith([{ label: 'Stock', path: '/stock' }]);
  const links = [{ label: 'Docs', href: 'https://shop.example/docs' }];
  const { person } = await start(cleanup, { groups: [...builtIn, stock], console: { links } });
  await person.logIn(ingrid);
  const { text } = await person.get(home);
  const apart = [...text.matchAll(/<li class="nav-alone"><ul>(.*?)<\/ul><\/li>/gs)].map(([, inner = '']) =>
    [...inner.matchAll(/>([^<>]+)<\/a>/g)].map(([, label]) => label),
  );
  assert.deepEqual(apart, [['Stock'], ['Docs', 'Mock server']]);
});

test('gives each group of a host a line of its own, in any alphabet', async cleanup => {
  const labels = ['倉庫', '商店', 'Stock!', 'stock?', '"><b>'];
  const [first = '', ...more] = labels;
  const entry = (group: string) => ({ label: 'Page', path: '/page', group });
  const stock = stockWith([entry(first), ...more.map(entry)]);
  const { person } = await start(cleanup, { groups: [...builtIn, stock] });
  await person.logIn(ingrid);
  const lines = linksIn((await person.get(home)).text).map(([label]) => label);
  const begin = lines.indexOf('Messaging') + 1;
  assert.deepEqual(lines.slice(begin, begin + labels.length), [...labels.slice(0, 4), '&quot;&gt;&lt;b&gt;']);
});

test('shows what a group of the host says of a workspace on its first page', async cleanup => {
  const { console: pages, ...rest } = stockWith([{ label: 'Stock', path: '/stock' }]);
  const overview = async (
    _: unknown,
    workspaceId: string,
    { names, before }: { names: string[]; before: string[] },
  ) => ({
    tiles: [{ label: 'In stock', value: '<5>', note: workspaceId, path: '/stock' }],
    trends: [
      { label: '<Sold>', path: '/sales', values: names.map(() => 2), before: before.length, more: 'bad' },
    ],
    latest: [
      {
        title: 'Latest sales',
        path: '/sales',
        rows: [{ text: '<b>', path: '/sales/1', at: '2026-11-20T14:00:00Z', status: ['good', 'Paid'] }],
      },
    ],
    attention: [{ text: 'Nearly sold out', path: '/stock/101' }],
  });
  const stock = { ...rest, console: { ...(pages ?? assert.fail()), overview } };
  const { person } = await start(cleanup, { groups: [...builtIn, stock] });
  await person.logIn(ingrid);
  const { text } = await person.get(home);
  assert.match(
    text,
    /\/stock">In stock<\/a><\/dt><dd><strong class="figures">&lt;5&gt;<\/strong><span class="muted">ws_studio</,
  );
  assert.match(text, /href="[^"]*\/stock\/101">Nearly sold out</);
  assert.match(text, /href="[^"]*\/sales">&lt;Sold&gt;<\/a><\/h3>\n<p><strong class="figures">48</);
  assert.match(text, /<span class="change bad">.*100% more<\/span>/);
  assert.match(text, /href="[^"]*\/sales\/1">&lt;b&gt;<\/a><span class="badge good">Paid</);
  const month = await person.get(`${home}?period=30d`);
  assert.match(month.text, /&lt;Sold&gt;<\/a><\/h3>\n<p><strong class="figures">60</);
});

test('shows what a group of the host says of a record on its page, and leaves out what fails', async cleanup => {
  const { console: pages, ...rest } = stockWith([{ label: 'Stock', path: '/stock' }]);
  const onRecords = async (_: unknown, workspaceId: string, recordId: string) => {
    if (recordId !== 'key_demo_studio') throw new ExpectedError('the shelf is locked');
    return { above: `<b>above ${recordId}`, below: `<b>${recordId} in ${workspaceId}` };
  };
  const stock = { ...rest, console: { ...(pages ?? assert.fail()), onRecords } };
  const { person } = await start(cleanup, { groups: [...builtIn, stock] });
  await person.logIn(ingrid);
  const { text } = await person.get(`${home}/keys/key_demo_studio`);
  assert.match(text, /&lt;b&gt;above key_demo_studio.*scopes-title.*&lt;b&gt;key_demo_studio in ws_studio/s);
  const other = await person.get(`${home}/links/lnk_demo_spring`);
  assert.deepEqual([other.status, other.text.includes('shelf')], [200, false]);
});

test('refuses an icon that the console does not have', async () => {
  const repository = await fixtureRepository();
  const withIcon = (icon: string) => () =>
    createRouter({
      repository,
      publicUrl: 'https://shop.example',
      console: true,
      groups: [stockWith([{ label: 'Stock', path: '/stock', icon }])],
    });
  assert.throws(withIcon('hause'), {
    name: 'TypeError',
    message: 'createRouter: groups: stock: console: nav: the console has no icon hause: did you mean house?',
  });
  assert.throws(withIcon('constructor'), /has no icon constructor, but activity, archive, .*, zap$/);
  withIcon('house')();
});

test('puts the pages of a host where their section declares them', async cleanup => {
  const names = ['Shelf', 'Box', 'Tools', 'Alone'];
  const [shelf, box, tools, alone] = names.map(label => ({ label, path: `/${label.toLowerCase()}` }));
  assert.ok(shelf && box && tools && alone);
  const stock = stockWith([
    { ...shelf, group: 'Developers', icon: 'house', order: 20 },
    { ...box, group: 'Stock', order: 2 },
    { ...tools, group: 'Stock', order: 1 },
    alone,
  ]);
  const { person } = await start(cleanup, { groups: [...builtIn, stock] });
  await person.logIn(ingrid);
  const { text } = await person.get(home);
  const nav = /<nav[^>]*>(.*?)<\/nav>/s.exec(text)?.[1] ?? '';
  const shown = [...nav.matchAll(/class="i-([\w-]+)" href="([^"]*)"[^>]*>([^<]*)</g)].map(
    ([, icon, href = '', label]) => [label, icon, href.replace(root + home, '')],
  );
  assert.deepEqual(
    shown.filter(([label = '']) => [...names, 'Keys', 'Reference', 'Stock'].includes(label)),
    [
      ['Keys', 'key-round', '/settings'],
      ['Shelf', 'house', '/shelf'],
      ['Reference', 'book-open', `${root}/reference?workspace=ws_studio`],
      ['Stock', 'puzzle', '/tools'],
      ['Alone', 'puzzle', '/alone'],
    ],
  );
});

test('leads from a page to the same section of another workspace', async cleanup => {
  const { person } = await start(cleanup);
  await person.logIn(mateus);
  for (const [path, there] of [
    ['/webhooks/ep_demo', '/webhooks'],
    ['/automation/routes', '/automation/routes'],
    ['', ''],
  ])
    assert.ok(
      (await person.get(home + path)).text.includes(`href="${root}/workspaces/ws_sounds${there}"`),
      path,
    );
});

test('shows who is logged in, and a logout button', async cleanup => {
  const { person } = await start(cleanup);
  await person.logIn(ingrid);
  const { text } = await person.get(home);
  assert.ok(text.includes(`<strong>${ingrid.name}</strong><br><small>${ingrid.email}</small>`));
  assert.match(text, /action="\/user\/api\/logout"/);
});

test('shows nothing about a workspace to anonymous visitors', async cleanup => {
  const { person } = await start(cleanup);
  const { text } = await person.get('/login');
  assert.doesNotMatch(text, /<nav|logout|workspaces\//);
});

test('adds the render time to forms that replay deliveries', async cleanup => {
  const { person } = await start(cleanup);
  await person.logIn(ingrid);
  const page = `${home}/webhook-deliveries/msg_demo_failed_ep_demo`;
  assert.equal((await person.form(page, '/replay')).seen, '2026-11-21T12:34:56.789Z');
});

test('adds a new token to each form that creates something', async cleanup => {
  const { person } = await start(cleanup);
  await person.logIn(ingrid);
  for (const page of ['/links/new', '/webhooks/new', '/settings/keys/new']) {
    const action = page.replace('/new', '');
    const tokens = [await person.form(home + page, action), await person.form(home + page, action)].map(
      fields => fields.token ?? '',
    );
    for (const token of tokens) assert.match(token, /^[\w-]{16}$/);
    assert.notEqual(tokens[0], tokens[1]);
  }
});

test('accepts the e-mail address in any case, with surrounding spaces', async cleanup => {
  const { person } = await start(cleanup);
  const { headers } = await person.logIn({ ...ingrid, email: `  ${ingrid.email.toUpperCase()} ` });
  assert.equal(headers.location, root);
});

test('shows the account holder and balance, or no account if there is none', async cleanup => {
  const { person, mock } = await start(cleanup);
  await person.logIn(mateus);
  const { text } = await person.get(home);
  assert.match(text, /<dt>Account holder<\/dt><dd><strong>Ingrid Solberg<\/strong>/);
  assert.match(text, /<dt>Balance<\/dt><dd><strong class="figures">[^<]*2,846\.75/);
  const { accounts } = mock.repository;
  accounts.findByWorkspace = async () => null;
  const without = await person.get(home);
  assert.equal(without.status, 200);
  assert.doesNotMatch(without.text, /Account holder|Balance/);
});

test('counts a key as active until it expires', async cleanup => {
  const keys = structuredClone(fixtures.keys);
  const [first] = keys.ws_studio ?? [];
  assert.ok(first);
  keys.ws_studio = [{ ...first, expires_at: '2026-11-21T12:35:00.000Z' }];
  let at = now;
  const { person } = await start(cleanup, { fixtures: { keys }, now: () => at });
  await person.logIn(ingrid);
  const active = async () =>
    />Active keys<\/a><\/dt><dd><strong[^>]*>(\d+)</.exec((await person.get(home)).text)?.[1];
  at = Date.parse('2026-11-21T12:34:59.999Z');
  assert.equal(await active(), '1');
  at = Date.parse('2026-11-21T12:35:00.000Z');
  assert.equal(await active(), '0');
});

test('serves its assets with their content type, also with a trailing slash', async cleanup => {
  const { person, mock } = await start(cleanup);
  const { text } = await person.get('/login');
  for (const [pattern, type] of [
    [/href="([^"]*\.css)"/, 'text/css; charset=utf-8'],
    [/src="([^"]*\.js)"/, 'text/javascript; charset=utf-8'],
  ] as const) {
    const path = pattern.exec(text)?.[1] ?? '';
    const plain = await send(mock.url + path);
    assert.deepEqual([plain.status, plain.headers['content-type']], [200, type]);
    assert.equal((await send(`${mock.url}${path}/`)).text, plain.text);
  }
});

test('compresses its assets once for clients that take it', async cleanup => {
  const { person, mock } = await start(cleanup);
  const { text } = await person.get('/login');
  const path = /href="([^"]*\.css)"/.exec(text)?.[1] ?? '';
  const asked = async (coding: string) => {
    const { headers, bytes } = await send(mock.url + path, { headers: { 'accept-encoding': coding } });
    return { coding: headers['content-encoding'], vary: headers.vary, bytes };
  };
  const plain = await asked('');
  assert.deepEqual([plain.coding, plain.vary], [undefined, 'Accept-Encoding']);
  for (const coding of ['gzip', 'br, gzip;q=0.5', '*']) {
    const small = await asked(coding);
    assert.deepEqual([small.coding, small.vary], ['gzip', 'Accept-Encoding'], coding);
    assert.ok(small.bytes.length * 3 < plain.bytes.length);
    assert.deepEqual(gunzipSync(small.bytes), plain.bytes);
  }
  for (const coding of ['identity', 'br', 'gzip;q=0'])
    assert.deepEqual((await asked(coding)).bytes, plain.bytes, coding);
});

const withoutSpace = (text: string) => text.replaceAll(/\s+|\b0(?=\.\d)/g, '');

/** The source of an asset. console.css consists of several files. */
async function sourceOf(name: string): Promise<string> {
  const folder = new URL('../../src/console/assets/', import.meta.url);
  if (name !== 'console.css') return readFile(new URL(name, folder), 'utf8');
  const ofRecords = ['changes.css', 'charts.css', 'chat.css', 'panes.css', 'editor.css'];
  const parts = (await readdir(new URL('styles/', folder))).filter(part => !ofRecords.includes(part));
  assert.ok(parts.length > 5);
  return (await Promise.all(parts.map(part => readFile(new URL(`styles/${part}`, folder), 'utf8')))).join(
    '\n',
  );
}

test('serves its assets without comments, and with all the rest', async cleanup => {
  const { person, mock } = await start(cleanup);
  await person.logIn(ingrid);
  const { text } = await person.get('/reference');
  const names = [...text.matchAll(/(?:href|src)="([^"]*\/assets\/([^"?]*\/)?([\w-]+\.(?:css|js)))[^"]*"/g)];
  assert.ok(names.length >= 4);
  for (const [, address = '', , name = ''] of names) {
    const { text: served } = await send(mock.url + address);
    const source = await sourceOf(name);
    const sent = served.split('\n');
    assert.ok(!/^\s*(?:\/\/|\/\*)/m.test(served), name);
    const packed = withoutSpace(served);
    const left = source
      .split('\n')
      .filter(line => !sent.includes(line) && !packed.includes(withoutSpace(line).replace(/;$/, '')));
    assert.deepEqual(
      left.filter(line => !/^\s*(?:\/\/|\/\*|\*| {3}\S.*\*\/$)/.test(line)),
      [],
      name,
    );
  }
});

test.run();
