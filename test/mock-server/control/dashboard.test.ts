/** The dashboard of the mock server over HTTP; test/browser shows its pages. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { type Cleanup, post, send, suiteOf } from '../../helper.ts';

const test = suiteOf('The dashboard of the mock server');

const asPage = { accept: 'text/html' };
const form = { ...asPage, 'content-type': 'application/x-www-form-urlencoded' };

async function start(cleanup: Cleanup) {
  const mock = await startMock();
  cleanup(mock.close);
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    send(`${mock.url}/__mock/dashboard${path}`, { method: 'POST', body, headers: { ...form, ...headers } });
  return { mock, post };
}

test('is a page for browsers and a list of all routes for programs, with a strict policy', async cleanup => {
  const { mock } = await start(cleanup);
  const page = await send(`${mock.url}/__mock`, { headers: asPage });
  assert.equal(page.status, 200);
  assert.match(page.text, /<h1>Requests<\/h1>/);
  const policy = String(page.headers['content-security-policy']);
  assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/);
  assert.doesNotMatch(page.text, /style=|onclick=|<script>/);
  assert.equal(page.headers['cache-control'], 'no-store');
  const list = await send(`${mock.url}/__mock`, { headers: { accept: 'application/json' } });
  const { routes } = list.json.data as { routes: string[] };
  assert.ok(routes.includes('POST /__mock/faults') && routes.includes('PUT /__mock/clock'));
  for (const [, asset = ''] of page.text.matchAll(/(?:href|src)="(\/__mock\/dashboard\/[^"]+\.(?:css|js))"/g))
    assert.equal((await send(mock.url + asset)).status, 200, asset);
});

test('is not for pages of other sites, and not part of what a host mounts', async cleanup => {
  const { mock, post } = await start(cleanup);
  const origin = 'https://evil.example';
  assert.equal((await send(`${mock.url}/__mock`, { headers: { ...asPage, origin } })).status, 404);
  assert.equal((await post('/reset', '', { origin })).status, 404);
  assert.equal((await post('/faults', 'operation=getItem&status=503', { origin })).status, 404);
  assert.deepEqual(mock.faults(), []);
});

test('escapes what requests contain', async cleanup => {
  const { mock } = await start(cleanup);
  await post(
    `${mock.url}/%3Cb%3E?q=%22%3E%3Cimg%20src=x%3E`,
    { text: '<script>alert(1)</script>' },
    { 'x-odd': '<b>bold</b>' },
  );
  const list = await send(`${mock.url}/__mock`, { headers: asPage });
  const [, href] = /href="(\/__mock\/dashboard\/requests\/\d+)"/.exec(list.text) ?? [];
  const one = await send(`${mock.url}${href}`, { headers: asPage });
  assert.equal(one.status, 200);
  for (const text of [list.text, one.text]) assert.doesNotMatch(text, /<script>alert|<img src=x|<b>bold/);
});

test('shows a form that is refused as it was, and says why', async cleanup => {
  const { mock, post } = await start(cleanup);
  for (const [path, body, reason, kept] of [
    ['/faults', 'operation=getitem&status=503&times=3', /operation/, 'value="3"'],
    ['/faults', 'path=%2Fl%2F*&status=abc', /status must be/i, 'value="abc"'],
    ['/faults', 'path=%2Fl%2F*&what=hang&delay=5&probability=2', /probability must be/i, 'value="2"'],
    ['/clock', 'now=soon', /now must be/i, 'value="soon"'],
    ['/clock/advance', 'by=a+while', /by must be/i, 'value="a while"'],
    ['/snapshots', 'name=a%2Fb', /name of a snapshot/i, 'value="a/b"'],
  ] as const) {
    const refused = await post(path, body);
    assert.equal(refused.status, 400, body);
    assert.match(/role="alert">([^<]*)</.exec(refused.text)?.[1] ?? '', reason);
    assert.ok(refused.text.includes(kept), `${body} keeps ${kept}`);
  }
  assert.equal((await post('/snapshots/restore', 'name=gone')).status, 400);
  assert.equal((await post('/faults/stop', 'id=gone')).status, 400);
  const lost = await send(`${mock.url}/__mock/dashboard/requests/999`, { headers: asPage });
  assert.equal(lost.status, 404);
  assert.match(lost.text, /keeps no request with this number/);
});

test('shows a search that is refused on its page, and says why', async cleanup => {
  const { mock } = await start(cleanup);
  for (const [query, heading, reason] of [
    ['/dashboard/state?collection=items&workspace=gone', 'State', /^Workspace must be/],
    ['/dashboard/state?collection=gone', 'State', /^Collection must be one of/],
    ['?operation=gone', 'Requests', /has no operation gone/],
  ] as const) {
    const page = await send(`${mock.url}/__mock${query}`, { headers: asPage });
    assert.equal(page.status, 400, query);
    assert.match(page.text, new RegExp(`<h1>${heading}</h1>`));
    assert.match(/role="alert">([^<]*)</.exec(page.text)?.[1] ?? '', reason);
  }
});

test('pages through the records of a collection, without their secrets', async cleanup => {
  const { mock } = await start(cleanup);
  const show = (query: string) => send(`${mock.url}/__mock/dashboard/state?${query}`, { headers: asPage });
  const first = await show('collection=messages&workspace=ws_studio');
  assert.match(first.text, /1 to 50 of 200 records/);
  const [, next = ''] = /href="([^"]+)">Next</.exec(first.text) ?? [];
  const second = await send(mock.url + next.replaceAll('&amp;', '&'), { headers: asPage });
  assert.match(second.text, /51 to 100 of 200 records/);
  const users = await show('collection=users&workspace=ws_studio');
  assert.equal(users.status, 200, 'a collection without workspaces');
  assert.doesNotMatch(users.text, /\$scrypt|scrypt:/);
});

test.run();
