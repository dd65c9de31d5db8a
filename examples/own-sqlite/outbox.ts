/** Events of the shop: stored in the transaction of their change, and published to the marketplace's webhooks afterwards. */
import type Koa from 'koa';
import { createOutbox, type HostOutbox, type WebhookEngine } from 'koa-marketplace';
import { type Database, inOneStep } from './database.ts';

export const events = [{ type: 'order.downloaded', summary: 'An order was downloaded for the first time' }];

/** Marks an order as downloaded. Returns whether it was not before: then its event is stored in the same step. */
function download(database: Database, shopId: string, code: string): boolean {
  return inOneStep(database, () => {
    const { changes } = database.run(
      'update orders set downloaded = 1 where shop_id = ? and code = ? and downloaded = 0',
      [shopId, code],
    );
    if (changes === 0) return false;
    database.run('insert into outbox (id, shop_id, type, data) values (?, ?, ?, ?)', [
      `downloaded-${code}`,
      shopId,
      'order.downloaded',
      JSON.stringify({ purchase_code: code }),
    ]);
    return true;
  });
}

/** The two functions over the shop's table. */
export const outboxOver = (database: Database, { publish }: Pick<WebhookEngine, 'publish'>): HostOutbox =>
  createOutbox({
    take: limit =>
      database
        .all('select id, shop_id, type, data from outbox where error is null order by number limit ?', [
          limit,
        ])
        .map(({ id, shop_id, type, data }) => ({
          id: String(id),
          workspaceId: String(shop_id),
          type: String(type),
          data: JSON.parse(String(data)),
        })),
    done(results) {
      for (const { id, error } of results)
        if (error === null) database.run('delete from outbox where id = ?', [id]);
        else database.run('update outbox set error = ? where id = ?', [error, id]);
    },
    publish,
    onError: console.error,
  });

/** `POST /downloads/:shop/:code`. It does not ask who downloads, as a real shop must. */
export function downloadRoutes(database: Database, outbox: HostOutbox | null): Koa.Middleware {
  return async (ctx, next) => {
    const [, shopId, code] = /^\/downloads\/([\w-]+)\/([\w-]+)$/.exec(ctx.path) ?? [];
    if (ctx.method !== 'POST' || shopId === undefined || code === undefined) return next();
    if (download(database, shopId, code)) outbox?.nudge();
    ctx.status = 204;
  };
}
