import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { flagRows } from '../../mock-server/command-line/table.ts';
import { ingrid, Person } from '../console/client.ts';
import { list, open, pageOf } from '../console/invited.ts';
import { variants } from '../extent.ts';
import { fixtures, post, secrets, send, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { folder, run, start } from './command.ts';

const test = suiteOf('Command line');
test('prints the URL, a demo key and a cURL command that works', async cleanup => {
  const mock = await start(cleanup, await folder(cleanup));
  const output = mock.output();
  assert.ok(output.includes(`Marketplace mock on ${mock.url}`));
  assert.ok(output.includes(`demo key  ${secrets.studio}`));
  const line = /^ {2}(curl .*)$/m.exec(output)?.[1] ?? '';
  const { stdout } = await promisify(execFile)('sh', ['-c', `${line} -s`]);
  assert.equal(JSON.parse(stdout).item.id, 1001);
  assert.match(await mock.said(/\d ms\n/), /GET \/api\/items\/item\?item_id=1001&api_key=\*\*\* 200/);
});

test('prints the link of an invitation, with which the invited person joins, and logs no token', async cleanup => {
  const mock = await start(cleanup, await folder(cleanup), '--memory');
  assert.match(mock.output(), /e-mail {4}is not sent: the link of an invitation is printed here/);
  const owner = new Person(`${mock.url}/user/api`);
  await owner.logIn(ingrid);
  const invited = await owner.submit(list, {
    ...(await owner.form(`${list}/new`, list)),
    email: 'Sam@example.com',
    role: 'developer',
  });
  assert.match(invited.text, /This is a mock server, which sends no e-mail\. Open the link as/);
  await until(() => /mv_/.test(mock.reported()), mock.reported);
  const line = /^No e-mail is sent\. The invitation of sam@example\.com: (http\S+)$/m.exec(mock.reported());
  const link = String(line?.[1]).slice(owner.base.length);
  assert.ok(invited.text.includes(String(line?.[1])), 'the console shows the same link');
  const sam = new Person(owner.base);
  await open(sam, link);
  const page = pageOf(link);
  const fields = { ...(await sam.form(page, page)), name: 'Sam', password: 'correct horse' };
  assert.match((await sam.submit(page, fields)).text, /Sam/);
  const logged = await mock.said(/POST \/user\/api\/join\/ws_studio 303/);
  assert.match(logged, /GET \/user\/api\/join\/ws_studio\/mv_\*\*\* 303/);
  assert.equal(logged.includes(link.slice(-38)), false);
});

for (const signal of variants(['SIGTERM', 'SIGINT'] as const))
  test(`shuts down cleanly on ${signal}, with all changes stored`, async cleanup => {
    const cwd = await folder(cleanup);
    // Both starts write the same dates.
    const mock = await start(cleanup, cwd, '--quiet', '--fixed-dates');
    assert.equal((await send(`${mock.url}/api/items/all?api_key=${secrets.studio}`)).status, 200);
    assert.deepEqual(await mock.stop(signal), [0, null]);
    assert.deepEqual(await readdir(join(cwd, '.data')), ['mock.json']);
    assert.equal(/\d ms\n/.test(mock.output()), false);
    const file = join(cwd, '.data/mock.json');
    // Each write has a revision of its own. The last use of the demo key, its request in the log, and what the messaging
    // channel goes on doing are not part of the comparison either.
    const read = async () => {
      const {
        revision,
        instances: _,
        channel_events: __,
        messaging_numbers: ___,
        request_log: ____,
        usage_counts: _____,
        usage_hours: ______,
        ...data
      } = JSON.parse(await readFile(file, 'utf8'), (field, value) =>
        field.startsWith('last_used_') ? undefined : value,
      );
      assert.match(revision, /^[0-9a-f]{16}\.[0-9a-f]{16}$/);
      return data;
    };
    const text = await readFile(file, 'utf8');
    const seeded = await read();
    await writeFile(file, text.replace('Northwind Studio', 'Renamed Studio'));
    await (await start(cleanup, cwd)).stop(signal);
    assert.match(await readFile(file, 'utf8'), /Renamed Studio/);
    await (await start(cleanup, cwd, '--reset', '--fixed-dates')).stop(signal);
    assert.deepEqual(await read(), seeded);
  });

test('writes nothing with --memory, and chooses the file with --data', async cleanup => {
  const cwd = await folder(cleanup);
  const memory = await start(cleanup, cwd, '--memory');
  assert.match(memory.output(), /in memory/);
  await memory.stop('SIGTERM');
  assert.deepEqual(await readdir(cwd), []);
  const named = await start(cleanup, cwd, '--data', 'here.json');
  await named.stop('SIGTERM');
  assert.deepEqual(await readdir(cwd), ['here.json']);
});

test('loads fixtures from a folder with --fixtures', async cleanup => {
  const cwd = await folder(cleanup);
  await writeFile(join(cwd, 'workspaces.json'), '[]');
  const mock = await start(cleanup, cwd, '--memory', '--fixtures', '.');
  assert.match(mock.output(), /no demo key/);
  await mock.stop('SIGTERM');
});

test('allows what --cors, --webhook-port and --allow-host name, and takes --public-url', async cleanup => {
  const cwd = await folder(cleanup);
  const named = [
    '--cors',
    'https://shop.example',
    '--cors-credentials',
    '--public-url',
    'https://public.shop.example',
    '--webhook-port',
    '4321',
    '--allow-host',
    'mock.shop.example',
  ];
  const { url } = await start(cleanup, cwd, '--memory', ...named);
  const authorization = { authorization: `Bearer ${secrets.studio}` };
  const allowed = async (origin: string) =>
    (await send(`${url}/api/v1/models`, { headers: { ...authorization, origin } })).headers[
      'access-control-allow-origin'
    ];
  assert.equal(await allowed('https://shop.example'), 'https://shop.example');
  assert.equal(await allowed('http://localhost:5173'), 'http://localhost:5173');
  assert.equal(await allowed('https://evil.example'), undefined);
  const document = await send(`${url}/api/openapi.json`, { headers: { origin: 'https://shop.example' } });
  assert.equal(document.headers['access-control-allow-credentials'], 'true');
  assert.deepEqual(document.json.servers, [{ url: 'https://public.shop.example' }]);
  const ask = (port: number) =>
    post(
      `${url}/api/v1/webhooks`,
      { url: `http://127.0.0.1:${port}/`, event_types: ['*'] },
      { ...authorization, origin: 'https://shop.example' },
    );
  assert.deepEqual([(await ask(4321)).status, (await ask(4322)).status], [201, 400]);
  for (const [host, status] of [
    ['mock.shop.example:4000', 200],
    ['shop.example', 421],
  ] as const)
    assert.equal((await send(`${url}/api/openapi.json`, { headers: { host } })).status, status, host);
});

test('answers as the file of --answers says, and says what is wrong with it', async cleanup => {
  const path = await folder(cleanup);
  const file = join(path, 'answers.json');
  const asked = [{ operation: 'getItem', answer: [404, 200] }];
  await writeFile(file, JSON.stringify({ $schema: './answers.schema.json', answers: asked }));
  const mock = await start(cleanup, path, '--memory', '--answers', 'answers.json');
  const item = `${mock.url}/api/items/item?item_id=1001&api_key=${secrets.studio}`;
  assert.deepEqual([(await send(item)).status, (await send(item)).status], [404, 200]);
  await post(`${mock.url}/__mock/reset`, {});
  assert.equal((await send(item)).status, 404);
  for (const [content, sentence] of [
    ['{', /--answers is not JSON: /],
    ['{"answers":[],"times":2}', /--answers must have only answers and \$schema, not times/],
    ['{"answer":[]}', /--answers must be a list of answers, or an object with the list as answers/],
    [
      '[{"operation":"getItm","answer":404}]',
      /answers\[0\]: operation is not the id .*did you mean getItem\?/,
    ],
  ] as const) {
    await writeFile(file, content);
    const { code, stderr } = await run(path, '--memory', '--port', '0', '--answers', 'answers.json');
    assert.equal(code, 1);
    assert.match(stderr, sentence);
  }
  const missing = await run(path, '--memory', '--port', '0', '--answers', 'none.json');
  assert.match(missing.stderr, /^koa-marketplace: --answers cannot be read: ENOENT/);
});

test('limits the requests of a key with --rate-limit, and has no limit without it', async cleanup => {
  const cwd = await folder(cleanup);
  const mock = await start(cleanup, cwd, '--memory', '--rate-limit', '2');
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1)
    statuses.push((await send(`${mock.url}/api/items/all?api_key=${secrets.studio}`)).status);
  assert.deepEqual(statuses, [200, 200, 429]);
  await mock.stop('SIGTERM');
});

test('supports --help and --version', async cleanup => {
  const cwd = await folder(cleanup);
  const help = await run(cwd, '--help');
  assert.equal(help.code, 0);
  for (const [flag] of flagRows) assert.ok(help.stdout.includes(`--${flag}`));
  assert.equal((await run(cwd, 'init', '--help')).stdout, help.stdout);
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  assert.deepEqual(await run(cwd, '--version'), { code: 0, stdout: `${version}\n`, stderr: '' });
});

test('writes each mistake of a fixture on a line of its own', async cleanup => {
  const cwd = await folder(cleanup);
  await mkdir(join(cwd, 'own'));
  const [first] = fixtures.items.ws_studio ?? [];
  const wrong = { ws_studio: [{ ...first, id: 'one', rating: 9 }] };
  await writeFile(join(cwd, 'own', 'items.json'), JSON.stringify(wrong));
  const { code, stderr } = await run(cwd, '--memory', '--fixtures', 'own');
  const lines = stderr.trim().split('\n');
  assert.deepEqual([code, lines.length], [1, 2], stderr);
  assert.match(lines[0] ?? '', /items\.json: \/ws_studio\/0\/(?:id|rating) /);
  assert.match(lines[1] ?? '', /items\.json: \/ws_studio\/0\/(?:id|rating) /);
});

test('prints one clear line, and exits with 1 for a failed command and with 2 for an invalid command line', async cleanup => {
  const cwd = await folder(cleanup);
  const mock = await start(cleanup, cwd, '--data', 'mine.json');
  const port = new URL(mock.url).port;
  await writeFile(join(cwd, 'broken.json'), '{"format": 1');
  const init = ['init', '--workspace', 'Acme', '--email', 'ann@example.com', '--data', 'x'];
  const ofWork = [
    / is already in use; choose another/,
    / is not an address of this machine; /,
    /^the name /,
    /nowhere does not exist/,
    / is in use by /,
    /broken\.json/,
  ];
  for (const [args, line] of [
    [['--port', port, '--memory'], `127.0.0.1:${port} is already in use; choose another port with --port`],
    [
      ['--host', '192.0.2.1', '--port', '4000', '--memory'],
      '192.0.2.1:4000 is not an address of this machine; choose another with --host (EADDRNOTAVAIL)',
    ],
    [
      ['--host', 'nowhere.invalid', '--memory'],
      'the name nowhere.invalid cannot be resolved; check its spelling and the network',
    ],
    [['--port', '70000'], '--port must be a number from 0 to 65535'],
    [['--prot', '1'], "Unknown option '--prot': did you mean --port?"],
    [[...init, '--email', 'ann'], '--email must be an e-mail address'],
    [[...init, '--workspace', 'x'.repeat(101)], '--workspace '],
    [['--memory', '--fixtures', 'nowhere', '--port', '0'], 'nowhere does not exist'],
    [['--data', 'mine.json', '--port', '0'], 'mine.json is in use by process '],
    [['--data', 'broken.json', '--port', '0'], 'broken.json: /format is not JSON at line 1, column 13'],
  ] as const) {
    const { code, stdout, stderr } = await run(cwd, ...args);
    assert.deepEqual([args, code, stdout], [args, ofWork.some(pattern => pattern.test(line)) ? 1 : 2, '']);
    assert.match(stderr, /^koa-marketplace: [^\n]*\n$/);
    assert.ok(stderr.includes(line), stderr);
  }
  // The mock server that runs may be writing its file.
  const left = (await readdir(cwd)).filter(name => !/^mine\.json\.\d+\.\w+\.tmp$/.test(name));
  assert.deepEqual(left.sort(), ['broken.json', 'mine.json', 'mine.json.lock']);
  await mock.stop('SIGTERM');
});

test.run();
