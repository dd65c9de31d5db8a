/** A team with its own storage needs the marketplace endpoints: what a composed repository serves. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { composeRepository, createMarketplace, createRouter, type Repository } from '../../src/index.ts';
import type { OpenApiDocument } from '../../src/openapi/types.ts';
import { operations } from '../built-in.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { ownCode, ownShop } from './own-shop.ts';

const test = suiteOf('Groups over a composed repository');
const bearer = { authorization: `Bearer ${secrets.studio}` };
const marketplace = ['getAccountDetails', 'listItems', 'getItem', 'validatePurchase', 'listModels'];
const ofKeys = ['listKeys', 'createKey', 'verifyKey', 'getKey', 'changeKey', 'rotateKey', 'revokeKey'];

async function serve(cleanup: Cleanup, repository: Repository): Promise<string> {
  const { url, errors } = await serveApp(cleanup, new Koa().use(createRouter({ repository }).routes()));
  cleanup(() => assert.deepEqual(errors, []));
  return url;
}

/** All parts of the base are left out, except keys and models. */
const nothingElse = {
  webhooks: null,
  links: null,
  automation: null,
  messaging: null,
  users: null,
  sessions: null,
  workspaces: null,
  memberships: null,
  invitations: null,
  audit: null,
  requests: null,
};

test('serve five operations and those of keys, and nothing else', async cleanup => {
  const base = await fixtureRepository();
  cleanup(base.close);
  const repository = composeRepository(base, { ...ownShop(), ...nothingElse });
  assert.deepEqual(Object.keys(repository).sort(), ['accounts', 'items', 'keys', 'models', 'purchases']);
  const url = await serve(cleanup, repository);
  const { json } = await send(`${url}/api/openapi.json`);
  const { paths, webhooks, components } = json as unknown as OpenApiDocument;
  const ids = Object.values(paths).flatMap(methods => Object.values(methods).map(one => one.operationId));
  assert.deepEqual(ids.sort(), [...marketplace, ...ofKeys].sort());
  assert.deepEqual(webhooks, {});
  assert.deepEqual(components.schemas.Scope?.enum, [
    'marketplace:read',
    'models:read',
    'keys:read',
    'keys:write',
    'keys:verify',
  ]);
  for (const { id, method, path } of operations) {
    if (ids.includes(id)) continue;
    const { status, text } = await send(url + path.replaceAll(/:\w+/g, 'x'), { method, headers: bearer });
    // The default response of Koa: the router has not handled the request.
    assert.deepEqual([status, text], [404, 'Not Found'], id);
  }
});

test("use the host's parts, and keys and models of the base", async cleanup => {
  const base = await fixtureRepository();
  cleanup(base.close);
  const url = await serve(cleanup, composeRepository(base, { ...ownShop(), ...nothingElse }));
  const get = async (path: string) => (await send(url + path, { headers: bearer })).json;
  const account = (await get('/api/account/details')).data as { username: string };
  assert.equal(account.username, 'an-account-of-the-host');
  const items = (await get('/api/items/all')).items as { name: string }[];
  assert.deepEqual(
    items.map(({ name }) => name),
    ['An item of the host'],
  );
  assert.equal(((await get('/api/items/item?item_id=7')).item as { id: number }).id, 7);
  const bought = await post(`${url}/api/purchases/validation`, { purchase_code: ownCode }, bearer);
  const { purchase } = bought.json.data as { purchase: { item: { id: number } } };
  assert.equal(purchase.item.id, 7);
  assert.deepEqual(
    ((await get('/api/v1/models')).data as { id: string }[]).map(({ id }) => id),
    (await base.models.list('ws_studio')).map(({ id }) => id),
  );
  const made = await post(`${url}/api/v1/keys`, { name: 'A key', scopes: ['models:read'] }, bearer);
  assert.equal(made.status, 201);
  const { id } = made.json.data as { id: string };
  assert.equal((await base.keys.find('ws_studio', id))?.name, 'A key');
});

test('serve webhooks and links of the base next to the parts of the host', async cleanup => {
  const base = await fixtureRepository();
  cleanup(base.close);
  const { router, redirects, webhooks, close } = createMarketplace({
    repository: composeRepository(base, ownShop()),
    publicUrl: 'https://shop.example',
  });
  cleanup(close);
  assert.ok(redirects && webhooks);
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()).use(redirects.routes()));
  assert.equal((await send(`${url}/l/spring`)).status, 302);
  assert.equal((await send(`${url}/api/v1/webhooks`, { headers: bearer })).status, 200);
  assert.equal((await send(`${url}/api/items/item?item_id=7`, { headers: bearer })).status, 200);
});

test.run();
