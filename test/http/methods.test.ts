import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { operations } from '../built-in.ts';
import { post, secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('Methods, caching and headers');

test('answer HEAD like GET, OPTIONS with Allow, and 405 for all other methods', async cleanup => {
  const mock = await mockFor(cleanup, { cors: false });
  for (const path of new Set([...operations.map(operation => operation.path), '/api/openapi.json'])) {
    const own = operations.filter(operation => operation.path === path).map(({ method }) => method as string);
    const known = own.length === 0 ? ['GET'] : own;
    const getWrites = operations.some(
      one => one.path === path && one.method === 'GET' && one.writes === true,
    );
    const allow = [...known, ...(known.includes('GET') && !getWrites ? ['HEAD'] : []), 'OPTIONS'];
    const options = await send(mock.url + path, { method: 'OPTIONS' });
    assert.deepEqual([options.status, options.headers.allow, options.text], [204, allow.join(', '), '']);
    for (const method of ['DELETE', 'PUT', 'PATCH', 'PROPFIND', 'POST', 'GET'].filter(
      name => !allow.includes(name),
    )) {
      const wrong = await send(mock.url + path, { method });
      const msg =
        path === '/api/account/details' ? 'Invalid request' : `Method not allowed: use ${allow.join(', ')}`;
      assert.deepEqual(
        [wrong.status, wrong.headers.allow, wrong.json],
        [405, allow.join(', '), { status: 'error', msg }],
      );
    }
  }
  const url = `${mock.url}/api/items/all?api_key=${secrets.studio}`;
  const get = await send(url);
  const head = await send(url, { method: 'HEAD' });
  assert.deepEqual(
    [head.status, head.text, head.headers['content-length'], head.headers.etag],
    [200, '', get.headers['content-length'], get.headers.etag],
  );
});

test('answer 304 for a current ETag, and 200 for an old one', async cleanup => {
  const mock = await mockFor(cleanup);
  for (const path of [
    '/api/items/all',
    '/api/items/item?item_id=1001',
    '/api/account/details',
    '/api/v1/models',
  ]) {
    const headers = { authorization: `Bearer ${secrets.studio}` };
    const first = await send(mock.url + path, { headers });
    const etag = String(first.headers.etag);
    assert.equal(first.headers['cache-control'], 'private, no-cache');
    const strong = etag.replace('W/', '');
    for (const known of [etag, `"x", ${etag}`, `W/"a, b",${strong}, "c"`, strong, ' * ', ['"x"', etag]])
      for (const method of ['GET', 'HEAD']) {
        const again = await send(mock.url + path, {
          method,
          headers: { ...headers, 'if-none-match': known },
        });
        assert.deepEqual([again.status, again.text, again.headers.etag], [304, '', etag]);
      }
    for (const unknown of ['"other"', strong.slice(0, -1), `"x${strong.slice(1)}`, 'W/""', '"*"', '**', '']) {
      const stale = await send(mock.url + path, { headers: { ...headers, 'if-none-match': unknown } });
      assert.deepEqual([unknown, stale.status, stale.text], [unknown, 200, first.text]);
    }
  }
});

test('answer 304 to fetch, although it adds Cache-Control: no-cache', async cleanup => {
  const mock = await mockFor(cleanup);
  const key = { authorization: `Bearer ${secrets.studio}` };
  for (const path of ['/api/items/all', '/api/openapi.json']) {
    const first = await fetch(mock.url + path, { headers: key });
    await first.text();
    const headers = { ...key, 'if-none-match': first.headers.get('etag') ?? '' };
    for (const method of ['GET', 'HEAD']) {
      const again = await fetch(mock.url + path, { method, headers });
      assert.deepEqual([again.status, await again.text()], [304, '']);
      assert.equal(again.headers.get('etag'), first.headers.get('etag'));
    }
  }
});

test('require a valid key for a 304', async cleanup => {
  const mock = await mockFor(cleanup);
  const first = await send(`${mock.url}/api/items/all?api_key=${secrets.studio}`);
  const headers = { 'if-none-match': String(first.headers.etag) };
  assert.equal((await send(`${mock.url}/api/items/all?api_key=${secrets.revoked}`, { headers })).status, 401);
});

test('give each response its own X-Request-Id, including errors', async cleanup => {
  const mock = await mockFor(cleanup);
  const answers = await Promise.all([
    send(`${mock.url}/api/items/all?api_key=${secrets.studio}`),
    send(`${mock.url}/api/items/all`),
    post(`${mock.url}/api/items/all`, {}),
    send(`${mock.url}/api/openapi.json`),
  ]);
  const ids = answers.map(({ headers }) => String(headers['x-request-id']));
  assert.equal(new Set(ids).size, 4);
  for (const id of ids) assert.match(id, /^[\w-]{12,}-[0-9a-z]+$/);
});

test('match paths exactly: other cases and encodings are passed on', async cleanup => {
  const mock = await mockFor(cleanup);
  const key = `api_key=${secrets.studio}`;
  for (const path of [
    '/API/items/all',
    '/api/Items/All',
    '/api/items',
    '/api/items/all/x',
    '/api//items/all',
    '/api/items%2Fall',
    '/%',
    '/api/%',
  ])
    assert.deepEqual([path, (await send(`${mock.url}${path}?${key}`)).status], [path, 404]);
  assert.equal((await send(`${mock.url}/api/items/all/?${key}`)).status, 200);
});

test('ignore an invalid query', async cleanup => {
  const mock = await mockFor(cleanup);
  const url = `${mock.url}/api/items/item?item_id=1001&api_key=${secrets.studio}`;
  for (const more of [
    '&%',
    '&%=%',
    '&__proto__=1',
    '&constructor=1',
    '&%63onstructor=1',
    '&=&&=',
    '&a[b]=c',
    `&${'x'.repeat(9_000)}`,
    '&item_id[]=5',
    '&%e0%a4%a0%a',
    '&%e0%a4%a',
    '?x',
  ])
    assert.deepEqual(
      [more.slice(0, 20), (await send(url.replace('item_id=1001', `item_id=1001${more}`))).status],
      [more.slice(0, 20), ['?x', '&%e0%a4%a'].includes(more) ? 400 : 200],
    );
});

test('serve a request line with an absolute URL', async cleanup => {
  const mock = await mockFor(cleanup, { allowedHosts: ['evil.example', 'shop.example'] });
  const socket = connect(Number(new URL(mock.url).port), '127.0.0.1');
  socket.end(
    `GET http://shop.example/api/items/all?page=1&api_key=${secrets.studio} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
  );
  let text = '';
  for await (const chunk of socket) text += chunk;
  assert.match(text, /^HTTP\/1\.1 200/);
  assert.equal(/evil\.example/.test(text.slice(0, text.indexOf('\r\n\r\n'))), false);
});

test.run();
