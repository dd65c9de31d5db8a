import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, secrets, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('CORS');
const headers = { origin: 'https://front.example' };

async function mount(cleanup: Cleanup, cors: unknown) {
  const app = new Koa();
  app.use(createRouter({ repository: await fixtureRepository(), cors: cors as never }).routes());
  return (await serveApp(cleanup, app)).url;
}

test('is off by default', async cleanup => {
  const url = await mount(cleanup, undefined);
  const answer = await send(`${url}/api/items/all?api_key=${secrets.studio}`, { headers });
  assert.equal(answer.headers['access-control-allow-origin'], undefined);
});

test('allows every origin to read responses and errors with true', async cleanup => {
  const url = await mount(cleanup, true);
  for (const query of [`?api_key=${secrets.studio}`, '']) {
    const answer = await send(`${url}/api/items/all${query}`, { headers });
    assert.equal(answer.headers['access-control-allow-origin'], '*');
    assert.equal(answer.headers['access-control-allow-credentials'], undefined);
    assert.match(String(answer.headers['access-control-expose-headers']), /X-Request-Id/);
  }
});

test('answers the preflight request of a browser', async cleanup => {
  const url = await mount(cleanup, { origins: ['https://front.example'], maxAge: 60 });
  const preflight = await send(`${url}/api/purchases/validation`, {
    method: 'OPTIONS',
    headers: {
      ...headers,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-api-key',
    },
  });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers['access-control-allow-origin'], 'https://front.example');
  assert.equal(preflight.headers['access-control-max-age'], '60');
  assert.match(String(preflight.headers['access-control-allow-methods']), /POST/);
  assert.match(String(preflight.headers['access-control-allow-headers']), /X-Api-Key/);
});

const listed = (value: unknown) => String(value).split(',').sort();

test('allows the headers for key, body and ETag', async cleanup => {
  const url = await mount(cleanup, true);
  const asked = { ...headers, 'access-control-request-method': 'POST' };
  const preflight = await send(`${url}/api/purchases/validation`, { method: 'OPTIONS', headers: asked });
  assert.deepEqual(listed(preflight.headers['access-control-allow-headers']), [
    'Authorization',
    'Content-Type',
    'If-None-Match',
    'X-Api-Key',
  ]);
});

test('exposes all of our headers that scripts may need', async cleanup => {
  const url = await mount(cleanup, true);
  const answer = await send(`${url}/api/items/all?api_key=${secrets.studio}`, { headers });
  assert.deepEqual(listed(answer.headers['access-control-expose-headers']), [
    'ETag',
    'Link',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
    'X-Request-Id',
    'X-Total-Count',
  ]);
});

test('allows only the origins in the list', async cleanup => {
  const url = await mount(cleanup, { origins: ['https://front.example'] });
  const path = `${url}/api/items/all?api_key=${secrets.studio}`;
  const listed = await send(path, { headers });
  assert.equal(listed.headers['access-control-allow-origin'], 'https://front.example');
  assert.match(String(listed.headers.vary), /Origin/);
  for (const origin of ['https://evil.example', 'https://front.example.evil.example', 'null']) {
    const answer = await send(path, { headers: { origin } });
    assert.deepEqual([answer.status, answer.headers['access-control-allow-origin']], [200, undefined]);
  }
});

test('allows the origins that a function accepts', async cleanup => {
  const url = await mount(cleanup, { origins: (origin: string) => origin.endsWith('.front.example') });
  const path = `${url}/api/items/all?api_key=${secrets.studio}`;
  for (const [origin, allowed] of [
    ['https://shop.front.example', 'https://shop.front.example'],
    ['https://evil.example', undefined],
  ] as const) {
    const answer = await send(path, { headers: { origin } });
    assert.deepEqual([answer.status, answer.headers['access-control-allow-origin']], [200, allowed]);
  }
});

test('allows credentials only if requested, for the origin of the request by name', async cleanup => {
  const path = `/api/items/all?api_key=${secrets.studio}`;
  const origins = ['https://front.example'];
  for (const [cors, expected] of [
    [{ origins }, undefined],
    [{ origins, credentials: true }, 'true'],
    [{ origins: () => true, credentials: true }, 'true'],
  ] as const) {
    const url = await mount(cleanup, cors);
    const answer = await send(url + path, { headers });
    assert.equal(answer.headers['access-control-allow-origin'], 'https://front.example');
    assert.equal(answer.headers['access-control-allow-credentials'], expected);
    const preflight = await send(url + path, {
      method: 'OPTIONS',
      headers: { ...headers, 'access-control-request-method': 'GET' },
    });
    assert.equal(preflight.headers['access-control-allow-credentials'], expected);
  }
});

test('never allows credentials for every origin', async () => {
  const repository = await fixtureRepository();
  for (const origins of ['*', ['*']] as const)
    assert.throws(() => createRouter({ repository, cors: { origins, credentials: true } }), {
      name: 'TypeError',
      message:
        /^createRouter: cors (cannot allow credentials for every origin: list the origins|needs origins as)/,
    });
  assert.throws(() => createRouter({ repository, cors: { origins: '*', credentials: 1 as never } }), {
    message: 'createRouter: cors needs credentials as true or false',
  });
});

test.run();
