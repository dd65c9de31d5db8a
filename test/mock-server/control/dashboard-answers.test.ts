/** The answers on the dashboard of the mock server. */
import assert from 'node:assert/strict';
import { filledIn } from '../../console/filled.ts';
import { type Cleanup, post, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';

const test = suiteOf('The answers on the dashboard');

const page = { accept: 'text/html' };

/** The texts of the form of an answer. */
function valuesIn(text: string): Record<string, string> {
  const [form = ''] = /<form class="stack"[\s\S]*?<\/form>/.exec(text) ?? [];
  return Object.fromEntries(Object.entries(filledIn(form)).map(([name, [value = '']]) => [name, value]));
}

async function start(cleanup: Cleanup) {
  const mock = await mockFor(cleanup);
  const answers = `${mock.url}/__mock/dashboard/answers`;
  const submit = (fields: Record<string, string>, path = '') =>
    send(`${answers}${path}`, {
      method: 'POST',
      headers: { ...page, 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(fields)),
    });
  const headers = { 'x-api-key': mock.keys.studio ?? '' };
  return { mock, answers, submit, headers };
}

test('begin with a request that was answered, and change the next one like it', async cleanup => {
  const { mock, answers, submit, headers } = await start(cleanup);
  const item = `${mock.url}/api/items/item?item_id=1001`;
  await send(item, { headers });
  const { id } = mock.requests()[0] ?? {};
  const request = await send(`${mock.url}/__mock/dashboard/requests/${id}`, { headers: page });
  const href = `/__mock/dashboard/answers?request=${id}`;
  assert.ok(request.text.includes(`href="${href}">Answer differently next time<`));
  const fields = valuesIn((await send(mock.url + href, { headers: page })).text);
  assert.deepEqual(
    [fields.operation, fields.status, fields.type, fields.input],
    ['getItem', '200', 'json', '{"item_id":"1001"}'],
  );
  const body = JSON.parse(fields.body ?? '');
  const sent = await submit({
    ...fields,
    body: JSON.stringify({ ...body, item: { ...body.item, name: 'Other' } }),
    headers: 'X-One: 1\r\n\r\nX-Two: a: b',
    delay: '1',
    speed: '1000000',
  });
  assert.deepEqual([sent.status, sent.headers.location], [303, '/__mock/dashboard/answers']);
  const list = await send(answers, { headers: page });
  assert.match(
    list.text,
    /Read one item: GET \/api\/items\/item, only \{&quot;item_id&quot;:&quot;1001&quot;\}/,
  );
  assert.match(list.text, /Status 200, a JSON body, with headers, slowly, 1 ms later/);
  assert.match(list.text, /0 of 1/);
  const other = await send(item.replace('item_id=1001', 'item_id=1002'), { headers });
  assert.notEqual((other.json.item as { name: string }).name, 'Other');
  const next = await send(item, { headers });
  assert.equal((next.json.item as { name: string }).name, 'Other');
  assert.deepEqual([next.headers['x-one'], next.headers['x-two']], ['1', 'a: b']);
  assert.match((await send(answers, { headers: page })).text, /The service answers every request\./);
});

test('begin with a request to any path, and with a body that was sent', async cleanup => {
  const { mock, answers, headers } = await start(cleanup);
  await post(
    `${mock.url}/api/purchases/validation`,
    { purchase_code: 'p', api_key: mock.keys.studio },
    headers,
  );
  await send(`${mock.url}/nowhere?a=1`, { method: 'PUT' });
  await post(
    `${mock.url}/api/v1/links`,
    { url: 'https://shop.example/a', slug: 'mine' },
    { authorization: `Bearer ${mock.keys.studio}` },
  );
  const [validation, nowhere, link] = mock.requests().map(({ id }) => id);
  const formOf = async (id: number | undefined) =>
    valuesIn((await send(`${answers}?request=${id}`, { headers: page })).text);
  // A purchase code is a secret: the page does not know it.
  const first = await formOf(validation);
  assert.deepEqual([first.operation, first.input, first.status], ['validatePurchase', '', '404']);
  const third = await formOf(link);
  assert.deepEqual(
    [third.operation, third.input, third.status],
    ['createLink', '{"url":"https://shop.example/a","slug":"mine"}', '201'],
  );
  const second = await formOf(nowhere);
  assert.deepEqual(
    [second.operation, second.path, second.method, second.input],
    ['', '/nowhere', 'PUT', '{"a":"1"}'],
  );
  assert.equal((await formOf(999)).path, '');
});

test('begin with a redirect, a file or a repeated parameter so that the same answer comes again', async cleanup => {
  const { mock, answers, submit, headers } = await start(cleanup);
  const formOf = async () => {
    const { id } = mock.requests().at(-1) ?? {};
    return valuesIn((await send(`${answers}?request=${id}`, { headers: page })).text);
  };
  const console = await send(`${mock.url}/user/api`, { headers: page });
  const redirect = await formOf();
  assert.deepEqual([redirect.status, redirect.headers], ['303', `Location: ${console.headers.location}`]);
  await submit(redirect);
  const again = await send(`${mock.url}/user/api`, { headers: page });
  assert.deepEqual([again.status, again.headers.location], [303, console.headers.location]);
  await send(`${mock.url}/media/thumbnail/1001.svg`);
  const file = await formOf();
  assert.deepEqual([file.status, file.body], ['', '']);
  assert.match((await submit(file)).text, /must not be empty/);
  await send(`${mock.url}/flags?a=1&a=2`, { headers });
  const repeated = await formOf();
  assert.equal(repeated.input, '{"a":["1","2"]}');
  await submit({
    ...repeated,
    status: '418',
    type: 'text',
    body: 'Tea',
    headers: 'Set-Cookie: a=1\nSet-Cookie: b=2',
  });
  const tea = await send(`${mock.url}/flags?a=1&a=2`, { headers });
  assert.deepEqual([tea.status, [tea.headers['set-cookie']].flat()], [418, ['a=1', 'b=2']]);
});

test('are shown again when they are refused, with the reason at the field', async cleanup => {
  const { mock, submit } = await start(cleanup);
  for (const [fields, field, reason] of [
    [{ operation: 'getItem', status: '418' }, 'answer-status', /Status 418 is not declared by getItem/],
    [{ operation: 'getItem', body: '{"a":1}' }, 'answer-body', /Body.* \(ItemReply\)/],
    [{ operation: 'getItem', body: '{"a":' }, 'answer-body', /Body is not JSON/],
    [{ path: '/x', type: 'text', body: 'x', status: '204' }, null, /no body/],
    [{ path: '/x', status: '404', input: '[]' }, 'answer-input', /Input must be an object/],
    [{ path: '/x', status: '404', headers: 'one' }, 'answer-headers', /lines such as/],
    [{ path: '/x', status: '404', speed: 'fast' }, 'answer-speed', /whole number of bytes/],
    [{ path: '/x', status: '404', times: 'often' }, 'answer-times', /or &#39;always&#39;/],
    [{ path: '/x', operation: 'getItem', status: '404' }, 'answer-path', /together with operation/],
    [{ status: '404' }, null, /operation or path/],
  ] as const) {
    const refused = await submit(fields);
    assert.equal(refused.status, 400, JSON.stringify(fields));
    assert.match(/role="alert".*?<\/div>/s.exec(refused.text)?.[0] ?? '', reason);
    if (field !== null) assert.match(refused.text, new RegExp(`id="${field}-error">[A-Z]`));
    const kept = valuesIn(refused.text);
    for (const [name, value] of Object.entries(fields)) assert.equal(kept[name], value);
  }
  assert.deepEqual(mock.answers(), []);
});

test('may be anything, when the form says so, and can be stopped', async cleanup => {
  const { mock, answers, submit, headers } = await start(cleanup);
  await submit({
    operation: 'getItem',
    status: '418',
    type: 'text',
    body: 'Tea',
    unchecked: 'yes',
    times: 'always',
  });
  const { status, text } = await send(`${mock.url}/api/items/item?item_id=1`, { headers });
  assert.deepEqual([status, text], [418, 'Tea']);
  await submit({ path: '/l/*', status: '500' });
  mock.answer('listItems', [503, { error: 'unavailable' }]);
  mock.answer('getAccountDetails', () => null);
  const list = (await send(answers, { headers: page })).text;
  for (const words of [
    '1, always',
    '/l/*',
    'Status 503, then the error unavailable',
    'By a function',
    'Stop all',
  ])
    assert.ok(list.includes(words), words);
  mock.fail({ operation: 'listItems', status: 503, delay: [5, 9], times: 'always', key: 'studio' });
  const faults = (await send(answers.replace('answers', 'faults'), { headers: page })).text;
  for (const words of [
    'GET /api/items/all, only studio',
    'Answered with 503, Answered 5 to 9 ms later',
    '0, always',
  ])
    assert.ok(faults.includes(words), words);
  const [first] = mock.answers();
  assert.equal((await submit({ id: first?.id ?? '' }, '/stop')).status, 303);
  assert.equal((await submit({ id: first?.id ?? '' }, '/stop')).status, 400);
  assert.equal((await submit({}, '/stop')).status, 303);
  assert.deepEqual(mock.answers(), []);
});

test.run();
