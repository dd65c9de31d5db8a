/** Hostile requests: the response is a 4xx or comes from the host, and never an internal error. */
import assert from 'node:assert/strict';
import { scryptSync } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import Koa from 'koa';
import type { MockOptions } from '../../mock-server/index.ts';
import { createLinks, createRouter } from '../../src/index.ts';
import { ingrid, Person } from '../console/client.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('Hostile requests', { isLong: true });

/** A mock server, and its internal errors. */
async function start(cleanup: Cleanup, options: MockOptions = {}) {
  const errors: unknown[] = [];
  const mock = await mockFor(cleanup, { onError: error => errors.push(error), ...options });
  return { mock, errors };
}

interface Answer {
  status: number;
  text: string;
}

/** Sends a request with exactly this target. */
function ask(base: string, target: string, method = 'GET', headers: object = {}): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const all = { authorization: `Bearer ${secrets.studio}`, ...headers };
    const asked = request({ hostname, port, path: target, method, headers: all, agent: false }, answer => {
      let text = '';
      answer.setEncoding('utf8').on('data', chunk => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', reject).end();
  });
}

const ownPaths = [
  '/user/api',
  '/user/api/login',
  '/user/api/reference',
  '/api/openapi.json',
  '/api/items/all?page=1',
  '/api/v1/links/x',
  '/l/spring',
  '/media/preview/1001.svg',
  '/demo/1001',
  '/nothing',
  '/',
];
const authorities = ['a:99999', 'a', 'a:', ':', '[::1', '[::1]', '%', 'user:word@a:99999', '\u007f', ''];
const schemes = ['http://', 'HTTPS://', 'ftp://', 'x:', '//'];
const odd = [
  '*',
  '?',
  '?page=1',
  'foo',
  'http:',
  '/%',
  '/l/%',
  '/l/%ff',
  '/l/%00/%00',
  '/%2F%2Fa',
  '//',
  '/\\',
];
const long = [
  '/',
  '/l/',
  '/api/v1/links/',
  '/api/v1/links-by-external-id/',
  '/user/api/workspaces/',
  '/media/',
];

test('cause no internal error with any target and any method', async cleanup => {
  const { mock, errors } = await start(cleanup);
  const targets = [
    ...schemes.flatMap(scheme =>
      authorities.flatMap(host => ownPaths.map(path => `${scheme}${host}${path}`)),
    ),
    ...odd,
    ...long.map(path => `${path}${'a'.repeat(8_000)}`),
    ...long.map(path => `${path}%`),
    ...long.map(path => `${path}__proto__`),
    ...long.map(path => `${path}constructor/toString`),
  ].filter(target => !/[^\u0021-\u007e]/.test(target));
  const failed: string[] = [];
  for (const [index, target] of targets.entries())
    for (const method of index % 7 === 0 ? ['HEAD', 'POST', 'OPTIONS', 'PUT'] : ['GET']) {
      const { status } = await ask(mock.url, target, method);
      if (status >= 500) failed.push(`${method} ${target.slice(0, 60)}: ${status}`);
    }
  assert.deepEqual(failed, []);
  assert.deepEqual(errors, []);
});

test('in absolute form are routed by their path, with any host name', async cleanup => {
  const { mock } = await start(cleanup);
  for (const path of ['/api/openapi.json', '/api/items/all?page=1', '/user/api/login'])
    for (const authority of ['shop.example', 'a:99999', '[::1]:1'])
      for (const scheme of ['http', 'HTTPS'])
        assert.equal((await ask(mock.url, `${scheme}://${authority}${path}`)).status, 200, authority + path);
  const { text } = await ask(mock.url, 'http://a:99999/api/items/all?page=1&per_page=5');
  assert.equal(JSON.parse(text).items.length, 5);
});

test('without a path in the target are passed on to the host', async cleanup => {
  const repository = await fixtureRepository();
  const links = createLinks({ repository });
  cleanup(links.close);
  const app = new Koa();
  const seen: (string | undefined)[] = [];
  app
    .use(createRouter({ repository, links, console: true, publicUrl: 'https://shop.example' }).routes())
    .use(links.router.routes());
  app.use(ctx => {
    seen.push(ctx.req.url);
    ctx.status = 421;
  });
  const { url, errors } = await serveApp(cleanup, app);
  const targets = ['http://[::1/l/spring', 'http://', '*'];
  for (const target of targets) assert.equal((await ask(url, target)).status, 421, target);
  assert.deepEqual(seen, targets);
  assert.deepEqual(errors, []);
});

const nested = (depth: number, open = '[', close = ']') => `${open.repeat(depth)}1${close.repeat(depth)}`;

test('with bodies nested deeper than 32 levels are a 400, in a known field or another', async cleanup => {
  const { mock, errors } = await start(cleanup);
  const headers = { authorization: `Bearer ${secrets.studio}` };
  for (const [path, rest] of [
    ['/api/v1/links', '"url":"https://shop.example/new"'],
    ['/api/v1/keys', '"name":"x","scopes":["marketplace:read"]'],
    ['/api/v1/webhooks', '"url":"http://127.0.0.1:4001/hooks","event_types":["key.*"]'],
  ] as const)
    for (const field of ['utm', 'name', 'headers', 'other'])
      for (const value of [nested(5_000), nested(5_000, '{"a":', '}'), nested(32)]) {
        const answer = await post(mock.url + path, `{${rest},"${field}":${value}}`, headers);
        assert.deepEqual(
          [answer.status, answer.json.msg],
          [400, 'Invalid request: the body is nested deeper than 32 levels'],
        );
      }
  const shallow = `{"type":"order.paid","data":${nested(31)}}`;
  assert.equal((await post(`${mock.url}/api/v1/automation/publish`, shallow, headers)).status, 202);
  assert.deepEqual(errors, []);
});

test('with deep nesting in bulk entries or parsed bodies are a 400', async cleanup => {
  const repository = await fixtureRepository();
  const app = new Koa();
  app.use((ctx, next) => {
    (ctx.request as { body?: unknown }).body = JSON.parse(
      `{"links":[{"utm":${nested(5_000, '{"a":', '}')}}]}`,
    );
    return next();
  });
  app.use(createRouter({ repository }).routes());
  const { url, errors } = await serveApp(cleanup, app);
  const answer = await post(`${url}/api/v1/links/bulk`, '{}', { authorization: `Bearer ${secrets.studio}` });
  assert.deepEqual(
    [answer.status, answer.json.msg],
    [400, 'Invalid request: the body is nested deeper than 32 levels'],
  );
  assert.deepEqual(errors, []);
});

test('with nested names in forms and queries are told which field is missing', async cleanup => {
  const { mock, errors } = await start(cleanup);
  const deep = `purchase_code${'[a]'.repeat(5_000)}`;
  const body = `api_key=${secrets.studio}&${deep}=1`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = await send(`${mock.url}/api/purchases/validation`, { method: 'POST', headers, body });
  assert.deepEqual([form.status, form.json.msg], [400, 'Invalid request: purchase_code is required']);
  const query = await ask(mock.url, `/api/items/item?item_id[a][b]=1`);
  assert.equal(query.status, 400);
  assert.deepEqual(errors, []);
});

test('with names such as __proto__ are ignored or refused as unknown fields', async cleanup => {
  const { mock, errors } = await start(cleanup);
  const headers = { authorization: `Bearer ${secrets.studio}` };
  for (const name of ['constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
    const query = await ask(mock.url, `/api/items/all?page=1&${name}=5`);
    assert.equal(query.status, 200);
    for (const [more, place] of [
      [{ [name]: 1 }, name],
      [{ utm: { [name]: 'x' } }, `utm/${name}`],
    ] as const) {
      const body = JSON.stringify({ url: 'https://shop.example/new', ...more });
      const answer = await post(`${mock.url}/api/v1/links`, body, headers);
      assert.deepEqual(
        [answer.status, answer.json.msg],
        [400, `Invalid request: ${place} is not a known field`],
      );
    }
  }
  assert.deepEqual(errors, []);
});

test('with a duplicate parameter are a 400, unless both values are the same', async cleanup => {
  const { mock } = await start(cleanup);
  const twice = await ask(mock.url, '/api/items/all?page=1&page=2');
  assert.equal(twice.status, 400);
  assert.match(twice.text, /page was sent twice with different values/);
  assert.equal((await ask(mock.url, '/api/items/all?page=1&page=1')).status, 200);
});

test('with invalid headers are answered, and the service continues', async cleanup => {
  const repository = await fixtureRepository();
  const failures: unknown[] = [];
  const onError = (error: unknown) => failures.push(error);
  const links = createLinks({ repository, onError });
  cleanup(links.close);
  const router = createRouter({
    repository,
    links,
    onError,
    console: true,
    publicUrl: 'https://shop.example',
  });
  // Koa emits errors about connections that end early, which the host handles.
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()).use(links.router.routes()));
  const { port } = new URL(url);
  /** The status of the response to these bytes; 0 if the connection ends without a response. */
  const bytes = (text: string, isCut: boolean): Promise<number> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1');
      let answer = '';
      socket.on('data', chunk => {
        answer += chunk;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
      socket.write(Buffer.from(text, 'latin1'), () => isCut && socket.destroy());
    });
  const json = 'Content-Type: application/json';
  for (const path of ['/api/v1/links', '/api/purchases/validation', '/user/api/login', '/l/spring'])
    for (const [body, ...lines] of [
      ['', json, 'Content-Length: 2', 'Expect: nonsense'],
      ['{}', json, 'Content-Length: 2', 'Content-Encoding: gzip, gzip'],
      ['{}', 'Content-Type: application/json; charset=\xff', 'Content-Length: 2'],
      ['{}', 'Content-Type: multipart/form-data; boundary=', 'Content-Length: 2'],
      ['2\r\n{}\r\n0\r\n\r\n', json, 'Transfer-Encoding: chunked', 'Content-Length: 2'],
      ['zz\r\n{}\r\n0\r\n\r\n', json, 'Transfer-Encoding: chunked'],
      ['{}', json, 'Content-Length: 2', 'Cookie: mk_session=%; mk_browser=\xff; =', 'If-None-Match: "'],
      ['{"url":', json, 'Content-Length: 2000'],
    ] as const) {
      const key = `Authorization: Bearer ${secrets.studio}`;
      const head = [`POST ${path} HTTP/1.1`, 'Host: x', key, 'Connection: close', ...lines];
      const status = await bytes(`${head.join('\r\n')}\r\n\r\n${body}`, body === '{"url":');
      assert.ok(status < 500, `${path} ${lines}: ${status}`);
    }
  assert.equal((await ask(url, '/api/items/all')).status, 200);
  assert.deepEqual(failures, []);
});

test('with a stored password that cannot be computed count as a wrong password, and onError is called', async cleanup => {
  const { mock, errors } = await start(cleanup);
  const { users, links } = mock.repository;
  const user = await users.findByEmail(ingrid.email);
  assert.ok(user?.password);
  const broken = { ...user.password, cost: 3 };
  Object.assign(users, { findByEmail: () => ({ ...user, password: broken }) });
  const person = new Person(`${mock.url}/user/api`);
  const answer = await person.logIn(ingrid);
  assert.equal(answer.status, 401);
  assert.match(answer.text, /Wrong e-mail address or password/);
  assert.equal(errors.length, 1);
  assert.match(String(errors[0]), /stored password/);
  const { findBySlug } = links;
  Object.assign(links, {
    findBySlug: async (...call: Parameters<typeof findBySlug>) => {
      const found = await findBySlug.apply(links, call);
      return found === null ? null : { ...found, link: { ...found.link, password: broken } };
    },
  });
  const followed = await post(`${mock.url}/l/spring`, { password: 'x' }, { accept: 'application/json' });
  assert.deepEqual([followed.status, followed.json.msg], [403, 'Wrong password']);
});

test('with a stored password that requires too much work are not computed', async cleanup => {
  const { mock, errors } = await start(cleanup);
  const { users } = mock.repository;
  const user = await users.findByEmail(ingrid.email);
  assert.ok(user?.password);
  // The smallest value over the limit: it would be valid if it were computed.
  const cost = 1_024;
  const [block_size, parallelization] = [8, 1_025];
  const hash = scryptSync(ingrid.demo_password, 'a'.repeat(16), 32, {
    N: cost,
    r: block_size,
    p: parallelization,
    maxmem: 2 ** 24,
  });
  const salt = Buffer.from('a'.repeat(16)).toString('base64url');
  const costly = {
    ...user.password,
    cost,
    block_size,
    parallelization,
    salt,
    hash: hash.toString('base64url'),
  };
  Object.assign(users, { findByEmail: () => ({ ...user, password: costly }) });
  const answer = await new Person(`${mock.url}/user/api`).logIn(ingrid);
  assert.equal(answer.status, 401);
  assert.match(String(errors[0]), /stored password/);
});

test.run();
