/** Where an action of the console redirects to, and which notice that page shows. */
import assert from 'node:assert/strict';
import { RepositoryUnavailableError, refuse } from '../../src/index.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { loggedIn } from './client.ts';
import { summaryOf } from './marked.ts';

const test = suiteOf('Console notices', { isLong: true });
const root = '/user/api';
const home = '/workspaces/ws_studio';
const spring = `${home}/links/lnk_demo_spring`;
const hook = `${home}/webhooks/ep_demo`;
const local = `${home}/webhooks/ep_local`;
const delivery = `${home}/webhook-deliveries/msg_demo_failed_ep_demo`;

async function start(cleanup: Cleanup) {
  const mock = await mockFor(cleanup, { onError: () => {} });
  const person = await loggedIn(mock);
  const { csrf = '' } = await person.form(home, '/logout');
  return { mock, person, csrf };
}

const noticesOf = (page: string) =>
  [...page.matchAll(/<p class="notice (success|error)" role="(status|alert)">([^<]*)</g)].map(found =>
    found.slice(1),
  );

const target = { url: 'https://shop.example/', slug: '', tags: '', last_day: '', max_clicks: '' };
const hooked = { url: 'http://127.0.0.1:9/', event_types: 'key.*' };
const token = 'abcdefghijklmnop';
/** The place of a new record, whose id follows from its form. */
const withIds = (place: string) =>
  new RegExp(`^${place.replaceAll(/[?#]/g, String.raw`\$&`).replace('*', '[\\w-]{16}')}$`);

for (const [path, fields, to, says] of [
  [`${home}/links`, { ...target, token }, '/links/lnk_*', 'Link created.'],
  [spring, target, '/links/lnk_demo_spring', 'Link updated.'],
  [`${spring}/archive`, {}, '/links/lnk_demo_spring', 'Link archived. It still redirects.'],
  [`${spring}/unarchive`, {}, '/links/lnk_demo_spring', 'Nothing has changed: it was so already.'],
  [`${spring}/delete`, {}, '/links', 'Link and clicks deleted.'],
  [hook, hooked, '/webhooks/ep_demo', 'Webhook updated.'],
  [`${hook}/pause`, {}, '/webhooks/ep_demo', 'Webhook paused. Nothing is sent until you resume it.'],
  [`${hook}/resume`, {}, '/webhooks/ep_demo', 'Webhook resumed.'],
  [`${hook}/delete`, {}, '/webhooks', 'Webhook and delivery log deleted.'],
  [`${local}/test`, {}, '/webhooks/ep_local#deliveries', 'Test event sent. It is the newest delivery below.'],
  [
    `${hook}/replay`,
    { do: 'failed', hours: '8760' },
    '/webhooks/ep_demo#deliveries',
    '1 delivery will be sent again. Those of a paused webhook wait until it is resumed.',
  ],
  [
    `${home}/webhook-deliveries/replay`,
    { do: 'chosen', id: 'msg_demo_failed_ep_demo', query: 'state=failed' },
    '/webhook-deliveries?state=failed',
    '1 delivery will be sent again. Those of a paused webhook wait until it is resumed.',
  ],
  [
    `${delivery}/replay`,
    {},
    '/webhook-deliveries/msg_demo_failed_ep_demo',
    'The delivery will be sent when the webhook is resumed.',
  ],
  [
    `${home}/settings/keys/key_demo_studio/revoke`,
    {},
    '/settings',
    'Key revoked. It is refused from now on.',
  ],
] as const)
  test(`at ${path.slice(home.length)} are: ${says}`, async cleanup => {
    const { person, csrf } = await start(cleanup);
    const { status, headers } = await person.post(path, { csrf, ...fields });
    assert.equal(status, 303);
    assert.match(headers.location ?? '', withIds(`${root}${home}${to}`));
    const page = (headers.location ?? '').slice(root.length);
    // Neither the script that reads the page again nor a browser that loads it in advance shows it to anybody.
    for (const headers of [{ 'sec-fetch-mode': 'cors' }, { 'sec-purpose': 'prefetch' }])
      assert.deepEqual(noticesOf((await person.get(page, headers)).text), []);
    await person.send('HEAD', page);
    const { text } = await person.get(page);
    assert.deepEqual(noticesOf(text), [['success', 'status', says]]);
    // A reload, and the way back.
    assert.deepEqual(noticesOf((await person.get(page)).text), []);
  });

for (const [path, fields, to, says] of [
  [
    `${home}/links`,
    target,
    '/links/lnk_*',
    'This form has already created this link. It was not created again.',
  ],
  [
    `${home}/webhooks`,
    hooked,
    '/webhooks/ep_*',
    'This form has already created this webhook. It was not created again. Reveal secret to see it.',
  ],
] as const)
  test(`after a second submission to ${path.slice(home.length)} are: ${says}`, async cleanup => {
    const { person, csrf } = await start(cleanup);
    await person.submit(path, { csrf, token, ...fields });
    const { status, headers } = await person.post(path, { csrf, token, ...fields });
    assert.equal(status, 303);
    assert.match(headers.location ?? '', withIds(`${root}${home}${to}`));
    const { text } = await person.get((headers.location ?? '').slice(root.length));
    assert.deepEqual(noticesOf(text), [['success', 'status', says]]);
    assert.doesNotMatch(text, /whsec_/);
  });

test('stand on the page of their own tab if two tabs act at once', async cleanup => {
  const { person, csrf } = await start(cleanup);
  await person.post(`${hook}/pause`, { csrf });
  await person.post(`${spring}/archive`, { csrf });
  await person.post(`${spring}/delete`, { csrf });
  assert.deepEqual(noticesOf((await person.get(home)).text), []);
  assert.deepEqual(noticesOf((await person.get(`${home}/links?sort=clicks`)).text), [
    ['success', 'status', 'Link and clicks deleted.'],
  ]);
  assert.deepEqual(noticesOf((await person.get(hook)).text), [
    ['success', 'status', 'Webhook paused. Nothing is sent until you resume it.'],
  ]);
});

test('travel in a cookie of a minute that scripts cannot read', async cleanup => {
  const { person, csrf } = await start(cleanup);
  const { headers } = await person.post(`${hook}/pause`, { csrf });
  const [line = ''] = headers['set-cookie'] ?? [];
  assert.match(
    line,
    /^mk_notice_[0-9a-f]{16}_\d+=paused; Path=\/user\/api; Max-Age=60; HttpOnly; SameSite=Lax$/,
  );
});

test('are words of the page: a cookie with others is deleted, and shows nothing', async cleanup => {
  const { person, csrf } = await start(cleanup);
  for (const word of ['constructor', '__proto__', 'toString', 'nonsense', 'x'.repeat(3_000), '%3Cb%3E']) {
    await person.post(`${hook}/pause`, { csrf });
    const name = [...person.cookies.keys()].find(one => one.startsWith('mk_notice')) ?? '';
    person.cookies.take(name, word);
    const { status, text } = await person.get(hook);
    assert.deepEqual([status, noticesOf(text)], [200, []], word);
    assert.doesNotMatch(text, /native code/);
    person.cookies.take(name, '');
  }
});

test('show the secret of a new webhook once, but not when it is opened later', async cleanup => {
  const { mock, person, csrf } = await start(cleanup);
  const { headers } = await person.post(`${home}/webhooks`, { csrf, token, ...hooked });
  const place = (headers.location ?? '').slice(root.length);
  const { status, text } = await person.get(place);
  assert.equal(status, 200);
  const record = await mock.repository.webhooks.findEndpoint('ws_studio', place.split('/').at(-1) ?? '');
  const secret = record?.secrets[0]?.secret ?? '';
  assert.ok(text.includes(`<code id="secret-0">${secret}</code>`));
  assert.match(text, /<h2 id="secret-title">Secret</);
  const page = await person.get(place);
  assert.deepEqual([page.status, /whsec_|secret-title/.test(page.text)], [200, false]);
});

test('show a secret only after its form', async cleanup => {
  const { person, csrf } = await start(cleanup);
  const { status, text } = await person.submit(`${hook}/secret`, { csrf });
  assert.equal(status, 200);
  assert.match(text, /<code id="secret-0">whsec_RGVtb1N0dWRpb1NlY3JldEtlZXBGb3JUZXN0cw==<\/code>/);
  assert.doesNotMatch((await person.get(hook)).text, /whsec_|secret-title/);
});

for (const overlap of ['day', '0'])
  test(`refuse a form with an old secret that was rotated with the overlap "${overlap}"`, async cleanup => {
    const { mock, person } = await start(cleanup);
    const secrets = async () =>
      (await mock.repository.webhooks.findEndpoint('ws_studio', 'ep_demo'))?.secrets.map(one => one.secret);
    const rotation = async (): Promise<Record<string, string>> => ({
      ...(await person.form(hook, '/rotate')),
      overlap,
    });
    const first = await rotation();
    assert.equal((await person.submit(`${hook}/rotate`, first)).status, 200);
    const second = await rotation();
    assert.notEqual(second.secret_mark, first.secret_mark);
    const after = await secrets();
    const refused = await person.post(`${hook}/rotate`, first);
    assert.equal(refused.status, 409);
    assert.deepEqual(noticesOf(refused.text), [
      [
        'error',
        'alert',
        'The secret has already been rotated, by this form or by somebody else. It was not rotated again. Reveal secret to see it.',
      ],
    ]);
    assert.doesNotMatch(refused.text, /whsec_/);
    assert.deepEqual(await secrets(), after);
    assert.equal((await person.submit(`${hook}/rotate`, second)).status, 200);
    assert.equal((await person.post(`${hook}/rotate`, second)).status, 409);
  });

test('report an unavailable storage as such, and not as a form error', async cleanup => {
  const { mock, person, csrf } = await start(cleanup);
  const { links, webhooks } = mock.repository;
  const gone = () => Promise.reject(new RepositoryUnavailableError('gone'));
  Object.assign(links, { create: gone, change: gone });
  Object.assign(webhooks, { createEndpoint: gone, changeEndpoint: gone, publish: gone });
  for (const [path, fields] of [
    [`${home}/links`, target],
    [spring, target],
    [`${home}/webhooks`, hooked],
    [hook, hooked],
    [`${local}/test`, {}],
  ] as const) {
    const { status, text } = await person.post(path, { csrf, ...fields });
    assert.equal(status, 503, path);
    assert.match(text, /The service is temporarily unavailable\. Please try again soon\./);
    assert.deepEqual(summaryOf(text), []);
  }
});

test('report an internal error as such, and not as a form error', async cleanup => {
  const { mock, person, csrf } = await start(cleanup);
  Object.assign(mock.repository.links, { create: async () => [refuse('workspace_unknown')] });
  const { status, text } = await person.post(`${home}/links`, { csrf, ...target });
  assert.equal(status, 500);
  assert.match(text, /The problem is on our side\. Please try again in a moment\./);
  assert.deepEqual(summaryOf(text), []);
});

test.run();
