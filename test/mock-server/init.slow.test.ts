/** Runs the command init like a user, with a file and with PostgreSQL. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { builtIn } from '../../src/factories/built-in/groups.ts';
import { Person } from '../console/client.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { databaseUrl } from '../postgres-server.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { begin, folder, run, runWith, start } from './command.ts';

const args = ['init', '--workspace', "Ann's shop", '--email', 'Ann@Example.com', '--name', 'Ann'];

/** The storage of the command: its flags, and a way to read the stored data. */
interface Place {
  readonly cwd: string;
  readonly flags: string[];
  readonly query?: (text: string) => Promise<Record<string, unknown>[]>;
}

let schemas = 0;

const places: Record<string, (cleanup: Cleanup) => Promise<Place>> = {
  'a file': async cleanup => ({ cwd: await folder(cleanup), flags: ['--data', 'her shop.json'] }),
  PostgreSQL: async cleanup => {
    schemas += 1;
    const schema = `init_${process.pid}_${schemas}`;
    const url = await databaseUrl();
    const pool = new pg.Pool({ connectionString: url });
    cleanup(() => pool.end());
    cleanup(() => pool.query(`drop schema if exists ${schema} cascade`));
    return {
      cwd: await folder(cleanup),
      flags: ['--database-url', url, '--schema', schema],
      query: async text => (await pool.query(text.replaceAll('{schema}', schema))).rows,
    };
  },
};

/** The output of the command. */
const saidIn = (stdout: string) => ({
  key: /mk_\w{38}/.exec(stdout)?.[0] ?? '',
  password: /with the password (\w{20})$/m.exec(stdout)?.[1] ?? '',
  curl: /^ {2}(curl .*)$/m.exec(stdout)?.[1] ?? '',
  workspace: /\((ws_[\w-]+)\)/.exec(stdout)?.[1] ?? '',
});

for (const [name, open] of eachStorage(places)) {
  const test = suiteOf(`The command init over ${name}`);

  test('makes a workspace, an owner who can log in, and a key that works with every scope', async cleanup => {
    const { cwd, flags } = await open(cleanup);
    const { code, stdout, stderr } = await run(cwd, ...args, ...flags);
    assert.deepEqual([code, stderr], [0, '']);
    const { key, password, curl, workspace } = saidIn(stdout);
    assert.equal(stdout.split(key).length - 1, 2, 'by itself and in the cURL line');
    const mock = await start(cleanup, cwd, ...flags);
    // The fixtures are not stored, and the output does not mention them.
    assert.doesNotMatch(mock.output(), /log in|ingrid/);
    const line = curl.replace('http://127.0.0.1:4000', mock.url);
    const { stdout: answer } = await promisify(execFile)('sh', ['-c', `${line} -s`]);
    const { status, data } = JSON.parse(answer);
    const scopes = builtIn.flatMap(group => Object.keys(group.scopes));
    assert.deepEqual([status, data.length, data[0].scopes.sort()], ['success', 1, scopes.sort()]);
    const person = new Person(`${mock.url}/user/api`);
    const logIn = await person.logIn({ email: 'ann@example.com', demo_password: password } as never);
    assert.equal(logIn.status, 303);
    const home = await person.get(`/workspaces/${workspace}`);
    assert.equal(home.status, 200);
    assert.match(home.text, /<h1>Ann&#39;s shop<\/h1>/);
    assert.match(home.text, /<dt>Your role<\/dt><dd><strong>Owner/);
    await mock.stop('SIGTERM');
  });

  test('gives the workspace the id that it is told', async cleanup => {
    const { cwd, flags } = await open(cleanup);
    const { code, stdout } = await run(cwd, ...args, '--workspace-id', 'shop_42', ...flags);
    assert.deepEqual([code, stdout.split('\n')[0]?.includes("Ann's shop (shop_42) is the first")], [0, true]);
    const mock = await start(cleanup, cwd, ...flags);
    const person = new Person(`${mock.url}/user/api`);
    await person.logIn({ email: 'ann@example.com', demo_password: saidIn(stdout).password } as never);
    assert.equal((await person.get('/workspaces/shop_42')).status, 200);
    await mock.stop('SIGTERM');
  });

  test('takes the password from standard input, and shows it nowhere', async cleanup => {
    const { cwd, flags } = await open(cleanup);
    const password = 'correct horse bättery';
    const { code, stdout, stderr } = await runWith(
      `${password}\r\nmore\n`,
      cwd,
      ...args,
      ...flags,
      '--password-stdin',
    );
    assert.deepEqual([code, stderr], [0, '']);
    assert.doesNotMatch(stdout, /horse/);
    const mock = await start(cleanup, cwd, ...flags);
    const person = new Person(`${mock.url}/user/api`);
    const logIn = await person.logIn({ email: 'ann@example.com', demo_password: password } as never);
    assert.equal(logIn.status, 303);
    await mock.stop('SIGTERM');
  });

  test('refuses a storage that has a workspace, and changes nothing', async cleanup => {
    const { cwd, flags, query } = await open(cleanup);
    await run(cwd, ...args, ...flags);
    const stored = async () =>
      query === undefined
        ? await readFile(join(cwd, 'her shop.json'), 'utf8')
        : await Promise.all(
            ['workspaces', 'users', 'keys'].map(table => query(`select * from {schema}.${table}`)),
          );
    const before = await stored();
    const again = await run(cwd, ...args, ...flags, '--email', 'bob@example.com');
    assert.deepEqual([again.code, again.stdout], [1, '']);
    assert.match(
      again.stderr,
      /^koa-marketplace: (?:her shop\.json|the schema \w+) has a workspace already, and nothing was changed: init only makes the first\n$/,
    );
    assert.deepEqual(await stored(), before);
  });

  test('run three times at once makes one workspace', async cleanup => {
    const { cwd, flags } = await open(cleanup);
    const answers = await Promise.all([1, 2, 3].map(() => run(cwd, ...args, ...flags)));
    assert.deepEqual(answers.map(({ code }) => code).sort(), [0, 1, 1]);
    for (const { code, stderr } of answers)
      if (code === 1) assert.match(stderr, /has a workspace already|is in use by process/);
    const { key } = saidIn(answers.map(({ stdout }) => stdout).join(''));
    const mock = await start(cleanup, cwd, ...flags);
    const response = await fetch(`${mock.url}/api/v1/keys`, { headers: { authorization: `Bearer ${key}` } });
    assert.equal(((await response.json()) as { data: unknown[] }).data.length, 1);
    await mock.stop('SIGTERM');
  });

  test('says what is wrong with a password, and makes nothing', async cleanup => {
    const { cwd, flags, query } = await open(cleanup);
    for (const [input, sentence] of [
      ['', 'The password needs at least 12 characters.'],
      ['elevenchars\n', 'The password needs at least 12 characters.'],
      [`${'x'.repeat(1_025)}\n`, 'The password may have at most 1024 characters.'],
    ] as const) {
      const { code, stdout, stderr } = await runWith(input, cwd, ...args, ...flags, '--password-stdin');
      assert.deepEqual([code, stdout, stderr], [1, '', `koa-marketplace: ${sentence}\n`]);
    }
    assert.deepEqual(await readdir(cwd), []);
    if (query !== undefined) assert.deepEqual(await query('select * from {schema}.users'), []);
  });

  test.run();
}

const inFile = suiteOf('The command init over its file');

inFile('keeps what one holds that is there, as long as that is no workspace', async cleanup => {
  const cwd = await folder(cleanup);
  const empty = {
    format: 1,
    workspaces: [],
    keys: {},
    items: {},
    purchases: {},
    models: {},
    memberships: [],
    sessions: [],
  };
  const bob = { id: 'user_bob', email: 'bob@example.com', name: 'Bob', password: null };
  await writeFile(join(cwd, 'shop.json'), JSON.stringify({ ...empty, accounts: {}, users: [bob] }));
  const taken = await run(cwd, ...args, '--data', 'shop.json', '--email', 'Bob@example.com');
  assert.equal(
    taken.stderr,
    'koa-marketplace: a user with this e-mail address is there already, and nothing was changed\n',
  );
  assert.equal((await run(cwd, ...args, '--data', 'shop.json')).code, 0);
  const { users, workspaces } = JSON.parse(await readFile(join(cwd, 'shop.json'), 'utf8'));
  assert.deepEqual([users[0], users.length, workspaces.length], [bob, 2, 1]);
});

inFile('shows nobody a new one without the workspace', async cleanup => {
  const cwd = await folder(cleanup);
  const seen = new Set<string>();
  const look = async () => {
    const text = await readFile(join(cwd, 'shop.json'), 'utf8').catch(() => null);
    if (text !== null) seen.add(text);
  };
  let isOver = false;
  const running = run(cwd, ...args, '--data', 'shop.json').finally(() => {
    isOver = true;
  });
  while (!isOver) await look();
  assert.equal((await running).code, 0);
  await look();
  assert.deepEqual(
    [...seen].map(text => JSON.parse(text).workspaces.length),
    [1],
  );
});

inFile('leaves one that is damaged as it is', async cleanup => {
  const cwd = await folder(cleanup);
  await writeFile(join(cwd, 'shop.json'), '{"format": 1');
  const { code, stderr } = await run(cwd, ...args, '--data', 'shop.json');
  assert.equal(code, 1);
  assert.match(stderr, /shop\.json: \/format is not JSON at line 1/);
  assert.equal(await readFile(join(cwd, 'shop.json'), 'utf8'), '{"format": 1');
});

inFile('refuses control characters in a flag, and makes nothing', async cleanup => {
  const cwd = await folder(cleanup);
  const answer = await run(cwd, ...args, '--data', 'a\u0007.json');
  assert.deepEqual(
    [answer.code, answer.stdout, answer.stderr],
    [2, '', 'koa-marketplace: --data must not contain control characters\n'],
  );
  assert.deepEqual(await readdir(cwd), []);
});

inFile('shows the control characters of an unknown flag instead of obeying them', async cleanup => {
  const { stderr } = await run(await folder(cleanup), '--\u001b[31mred\u0007');
  assert.match(stderr, /^koa-marketplace: [^\n]*\\x1b\[31mred\\x07[^\n]*\n$/);
});

const isLinux = process.platform === 'linux' ? null : 'only Linux has /proc';

for (const [command, begun] of [
  ['init', args],
  ['the server', ['--port', '0']],
] as const) {
  inFile.unless(
    isLinux,
    `${command} says that a folder cannot be made, instead of trying for ever`,
    async cleanup => {
      const { code, stderr } = await run(await folder(cleanup), ...begun, '--data', '/proc/nope/x/data.json');
      assert.equal(code, 1);
      assert.match(stderr, /^koa-marketplace: [^\n]*'\/proc\/nope'\n$/);
    },
  );

  inFile(`${command} names the folder that it was given instead of a file`, async cleanup => {
    const cwd = await folder(cleanup);
    const { code, stderr } = await run(cwd, ...begun, '--data', '.');
    assert.equal(code, 1);
    assert.match(stderr, /^koa-marketplace: \/[^\n]*\/marketplace-\w+ is a folder, not a file\n$/);
    assert.deepEqual(await readdir(cwd), []);
  });
}

inFile.run();

const inDatabase = suiteOf('The command init over a database');

inDatabase('that was killed in the middle of its work has left no part of it', async cleanup => {
  const open = places.PostgreSQL;
  assert.ok(open);
  const { cwd, flags, query } = await open(cleanup);
  assert.ok(query);
  assert.equal((await run(cwd, 'migrate', ...flags)).code, 0);
  const client = new pg.Client({ connectionString: await databaseUrl() });
  await client.connect();
  const schema = flags.at(-1);
  // The key is stored last, after the workspace, the owner and the membership.
  await client.query(`begin; lock table ${schema}.key_digests in exclusive mode`);
  const child = begin(cleanup, cwd, ...args, ...flags);
  await until(async () => {
    const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%{schema}".key_digests%'`;
    return (await query(waits)).length === 1;
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  await client.query('rollback');
  await client.end();
  const count = async () =>
    (await query('select 1 from {schema}.workspaces union all select 1 from {schema}.users')).length;
  // PostgreSQL notices the closed connection when it next sends something.
  await until(
    async () =>
      (
        await query(
          `select 1 from pg_stat_activity where query like '%{schema}"%' and state <> 'idle' and pid <> pg_backend_pid()`,
        )
      ).length === 0,
  );
  assert.equal(await count(), 0);
  assert.equal((await run(cwd, ...args, ...flags)).code, 0);
  assert.equal(await count(), 2);
});

inDatabase('never repeats the password of the database', async cleanup => {
  const cwd = await folder(cleanup);
  const url = 'postgres://me:secret-word@127.0.0.1:1/x';
  const { code, stdout, stderr } = await run(cwd, ...args, '--database-url', url);
  assert.deepEqual([code, stdout], [1, '']);
  assert.match(stderr, /PostgreSQL cannot be reached/);
  assert.doesNotMatch(stderr, /secret-word/);
});

inDatabase.run();
