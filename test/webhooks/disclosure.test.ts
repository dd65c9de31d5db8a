/** Which data of webhooks is visible to whom. */
import assert from 'node:assert/strict';
import type { Mock, startMock } from '../../mock-server/index.ts';
import type { CreatedWebhookEndpoint, WebhookEndpoint } from '../../src/generated/types.ts';
import { type ingrid, loggedIn, mateus } from '../console/client.ts';
import { type Cleanup, post, type RawAnswer, secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { receiver } from './receiver.ts';

const test = suiteOf('Webhook disclosure');

const writer = { authorization: `Bearer ${secrets.studio}` };
const hidden = 'Bearer of-the-receiver';

/** A mock with a webhook that has a secret header, and a key that may only read webhooks. */
async function start(cleanup: Cleanup, options: Parameters<typeof startMock>[0] = {}) {
  const mock = await mockFor(cleanup, options);
  const api = `${mock.url}/api/v1`;
  const made = await post(
    `${api}/webhooks`,
    { url: 'http://127.0.0.1:9/', event_types: ['key.*'], headers: { Authorization: hidden } },
    writer,
  );
  const { endpoint } = made.json.data as CreatedWebhookEndpoint;
  const key = await post(`${api}/keys`, { name: 'Reader', scopes: ['webhooks:read'] }, writer);
  const reader = { authorization: `Bearer ${(key.json.data as { secret: string }).secret}` };
  return { mock, api, made, reader, id: endpoint.id };
}

const headersIn = ({ json }: RawAnswer, id: string) =>
  [json.data].flat().find((one): one is WebhookEndpoint => (one as WebhookEndpoint).id === id)?.headers;

test('shows a key that may only read webhooks the names of their headers but no values', async cleanup => {
  const { api, reader, id } = await start(cleanup);
  for (const path of ['', `/${id}`]) {
    const answer = await send(`${api}/webhooks${path}`, { headers: reader });
    assert.deepEqual([answer.status, headersIn(answer, id)], [200, { Authorization: '***' }], path);
    assert.equal(answer.text.includes(hidden), false);
  }
});

test('shows a key that may change webhooks the values of their headers', async cleanup => {
  const { api, made, id } = await start(cleanup);
  assert.equal((made.json.data as CreatedWebhookEndpoint).endpoint.headers.Authorization, hidden);
  for (const path of ['', `/${id}`]) {
    const answer = await send(`${api}/webhooks${path}`, { headers: writer });
    assert.deepEqual(headersIn(answer, id), { Authorization: hidden }, path);
  }
  for (const action of ['pause', 'resume']) {
    const answer = await post(`${api}/webhooks/${id}/${action}`, {}, writer);
    assert.deepEqual(headersIn(answer, id), { Authorization: hidden }, action);
  }
});

test('refuses a masked value that is sent back and keeps the real one', async cleanup => {
  const { mock, api, id } = await start(cleanup);
  const headers = { Authorization: '***', 'X-Shop': 'north' };
  const msg = 'Invalid request: headers contains ***, the placeholder for a hidden value';
  const changed = await send(`${api}/webhooks/${id}`, {
    method: 'PATCH',
    headers: { ...writer, 'content-type': 'application/json' },
    body: JSON.stringify({ headers }),
  });
  assert.deepEqual([changed.status, changed.json.msg], [400, msg]);
  const again = { url: 'http://127.0.0.1:9/', event_types: ['*'], headers };
  const copied = await post(`${api}/webhooks`, again, writer);
  assert.deepEqual([copied.status, copied.json.msg], [400, msg]);
  const stored = await mock.repository.webhooks.findEndpoint('ws_studio', id);
  assert.deepEqual(stored?.headers, { Authorization: hidden });
});

test('keeps the headers of a webhook when the console form is saved', async cleanup => {
  const { mock, id } = await start(cleanup);
  const person = await loggedIn(mock);
  const page = `/workspaces/ws_studio/webhooks/${id}`;
  const { csrf = '' } = await person.form(`${page}/edit`, `webhooks/${id}`);
  const fields = { csrf, url: 'http://127.0.0.1:9/', description: 'Changed', event_types: 'key.*' };
  assert.equal((await person.post(page, fields)).status, 303);
  const stored = await mock.repository.webhooks.findEndpoint('ws_studio', id);
  assert.deepEqual([stored?.description, stored?.headers], ['Changed', { Authorization: hidden }]);
});

/** What the console shows of the signature of a delivery that was just tried. */
async function signatureShown(mock: Mock, api: string, who: typeof ingrid, cleanup: Cleanup) {
  const { url, reached } = await receiver(cleanup);
  const made = await post(`${api}/webhooks`, { url, event_types: ['key.*'] }, writer);
  const { endpoint } = made.json.data as CreatedWebhookEndpoint;
  const tested = await post(`${api}/webhooks/${endpoint.id}/test`, {}, writer);
  await reached(1);
  const person = await loggedIn(mock, who);
  const { id } = tested.json.data as { id: string };
  const { status, text } = await person.get(`/workspaces/ws_studio/webhook-deliveries/${id}`);
  assert.equal(status, 200);
  return /webhook-signature: ([^\s<]+)/.exec(text)?.[1];
}

test('shows viewers no console page with headers of a webhook or a signature', async cleanup => {
  const memberships = [{ workspace_id: 'ws_studio', user_id: mateus.id, role: 'viewer' as const }];
  const { mock, api, id } = await start(cleanup, { fixtures: { memberships } });
  assert.equal(await signatureShown(mock, api, mateus, cleanup), 'v1,***');
  const person = await loggedIn(mock, mateus);
  for (const path of ['', `/${id}`]) {
    const { status, text } = await person.get(`/workspaces/ws_studio/webhooks${path}`);
    assert.deepEqual([status, text.includes('of-the-receiver')], [200, false], path);
  }
});

test('shows a developer, who may reveal the secret, a signature to verify a receiver', async cleanup => {
  const { mock, api } = await start(cleanup);
  assert.match(String(await signatureShown(mock, api, mateus, cleanup)), /^v1,[A-Za-z0-9+/=&#;]{44,}/);
});

test.run();
