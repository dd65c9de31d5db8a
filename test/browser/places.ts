/** Where the console is mounted in the browser tests. */
import Koa from 'koa';
import mount from 'koa-mount';
import { startMock } from '../../mock-server/index.ts';
import { createRouter } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, serveApp } from '../helper.ts';

/** The mock server. */
export async function atRoot(cleanup: Cleanup) {
  const mock = await startMock();
  cleanup(mock.close);
  return { origin: mock.url, prefix: '' };
}

/** A nested mount, with the host's own settings. */
export async function nested(cleanup: Cleanup) {
  const repository = await fixtureRepository();
  const app = new Koa();
  let middleware: Koa.Middleware = () => {};
  const inner = new Koa();
  inner.use(mount('/market', (ctx, next) => middleware(ctx, next)));
  app.use(mount('/shop', inner));
  const { url } = await serveApp(cleanup, app);
  middleware = createRouter({
    repository,
    publicUrl: url,
    console: { brand: 'Acme', accent: '#b4235a', publicReference: true },
  }).routes();
  return { origin: url, prefix: '/shop/market' };
}
