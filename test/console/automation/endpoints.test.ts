/** The pages of inbound endpoints: the list, and one endpoint. */
import assert from 'node:assert/strict';
import { inbound } from '../../../src/testing/automation/sample.ts';
import { presetSamples } from '../../automation/preset-samples.ts';
import { suiteOf } from '../../helper.ts';
import { formOn } from '../filled.ts';
import { actionsOf, choicesOf, codeOf, factsOf, noHmac, noticesOf, seenIn, tableOf } from './shown.ts';
import { home, start, viewer } from './start.ts';

const test = suiteOf('Inbound endpoints on pages');

const createLink = /<a class="button primary" href="\/endpoints\/new" data-sheet>Create an endpoint<\/a>/;
const titles = ['Endpoint', 'URL', 'Event type', 'Verification', 'Created', 'Status'];
const created = '1 Jan 2026, 00:00 UTC';

test('are listed with their event type, verification and status', async cleanup => {
  const { read, automation } = await start(cleanup);
  for (const [index, verification] of [
    { scheme: 'standard_webhooks' as const, secret: 'whsec_x', header: null },
    { scheme: 'stripe' as const, secret: 'x', header: null },
    { scheme: 'header' as const, secret: 'x', header: 'X-Secret' },
  ].entries()) {
    const more = { verification, state: index === 0 ? ('paused' as const) : ('active' as const) };
    await automation.createEndpoint('ws_studio', inbound(`ain_${index}`, String(index), more), { most: 9 });
  }
  const page = await read('/endpoints');
  assert.deepEqual(tableOf(page, 'Inbound endpoints'), [
    titles,
    ['[ain_0](/endpoints/ain_0)', '…0000', 'order.paid', 'Standard Webhooks', created, 'Paused (off)'],
    ['[ain_1](/endpoints/ain_1)', '…1111', 'order.paid', 'Stripe', created, 'Active (good)'],
    ['[ain_2](/endpoints/ain_2)', '…2222', 'order.paid', 'Header', created, 'Active (good)'],
    [
      '[Orders of the shop](/endpoints/ain_demo)',
      '…0000',
      'order.paid',
      '– none',
      '15 Jan 2026, 10:00 UTC',
      'Active (good)',
    ],
    [
      '[Repository](/endpoints/ain_github)',
      '…0000',
      'github.push',
      'GitHub',
      '10 Feb 2026, 08:00 UTC',
      'Active (good)',
    ],
  ]);
  assert.doesNotMatch(page, /No inbound endpoints/);
  assert.deepEqual(noticesOf(page), []);
});

test('are created with a form that their list leads to', async cleanup => {
  const { read, person, automation } = await start(cleanup);
  const before = await read('/endpoints');
  assert.match(before, /<title>Inbound endpoints - /);
  assert.match(before, /href="\/endpoints" aria-current="page">Inbound endpoints</);
  assert.match(before, createLink);
  assert.deepEqual(actionsOf(before), []);
  for (const id of ['ain_demo', 'ain_github']) await automation.deleteEndpoint('ws_studio', id);
  const page = await read('/endpoints');
  assert.match(page, createLink);
  assert.match(page, /No inbound endpoints/);
  assert.equal(tableOf(page, 'Inbound endpoints'), null);
  const form = formOn((await person.get(`${home}/endpoints/new`)).text, person, `${home}/endpoints`);
  assert.deepEqual(seenIn(form), {
    Name: '',
    'Event type': '',
    'Other event types that senders may give (optional)': '*',
    Verification: 'None: anyone who knows the URL can publish',
    'Header name (for a secret in a header)': '',
    Secret: '',
    ...noHmac(),
    'Take the event type from (optional)': '',
    'Recognize repeated requests by (optional)': '',
    'Headers to store with events (optional)': '',
    'JSON Schema (optional)': '',
    'Events per minute (optional)': '',
    'Response status (optional)': '',
    'Response body (optional)': '',
    'Accept GET requests, with the fields in the query': false,
  });
  assert.deepEqual(Object.keys(choicesOf(form, 'scheme')), ['', ...Object.keys(presetSamples)]);
});

test('show viewers no form', async cleanup => {
  const { read, person } = await start(cleanup, viewer);
  const list = await read('/endpoints');
  const words = 'Your role is viewer: you can view this list but not change it.';
  assert.deepEqual(noticesOf(list), [['', words]]);
  const one = await read('/endpoints/ain_demo');
  for (const page of [list, one]) {
    assert.deepEqual(actionsOf(page).slice(0, 9), []);
    assert.doesNotMatch(page, /<summary class="button|Create an endpoint/);
  }
  assert.equal((await person.get(`${home}/endpoints/new`)).status, 403);
  assert.equal(factsOf(one).Verification, 'None');
});

test('show their newest events, and lead to each and to all', async cleanup => {
  const { read } = await start(cleanup);
  const page = await read('/endpoints/ain_demo');
  const rows = tableOf(page, 'Events') ?? [];
  assert.deepEqual(rows[0], ['Event', 'Event id', 'Received', 'Published', 'Status']);
  assert.deepEqual(
    rows.slice(1).map(([event, id]) => [event, id]),
    [
      ['[order.paid](/events/evt_demo_reminder)', 'evt_demo_reminder'],
      ['[order.paid](/events/evt_demo_paid)', 'evt_demo_paid'],
    ],
  );
  assert.match(page, /href="\/events\?endpoint=ain_demo">Show all</);
});

test('are changed by nobody who may only look', async cleanup => {
  const { person } = await start(cleanup, viewer);
  for (const page of ['edit', 'test'])
    assert.equal((await person.get(`${home}/endpoints/ain_demo/${page}`)).status, 403);
});

test('show all their settings, and how to change them', async cleanup => {
  const { read, person, automation } = await start(cleanup, {
    now: () => Date.parse('2026-03-14T09:26:53Z'),
  });
  const data_schema = { type: 'object', title: 'One <order>' };
  await automation.createEndpoint(
    'ws_studio',
    inbound('ain_full', '1', { name: 'Full', allow_get: true, rate: 60, data_schema }),
    { most: 9 },
  );
  await automation.rotateToken('ws_studio', 'ain_full', {
    token: { digest: '2'.repeat(64), last_four: '2222' },
    oldExpiresAt: '2026-03-15T09:26:53Z',
    now: '2026-03-14T09:26:53Z',
  });
  const page = await read('/endpoints/ain_full');
  assert.match(page, /<title>Full · Inbound endpoints - /);
  assert.match(page, /<p class="eyebrow"><a href="\/endpoints">Inbound endpoints</);
  assert.match(page, /href="\/endpoints" aria-current="page">Inbound endpoints</);
  assert.match(
    page,
    /href="\/events\?endpoint=ain_full">Show all<span class="hush"> events of this endpoint</,
  );
  assert.deepEqual(factsOf(page), {
    URL: 'Ends with …2222 It was shown once, when it was made. Rotate it to get a new one. The old URL, which ends with …1111, works until 15 Mar 2026, 09:26 UTC.',
    'Event type': 'order.paid',
    'Other event types': 'Any',
    Verification: 'Header X-Secret',
    Requests: 'POST and GET, at most 60 events per minute',
    Status: 'Active (good)',
    Created: created,
  });
  assert.equal(codeOf(page, 'the JSON Schema code'), JSON.stringify(data_schema, null, 2));
  assert.equal(codeOf(page, 'the URL'), null);
  const at = '/endpoints/ain_full';
  assert.deepEqual(actionsOf(page), [
    `Pause: ${at}/pause`,
    `Rotate URL (primary): ${at}/rotate`,
    `Delete endpoint (danger solid): ${at}/delete`,
  ]);
  assert.match(page, /Delete this endpoint\?/);
  assert.deepEqual(choicesOf(page, 'overlap'), {
    0: 'stops working immediately',
    3600: 'works for one more hour',
    86400: 'works for one more day',
    604800: 'works for one more week',
  });
  assert.equal(seenIn(page)['The old URL'], 'works for one more day');
  assert.match(page, /href="\/endpoints\/ain_full\/edit" data-sheet>Edit</);
  const form = formOn((await person.get(`${home}${at}/edit`)).text, person, home + at);
  assert.deepEqual(seenIn(form), {
    Name: 'Full',
    'Event type': 'order.paid',
    'Other event types that senders may give (optional)': 'order.sent, *',
    Verification: 'Secret in a header',
    'Header name (for a secret in a header)': 'X-Secret',
    'New secret (optional)': '',
    ...noHmac(),
    'Take the event type from (optional)': '',
    'Recognize repeated requests by (optional)': '',
    'Headers to store with events (optional)': '',
    'JSON Schema (optional)': JSON.stringify(data_schema, null, 2),
    'Events per minute (optional)': '60',
    'Response status (optional)': '',
    'Response body (optional)': '',
    'Accept GET requests, with the fields in the query': true,
  });
});

test('show the settings of an endpoint that has none', async cleanup => {
  const { read } = await start(cleanup);
  const page = await read('/endpoints/ain_github');
  assert.deepEqual(factsOf(page), {
    URL: 'Ends with …0000 It was shown once, when it was made. Rotate it to get a new one.',
    'Event type': 'github.push',
    Verification: 'GitHub',
    Requests: 'POST',
    Status: 'Active (good)',
    'Stored headers': 'X-GitHub-Event, X-GitHub-Delivery',
    Created: '10 Feb 2026, 08:00 UTC',
  });
  assert.equal(codeOf(page, 'the JSON Schema code'), null);
  const form = await read('/endpoints/ain_github/edit');
  assert.match(form, /<summary>Advanced: schema, rate limit, response, GET requests<\/summary>/);
  assert.equal(seenIn(form)['Accept GET requests, with the fields in the query'], false);
});

test('can be resumed but not tested while they are paused', async cleanup => {
  const { read, automation } = await start(cleanup);
  await automation.changeEndpoint('ws_studio', 'ain_demo', { state: 'paused' });
  const page = await read('/endpoints/ain_demo');
  assert.equal(factsOf(page).Status, 'Paused (off)');
  const at = '/endpoints/ain_demo';
  assert.deepEqual(actionsOf(page), [
    `Resume (primary): ${at}/resume`,
    `Rotate URL (primary): ${at}/rotate`,
    `Delete endpoint (danger solid): ${at}/delete`,
  ]);
});

for (const [what, more, verify, other] of [
  ['nothing', { verification: null, data_schema: null }, false, false],
  ['a verification', { data_schema: null }, true, false],
  ['GET requests', { verification: null, data_schema: null, allow_get: true }, false, true],
  ['a rate limit', { verification: null, data_schema: null, rate: 5 }, false, true],
  ['a schema', { verification: null }, false, true],
] as const)
  test(`unfold in the form what is set: ${what}`, async cleanup => {
    const { read, automation } = await start(cleanup);
    await automation.createEndpoint('ws_studio', inbound('ain_set', '1', more), { most: 9 });
    const page = await read('/endpoints/ain_set/edit');
    const isUnfolded = (words: string) =>
      new RegExp(`<details class="fold" open><summary>${words}`).test(page);
    assert.deepEqual([isUnfolded('Verify the sender'), isUnfolded('Advanced')], [verify, other]);
  });

test.run();
