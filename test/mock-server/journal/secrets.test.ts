/** No secret reaches the journal of the mock server, wherever it stands in a request or a response. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { redactText, redactUrl, redactValue } from '../../../mock-server/redact.ts';
import { form, knownCode, post, secrets, send, suiteOf } from '../../helper.ts';

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
  const known = [
    studio,
    knownCode,
    inbound,
    ...['cookiesecret', 'partnersecret', 'verificationsecret', 'ownheadersecret'],
    ...[created, hook, endpoint].flatMap(
      ({ text }) => text.match(/(?:mk|mi|whsec)_[0-9A-Za-z+/=]{20,}/g) ?? [],
    ),
  ];
  assert.equal(known.length >= 10, true);
  const shown = JSON.stringify([
    mock.requests(),
    await mock.har(),
    (await send(`${url}/__mock/requests`)).json,
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
  const text = JSON.stringify(mock.requests());
  assert.equal(text.includes('receiversecret'), false);
  assert.equal(text.split('https://receiver.example/x?token=***&shop=7').length - 1, 3);
});

test('are left out of URLs with broken percent-encoding', () => {
  assert.equal(redactUrl('/%zz?%=1&token=%zz'), '/%zz?%=1&token=***');
});

test.run();
