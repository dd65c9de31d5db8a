/** The shop: an app with its own routes, body parser and session, which mounts the marketplace. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Koa from 'koa';
import bodyParser from 'koa-bodyparser';
import { composeRepository, createMarketplace } from 'koa-marketplace';
import { loadFixtures, toData } from 'koa-marketplace/fixtures';
import { lowdbRepository } from 'koa-marketplace/lowdb';
import session from 'koa-session';
import { partsOver } from './adapter.ts';
import { openDatabase } from './database.ts';
import { fill } from './fill.ts';
import { downloadRoutes, events, outboxOver } from './outbox.ts';
import { addStaff, staffRoutes } from './staff.ts';

export interface Shop {
  readonly url: string;
  close(): Promise<void>;
}

/** `folder`: contains the existing `shop.sqlite`, and `marketplace.json`. `sessionKey` signs the cookie. */
export async function startShop(folder: string, sessionKey: string): Promise<Shop> {
  const database = openDatabase(join(folder, 'shop.sqlite'));
  // The example has no data of its own, so it starts with the fixtures of the package.
  const fixtures = JSON.stringify(toData(await loadFixtures()));
  const { items, purchases, ...rest }: ReturnType<typeof toData> = JSON.parse(
    fixtures.replaceAll('{base_url}', 'https://cdn.example'),
  );
  if (database.get('select 1 from shops') === null) {
    fill(database, { ...rest, items, purchases });
    await addStaff(database, 'ingrid@shop.example', 'northwind-shop', 'user_ingrid');
  }
  // Keys, webhooks, links, users and workspaces: everything that the shop has no tables for.
  const base = await lowdbRepository({ file: join(folder, 'marketplace.json'), seed: rest });
  const repository = composeRepository(base, partsOver(database));

  // Listens first, because links in the console and in the OpenAPI document need its URL.
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const marketplace = createMarketplace({
    repository,
    publicUrl,
    webhooks: { events },
    console: { authenticateUser: ctx => ctx.session?.userId ?? null, loginUrl: '/sign-in' },
  });
  const outbox = marketplace.webhooks === null ? null : outboxOver(database, marketplace.webhooks);
  const app = new Koa();
  app.keys = [sessionKey];
  app.use(session({ sameSite: 'lax' }, app));
  app.use(bodyParser());
  app.use(staffRoutes(database));
  app.use(downloadRoutes(database, outbox));
  app.use(marketplace.router.routes());
  if (marketplace.redirects !== null) app.use(marketplace.redirects.routes());
  marketplace.start();
  outbox?.start();
  server.on('request', app.callback());
  return {
    url: publicUrl,
    close: async () => {
      await marketplace.close(server);
      await outbox?.close();
      await base.close();
      database.close();
    },
  };
}
