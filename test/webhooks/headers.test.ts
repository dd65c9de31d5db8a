/** Custom headers of webhooks. */
import assert from 'node:assert/strict';
import { type Cleanup, post, secrets, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('Webhook headers');

async function maker(cleanup: Cleanup) {
  const mock = await mockFor(cleanup);
  const authorization = { authorization: `Bearer ${secrets.studio}` };
  return (headers: Record<string, string>) =>
    post(
      `${mock.url}/api/v1/webhooks`,
      { url: 'http://127.0.0.1:9/', event_types: ['*'], headers },
      authorization,
    );
}

test('are refused in any notation if they belong to us or control the connection', async cleanup => {
  const make = await maker(cleanup);
  for (const name of [
    'CDN-Loop',
    'Connection',
    'Content-Encoding',
    'Content-Length',
    'Content-Type',
    'Expect',
    'Host',
    'Keep-Alive',
    'Proxy-Authorization',
    'Proxy-Connection',
    'TE',
    'Trailer',
    'Transfer-Encoding',
    'Upgrade',
    'User-Agent',
    'Webhook-Id',
    'Webhook-Signature',
  ])
    for (const written of [name, name.toLowerCase()]) {
      const { status, json } = await make({ 'X-Shop': 'north', [written]: 'x' });
      assert.deepEqual(
        [written, status, json.msg],
        [written, 400, 'Invalid request: headers contains a header name that is not allowed'],
      );
    }
});

test('are accepted if they only resemble a forbidden one', async cleanup => {
  const make = await maker(cleanup);
  for (const name of ['X-Webhook-', 'X-Webhook-Id', 'X-Proxy-', 'My-Host'])
    assert.equal((await make({ [name]: 'x' })).status, 201, name);
});

test.run();
