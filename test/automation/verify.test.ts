import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import type { Scheme } from '../../src/automation/presets.ts';
import { verify, wrongSecret } from '../../src/automation/verify.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('A verified request');

type Given = Record<string, string | undefined>;

const noMatch = 'The signature does not match.';
const unreadable =
  'The timestamp cannot be read: send seconds or milliseconds since 1970, or ISO 8601 with a time zone.';
const wrongTime = 'The timestamp is more than 5 minutes away from the time of this server.';

/** A way to verify, with a request that it takes. */
function taken(scheme: Scheme, secret: string, headers: Given, body: string | Uint8Array, seconds = 0) {
  const rawBody = Buffer.from(body);
  return (change: { headers?: Given; rawBody?: Uint8Array; seconds?: number; secret?: string } = {}) =>
    verify(
      { scheme, secret: change.secret ?? secret, header: null },
      {
        headers: { ...headers, ...change.headers },
        rawBody: change.rawBody ?? rawBody,
        now: (change.seconds ?? seconds) * 1_000,
      },
    );
}

// The vector of the libraries of Standard Webhooks.
const standard = taken(
  'standard_webhooks',
  'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  '{"test": 2432232314}',
  1_614_265_330,
);

// The vector of GitHub's documentation.
const github = taken(
  'github',
  "It's a Secret to Everybody",
  { 'x-hub-signature-256': 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17' },
  'Hello, World!',
);

// Written by `webhooks.generateTestHeaderString` of Stripe's own library (23.1.0), with the secret of its tests.
const stripeSignature = 'c2f890decbc5ede7c5060bb9a6d31e0626a4342bacb9aeae2adb1bcea72f9812';
const stripe = taken(
  'stripe',
  'whsec_test_secret',
  { 'stripe-signature': `t=1492774577,v1=${stripeSignature}` },
  JSON.stringify({ id: 'evt_test_webhook', object: 'event' }, null, 2),
  1_492_774_577,
);

for (const [name, request] of Object.entries({ standard, github, stripe })) {
  test(`is taken by the published vector, and by no other body or secret: ${name}`, () => {
    assert.equal(request(), null);
    assert.equal(request({ rawBody: Buffer.from('{}') }), noMatch);
    assert.equal(request({ rawBody: Buffer.alloc(0) }), noMatch);
    assert.equal(request({ secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSx' }), noMatch);
  });
}

for (const [name, request, seconds] of [
  ['standard', standard, 1_614_265_330],
  ['stripe', stripe, 1_492_774_577],
] as const)
  test(`is taken five minutes before and after its timestamp: ${name}`, () => {
    for (const near of [-300, 300]) assert.equal(request({ seconds: seconds + near }), null);
    for (const far of [-301, 301]) assert.equal(request({ seconds: seconds + far }), wrongTime);
  });

test('of Standard Webhooks may have several signatures, of which one matches', () => {
  const right = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  const signed = (signatures: string) => standard({ headers: { 'webhook-signature': signatures } });
  assert.equal(signed(`v1,AAAA ${right} v1a,BBBB`), null);
  assert.equal(signed(right.replace('v1,', 'v1a,')), noMatch);
  assert.equal(signed(right.replace('v1,', 'v2,')), noMatch);
  for (const wrong of ['v1,', 'v1', ',', 'v1,g0hM9SsE', right.slice(0, -2), `${right}A`, right.toLowerCase()])
    assert.equal(signed(wrong), noMatch);
  // The same bytes without padding, and as base64url.
  for (const same of [right.slice(0, -1), right.replaceAll('+', '-').replaceAll('/', '_')])
    assert.equal(signed(same), null, same);
});

test('of Standard Webhooks needs all three headers, and signs them', () => {
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
    assert.equal(standard({ headers: { [name]: undefined } }), `The header ${name} is missing.`);
  assert.equal(standard({ headers: { 'webhook-id': 'msg_other' } }), noMatch);
  assert.equal(standard({ headers: { 'webhook-timestamp': '1614265331' } }), noMatch);
});

test('of Standard Webhooks is as its library and that of Svix write it', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const body = '{"name":"Zoë 😀"}';
  const at = new Date('2026-03-14T09:26:53Z');
  for (const [prefix, library] of [
    ['webhook', Webhook],
    ['svix', SvixWebhook],
  ] as const) {
    const headers = {
      [`${prefix}-id`]: 'msg_1',
      [`${prefix}-timestamp`]: String(at.getTime() / 1_000),
      [`${prefix}-signature`]: new library(secret).sign('msg_1', at, body),
    };
    for (const written of [secret, secret.slice(6)])
      assert.equal(taken('standard_webhooks', written, headers, body, at.getTime() / 1_000)(), null);
    assert.equal(taken('standard_webhooks', secret, headers, '{}', at.getTime() / 1_000)(), noMatch);
  }
});

test('of Standard Webhooks goes by its own headers where those of Svix are there too', () => {
  const svix = { 'svix-id': 'a', 'svix-timestamp': '1', 'svix-signature': 'v1,AAAA' };
  assert.equal(standard({ headers: svix }), null);
  assert.equal(standard({ headers: { ...svix, 'webhook-signature': 'v1,AAAA' } }), noMatch);
});

test('of GitHub needs its header, and SHA-256', () => {
  assert.equal(
    github({ headers: { 'x-hub-signature-256': undefined } }),
    'The header X-Hub-Signature-256 is missing.',
  );
  const digest = '757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17';
  for (const wrong of [
    digest,
    `sha1=${digest}`,
    `sha512=${digest}`,
    'sha256=',
    `sha256=${digest}00`,
    `sha256=${digest.slice(2)}`,
    `sha256=${digest.slice(1)}`,
    `sha256=${digest.slice(1)}g`,
  ])
    assert.equal(github({ headers: { 'x-hub-signature-256': wrong } }), noMatch);
  for (const right of [
    `SHA256=${digest.toUpperCase()}`,
    `sha256=${'0'.repeat(64)},sha256=${digest}`,
    `sha256=${digest} sha256=00`,
  ])
    assert.equal(github({ headers: { 'x-hub-signature-256': right } }), null, right);
});

test('of Stripe may have several signatures, and others that do not count', () => {
  const signed = (header: string) => stripe({ headers: { 'stripe-signature': header } });
  const other = '3fe65a6024cef88f0e48e8d5e441b3047c72bead93e8c88debbac1db39172e5d';
  assert.equal(signed(`t=1492774577,v1=${other},v1=${stripeSignature},v0=${other}`), null);
  assert.equal(signed(`t=1492774577, v1=${stripeSignature}`), null);
  assert.equal(signed(`t=1492774577,v0=${stripeSignature}`), noMatch);
  assert.equal(signed(`t=1492774577,v1=${other}`), noMatch);
  for (const wrong of [
    `v1=${stripeSignature}`,
    `t=1492774578,v1=${stripeSignature}`,
    't=1492774577',
    ',',
    '=',
    't=,v1=',
  ])
    assert.equal(signed(wrong), noMatch);
  assert.equal(
    stripe({ headers: { 'stripe-signature': undefined } }),
    'The header Stripe-Signature is missing.',
  );
});

test('of Stripe is signed to the byte', () => {
  const signature = '8942cc87ad00bb9cd32c2f2b95b05092d7e5d65d9de599fca3338c33cace7ae5';
  const headers = { 'stripe-signature': `t=1492774577,v1=${signature}` };
  assert.equal(taken('stripe', 'whsec_test_secret', headers, '{"name":"Zoë 😀"}', 1_492_774_577)(), null);
});

test('is signed over bytes, though they are no text', () => {
  const rawBody = Uint8Array.of(0, 255, 254);
  const digest = createHmac('sha256', 'secret').update(rawBody).digest('hex');
  assert.equal(taken('github', 'secret', { 'x-hub-signature-256': `sha256=${digest}` }, rawBody)(), null);
});

test('whose timestamp is no number is refused', () => {
  const signed = (timestamp: string) =>
    stripe({
      headers: {
        'stripe-signature': `t=${timestamp},v1=${createHmac('sha256', 'whsec_test_secret').update(`${timestamp}.`).digest('hex')}`,
      },
      rawBody: Buffer.alloc(0),
    });
  assert.equal(signed('1492774577'), null);
  for (const timestamp of ['NaN', '', '-1', '1e9', '0x58fa1c71', '2017-04-21', '2017-04-21T11:36:17', 'now'])
    assert.equal(signed(timestamp), unreadable, timestamp);
  for (const timestamp of ['2017-13-21T11:36:17Z', '99999999999999'])
    assert.equal(signed(timestamp), unreadable, timestamp);
});

test('may be signed with a time in milliseconds, with a fraction, or in ISO 8601', () => {
  const hmac = {
    header: 'X-Signature',
    algorithm: 'sha256',
    encoding: 'hex',
    prefix: '',
    timestamp_header: 'X-Time',
    signed: '{timestamp}{body}',
  } as const;
  const signed = (timestamp: string, now = 1_492_774_577_000) =>
    verify(
      { scheme: 'hmac', secret: 'hush', hmac },
      {
        headers: {
          'x-time': timestamp,
          'x-signature': createHmac('sha256', 'hush').update(`${timestamp}{}`).digest('hex'),
        },
        rawBody: Buffer.from('{}'),
        now,
      },
    );
  for (const timestamp of [
    '1492774577',
    '1492774577.123456',
    '1492774577123',
    '2017-04-21T11:36:17Z',
    '2017-04-21T13:36:17+02:00',
    '2017-04-21T13:36:17.634234626+0200',
  ]) {
    assert.equal(signed(timestamp), null, timestamp);
    assert.equal(signed(timestamp, 1_492_775_577_000), wrongTime, timestamp);
  }
});

// The vectors of Twilio's libraries (request_validator), with the token and the URL of its documentation.
const twilioUrl = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const twilio = (signature: string, body: string, url = twilioUrl, secret = '12345') =>
  verify(
    { scheme: 'twilio', secret },
    { headers: { 'x-twilio-signature': signature }, rawBody: Buffer.from(body), now: 0, url },
  );
const twilioForm =
  'Digits=1234&To=%2B18005551212&From=%2B14158675309&Caller=%2B14158675309&CallSid=CA1234567890ABCDE';

test('of Twilio signs the URL and the sorted fields of a form', () => {
  const signature = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';
  assert.equal(twilio(signature, twilioForm), null);
  assert.equal(twilio(signature, twilioForm.split('&').reverse().join('&')), null);
  assert.equal(twilio(signature, `${twilioForm}&Digits=1235`), noMatch);
  assert.equal(twilio(signature, twilioForm, 'https://mycompany.com/myapp.php?foo=1&bar=3'), noMatch);
  assert.equal(twilio(signature, twilioForm, twilioUrl, '12346'), noMatch);
  assert.equal(
    twilio(signature, twilioForm, '/api/v1/automation/in/mi_1'),
    'Twilio signs the public URL of this service, which it does not know.',
  );
  assert.equal(twilio('', twilioForm), 'The header X-Twilio-Signature is missing.');
});

test('of Twilio may sign the URL with its port or without it, whichever of them the service has', () => {
  const signed = (url: string) => createHmac('sha1', '12345').update(`${url}CallSidCA1`).digest('base64');
  for (const [url, withPort] of [
    ['https://shop.example/in/mi_1?a=b:1', 'https://shop.example:443/in/mi_1?a=b:1'],
    ['http://shop.example/in/mi_1', 'http://shop.example:80/in/mi_1'],
    ['https://[2001:db8::1]/in/mi_1', 'https://[2001:db8::1]:443/in/mi_1'],
    ['https://shop.example/in/mi_1', 'https://shop.example:8443/in/mi_1'],
  ] as const) {
    for (const one of [url, withPort]) assert.equal(twilio(signed(one), 'CallSid=CA1', withPort), null, one);
    const isDefault = !withPort.includes(':8443');
    assert.equal(twilio(signed(withPort), 'CallSid=CA1', url), isDefault ? null : noMatch, withPort);
    assert.equal(twilio(signed(withPort.replace(/(?::\d+)?\/in/, ':1/in')), 'CallSid=CA1', url), noMatch);
  }
});

test('of Twilio signs each value of a repeated field once', () => {
  const repeated = 'Sid=CA123&SidAccount=AC123&Digits=5678&Digits=1234&Digits=1234';
  assert.equal(twilio('IK+Dwps556ElfBT0I3Rgjkr1wJU=', repeated), null);
});

test('of Twilio has the digest of a body that is no form in its URL', () => {
  const url = `${twilioUrl}&bodySHA256=0a1ff7634d9ab3b95db5c9a2dfe9416e41502b283a80c7cf19632632f96e6620`;
  const body = '{"property": "value", "boolean": true}';
  assert.equal(twilio('a9nBmqA0ju/hNViExpshrM61xv4=', body, url), null);
  assert.equal(twilio('a9nBmqA0ju/hNViExpshrM61xv4=', `${body} `, url), noMatch);
  assert.equal(twilio('a9nBmqA0ju/hNViExpshrM61xv4=', body), noMatch);
});

test('of Slack, Shopify and Meta is signed as their documentation says', () => {
  const mac = (text: string, encoding: 'hex' | 'base64') =>
    createHmac('sha256', 'hush').update(text).digest(encoding);
  const body = '{"name":"Zoë"}';
  const slack = taken(
    'slack',
    'hush',
    {
      'x-slack-request-timestamp': '1531420618',
      'x-slack-signature': `v0=${mac(`v0:1531420618:${body}`, 'hex')}`,
    },
    body,
    1_531_420_618,
  );
  const shopify = taken('shopify', 'hush', { 'x-shopify-hmac-sha256': mac(body, 'base64') }, body);
  const meta = taken('meta', 'hush', { 'x-hub-signature-256': `sha256=${mac(body, 'hex')}` }, body);
  for (const request of [slack, shopify, meta]) {
    assert.equal(request(), null);
    assert.equal(request({ rawBody: Buffer.from('{}') }), noMatch);
    assert.equal(request({ secret: 'other' }), noMatch);
  }
  assert.equal(slack({ seconds: 1_531_420_919 }), wrongTime);
  assert.equal(slack({ headers: { 'x-slack-request-timestamp': '1531420619' } }), noMatch);
  assert.equal(
    slack({ headers: { 'x-slack-request-timestamp': undefined } }),
    'The header X-Slack-Request-Timestamp is missing.',
  );
  assert.equal(shopify({ headers: { 'x-shopify-hmac-sha256': mac(body, 'hex') } }), noMatch);
});

for (const [what, hmac, signature] of [
  [
    'SHA-512 as Base64, of the body',
    { algorithm: 'sha512', encoding: 'base64', prefix: '', signed: '{body}' },
    createHmac('sha512', 'hush').update('{}').digest('base64'),
  ],
  [
    'SHA-1 in hexadecimal with a prefix, of the body',
    { algorithm: 'sha1', encoding: 'hex', prefix: 'sha1=', signed: '{body}' },
    `sha1=${createHmac('sha1', 'hush').update('{}').digest('hex')}`,
  ],
  [
    'SHA-256, of the body and a time',
    {
      algorithm: 'sha256',
      encoding: 'hex',
      prefix: 'v2,',
      timestamp_header: 'X-Time',
      signed: 'a{body}b{timestamp}$&',
    },
    `v2,${createHmac('sha256', 'hush').update('a{}b100$&').digest('hex')}`,
  ],
] as const)
  test(`may be signed with any HMAC: ${what}`, () => {
    const given = (headers: Given, now = 100_000) =>
      verify(
        { scheme: 'hmac', secret: 'hush', hmac: { header: 'X-Signature', ...hmac } },
        { headers: { 'x-time': '100', ...headers }, rawBody: Buffer.from('{}'), now },
      );
    assert.equal(given({ 'x-signature': signature }), null);
    assert.equal(given({}), 'The header X-Signature is missing.');
    for (const wrong of [signature.slice(1), signature.slice(0, -3), `${signature}00`])
      assert.equal(given({ 'x-signature': wrong }), noMatch);
    if (hmac.encoding === 'hex') assert.equal(given({ 'x-signature': signature.toUpperCase() }), null);
    if (hmac.encoding === 'base64')
      assert.equal(given({ 'x-signature': signature.toUpperCase() }), noMatch, 'the case of base64 counts');
    assert.equal(given({ 'x-signature': signature }, 401_000), 'timestamp_header' in hmac ? wrongTime : null);
    if ('timestamp_header' in hmac)
      assert.equal(given({ 'x-signature': signature, 'x-time': undefined }), 'The header X-Time is missing.');
  });

test('may carry a user name and a password', () => {
  const given = (authorization?: string) =>
    verify(
      { scheme: 'basic', secret: 'Zoë:open:sesame' },
      { headers: { authorization }, rawBody: Buffer.alloc(0), now: 0 },
    );
  const encoded = (text: string) => Buffer.from(text).toString('base64');
  assert.equal(given(`Basic ${encoded('Zoë:open:sesame')}`), null);
  assert.equal(given(`basic  ${encoded('Zoë:open:sesame')}`), null);
  const missing = 'The header Authorization with a user name and a password is missing.';
  for (const none of [undefined, '', 'Basic', 'Basic ', `Bearer ${encoded('Zoë:open:sesame')}`])
    assert.equal(given(none), missing);
  for (const wrong of ['Zoë:open', ':', 'Zoë:open:sesame '])
    assert.equal(given(`Basic ${encoded(wrong)}`), 'The user name and the password do not match.');
});

test('may carry the secret in a header', () => {
  const given = (headers: Given, secret = 'open sesame') =>
    verify(
      { scheme: 'header', secret, header: 'X-Our-Token' },
      { headers, rawBody: Buffer.alloc(0), now: 0 },
    );
  assert.equal(given({ 'x-our-token': 'open sesame' }), null);
  assert.equal(given({ 'x-our-token': Buffer.from('sésame').toString('latin1') }, 'sésame'), null);
  assert.equal(given({}), 'The header X-Our-Token is missing.');
  for (const wrong of ['open', 'Open Sesame', 'open sesame ', 'open sesame, open sesame'])
    assert.equal(given({ 'x-our-token': wrong }), 'The header X-Our-Token does not match.');
});

test('has a secret that fits its scheme', () => {
  for (const secret of ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])
    assert.equal(wrongSecret('standard_webhooks', secret), null, secret);
  const wrong = 'must be whsec_ and base64 of at least 24 bytes';
  for (const secret of [
    'whsec_é',
    'whsec_a b',
    'not base64!',
    'whsec_',
    'whsk_AAAA',
    'whsec_A',
    'whsec_AAAA',
  ])
    assert.equal(wrongSecret('standard_webhooks', secret), wrong, secret);
  for (const scheme of ['standard_webhooks', 'github', 'stripe', 'twilio', 'basic', 'header'] as const)
    assert.equal(wrongSecret(scheme, ' '), 'must not be empty');
  assert.equal(wrongSecret('header', 'open sesame'), null);
  assert.equal(wrongSecret('basic', 'Zoë:'), null);
  assert.equal(wrongSecret('basic', 'Zoë'), 'must be a user name, a colon and a password');
  assert.equal(wrongSecret('header', 'sesame '), 'must not begin or end with white space');
  assert.equal(wrongSecret('github', "It's a Secret to Everybody"), null);
});

test.run();
