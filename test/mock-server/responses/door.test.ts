/** Answers of the mock server by `/__mock/answers`, and what they must say. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { exampleReplies } from '../../../src/openapi/example-replies.ts';
import { operations } from '../../built-in.ts';
import { post, send, suiteOf } from '../../helper.ts';

const test = suiteOf('The answers of the mock server');

const mock = await startMock();
const { url } = mock;
const answers = `${url}/__mock/answers`;
const headers = { 'x-api-key': mock.keys.studio ?? '' };

test('are asked for, listed and stopped below /__mock', async () => {
  const rule = {
    operation: 'listItems',
    answer: [503, { status: 404, delay: 1 }],
    when: { input: { page: 2 } },
  };
  const { status, json } = await post(answers, rule);
  const { id } = json.data as { id: string };
  assert.deepEqual([status, json.data], [200, { id, rule, seen: 0, answered: 0 }]);
  assert.equal((await send(`${url}/api/items/all?page=1`, { headers })).status, 200);
  assert.equal((await send(`${url}/api/items/all?page=2`, { headers })).status, 503);
  assert.deepEqual((await send(answers)).json.data, [{ id, rule, seen: 1, answered: 1 }]);
  const stopped = await send(`${answers}/${id}`, { method: 'DELETE' });
  assert.deepEqual([stopped.status, stopped.json.data], [200, { id }]);
  const again = await send(`${answers}/${id}`, { method: 'DELETE' });
  assert.deepEqual([again.status, again.json.msg], [404, 'Not found: no active answer has this id']);
  await post(answers, rule);
  mock.answer('getItem', 404);
  assert.deepEqual((await send(answers, { method: 'DELETE' })).json.data, { stopped: 2 });
});

test('are not stopped with the faults, nor by the id of a fault', async () => {
  mock.answer('getItem', 404);
  const { id } = mock.fail({ operation: 'getItem', status: 503 });
  assert.throws(() => mock.stopAnswers(id), /no active answer has this id/);
  mock.stopFaults();
  assert.equal(mock.answers().length, 1);
  mock.stopAnswers();
});

test('may be bytes in base64', async () => {
  await post(answers, { path: '/x', answer: { bytes: 'AQL/', headers: { 'content-type': 'image/x' } } });
  const sent = await fetch(`${url}/x`);
  assert.deepEqual([...new Uint8Array(await sent.arrayBuffer())], [1, 2, 255]);
  assert.equal(sent.headers.get('content-type'), 'image/x');
});

test('tell no secret of a key, no function and no bytes', async () => {
  mock.answer('getItem', () => 404, { key: mock.keys.studio ?? '' });
  mock.answer({ path: '/y' }, { bytes: new Uint8Array(3) }, { key: `mk_${'a'.repeat(38)}` });
  const { text, json } = await send(answers);
  assert.ok(!text.includes(mock.keys.studio ?? 'none') && !text.includes('mk_a'));
  assert.deepEqual(
    (json.data as { rule: object }[]).map(({ rule }) => rule),
    [
      { operation: 'getItem', answer: '(function)', key: 'studio' },
      { path: '/y', answer: { bytes: '(3 bytes)' }, key: '***' },
    ],
  );
  mock.stopAnswers();
});

test('are a thousand at most', async () => {
  for (let count = 0; count < 1_000; count += 1) mock.answer({ path: `/${count}` }, 404);
  const sentence = '1000 answers are active, and there cannot be more: stop some first';
  assert.throws(() => mock.answer('getItem', 404), {
    name: 'TypeError',
    message: `mock.answer: ${sentence}`,
  });
  assert.equal((await post(answers, { path: '/more', answer: 404 })).status, 400);
  mock.stopAnswers();
});

test('are checked for every operation that answers with JSON: its examples may be sent, an empty body may not', () => {
  for (const operation of operations) {
    const { id, reply } = operation;
    if (!('schema' in reply)) continue;
    for (const { body } of exampleReplies(operation)) mock.answer(id, { body });
    assert.throws(() => mock.answer(id, { body: {} }), /body.* is required/, id);
    mock.answer(id, { body: {}, unchecked: true });
  }
  mock.stopAnswers();
});

for (const [rule, sentence] of [
  [[], 'the body must be an object'],
  [{ operation: 'listItems' }, 'an answer needs answer: what is sent'],
  [{ answer: 404 }, 'an answer needs operation or path: which requests it is for'],
  [
    { operation: 'listItem', answer: 404 },
    'operation is not the id of an operation: did you mean listItems?',
  ],
  [{ operation: 'listItems', anwser: 404 }, 'an answer has no field anwser: did you mean answer?'],
  [{ path: '/__mock/x', answer: 404 }, 'path must not be below /__mock'],
  [{ path: '/x', operation: 'getItem', answer: 404 }, 'path must not be given together with operation'],
  [{ path: '/x', answer: null }, 'an answer must be an object'],
  [{ path: '/x', answer: 'text' }, 'an answer must be an object'],
  [{ path: '/x', answer: {} }, 'an answer must not be empty: it would change nothing'],
  [{ path: '/x', answer: [] }, 'a sequence of answers must not be empty'],
  [
    { path: '/x', answer: [404, 9] },
    'answer[1]: status must be a whole number from 200 to 599, or 100, 102, 103',
  ],
  [{ path: '/x', answer: 101 }, 'status must be a whole number from 200 to 599, or 100, 102, 103'],
  [
    { path: '/x', answer: { status: '404' } },
    'status must be a whole number from 200 to 599, or 100, 102, 103',
  ],
  [{ path: '/x', answer: { body: 1, text: '' } }, 'text must not be given together with body'],
  [
    { path: '/x', answer: { status: 204, text: '' } },
    'text must not be given together with the status 204, which has no body',
  ],
  [{ path: '/x', answer: { status: 103 } }, 'status 103 needs the header link'],
  [{ path: '/x', answer: { reset: true, status: 404 } }, 'status must not be given together with reset'],
  [{ path: '/x', answer: { hang: true, delay: 5 } }, 'delay must not be given together with hang'],
  [{ path: '/x', answer: { error: 'unavailable', text: 'x' } }, 'text must not be given together with error'],
  [
    { path: '/x', answer: { truncate: true, bytesPerSecond: 5 } },
    'bytesPerSecond must not be given together with truncate',
  ],
  [
    { path: '/x', answer: { error: 'unavailible' } },
    'error is not the code of an error of the service: did you mean unavailable?',
  ],
  [{ path: '/x', answer: { bytes: '*' } }, 'bytes must be bytes, or a text in base64'],
  [{ path: '/x', answer: { stream: 'x' } }, 'stream must be a stream or an async iterable of bytes'],
  [
    { path: '/x', answer: { headers: { 'Content-Length': '5' } } },
    'headers must not have Content-Length, which the server sets',
  ],
  [
    { path: '/x', answer: { headers: { 'x y': '5' } } },
    'headers must have names and values that HTTP allows',
  ],
  [{ path: '/x', answer: { headers: { x: 'a\nb' } } }, 'headers must have names and values that HTTP allows'],
  [{ path: '/x', answer: { headers: { x: 5 } } }, 'headers must be an object of texts and lists of texts'],
  [
    { path: '/x', answer: { text: 'é', headers: { 'Content-Type': 'text/html; charset=iso-8859-1' } } },
    'headers say the charset iso-8859-1, and text is sent as UTF-8: give bytes',
  ],
  [
    { path: '/x', answer: { bytesPerSecond: 0 } },
    'bytesPerSecond must be a whole number from 1 to 1000000000',
  ],
  [
    { path: '/x', answer: { pause: { after: 5 } } },
    'pause must be { after, for }: a number of bytes, and 1 to 60000 milliseconds',
  ],
  [
    { path: '/x', answer: { pause: { aftr: 5 } } },
    'pause contains an unknown field aftr: did you mean after?',
  ],
  [{ path: '/x', answer: { unchecked: false } }, 'unchecked must be true'],
  [
    { path: '/x', answer: 404, when: 5 },
    'when must be an object with input, body and headers, or a function',
  ],
  [
    { path: '/x', answer: 404, when: { inputs: {} } },
    'when contains an unknown field inputs: did you mean input?',
  ],
  [{ path: '/x', answer: 404, when: { input: 5 } }, 'when must have an object as input'],
  [{ path: '/x', answer: 404, when: { headers: { a: 1 } } }, 'when must have an object of texts as headers'],
  [
    { operation: 'getItem', answer: 404, when: { input: { itm_id: 1 } } },
    'when.input: getItem has no parameter itm_id: did you mean item_id?',
  ],
  [
    { path: '/x', answer: 404, key: 'studi' },
    /^key must be the alias, the id or the secret of a key: .*: did you mean studio\?$/,
  ],
  [{ path: '/x', answer: [404, 404], nth: 2 }, 'nth must not be given together with a sequence of answers'],
  [
    { operation: 'getItem', answer: 418 },
    /^status 418 is not declared by getItem: use 200, 304, 400, .* or one from 500, or give unchecked: true$/,
  ],
  [
    { operation: 'getItem', answer: { text: 'x' } },
    'getItem answers with JSON: give a body, or give unchecked: true',
  ],
  [
    { operation: 'getItem', answer: { body: { status: 'success', item: { id: 'x' } } } },
    /^body\/item\/\w+ .* \(ItemReply\), or give unchecked: true$/,
  ],
  [
    { operation: 'getItem', answer: { status: 404, body: { status: 'error' } } },
    'body/msg is required (ErrorBody), or give unchecked: true',
  ],
] as const)
  test(`are refused if they are ${JSON.stringify(rule)}`, async () => {
    const { status, json } = await post(answers, rule as object);
    const message = String(json.msg).replace('Invalid request: ', '');
    assert.equal(status, 400);
    if (typeof sentence === 'string') assert.equal(message, sentence);
    else assert.match(message, sentence);
    assert.deepEqual(mock.answers(), []);
  });

for (const [answer, options, sentence] of [
  [{ body: 1n }, {}, /^mock\.answer: body cannot be sent as JSON: .*BigInt/],
  [{ body: () => 1 }, {}, 'mock.answer: body cannot be sent as JSON: it is a function or a symbol'],
  [
    { stream: new Blob([]).stream() },
    { times: 2 },
    'mock.answer: stream can be read once: give a function that returns a new one for each request',
  ],
  [
    new Response(),
    {},
    'mock.answer: an answer must not be a Response, which can be read once: give a function that returns it',
  ],
  [404, { tmes: 2 }, 'mock.answer: an answer has no field tmes: did you mean times?'],
] as const)
  test(`are refused in code with ${sentence}`, () => {
    assert.throws(() => mock.answer({ path: '/x' }, answer as never, options as never), {
      message: sentence,
    });
  });

test('closes what the tests share', () => mock.close());

test.run();
