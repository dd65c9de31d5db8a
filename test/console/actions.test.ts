/** What the forms and pages of links and webhooks change, and which errors they show. */
import assert from 'node:assert/strict';
import { builtIn, RepositoryUnavailableError } from '../../src/index.ts';
import { fixtures, suiteOf } from '../helper.ts';
import { failed, home, hook, spring, start } from './demo-pages.ts';
import { shownIn } from './pages/shown.ts';

const test = suiteOf('Console actions', { isLong: true });

test('report a storage error as such, and not as success or a missing page', async cleanup => {
  const { person, csrf, links, webhooks } = await start(cleanup);
  const gone = () => Promise.reject(new RepositoryUnavailableError('gone'));
  Object.assign(links, { change: gone, delete: gone });
  Object.assign(webhooks, { changeEndpoint: gone, deleteEndpoint: gone, replay: gone, replayMany: gone });
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
  for (const path of [
    '/links/lnk_gone/archive',
    '/webhooks/ep_gone/pause',
    '/webhook-deliveries/msg_gone/replay',
  ]) {
    const { status, text } = await person.post(home + path, { csrf });
    const message = shownIn(text).texts('p', 'message')[0];
    const expected = 'This page does not exist, or you have no access to it.';
    assert.deepEqual([status, message], [404, expected], path);
  }
});

for (const [what, event_types, sentence] of [
  ['twice', ['key.*', 'key.*'], 'The event selection is not valid.'],
  ['too often', Array.from({ length: 51 }, (_, index) => `key.e${index}`), 'Choose at most 50 events.'],
] as const)
  test(`refuse an event that is selected ${what} with a readable message`, async cleanup => {
    const { person, csrf } = await start(cleanup);
    const form = { csrf, url: 'http://127.0.0.1:9/', event_types: [...event_types] };
    const { status, text } = await person.post(`${home}/webhooks`, form);
    assert.equal(status, 422);
    assert.ok(text.includes(`>${sentence}<`));
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
  assert.match(text, /<li>Webhook limit reached \(50\)\./);
  assert.ok((mock.repository.data.webhook_endpoints.ws_studio ?? []).length >= 50);
});

test('ignore a token that was tampered with', async cleanup => {
  const { person, csrf } = await start(cleanup);
  const form = { csrf, url: 'https://shop.example/', token: '../../tampered!' };
  const { headers } = await person.post(`${home}/links`, form);
  assert.match(headers.location ?? '', /\/links\/lnk_[\w-]{16}$/);
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

for (const [hours, expected] of [
  ['168', 168],
  ['0', 24],
  ['-5', 24],
  ['many', 24],
  ['8760', 8760],
] as const)
  test(`replay deliveries that failed within ${hours} hours, starting ${expected} hours ago`, async cleanup => {
    const now = Date.parse('2026-11-21T00:00:00Z');
    const { person, csrf, webhooks } = await start(cleanup, { now: () => now });
    const asked: unknown[] = [];
    const { listDeliveries } = webhooks;
    webhooks.listDeliveries = (workspace, query) => {
      asked.push(query.since);
      return listDeliveries(workspace, query);
    };
    await person.post(`${hook}/replay`, { csrf, do: 'failed', hours });
    assert.deepEqual(asked, [new Date(now - expected * 3_600_000).toISOString()]);
  });

test('tell on the page Getting started what each group of the API is for, with a link to its pages', async cleanup => {
  const { person } = await start(cleanup);
  const { text } = await person.get(`${home}/start`);
  for (const { name, description } of builtIn) assert.ok(text.includes(`<dd>${description}</dd>`), name);
  assert.match(text, /<dt><a href="[^"]*\/automation\/endpoints">Automation<\/a><\/dt>/);
});

for (const [section, path] of [
  ['Home', ''],
  ['Getting started', '/start'],
  ['Links', '/links'],
  ['Links', '/links/lnk_demo_spring'],
  ['Endpoints', '/webhooks'],
  ['Endpoints', '/webhooks/ep_demo'],
  ['Deliveries', '/webhook-deliveries'],
  ['Deliveries', '/webhook-deliveries/msg_demo_failed_ep_demo'],
  ['Event catalogue', '/events'],
  ['Keys', '/settings'],
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

test.run();
