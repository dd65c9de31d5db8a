/** The command with PostgreSQL. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Cleanup, secrets, send, suiteOf } from '../helper.ts';
import { databaseUrl } from '../postgres-server.ts';
import { folder, run, start } from './command.ts';

const test = suiteOf('Command line with PostgreSQL');
let schemas = 0;

async function place(cleanup: Cleanup) {
  schemas += 1;
  const schema = `cli_${process.pid}_${schemas}`;
  const url = await databaseUrl();
  cleanup(async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`drop schema if exists ${schema} cascade`);
    await client.end();
  });
  return { url, flags: ['--database-url', url, '--schema', schema], cwd: await folder(cleanup) };
}

test('serves from it, loads fixtures once, and again with --reset', async cleanup => {
  const { flags, cwd, url } = await place(cleanup);
  const first = await start(cleanup, cwd, ...flags);
  assert.match(first.output(), /data {6}PostgreSQL, 127\.0\.0\.1:\d+\/postgres/);
  assert.ok(!first.output().includes(`${new URL(url).password}@`));
  const authorization = `Bearer ${secrets.studio}`;
  const items = await send(`${first.url}/api/items/all`, { headers: { authorization } });
  assert.ok(items.text.includes(`"${first.url}/media/`), 'pictures have the address of the mock');
  const media = /"thumbnail":"([^"]+)"/.exec(items.text)?.[1] ?? '';
  assert.equal((await send(media)).status, 200);
  const key = '/api/v1/keys/key_demo_studio';
  assert.equal((await send(first.url + key, { method: 'DELETE', headers: { authorization } })).status, 200);
  assert.deepEqual(await first.stop('SIGTERM'), [0, null]);
  const second = await start(cleanup, cwd, ...flags);
  assert.equal(
    (await send(`${second.url}/api/items/all`, { headers: { authorization } })).json.msg,
    'Revoked API key',
  );
  await second.stop('SIGINT');
  const third = await start(cleanup, cwd, ...flags, '--reset');
  assert.equal((await send(`${third.url}/api/items/all`, { headers: { authorization } })).status, 200);
  await third.stop('SIGTERM');
});

test('moves a data file there and back with migrate, import and export', async cleanup => {
  const { flags, cwd } = await place(cleanup);
  await (await start(cleanup, cwd, '--data', 'mock.json')).stop('SIGTERM');
  const migrated = await run(cwd, 'migrate', ...flags);
  assert.deepEqual([migrated.code, migrated.stderr], [0, '']);
  assert.match(migrated.stdout, /up to date/);
  const finished = await run(cwd, 'migrate', 'finish', ...flags);
  assert.deepEqual([finished.code, finished.stderr], [0, '']);
  const imported = await run(cwd, 'import', 'mock.json', ...flags);
  assert.equal(imported.code, 0, imported.stderr);
  assert.match(imported.stdout, /^[\d,]+ records added, 0 existed already\.\n$/);
  assert.match(imported.stderr, /items 49 of 49/);
  assert.match((await run(cwd, 'import', 'mock.json', ...flags)).stdout, /^0 records added/);
  assert.equal((await run(cwd, 'export', 'back.json', ...flags)).code, 0);
  const read = async (name: string) => JSON.parse(await readFile(join(cwd, name), 'utf8'));
  const [before, after] = [await read('mock.json'), await read('back.json')];
  assert.deepEqual(
    [after.items, after.accounts, after.models],
    [before.items, before.accounts, before.models],
  );
  const mock = await start(cleanup, cwd, '--data', 'back.json');
  const answer = await send(`${mock.url}/api/items/all?api_key=${secrets.studio}`);
  assert.equal(answer.status, 200);
  await mock.stop('SIGTERM');
});

test('prints what is pending as SQL, and changes nothing', async cleanup => {
  const { flags, cwd, url } = await place(cleanup);
  const isThere = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select 1 from pg_namespace where nspname = $1', [flags.at(-1)]);
    await client.end();
    return rows.length > 0;
  };
  for (const words of [['migrate'], ['migrate', 'finish']]) {
    const printed = await run(cwd, ...words, '--print', ...flags);
    assert.deepEqual([printed.code, printed.stderr], [0, '']);
    assert.match(printed.stdout, /^-- Pending migrations of the schema cli_\d+_\d+: \d+\.\n/);
    assert.ok(!printed.stdout.includes(new URL(url).password));
    assert.equal(await isThere(), false);
  }
  await run(cwd, 'migrate', ...flags);
  const none = await run(cwd, 'migrate', '--print', ...flags);
  assert.deepEqual([none.code, none.stderr], [0, '']);
  assert.match(
    none.stdout,
    /^-- Nothing is pending: the tables of the schema cli_\d+_\d+ are up to date\.\n$/,
  );
});

test('prints one clear line for an error, and loses nothing', async cleanup => {
  const { flags, cwd } = await place(cleanup);
  await writeFile(join(cwd, 'there.json'), 'mine');
  await writeFile(join(cwd, 'broken.json'), '{"format": 1');
  await writeFile(join(cwd, 'wrong.json'), '{"format": 2}');
  const busy = await start(cleanup, cwd, '--data', 'busy.json');
  const { url } = await place(cleanup);
  assert.equal((await run(cwd, 'migrate', ...flags)).code, 0);
  const changed = (change: (to: URL) => void) => {
    const to = new URL(url);
    change(to);
    return ['--database-url', to.href];
  };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const latin = `latin_${process.pid}`;
  await client.query(`create database ${latin} encoding 'LATIN1' locale 'C' template template0`);
  cleanup(async () => {
    await client.query(`drop database ${latin}`);
    await client.end();
  });
  const elsewhere = changed(to => {
    to.pathname = '/nowhere';
  });
  const stranger = changed(to => {
    to.username = 'stranger';
    to.password = 'secret-word';
  });
  const inLatin = changed(to => {
    to.pathname = latin;
  });
  const nowhere = ['--database-url', 'postgres://me:secret-word@127.0.0.1:1/x'];
  for (const [args, line] of [
    [['export', 'there.json', ...flags], /there\.json/],
    [['import', 'nowhere.json', ...flags], /nowhere\.json/],
    [['import', 'broken.json', ...flags], /broken\.json: \/format is not JSON at line 1/],
    [['import', 'wrong.json', ...flags], /\/accounts is required|format must be 1/],
    [['import', 'busy.json', ...flags], /busy\.json is in use by process/],
    [
      ['migrate', ...nowhere],
      /: connect ECONNREFUSED 127\.0\.0\.1:1: check that PostgreSQL runs there, and its/,
    ],
    [['migrate', '--print', ...nowhere], /PostgreSQL cannot be reached .*: connect ECONNREFUSED/],
    [
      ['migrate', ...elsewhere],
      /: database "nowhere" does not exist: create the database, or correct its name$/m,
    ],
    [['--port', '0', ...elsewhere], /: database "nowhere" does not exist: create/],
    [['migrate', ...stranger], /"stranger".*: correct the user and the password, or pg_hba\.conf/],
    [['migrate', ...inLatin], /the encoding of the database is LATIN1: create it with encoding 'UTF8'/],
    [['migrate', '--print', ...inLatin], /the encoding of the database is LATIN1/],
    [
      ['migrate', '--database-url', 'mysql://me:secret-word@127.0.0.1/x'],
      /must be a URL that starts with postgres:/,
    ],
    [['migrate', '--print', ...flags.slice(0, 2), '--schema', 'A B'], /schema must be/],
    [['--port', '0', ...nowhere], /PostgreSQL cannot be reached/],
    [['migrate', '--database-url', 'not an address'], /./],
    [['migrate', ...flags.slice(0, 2), '--schema', 'A B'], /schema must be/],
  ] as const) {
    const { code, stdout, stderr } = await run(cwd, ...args);
    assert.deepEqual([args, code, stdout], [args, 1, '']);
    assert.match(stderr, /^koa-marketplace: [^\n]*\n$/);
    assert.match(stderr, line);
    assert.doesNotMatch(stderr, /secret-word/);
  }
  assert.equal(await readFile(join(cwd, 'there.json'), 'utf8'), 'mine');
  await busy.stop('SIGTERM');
});

test.run();
