/** Code in the documentation that is a part of a program runs in a program. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import OpenAI from 'openai';
import { type Mock, startMock } from '../../mock-server/index.ts';
import { bridge, simulated, xmpp } from '../../src/channel-drivers.ts';
import type { Account, Item, Purchase } from '../../src/generated/types.ts';
import {
  builtIn,
  composeRepository,
  createMessaging,
  createRouter,
  createWebhooks,
  defineGroup,
} from '../../src/index.ts';
import {
  type Cleanup,
  fixtureRepository,
  knownCode,
  post,
  secrets,
  send,
  serveApp,
  suiteOf,
} from '../helper.ts';
import { receiver } from '../webhooks/receiver.ts';
import { readPages } from './pages.ts';
import { lacksCurl, runCommand } from './program.ts';
import { runCode } from './run-code.ts';

const test = suiteOf('Code in the documentation', { isLong: true });
const pages = await readPages();
/** The block below a heading of a page that contains a text. */
function block(page: string, heading: string, text: string): string {
  const blocks: string[] = [];
  let last = '';
  for (const [, title, code = ''] of (pages.get(page) ?? '').matchAll(/^#+ ([^\n]+)$|^```\w*\n(.*?)^```$/gms))
    if (title !== undefined) last = title;
    else if (last === heading) blocks.push(code);
  const [found, ...others] = blocks.filter(code => code.includes(text));
  assert.ok(
    found !== undefined && others.length === 0,
    `${heading}: ${blocks.length} blocks, not one with ${text}`,
  );
  return found;
}

/** A mock server that waits as long as a busy machine needs, where the page waits for the default time. */
const patient = (mock: Mock): Mock => ({
  ...mock,
  waitForRequest: filter => mock.waitForRequest(filter, { timeout: 60_000 }),
  waitForDelivery: filter => mock.waitForDelivery(filter, { timeout: 60_000 }),
});

async function mockFor(cleanup: Cleanup, ...options: Parameters<typeof startMock>): Promise<Mock> {
  const mock = await startMock(...options);
  cleanup(mock.close);
  return mock;
}

test('lets requests to the mock server fail', async cleanup => {
  const mock = await mockFor(cleanup);
  await runCode(cleanup, block('docs/mock/answers.md', 'Faults', 'truncate: true'), { among: { mock } });
  assert.deepEqual(
    mock.faults().map(({ rule }) => rule),
    [
      { operation: 'listItems', status: 503, times: 2 },
      { operation: 'validatePurchase', error: 'invalid_purchase_code' },
      { path: '/media/*', truncate: true, after: 3 },
    ],
  );
});

test('answers requests in place of the service', async cleanup => {
  const mock = await mockFor(cleanup);
  await runCode(cleanup, block('docs/mock/answers.md', 'Answers', "mock.answer('getItem', 404)"), {
    among: { mock },
  });
  const headers = { 'x-api-key': secrets.studio };
  const ask = (path: string) => send(mock.url + path, { headers });
  const item = '/api/items/item?item_id=100';
  const statuses = [await ask(`${item}1`), await ask(`${item}1`), await ask(`${item}2`)].map(
    one => one.status,
  );
  assert.deepEqual(statuses, [404, 200, 404]);
  const lists = [];
  while (lists.length < 5) lists.push(await ask('/api/items/all'));
  assert.deepEqual(
    lists.map(one => one.status),
    [503, 503, 200, 200, 200],
  );
  assert.deepEqual(
    lists.slice(2).map(one => (one.json.items as unknown[]).length),
    [23, 0, 0],
  );
  assert.deepEqual((await ask('/flags')).json, { newCheckout: true });
  const refused = await post(`${mock.url}/api/purchases/validation`, { purchase_code: 'abc' }, headers);
  assert.equal(refused.json.msg, 'Invalid purchase code');
});

test('has a scenario that the mock server uses', async cleanup => {
  const scenario = JSON.parse(block('docs/mock/state.md', 'Scenarios', 'Nothing can be bought'));
  const mock = await mockFor(cleanup, { scenarios: { 'sold-out': scenario }, scenario: 'sold-out' });
  const headers = { 'x-api-key': secrets.studio };
  assert.equal((await send(`${mock.url}/api/items/all`, { headers })).status, 503);
  const { json } = await send(`${mock.url}/api/items/item?item_id=1001`, { headers });
  assert.equal((json.item as { name: string }).name, 'Sold out');
  const refused = await post(`${mock.url}/api/purchases/validation`, { purchase_code: knownCode }, headers);
  assert.equal(refused.json.msg, 'Invalid purchase code');
  assert.equal(mock.now(), Date.parse('2030-01-01'));
  mock.putScenario('sold-out', { records: [{ collection: 'items', id: 999, patch: {} }] });
  await assert.rejects(mock.use('sold-out'), {
    message: 'scenario sold-out: records[0]: items of ws_studio have no record 999',
  });
});

test('waits for a request', async cleanup => {
  const mock = await mockFor(cleanup);
  const click = () =>
    post(`${mock.url}/api/purchases/validation`, { api_key: mock.keys.studio, purchase_code: knownCode });
  const among = { mock: patient(mock), page: { click }, assert, code: knownCode };
  const code = block('docs/mock/requests.md', 'Requests', 'page.click');
  const seen = await runCode(cleanup, code, { among, result: '[status, principal]' });
  const [status, principal] = seen as unknown[];
  assert.equal(status, 200);
  assert.deepEqual(principal, { workspace_id: 'ws_studio', key_id: 'key_demo_studio' });
});

test('compares a run with the document', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const code = block('docs/mock/requests.md', 'Coverage', 'mock.coverage()');
  const ask = (id: number) => mock.fetch(`/api/items/item?item_id=${id}&api_key=${mock.keys.studio}`);
  await assert.rejects(runCode(cleanup, code, { among: { mock, assert } }), assert.AssertionError);
  assert.equal((await ask(1)).status, 404);
  await runCode(cleanup, code, { among: { mock, assert } });
  await mock.fetch('/api/nothing');
  await assert.rejects(runCode(cleanup, code, { among: { mock, assert } }), assert.AssertionError);
});

test('answers without a port', async cleanup => {
  const starting = (options: object) => mockFor(cleanup, options);
  const [response, models] = (await runCode(cleanup, block('docs/mock.md', 'In your process', 'port: null'), {
    among: { startMock: starting, OpenAI },
    result: '[response, await openai.models.list()]',
  })) as [Response, { data: unknown[] }];
  assert.equal(response.status, 200);
  assert.ok(models.data.length > 0);
});

test('publishes an event of the host application', async cleanup => {
  const hook = await receiver(cleanup);
  const wishList = defineGroup({
    name: 'wishes',
    description: 'Wishes.',
    needs: [],
    scopes: {},
    errors: {},
    operations: [],
  });
  const starting = async (options: object) => {
    const mock = await mockFor(cleanup, options);
    const made = await post(
      `${mock.url}/api/v1/webhooks`,
      { url: hook.url, event_types: ['order.paid'] },
      { authorization: `Bearer ${mock.keys.studio}` },
    );
    assert.equal(made.status, 201, made.text);
    return patient(mock);
  };
  const payload = await runCode(cleanup, block('docs/mock.md', 'Parts of your app', 'wishList'), {
    among: { startMock: starting, builtIn, wishList },
    result: 'payload',
  });
  assert.deepEqual((payload as { data: unknown }).data, { order: 42 });
});

test('puts a snapshot back after each test', async cleanup => {
  const mock = await mockFor(cleanup);
  const after: (() => unknown)[] = [];
  await runCode(cleanup, block('docs/mock/state.md', 'State', 'afterEach'), {
    among: { mock, afterEach: (end: () => unknown) => after.push(end) },
  });
  const items = structuredClone(mock.data?.items);
  await mock.deleteRecord('items', 1001);
  assert.notDeepEqual(mock.data?.items, items);
  await after[0]?.();
  assert.deepEqual(mock.data?.items, items);
});

test('isolates a test', async cleanup => {
  const mock = await mockFor(cleanup);
  const statuses: number[] = [];
  const authorization = `Bearer ${mock.keys.studio}`;
  const asking = async (url: string) => {
    statuses.push((await fetch(url, { headers: { authorization } })).status);
  };
  await runCode(cleanup, block('docs/mock/state.md', 'Isolated tests', 'mock.isolate()'), {
    among: { mock, fetch: asking },
  });
  assert.deepEqual(statuses, [503, 200]);
});

test('trusts the certificate of the mock server', async cleanup => {
  const starting = (options: object) => mockFor(cleanup, options);
  const asked: ReturnType<typeof https.get>[] = [];
  const get = (url: string, options: object) => {
    const request = https.get(url, { ...options, agent: false });
    asked.push(request.on('response', response => response.resume()));
    return request;
  };
  await runCode(cleanup, block('docs/mock.md', 'HTTPS', 'https: true'), {
    among: { startMock: starting, https: { get } },
  });
  const [response] = await once(asked[0] as ReturnType<typeof https.get>, 'response');
  assert.ok(response.socket.authorized);
});

test.unless(lacksCurl, 'has commands that the mock server answers', async cleanup => {
  const mock = await mockFor(cleanup);
  const commands = [...pages]
    .filter(([page]) => page.startsWith('docs/mock'))
    .flatMap(([, text]) => text.match(/^curl .*$/gm) ?? []);
  assert.equal(commands.length, 4);
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-docs-'));
  cleanup(() => rm(folder, { recursive: true, force: true }));
  // The page names the usual port, which may be in use: curl connects to that of the mock server.
  const settings = ['silent', 'output = /dev/null', 'write-out = %{http_code}'];
  const { port } = new URL(mock.url);
  await writeFile(
    join(folder, '.curlrc'),
    [...settings, `connect-to = 127.0.0.1:4000:127.0.0.1:${port}`].join('\n'),
  );
  const statuses: string[] = [];
  for (const command of commands) statuses.push(await runCommand(command, { CURL_HOME: folder }));
  // They have no key: the mock server is asked and says so.
  assert.deepEqual(statuses, ['429', '401', '401', '200']);
});

test('has records that a storage of the host may return', async cleanup => {
  const code = block('docs/composition.md', 'The four methods', 'const account =');
  const [item, purchase, account] = (await runCode(cleanup, code, {
    result: '[item, purchase, account]',
  })) as [Item, Purchase, Account];
  const base = await fixtureRepository();
  cleanup(base.close);
  const repository = composeRepository(base, {
    accounts: { findByWorkspace: () => account },
    items: { find: () => item, list: () => ({ items: [item], total: 1, hasItems: true }) },
    purchases: { findByCode: () => purchase },
  });
  const app = new Koa().use(createRouter({ repository, checkResults: true }).routes());
  const { url } = await serveApp(cleanup, app);
  const key = String(secrets.studio);
  for (const [path, member, record] of [
    ['/api/account/details?', 'data', account],
    ['/api/items/item?item_id=7&', 'item', item],
  ] as const) {
    const response = await fetch(`${url}${path}api_key=${key}`);
    const answer = (await response.json()) as Record<string, unknown>;
    assert.deepEqual(answer[member], record);
  }
  const validated = await post(`${url}/api/purchases/validation`, { api_key: key, purchase_code: knownCode });
  assert.deepEqual(validated.json.data, { purchase });
});

const channels: readonly [page: string, heading: string, text: string, drivers: object][] = [
  ['docs/messaging.md', 'Set-up', 'messaging.start()', { simulated }],
  ['docs/messaging/bridge.md', 'HTTP bridge', 'drivers: [bridge(', { bridge }],
  ['docs/messaging/xmpp.md', 'XMPP', 'drivers: [xmpp(', { xmpp }],
];
for (const [page, heading, text, drivers] of channels)
  test(`creates the channels of ${page}`, async cleanup => {
    const folder = await mkdtemp(join(tmpdir(), 'marketplace-docs-'));
    cleanup(() => rm(folder, { recursive: true, force: true }));
    const repository = await fixtureRepository();
    cleanup(repository.close);
    const publicUrl = 'https://shop.example';
    const webhooks = createWebhooks({ repository, publicUrl });
    const secret = `whsec_${Buffer.alloc(32).toString('base64')}`;
    const process = { env: { BRIDGE_SECRET: secret, MEDIA_FOLDER: folder } };
    const code = block(page, heading, text);
    await runCode(cleanup, code, {
      among: { repository, webhooks, publicUrl, app: new Koa(), process },
      modules: { 'koa-marketplace': { createMessaging, createRouter }, 'koa-marketplace/channels': drivers },
    });
  });

test.run();
