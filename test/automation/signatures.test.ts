/** Inbound endpoints that verify their senders: published vectors over HTTP, and what signatures do not cover. */
import assert from 'node:assert/strict';
import { createHmac, hash } from 'node:crypto';
import { signingKeyOf, standardSignature } from '../../src/secrets/standard-webhooks.ts';
import { suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { eachStorage, storages } from '../storages.ts';
import { client } from './clients.ts';

const test = suiteOf('Verified inbound endpoints', { isLong: true });

const key = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const json = { 'content-type': 'application/json' };

const slackFields = {
  token: 'xyzz0WbapA4vBCDEFasx0q6G',
  team_id: 'T1DC2JH3J',
  team_domain: 'testteamnow',
  channel_id: 'G8PSS9T3V',
  channel_name: 'foobar',
  user_id: 'U2CERLKJA',
  user_name: 'roadrunner',
  command: '/webhook-collect',
  text: '',
  response_url: 'https://hooks.slack.com/commands/T1DC2JH3J/397700885554/96rGlfmibIGlgcZRskXaIFfN',
  trigger_id: '398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c',
};

/** From the libraries of Standard Webhooks, the documentation of GitHub and Slack, and Stripe's library (23.1.0). */
const vectors = {
  standard_webhooks: {
    secret: key,
    seconds: 1_614_265_330,
    body: '{"test": 2432232314}',
    headers: {
      ...json,
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    },
    data: { test: 2_432_232_314 },
  },
  github: {
    secret: "It's a Secret to Everybody",
    seconds: 1_614_265_330,
    body: 'Hello, World!',
    headers: {
      'content-type': 'text/plain',
      'x-hub-signature-256': 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
    },
    data: 'Hello, World!',
  },
  stripe: {
    secret: 'whsec_test_secret',
    seconds: 1_492_774_577,
    body: '{\n  "id": "evt_test_webhook",\n  "object": "event"\n}',
    headers: {
      ...json,
      'stripe-signature': 't=1492774577,v1=c2f890decbc5ede7c5060bb9a6d31e0626a4342bacb9aeae2adb1bcea72f9812',
    },
    data: { id: 'evt_test_webhook', object: 'event' },
  },
  slack: {
    secret: '8f742231b10e8888abcd99yyyzzz85a5',
    seconds: 1_531_420_618,
    body: new URLSearchParams(slackFields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-slack-request-timestamp': '1531420618',
      'x-slack-signature': 'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503',
    },
    data: slackFields,
  },
} as const;

for (const [storage, open] of eachStorage(storages)) {
  for (const [scheme, { secret, seconds, body, headers, data }] of Object.entries(vectors))
    test(`accept the published vector of ${scheme}, and no other body, on ${storage}`, async cleanup => {
      const api = client(await open(cleanup, { now: () => seconds * 1_000 }));
      const { url } = await api.create({ verification: { scheme, secret } });
      assert.deepEqual((await api.eventOf(await api.post(url, body, headers))).data, data);
      const other = await api.post(url, `${body} `, headers);
      assert.deepEqual(
        [other.status, other.json.msg],
        [401, 'The request could not be verified: The signature does not match'],
      );
    });

  test(`know a repeated request of Twilio by its signature, however its fields are cut, on ${storage}`, async cleanup => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create({ verification: { scheme: 'twilio', secret: 'hush' } });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const signed = (to: string, text: string) =>
      createHmac('sha1', 'hush').update(`${to}${text}`).digest('base64');
    const headers = { ...form, 'x-twilio-signature': signed(url, 'BodyHiFrom+1') };
    const first = await api.post(url, 'From=%2B1&Body=Hi', headers);
    assert.deepEqual((await api.eventOf(first)).data, { From: '+1', Body: 'Hi' });
    assert.equal((await api.post(url, 'From=%2B1&BodyH=i', headers)).text, first.text);
    assert.equal((await api.post(url, 'From=%2B2&Body=Hi', headers)).status, 401);
    const body = '{"Body":"Hi"}';
    const withDigest = `${url}?bodySHA256=${hash('sha256', body)}`;
    const json = { 'content-type': 'application/json', 'x-twilio-signature': signed(withDigest, '') };
    assert.deepEqual((await api.eventOf(await api.post(withDigest, body, json))).data, { Body: 'Hi' });
    assert.equal((await api.post(url, body, json)).status, 401);
    assert.equal((await api.history(`&endpoint_id=${endpoint.id}`)).length, 2);
  });

  test(`keep Shopify's topic, and take the type from it, on ${storage}`, async cleanup => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create({
      event_type_from: 'X-Shopify-Topic',
      verification: { scheme: 'shopify', secret: 'hush' },
    });
    assert.deepEqual(endpoint.keep_headers, [
      'X-Shopify-Topic',
      'X-Shopify-Shop-Domain',
      'X-Shopify-Event-Id',
    ]);
    const body = '{"id":1}';
    const headers = {
      ...json,
      'x-shopify-topic': 'orders/create',
      'x-shopify-hmac-sha256': createHmac('sha256', 'hush').update(body).digest('base64'),
    };
    const event = await api.eventOf(await api.post(url, body, headers));
    assert.deepEqual([event.type, event.headers], ['orders/create', { 'x-shopify-topic': 'orders/create' }]);
    // An order that is paid at once is sent twice with the same bytes, and each of the two again until it is accepted.
    const paid = { ...headers, 'x-shopify-topic': 'orders/paid' };
    const second = await api.post(url, body, paid);
    assert.equal((await api.eventOf(second)).type, 'orders/paid');
    assert.equal((await api.post(url, body, paid)).text, second.text);
    assert.equal((await api.history(`&endpoint_id=${endpoint.id}`)).length, 2);
  });

  test(`store each of two events with equal bodies, and no repeat of them, on ${storage}`, async cleanup => {
    const now = Date.now();
    const api = client(await open(cleanup, { now: () => now }));
    const hmac = { header: 'X-Sign', algorithm: 'sha256', encoding: 'hex', prefix: '', signed: '{body}' };
    const timed = { ...hmac, timestamp_header: 'X-Time', signed: '{timestamp}.{body}' };
    const body = '{"type":"heartbeat"}';
    const sign = (text: string) => createHmac('sha256', 'hush').update(text).digest('hex');
    const [first, second] = [now, now + 60_000].map(at => new Date(at).toISOString());
    const form = 'Digits=1';
    const voice = (token: string) => ({
      'content-type': 'application/x-www-form-urlencoded',
      'i-twilio-idempotency-token': token,
    });
    for (const [verification, text, requests] of [
      [
        { scheme: 'hmac', secret: 'hush', hmac: timed },
        body,
        () => [first, second].map(at => ({ 'x-time': at, 'x-sign': sign(`${at}.${body}`) })),
      ],
      [
        { scheme: 'hmac', secret: 'hush', hmac },
        body,
        () => ['a', 'b'].map(key => ({ 'idempotency-key': key, 'x-sign': sign(body) })),
      ],
      [
        { scheme: 'twilio', secret: 'hush' },
        form,
        (url: string) => {
          const signature = createHmac('sha1', 'hush').update(`${url}Digits1`).digest('base64');
          return ['one', 'two'].map(token => ({ ...voice(token), 'x-twilio-signature': signature }));
        },
      ],
    ] as const) {
      const { url, endpoint } = await api.create({ verification });
      for (const headers of requests(url) as Record<string, string>[]) {
        const answer = await api.post(url, text, { ...json, ...headers });
        assert.equal(answer.status, 202, answer.text);
        assert.equal((await api.post(url, text, { ...json, ...headers })).text, answer.text);
      }
      assert.equal(
        (await api.history(`&endpoint_id=${endpoint.id}`)).length,
        2,
        JSON.stringify(verification),
      );
    }
  });

  test(`read a form that an HMAC covers, by its bytes alone, on ${storage}`, async cleanup => {
    const api = client(await open(cleanup));
    const hmac = { header: 'HMAC', algorithm: 'sha512', encoding: 'hex', prefix: '', signed: '{body}' };
    const { url } = await api.create({ verification: { scheme: 'hmac', secret: 'hush', hmac } });
    const type = (name: string) => ({ 'content-type': name });
    const form = type('application/x-www-form-urlencoded; charset=utf-8');
    const text = type('text/plain');
    const post = (body: string, headers: Record<string, string>) =>
      api.post(url, body, { ...headers, hmac: createHmac('sha512', 'hush').update(body).digest('hex') });
    const read = async (body: string, headers: Record<string, string>) =>
      (await api.eventOf(await post(body, headers))).data;
    // The shape of CoinPayments, whose notifications PHP writes.
    const payment =
      'ipn_type=simple&item_name=2+Caf%C3%A9s&amount1=1.5&email=a%40b.example&custom=&tag=a&tag=b';
    const fields = {
      ipn_type: 'simple',
      item_name: '2 Cafés',
      amount1: '1.5',
      email: 'a@b.example',
      custom: '',
      tag: ['a', 'b'],
    };
    assert.deepEqual(await read(payment, form), fields);
    // Whoever has captured a request can change its headers.
    assert.deepEqual(await read(payment, text), fields);
    assert.deepEqual(await read('{"a":"b=c"}', form), { a: 'b=c' });
    assert.equal(await read('Paid: a=1 & b=2', text), 'Paid: a=1 & b=2');
    assert.equal((await post('Paid: a=1 & b=2', form)).status, 400);
    assert.equal((await post('name=M%FCller', form)).status, 400);
    assert.equal((await post('name', form)).status, 400);
    assert.equal((await api.post(url, payment, { ...form, hmac: '00' })).status, 401);
    const multipart = await post(payment, type('multipart/form-data; boundary=B'));
    assert.equal(multipart.status, 415);
  });

  test(`describe their own HMAC, and never show its secret, on ${storage}`, async cleanup => {
    const api = client(await open(cleanup));
    const hmac = {
      header: 'X-Signature',
      algorithm: 'sha512',
      encoding: 'base64',
      prefix: 'v1=',
      timestamp_header: 'X-Time',
      signed: '{timestamp}.{body}',
    };
    const made = await api.create({ verification: { scheme: 'hmac', secret: 'open sesame', hmac } });
    assert.deepEqual(made.endpoint.verification, { scheme: 'hmac', header: null, hmac });
    const read = await api.call('GET', `/endpoints/${made.endpoint.id}`);
    assert.deepEqual((read.json.data as typeof made.endpoint).verification, made.endpoint.verification);
    assert.doesNotMatch(read.text, /open sesame/);
    const time = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac('sha512', 'open sesame').update(`${time}.{}`).digest('base64');
    const headers = { ...json, 'x-time': time, 'x-signature': `v1=${signature}` };
    assert.equal((await api.post(made.url, '{}', headers)).status, 202);
    assert.equal((await api.post(made.url, '{ }', headers)).status, 401);
  });

  test(`take the id of an event from the headers that are signed, on ${storage}`, async cleanup => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create({
      verification: { scheme: 'standard_webhooks', secret: key },
    });
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const headers = {
      ...json,
      'svix-id': 'msg_1',
      'svix-timestamp': timestamp,
      'svix-signature': `v1,${standardSignature(signingKeyOf(key), 'msg_1', timestamp, '{}').toString('base64')}`,
    };
    const first = await api.post(url, '{}', headers);
    assert.equal((await api.eventOf(first)).source_id, 'msg_1');
    assert.equal((await api.post(url, '{}', { ...headers, 'webhook-id': 'msg_2' })).text, first.text);
    assert.equal((await api.history(`&endpoint_id=${endpoint.id}`)).length, 1);
  });

  test(`refuse headers that change an event and that a signature does not cover, on ${storage}`, async cleanup => {
    const api = client(await open(cleanup));
    const { url, endpoint } = await api.create({ verification: { scheme: 'github', secret: 'hush' } });
    const signature = `sha256=${createHmac('sha256', 'hush').update('{}').digest('hex')}`;
    const signed = { ...json, 'x-hub-signature-256': signature };
    for (const [name, value] of [
      ['ce-specversion', '1.0'],
      ['ce-type', 'refund.approved'],
      ['deliver-at', '2030-01-01T00:00:00Z'],
    ] as const) {
      const answer = await api.post(url, '{}', { ...signed, [name]: value });
      assert.deepEqual(
        [answer.status, answer.json.msg],
        [
          400,
          `Invalid request: the signature does not cover the header ${name}: send CloudEvents in the structured mode`,
        ],
      );
    }
    assert.deepEqual(await api.history(`&endpoint_id=${endpoint.id}`), []);
  });

  test(`keep their rate for senders that can be verified, on ${storage}`, async cleanup => {
    const api = client(await open(cleanup, { rateLimits: true }));
    const { url } = await api.create({
      rate: 3,
      verification: { scheme: 'header', secret: 'hush', header: 'X-Secret' },
    });
    for (const status of [401, 401, 401, 429]) assert.equal((await api.post(url, '{}', json)).status, status);
    assert.equal((await api.post(url, '{}', { ...json, 'x-secret': 'hush' })).status, 202);
  });
}

const hmac = { header: 'X-Signature', algorithm: 'sha256', encoding: 'hex', prefix: '', signed: '{body}' };

for (const [verification, message] of [
  [{ scheme: 'hmac', secret: 'hush' }, 'verification/hmac is required for the scheme hmac'],
  [{ scheme: 'github', secret: 'hush', hmac }, 'verification/hmac is only for the scheme hmac'],
  [
    { scheme: 'hmac', secret: 'hush', hmac: { ...hmac, signed: 'the body' } },
    'verification/hmac/signed must contain {body} once',
  ],
  [
    { scheme: 'hmac', secret: 'hush', hmac: { ...hmac, signed: '{body}{body}' } },
    'verification/hmac/signed must contain {body} once',
  ],
  [
    { scheme: 'hmac', secret: 'hush', hmac: { ...hmac, signed: '{timestamp}.{body}' } },
    'verification/hmac/timestamp_header is required, because signed contains {timestamp}',
  ],
  [
    { scheme: 'hmac', secret: 'hush', hmac: { ...hmac, timestamp_header: 'X-Time' } },
    'verification/hmac/signed must contain {timestamp}: a time that is not signed proves nothing',
  ],
  [
    { scheme: 'hmac', secret: 'hush', hmac: { ...hmac, algorithm: 'md5' } },
    'verification/hmac/algorithm must be one of sha256, sha512, sha1',
  ],
  [{ scheme: 'basic', secret: 'hush' }, 'verification/secret must be a user name, a colon and a password'],
] as const)
  test(`are not created with ${JSON.stringify(verification).slice(0, 150)}`, async cleanup => {
    const mock = await mockFor(cleanup);
    const answer = await client(mock).call('POST', '/endpoints', {
      name: 'N',
      event_type: 'a',
      verification,
    });
    assert.deepEqual([answer.status, answer.json.msg], [400, `Invalid request: ${message}`]);
  });

test.run();
