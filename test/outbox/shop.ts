/** A shop over SQLite with an outbox, in a process that a test kills at a step. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { createOutbox, createWebhooks, type HostOutbox } from '../../src/index.ts';

export type Database = InstanceType<typeof sqlite.Database>;

export function openShop(folder: string): Database {
  const file = join(folder, 'shop.sqlite');
  // A process that was killed in a transaction leaves its lock.
  if (existsSync(`${file}.lock`)) rmSync(`${file}.lock`, { recursive: true });
  const database = new sqlite.Database(file);
  database.exec(`create table if not exists orders (id text primary key);
    create table if not exists outbox (number integer primary key, id text unique, shop text, type text, data text, error text)`);
  return database;
}

/** Steps of an order, in their order. */
export const steps = ['ordered', 'written', 'committed', 'taken', 'published', 'done'] as const;
type Step = (typeof steps)[number];

/** Stores an order with its event, in one transaction. */
export function order(database: Database, id: string, at: (step: Step) => void): void {
  database.exec('begin');
  database.run('insert into orders values (?)', [id]);
  at('ordered');
  database.run('insert into outbox (id, shop, type, data) values (?, ?, ?, ?)', [
    id,
    'ws_shop',
    'order.paid',
    JSON.stringify({ id }),
  ]);
  at('written');
  database.exec('commit');
  at('committed');
}

type Publish = Parameters<typeof createOutbox>[0]['publish'];

export function outboxOver(
  database: Database,
  publish: Publish,
  at: (step: Step) => void = () => {},
  onError: (error: unknown) => void = () => {},
): HostOutbox {
  return createOutbox({
    take(limit) {
      const rows = database.all(
        'select id, shop, type, data from outbox where error is null order by number limit ?',
        [limit],
      );
      if (rows.length > 0) at('taken');
      return rows.map(({ id, shop, type, data }) => ({
        id: String(id),
        workspaceId: String(shop),
        type: String(type),
        data: JSON.parse(String(data)),
      }));
    },
    done(results) {
      at('published');
      for (const { id, error } of results)
        if (error === null) database.run('delete from outbox where id = ?', [id]);
        else database.run('update outbox set error = ? where id = ?', [error, id]);
      at('done');
    },
    publish,
    pollInterval: 10,
    onError,
  });
}

const [folder, killAt] = process.argv.slice(2);
if (folder !== undefined && process.argv[1]?.endsWith('shop.ts') === true) {
  const database = openShop(folder);
  const at = (step: Step) => {
    if (step === killAt) process.kill(process.pid, 'SIGKILL');
  };
  const repository = await lowdbRepository({ file: join(folder, 'marketplace.json') });
  const webhooks = createWebhooks({ repository, events: [{ type: 'order.paid', summary: 'Paid' }] });
  order(database, `order_${killAt}`, at);
  outboxOver(database, webhooks.publish, at).start();
  // It is killed, or the test has chosen no step.
  setTimeout(() => {}, 60_000);
}
