/** The shop's own database, as it was before the marketplace was added. */
// node-sqlite3-wasm is SQLite as WebAssembly over real files. It is installed from npm without a compiler or a
// download, and runs on every Node. better-sqlite3 downloads or compiles a binary; `node:sqlite` needs Node 22.13.
import sqlite from 'node-sqlite3-wasm';

export type Database = InstanceType<typeof sqlite.Database>;
export type Row = Readonly<Record<string, unknown>>;

const tables = `
create table if not exists sellers (
  id text primary key, username text not null, firstname text not null, lastname text not null,
  full_name text not null, email text not null, balance_cents integer not null, currency text not null,
  profile text not null, registered_at text not null
);
create table if not exists shops (
  id text primary key, seller_id text references sellers (id)
);
create table if not exists products (
  shop_id text not null references shops (id), number integer not null, name text not null,
  description text not null, category text not null, sub_category text not null, options text not null,
  version text not null, demo_link text not null, tags text not null, media text not null,
  regular_cents integer not null, extended_cents integer not null, currency text not null,
  published_at text not null, primary key (shop_id, number)
);
create table if not exists orders (
  shop_id text not null, code text not null, license text not null, price_cents integer not null,
  currency text not null, product_number integer not null, supported_until text, downloaded integer not null,
  ordered_at text not null, primary key (shop_id, code),
  foreign key (shop_id, product_number) references products (shop_id, number)
);
create table if not exists staff (
  email text primary key, user_id text not null, salt text not null, hash text not null
);
create table if not exists outbox (
  number integer primary key, id text not null unique, shop_id text not null, type text not null,
  data text not null, error text
);`;

/** `file`: the database file; in memory if omitted. */
export function openDatabase(file?: string): Database {
  const database = new sqlite.Database(file);
  database.exec('pragma foreign_keys = on');
  database.exec(tables);
  // SQLite's own lower() supports only ASCII letters.
  database.function('folded', text => String(text).toLowerCase(), { deterministic: true });
  return database;
}

/** Runs several statements in one transaction, for this process and others that use the file. */
export function inOneStep<Result>(database: Database, work: () => Result): Result {
  database.exec('begin');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}
