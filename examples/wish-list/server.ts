/** A shop with the built-in groups and its own group. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { builtIn, createMarketplace, draftKey, isRefused } from 'koa-marketplace';
import { loadFixtures, toData } from 'koa-marketplace/fixtures';
import { lowdbRepository } from 'koa-marketplace/lowdb';
import { WishStorage } from './storage.ts';
import { wishList } from './wish-list.ts';

export interface Shop {
  readonly url: string;
  /** A key of the workspace `ws_studio` with all scopes of wishes, which can also read and create webhooks. */
  readonly key: string;
  close(): Promise<void>;
}

/** `file`: stores the wishes. `allowPrivateTargets`: private networks that webhooks may use. */
export async function startShop(file: string, allowPrivateTargets: readonly string[] = []): Promise<Shop> {
  const repository = await lowdbRepository({
    seed: toData(await loadFixtures()),
    baseUrl: 'https://shop.example',
  });
  // Listens first, because links in the console and in the OpenAPI document need its URL.
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const groups = [...builtIn, wishList(new WishStorage(file))];
  const marketplace = createMarketplace({
    repository,
    publicUrl,
    groups,
    webhooks: { allowPrivateTargets },
    links: false,
    console: true,
  });
  server.on('request', new Koa().use(marketplace.router.routes()).callback());
  marketplace.start();

  const scopes = ['wish-list:read', 'wish-list:write', 'webhooks:read', 'webhooks:write', 'keys:write'];
  const draft = { id: 'key_wishes', name: 'Wishes', scopes, expiresAt: null, createdBy: null };
  const { record, secret } = draftKey(draft, Date.now());
  const made = await repository.keys.create('ws_studio', record);
  if (isRefused(made)) throw new Error(`The key was not stored: ${made.refused}`);
  return {
    url: publicUrl,
    key: secret,
    close: async () => {
      await marketplace.close(server);
      await repository.close();
    },
  };
}
