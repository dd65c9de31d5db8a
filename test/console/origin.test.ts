/** Forms of the console behind a proxy that rewrites the host, while `publicUrl` is another address. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, type RawAnswer, send, serveApp, suiteOf } from '../helper.ts';
import { fieldsOf, ingrid } from './client.ts';

const test = suiteOf('The origin of a form');

async function open(cleanup: Cleanup, publicUrl: string | readonly string[]) {
  const repository = await fixtureRepository();
  const reported: string[] = [];
  const onError = (error: unknown) => reported.push((error as Error).message);
  const logged: { readonly message: string; readonly todo: unknown }[] = [];
  const log = (object: object, message: string) =>
    logged.push({ message, todo: (object as { todo?: unknown }).todo });
  const logger = { info: () => {}, warn: log, error: log };
  const router = createRouter({ repository, publicUrl: publicUrl as string, console: true, onError, logger });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  /** As a browser at `origin` sees it, behind a proxy that sends `host`. */
  const logIn = async (origin: string, host: string, keepsCookie = true): Promise<RawAnswer> => {
    const page = await send(`${url}/user/api/login`, { headers: { host } });
    const cookie = (page.headers['set-cookie'] ?? []).map(one => one.split(';')[0]).join('; ');
    const { csrf = '' } = fieldsOf(page.text);
    const fields = { csrf, return_to: '', email: ingrid.email, password: ingrid.demo_password };
    return send(`${url}/user/api/login`, {
      method: 'POST',
      headers: {
        host,
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        ...(keepsCookie && { cookie }),
      },
      body: String(new URLSearchParams(fields)),
    });
  };
  return { logIn, reported, logged };
}

test('that is not that of publicUrl is said once, with both', async cleanup => {
  const { logIn, reported, logged } = await open(cleanup, 'https://internal.example');
  for (const _ of [1, 2]) assert.equal((await logIn('https://shop.example', 'app:3000')).status, 403);
  assert.deepEqual(reported, [
    'A form of the console was refused: its Origin is https://shop.example, publicUrl is https://internal.example, and its Host is app:3000',
  ]);
  assert.deepEqual(logged, [
    {
      message: reported[0],
      todo: 'Set publicUrl to the address that browsers show for the console, or let the proxy pass on Host as it is',
    },
  ]);
  assert.equal((await logIn('https://internal.example', 'app:3000')).status, 303);
});

test('is said where a browser keeps no cookie, because the page is http and publicUrl is https', async cleanup => {
  const { logIn, reported } = await open(cleanup, 'https://shop.example');
  assert.equal((await logIn('http://shop.example', 'shop.example', false)).status, 403);
  assert.match(
    reported[0] ?? '',
    /its Origin is http:\/\/shop\.example, publicUrl is https:\/\/shop\.example/,
  );
});

test('of another site without a token is refused silently', async cleanup => {
  const { logIn, reported } = await open(cleanup, 'https://shop.example');
  assert.equal((await logIn('https://evil.example', 'shop.example', false)).status, 403);
  assert.deepEqual(reported, []);
});

test('may be that of any publicUrl', async cleanup => {
  const { logIn, reported } = await open(cleanup, ['https://shop.example', 'https://shop.test']);
  for (const origin of ['https://shop.example', 'https://shop.test'])
    assert.equal((await logIn(origin, 'app:3000')).status, 303, origin);
  assert.deepEqual(reported, []);
});

test.run();
