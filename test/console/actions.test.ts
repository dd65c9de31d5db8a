/** What the forms and pages of links and webhooks do to records, and what they say where it did not work. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { RepositoryUnavailableError } from '../../src/index.ts';
import { type Cleanup, fixtures, suiteOf } from '../helper.ts';
import { ingrid, Person } from './client.ts';

const test = suiteOf('Actions of the console');
const home = '/workspaces/ws_studio';
const spring = `${home}/links/lnk_demo_spring`;
const hook = `${home}/webhooks/ep_demo`;
const failed = `${home}/webhook-deliveries/msg_demo_failed_ep_demo`;

async function start(cleanup: Cleanup, options = {}) {
  const mock = await startMock({ onError: () => {}, ...options });
  cleanup(mock.close);
  const person = new Person(`${mock.url}/user/api`);
  await person.logIn(ingrid);
  const { csrf = '' } = await person.form(home, '/logout');
  const { links, webhooks } = mock.repository;
  const link = () => links.find('ws_studio', 'lnk_demo_spring');
  const endpoint = () => webhooks.findEndpoint('ws_studio', 'ep_demo');
  return { mock, person, csrf, links, webhooks, link, endpoint };
}

/** The sentence at the top of a page, with how it is announced. */
const noticeOf = (page: string) =>
  /<p class="notice (success|error)" role="(status|alert)">([^<]*)</.exec(page)?.slice(1) ?? null;

test('a link is archived, brought back and deleted, and the page says so', async cleanup => {
  const { person, csrf, link } = await start(cleanup);
  const act = async (action: string) => {
    const { headers } = await person.post(`${spring}/${action}`, { csrf });
    return noticeOf((await person.get(headers.location ?? '')).text);
  };
  assert.deepEqual(await act('archive'), [
    'success',
    'status',
    'The link is archived. It leads where it did.',
  ]);
  assert.equal((await link())?.archived, true);
  assert.deepEqual(await act('unarchive'), ['success', 'status', 'The link is listed again.']);
  assert.equal((await link())?.archived, false);
  assert.deepEqual(await act('delete'), ['success', 'status', 'The link is deleted, with its clicks.']);
  assert.equal(await link(), null);
});

test('a webhook is paused, resumed and deleted, and the page says so', async cleanup => {
  const { person, csrf, endpoint } = await start(cleanup);
  const act = async (action: string) => {
    const { headers } = await person.post(`${hook}/${action}`, { csrf });
    return noticeOf((await person.get(headers.location ?? '')).text)?.at(-1);
  };
  assert.equal(await act('pause'), 'The webhook is paused. Nothing is sent until you resume it.');
  assert.equal((await endpoint())?.state, 'paused');
  assert.equal(await act('resume'), 'The webhook is active.');
  assert.equal((await endpoint())?.state, 'active');
  assert.equal(await act('delete'), 'The webhook is deleted, with the log of its deliveries.');
  assert.equal(await endpoint(), null);
});

test('a failure of the storage is never told as done, nor as a page that is not there', async cleanup => {
  const { person, csrf, links, webhooks } = await start(cleanup);
  const gone = () => Promise.reject(new RepositoryUnavailableError('gone'));
  Object.assign(links, { change: gone, delete: gone });
  Object.assign(webhooks, { changeEndpoint: gone, deleteEndpoint: gone, replay: gone, replayFailed: gone });
  const statuses: Record<string, number> = {};
  for (const path of [
    `${spring}/archive`,
    `${spring}/delete`,
    `${hook}/pause`,
    `${hook}/delete`,
    `${failed}/replay`,
  ])
    statuses[path] = (await person.post(path, { csrf })).status;
  assert.deepEqual([...new Set(Object.values(statuses))], [503], JSON.stringify(statuses));
});

test('a record that is gone meanwhile is a page that is not there, whatever is done to it', async cleanup => {
  const { person, csrf } = await start(cleanup);
  const expected = (await person.get(`${home}/nowhere`)).text;
  for (const path of [
    '/links/lnk_gone/archive',
    '/webhooks/ep_gone/pause',
    '/webhook-deliveries/msg_gone/replay',
  ]) {
    const { status, text } = await person.post(home + path, { csrf });
    assert.deepEqual([status, text], [404, expected], path);
  }
});

test('what a webhook is bounded to is kept, and stands in the form that changes it', async cleanup => {
  const { person, csrf, endpoint } = await start(cleanup);
  const fields = {
    csrf,
    url: ' http://127.0.0.1:9/bounded ',
    event_types: ['link.*', 'key.*'],
    links: 'lnk_demo_spring, lnk_demo_beta,lnk_demo_spring',
    tags: ' spring , , sale ',
    sample: ' 50 ',
  };
  assert.equal((await person.post(hook, fields)).status, 303);
  const { url, links, tags, sample } = (await endpoint()) ?? {};
  assert.deepEqual(
    [url, links, tags, sample],
    ['http://127.0.0.1:9/bounded', ['lnk_demo_spring', 'lnk_demo_beta'], ['spring', 'sale'], 50],
  );
  const { text } = await person.get(hook);
  for (const [name, value] of [
    ['links', 'lnk_demo_spring, lnk_demo_beta'],
    ['tags', 'spring, sale'],
    ['sample', '50'],
  ])
    assert.match(text, new RegExp(`name="${name}"[^>]* value="${value}"`), name);
});

test('a webhook without a share gets every click, and its form says no share', async cleanup => {
  const { person, csrf, endpoint } = await start(cleanup);
  const fields = { csrf, url: 'http://127.0.0.1:9/', event_types: 'link.*', sample: '' };
  await person.post(hook, { ...fields, sample: '99' });
  await person.post(hook, fields);
  assert.equal((await endpoint())?.sample ?? 100, 100);
  assert.match((await person.get(hook)).text, /name="sample"[^>]* value=""/);
});

test('a link keeps what its form says, without the spaces around it', async cleanup => {
  const { person, csrf, link } = await start(cleanup);
  const fields = {
    csrf,
    url: ' https://shop.example/trim ',
    slug: ' trimmed ',
    title: ' Trimmed ',
    tags: ' a , , b ,a',
    max_clicks: ' 12 ',
    last_day: '2031-05-06',
  };
  assert.equal((await person.post(spring, fields)).status, 303);
  const { url, slug, title, tags, max_clicks, expires_at } = (await link()) ?? {};
  assert.deepEqual(
    [url, slug, title, tags, max_clicks, expires_at],
    ['https://shop.example/trim', 'trimmed', 'Trimmed', ['a', 'b'], 12, '2031-05-06T23:59:59Z'],
  );
  const { text } = await person.get(spring);
  for (const [name, value] of [
    ['tags', 'a, b'],
    ['last_day', '2031-05-06'],
    ['max_clicks', '12'],
  ])
    assert.match(text, new RegExp(`name="${name}"[^>]* value="${value}"`), name);
});

test('a number of clicks is digits, and no other way to write a number', async cleanup => {
  const { person, csrf } = await start(cleanup);
  for (const max_clicks of ['1e3', '0x10', '-1', '1.0', 'Infinity']) {
    const { status, text } = await person.post(spring, { csrf, url: 'https://shop.example/', max_clicks });
    assert.equal(status, 422, max_clicks);
    assert.match(text, /The number of clicks must be a whole number\./);
  }
});

test('the form of a new link asks for no password and takes none away', async cleanup => {
  const { text } = await (await start(cleanup)).person.get(`${home}/links`);
  assert.doesNotMatch(text, /name="(wants|no)_password"/);
  assert.match(text, />Password </);
});

test('a new link that is refused takes away no password, since it has none', async cleanup => {
  const { person, csrf } = await start(cleanup);
  const { text } = await person.post(`${home}/links`, { csrf, url: '' });
  assert.doesNotMatch(text, /name="no_password"/);
});

test('fields and password that are wrong are told at once', async cleanup => {
  const { person, csrf } = await start(cleanup);
  const { text } = await person.post(`${home}/links`, { csrf, url: '', wants_password: 'on' });
  assert.match(text, /Say where the link leads\./);
  assert.match(text, /Type the password again, or take away the tick below it\./);
});

test('a password that is too long is told at its field', async cleanup => {
  const { person, csrf } = await start(cleanup);
  const { status, text } = await person.post(`${home}/links`, {
    csrf,
    url: 'https://shop.example/',
    password: 'x'.repeat(201),
  });
  assert.equal(status, 422);
  assert.match(text, /id="new-password-error">The password must have at most 200 characters\.</);
});

for (const [what, event_types] of [
  ['twice', ['key.*', 'key.*']],
  ['that is none', ['No Event']],
  ['too often', Array.from({ length: 51 }, (_, index) => `key.e${index}`)],
] as const)
  test(`an event that is chosen ${what} is refused in words for people`, async cleanup => {
    const { person, csrf } = await start(cleanup);
    const form = { csrf, url: 'http://127.0.0.1:9/', event_types: [...event_types] };
    const { status, text } = await person.post(`${home}/webhooks`, form);
    assert.equal(status, 422);
    assert.match(text, />The choice of events cannot be used like this\.</);
  });

test('what is refused for no field of its own is told at the top of the form', async cleanup => {
  const { person, csrf, mock } = await start(cleanup);
  const [first] = fixtures.webhook_endpoints.ws_studio ?? [];
  assert.ok(first);
  let status = 0;
  let text = '';
  for (let count = 0; count < 60 && status !== 422; count += 1) {
    const form = { csrf, url: 'http://127.0.0.1:9/', event_types: 'key.*' };
    ({ status, text } = await person.post(`${home}/webhooks`, form));
  }
  assert.equal(status, 422);
  assert.match(text, /<li>The workspace has reached its limit of webhooks\.?/);
  assert.ok((mock.repository.data.webhook_endpoints.ws_studio ?? []).length >= 50);
});

test('a token that was tampered with names nothing', async cleanup => {
  const { person, csrf } = await start(cleanup);
  const form = { csrf, url: 'https://shop.example/', token: '../../tampered!' };
  const { headers } = await person.post(`${home}/links`, form);
  assert.match(headers.location ?? '', /\/links\/lnk_[\w-]{16}\?done=created$/);
});

for (const seen of ['tampered', '2999-01-01T00:00:00.000Z', ''])
  test(`a delivery is sent again though its form says that it was opened at "${seen}"`, async cleanup => {
    const { person, csrf, webhooks } = await start(cleanup);
    assert.equal((await person.post(`${failed}/replay`, { csrf, seen })).status, 303);
    const found = await webhooks.findDelivery('ws_studio', 'msg_demo_failed_ep_demo');
    assert.notEqual(found?.delivery.state, 'failed');
  });

test('an instant to come on a form counts as the present', async cleanup => {
  const { person, csrf, webhooks } = await start(cleanup, { now: () => Date.parse('2026-11-21T00:00:00Z') });
  const asked: (string | undefined)[] = [];
  const { replay } = webhooks;
  webhooks.replay = (workspace, id, at, options) => {
    asked.push(options?.seen);
    return replay(workspace, id, at, options);
  };
  for (const seen of ['2999-01-01T00:00:00.000Z', '2026-11-20T00:00:00.000Z', 'tampered'])
    await person.post(`${failed}/replay`, { csrf, seen });
  const present = '2026-11-21T00:00:00.000Z';
  assert.deepEqual(asked, [present, '2026-11-20T00:00:00.000Z', present]);
});

for (const [days, expected] of [
  ['7', 7],
  ['0', 1],
  ['-5', 1],
  ['many', 1],
  ['1000', 365],
] as const)
  test(`deliveries that failed within ${days} days are sent again from ${expected} days ago on`, async cleanup => {
    const now = Date.parse('2026-11-21T00:00:00Z');
    const { person, csrf, webhooks } = await start(cleanup, { now: () => now });
    const asked: string[] = [];
    const { replayFailed } = webhooks;
    webhooks.replayFailed = (workspace, id, since, ...rest) => {
      asked.push(since);
      return replayFailed(workspace, id, since, ...rest);
    };
    await person.post(`${hook}/replay`, { csrf, days });
    assert.deepEqual(asked, [new Date(now - expected * 86_400_000).toISOString()]);
  });

test('a secret is rotated with a day beside it, or at once', async cleanup => {
  const { person, endpoint } = await start(cleanup);
  const rotate = async (overlap: string) =>
    person.post(`${hook}/rotate`, { ...(await person.form(hook, '/rotate')), overlap });
  const before = (await endpoint())?.secrets[0]?.secret ?? '';
  const day = await rotate('day');
  assert.deepEqual([day.status, day.text.includes(before)], [201, true]);
  const between = (await endpoint())?.secrets[0]?.secret ?? '';
  const atOnce = await rotate('0');
  assert.deepEqual([atOnce.status, atOnce.text.includes(between)], [201, false]);
  assert.equal(
    (await endpoint())?.secrets.some(({ secret }) => secret === between),
    false,
  );
});

test('a rotation that the storage fails is no rotation that somebody else did', async cleanup => {
  const { person, webhooks } = await start(cleanup);
  const form = await person.form(hook, '/rotate');
  Object.assign(webhooks, { rotateSecret: () => Promise.reject(new RepositoryUnavailableError('gone')) });
  const { status } = await person.post(`${hook}/rotate`, { ...form, overlap: 'day' });
  assert.equal(status, 503);
});

test('who may only look sees no signature, and who manages sees that of the last try', async cleanup => {
  const { person, mock } = await start(cleanup);
  const headers = async () => (await person.get(failed)).text;
  const managed = await headers();
  assert.match(managed, /webhook-signature: v1,[A-Za-z0-9+/=]{20,}/);
  assert.match(managed, new RegExp(`webhook-timestamp: ${Date.parse('2026-02-20T08:05:04Z') / 1_000}`));
  const { users } = mock.repository;
  const { workspacesOf } = users;
  users.workspacesOf = async id => (await workspacesOf(id)).map(one => ({ ...one, role: 'viewer' as const }));
  assert.match(await headers(), /webhook-signature: v1,\*\*\*/);
  assert.doesNotMatch(await headers(), /v1,[A-Za-z0-9]/);
});

test('a delivery that was not tried yet is signed as of the moment that it tells of', async cleanup => {
  const { person, webhooks } = await start(cleanup);
  const event = { type: 'key.created', created_at: '2026-03-01T00:00:00Z', payload: '{}', id: 'msg_untried' };
  await webhooks.publish('ws_studio', [event] as never, { only: 'ep_demo' });
  const { text } = await person.get(`${home}/webhook-deliveries/msg_untried_ep_demo`);
  assert.match(text, /Not tried yet\./);
  assert.match(text, new RegExp(`webhook-timestamp: ${Date.parse(event.created_at) / 1_000}\\b`));
});

test('deliveries are shown by their state, and 25 on a page', async cleanup => {
  const { person, webhooks } = await start(cleanup);
  const shown = async (query: string) =>
    (
      (await person.get(hook + query)).text.match(/data-label="State"><span class="badge \w+">[^<]+/g) ?? []
    ).map(cell => cell.slice(cell.lastIndexOf('>') + 1));
  assert.deepEqual(await shown('?state=succeeded'), ['Taken']);
  assert.deepEqual(await shown('?state=failed'), ['Failed']);
  assert.deepEqual(await shown('?state=pending'), []);
  assert.equal((await shown('?state=nonsense')).length, 2);
  const event = { type: 'key.created', created_at: '2026-03-01T00:00:00Z', payload: '{}' };
  for (let index = 0; index < 26; index += 1)
    await webhooks.publish('ws_studio', [{ ...event, id: `msg_more_${index}` }] as never, {
      only: 'ep_demo',
    });
  assert.equal((await shown('')).length, 25);
  assert.match((await person.get(hook)).text, /rel="next"/);
});

for (const [section, path] of [
  ['Overview', ''],
  ['Getting started', '/start'],
  ['Links', '/links'],
  ['Links', '/links/lnk_demo_spring'],
  ['Webhooks', '/webhooks'],
  ['Webhooks', '/webhooks/ep_demo'],
  ['Webhooks', '/webhook-deliveries/msg_demo_failed_ep_demo'],
  ['Webhooks', '/events'],
  ['Settings', '/settings'],
] as const)
  test(`the page at ${path === '' ? 'the root of a workspace' : path} stands in the section ${section}, with its style and script`, async cleanup => {
    const { person } = await start(cleanup);
    const { text } = await person.get(home + path);
    assert.equal(/aria-current="page">([^<]*)/.exec(text)?.[1], section);
    for (const [pattern, type] of [
      [/rel="stylesheet" href="([^"]*)"/, 'text/css; charset=utf-8'],
      [/<script src="([^"]*)"/, 'text/javascript; charset=utf-8'],
    ] as const) {
      const { status, headers } = await person.get(pattern.exec(text)?.[1] ?? '');
      assert.deepEqual([status, headers['content-type']], [200, type]);
    }
  });

test('links are found by text, by tag, by clicks and among the archived', async cleanup => {
  const { person, csrf } = await start(cleanup);
  const names = async (query: string) =>
    [
      ...(await person.get(`${home}/links${query}`)).text.matchAll(
        /class="key-name" href="[^"]*\/links\/([^"]+)"/g,
      ),
    ].map(([, id]) => id);
  await person.post(spring, {
    csrf,
    url: 'https://shop.example/found-by-text',
    slug: 'spring',
    tags: 'rare',
  });
  assert.deepEqual(await names('?q=found-by-text'), ['lnk_demo_spring']);
  assert.deepEqual(await names('?tag=rare'), ['lnk_demo_spring']);
  const all = await names('');
  assert.ok(all.includes('lnk_demo_spring') && all.length > 1);
  assert.notDeepEqual(await names('?sort=clicks'), all);
  await person.post(`${spring}/archive`, { csrf });
  assert.equal((await names('')).includes('lnk_demo_spring'), false);
  assert.ok((await names('?archived=true')).includes('lnk_demo_spring'));
  assert.deepEqual(await names('?after=nonsense'), await names(''));
});

test('a filter is cut to what its field can hold', async cleanup => {
  const { person } = await start(cleanup);
  const { text } = await person.get(`${home}/links?q=${'q'.repeat(300)}&tag=${'t'.repeat(300)}`);
  assert.deepEqual(
    [/value="(q+)"/.exec(text)?.[1]?.length, /value="(t+)"/.exec(text)?.[1]?.length],
    [200, 50],
  );
});

test('25 links are on a page, and the next page has the others', async cleanup => {
  const { person, csrf } = await start(cleanup);
  for (let index = 0; index < 26; index += 1)
    await person.post(`${home}/links`, { csrf, url: 'https://shop.example/', slug: `many-${index}` });
  const first = (await person.get(`${home}/links`)).text;
  const ids = (text: string) =>
    [...text.matchAll(/class="key-name" href="([^"]+)"/g)].map(([, href]) => href);
  assert.equal(ids(first).length, 25);
  const next = /href="([^"]+)" rel="next"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const second = (await person.get(next)).text;
  assert.equal(
    ids(second).some(href => ids(first).includes(href)),
    false,
  );
  assert.doesNotMatch(second, /rel="next"/);
});

test('the QR code of a link is kept as SVG and as PNG', async cleanup => {
  const { person } = await start(cleanup);
  for (const [format, type, begins] of [
    ['svg', 'image/svg+xml', '<svg'],
    ['png', 'image/png', '\u0089PNG'],
  ] as const) {
    const { status, headers, bytes } = await person.get(`${spring}/qr.${format}`);
    assert.deepEqual([status, headers['content-type']?.split(';')[0]], [200, type]);
    assert.equal(headers['content-disposition'], `attachment; filename="qr-lnk_demo_spring.${format}"`);
    assert.ok(bytes.toString('latin1').includes(begins));
  }
});

test.run();
