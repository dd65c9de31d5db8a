/** The QR code on the page of a link, if it has one. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createLinks, createRouter } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, serveApp, suiteOf } from '../helper.ts';
import { ingrid, Person } from './client.ts';

const test = suiteOf('QR code in the console');
const path = '/workspaces/ws_studio/links/lnk_demo_spring';

/** A user of a service whose short links have this URL, or an unknown one. */
async function start(cleanup: Cleanup, address: string | null) {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const links = createLinks({ repository, ...(address === null ? {} : { url: address }) });
  cleanup(links.close);
  const app = new Koa();
  let middleware: Koa.Middleware = () => {};
  const { url } = await serveApp(
    cleanup,
    app.use((ctx, next) => middleware(ctx, next)),
  );
  middleware = createRouter({ repository, links, console: true, publicUrl: url }).routes();
  const person = new Person(`${url}/user/api`);
  await person.logIn(ingrid);
  const shown = async () => {
    const page = await person.get(path);
    assert.equal(page.status, 200);
    const files = [await person.get(`${path}/qr.svg`), await person.get(`${path}/qr.png`)];
    return [page.text.includes('<figure class="qr">'), ...files.map(({ status }) => status)];
  };
  return { repository, shown };
}

test('is shown if the service knows its public URL', async cleanup => {
  const { shown } = await start(cleanup, 'https://go.example/l');
  assert.deepEqual(await shown(), [true, 200, 200]);
});

test('is not shown without a public URL of short links', async cleanup => {
  const { shown } = await start(cleanup, null);
  assert.deepEqual(await shown(), [false, 404, 404]);
});

test('is not shown if the short URL is too long, while the page still works', async cleanup => {
  const { repository, shown } = await start(cleanup, `https://${'long.'.repeat(20)}example/l`);
  const slug = '🌱'.repeat(190);
  await repository.links.change('ws_studio', 'lnk_demo_spring', () => ({ slug, slug_key: slug }));
  assert.deepEqual(await shown(), [false, 404, 404]);
});

test.run();
