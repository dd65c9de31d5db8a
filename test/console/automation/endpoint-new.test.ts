/** Creating an inbound endpoint, and its URL, which is shown once. */
import assert from 'node:assert/strict';
import { send, suiteOf } from '../../helper.ts';
import { logInOn } from '../client.ts';
import { filledIn, formOn } from '../filled.ts';
import { assertMarked, summaryOf } from '../marked.ts';
import { codeOf, factsOf, noHmac, noticesOf, seenIn } from './shown.ts';
import { home, start } from './start.ts';

const test = suiteOf('New inbound endpoints', { isLong: true });
const made = { name: ' Till ', event_type: ' till.sale ' };

test('are stored as typed, and their URL is shown once with a command that works', async cleanup => {
  const { submit, opened, person, automation, mock } = await start(cleanup);
  const answer = await opened(
    await submit('/endpoints', {
      ...made,
      allow_get: 'on',
      rate: ' 60 ',
      schema: '{"type": "object", "examples": [{"order": 7}]}',
    }),
  );
  assert.equal(answer.status, 200);
  const url = codeOf(answer.text, 'the URL') ?? '';
  assert.ok(url.startsWith(`${mock.url}/api/v1/automation/in/mi_`));
  assert.deepEqual(codeOf(answer.text, 'the cURL code')?.split('\n'), [
    `curl -X POST '${url}' \\`,
    "  -H 'Accept: application/json' \\",
    "  -H 'Content-Type: application/json' \\",
    "  --data-raw '{",
    '  "order": 7',
    "}'",
  ]);
  assert.match(answer.text, /<h1><span class="record-title">Till<\/span>/);
  assert.doesNotMatch(answer.text, /must sign its requests|<code>SECRET<\/code>/);
  assert.equal(factsOf(answer.text)['Event type'], 'till.sale');
  const stored = (await automation.listEndpoints('ws_studio')).find(({ name }) => name === 'Till');
  assert.ok(stored);
  const { id, tokens, created_at, ...rest } = stored;
  assert.match(id, /^ain_[\w-]{16}$/);
  assert.deepEqual(rest, {
    name: 'Till',
    event_type: 'till.sale',
    event_types: ['*'],
    allow_get: true,
    verification: null,
    data_schema: { type: 'object', examples: [{ order: 7 }] },
    state: 'active',
    rate: 60,
  });
  assert.equal((await send(`${url}?order=7`)).status, 202);
  assert.equal((await person.get(`${home}/endpoints/${id}`)).text.includes(url), false);
});

test('are created once by a form that is submitted twice', async cleanup => {
  const { person, automation } = await start(cleanup);
  const form = await person.form(`${home}/endpoints/new`, `${home}/endpoints`);
  const first = await person.post(`${home}/endpoints`, { ...form, ...made });
  assert.equal(first.status, 303);
  const again = await person.post(`${home}/endpoints`, { ...form, ...made });
  assert.deepEqual([again.status, again.headers.location], [303, first.headers.location]);
  const { text } = await person.get(again.headers.location ?? '');
  const [[kind, words] = ['', '']] = noticesOf(text);
  assert.deepEqual([kind, words.slice(0, 45)], ['success', 'This form has already created this endpoint. ']);
  // The same form with another name asks for another endpoint.
  await person.post(`${home}/endpoints`, { ...form, ...made, name: 'Another' });
  const names = (await automation.listEndpoints('ws_studio')).map(({ name }) => name);
  assert.deepEqual(names.filter(name => ['Till', 'Another'].includes(name)).toSorted(), ['Another', 'Till']);
});

test('have neither a verification nor limits if nothing else is typed', async cleanup => {
  const { submit, automation } = await start(cleanup);
  assert.equal((await submit('/endpoints', { ...made, header: 'X-Unused', schema: ' \n ' })).status, 303);
  const stored = (await automation.listEndpoints('ws_studio')).find(({ name }) => name === 'Till');
  assert.deepEqual(
    [stored?.allow_get, stored?.verification, stored?.data_schema, stored?.rate],
    [false, null, null, null],
  );
});

for (const [scheme, password, words] of [
  ['standard_webhooks', 'whsec_RGVtbyBmb3IgdGVzdHMgb2YgdGhlIHRpbGwh', 'Standard Webhooks'],
  ['github', 'swordfish', 'GitHub'],
  ['stripe', 'whsec_swordfish', 'Stripe'],
] as const)
  test(`with the signature ${scheme} show no command, because it would be refused`, async cleanup => {
    const { submit, opened, automation } = await start(cleanup);
    const { status, text } = await opened(
      await submit('/endpoints', { ...made, scheme, password, header: 'X-Unused' }),
    );
    assert.equal(status, 200);
    assert.equal(codeOf(text, 'the cURL code'), null);
    assert.ok(text.includes(`The sender must sign its requests (${words}), so a plain cURL`));
    assert.equal(text.includes(password), false);
    const stored = (await automation.listEndpoints('ws_studio')).find(({ name }) => name === 'Till');
    assert.deepEqual(stored?.verification, { scheme, secret: password, header: null });
  });

test('with a secret in a header show a command that leaves the secret out', async cleanup => {
  const { submit, opened, automation } = await start(cleanup);
  const verification = { scheme: 'header', header: ' X-Till ', password: 'swordfish' };
  const { status, text } = await opened(await submit('/endpoints', { ...made, ...verification }));
  assert.equal(status, 200);
  assert.ok(codeOf(text, 'the cURL code')?.includes("-H 'X-Till: SECRET'"));
  assert.match(text, /Replace <code>SECRET<\/code> with the secret of the sender\./);
  assert.doesNotMatch(text, /swordfish/);
  const stored = (await automation.listEndpoints('ws_studio')).find(({ name }) => name === 'Till');
  assert.deepEqual(stored?.verification, { scheme: 'header', secret: 'swordfish', header: 'X-Till' });
});

for (const [what, examples, isUsed] of [
  ['the first example of the schema', [{ first: 1 }, { second: 2 }], true],
  ['an example of 4,999 characters', ['x'.repeat(4_997)], true],
  ['no example of 5,000 characters', ['x'.repeat(4_998)], false],
  ['no example if the schema has none', [], false],
  ['no example that is not in a list', { 0: 1 }, false],
] as const)
  test(`suggest ${what} as test data`, async cleanup => {
    const { submit, opened, person } = await start(cleanup);
    const sent = await submit('/endpoints', { ...made, schema: JSON.stringify({ examples }) });
    // A schema whose examples are not a list may be refused, and is never used.
    if (sent.status === 422) return assert.equal(what, 'no example that is not in a list');
    const page = (await opened(sent)).text;
    const [, test = ''] = /href="([^"]+\/test)" data-sheet/.exec(page) ?? [];
    const { text } = await person.get(test);
    const expected = isUsed ? Object.values(examples)[0] : { order: 42, amount: 99.5 };
    assert.equal(seenIn(text).Data, JSON.stringify(expected, null, 2));
  });

test('keep all fields but the secret in a form that is refused, with an open form', async cleanup => {
  const { submit, person } = await start(cleanup);
  const { status, text } = await submit('/endpoints', {
    name: 'Till',
    event_type: '',
    allow_get: 'on',
    scheme: 'header',
    header: 'X-Till',
    password: 'swordfish',
    schema: '{"title": "<Order>"}',
    rate: '70',
  });
  assert.equal(status, 422);
  assert.doesNotMatch(text, /swordfish/);
  assertMarked(text, [
    ['new-type', 'Enter the type of the events, such as order.paid.'],
    ['new-secret', 'Enter the secret again: pages never contain secrets.'],
  ]);
  assert.match(text, /Nothing was saved\. Please correct:/);
  assert.deepEqual(seenIn(formOn(text, person, `${home}/endpoints`)), {
    Name: 'Till',
    'Event type': '',
    Verification: 'Secret in a header',
    'Header name (for a secret in a header)': 'X-Till',
    Secret: '',
    'Save the secret above': true,
    ...noHmac(''),
    'Take the event type from (optional)': '',
    'Recognize repeated requests by (optional)': '',
    'Headers to store with events (optional)': '',
    'JSON Schema (optional)': '{"title": "<Order>"}',
    'Events per minute (optional)': '70',
    'Response status (optional)': '',
    'Response body (optional)': '',
    'Accept GET requests, with the fields in the query': true,
  });
  assert.deepEqual(noticesOf(text), []);
});

test('ask for no secret again if none was typed, or if no verification is chosen', async cleanup => {
  const { submit } = await start(cleanup);
  for (const more of [{}, { password: 'swordfish' }]) {
    const { text } = await submit('/endpoints', {
      name: '',
      event_type: 'till.sale',
      schema: '',
      ...more,
    });
    assertMarked(text, [['new-name', 'Enter a name for the endpoint.']]);
    assert.doesNotMatch(text, /Save the secret above/);
    assert.doesNotMatch(text, /<details class="fold" open/);
  }
});

const endpoint = { name: 'Till', event_type: 'till.sale' };
const long = 'x'.repeat(201);

for (const [fields, expected] of [
  [
    { name: '', event_type: '', scheme: 'header', header: '', schema: '[1]', rate: 'many' },
    [
      ['new-name', 'Enter a name for the endpoint.'],
      ['new-type', 'Enter the type of the events, such as order.paid.'],
      ['new-header', 'The header name is required.'],
      ['new-secret', 'Enter the secret of the sender.'],
      ['new-schema', 'The schema must be a JSON object.'],
      ['new-rate', 'The rate limit must be a whole number.'],
    ],
  ],
  [
    { name: long, event_type: long, rate: '0' },
    [
      ['new-name', 'The name must have at most 200 characters.'],
      ['new-type', 'The event type must have at most 200 characters.'],
      ['new-rate', 'The rate limit must be at least 1.'],
    ],
  ],
  [{ rate: '1.5' }, [['new-rate', 'The rate limit must be a whole number.']]],
  [{ schema: 'null' }, [['new-schema', 'The schema must be a JSON object.']]],
  [{ schema: '"text"' }, [['new-schema', 'The schema must be a JSON object.']]],
  [{ schema: '{"type": ' }, [['new-schema', 'The schema must be a JSON object.']]],
  [
    { scheme: 'header', header: 'X Till', password: 'swordfish' },
    [
      ['new-header', 'A header name consists of letters, digits and hyphens.'],
      ['new-secret', 'Enter the secret again: pages never contain secrets.'],
    ],
  ],
  [
    { scheme: 'header', header: ' ', password: 'swordfish' },
    [
      ['new-header', 'The header name is required.'],
      ['new-secret', 'Enter the secret again: pages never contain secrets.'],
    ],
  ],
  [{ scheme: 'header', header: 'X-Till' }, [['new-secret', 'Enter the secret of the sender.']]],
  [{ scheme: 'github', wants_password: 'on' }, [['new-secret', 'Enter the secret of the sender.']]],
] as const)
  test(`are refused with ${JSON.stringify(fields).slice(0, 60)}`, async cleanup => {
    const { submit, automation } = await start(cleanup);
    const before = await automation.listEndpoints('ws_studio');
    const { status, text } = await submit('/endpoints', { ...endpoint, ...fields });
    assert.equal(status, 422);
    assertMarked(text, expected);
    assert.deepEqual(await automation.listEndpoints('ws_studio'), before);
  });

for (const [fields, field, sentence] of [
  [
    { scheme: 'standard_webhooks', password: 'not base64!' },
    'new-secret',
    'The secret must be whsec_ and base64 of at least 24 bytes.',
  ],
  [{ schema: '{"type": "nothing"}' }, 'new-schema', /^The schema /],
] as const)
  test(`are refused with what only the service can check: ${field}`, async cleanup => {
    const { submit } = await start(cleanup);
    const { status, text } = await submit('/endpoints', { ...endpoint, schema: '', ...fields });
    assert.equal(status, 422);
    const [[marked, reported] = ['', ''], ...more] = summaryOf(text);
    assert.deepEqual([marked, more], [field, []]);
    if (typeof sentence === 'string') assert.equal(reported, sentence);
    else assert.match(reported, sentence);
    assert.doesNotMatch(text, /not base64!/);
  });

test('are kept through a login, except the secret', async cleanup => {
  const { person, automation } = await start(cleanup);
  const fields = await person.form(`${home}/endpoints/new`, `${home}/endpoints`);
  person.cookies.delete('mk_session');
  const typed = { name: 'Kept', event_type: 'kept', scheme: 'github', password: 'swordfish', schema: '{}' };
  const late = await person.post(`${home}/endpoints`, { ...fields, ...typed });
  assert.equal(late.status, 401);
  assert.doesNotMatch(late.text, /swordfish/);
  const { text } = await logInOn(person, late.text);
  assert.doesNotMatch(text, /swordfish/);
  const form = formOn(text, person, `${home}/endpoints`);
  assert.deepEqual(seenIn(form), {
    Name: 'Kept',
    'Event type': 'kept',
    Verification: 'Signature of GitHub',
    'Header name (for a secret in a header)': '',
    Secret: '',
    'Save the secret above': true,
    ...noHmac(''),
    'Take the event type from (optional)': '',
    'Recognize repeated requests by (optional)': '',
    'Headers to store with events (optional)': '',
    'JSON Schema (optional)': '{}',
    'Events per minute (optional)': '',
    'Response status (optional)': '',
    'Response body (optional)': '',
    'Accept GET requests, with the fields in the query': false,
  });
  assert.deepEqual(
    summaryOf(text).map(([field]) => field),
    ['', 'new-secret'],
  );
  // Saved without the secret, the endpoint would not verify its senders.
  assert.equal((await person.post(`${home}/endpoints`, filledIn(form))).status, 422);
  const names = (await automation.listEndpoints('ws_studio')).map(({ name }) => name);
  assert.equal(names.includes('Kept'), false);
});

test('are refused with an unknown verification', async cleanup => {
  const { submit } = await start(cleanup);
  const { status, text } = await submit('/endpoints', { ...endpoint, scheme: 'none', password: 'swordfish' });
  assert.equal(status, 422);
  assert.deepEqual(
    summaryOf(text).map(([field]) => field),
    ['new-scheme', 'new-secret'],
  );
});

test('are created without a schema by a form that does not contain the field', async cleanup => {
  const { submit } = await start(cleanup);
  assert.equal((await submit('/endpoints', endpoint)).status, 303);
});

test.run();
