/** createMarketplace: what it creates from its options, and the order in which it closes. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createMarketplace, type MarketplaceSettings, RepositoryUnavailableError } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { chrome } from '../links/service.ts';
import { receiver } from '../webhooks/receiver.ts';

const test = suiteOf('createMarketplace');
const authorization = { authorization: `Bearer ${secrets.studio}` };

async function open(cleanup: Cleanup, settings: Partial<MarketplaceSettings> = {}) {
  const repository = await fixtureRepository();
  const marketplace = createMarketplace({
    repository,
    publicUrl: 'https://shop.example',
    ...settings,
  });
  cleanup(repository.close);
  cleanup(marketplace.close);
  const app = new Koa().use(marketplace.router.routes());
  if (marketplace.redirects !== null) app.use(marketplace.redirects.routes());
  return { repository, marketplace, app, ...(await serveApp(cleanup, app)) };
}

test('serves the API and the short links, and sends webhooks of both', async cleanup => {
  const { url, received, reached } = await receiver(cleanup);
  const service = await open(cleanup, { webhooks: { allowPrivateTargets: ['127.0.0.1'] } });
  service.marketplace.start();
  service.marketplace.start();
  const hook = { url, event_types: ['key.created', 'link.clicked'] };
  assert.equal((await post(`${service.url}/api/v1/webhooks`, hook, authorization)).status, 201);
  const made = await post(
    `${service.url}/api/v1/links`,
    { url: 'https://target.example/', slug: 'front-door' },
    authorization,
  );
  assert.equal((made.json.data as { short_url: string }).short_url, 'https://shop.example/l/front-door');
  const key = { name: 'Made', scopes: ['models:read'] };
  assert.equal((await post(`${service.url}/api/v1/keys`, key, authorization)).status, 201);
  const answer = await send(`${service.url}/l/front-door`);
  assert.deepEqual([answer.status, answer.headers.location], [302, 'https://target.example/']);
  await reached(2);
  assert.deepEqual(received.map(({ body }) => JSON.parse(body).type).sort(), ['key.created', 'link.clicked']);
});

test('stores the waiting clicks at close, and sends nothing more', async cleanup => {
  const { url, received } = await receiver(cleanup);
  const {
    marketplace,
    repository,
    url: base,
  } = await open(cleanup, {
    webhooks: { allowPrivateTargets: ['127.0.0.1'] },
    links: { writeInterval: 100 },
  });
  marketplace.start();
  await post(`${base}/api/v1/webhooks`, { url, event_types: ['key.created'] }, authorization);
  const clicks = async () => (await repository.links.find('ws_studio', 'lnk_demo_spring'))?.clicks ?? 0;
  const before = await clicks();
  for (let count = 0; count < 3; count += 1)
    assert.equal((await send(`${base}/l/spring`, { headers: { 'user-agent': chrome } })).status, 302);
  await marketplace.close();
  await marketplace.close();
  assert.equal(await clicks(), before + 3);
  await post(`${base}/api/v1/keys`, { name: 'Late', scopes: ['models:read'] }, authorization);
  assert.equal(received.length, 0);
});

test('creates neither links nor webhooks without their parts, or if they are not requested or off', async cleanup => {
  const { keys, items, purchases, accounts, models } = await fixtureRepository();
  const small = await open(cleanup, { repository: { keys, items, purchases, accounts, models } });
  assert.deepEqual([small.marketplace.redirects, small.marketplace.webhooks], [null, null]);
  small.marketplace.start();
  assert.equal((await send(`${small.url}/api/items/all`, { headers: authorization })).status, 200);
  assert.equal((await send(`${small.url}/l/spring`)).status, 404);
  const chosen = await open(cleanup, { groups: ['marketplace', 'links'] });
  assert.deepEqual([chosen.marketplace.redirects === null, chosen.marketplace.webhooks], [false, null]);
  const off = await open(cleanup, { links: false, webhooks: false });
  assert.deepEqual([off.marketplace.redirects, off.marketplace.webhooks], [null, null]);
  assert.equal((await send(`${off.url}/api/v1/links`, { headers: authorization })).status, 200);
});

test('refuses settings with their names', async () => {
  const repository = await fixtureRepository();
  const refusal = (settings: object) => {
    try {
      createMarketplace({ repository, ...settings });
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };
  assert.equal(
    refusal({ webhooks: { concurency: 5 } }),
    'createMarketplace has no option webhooks.concurency: did you mean concurrency?',
  );
  assert.equal(
    refusal({ links: { prefix: 'l' } }),
    'createMarketplace: links.prefix must be a path such as /l, or an empty string',
  );
  const { keys } = repository;
  assert.equal(
    refusal({ repository: { keys }, webhooks: true }),
    'createMarketplace: the option webhooks needs a repository with the part webhooks',
  );
});

test('shares one onError function, one clock and one set of limits', async cleanup => {
  const reported: [error: unknown, inRequest: boolean][] = [];
  const away = new RepositoryUnavailableError('away');
  const { items, ...others } = await fixtureRepository();
  const service = await open(cleanup, {
    repository: {
      ...others,
      items: {
        ...items,
        findByWorkspace: () => {
          throw away;
        },
        list: () => {
          throw away;
        },
      } as never,
      links: {
        ...others.links,
        expire: () => {
          throw away;
        },
      },
    },
    onError: (error, ctx) => reported.push([error, ctx !== undefined]),
    now: () => Date.parse('2031-01-01T00:00:00Z'),
    rateLimits: { redirects: { requests: 1, seconds: 60 }, key: { requests: 2, seconds: 60 } },
  });
  service.marketplace.start();
  assert.equal((await send(`${service.url}/api/items/all`, { headers: authorization })).status, 503);
  assert.deepEqual(
    [reported.some(([, inRequest]) => inRequest), reported.some(([, inRequest]) => !inRequest)],
    [true, true],
  );
  const made = await post(`${service.url}/api/v1/links`, { url: 'https://a.example' }, authorization);
  assert.equal((made.json.data as { created_at: string }).created_at.slice(0, 4), '2031');
  assert.equal((await send(`${service.url}/api/v1/models`, { headers: authorization })).status, 429);
  const statuses = [await send(`${service.url}/l/spring`), await send(`${service.url}/l/spring`)];
  assert.equal(statuses[1]?.status, 429);
});

test.run();
