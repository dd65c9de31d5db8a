/** The editor of a webhook: its fields, and the preview of what a receiver would get. */
import assert from 'node:assert/strict';
import { Webhook } from 'standardwebhooks';
import { webhookForm } from '../../src/console/sections/webhooks/webhook-form.ts';
import { schemas } from '../../src/generated/schemas.ts';
import { runCode } from '../docs/run-code.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { ingrid, mateus, Person, unescaped } from './client.ts';
import { home, hook, start } from './demo-pages.ts';
import { attribute, has, said } from './pages/document.ts';
import { shownIn } from './pages/shown.ts';

const test = suiteOf('The editor of a webhook', { isLong: true });
const target = 'https://shop.example/in/orders?from=us';

async function open(cleanup: Cleanup, options = {}) {
  const started = await start(cleanup, options);
  const { person, csrf } = started;
  const tried = async (fields: Record<string, string | string[]>, path = `${home}/webhooks`) => {
    const { status, text } = await person.post(path, { csrf, url: target, ...fields, do: 'try' });
    assert.equal(status, 200);
    return previewIn(text, path === hook ? 'change' : 'new');
  };
  return { ...started, tried };
}

/** The preview on a page. `id`: the prefix of its ids. */
function previewIn(text: string, id: string) {
  const { document, texts, all } = shownIn(text);
  const textOf = (end: string) => said(document.byId.get(`${id}-${end}`) ?? assert.fail(end));
  return {
    text,
    textOf,
    /** A code block, with its lines. */
    codeOf(end: string) {
      const [, code = ''] = new RegExp(`<code id="${id}-${end}">(.*?)</code>`, 's').exec(text) ?? [];
      return unescaped(code.replaceAll(/<[^>]*>/g, ''));
    },
    sent: textOf('sent'),
    chips: texts('li', 'editor-result'),
    choices: all('option', 'editor-result').map(one => [
      said(one),
      has(one, 'selected') ? 'selected' : 'offered',
    ]),
  };
}

test('has a field for everything that the operations take, except for headers', () => {
  const { properties = {} } = schemas.ChangeWebhookEndpointRequest as { properties?: object };
  // Two fields for the event types: those of this service, and those that are published.
  const fields = [...webhookForm.parameters, 'headers'].filter(name => name !== 'published_types');
  assert.deepEqual(fields.sort(), Object.keys(properties).sort());
});

test('folds its events by group, and unfolds the groups of which some are selected', async cleanup => {
  const { person, webhooks } = await open(cleanup);
  await webhooks.changeEndpoint('ws_studio', 'ep_demo', {
    event_types: ['link.*', 'link.clicked', 'key.created'],
  });
  const { all } = shownIn((await person.get(`${hook}/edit`)).text);
  const groups = all('details', 'choices').map(one => [has(one, 'open'), said(one).split(' ')[0]]);
  assert.deepEqual(
    groups.filter(([isOpen]) => isOpen).map(([, name]) => name),
    ['key', 'link'],
  );
  assert.deepEqual(
    groups.map(([, name]) => name),
    [...groups.map(([, name]) => name)].sort(),
  );
  const summaries = all('summary', 'choices').map(said);
  assert.ok(summaries.includes('link 2 selected'), summaries.join());
  assert.ok(summaries.includes('message'), summaries.join());
});

test('says which events are sent, and which must be selected individually', async cleanup => {
  const { tried } = await open(cleanup);
  assert.match((await tried({})).sent, /Choose events to see what is sent\./);
  const group = await tried({ event_types: ['link.*'] });
  assert.match(group.sent, /These 4 events are sent:/);
  assert.deepEqual(group.chips, ['link.created', 'link.updated', 'link.deleted', 'link.expired']);
  assert.match(group.sent, /must be selected individually: link\.clicked, link\.listed\./);
  const all = await tried({ event_types: ['link.*', 'link.clicked', 'link.listed'] });
  assert.match(all.sent, /These 6 events are sent:/);
  assert.doesNotMatch(all.sent, /individually/);
});

test('says how events are filtered, if the filters concern any of them', async cleanup => {
  const { tried } = await open(cleanup);
  const filters = { tags: 'sale, <b>', links: 'lnk_a', instances: 'ins_a', sample: '25', rate: '1' };
  const { sent } = await tried({ event_types: ['link.*', 'link.clicked', 'instance.*'], ...filters });
  for (const sentence of [
    'Of events about links: only of links with the tag sale or <b>, or the id lnk_a.',
    'Of events about instances: only of the instances with the id ins_a.',
    'Of link.clicked: 25%.',
    'At most 1 delivery per second.',
  ])
    assert.ok(sent.includes(sentence), `${sentence} in ${sent}`);
  const keys = await tried({ event_types: ['key.*'], ...filters, sample: 'half', rate: '0' });
  assert.doesNotMatch(keys.sent, /Of |At most/);
});

test('shows the request of the chosen event with the headers that receivers get', async cleanup => {
  const { tried } = await open(cleanup);
  const first = await tried({ event_types: ['key.*'] });
  assert.deepEqual(first.choices[0], ['key.created', 'selected']);
  const { textOf, codeOf, choices } = await tried({ event_types: ['key.*'], example: 'key.revoked' });
  assert.deepEqual(
    choices.filter(([, state]) => state === 'selected'),
    [['key.revoked', 'selected']],
  );
  const body = JSON.parse(textOf('request-body'));
  assert.deepEqual([body.type, typeof body.data.id], ['key.revoked', 'string']);
  const [line, ...headers] = codeOf('request-headers').split('\n');
  assert.equal(line, `POST ${target}`);
  assert.deepEqual(
    headers.map(header => header.split(':')[0]),
    [
      'content-type',
      'user-agent',
      'accept-encoding',
      'cdn-loop',
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ],
  );
  assert.equal(headers.at(-1), 'webhook-signature: v1,SIGNATURE');
  const other = await tried({ event_types: ['key.*'], example: 'link.created' });
  assert.equal(
    JSON.parse(other.textOf('request-body')).type,
    'key.created',
    'an event that is not sent is no example',
  );
});

test('shows a published event with a type and a source of its own', async cleanup => {
  const { textOf } = await (await open(cleanup)).tried({ event_types: ['automation.published'] });
  const { type, source, data } = JSON.parse(textOf('request-body'));
  assert.deepEqual([type, source, data.order], ['order.paid', '/shop/orders', 42]);
});

test('shows neither the secret nor the values of headers, and signs nothing', async cleanup => {
  const { person, tried, webhooks, endpoint } = await open(cleanup);
  await webhooks.changeEndpoint('ws_studio', 'ep_demo', { headers: { authorization: 'Bearer hidden' } });
  const secret = (await endpoint())?.secrets[0]?.secret ?? assert.fail();
  for (const { text } of [await person.get(`${hook}/edit`), await tried({ event_types: ['*'] }, hook)]) {
    assert.match(text, /authorization: \*\*\*/);
    for (const hidden of ['Bearer hidden', secret, 'whsec_']) assert.ok(!text.includes(hidden), hidden);
    assert.match(text, /webhook-signature: v1,SIGNATURE/);
  }
});

test('gives a program for the path and an event of the webhook, which verifies its deliveries', async cleanup => {
  const { codeOf } = await (await open(cleanup)).tried({ event_types: ['link.created'] });
  for (const name of ['javascript', 'python', 'go', 'php']) {
    assert.match(codeOf(`verify-code-${name}`), /POST \/in\/orders\n/, name);
    assert.match(codeOf(`verify-code-${name}`), /link\.created/, name);
  }
  const program = codeOf('verify-code-javascript');
  const secret = `whsec_${Buffer.from('a secret of 24 bytes, ok').toString('base64')}`;
  const body = JSON.stringify({ type: 'link.created', data: { id: 'lnk_1' } });
  const at = new Date();
  const signed = new Webhook(secret).sign('msg_1', at, body);
  const run = async (signature: string) => {
    const printed: unknown[] = [];
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': signature,
    };
    const console = { log: (data: unknown) => printed.push(data) };
    const process = { env: { WEBHOOK_SECRET: secret } };
    await runCode(cleanup, program, { among: { body, headers, process, console } });
    return printed;
  };
  assert.deepEqual(await run(signed), [{ id: 'lnk_1' }]);
  await assert.rejects(run('v1,SIGNATURE'), { name: 'WebhookVerificationError' });
});

test('writes a hostile URL into no comment of a program', async cleanup => {
  const { tried } = await open(cleanup);
  const { codeOf } = await tried({ url: 'https://a.example/x\n?>";alert(1)//', event_types: ['key.*'] });
  assert.match(codeOf('verify-code-php'), /^\/\/ POST \/x\n\/\/ WEBHOOK_SECRET/);
  const none = await tried({ url: 'nowhere', event_types: ['key.*'] });
  assert.match(none.codeOf('verify-code-php'), /^\/\/ POST \/\n/);
});

test('shows the preview of what was typed, stores nothing, and begins there', async cleanup => {
  const { mock, person, csrf } = await open(cleanup);
  const before = JSON.stringify(mock.repository.data.webhook_endpoints);
  for (const path of [`${home}/webhooks`, hook]) {
    const fields = { csrf, url: 'typed', event_types: 'key.*', rate: '7', do: 'try' };
    const { status, text } = await person.post(path, fields);
    assert.equal(status, 200);
    const shown = shownIn(text);
    assert.equal(attribute(shown.all('div', 'editor-result')[0] ?? assert.fail(), 'autofocus'), '');
    assert.match(text, /name="url"[^>]* value="typed"/);
    assert.equal(has(shown.all('details', 'fold')[0] ?? assert.fail(), 'open'), true);
  }
  assert.equal(JSON.stringify(mock.repository.data.webhook_endpoints), before);
});

test('keeps the limit of a webhook if the form has no field for it, and removes it if the field is empty', async cleanup => {
  const { person, csrf, endpoint, webhooks } = await open(cleanup);
  await webhooks.changeEndpoint('ws_studio', 'ep_demo', { rate: 7 });
  const fields = { csrf, url: 'http://127.0.0.1:9/', event_types: 'key.*' };
  for (const [more, rate] of [
    [{}, 7],
    [{ rate: '12' }, 12],
    [{ rate: '' }, null],
  ] as const) {
    assert.equal((await person.post(hook, { ...fields, ...more })).status, 303);
    assert.equal((await endpoint())?.rate, rate);
  }
});

test('is not shown to viewers, nor for a webhook of another workspace', async cleanup => {
  const memberships = [
    { workspace_id: 'ws_studio', user_id: mateus.id, role: 'viewer' },
    { workspace_id: 'ws_studio', user_id: ingrid.id, role: 'owner' },
  ];
  const { mock, person } = await open(cleanup, { fixtures: { memberships } });
  const viewer = new Person(`${mock.url}/user/api`);
  await viewer.logIn(mateus);
  for (const path of [`${home}/webhooks/new`, `${hook}/edit`])
    assert.equal((await viewer.get(path)).status, 403, path);
  for (const path of [`${home}/webhooks`, hook])
    assert.doesNotMatch((await viewer.get(path)).text, /webhooks\/(new|ep_demo\/edit)/);
  assert.equal((await person.get(`${home}/webhooks/ep_sounds/edit`)).status, 404);
});

test.run();
