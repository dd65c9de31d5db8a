/** What senders ask an inbound endpoint before they send events. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { startMock } from '../../../mock-server/index.ts';
import { type Cleanup, type RawAnswer, send, suiteOf } from '../../helper.ts';
import { client } from '../clients.ts';

const test = suiteOf('Handshakes of inbound endpoints', { isLong: true });
const json = { 'content-type': 'application/json' };

async function start(cleanup: Cleanup, input: object = {}, options: Parameters<typeof startMock>[0] = {}) {
  const mock = await startMock(options);
  cleanup(mock.close);
  const api = client(mock);
  const { url, endpoint } = await api.create(input);
  const events = async () => (await api.history(`&endpoint_id=${endpoint.id}`)).length;
  return { api, url, endpoint, events };
}

/** That a browser would show it as text, or as JSON, and nothing else. */
function assertPlain({ status, headers, text }: RawAnswer, type: string, body: string): void {
  assert.deepEqual([status, headers['content-type'], text], [200, `${type}; charset=utf-8`, body]);
  assert.deepEqual([headers['x-content-type-options'], headers['cache-control']], ['nosniff', 'no-store']);
}

const slack = { verification: { scheme: 'slack', secret: 'hush' } };
const signedBySlack = (body: string) => {
  const time = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', 'hush').update(`v0:${time}:${body}`).digest('hex');
  return { ...json, 'x-slack-request-timestamp': time, 'x-slack-signature': `v0=${signature}` };
};

// As in Slack's documentation of the event.
const challenge = '3eZbrw1aBm2rZgRNFdxV2595E9CY3gmdALWMmHkvFXO7tYXAYM8P';
const asked = JSON.stringify({ token: 'Jhj5dZrVaK7ZwHHjRyZWjbDl', challenge, type: 'url_verification' });

test('give Slack its challenge as text, and publish nothing', async cleanup => {
  const { api, url, events } = await start(cleanup, slack);
  assertPlain(await api.post(url, asked, signedBySlack(asked)), 'text/plain', challenge);
  assert.equal(await events(), 0);
  const event = '{"type":"event_callback","event_id":"Ev1"}';
  assert.equal((await api.post(url, event, signedBySlack(event))).status, 202);
});

test('give nobody else the challenge of Slack', async cleanup => {
  const { api, url, events } = await start(cleanup, slack);
  const { status, text } = await api.post(url, asked, {
    ...signedBySlack(asked),
    'x-slack-signature': 'v0=00',
  });
  assert.equal(status, 401);
  assert.doesNotMatch(text, /3eZbrw1/);
  assert.equal(await events(), 0);
});

for (const wrong of ['', 'a b', '<script>é', 'x'.repeat(501), 7, null, undefined])
  test(`refuse the challenge ${String(JSON.stringify(wrong)).slice(0, 20)} of Slack`, async cleanup => {
    const { api, url, events } = await start(cleanup, slack);
    const body = JSON.stringify({ type: 'url_verification', challenge: wrong });
    const answer = await api.post(url, body, signedBySlack(body));
    assert.deepEqual(
      [answer.status, answer.json.msg],
      [400, 'Invalid request: challenge must be 1 to 500 ASCII characters that can be printed'],
    );
    assert.equal(await events(), 0);
  });

test('publish what is no handshake of their preset', async cleanup => {
  const { api, url } = await start(cleanup);
  const event = await api.eventOf(await api.post(url, asked, json));
  assert.equal((event.data as { challenge: string }).challenge, challenge);
});

const meta = { verification: { scheme: 'meta', secret: 'app secret' } };
const subscribing = (url: string, token: string, code = '1158201444') =>
  send(
    `${url}?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.challenge': code, 'hub.verify_token': token })}`,
  );

test('give Meta its challenge for the secret, and for the token of the URL', async cleanup => {
  const { api, url, events } = await start(cleanup, meta);
  const token = url.slice(url.lastIndexOf('/') + 1);
  for (const known of ['app secret', token])
    assertPlain(await subscribing(url, known), 'text/plain', '1158201444');
  assert.equal(await events(), 0);
  const body = '{"object":"page"}';
  const signature = createHmac('sha256', 'app secret').update(body).digest('hex');
  const posted = await api.post(url, body, { ...json, 'x-hub-signature-256': `sha256=${signature}` });
  assert.deepEqual((await api.eventOf(posted)).data, { object: 'page' });
});

test('refuse Meta with another token, and every challenge that is no short text', async cleanup => {
  const { url, events } = await start(cleanup, meta);
  for (const token of ['', 'app', 'app secret ']) {
    const { status, json, text } = await subscribing(url, token, '<b>1</b>');
    assert.deepEqual(
      [status, json.msg],
      [401, 'The request could not be verified: hub.verify_token does not match'],
    );
    assert.doesNotMatch(text, /<b>/);
  }
  for (const code of ['', 'a b', 'é', 'x'.repeat(501)])
    assert.equal((await subscribing(url, 'app secret', code)).status, 400);
  assertPlain(await subscribing(url, 'app secret', '<b>1</b>'), 'text/plain', '<b>1</b>');
  assert.equal((await send(`${url}?a=1`)).status, 405);
  assert.equal(await events(), 0);
});

test('limit how often the token of Meta is guessed', async cleanup => {
  const { url } = await start(cleanup, { ...meta, rate: 3 }, { rateLimits: true });
  for (const status of [401, 401, 401, 429]) assert.equal((await subscribing(url, 'guess')).status, status);
  assert.equal((await subscribing(url, 'app secret')).status, 200);
});

test('take GET as data where the preset is not that of Meta', async cleanup => {
  const { api, url } = await start(cleanup, { allow_get: true });
  assert.equal(
    ((await api.eventOf(await subscribing(url, 'x'))).data as { 'hub.mode': string })['hub.mode'],
    'subscribe',
  );
});

// As in Microsoft's documentation of the event.
const code = '512d38b6-c7b8-40c8-89fe-f46f9e9622b6';
const validation = [
  {
    id: '2d1781af-3a4c-4d7c-bd0c-e34b19da4e66',
    topic: '/subscriptions/xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx',
    subject: '',
    data: { validationCode: code, validationUrl: 'https://rp-eastus2.eventgrid.azure.net:553/validate' },
    eventType: 'Microsoft.EventGrid.SubscriptionValidationEvent',
    eventTime: '2018-01-25T22:12:19.4556811Z',
    metadataVersion: '1',
    dataVersion: '1',
  },
];
const aeg = { 'aeg-event-type': 'SubscriptionValidation' };

for (const [what, input, headers] of [
  ['without a verification', {}, {}],
  [
    'with a secret in a header',
    { verification: { scheme: 'header', header: 'X-Secret', secret: 'hush' } },
    { 'x-secret': 'hush' },
  ],
] as const)
  test(`give Event Grid its code, ${what}`, async cleanup => {
    const { api, url, events } = await start(cleanup, input);
    const answer = await api.postJson(url, validation, { ...aeg, ...headers });
    assertPlain(answer, 'application/json', JSON.stringify({ validationResponse: code }));
    assert.equal(await events(), 0);
    const reported = await api.postJson(url, validation, { 'aeg-event-type': 'Notification', ...headers });
    assert.equal(reported.status, 202);
  });

test('give Event Grid its code although the body begins with a byte order mark', async cleanup => {
  const { api, url } = await start(cleanup);
  const answer = await api.post(url, `\ufeff${JSON.stringify(validation)}`, { ...json, ...aeg });
  assertPlain(answer, 'application/json', JSON.stringify({ validationResponse: code }));
});

test('refuse Event Grid without the secret, or without a code', async cleanup => {
  const { api, url } = await start(cleanup, {
    verification: { scheme: 'header', header: 'X-Secret', secret: 'hush' },
  });
  assert.equal((await api.postJson(url, validation, aeg)).status, 401);
  for (const body of [null, {}, [], [{}], [{ data: null }], [{ data: { validationCode: 1 } }]]) {
    const answer = await api.postJson(url, body, { ...aeg, 'x-secret': 'hush' });
    assert.deepEqual(
      [answer.status, answer.json.msg],
      [400, 'Invalid request: 0/data/validationCode must be 1 to 500 ASCII characters that can be printed'],
    );
  }
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

function assertEmpty({ status, text }: RawAnswer): void {
  assert.deepEqual([status, text], [200, '']);
}

test('answer Slack, which checks the certificate and signs nothing, and publish nothing', async cleanup => {
  const { api, url, events } = await start(cleanup, { ...slack, rate: 2 }, { rateLimits: true });
  const check = 'token=Jhj5dZrVaK7ZwHHjRyZWjbDl&ssl_check=1';
  assertEmpty(await api.post(url, check, form));
  assertEmpty(await api.post(url, 'ssl_check=1&token=Jhj5dZrVaK7ZwHHjRyZWjbDl', form));
  // Whoever sends without a signature uses up a rate of their own.
  assert.equal((await api.post(url, check, form)).status, 429);
  const signed = { ...signedBySlack('token=a&command=b'), ...form };
  assert.equal((await api.post(url, 'token=a&command=b', signed)).status, 202);
  assert.equal(await events(), 1);
});

for (const body of ['token=a&ssl_check=0', 'token=a&command=ssl_check%3D1', '{"ssl_check":1}'])
  test(`refuse ${body} of Slack without a signature`, async cleanup => {
    const { api, url, events } = await start(cleanup, slack);
    assert.equal((await api.post(url, body, form)).status, 401);
    assert.equal(await events(), 0);
  });

const hmac = {
  verification: {
    scheme: 'hmac',
    secret: 'hush',
    hmac: {
      header: 'X-WC-Webhook-Signature',
      algorithm: 'sha256',
      encoding: 'base64',
      prefix: '',
      signed: '{body}',
    },
  },
};
const hookshot = { ...form, 'user-agent': 'WooCommerce/9.4.1 Hookshot (WordPress/6.7)' };

for (const [what, input] of [
  ['an HMAC', hmac],
  ['no verification', {}],
] as const)
  test(`answer WooCommerce, which tries a webhook without a signature, at an endpoint with ${what}`, async cleanup => {
    const { api, url, events } = await start(cleanup, input);
    assertEmpty(await api.post(url, 'webhook_id=12', hookshot));
    assert.equal(await events(), 0);
    const order = '{"id":7}';
    const signature = createHmac('sha256', 'hush').update(order).digest('base64');
    const headers = { ...hookshot, ...json, 'x-wc-webhook-signature': signature };
    assert.deepEqual((await api.eventOf(await api.post(url, order, headers))).data, { id: 7 });
  });

test('refuse what only looks like WooCommerce trying a webhook', async cleanup => {
  const { api, url, events } = await start(cleanup, hmac);
  for (const [body, headers] of [
    ['webhook_id=12&order=1', hookshot],
    ['webhook_id=x', hookshot],
    ['webhook_id=12', form],
    ['webhook_id=12', { ...hookshot, 'x-wc-webhook-signature': 'MDA=' }],
  ] as const)
    assert.equal((await api.post(url, body, headers)).status, 401, body);
  const other = await start(cleanup, {
    verification: { scheme: 'header', header: 'X-Secret', secret: 'hush' },
  });
  assert.equal((await api.post(other.url, 'webhook_id=12', hookshot)).status, 401);
  assert.equal(await events(), 0);
});

// The second is what Microsoft Graph sends.
for (const [query, answer] of [
  ['validationtoken=4e1f8a4c-7a5b-4b7e-9d83-2f7a6f0c1f5e', '4e1f8a4c-7a5b-4b7e-9d83-2f7a6f0c1f5e'],
  [
    'validationToken=Validation%3a+Testing+client+application+reachability+for+subscription+Request-Id%3a+1-2',
    'Validation: Testing client application reachability for subscription Request-Id: 1-2',
  ],
  ['validationtoken=%3Cscript%3E1%3C%2Fscript%3E', '<script>1</script>'],
] as const)
  test(`give SharePoint and Microsoft Graph their token as text: ${query}`, async cleanup => {
    const { api, url, events } = await start(cleanup);
    assertPlain(
      await api.post(`${url}?${query}`, '', { 'content-type': 'text/plain; charset=utf-8' }),
      'text/plain',
      answer,
    );
    assert.equal(await events(), 0);
  });

test('refuse a token of SharePoint that is no short text, and give none without the secret', async cleanup => {
  const { api, url, events } = await start(cleanup);
  for (const token of ['', '%0D%0Aa', '%C3%A9', 'x'.repeat(501)]) {
    const answer = await api.post(`${url}?validationtoken=${token}`, '');
    assert.deepEqual(
      [answer.status, answer.json.msg],
      [400, 'Invalid request: validationtoken must be 1 to 500 ASCII characters that can be printed'],
    );
  }
  assert.equal(await events(), 0);
  // A notification has a body, and the URL that it was subscribed with.
  assert.equal((await api.postJson(`${url}?validationtoken=a`, { value: [] })).status, 202);
  for (const verification of [
    { scheme: 'header', header: 'X-Secret', secret: 'hush' },
    { scheme: 'github', secret: 'hush' },
  ]) {
    const verified = await start(cleanup, { verification });
    const { status, text } = await api.post(`${verified.url}?validationtoken=abc123`, '');
    assert.equal(status, 401);
    assert.doesNotMatch(text, /abc123/);
  }
});

const asking = (url: string, headers: Record<string, string>) => send(url, { method: 'OPTIONS', headers });
const permitted = ({ status, headers, text }: RawAnswer) => [
  status,
  headers['webhook-allowed-origin'],
  headers['webhook-allowed-rate'],
  headers.allow,
  text,
];
const allow = 'POST, GET, OPTIONS';

test('allow senders of CloudEvents that ask, with their rate', async cleanup => {
  const { api, url, endpoint } = await start(cleanup, { rate: 60 }, { rateLimits: true });
  const origin = 'eventemitter.example.com';
  const sender = { 'webhook-request-origin': origin };
  assert.deepEqual(permitted(await asking(url, sender)), [200, origin, undefined, allow, '']);
  for (const [asked, rate] of [
    ['120', '60'],
    ['7', '7'],
    ['many', '60'],
  ] as const)
    assert.deepEqual(permitted(await asking(url, { ...sender, 'webhook-request-rate': asked })), [
      200,
      origin,
      rate,
      allow,
      '',
    ]);
  await api.call('PATCH', `/endpoints/${endpoint.id}`, { rate: null });
  const [, , standard] = permitted(await asking(url, { ...sender, 'webhook-request-rate': '9999' }));
  assert.equal(standard, '3000');
});

test('allow any rate where the service has no limits', async cleanup => {
  const { url } = await start(cleanup, {}, { rateLimits: false });
  const { headers } = await asking(url, { 'webhook-request-origin': '*', 'webhook-request-rate': 'x' });
  assert.deepEqual([headers['webhook-allowed-origin'], headers['webhook-allowed-rate']], ['*', '*']);
});

test('answer OPTIONS as before if nobody asks, and say 404 for an unknown URL', async cleanup => {
  const { url } = await start(cleanup);
  assert.deepEqual(permitted(await asking(url, {})), [204, undefined, undefined, allow, '']);
  assert.equal((await asking(`${url}x`, {})).status, 204);
  const unknown = await asking(`${url}x`, { 'webhook-request-origin': 'a.example' });
  assert.deepEqual([unknown.status, unknown.headers['webhook-allowed-origin']], [404, undefined]);
  const wrong = await asking(url, { 'webhook-request-origin': '<b>' });
  assert.deepEqual(
    [wrong.status, wrong.json.msg],
    [400, 'Invalid request: WebHook-Request-Origin must be a host name'],
  );
});

test.run();
