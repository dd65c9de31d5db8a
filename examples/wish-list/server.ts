/** A shop with the groups of the package and one of its own. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { builtIn, createRouter, createWebhooks, draftKey, isRefused } from 'koa-marketplace';
import { loadFixtures, toData } from 'koa-marketplace/fixtures';
import { lowdbRepository } from 'koa-marketplace/lowdb';
import { WishStorage } from './storage.ts';
import { wishList } from './wish-list.ts';

export interface Shop {
  readonly url: string;
  /** A key of the workspace `ws_studio` that may do everything with wishes, and read and make webhooks. */
  readonly key: string;
  close(): Promise<void>;
}

/** `file`: where wishes are kept. `allowPrivateTargets`: where webhooks may lead to in a private network. */
export async function startShop(file: string, allowPrivateTargets: readonly string[] = []): Promise<Shop> {
  const repository = await lowdbRepository({
    seed: toData(await loadFixtures()),
    baseUrl: 'https://shop.example',
  });
  const webhooks = createWebhooks({ repository, allowPrivateTargets });
  webhooks.start();
  // It listens first: links to it, in the console and in the document, need its address.
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const groups = [...builtIn, wishList(new WishStorage(file))];
  const router = createRouter({ repository, publicUrl, groups, webhooks, console: true });
  server.on('request', new Koa().use(router.routes()).callback());

  const scopes = ['wish-list:read', 'wish-list:write', 'webhooks:read', 'webhooks:write', 'keys:write'];
  const draft = { id: 'key_wishes', name: 'Wishes', scopes, expiresAt: null, createdBy: null };
  const { record, secret } = draftKey(draft, Date.now());
  const made = await repository.keys.create('ws_studio', record);
  if (isRefused(made)) throw new Error(`The key was not stored: ${made.refused}`);
  return {
    url: publicUrl,
    key: secret,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await webhooks.close();
      await repository.close();
    },
  };
}
