/** Inbound endpoints that verify their senders: published vectors over HTTP, and what signatures do not cover. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { signingKeyOf, standardSignature } from '../../src/secrets/standard-webhooks.ts';
import { suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { client } from './clients.ts';

const test = suiteOf('Verified inbound endpoints');

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

test.run();
