/** What the forms and pages of links and webhooks change, and which errors they show. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { RepositoryUnavailableError } from '../../src/index.ts';
import { type Cleanup, fixtures, suiteOf } from '../helper.ts';
import { ingrid, Person } from './client.ts';

const test = suiteOf('Console actions');
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

/** The message at the top of a page, with its ARIA role. */
const noticeOf = (page: string) =>
  /<p class="notice (success|error)" role="(status|alert)">([^<]*)</.exec(page)?.slice(1) ?? null;

test('archive, unarchive and delete a link, with a notice each', async cleanup => {
  const { person, csrf, link } = await start(cleanup);
  const act = async (action: string) => {
    const { headers } = await person.post(`${spring}/${action}`, { csrf });
    return noticeOf((await person.get(headers.location ?? '')).text);
  };
  assert.deepEqual(await act('archive'), ['success', 'status', 'Link archived. It still redirects.']);
  assert.equal((await link())?.archived, true);
  assert.deepEqual(await act('unarchive'), ['success', 'status', 'Link unarchived.']);
  assert.equal((await link())?.archived, false);
  assert.deepEqual(await act('delete'), ['success', 'status', 'Link and clicks deleted.']);
  assert.equal(await link(), null);
});

test('pause, resume and delete a webhook, with a notice each', async cleanup => {
  const { person, csrf, endpoint } = await start(cleanup);
  const act = async (action: string) => {
    const { headers } = await person.post(`${hook}/${action}`, { csrf });
    return noticeOf((await person.get(headers.location ?? '')).text)?.at(-1);
  };
  assert.equal(await act('pause'), 'Webhook paused. Nothing is sent until you resume it.');
  assert.equal((await endpoint())?.state, 'paused');
  assert.equal(await act('resume'), 'Webhook resumed.');
  assert.equal((await endpoint())?.state, 'active');
  assert.equal(await act('delete'), 'Webhook and delivery log deleted.');
  assert.equal(await endpoint(), null);
});

test('report a storage error as such, and not as success or a missing page', async cleanup => {
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

test('answer 404 if the record was deleted meanwhile', async cleanup => {
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

test('store the filters of a webhook and show them in its form', async cleanup => {
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

test('send every click of a webhook without a sample rate, and leave the field empty', async cleanup => {
  const { person, csrf, endpoint } = await start(cleanup);
  const fields = { csrf, url: 'http://127.0.0.1:9/', event_types: 'link.*', sample: '' };
  await person.post(hook, { ...fields, sample: '99' });
  await person.post(hook, fields);
  assert.equal((await endpoint())?.sample ?? 100, 100);
  assert.match((await person.get(hook)).text, /name="sample"[^>]* value=""/);
});

test('store the link as typed, without surrounding spaces', async cleanup => {
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

test('accept a click limit in digits only', async cleanup => {
  const { person, csrf } = await start(cleanup);
  for (const max_clicks of ['1e3', '0x10', '-1', '1.0', 'Infinity']) {
    const { status, text } = await person.post(spring, { csrf, url: 'https://shop.example/', max_clicks });
    assert.equal(status, 422, max_clicks);
    assert.match(text, /The click limit must be a whole number\./);
  }
});

test('offer no password removal in the form of a new link', async cleanup => {
  const { text } = await (await start(cleanup)).person.get(`${home}/links`);
  assert.doesNotMatch(text, /name="(wants|no)_password"/);
  assert.match(text, />Password </);
});

test('keep the password settings of a new link that is refused', async cleanup => {
  const { person, csrf } = await start(cleanup);
  const { text } = await person.post(`${home}/links`, { csrf, url: '' });
  assert.doesNotMatch(text, /name="no_password"/);
});

test('report invalid fields and a missing password together', async cleanup => {
  const { person, csrf } = await start(cleanup);
  const { text } = await person.post(`${home}/links`, { csrf, url: '', wants_password: 'on' });
  assert.match(text, /Enter a target URL\./);
  assert.match(text, /Enter the password again, or clear the checkbox below it\./);
});

test('report a password that is too long at its field', async cleanup => {
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
  test(`refuse an event that is selected ${what} with a readable message`, async cleanup => {
    const { person, csrf } = await start(cleanup);
    const form = { csrf, url: 'http://127.0.0.1:9/', event_types: [...event_types] };
    const { status, text } = await person.post(`${home}/webhooks`, form);
    assert.equal(status, 422);
    assert.match(text, />The event selection is not valid\.</);
  });

test('show errors without a field at the top of the form', async cleanup => {
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

test('ignore a token that was tampered with', async cleanup => {
  const { person, csrf } = await start(cleanup);
  const form = { csrf, url: 'https://shop.example/', token: '../../tampered!' };
  const { headers } = await person.post(`${home}/links`, form);
  assert.match(headers.location ?? '', /\/links\/lnk_[\w-]{16}\?done=created$/);
});

for (const seen of ['tampered', '2999-01-01T00:00:00.000Z', ''])
  test(`replay a delivery although its form was opened at "${seen}"`, async cleanup => {
    const { person, csrf, webhooks } = await start(cleanup);
    assert.equal((await person.post(`${failed}/replay`, { csrf, seen })).status, 303);
    const found = await webhooks.findDelivery('ws_studio', 'msg_demo_failed_ep_demo');
    assert.notEqual(found?.delivery.state, 'failed');
  });

test('treat a form time in the future as now', async cleanup => {
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
  test(`replay deliveries that failed within ${days} days, starting ${expected} days ago`, async cleanup => {
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

test('rotate a secret with an overlap of one day or none', async cleanup => {
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

test('report a rotation that the storage fails as an error', async cleanup => {
  const { person, webhooks } = await start(cleanup);
  const form = await person.form(hook, '/rotate');
  Object.assign(webhooks, { rotateSecret: () => Promise.reject(new RepositoryUnavailableError('gone')) });
  const { status } = await person.post(`${hook}/rotate`, { ...form, overlap: 'day' });
  assert.equal(status, 503);
});

test('show viewers no signature, and managers the signature of the last attempt', async cleanup => {
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

test('sign a delivery without attempts with the current time', async cleanup => {
  const { person, webhooks } = await start(cleanup);
  const event = { type: 'key.created', created_at: '2026-03-01T00:00:00Z', payload: '{}', id: 'msg_untried' };
  await webhooks.publish('ws_studio', [event] as never, { only: 'ep_demo' });
  const { text } = await person.get(`${home}/webhook-deliveries/msg_untried_ep_demo`);
  assert.match(text, /No attempts yet\./);
  assert.match(text, new RegExp(`webhook-timestamp: ${Date.parse(event.created_at) / 1_000}\\b`));
});

test('filter deliveries by state, 25 per page', async cleanup => {
  const { person, webhooks } = await start(cleanup);
  const shown = async (query: string) =>
    (
      (await person.get(hook + query)).text.match(/data-label="Status"><span class="badge \w+">[^<]+/g) ?? []
    ).map(cell => cell.slice(cell.lastIndexOf('>') + 1));
  assert.deepEqual(await shown('?state=succeeded'), ['Delivered']);
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
  test(`show the page at ${path === '' ? 'the root of a workspace' : path} in the section ${section}, with its style sheet and script`, async cleanup => {
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

test('find links by text, tag and clicks, and in the archive', async cleanup => {
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

test('truncate a filter to the length of its field', async cleanup => {
  const { person } = await start(cleanup);
  const { text } = await person.get(`${home}/links?q=${'q'.repeat(300)}&tag=${'t'.repeat(300)}`);
  assert.deepEqual(
    [/value="(q+)"/.exec(text)?.[1]?.length, /value="(t+)"/.exec(text)?.[1]?.length],
    [200, 50],
  );
});

test('show 25 links per page, and the others on the next page', async cleanup => {
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

test('serve the QR code of a link as SVG and PNG downloads', async cleanup => {
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
