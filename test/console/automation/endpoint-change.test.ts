/** The form that changes an inbound endpoint. */
import assert from 'node:assert/strict';
import { inbound } from '../../../src/testing/automation/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { logInOn } from '../client.ts';
import { asItStands, formOn } from '../filled.ts';
import { assertMarked } from '../marked.ts';
import { factsOf, noHmac, noticesOf, seenIn } from './shown.ts';
import { home, start } from './start.ts';

const test = suiteOf('Changes of inbound endpoints', { isLong: true });
const at = '/endpoints/ain_till';
/** The page with the form. */
const form = `${at}/edit`;
const verification = { scheme: 'header' as const, secret: 'open sesame', header: 'X-Secret' };

/** An endpoint whose fields are all set. */
async function startWith(cleanup: Cleanup, more: Parameters<typeof inbound>[2] = {}) {
  const started = await start(cleanup);
  const record = inbound('ain_till', '1', { name: 'Till', rate: 60, allow_get: true, verification, ...more });
  await started.automation.createEndpoint('ws_studio', record, { most: 9 });
  const stored = () => started.automation.findEndpoint('ws_studio', 'ain_till');
  /** Sends the form as a browser does, with these changes. */
  const save = async (fields: Record<string, string | string[]>) =>
    started.person.post(home + at, {
      ...(await asItStands(started.person, home + form, home + at)),
      ...fields,
    });
  return { ...started, record, stored, save };
}

test('store nothing else if the form is sent as it stands', async cleanup => {
  const { save, stored, record, person } = await startWith(cleanup);
  const answer = await save({});
  assert.equal(answer.status, 303);
  assert.equal(answer.headers.location, `/user/api${home}${at}`);
  assert.deepEqual(await stored(), record);
  const { text } = await person.get(answer.headers.location ?? '');
  assert.deepEqual(noticesOf(text), [['success', 'Inbound endpoint updated.']]);
});

test('store every field', async cleanup => {
  const { person, stored, record } = await startWith(cleanup);
  const { csrf = [] } = await asItStands(person, home + form, home + at);
  const { status } = await person.post(home + at, {
    csrf,
    name: ' Shop ',
    event_type: ' shop.sale ',
    event_types: ' shop.refund,shop.sale, ,shop.refund',
    event_type_from: ' X-Topic ',
    repeat_id_from: '/id',
    keep_headers: 'X-Topic, X-Shop',
    scheme: 'github',
    header: '',
    password: 'swordfish',
    schema: '{"title": "Sale"}',
    rate: '',
  });
  assert.equal(status, 303);
  assert.deepEqual(await stored(), {
    ...record,
    name: 'Shop',
    event_type: 'shop.sale',
    event_types: ['shop.refund', 'shop.sale'],
    event_type_from: 'X-Topic',
    repeat_id_from: '/id',
    keep_headers: ['X-Topic', 'X-Shop'],
    allow_get: false,
    verification: { scheme: 'github', secret: 'swordfish', header: null },
    data_schema: { title: 'Sale' },
    rate: null,
  });
});

test('remove a schema', async cleanup => {
  const { save, stored } = await startWith(cleanup);
  assert.notEqual((await stored())?.data_schema, null);
  assert.equal((await save({ schema: ' ' })).status, 303);
  assert.equal((await stored())?.data_schema, null);
});

for (const [what, fields, expected] of [
  ['keep the secret if none is typed', { password: '' }, verification],
  ['replace the secret', { password: 'swordfish' }, { ...verification, secret: 'swordfish' }],
  ['remove the verification', { scheme: '', password: 'swordfish' }, null],
  [
    'replace the header together with the secret',
    { header: 'X-Other', password: 'swordfish' },
    { scheme: 'header', secret: 'swordfish', header: 'X-Other' },
  ],
] as const)
  test(what, async cleanup => {
    const { save, stored } = await startWith(cleanup);
    assert.equal((await save(fields)).status, 303);
    assert.deepEqual((await stored())?.verification, expected);
  });

test('keep the secret of a signature, whatever is typed as a header', async cleanup => {
  const { save, stored } = await startWith(cleanup, {
    verification: { scheme: 'github', secret: 'swordfish', header: null },
  });
  assert.equal((await save({ header: 'X-Unused' })).status, 303);
  assert.deepEqual((await stored())?.verification, { scheme: 'github', secret: 'swordfish', header: null });
});

for (const [what, fields] of [
  ['another header', { header: 'X-Other' }],
  ['another verification', { scheme: 'stripe' }],
  ['a secret that was lost', { wants_password: 'on' }],
] as const)
  test(`ask for the secret of ${what}, and change nothing without it`, async cleanup => {
    const { save, stored, record } = await startWith(cleanup);
    const { status, text } = await save(fields);
    assert.equal(status, 422);
    assertMarked(text, [['change-secret', 'Enter the secret of the sender.']]);
    assert.match(text, /<h1>Edit endpoint<\/h1>/);
    assert.deepEqual(await stored(), record);
  });

const hmac = {
  header: 'X-Signature',
  algorithm: 'sha512' as const,
  encoding: 'base64' as const,
  prefix: 'v1= ',
  timestamp_header: 'X-Time',
  signed: '{timestamp} {body}',
};

test('keep an HMAC and its secret as they are, and ask for the secret of another one', async cleanup => {
  const { save, stored, record } = await startWith(cleanup, {
    verification: { scheme: 'hmac', secret: 'swordfish', header: null, hmac },
  });
  assert.equal((await save({})).status, 303);
  assert.deepEqual(await stored(), record);
  const { status, text } = await save({ hmac_algorithm: 'sha256' });
  assert.equal(status, 422);
  assertMarked(text, [['change-secret', 'Enter the secret of the sender.']]);
  assert.equal(
    (await save({ hmac_algorithm: 'sha256', hmac_timestamp: '', hmac_signed: '{body}', password: 'other' }))
      .status,
    303,
  );
  assert.deepEqual((await stored())?.verification, {
    scheme: 'hmac',
    secret: 'other',
    header: null,
    hmac: { ...hmac, algorithm: 'sha256', timestamp_header: null, signed: '{body}' },
  });
});

for (const [fields, expected] of [
  [{ hmac_header: '' }, ['change-hmac-header', 'Enter the header with the signature.']],
  [{ hmac_header: 'X Y' }, ['change-hmac-header', 'A header name consists of letters, digits and hyphens.']],
  [
    { hmac_timestamp: 'X Y' },
    ['change-hmac-timestamp', 'A header name consists of letters, digits and hyphens.'],
  ],
  [
    { hmac_prefix: 'é' },
    ['change-hmac-prefix', 'The text before the signature consists of ASCII characters.'],
  ],
  [{ hmac_signed: '' }, ['change-hmac-signed', 'What is signed must contain {body} once.']],
  [{ hmac_signed: '{timestamp}' }, ['change-hmac-signed', 'What is signed must contain {body} once.']],
  [
    { hmac_timestamp: '' },
    ['change-hmac-timestamp', 'The header with the time is required, because signed contains {timestamp}.'],
  ],
] as const)
  test(`mark a field of an HMAC: ${JSON.stringify(fields)}`, async cleanup => {
    const { save, stored, record } = await startWith(cleanup, {
      verification: { scheme: 'hmac', secret: 'swordfish', header: null, hmac },
    });
    const { status, text } = await save({ ...fields, password: 'other' });
    assert.equal(status, 422);
    assertMarked(text, [
      [...expected],
      ['change-secret', 'Enter the secret again: pages never contain secrets.'],
    ]);
    assert.deepEqual(await stored(), record);
  });

test('store a response, keep it as it is, and remove it', async cleanup => {
  const { save, stored } = await startWith(cleanup);
  const response = { response_status: '200', response_body: '{"b": 1,\r\n "a": null}' };
  assert.equal((await save(response)).status, 303);
  const text = '{"status":200,"body":{"b":1,"a":null}}';
  assert.equal((await stored())?.response_json, text);
  assert.equal((await save({})).status, 303);
  assert.equal((await stored())?.response_json, text);
  assert.equal((await save({ response_status: '', response_body: ' ' })).status, 303);
  assert.equal((await stored())?.response_json, '');
});

for (const [fields, expected] of [
  [{ response_body: '{}' }, ['change-response-status', 'The status of the response is required.']],
  [
    { response_status: 'ok' },
    ['change-response-status', 'The status of the response must be a whole number.'],
  ],
  [{ response_status: '300' }, ['change-response-status', 'The status of the response must be at most 299.']],
  [
    { response_status: '200', response_body: '{' },
    ['change-response-body', 'The body of the response must be JSON.'],
  ],
  [
    { response_status: '204', response_body: '{}' },
    [
      'change-response-body',
      'The body of the response must be omitted, because a response with the status 204 has no body.',
    ],
  ],
] as const)
  test(`mark a field of a response: ${JSON.stringify(fields)}`, async cleanup => {
    const { save, stored, record } = await startWith(cleanup);
    const { status, text } = await save(fields);
    assert.equal(status, 422);
    assertMarked(text, [expected]);
    assert.deepEqual(await stored(), record);
  });

test('ask for a header without losing the stored secret', async cleanup => {
  const { save, stored, record } = await startWith(cleanup);
  const { text } = await save({ header: '' });
  assertMarked(text, [
    ['change-header', 'The header name is required.'],
    ['change-secret', 'Enter the secret of the sender.'],
  ]);
  assert.deepEqual(await stored(), record);
});

for (const [has, old, label] of [
  ['a secret', verification, 'New secret (optional)'],
  ['no secret', null, 'Secret'],
] as const)
  test(`that are refused are shown again, for an endpoint with ${has}`, async cleanup => {
    const { save, person, stored, record } = await startWith(cleanup, { verification: old });
    const typed = { name: '', scheme: 'header', header: 'X-Till', password: 'swordfish', rate: '' };
    const { status, text } = await save({ ...typed, schema: '{}' });
    assert.equal(status, 422);
    assert.doesNotMatch(text, /swordfish|open sesame/);
    assertMarked(text, [
      ['change-name', 'Enter a name for the endpoint.'],
      ['change-secret', 'Enter the secret again: pages never contain secrets.'],
    ]);
    assert.deepEqual(seenIn(formOn(text, person, home + at)), {
      Name: '',
      'Event type': 'order.paid',
      'Other event types that senders may give (optional)': 'order.sent, *',
      Verification: 'Secret in a header',
      'Header name (for a secret in a header)': 'X-Till',
      ...noHmac(),
      [label]: '',
      'Save the secret above': true,
      'Take the event type from (optional)': '',
      'Recognize repeated requests by (optional)': '',
      'Headers to store with events (optional)': '',
      'JSON Schema (optional)': '{}',
      'Events per minute (optional)': '',
      'Response status (optional)': '',
      'Response body (optional)': '',
      'Accept GET requests, with the fields in the query': true,
    });
    assert.equal(text.includes('Leave this empty to keep it.'), old !== null);
    assert.equal(text.includes('The secret that the sender signs with, or sends.'), old === null);
    // The rest of the page shows what is stored.
    assert.match(text, /endpoints\/ain_till">Till<\/a>/);
    assert.deepEqual(await stored(), record);
  });

for (const [has, old, label] of [
  ['a secret', verification, 'New secret (optional)'],
  ['no secret', null, 'Secret'],
] as const)
  test(`are kept through a login, for an endpoint with ${has}`, async cleanup => {
    const { person, stored, record } = await startWith(cleanup, { verification: old });
    const fields = await asItStands(person, home + form, home + at);
    person.cookies.delete('mk_session');
    const late = await person.post(home + at, {
      ...fields,
      name: 'Late',
      rate: '7',
      schema: '{"title": "<Late>"}',
    });
    assert.equal(late.status, 401);
    const { text } = await logInOn(person, late.text);
    assert.match(text, /<h1>Edit endpoint<\/h1>/);
    const seen = seenIn(formOn(text, person, home + at));
    assert.deepEqual([seen.Name, seen['Events per minute (optional)'], seen[label]], ['Late', '7', '']);
    assert.equal(seen['JSON Schema (optional)'], '{"title": "<Late>"}');
    assert.match(text, /Your session ended before the form was sent/);
    assert.deepEqual(await stored(), record);
  });

for (const [what, length, isShown] of [
  ['15,000 characters is', 15_000, true],
  ['15,001 characters is not', 15_001, false],
] as const)
  test(`of a schema of ${what} possible in the form`, async cleanup => {
    const description = 'x'.repeat(length - '{\n  "description": ""\n}'.length);
    const { read, save, stored } = await startWith(cleanup, { data_schema: { description }, rate: null });
    const page = await read(form);
    assert.equal('JSON Schema (optional)' in seenIn(page), isShown);
    assert.equal(page.includes('The JSON Schema of this endpoint is too large for this form.'), !isShown);
    assert.equal((await save({ name: 'Renamed' })).status, 303);
    assert.deepEqual((await stored())?.data_schema, { description });
  });

test('leave a schema as it is that is nested too deeply to be shown', async cleanup => {
  let data_schema: Record<string, unknown> = { type: 'object' };
  for (let depth = 0; depth < 60; depth += 1) data_schema = { properties: { deeper: data_schema } };
  const { read, save, stored } = await startWith(cleanup, { data_schema });
  assert.equal('JSON Schema (optional)' in seenIn(await read(form)), false);
  assert.equal((await save({ name: 'Renamed' })).status, 303);
  assert.deepEqual((await stored())?.data_schema, data_schema);
});

for (const [more, facts] of [
  [{ rate: null, allow_get: false }, 'POST'],
  [{ rate: 5, allow_get: false }, 'POST, at most 5 events per minute'],
  [{ rate: null, allow_get: true }, 'POST and GET'],
] as const)
  test(`are visible in the facts: ${facts}`, async cleanup => {
    const { read } = await startWith(cleanup, more);
    assert.equal(factsOf(await read(at)).Requests, facts);
  });

test('of an endpoint that does not exist are refused', async cleanup => {
  const { person } = await startWith(cleanup);
  const { csrf = [] } = await asItStands(person, home + form, home + at);
  const { status } = await person.post(`${home}/endpoints/ain_none`, { csrf, name: 'N', event_type: 'n' });
  assert.equal(status, 404);
});

test.run();
