/**
 * No secret reaches what the mock server shows of its journal to others, wherever it stands in a request or a response;
 * the test itself sees what was sent.
 */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { redactText, redactUrl, redactValue } from '../../../mock-server/redact.ts';
import { form, knownCode, post, secrets, send, suiteOf } from '../../helper.ts';
import { keyShape } from '../../secret-shapes.ts';

const test = suiteOf('Secrets in the journal');
const { studio } = secrets;
const bearer = { authorization: `Bearer ${studio}` };

test('are left out of queries, headers, bodies, paths and responses', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const { url } = mock;
  const validation = `${url}/api/purchases/validation`;
  const inbound = 'mi_DemoOrders0000000000000000000000000000';
  await send(`${url}/api/items/all?api_key=${studio}`);
  await send(`${url}/api/items/all?%61pi_key=${studio}&q=${studio}&r=%6d%6b_${studio.slice(3)}`);
  await send(`${url}/${studio}/x`, {
    headers: { referer: `${url}/?api_key=${studio}&purchase_code=${knownCode}` },
  });
  await send(`${url}/api/items/all`, { headers: { 'x-api-key': studio, cookie: 'session=cookiesecret' } });
  await send(`${url}/api/v1/models`, { headers: bearer });
  await post(validation, { api_key: studio, purchase_code: knownCode });
  await form(validation, `api_key=${studio}&purchase_code=${knownCode}`);
  await form(validation, `%61pi_key=${studio}&purchase%5Fcode=${knownCode}`);
  await post(validation, `--x\r\nname="purchase_code"\r\n\r\n${knownCode}\r\n--x--`, {
    'content-type': 'multipart/form-data; boundary=x',
  });
  await post(validation, `{"purchase_code": "${knownCode}", "api_key": ${studio}`);
  await post(validation, `{\\u0070urchase_code: '${knownCode}`, { 'content-type': 'text/plain' });
  await post(validation, { api_key: studio, purchase_code: knownCode, x: 'x'.repeat(70_000) });
  await post(`${validation}?code=${knownCode}`, { code: knownCode, note: `see ${knownCode}` });
  await post(validation, `see ${knownCode}`, { 'content-type': 'text/plain' });
  const created = await post(`${url}/api/v1/keys`, { name: 'x', scopes: ['marketplace:read'] }, bearer);
  assert.equal(created.status, 201, created.text);
  const hook = await post(
    `${url}/api/v1/webhooks`,
    {
      url: 'https://receiver.example/x',
      event_types: ['key.created'],
      headers: { 'x-partner': 'partnersecret' },
    },
    bearer,
  );
  assert.equal(hook.status, 201, hook.text);
  const endpoint = await post(
    `${url}/api/v1/automation/endpoints`,
    { name: 'x', event_type: 'order.paid', verification: { scheme: 'github', secret: 'verificationsecret' } },
    bearer,
  );
  assert.equal(endpoint.status, 201, endpoint.text);
  await post(
    `${url}/api/v1/automation/in/${inbound}`,
    { type: 'order.paid' },
    { 'x-own': 'ownheadersecret' },
  );
  const invited = await post(
    `${url}/api/v1/invitations`,
    { email: 'sam@example.com', role: 'owner' },
    bearer,
  );
  const link = (invited.json.data as { url: string }).url;
  await send(link);
  await send(link.replace('/mv_', '/m%76_'), { headers: { referer: link } });
  await send(`${url}/user/api/login?return_to=${encodeURIComponent(link)}`);
  const known = [
    studio,
    knownCode,
    inbound,
    ...['cookiesecret', 'partnersecret', 'verificationsecret', 'ownheadersecret'],
    ...[created, hook, endpoint, invited].flatMap(
      ({ text }) => text.match(/(?:mk|mi|mv|whsec)_[0-9A-Za-z+/=]{20,}/g) ?? [],
    ),
  ];
  assert.equal(known.length >= 10, true);
  const shown = JSON.stringify([
    await mock.har(),
    (await send(`${url}/__mock/requests`)).json,
    (await send(`${url}/__mock/requests?format=har`)).json,
    await pagesOf(mock),
    await failureOf(mock),
  ]);
  for (const secret of known) assert.equal(shown.includes(secret.slice(0, 20)), false, secret);
});

test('are left out of broken text in any notation', () => {
  for (const [text, shown] of [
    ['{"api_key":"s\\"t","x":1', '{"api_key":***,"x":1'],
    ["{api_key: 's t', x: 1}", '{api_key: ***, x: 1}'],
    ['password=s&x=1', 'password=***&x=1'],
    ['%70assword=s&x=1', 'password=***&x=1'],
    ['{"a":"{\\"client_secret\\":\\"s\\"}"}', '{"a":"{\\"client_secret\\":***}"}'],
    ['{"purchase_code":"cut', '{"purchase_code":***'],
    ['tokens=["a, b", ["c"]], x=1', 'tokens=***, x=1'],
    ['{"token": {"a": "b"', '{"token": ***'],
    ['"{\\"secret\\":\\"a\\\\\\"b\\",\\"x\\":1}"', '"{\\"secret\\":***,\\"x\\":1}"'],
    ['a mk_abcdefgh1234 b', 'a mk_*** b'],
    ['x=1', 'x=1'],
  ] as const)
    assert.equal(redactText(text), shown);
});

test('are left out of values however deep they are, and whatever form they have', () => {
  assert.deepEqual(
    redactValue({
      config: { password: 'x', tokens: ['a'], has_password: true, token: null },
      list: [{ accessToken: 1 }],
      text: 'see mk_abcdefgh1234',
    }),
    {
      config: { password: '***', tokens: '***', has_password: true, token: null },
      list: [{ accessToken: '***' }],
      text: 'see mk_***',
    },
  );
  let deep: unknown = { password: 'x' };
  for (let level = 0; level < 20_000; level += 1) deep = [deep];
  assert.equal(JSON.stringify(redactValue(deep)).includes('"x"'), false);
});

test('are left out of URLs in bodies, such as those of webhooks', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const url = 'https://receiver.example/x?token=receiversecret&shop=7';
  await post(`${mock.url}/api/v1/webhooks`, { url, event_types: ['key.created'] }, bearer);
  await form(`${mock.url}/x`, `callback=${encodeURIComponent(url)}`);
  const { text } = await send(`${mock.url}/__mock/requests`);
  assert.equal(text.includes('receiversecret'), false);
  assert.equal(text.split('https://receiver.example/x?token=***&shop=7').length - 1, 3);
});

test('are left out of URLs with broken percent-encoding', () => {
  assert.equal(redactUrl('/%zz?%=1&token=%zz'), '/%zz?%=1&token=***');
});

test('are what was sent in the object of the test itself', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const { url } = mock;
  const asked = mock.waitForRequest(
    request => (request.body?.value as { purchase_code?: string } | undefined)?.purchase_code === knownCode,
  );
  const validation = `${url}/api/purchases/validation`;
  await form(`${validation}?q=mk_abcdefgh1234`, `api_key=${studio}&purchase_code=${knownCode}`);
  const request = await asked;
  assert.deepEqual(request.body?.value, { api_key: studio, purchase_code: knownCode });
  assert.equal(request.url, '/api/purchases/validation?q=mk_abcdefgh1234');
  await post(
    `${url}/api/v1/automation/in/mi_DemoOrders0000000000000000000000000000?token=t`,
    '{"token": "cut',
    { 'x-own': 'ownheadersecret', cookie: 'session=cookiesecret', 'content-type': 'text/plain' },
  );
  const [, inbound] = mock.requests();
  assert.ok(inbound);
  assert.equal(inbound.path, '/api/v1/automation/in/mi_DemoOrders0000000000000000000000000000');
  assert.deepEqual(
    [inbound.headers['x-own'], inbound.headers.cookie],
    ['ownheadersecret', 'session=cookiesecret'],
  );
  assert.equal(inbound.body?.value, '{"token": "cut');
  const created = await post(`${url}/api/v1/keys`, { name: 'x', scopes: ['marketplace:read'] }, bearer);
  assert.deepEqual(mock.requests({ after: inbound.id })[0]?.response?.body?.value, created.json);
  assert.match(created.text, keyShape);
});

test('are shown to this machine over HTTP if it says so, and neither in archives nor to other machines', async cleanup => {
  const mock = await startMock({ redact: false, remoteControl: true });
  cleanup(mock.close);
  const { url } = mock;
  await post(`${url}/api/purchases/validation`, { api_key: studio, purchase_code: knownCode });
  assert.equal((await send(`${url}/__mock/requests`)).text.includes(knownCode), true);
  assert.equal((await pagesOf(mock)).includes(knownCode), true);
  assert.equal((await firstEvent(`${url}/__mock/requests/events?after=0`)).includes(knownCode), true);
  const through = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  for (const path of ['requests', 'dashboard/requests/1']) {
    const answer = await send(`${url}/__mock/${path}`, through);
    assert.equal(answer.status, 200);
    assert.equal(answer.text.includes(knownCode), false, path);
  }
  assert.equal(
    (await firstEvent(`${url}/__mock/requests/events?after=0`, through)).includes(knownCode),
    false,
  );
  assert.equal((await send(`${url}/__mock/requests?format=har`)).text.includes(knownCode), false);
  assert.equal(JSON.stringify(await mock.har()).includes(knownCode), false);
});

test('are sent to each reader of the events as it may see them', async cleanup => {
  const mock = await startMock({ redact: false, remoteControl: true });
  cleanup(mock.close);
  const { url } = mock;
  const local = firstEvent(`${url}/__mock/requests/events?after=0`);
  const remote = firstEvent(`${url}/__mock/requests/events?after=0`, {
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  await post(`${url}/api/purchases/validation`, { api_key: studio, purchase_code: knownCode });
  assert.equal((await local).includes(knownCode), true);
  const seen = await remote;
  assert.equal(seen.includes('"purchase_code":"***"'), true);
  assert.equal(seen.includes(knownCode), false);
});

type Running = Awaited<ReturnType<typeof startMock>>;

/** The pages of the dashboard that show requests. */
async function pagesOf({ url, requests }: Running): Promise<string> {
  const pages = requests().map(({ id }) => send(`${url}/__mock/dashboard/requests/${id}`));
  const list = await send(`${url}/__mock`, { headers: { accept: 'text/html' } });
  return [list, ...(await Promise.all(pages))].map(({ text }) => text).join();
}

/** What a wait says of the requests that came instead. */
async function failureOf(mock: Running): Promise<string> {
  const wait = mock.waitForRequest({ path: '/never' }, { timeout: 500 });
  await send(`${mock.url}/api/items/all?api_key=${studio}`);
  return wait.then(
    () => assert.fail('it came'),
    (error: Error) => error.message,
  );
}

/** The first request in the events. */
async function firstEvent(url: string, init: { headers?: Record<string, string> } = {}): Promise<string> {
  const answer = await fetch(url, init);
  let text = '';
  for await (const part of answer.body ?? []) {
    text += new TextDecoder().decode(part as Uint8Array);
    const [event] = /event: request\n.*\n.*\n\n/.exec(text) ?? [];
    if (event !== undefined) return event;
  }
  return assert.fail('the events ended');
}

test.run();
