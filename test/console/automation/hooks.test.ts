/** Hooks: the list, one hook, creating, pausing, resuming and deleting. */
import assert from 'node:assert/strict';
import { subscriptionTo } from '../../../src/common/events/subscription.ts';
import { endpoint } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';
import { logInOn } from '../client.ts';
import { formOn } from '../filled.ts';
import { assertMarked, summaryOf } from '../marked.ts';
import { actionsOf, choicesOf, codeOf, factsOf, noticesOf, seenIn, tableOf } from './shown.ts';
import { home, root, start, viewer } from './start.ts';

const test = suiteOf('Hooks on pages');
const at = '/hooks/hook_demo';
const createLink = /<a class="button primary" href="\/hooks\/new" data-sheet>Create a hook<\/a>/;
const titles = ['Hook', 'URL', 'Event type', 'Format', 'Created', 'Status'];
const demo = [
  '[Accounting](/hooks/hook_demo)',
  'https://receiver.example/tool',
  'order.paid',
  'Standard Webhooks',
  '16 Jan 2026, 10:00 UTC',
  'Paused (off)',
];

test('are listed with their event type, format and status', async cleanup => {
  // Nothing is sent: all events would fail at the first hook.
  const { read, webhooks } = await start(cleanup, {
    webhooks: { check: async () => {}, events: [], nudge() {} },
  });
  for (const [index, [format, type]] of (
    [
      ['cloudevents', '*'],
      ['cloudevents_binary', 'a.b'],
      ['data', 'c.d'],
    ] as const
  ).entries()) {
    const { description: _, ...rest } = endpoint(`hook_${index}`, []);
    const made = await webhooks.createEndpoint('ws_studio', {
      ...rest,
      description: '',
      url: `https://receiver.example/${index}`,
      kind: 'hook',
      format,
      ...subscriptionTo([type], () => false),
      created_at: '2026-02-02T02:02:02Z',
    });
    assert.ok('id' in made);
  }
  const page = await read('/hooks');
  const created = '2 Feb 2026, 02:02 UTC';
  const named = (index: number) => [
    `[https://receiver.example/${index}](/hooks/hook_${index})`,
    `https://receiver.example/${index}`,
  ];
  assert.deepEqual(tableOf(page, 'Hooks'), [
    titles,
    demo,
    [...named(0), '*', 'CloudEvents, structured', created, 'Active (good)'],
    [...named(1), 'a.b', 'CloudEvents, binary', created, 'Active (good)'],
    [...named(2), 'c.d', 'Only the data', created, 'Active (good)'],
  ]);
  assert.match(page, /<title>Hooks - /);
  assert.match(page, /href="\/hooks" aria-current="page">Hooks</);
  assert.doesNotMatch(page, /No hooks/);
  assert.deepEqual(noticesOf(page), []);
  assert.match(await read('/hooks/hook_0'), /class="record-title">https:\/\/receiver\.example\/0</);
});

test('are created with a form that their list leads to', async cleanup => {
  const { read, person, webhooks, automation } = await start(cleanup);
  const before = await read('/hooks');
  assert.match(before, createLink);
  assert.deepEqual(actionsOf(before), []);
  await automation.changeEndpoint('ws_studio', 'ain_github', { event_type: 'order.paid' });
  await webhooks.deleteEndpoint('ws_studio', 'hook_demo');
  const page = await read('/hooks');
  assert.match(page, createLink);
  assert.match(page, /No hooks/);
  assert.equal(tableOf(page, 'Hooks'), null);
  const form = formOn((await person.get(`${home}/hooks/new`)).text, person, `${home}/hooks`);
  assert.deepEqual(seenIn(form), {
    URL: '',
    'Event type (optional)': '',
    Format: 'Standard Webhooks',
    'Description (optional)': '',
  });
  assert.match(form, /value="standard" selected>/);
  assert.deepEqual(choicesOf(form, 'format'), {
    standard: 'Standard Webhooks',
    cloudevents: 'CloudEvents, structured',
    cloudevents_binary: 'CloudEvents, binary',
    data: 'Only the data',
  });
  // The types of the inbound endpoints come first, each once, and then those of the service.
  const suggested = [...form.matchAll(/<option value="([^"]*)"><\/option>/g)].map(([, type]) => type);
  assert.equal(suggested[0], 'order.paid');
  assert.equal(new Set(suggested).size, suggested.length);
  assert.ok(suggested.includes('link.created') && suggested.includes('key.revoked'));
});

test('show viewers no form', async cleanup => {
  const { read, person } = await start(cleanup, viewer);
  const list = await read('/hooks');
  assert.deepEqual(noticesOf(list), [['', 'Your role is viewer: you can view this list but not change it.']]);
  const one = await read(at);
  for (const page of [list, one]) {
    assert.deepEqual(actionsOf(page), []);
    assert.doesNotMatch(page, /<summary class="button|Create a hook/);
  }
  assert.equal((await person.get(`${home}/hooks/new`)).status, 403);
  assert.equal(factsOf(one).URL, 'https://receiver.example/tool');
});

test('show their settings, and how to change their state', async cleanup => {
  const { read, webhooks } = await start(cleanup);
  const page = await read(at);
  assert.match(page, /<title>Accounting · Hooks - /);
  assert.match(page, /<p class="eyebrow"><a href="\/hooks">Hooks</);
  assert.match(page, /<h1><span class="record-title">Accounting<\/span>/);
  assert.match(page, /href="\/hooks" aria-current="page">Hooks</);
  assert.deepEqual(factsOf(page), {
    URL: 'https://receiver.example/tool',
    'Event type': 'order.paid',
    Format: 'Standard Webhooks',
    Secret: '[Reveal or rotate it](/user/api/workspaces/ws_studio/webhooks/hook_demo)',
    Status: 'Paused (off)',
    Created: '16 Jan 2026, 10:00 UTC',
  });
  assert.equal(codeOf(page, 'the secret'), null);
  const remove = `Delete hook (danger solid): ${at}/delete`;
  assert.deepEqual(actionsOf(page), [`Resume (primary): ${at}/resume`, remove]);
  await webhooks.changeEndpoint('ws_studio', 'hook_demo', {
    state: 'active',
    paused_reason: null,
    paused_at: null,
  });
  assert.deepEqual(actionsOf(await read(at)), [`Pause: ${at}/pause`, remove]);
});

test('are stored as typed, and their secret is shown once', async cleanup => {
  const { submit, opened, person, webhooks } = await start(cleanup);
  const { status, text } = await opened(
    await submit('/hooks', {
      target_url: ' http://127.0.0.1:9/hooks ',
      event_type: ' order.made ',
      format: 'cloudevents_binary',
      description: ' Books ',
    }),
  );
  assert.equal(status, 200);
  const secret = codeOf(text, 'the secret') ?? '';
  assert.match(secret, /^whsec_/);
  assert.match(text, /<h1><span class="record-title">Books<\/span>/);
  const made = (await webhooks.listEndpoints('ws_studio', { kind: 'hook' })).find(
    ({ description }) => description === 'Books',
  );
  assert.ok(made);
  assert.match(made.id, /^hook_[\w-]{16}$/);
  assert.deepEqual(
    [made.url, made.types, made.format, made.state, made.secrets[0]?.secret],
    ['http://127.0.0.1:9/hooks', ['order.made'], 'cloudevents_binary', 'active', secret],
  );
  assert.equal((await person.get(`${home}/hooks/${made.id}`)).text.includes(secret), false);
});

test('are created once by a form that is submitted twice', async cleanup => {
  const { person, webhooks } = await start(cleanup);
  const form = await person.form(`${home}/hooks/new`, `${home}/hooks`);
  const fields = {
    ...form,
    target_url: 'http://127.0.0.1:9/once',
    event_type: 'order.once',
    format: 'data',
  };
  const first = await person.post(`${home}/hooks`, fields);
  assert.equal(first.status, 303);
  const again = await person.post(`${home}/hooks`, fields);
  assert.deepEqual([again.status, again.headers.location], [303, first.headers.location]);
  const { text } = await person.get(again.headers.location ?? '');
  const [[kind, words] = ['', '']] = noticesOf(text);
  assert.deepEqual([kind, words.slice(0, 41)], ['success', 'This form has already created this hook. ']);
  // The same form with another description asks for another hook.
  const other = await person.post(`${home}/hooks`, { ...fields, description: 'Another one' });
  const id = other.headers.location?.split('/').at(-1) ?? '';
  assert.equal((await webhooks.findEndpoint('ws_studio', id))?.description, 'Another one');
});

for (const [description, type] of [
  ['Großer Auftrag, 2', 'hook.großer-auftrag-2'],
  ['', 'hook.127-0-0-1-9'],
] as const)
  test(`have a type of their own, ${type}, if none is typed`, async cleanup => {
    const { submit, opened } = await start(cleanup);
    const made = await submit('/hooks', { target_url: 'http://127.0.0.1:9/', event_type: ' ', description });
    assert.equal(factsOf((await opened(made)).text)['Event type'], type);
  });

test('are refused with every wrong field marked and every value kept', async cleanup => {
  const { submit, person } = await start(cleanup);
  const empty = await submit('/hooks', {
    target_url: '',
    event_type: 'x'.repeat(201),
    format: 'data',
    description: 'Books',
  });
  assert.equal(empty.status, 422);
  assertMarked(empty.text, [
    ['new-url', 'Enter the URL that receives events.'],
    ['new-event', 'The event must have at most 200 characters.'],
  ]);
  assert.match(empty.text, /Nothing was saved\. Please correct:/);
  assert.deepEqual(seenIn(formOn(empty.text, person, `${home}/hooks`)), {
    URL: '',
    'Event type (optional)': 'x'.repeat(201),
    Format: 'Only the data',
    'Description (optional)': 'Books',
  });
  const both = await submit('/hooks', { target_url: '', event_type: 'a.b', description: 'x'.repeat(201) });
  assertMarked(both.text, [
    ['new-url', 'Enter the URL that receives events.'],
    ['new-description', 'The description must have at most 200 characters.'],
  ]);
  const typed = { target_url: 'http://10.0.0.1/', event_type: 'a.b', description: 'x'.repeat(201) };
  const long = await submit('/hooks', { ...typed, format: 'xml' });
  const wrong = summaryOf(long.text);
  assert.deepEqual(
    wrong.map(([field, words]) => [field, words.split(' ').slice(0, 3).join(' ')]),
    [
      ['new-format', 'The format must'],
      ['new-description', 'The description must'],
    ],
  );
  assertMarked(long.text, wrong);
  const unreachable = await submit('/hooks', { ...typed, format: 'standard', description: '' });
  assertMarked(unreachable.text, [['new-url', 'The URL must point to a public IP address.']]);
  assert.deepEqual(seenIn(formOn(unreachable.text, person, `${home}/hooks`)), {
    URL: 'http://10.0.0.1/',
    'Event type (optional)': 'a.b',
    Format: 'Standard Webhooks',
    'Description (optional)': '',
  });
});

test('that nobody saved are kept through a login', async cleanup => {
  const { person, webhooks } = await start(cleanup);
  const fields = await person.form(`${home}/hooks/new`, `${home}/hooks`);
  person.cookies.delete('mk_session');
  const typed = {
    target_url: 'http://127.0.0.1:9/',
    event_type: 'late.one',
    format: 'data',
    description: 'Late',
  };
  const late = await person.post(`${home}/hooks`, { ...fields, ...typed });
  assert.equal(late.status, 401);
  const { text } = await logInOn(person, late.text);
  assert.match(text, /Your session ended before the form was sent/);
  assert.deepEqual(seenIn(formOn(text, person, `${home}/hooks`)), {
    URL: 'http://127.0.0.1:9/',
    'Event type (optional)': 'late.one',
    Format: 'Only the data',
    'Description (optional)': 'Late',
  });
  assert.equal((await webhooks.listEndpoints('ws_studio', { kind: 'hook' })).length, 1);
});

test('are resumed, paused and deleted', async cleanup => {
  const { submit, person, webhooks } = await start(cleanup);
  for (const [action, state, words] of [
    ['resume', 'active', 'Hook resumed. It receives the events from now on.'],
    ['pause', 'paused', 'Hook paused. It receives no events until you resume it.'],
  ] as const) {
    const { status, headers } = await submit(at, {}, `${at}/${action}`);
    assert.equal(status, 303);
    assert.equal((await webhooks.findEndpoint('ws_studio', 'hook_demo'))?.state, state);
    const { text } = await person.get(headers.location ?? '');
    assert.deepEqual(noticesOf(text), [['success', words]]);
    assert.match(text, /<h1><span class="record-title">Accounting<\/span>/);
  }
  const { status, headers } = await submit(at, {}, `${at}/delete`);
  assert.deepEqual([status, headers.location], [303, `${root}/hooks`]);
  assert.equal(await webhooks.findEndpoint('ws_studio', 'hook_demo'), null);
  const { text } = await person.get(headers.location ?? '');
  assert.deepEqual(noticesOf(text), [['success', 'Hook and its deliveries deleted.']]);
  assert.equal((await person.get(home + at)).status, 404);
});

test.run();
