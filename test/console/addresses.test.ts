import assert from 'node:assert/strict';
import Koa from 'koa';
import mount from 'koa-mount';
import { createRouter } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, send, serveApp, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { ingrid, Person } from './client.ts';

const test = suiteOf('Console URLs');
const home = '/workspaces/ws_studio';

async function start(cleanup: Cleanup) {
  const mock = await mockFor(cleanup);
  return { mock, person: new Person(`${mock.url}/user/api`) };
}

const wrong = ['/nowhere', `${home}/nowhere`, `${home}/settings/keys/a/b/c`, '//x', '/a%2Fb', '/%'];

test('show a page with a link back for an unknown path, to everybody and in every mount', async cleanup => {
  const { person } = await start(cleanup);
  const check = async () => {
    for (const path of wrong) {
      const { status, headers, text } = await person.get(path);
      assert.deepEqual([status, headers['content-type']], [404, 'text/html; charset=utf-8'], path);
      assert.match(text, /<h1>Not found<\/h1>/);
      assert.match(text, /href="\/user\/api">Back to the console/, path);
      assert.ok(headers['content-security-policy']);
      assert.equal((await person.post(path, {})).status, 404, path);
    }
  };
  await check();
  await person.logIn(ingrid);
  await check();
});

test('show a page with the allowed methods for a wrong method', async cleanup => {
  const { person } = await start(cleanup);
  for (const [path, method, allow] of [
    ['/login', 'DELETE', 'GET, HEAD, POST, OPTIONS'],
    [`${home}/settings`, 'POST', 'GET, HEAD, OPTIONS'],
  ] as const) {
    const { status, headers, text } = await send(person.base + path, { method });
    assert.deepEqual([status, headers.allow], [405, allow]);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.match(text, /href="\/user\/api">Back to the console/);
    assert.ok(headers['content-security-policy']);
  }
});

test('pass unknown paths below the console on to the host first, in every mount', async cleanup => {
  const inner = new Koa();
  const outer = new Koa();
  const options = { repository: await fixtureRepository(), publicUrl: 'https://shop.example', console: true };
  inner.use(createRouter(options).prefix('/t/:tenant').routes());
  inner.use((ctx, next) => {
    if (!ctx.path.endsWith('/hosts-own')) return next();
    ctx.body = 'of the host';
  });
  outer.use(mount('/shop', inner));
  const { url } = await serveApp(cleanup, outer);
  const console = `${url}/shop/t/acme/user/api`;
  assert.equal((await send(`${console}/hosts-own`)).text, 'of the host');
  const { status, text } = await send(`${console}/a/b`);
  assert.equal(status, 404);
  assert.match(text, /href="\/shop\/t\/acme\/user\/api">Back to the console/);
  assert.equal((await send(`${url}/shop/t/acme/user/apix`)).text, 'Not Found');
});

test('show no notice for an unknown value of done', async cleanup => {
  const { person } = await start(cleanup);
  await person.logIn(ingrid);
  const pages = ['/settings', '/links', '/links/lnk_demo_spring', '/webhooks', '/webhooks/ep_demo'];
  for (const page of pages)
    for (const word of ['constructor', '__proto__', 'toString', 'nonsense']) {
      const { status, text } = await person.get(`${home}${page}?done=${word}`);
      assert.equal(status, 200);
      assert.doesNotMatch(text, /class="notice success"|native code/, `${page}?done=${word}`);
    }
});

test.run();
