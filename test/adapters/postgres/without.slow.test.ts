/** A host that does without groups has none of their tables, operations, pages and scopes. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import pg from 'pg';
import { toData } from '../../../mock-server/fixtures.ts';
import { Database } from '../../../src/adapters/postgres/database/database.ts';
import { type Pool, postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { migrations } from '../../../src/adapters/postgres/migrations/index.ts';
import { migrate } from '../../../src/adapters/postgres/migrations/migrate.ts';
import { emptyData } from '../../../src/adapters/rules/empty.ts';
import { createMarketplace, type MarketplaceSettings } from '../../../src/index.ts';
import type { OpenApiDocument } from '../../../src/openapi/types.ts';
import { ingrid, Person } from '../../console/client.ts';
import { type Cleanup, fixtures, secrets, send, serveApp, suiteOf } from '../../helper.ts';
import { folder, run } from '../../mock-server/command.ts';
import { ownDatabase } from '../../postgres-server.ts';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';

const test = suiteOf('PostgreSQL without groups', { isLong: true });
const all = ['automation', 'links', 'messaging'] as const;
const json = { 'content-type': 'application/json' };

/** What the SQL of a group makes. */
const tablesOf = (group: string): string[] =>
  migrations.flatMap(one =>
    one.group === group && 'sql' in one
      ? [...one.sql('').matchAll(/^create table if not exists (\w+)/gm)].map(([, name = '']) => name)
      : [],
  );

async function place(cleanup: Cleanup) {
  const connectionString = await ownDatabase(cleanup);
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => {});
  cleanup(() => pool.end());
  const tables = async (): Promise<string[]> =>
    (
      await pool.query(`select tablename from pg_tables where schemaname = 'marketplace' order by 1`)
    ).rows.map(({ tablename }) => tablename);
  return { connectionString, pool, tables };
}

/** Some of the fixtures. */
const data = (() => {
  const { accounts, workspaces, users, memberships, keys, models } = toData(fixtures);
  return { ...emptyData, accounts, workspaces, users, memberships, keys, models };
})();

async function serve(
  cleanup: Cleanup,
  repository: MarketplaceSettings['repository'],
  settings: Partial<MarketplaceSettings> = {},
) {
  const app = new Koa();
  let middleware: Koa.Middleware = () => {};
  const { url, errors } = await serveApp(
    cleanup,
    app.use((ctx, next) => middleware(ctx, next)),
  );
  const marketplace = createMarketplace({ repository, publicUrl: url, console: true, ...settings });
  middleware = marketplace.router.routes();
  marketplace.start();
  cleanup(() => marketplace.close());
  cleanup(() => assert.deepEqual(errors, []));
  const api = async (method: string, path: string, body?: object) => {
    const authorization = `Bearer ${secrets.studio}`;
    return body === undefined
      ? send(`${url}/api/v1/${path}`, { method, headers: { authorization } })
      : send(`${url}/api/v1/${path}`, {
          method,
          headers: { authorization, ...json },
          body: JSON.stringify(body),
        });
  };
  return { url, marketplace, api };
}

test('has no tables of them, and all tables of the others', async cleanup => {
  const [some, whole] = [await place(cleanup), await place(cleanup)];
  for (const [{ connectionString }, without] of [
    [some, all],
    [whole, []],
  ] as const)
    await (await postgresRepository({ connectionString, without })).close();
  const left = all.flatMap(tablesOf);
  assert.ok(left.length > 20, left.join());
  assert.deepEqual(
    await some.tables(),
    (await whole.tables()).filter(name => !left.includes(name)),
  );
  for (const word of ['link', 'automation', 'message', 'instance', 'chat', 'channel', 'media'])
    assert.deepEqual(
      (await some.tables()).filter(name => name.startsWith(word)),
      [],
    );
});

test('serves keys, webhooks and the console, and mentions nothing of them', async cleanup => {
  const { connectionString } = await place(cleanup);
  const repository = await postgresRepository({
    connectionString,
    without: ['automation', 'links', 'messaging'],
  });
  cleanup(repository.close);
  await repository.import(data);
  const { url, marketplace, api } = await serve(cleanup, repository, {
    webhooks: { allowPrivateTargets: ['127.0.0.0/8'], pollInterval: 20 },
  });
  const { json: document } = await send(`${url}/api/openapi.json`);
  const { paths, tags, webhooks, components } = document as unknown as OpenApiDocument;
  const served = [
    ...Object.keys(paths),
    ...tags.map(({ name }) => name),
    ...Object.keys(webhooks),
    ...((components.schemas.Scope?.enum ?? []) as string[]),
  ];
  assert.ok(served.includes('webhooks:write'), served.join());
  assert.deepEqual(
    served.filter(one => /link|automation|messag|instance|chat|channel/i.test(one)),
    [],
  );
  assert.equal(marketplace.redirects, null);
  assert.equal((await api('GET', 'links')).status, 404);
  const { url: target, received } = await receiver(cleanup);
  assert.equal((await api('POST', 'webhooks', { url: target, event_types: ['key.created'] })).status, 201);
  assert.equal((await api('POST', 'keys', { name: 'Shop', scopes: ['models:read'] })).status, 201);
  await until(() => received.some(({ body }) => JSON.parse(body).type === 'key.created'));
  const person = new Person(`${url}/user/api`);
  await person.logIn(ingrid);
  for (const path of [
    '/workspaces/ws_studio',
    ...['settings', 'webhooks'].map(page => `/workspaces/ws_studio/${page}`),
    '/reference?workspace=ws_studio',
  ]) {
    const page = await person.get(path);
    assert.equal(page.status, 200, path);
    for (const word of ['/links', '/instances', '/automation', 'Short links'])
      assert.ok(!page.text.includes(word), `${path}: ${word}`);
  }
  const health = await marketplace.health();
  assert.deepEqual([health.isReady, health.storage?.isMigrated], [true, true]);
});

test('gets the tables when a group is taken out of the list, and nothing else changes', async cleanup => {
  const { connectionString, tables } = await place(cleanup);
  const before = await postgresRepository({ connectionString, without: all });
  await before.import(data);
  const exported = await before.export();
  await before.close();
  const without = ['automation', 'messaging'] as const;
  await assert.rejects(postgresRepository({ connectionString, without, migrate: false }), {
    name: 'PendingMigrationsError',
    message: /0005-links/,
  });
  const repository = await postgresRepository({ connectionString, without });
  cleanup(repository.close);
  assert.deepEqual(await repository.export(), exported);
  const there = await tables();
  for (const name of tablesOf('links')) assert.ok(there.includes(name), name);
  for (const name of without.flatMap(tablesOf)) assert.ok(!there.includes(name), name);
  const { url, api } = await serve(cleanup, repository);
  const made = await api('POST', 'links', { url: 'https://target.example/' });
  assert.equal(made.status, 201, made.text);
  assert.ok((await send(`${url}/api/openapi.json`)).text.includes('links:write'));
});

test('keeps the tables and rows of a group that is added to the list', async cleanup => {
  const { connectionString, pool, tables } = await place(cleanup);
  const whole = await postgresRepository({ connectionString });
  await whole.import(toData(fixtures));
  const there = await tables();
  await whole.close();
  const count = async () => (await pool.query('select count(*) from marketplace.links')).rows[0].count;
  const links = await count();
  const repository = await postgresRepository({ connectionString, without: ['links'] });
  cleanup(repository.close);
  assert.equal('links' in repository, false);
  assert.deepEqual([await tables(), await count()], [there, links]);
});

test('refuses to import records that would be lost, and stores none of the others', async cleanup => {
  const { connectionString, pool } = await place(cleanup);
  const repository = await postgresRepository({ connectionString, without: ['links'] });
  cleanup(repository.close);
  await assert.rejects(repository.import(toData(fixtures)), {
    name: 'InvalidDataError',
    message: /\/links has records, but the storage is without links: leave links out of "without"/,
  });
  assert.equal(await repository.isEmpty(), true);
  await repository.import(data);
  await assert.rejects(
    repository.replace(() => toData(fixtures)),
    /without links/,
  );
  const before = await repository.export();
  await repository.replace(now => now);
  assert.deepEqual(await repository.export(), before);
  assert.deepEqual(before.links, {});
  assert.ok((await pool.query('select 1 from marketplace.keys')).rows.length > 0);
});

test('is made by processes with different lists at once', async cleanup => {
  const { connectionString, tables } = await place(cleanup);
  const lists = [all, ['links'], ['messaging', 'automation'], all] as const;
  const opened = await Promise.all(
    lists.map(without => postgresRepository({ connectionString, without, maxConnections: 2 })),
  );
  await Promise.all(opened.map(({ close }) => close()));
  const there = await tables();
  for (const name of all.flatMap(tablesOf)) assert.ok(there.includes(name), name);
});

test('goes on where adding a group was interrupted', async cleanup => {
  const { connectionString, pool, tables } = await place(cleanup);
  await (await postgresRepository({ connectionString, without: all })).close();
  let isCut = false;
  const failing: Pool = {
    query: statement => pool.query(statement),
    connect: async () => {
      const client = await pool.connect();
      client.on('error', () => {});
      return {
        on: (event, listener) => client.on(event, listener),
        removeListener: (event, listener) => client.removeListener(event, listener),
        release: error => client.release(error),
        query: async statement => {
          const answer = await client.query(statement);
          if (statement.text.includes('create table if not exists "marketplace".links (') && !isCut) {
            isCut = true;
            const { rows } = await client.query('select pg_backend_pid() as pid');
            await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
          }
          return answer;
        },
      };
    },
  };
  const database = new Database(failing, 'marketplace');
  await assert.rejects(migrate(database, { without: ['automation', 'messaging'] }));
  assert.equal(isCut, true);
  assert.ok(!(await tables()).includes('links'));
  await (await postgresRepository({ connectionString, without: ['automation', 'messaging'] })).close();
  assert.ok((await tables()).includes('links'));
});

test('is asked for on the command line too', async cleanup => {
  const { connectionString, tables } = await place(cleanup);
  const cwd = await folder(cleanup);
  const command = (...args: string[]) => run(cwd, ...args, '--database-url', connectionString);
  const without = ['--without', 'automation,links,messaging'];
  const printed = await command('migrate', '--print', ...without);
  assert.match(printed.stdout, /create table "marketplace"\.keys/);
  assert.doesNotMatch(printed.stdout, /marketplace"\.(?:links|messages|automation)/);
  const made = await command('init', '--workspace', 'Shop', '--email', 'a@shop.example', ...without);
  assert.equal(made.code, 0, made.stderr);
  const whole = await command('export', 'whole.json');
  assert.equal(whole.code, 1);
  assert.match(whole.stderr, /lacks 0004-automation, 0005-links, 0006-messaging: .* leave out groups/);
  const exported = await command('export', 'all.json', '--without', 'automation, links, messaging');
  assert.equal(exported.code, 0, exported.stderr);
  for (const name of all.flatMap(tablesOf)) assert.ok(!(await tables()).includes(name), name);
  const misspelt = await command('migrate', '--without', 'link');
  assert.equal(misspelt.code, 1);
  assert.match(misspelt.stderr, /unknown group link: did you mean links\?/);
  assert.equal((await command('migrate')).code, 0);
  for (const name of all.flatMap(tablesOf)) assert.ok((await tables()).includes(name), name);
});

test('names what it cannot do without', async () => {
  const connectionString = 'postgres://127.0.0.1:1/none';
  for (const [without, message] of [
    [['link'], 'postgresRepository: without contains an unknown group link: did you mean links?'],
    [['webhooks'], /without contains an unknown group webhooks/],
    ['links', 'postgresRepository: without must be a list of automation, links, messaging'],
    [[null], /unknown group null/],
  ] as const)
    await assert.rejects(postgresRepository({ connectionString, without } as never), {
      name: 'TypeError',
      message,
    });
});

test.run();
