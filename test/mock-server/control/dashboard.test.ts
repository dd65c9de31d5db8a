/** The dashboard of the mock server over HTTP; test/browser shows its pages. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { textOf } from '../../console/client.ts';
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

test('shows a form that is refused as it was, and says why at the field', async cleanup => {
  const { mock, post } = await start(cleanup);
  for (const [path, body, field, reason, kept] of [
    ['/faults', 'operation=getitem&status=503&times=3', 'fault-form', /operation/, 'value="3"'],
    ['/faults', 'path=%2Fl%2F*&status=abc', 'fault-status', /status must be/i, 'value="abc"'],
    ['/faults', 'path=%2Fl%2F*&what=hang&delay=5&probability=2', 'fault-probability', /must be/, 'value="2"'],
    ['/clock', 'now=soon', 'clock-now', /now must be/i, 'value="soon"'],
    ['/clock/advance', 'by=a+while', 'clock-by', /by must be/i, 'value="a while"'],
    ['/snapshots', 'name=a%2Fb', 'snapshot-name', /name of a snapshot/i, 'value="a/b"'],
  ] as const) {
    const refused = await post(path, body);
    assert.equal(refused.status, 400, body);
    assert.match(/role="alert".*?<\/div>/s.exec(refused.text)?.[0] ?? '', reason);
    if (!field.endsWith('-form')) assert.match(refused.text, new RegExp(`id="${field}-error">[A-Z]`));
    assert.ok(refused.text.includes(kept), `${body} keeps ${kept}`);
  }
  assert.equal((await post('/snapshots/restore', 'name=gone')).status, 400);
  assert.equal((await post('/faults/stop', 'id=gone')).status, 400);
  const lost = await send(`${mock.url}/__mock/dashboard/requests/999`, { headers: asPage });
  assert.equal(lost.status, 404);
  assert.match(lost.text, /keeps no request with this number/);
});

test('says in the form of a fault that it ends by itself', async cleanup => {
  const { mock } = await start(cleanup);
  const { text } = await send(`${mock.url}/__mock/dashboard/faults`, { headers: asPage });
  assert.match(text, /id="fault-times-hint">A number, or always\. Default: the next request only\.</);
});

test('says once what a form has done', async cleanup => {
  const { mock, post } = await start(cleanup);
  const done = await post('/snapshots', 'name=before');
  assert.deepEqual([done.status, done.headers.location], [303, '/__mock/dashboard/snapshots']);
  const cookie = String(done.headers['set-cookie']).split(';', 1)[0] ?? '';
  const look = (headers: Record<string, string> = {}) =>
    send(`${mock.url}/__mock/dashboard/snapshots`, { headers: { ...asPage, ...headers } });
  const script = await look({ cookie, 'sec-fetch-mode': 'cors' });
  assert.doesNotMatch(script.text, /The snapshot is taken/, 'a script does not take it');
  const first = await look({ cookie });
  assert.match(first.text, /role="status">The snapshot is taken\./);
  assert.match(String(first.headers['set-cookie']), /mock_said_\d+=; .*Max-Age=0/);
  assert.doesNotMatch((await look()).text, /The snapshot is taken/);
});

test('hides the requests of the console until somebody asks for them', async cleanup => {
  const { mock } = await start(cleanup);
  await send(`${mock.url}/user/api/login`, { headers: asPage });
  await send(`${mock.url}/api/items/all?api_key=${mock.keys.studio}`);
  const look = async (query: string) => {
    const { text } = await send(`${mock.url}/__mock${query}`, { headers: asPage });
    return [...text.matchAll(/<span title="(\/[^"]*)">/g)].map(([, url]) => url);
  };
  const [api, login] = ['/api/items/all?api_key=***', '/user/api/login'];
  assert.deepEqual(await look(''), [api]);
  assert.deepEqual(await look('?traffic=console'), [login]);
  assert.deepEqual(await look('?traffic=all'), [api, login]);
});

test('finds requests by path, operation, method, status and text of the bodies', async cleanup => {
  const { mock } = await start(cleanup);
  const headers = { authorization: `Bearer ${mock.keys.studio}` };
  await post(`${mock.url}/api/v1/links`, { url: 'https://example.com/pumpkin' }, headers);
  await send(`${mock.url}/api/v1/links`, { headers });
  await send(`${mock.url}/api/items/item?item_id=999999`, { headers });
  const look = async (query: string) => {
    const { text } = await send(`${mock.url}/__mock?${query}`, { headers: asPage });
    return [...text.matchAll(/<span class="method [a-z]+">([A-Z]+)</g)].length;
  };
  for (const [query, count] of [
    ['q=item_id', 1],
    ['q=createLink', 1],
    // Together with the id, because random ids may contain 404 too.
    ['q=999999+404', 1],
    ['q=999999+200', 0],
    ['q=PUMPKIN+post', 1],
    ['q=links+get', 1],
    ['q=nothing-like-it', 0],
    ['method=POST', 1],
    ['status=2xx', 2],
    ['status=4xx', 1],
    ['operation=listLinks', 1],
  ] as const)
    assert.equal(await look(query), count, query);
  const { text } = await send(`${mock.url}/__mock?q=${mock.keys.studio}`, { headers: asPage });
  assert.match(text, /No such request has arrived/, 'secrets are not searched');
});

test('shows one request beside the list, with its headers and bodies, without secrets', async cleanup => {
  const { mock } = await start(cleanup);
  const headers = { authorization: `Bearer ${mock.keys.studio}` };
  await post(`${mock.url}/api/v1/links`, { url: 'https://example.com/a', password: 'sesame' }, headers);
  const { text } = await send(`${mock.url}/__mock/dashboard/requests/1?status=2xx`, { headers: asPage });
  assert.match(text, /<title>POST \/api\/v1\/links - Mock server<\/title>/);
  assert.match(text, /<a class="key-name" href="[^"]*\?status=2xx" aria-current="true">/);
  assert.match(text, /class="badge good">201 Created</);
  assert.match(text, /authorization: \*\*\*/);
  assert.match(text, /https:\/\/example\.com\/a/);
  assert.doesNotMatch(text, new RegExp(`sesame|${mock.keys.studio}`));
  assert.match(text, /href="\/__mock\/dashboard\/faults\?operation=createLink">Let it fail</);
  assert.match(text, /href="\/user\/api\/reference\/createLink">Show in the reference</);
});

test('leads to the console, and shows the demo log-in to this machine only', async cleanup => {
  const mock = await startMock({ remoteControl: true });
  cleanup(mock.close);
  const [user] = mock.users;
  const look = (headers = {}) => send(`${mock.url}/__mock`, { headers: { ...asPage, ...headers } });
  const { text } = await look();
  assert.match(text, /href="\/user\/api">Console<\/a>/);
  assert.ok(user !== undefined && text.includes(user.email) && text.includes(user.password));
  assert.match(
    textOf(text),
    new RegExp(`curl -H .*${mock.keys.studio}.*${mock.url}/api/`),
    'a first request',
  );
  const elsewhere = await look({ 'x-forwarded-for': '203.0.113.9' });
  assert.equal(elsewhere.status, 200);
  assert.ok(!elsewhere.text.includes(user.password) && !elsewhere.text.includes(mock.keys.studio ?? ''));
});

test('keeps the colour scheme that somebody has chosen', async cleanup => {
  const { mock, post } = await start(cleanup);
  const chosen = await post('/theme', 'theme=dark&return_to=%2F__mock%3Fstatus%3D4xx');
  assert.equal(chosen.headers.location, '/__mock?status=4xx');
  const cookie = String(chosen.headers['set-cookie']).split(';', 1)[0] ?? '';
  const page = await send(`${mock.url}/__mock`, { headers: { ...asPage, cookie } });
  assert.match(page.text, /<html lang="en" data-theme="dark">/);
  for (const path of ['https://evil.example/', '/__mockery', '//evil.example'])
    assert.equal(
      (await post('/theme', new URLSearchParams({ theme: '', return_to: path }).toString())).headers.location,
      '/__mock',
    );
});

test('stays in the isolated test that it was opened in', async cleanup => {
  const { mock } = await start(cleanup);
  const base = '/__mock/as/worker-1/__mock';
  const { text } = await send(`${mock.url}${base}`, { headers: asPage });
  assert.match(text, new RegExp(`href="${base}/dashboard/faults"`));
  assert.match(text, /href="\/__mock\/as\/worker-1\/user\/api">Console</);
  assert.doesNotMatch(text, /(?:href|src|action)="\/__mock\/dashboard/);
});

test('shows a search that is refused on its page, and says why', async cleanup => {
  const { mock } = await start(cleanup);
  const page = await send(`${mock.url}/__mock?operation=gone`, { headers: asPage });
  assert.equal(page.status, 400);
  assert.match(page.text, /<h1>Requests<\/h1>/);
  assert.match(/role="alert">([^<]*)</.exec(page.text)?.[1] ?? '', /has no operation gone/);
});

test.run();
