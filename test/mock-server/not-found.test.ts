/** Addresses that the mock server does not have, and the log-in that it offers. */
import assert from 'node:assert/strict';
import { send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('Wrong addresses of the mock server');

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

test('show a browser a page that leads to the console', async cleanup => {
  const mock = await mockFor(cleanup);
  const { status, text, headers } = await send(`${mock.url}/nowhere/<b>`, { headers: browser });
  assert.equal(status, 404);
  assert.match(String(headers['content-type']), /^text\/html/);
  assert.match(String(headers['content-security-policy']), /default-src 'none'/);
  assert.match(text, /<a href="\/user\/api">Open the console<\/a>/);
  assert.doesNotMatch(text, /<b>/);
});

for (const [who, path, headers] of [
  ['a program', '/nowhere', {}],
  ['a program that takes JSON', '/nowhere', { accept: 'application/json' }],
  ['a browser below /api', '/api/nowhere', browser],
  ['a browser below /api/v1', '/api/v1/nowhere', browser],
] as const)
  test(`answer ${who} at ${path} in the envelope`, async cleanup => {
    const mock = await mockFor(cleanup);
    const { status, text } = await send(mock.url + path, { headers });
    assert.equal(status, 404);
    assert.equal(JSON.parse(text).status, 'error');
  });

test('do not lead to a console that is not served', async cleanup => {
  const mock = await mockFor(cleanup, { console: false });
  const { text } = await send(`${mock.url}/nowhere`, { headers: browser });
  assert.doesNotMatch(text, /Open the console/);
  assert.match(text, /href="\/__mock"/);
});

test.run();
