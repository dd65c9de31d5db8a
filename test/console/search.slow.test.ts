/** The search over everything in a workspace, without scripts. */

import assert from 'node:assert/strict';
import { type ConsoleSection, defineSection, type SearchRecords } from '../../src/console/index.ts';
import type { KeyRecord } from '../../src/generated/types.ts';
import { builtIn, defineGroup, type Group } from '../../src/index.ts';
import { digestOf, generateSecret, hintsOf } from '../../src/secrets/key-format.ts';
import { type Cleanup, post, secrets, send, suiteOf } from '../helper.ts';
import { neverAnswer } from '../runner/group-time.ts';
import { ingrid, mateus, Person } from './client.ts';
import { start as startDemo } from './demo-pages.ts';
import { attribute, said } from './pages/document.ts';
import { hasClasses, shownIn } from './pages/shown.ts';

const test = suiteOf('The search of the console');

const home = '/workspaces/ws_studio';
const bearer = { authorization: `Bearer ${secrets.studio}` };

/** Logs in over the demo data. `search`: of a group of the host. */
async function start(
  cleanup: Cleanup,
  { search, role = 'owner' }: { search?: SearchRecords; role?: 'owner' | 'viewer' } = {},
) {
  const reported: string[] = [];
  const memberships = [
    { workspace_id: 'ws_studio', user_id: ingrid.id, role },
    { workspace_id: 'ws_sounds', user_id: mateus.id, role: 'owner' as const },
  ];
  const { mock, person } = await startDemo(cleanup, {
    fixtures: { memberships },
    onError: (error: unknown) => reported.push(String(error)),
    ...(search !== undefined && { groups: [...builtIn, stock(search)] }),
  });
  /** What the results show: the title of each group, with its lines. */
  const see = async (q: string, place = home, who = person) => {
    const { status, text } = await who.get(`${place}/search?${new URLSearchParams({ q, part: 'results' })}`);
    assert.equal(status, 200, text);
    return groupsOf(text);
  };
  return { mock, person, reported, see };
}

const stock = (search: SearchRecords): Group =>
  defineGroup({
    name: 'stock',
    description: 'What is in stock.',
    needs: [],
    scopes: { 'stock:read': 'Read' },
    operations: [],
    console: defineSection({
      nav: { label: 'Stock', path: '/stock', icon: 'database' },
      routes: [],
      search,
      shortcuts: [{ label: 'Count the stock', path: '/stock/new' }],
      load: async () => ({}),
    }) as ConsoleSection<never, unknown>,
  });

interface Line {
  readonly title: string;
  readonly note: string;
  readonly kind: string;
  readonly href: string;
}

function groupsOf(text: string): Record<string, Line[]> {
  const shown = shownIn(text);
  const groups: Record<string, Line[]> = {};
  for (const section of shown.all('section')) {
    const heading = shown.document.byId.get(attribute(section, 'aria-labelledby')) ?? assert.fail();
    groups[said(heading)] = [];
  }
  const titles = Object.keys(groups);
  for (const [index, part] of text.split('<section ').slice(1).entries()) {
    const own = shownIn(`<section ${part}`);
    const of = (line: (typeof own.document.elements)[number], name: string) => {
      const found = own.document.elements.find(
        one =>
          hasClasses(one, name) && own.document.elements.indexOf(one) > own.document.elements.indexOf(line),
      );
      return found;
    };
    const lines = own.document.elements.filter(one => hasClasses(one, 'find'));
    groups[titles[index] ?? ''] = lines.map((line, at) => {
      const until = lines[at + 1];
      const end = until === undefined ? Infinity : own.document.elements.indexOf(until);
      const text = (name: string) => {
        const found = of(line, name);
        return found !== undefined && own.document.elements.indexOf(found) < end ? said(found) : '';
      };
      return {
        title: text('find-title'),
        note: text('find-note'),
        kind: text('find-kind'),
        href: attribute(line, 'href').replace('/user/api', ''),
      };
    });
  }
  return groups;
}

const titles = (lines: readonly Line[] = []) => lines.map(({ title }) => title);

test('lists all pages and actions before somebody has typed', async cleanup => {
  const { see } = await start(cleanup);
  const { Pages, Actions, ...others } = await see('');
  assert.deepEqual(titles(Pages).slice(0, 5), ['Home', 'Getting started', 'Keys', 'Requests', 'Reference']);
  assert.ok(titles(Actions).includes('Create an API key'));
  assert.deepEqual(others, {});
});

test('finds pages by name and heading, records, operations, fields, errors and events', async cleanup => {
  const { see } = await start(cleanup);
  const found = await see('link');
  assert.deepEqual(Object.keys(found), ['Pages', 'Actions', 'Operations', 'Fields', 'Errors', 'Events']);
  assert.deepEqual(titles(found.Pages), ['Links', 'Analytics']);
  assert.deepEqual(found.Actions?.[0]?.href, `${home}/links/new#new-url`);
  const slug = await see('slug');
  assert.ok(slug.Fields?.every(({ title }) => title.includes('slug')));
  assert.equal(slug.Fields?.[0]?.href.split('#')[1], 'query.slug');
  assert.ok(titles(slug.Errors).includes('slug_taken'));
  assert.equal(
    (await see('link.created')).Events?.[0]?.href,
    '/reference/events/link.created?workspace=ws_studio',
  );
  assert.deepEqual(titles((await see('new key')).Actions), ['Create an API key']);
});

test('finds records of each group by what they are called', async cleanup => {
  const { see } = await start(cleanup);
  const records = async (q: string) =>
    ((await see(q)).Records ?? []).map(({ kind, title, href }) => [kind, title, href.replace(home, '')]);
  assert.deepEqual(await records('demo key'), [['Key', 'Demo key', '/keys/key_demo_studio']]);
  assert.deepEqual((await records('spring sale'))[0], ['Link', 'Spring sale', '/links/lnk_demo_spring']);
  assert.deepEqual((await records('stock keep'))[0], ['Webhook', 'Stock keeping', '/webhooks/ep_demo']);
  assert.deepEqual((await records('ingrid sol'))[0], ['Member', ingrid.name, '/settings/members']);
  const [, instance] = (await records('Support')).map(String);
  assert.equal(instance, 'Instance,Support,/messaging/ins_demo');
});

test('leads from a full id straight to its record', async cleanup => {
  const { person, mock, see } = await start(cleanup);
  const { repository } = mock;
  const [route] = await repository.webhooks.listEndpoints('ws_studio', { kind: 'route' });
  const [hook] = await repository.webhooks.listEndpoints('ws_studio', { kind: 'hook' });
  const [source] = await repository.automation.listEndpoints('ws_studio');
  const { events } = await repository.automation.listEvents('ws_studio', { limit: 1 });
  const { contacts } = await repository.messaging.listContacts('ws_studio', 'ins_demo', { limit: 1 });
  const { groups } = await repository.messaging.listGroups('ws_studio', 'ins_demo', { limit: 1 });
  const { chats } = await repository.messaging.listChats('ws_studio', 'ins_demo', { limit: 1 });
  const { findDelivery } = repository.webhooks;
  repository.webhooks.findDelivery = async (workspaceId, id) => {
    const found = await findDelivery(workspaceId, id === 'dlv_to_route' ? 'msg_demo_failed_ep_demo' : id);
    if (found === null || id !== 'dlv_to_route') return found;
    return { ...found, delivery: { ...found.delivery, id, endpoint_id: route?.id ?? '' } };
  };
  const asked = await send(`${mock.url}/api/v1/links?limit=1`, { headers: bearer });
  const request = String(asked.headers['x-request-id']);
  await person.get(`${home}/requests`);
  const [logged] = (await repository.requests.list('ws_studio', { limit: 1 })).requests;
  assert.equal(logged?.request_id, request);
  const chat = (address = '') => `/messaging/ins_demo/chats/${encodeURIComponent(address)}`;
  for (const [id = '', path] of [
    ['key_demo_studio', '/keys/key_demo_studio'],
    ['lnk_demo_spring', '/links/lnk_demo_spring'],
    ['ep_demo', '/webhooks/ep_demo'],
    ['msg_demo_failed_ep_demo', '/webhook-deliveries/msg_demo_failed_ep_demo'],
    [route?.id, `/automation/routes/${route?.id}`],
    [hook?.id, `/automation/hooks/${hook?.id}`],
    [source?.id, `/automation/endpoints/${source?.id}`],
    [events[0]?.id, `/automation/events/${events[0]?.id}`],
    ['dlv_to_route', '/automation/deliveries/dlv_to_route'],
    ['ins_demo', '/messaging/ins_demo'],
    [contacts[0]?.id, chat(contacts[0]?.address)],
    [groups[0]?.id, `/messaging/ins_demo/groups/${groups[0]?.id}`],
    [chats[0]?.chat.address, chat(chats[0]?.chat.address)],
    [ingrid.id, '/settings/members'],
    [logged?.id, `/requests/${logged?.id}`],
    [request, `/requests/${logged?.id}`],
  ] as const) {
    assert.notEqual(id, '', path);
    const { status, headers } = await person.get(`${home}/search?${new URLSearchParams({ q: ` ${id} ` })}`);
    assert.deepEqual([status, headers.location], [303, `/user/api${home}${path}`], id);
    assert.equal((await person.get(headers.location ?? '')).status, 200, id);
    // In the dialog, it is what Enter opens.
    const [[first, [line] = []] = []] = Object.entries(await see(id));
    assert.deepEqual([first, line?.href], ['Records', home + path], id);
  }
});

test('finds a link by its short URL and its external id, and the deliveries of an event by its id', async cleanup => {
  const { mock, see } = await start(cleanup);
  const made = await post(
    `${mock.url}/api/v1/links`,
    { url: 'https://elsewhere.example/', slug: 'grüße-9', external_id: 'order/77' },
    bearer,
  );
  const { id, short_url } = made.json.data as { id: string; short_url: string };
  for (const q of ['order/77', short_url, `${short_url}?utm_source=x`])
    assert.equal((await see(q)).Records?.[0]?.href, `${home}/links/${id}`, q);
  assert.deepEqual(titles((await see('msg_demo_failed')).Records), ['key.created']);
});

test('finds archived links, and leads to the whole list where more than five match', async cleanup => {
  const { mock, see, person } = await start(cleanup);
  for (let index = 0; index < 101; index += 1)
    await post(
      `${mock.url}/api/v1/links`,
      { url: `https://elsewhere.example/${index}`, slug: `many-${index}` },
      bearer,
    );
  const { Records = [] } = await see('many-');
  assert.deepEqual(titles(Records).length, 6);
  const [more] = Records.slice(-1);
  assert.deepEqual([more?.title, more?.href], ['More links with this text', `${home}/links?q=many-`]);
  assert.equal((await person.get(more?.href ?? '')).status, 200);
  const { json } = await send(`${mock.url}/api/v1/links?q=many-77`, { headers: bearer });
  const [{ id = '' } = {}] = json.data as { id: string }[];
  await mock.repository.links.change('ws_studio', id, () => ({ archived: true }));
  assert.deepEqual(
    (await see('many-77')).Records?.map(({ kind }) => kind),
    ['Archived link'],
  );
});

test('shortens a pasted key to what is shown of it, and finds the key by that', async cleanup => {
  const { person, see, mock } = await start(cleanup);
  const [sample] = mock.repository.data.keys.ws_studio ?? [];
  assert.ok(sample);
  const secret = generateSecret();
  const { prefix, last_four } = hintsOf(secret);
  const record = {
    ...(sample as KeyRecord),
    id: 'key_new',
    name: 'Till',
    prefix,
    last_four,
    digest: digestOf(secret),
  };
  await mock.repository.keys.create('ws_studio', { ...record, scopes: [...sample.scopes], allowed_ips: [] });
  const { text } = await person.get(`${home}/search?q=${secret}`);
  assert.ok(!text.includes(secret));
  assert.ok(text.includes(`value="${prefix}…${last_four}"`));
  assert.deepEqual(titles((await see(`Bearer ${secret}`)).Records), []);
  assert.deepEqual(titles((await see(secret)).Records), ['Till']);
});

test('finds nothing of another workspace, as if it did not exist', async cleanup => {
  const { mock, see } = await start(cleanup);
  const other = new Person(`${mock.url}/user/api`);
  await other.logIn(mateus);
  const path = '/workspaces/ws_sounds';
  for (const q of [
    'lnk_demo_spring',
    'key_demo_studio',
    'msg_demo_failed_ep_demo',
    'ep_demo',
    ingrid.email,
  ]) {
    assert.deepEqual(
      Object.keys(await see(q, path, other)),
      Object.keys(await see('zzxyzzy_demo', path, other)),
      q,
    );
    const { status, text } = await other.get(`${path}/search?q=${q}`);
    assert.deepEqual([status, text.includes('0 results')], [200, true], q);
  }
  assert.equal((await other.get(`${home}/search?q=lnk_demo_spring`)).status, 404);
});

test('offers viewers the records and no forms', async cleanup => {
  const { see } = await start(cleanup, { role: 'viewer' });
  assert.equal((await see('')).Actions, undefined);
  assert.deepEqual(titles((await see('create a link')).Actions), []);
  assert.equal((await see('spring sale')).Records?.[0]?.title, 'Spring sale');
  assert.deepEqual(titles((await see('audit log')).Pages), []);
});

test('offers other workspaces, colours and the end of the session', async cleanup => {
  const memberships = ['ws_studio', 'ws_sounds'].map(workspace_id => ({
    workspace_id,
    user_id: ingrid.id,
    role: 'owner',
  }));
  const { person } = await startDemo(cleanup, { fixtures: { memberships } });
  const { text } = await person.get(`${home}/search?q=${encodeURIComponent('switch')}`);
  assert.match(text, /<a class="find" href="\/user\/api\/workspaces\/ws_sounds">/);
  const dark = await person.get(`${home}/search?q=dark`);
  assert.match(dark.text, /<button class="find" type="submit" form="theme-form" name="theme" value="dark">/);
  assert.match(dark.text, /<form class="themes" id="theme-form"/);
  const end = await person.get(`${home}/search?q=${encodeURIComponent('log out')}`);
  assert.match(end.text, /<button class="find" type="submit" form="log-out-form">/);
});

test('is a page with a form that needs no scripts, and no cache keeps it', async cleanup => {
  const { person } = await start(cleanup);
  const frame = await person.get(home);
  assert.match(frame.text, /<a class="button search-link" href="\/user\/api\/workspaces\/ws_studio\/search"/);
  const { status, headers, text } = await person.get(`${home}/search?q=spring`);
  assert.deepEqual([status, headers['cache-control']], [200, 'no-store']);
  assert.match(
    text,
    /<form class="filter-form search-form" method="get" action="[^"]*\/search" role="search">/,
  );
  assert.match(text, /<p class="muted" role="status">\d+ results?<\/p>/);
  assert.match(text, /<mark>Spring<\/mark> sale/);
});

test('shows hostile text as text, and says that nothing was found', async cleanup => {
  const { person, reported } = await start(cleanup);
  for (const q of [
    '<script>alert(1)</script>',
    '"><img src=x>',
    '\u0000',
    '__proto__',
    '%',
    '\\',
    'İ'.repeat(300),
    '\ud800',
  ]) {
    const { status, text } = await person.get(`${home}/search?q=${encodeURIComponent(q.toWellFormed())}`);
    assert.equal(status, 200, q);
    assert.ok(!text.includes('<script>alert') && !text.includes('<img'), q);
  }
  assert.equal((await person.get(`${home}/search?q=%c3%bf%00&q=link`)).status, 200);
  assert.equal((await person.get(`${home}/search?q=%ff%00&q=link`)).status, 400);
  assert.deepEqual(reported, []);
});

test('asks the group of a host, with the text, the role and a limit', async cleanup => {
  const asked: unknown[] = [];
  const { see } = await start(cleanup, {
    role: 'viewer',
    search: async (visit, workspaceId, { signal, ...query }) => {
      asked.push([visit.section, workspaceId, query, signal.aborted]);
      return {
        records: [
          { kind: 'Shelf', title: '<b>Shelf</b> 7', path: '/stock/7' },
          { kind: 'Shelf', title: 'Shelf 70', path: '/stock/70', isExact: true },
          ...Array.from({ length: 200 }, () => ({ kind: 'Shelf', title: 'Another', path: '/stock/1' })),
        ],
        more: { label: 'All shelves', path: '/stock' },
      };
    },
  });
  const { Records = [] } = await see('  shelf 7');
  assert.deepEqual(asked, [['stock', 'ws_studio', { text: 'shelf 7', role: 'viewer', limit: 5 }, false]]);
  assert.deepEqual(titles(Records), [
    'Shelf 70',
    '<b>Shelf</b> 7',
    'Another',
    'Another',
    'Another',
    'All shelves',
  ]);
  assert.equal(Records[0]?.href, `${home}/stock/70`);
});

test('shows the results of the other groups if one fails, never ends or gives nonsense', async cleanup => {
  for (const [search, message] of [
    [
      async () => {
        throw new Error('no such table');
      },
      /no such table/,
    ],
    [neverAnswer, /no answer within 0\.5 s/],
    [async () => undefined, /records/],
    [
      async () => ({ records: [{ kind: 'Shelf', title: 'One', path: 'https://elsewhere.example' }] }),
      /group stock/,
    ],
    [async () => ({ records: [], more: 'many' }), /group stock/],
  ] as const) {
    const { see, reported } = await start(cleanup, { search: search as unknown as SearchRecords });
    assert.deepEqual(titles((await see('spring sale')).Records).slice(0, 1), ['Spring sale']);
    assert.equal(reported.length, 1);
    assert.match(reported[0] ?? '', message);
    assert.doesNotMatch(reported[0] ?? '', /spring/, 'what was searched for is not told');
  }
});

test('shows pages and actions of the group of a host', async cleanup => {
  const { see } = await start(cleanup, { search: async () => ({ records: [] }) });
  const { Pages, Actions } = await see('stock');
  assert.deepEqual([titles(Pages), titles(Actions)], [['Stock'], ['Count the stock']]);
});

test.run();
