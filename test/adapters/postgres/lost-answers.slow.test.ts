/** The response to a statement is lost: PostgreSQL has executed it, but the client cannot know. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import pg from 'pg';
import { toData } from '../../../mock-server/fixtures.ts';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { createLinks, createRouter } from '../../../src/index.ts';
import { link, today } from '../../../src/testing/links/sample.ts';
import { endpoint, event } from '../../../src/testing/sample.ts';
import { type Cleanup, fixtures, secrets, send, serveApp, suiteOf } from '../../helper.ts';
import { chrome } from '../../links/service.ts';
import { databaseUrl, freshRepository } from '../../postgres-server.ts';
import { until } from '../../until.ts';
import { losingProxy } from './proxy.ts';

const test = suiteOf('A lost response of PostgreSQL');
const studio = 'ws_studio';

/** The fixtures, over a direct connection (`direct`) and over a proxy that loses responses. */
async function start(cleanup: Cleanup) {
  const { repository: direct, schema } = await freshRepository(cleanup);
  await direct.import(toData(fixtures));
  const proxy = await losingProxy(cleanup, await databaseUrl());
  const pool = new pg.Pool({ connectionString: proxy.url, max: 4 });
  pool.on('error', () => {});
  cleanup(() => pool.end());
  return { direct, proxy, repository: await postgresRepository({ pool, schema, migrate: false }) };
}

/** Redirects over the proxy that loses responses. */
async function redirects(cleanup: Cleanup) {
  const started = await start(cleanup);
  const errors: unknown[] = [];
  const links = createLinks({
    repository: started.repository,
    writeInterval: 5,
    onError: error => errors.push(error),
    now: () => Date.parse(`${today}T05:05:05Z`),
  });
  const { url } = await serveApp(cleanup, new Koa().use(links.router.routes()));
  cleanup(() => links.close());
  const follow = (slug: string) => send(`${url}/l/${slug}`, { headers: { 'user-agent': chrome } });
  return { ...started, errors, links, follow };
}

test('to the COMMIT of clicks does not count them twice', async cleanup => {
  const { direct, proxy, errors, follow, links } = await redirects(cleanup);
  await direct.links.create(studio, [link('lnk_lost')]);
  proxy.loses = ['.link_days', 'COMMIT'];
  for (let count = 0; count < 10; count += 1) assert.equal((await follow('lnk_lost')).status, 302);
  await links.close();
  assert.equal(proxy.lost, 1);
  assert.equal(errors.length, 1);
  const found = await direct.links.find(studio, 'lnk_lost');
  const [day] = await direct.links.listDays(studio, 'lnk_lost', today, today);
  const { clicks } = await direct.links.listClicks(studio, 'lnk_lost', { limit: 100 });
  assert.deepEqual([found?.clicks, day?.clicks, clicks.length], [10, 10, 10]);
});

test('to the COMMIT of clicks loses no clicks that arrive during the retry', async cleanup => {
  const { direct, proxy, follow, links } = await redirects(cleanup);
  await direct.links.create(studio, [link('lnk_lost')]);
  for (let round = 1; round <= 3; round += 1) {
    proxy.loses = ['.link_days', 'COMMIT'];
    await follow('lnk_lost');
    await until(() => proxy.lost === round);
    await follow('lnk_lost');
  }
  await links.close();
  const found = await direct.links.find(studio, 'lnk_lost');
  assert.equal(found?.clicks, 6);
});

test('to the use of a link with a click limit does not permit more redirects than the limit', async cleanup => {
  const { direct, proxy, follow } = await redirects(cleanup);
  await direct.links.create(studio, [link('lnk_three', { max_clicks: 3 })]);
  proxy.loses = ['set passes', 'COMMIT'];
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await follow('lnk_three')).status);
  assert.equal(proxy.lost, 1);
  // The result is unknown: the click is counted, but not redirected.
  assert.deepEqual(statuses, [503, 302, 302, 410, 410, 410]);
});

test('to a publication that is retried publishes no event twice', async cleanup => {
  const { direct, proxy, repository } = await start(cleanup);
  const deliveries = async () =>
    (await direct.webhooks.listDeliveries(studio, { limit: 100 })).deliveries.filter(
      one => one.event_id === 'msg_lost',
    );
  await direct.webhooks.createEndpoint(studio, endpoint('ep_all', ['*']));
  const publish = () => repository.webhooks.publish(studio, [event('msg_lost', 'link.created')]);
  proxy.loses = ['.webhook_deliveries'];
  await assert.rejects(async () => publish(), { name: 'RepositoryUnavailableError' });
  const before = (await deliveries()).length;
  assert.ok(before > 0);
  assert.equal(await publish(), 0);
  assert.equal((await deliveries()).length, before);
});

test('to the last use of a key does not disable the key, and the last use is written again', async cleanup => {
  const { direct, proxy, repository } = await start(cleanup);
  const { url } = await serveApp(cleanup, new Koa().use(createRouter({ repository }).routes()));
  const ask = () => send(`${url}/api/v1/models`, { headers: { authorization: `Bearer ${secrets.studio}` } });
  const id = fixtures.keys[studio]?.find(({ alias }) => alias === 'studio')?.id ?? '';
  const before = (await direct.keys.find(studio, id))?.last_used_at;
  proxy.loses = ['set last_used_at'];
  assert.equal((await ask()).status, 200);
  await until(() => proxy.lost === 1);
  assert.equal((await ask()).status, 200);
  await until(async () => (await direct.keys.find(studio, id))?.last_used_at !== before);
});

test.run();
