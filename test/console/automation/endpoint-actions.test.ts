/** Pausing, resuming, testing, rotating and deleting an inbound endpoint. */
import assert from 'node:assert/strict';
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import { inbound } from '../../../src/testing/automation/sample.ts';
import { suiteOf } from '../../helper.ts';
import { logInOn } from '../client.ts';
import { assertMarked, summaryOf } from '../marked.ts';
import { codeOf, factsOf, noticesOf, seenIn, tableOf } from './shown.ts';
import { deep, home, root, start } from './start.ts';

const test = suiteOf('Actions on inbound endpoints', { isLong: true });
const at = '/endpoints/ain_demo';

test('pause and resume it', async cleanup => {
  const { submit, person, automation } = await start(cleanup);
  for (const [action, state, words] of [
    ['pause', 'paused', 'Inbound endpoint paused. Requests to its URL are refused until you resume it.'],
    ['resume', 'active', 'Inbound endpoint resumed.'],
  ] as const) {
    const { status, headers } = await submit(at, {}, `${at}/${action}`);
    assert.equal(status, 303);
    assert.equal((await automation.findEndpoint('ws_studio', 'ain_demo'))?.state, state);
    const { text } = await person.get(headers.location ?? '');
    assert.deepEqual(noticesOf(text), [['success', words]]);
    assert.match(text, /<h1><span class="record-title">Orders of the shop<\/span>/);
  }
});

test('delete it', async cleanup => {
  const { submit, person, automation } = await start(cleanup);
  const { status, headers } = await submit(at, {}, `${at}/delete`);
  assert.deepEqual([status, headers.location], [303, `${root}/endpoints`]);
  assert.equal(await automation.findEndpoint('ws_studio', 'ain_demo'), null);
  const { text } = await person.get(headers.location ?? '');
  assert.deepEqual(noticesOf(text), [
    ['success', 'Inbound endpoint deleted. Its URL is refused from now on.'],
  ]);
  assert.equal(tableOf(text, 'Inbound endpoints')?.length, 2);
  // The history keeps the events of an endpoint.
  assert.equal((await person.get(`${home}${at}`)).status, 404);
});

for (const [overlap, old] of [
  ['0', null],
  ['3600', '14 Mar 2026, 10:26 UTC'],
  ['86400', '15 Mar 2026, 09:26 UTC'],
  ['604800', '21 Mar 2026, 09:26 UTC'],
  ['31536000', null],
] as const)
  test(`rotate its URL, with an overlap of ${overlap} seconds`, async cleanup => {
    const { submit, opened, automation, mock } = await start(cleanup, {
      now: () => Date.parse('2026-03-14T09:26:53Z'),
    });
    const { status, text } = await opened(await submit(at, { overlap }, `${at}/rotate`));
    assert.equal(status, 200);
    assert.ok(codeOf(text, 'the URL')?.startsWith(`${mock.url}/api/v1/automation/in/mi_`));
    const tokens = (await automation.findEndpoint('ws_studio', 'ain_demo'))?.tokens ?? [];
    const now = `Ends with …${tokens[0]?.last_four}`;
    assert.ok(codeOf(text, 'the URL')?.endsWith(tokens[0]?.last_four ?? 'none'));
    assert.equal(
      factsOf(text).URL,
      old === null ? now : `${now} The old URL, which ends with …0000, works until ${old}.`,
    );
  });

test('rotate only the URL that the user has seen', async cleanup => {
  const { person, submit, automation } = await start(cleanup);
  const form = await person.form(home + at, `${home}${at}/rotate`);
  await submit(at, { overlap: '0' }, `${at}/rotate`);
  const before = await automation.findEndpoint('ws_studio', 'ain_demo');
  const again = await person.post(`${home}${at}/rotate`, { ...form, overlap: '0' });
  assert.equal(again.status, 409);
  assert.deepEqual(noticesOf(again.text), [
    [
      'error',
      'The URL has already been rotated, by this form or by somebody else. It was not rotated again. The new URL was shown once after the first form.',
    ],
  ]);
  assert.equal(codeOf(again.text, 'the URL'), null);
  assert.deepEqual(await automation.findEndpoint('ws_studio', 'ain_demo'), before);
});

test('say of a rotation at the same moment that the URL has been rotated', async cleanup => {
  const { submit, automation } = await start(cleanup);
  const { rotateToken } = automation;
  automation.rotateToken = async (...given) => {
    automation.rotateToken = rotateToken;
    const one = await automation.findEndpoint('ws_studio', 'ain_demo');
    await rotateToken.call(automation, 'ws_studio', 'ain_demo', {
      token: { digest: 'a'.repeat(64), last_four: 'aaaa' },
      from: one?.tokens[0]?.digest ?? '',
      oldExpiresAt: '2999-01-01T00:00:00Z',
      now: '2026-01-01T00:00:00Z',
    });
    return rotateToken.call(automation, ...given);
  };
  const { status, text } = await submit(at, { overlap: '0' }, `${at}/rotate`);
  assert.equal(status, 409);
  assert.match(text, /The URL has already been rotated/);
  // The page shows the endpoint as it is now.
  assert.match(factsOf(text).URL ?? '', /^Ends with …aaaa/);
});

test('do not say of a rotation that fails otherwise that the URL has been rotated', async cleanup => {
  const failure = new MarketplaceError('unavailable');
  const errors: unknown[] = [];
  const { submit, automation } = await start(cleanup, { onError: error => void errors.push(error) });
  automation.rotateToken = async () => {
    throw failure;
  };
  const { status, text } = await submit(at, { overlap: '0' }, `${at}/rotate`);
  assert.deepEqual([status, errors], [503, [failure]]);
  assert.doesNotMatch(text, /already been rotated/);
});

test('publish a test event, and show what becomes of it', async cleanup => {
  const { submit, person, automation } = await start(cleanup);
  const { status, headers } = await submit(at, { data: '{"order": 7}' }, `${at}/test`);
  assert.equal(status, 303);
  const id = /\/events\/([\w-]+)$/.exec(headers.location ?? '')?.[1] ?? '';
  const event = await automation.findEvent('ws_studio', id);
  assert.deepEqual([event?.type, event?.data, event?.endpoint_id], ['order.paid', { order: 7 }, 'ain_demo']);
  assert.equal(headers.location, `${root}/events/${id}`);
  const { text } = await person.get(headers.location ?? '');
  assert.deepEqual(noticesOf(text), [
    ['success', 'Test event published. Its deliveries are shown as they come.'],
  ]);
});

test('publish and show test data as it was written, if JavaScript cannot hold it', async cleanup => {
  const { submit, person } = await start(cleanup);
  const { headers } = await submit(at, { data: '{"order": 9007199254740993, "n": 1.0}' }, `${at}/test`);
  const { text } = await person.get(headers.location ?? '');
  const shown = text.replaceAll(/<[^>]*>/g, '').replaceAll('&quot;', '"');
  assert.ok(shown.includes('{"order":9007199254740993,"n":1.0}'), shown);
});

test('refuse test data in which an object has two members of one name, and keep it', async cleanup => {
  const { submit } = await start(cleanup);
  const { status, text } = await submit(at, { data: '{"a": {"b": 1, "b": 2}}' }, `${at}/test`);
  assert.equal(status, 422);
  assert.match(text, /a\/b must not be there twice/);
  assert.equal(seenIn(text).Data, '{"a": {"b": 1, "b": 2}}');
});

test('refuse test data that is not JSON, is nested too deeply or has a number that JSON cannot contain, and keep it', async cleanup => {
  const { submit, automation } = await start(cleanup);
  const count = async () => (await automation.listEvents('ws_studio', { limit: 100 })).events.length;
  const before = await count();
  for (const data of ['{"order": ', '', deep, '1e999', '{"amounts": [1, -1e999]}']) {
    const { status, text } = await submit(at, { data }, `${at}/test`);
    assert.equal(status, 422);
    assertMarked(text, [['test-data', 'The data must be JSON.']]);
    assert.equal(seenIn(text).Data, data);
    assert.match(text, /No test event was published\. Please correct:/);
  }
  assert.equal(await count(), before);
});

test('accept test data that is nested as deeply as the URL accepts, and no deeper', async cleanup => {
  const { submit } = await start(cleanup);
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  const refused = await submit(at, { data: nested(33) }, `${at}/test`);
  assert.equal(refused.status, 422);
  assertMarked(refused.text, [['test-data', 'The data must not be nested deeper than 32 levels.']]);
  assert.equal((await submit(at, { data: nested(32) }, `${at}/test`)).status, 303);
});

test('refuse test data that does not fit the schema, with the reason', async cleanup => {
  const { submit, automation } = await start(cleanup);
  const more = { data_schema: { type: 'object', required: ['id'] }, verification: null };
  await automation.createEndpoint('ws_studio', inbound('ain_strict', '1', more), { most: 9 });
  const path = '/endpoints/ain_strict';
  const { status, text } = await submit(path, { data: '{"name": 1}' }, `${path}/test`);
  assert.equal(status, 422);
  const [, reported = ''] = /id="test-data-error">([^<]*)</.exec(text) ?? [];
  assert.match(reported, /does not match the schema.*\.$/);
  assertMarked(text, [['test-data', reported]]);
});

test('say that the endpoint was paused meanwhile, and keep the test data', async cleanup => {
  const { person, submit, automation } = await start(cleanup);
  const form = await person.form(`${home}${at}/test`, `${home}${at}/test`);
  await submit(at, {}, `${at}/pause`);
  const before = await automation.listEvents('ws_studio', { limit: 100 });
  const { status, text } = await person.post(`${home}${at}/test`, { ...form, data: '{"kept": 1}' });
  assert.equal(status, 422);
  assert.deepEqual(summaryOf(text), [['', 'The inbound endpoint is paused.']]);
  assert.equal(seenIn(text).Data, '{"kept": 1}');
  assert.deepEqual(await automation.listEvents('ws_studio', { limit: 100 }), before);
});

test('refuse a test beyond the rate limit of the endpoint', async cleanup => {
  const { submit, automation } = await start(cleanup);
  await automation.changeEndpoint('ws_studio', 'ain_demo', { rate: 1 });
  assert.equal((await submit(at, { data: '1' }, `${at}/test`)).status, 303);
  const { status, text } = await submit(at, { data: '2' }, `${at}/test`);
  assert.equal(status, 422);
  assert.equal(seenIn(text).Data, '2');
  assert.deepEqual(
    summaryOf(text).map(([field]) => field),
    [''],
  );
});

test('offer no test of an endpoint that is paused', async cleanup => {
  const { person, submit, read } = await start(cleanup);
  assert.match(await read(at), /ain_demo\/test" data-sheet>Send a test</);
  await submit(at, {}, `${at}/pause`);
  assert.doesNotMatch(await read(at), /Send a test/);
  const { status, headers } = await person.get(`${home}${at}/test`);
  assert.deepEqual([status, headers.location], [303, root + at]);
});

test('keep test data through a login', async cleanup => {
  const { person } = await start(cleanup);
  const fields = await person.form(`${home}${at}/test`, `${home}${at}/test`);
  person.cookies.delete('mk_session');
  const late = await person.post(`${home}${at}/test`, { ...fields, data: '{"late": true}' });
  assert.equal(late.status, 401);
  const { text } = await logInOn(person, late.text);
  assert.match(text, /<h1>Send a test<\/h1>/);
  assert.equal(seenIn(text).Data, '{"late": true}');
  assert.match(text, /Your session ended before the form was sent/);
});

test.run();
