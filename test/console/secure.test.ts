/** When cookies are sent over encrypted connections only. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('Cookies of the console');

/** The cookie of the login page. `proxy`: whether the host trusts the headers of its proxy. */
async function cookieOf(cleanup: Cleanup, proxy: boolean, publicUrl: string, headers = {}): Promise<string> {
  const app = new Koa({ proxy });
  app.use(createRouter({ repository: await fixtureRepository(), console: true, publicUrl }).routes());
  const { url } = await serveApp(cleanup, app);
  return String((await send(`${url}/user/api/login`, { headers })).headers['set-cookie']);
}

const encrypted = { 'x-forwarded-proto': 'https' };

test('are Secure if the connection is encrypted, also before a proxy that the host trusts', async cleanup => {
  assert.match(await cookieOf(cleanup, true, 'http://shop.example', encrypted), /; Secure$/);
  assert.match(await cookieOf(cleanup, false, 'https://shop.example'), /; Secure$/);
});

test('are not Secure without encryption, whatever a client says', async cleanup => {
  assert.doesNotMatch(await cookieOf(cleanup, false, 'http://shop.example', encrypted), /Secure/);
  assert.doesNotMatch(await cookieOf(cleanup, true, 'http://shop.example'), /Secure/);
});

test.run();
