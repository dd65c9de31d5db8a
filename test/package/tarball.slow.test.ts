/** The package as users get it: packed, installed without dev dependencies, imported and used in TypeScript. */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { suite } from 'uvu';
import { bundledPackages } from '../../scripts/build/licences.js';
import { databaseUrl } from '../postgres-server.ts';
import { bundleAndCall, bundleAsDocumented, bundlerNames, bundleUnused } from './bundlers.ts';
import * as ownSqlite from './own-sqlite.ts';
import { checks, run as serve } from './wish-list.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = (cwd: string, file: string, ...args: string[]) =>
  promisify(execFile)(file, args, { cwd, env: { ...clean, ...ownPlace } });
// The files of the tarball are not part of the coverage, and neither is what the build runs of the sources, which are
// compiled in another way there. Node passes this variable on to processes unless it has a value of its own.
const clean = { ...process.env, NODE_V8_COVERAGE: '' };
const test = suite('The packed package');

let folder = '';
let elsewhere = '';
/** What the pages take from the environment: a port that is free, and a database. */
let ownPlace = { PORT: '0', DATABASE_URL: '' };
let size = 0;
let files: string[] = [];

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marketplace-package-'));
  elsewhere = await mkdtemp(join(tmpdir(), 'marketplace-bundles-'));
  await run(root, 'npm', 'run', '--silent', 'build:once');
  const packed = await run(root, 'npm', 'pack', '--ignore-scripts', '--json', '--pack-destination', folder);
  const [{ filename, unpackedSize, files: packedFiles }] = JSON.parse(packed.stdout);
  size = unpackedSize;
  files = packedFiles.map(({ path }: { path: string }) => path);
  await writeFile(join(folder, 'package.json'), '{"type": "module"}');
  await run(
    folder,
    'npm',
    'install',
    '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    `./${filename}`,
    'koa',
  );
});

test.after(async () => {
  for (const one of [folder, elsewhere]) await rm(one, { recursive: true, force: true });
});

const installed = () => join(folder, 'node_modules/koa-marketplace');

test('contains exactly the required files', async () => {
  const top = (await readdir(installed())).sort();
  assert.deepEqual(top, [
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'SECURITY.md',
    'dist',
    'docs',
    'examples',
    'package.json',
  ]);
  // The pages cite this example.
  const example = (await readdir(join(installed(), 'examples/own-sqlite'))).sort();
  assert.ok(example.includes('conformance.test.ts') && !example.includes('built'), example.join(', '));
  // npm shows the pictures of the repository.
  assert.ok(!(await readdir(join(installed(), 'docs'))).includes('pictures'));
});

test('has at most 6.3 MB in 720 files, and no script that runs when it is installed', async () => {
  assert.ok(size <= 6_300_000, `${size} bytes`);
  assert.ok(files.length <= 720, `${files.length} files`);
  for (const page of ['docs/reference/dependencies.md', 'CHANGELOG.md'])
    assert.match(await readFile(join(root, page), 'utf8'), /at most 6\.3 MB in 720 files/i, page);
  const { scripts } = JSON.parse(await readFile(join(installed(), 'package.json'), 'utf8'));
  for (const name of ['preinstall', 'install', 'postinstall', 'prepublish', 'prepare'])
    assert.ok(!(name in scripts), name);
});

test('has no code that looks for files beside it, which a host would have to bundle too', async () => {
  // Bundlers take no entry for `require`: the condition `module` is before it.
  const code = files.filter(file => /^dist\/.*\.js$/.test(file));
  assert.ok(code.length > 50);
  for (const file of code)
    assert.doesNotMatch(await readFile(join(installed(), file), 'utf8'), /import\.meta|createRequire/, file);
});

test('has only declarations that its entries can reach', async () => {
  const { exports } = JSON.parse(await readFile(join(installed(), 'package.json'), 'utf8'));
  const found = new Set<string>();
  JSON.stringify(exports, (_, value) => {
    if (/\.d\.c?ts$/.test(value)) found.add(join(installed(), value));
    return value;
  });
  for (const file of found)
    for (const [, path = ''] of (await readFile(file, 'utf8')).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const other = join(dirname(file), path.replace(/\.[jt]s$/, '.d.ts'));
      if (existsSync(other)) found.add(other);
    }
  const declarations = files.filter(file => /\.d\.c?ts$/.test(file)).map(file => join(installed(), file));
  assert.deepEqual(declarations.sort(), [...found].sort());
});

test('declares nothing but what its entries export, and what that names', async () => {
  const { exports } = JSON.parse(await readFile(join(installed(), 'package.json'), 'utf8'));
  const entries = JSON.stringify(exports);
  const uses = new Map<string, number>();
  const declared: string[] = [];
  for (const file of files.filter(name => name.endsWith('.d.ts'))) {
    const text = (await readFile(join(installed(), file), 'utf8')).replaceAll(/\/\*.*?\*\//gs, '');
    for (const word of text.match(/[\w$]+/g) ?? []) uses.set(word, (uses.get(word) ?? 0) + 1);
    // The main entry exports all of the contract.
    if (entries.includes(file) || file.includes('/repository/')) continue;
    const names = text.matchAll(/^(?:export )?(?:declare )?(?:interface|type|const|function|class) (\w+)/gm);
    declared.push(...[...names].map(([, name = '']) => name));
  }
  assert.ok(declared.length > 300);
  assert.deepEqual(
    declared.filter(name => uses.get(name) === 1),
    [],
  );
});

test('has the licences of the packages that it contains', async () => {
  const text = await readFile(join(installed(), 'dist/licences.txt'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  for (const name of bundledPackages) {
    assert.ok(text.includes(`\n${name} `), name);
    assert.equal(dependencies[name], undefined, `${name} would be installed twice`);
  }
  for (const name of ['ajv', 'ajv-formats', 'ipaddr.js', 'jsonata', 're2js'])
    assert.ok(name in devDependencies);
});

/** Their tools are installed in test/interop, which runs them. */
const ofTools = ['./playwright', './vitest'];

test('can be imported at every entry', async () => {
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const entries = Object.keys(exports).filter(
    entry => !/(?:[*]|[.]json|worker[.]js)$/.test(entry) && !ofTools.includes(entry),
  );
  const specifiers = entries.map(entry => `koa-marketplace${entry.slice(1)}`);
  const code = `for (const name of ${JSON.stringify(specifiers)}) console.log(name, Object.keys(await import(name)).filter(one => one !== 'module.exports').sort().join());
    console.log(import.meta.resolve('koa-marketplace/schemas/marketplace/item.json').split('/').at(-1));`;
  const { stdout } = await run(folder, process.execPath, '--input-type=module', '-e', code);
  assert.deepEqual(stdout.trim().split('\n'), [
    'koa-marketplace ChannelError,ChannelTimeoutError,MarketplaceError,MediaError,RepositoryUnavailableError,StorageFullError,UnreadableSecretError,WorkspaceFullError,answerClientErrors,boundsOf,builtIn,composeRepository,createAutomation,createLinks,createMarketplace,createMessaging,createOutbox,createRequestLog,createRouter,createWebhooks,defineErrors,defineEvent,defineGroup,defineOperation,defineOperationFor,defineSchema,deliveryIdOf,digestOf,draftKey,emptyDay,errorTable,fieldOfKind,generateSecret,hashPassword,hintsOf,instanceSteps,isRefused,isWellFormed,keyRefusal,logErrors,messageSteps,momentOf,partNames,patternsOf,placesOf,refusalTo,refuse,rotateSecrets,storesEvents,wants',
    'koa-marketplace/lowdb FileInUseError,InvalidDataError,lowdbRepository',
    'koa-marketplace/postgres InvalidDataError,PendingMigrationsError,postgresRepository',
    'koa-marketplace/console defineSection,html,openPage,readForm,workspacePath',
    'koa-marketplace/channels bridge,folderMedia,memoryMedia,simulated,xmpp',
    'koa-marketplace/destinations defineDestination,kafka,nats,rabbitmq,redisStreams',
    'koa-marketplace/metrics createMetrics',
    'koa-marketplace/tracing createTracing',
    'koa-marketplace/testing driverConformance,repositoryConformance',
    'koa-marketplace/mock startMock',
    'koa-marketplace/fixtures loadFixtures,secretsOf,toData',
    'koa-marketplace/matchers matchers',
    'koa-marketplace/cypress marketplace',
    'koa-marketplace/jest default,mock,useJest',
    'koa-marketplace/browser registerMock,startMock',
    'item.json',
  ]);
});

test('starts a mock server from CommonJS, also where nothing but require may load modules', async () => {
  const asks = `
    startMock().then(async mock => {
      const answer = await fetch(mock.url + '/api/items/all?api_key=' + mock.keys.studio);
      console.log(answer.status);
      await mock.close();
    })`;
  const plain = `const { startMock } = require('koa-marketplace/mock');${asks}`;
  // As the loader of Jest does: its code has no import.
  const wrapped = `
    const file = require.resolve('koa-marketplace/mock');
    const code = '(function (module, require, __filename) {' + require('fs').readFileSync(file, 'utf8') + '})';
    const loaded = {};
    require('vm').runInThisContext(code)(loaded, require, file);
    const { startMock } = loaded.exports;${asks}`;
  for (const code of [plain, wrapped])
    assert.equal((await run(folder, process.execPath, '--no-warnings', '-e', code)).stdout, '200\n');
});

test('can be required from CommonJS at every entry', async () => {
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const names = Object.keys(exports).filter(
    entry => !/(?:[*]|json|browser|worker[.]js)$/.test(entry) && !ofTools.includes(entry),
  );
  const code = `for (const name of ${JSON.stringify(names)}) {
    const required = require('koa-marketplace' + name.slice(1));
    if (Object.keys(required).length === 0) throw new Error(name);
  }`;
  await run(folder, process.execPath, '--no-warnings', '-e', code);
  // As in Jest: a context of its own, whose require loads no module, and whose process and node:module are others.
  const inContext = `for (const name of ${JSON.stringify(names)}) {
    const file = require.resolve('koa-marketplace' + name.slice(1));
    const code = '(function (module, require, __filename) {' + require('fs').readFileSync(file, 'utf8') + '})';
    const loaded = {};
    const vm = require('vm');
    const inner = one => one === 'node:vm' ? vm : (() => { throw new Error('Must use import to load ' + one) })();
    vm.runInContext(code, vm.createContext({}))(loaded, inner, file);
    if (loaded.exports !== require('koa-marketplace' + name.slice(1))) throw new Error(name);
  }`;
  await run(folder, process.execPath, '--no-warnings', '-e', inContext);
});

test('has a command', async () => {
  const { stdout } = await run(folder, join(folder, 'node_modules/.bin/koa-marketplace'), '--help');
  assert.match(stdout, /^Usage: koa-marketplace/);
});

test('has a command that finds all its files: fixtures, pages, media and the processes of mappings', async () => {
  const command = join(folder, 'node_modules/.bin/koa-marketplace');
  const child = spawn(command, ['--memory', '--port', '0', '--quiet'], { cwd: folder, env: clean });
  try {
    let output = '';
    let url: URL | null = null;
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
      output += chunk;
      const [, address] = /curl '([^']+)'/.exec(output) ?? [];
      url = address === undefined ? null : new URL(address);
      if (url !== null) break;
    }
    assert.ok(url, output);
    const { origin } = url;
    const login = await fetch(`${origin}/user/api/login`);
    const [style] = /[^"]+console\.css/.exec(await login.text()) ?? [];
    for (const path of [
      style,
      '/media/thumbnail/1001.svg',
      '/demo/1001',
      '/api/openapi.json',
      '/__mock/health',
    ])
      assert.equal((await fetch(origin + path)).status, 200, path);
    const tried = await fetch(`${origin}/api/v1/automation/routes/try`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${url.searchParams.get('api_key')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ event: { type: 'paid', data: { order: 1 } }, mapping: 'data.order + 1' }),
    });
    assert.equal(((await tried.json()) as { data: { value: number } }).data.value, 2);
  } finally {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
});

test('says which package --generate needs', async () => {
  const command = join(folder, 'node_modules/.bin/koa-marketplace');
  await assert.rejects(
    run(folder, command, '--memory', '--port', '0', '--generate', 'items=1'),
    (error: { stderr: string }) => {
      assert.equal(
        error.stderr,
        'koa-marketplace: generate needs the package @faker-js/faker: npm install @faker-js/faker\n',
      );
      return true;
    },
  );
});

test('runs mappings and schemas of users in separate processes', async () => {
  const code = `
    import { startMock } from 'koa-marketplace/mock';
    const mock = await startMock();
    const ask = async (url, body) => {
      const headers = { authorization: 'Bearer ' + mock.keys.studio, 'content-type': 'application/json' };
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const automation = mock.url + '/api/v1/automation';
    const tried = await ask(automation + '/routes/try', { event: { type: 'a', data: { a: 1 } }, mapping: 'data.a + 1' });
    const data_schema = { properties: { mail: { format: 'email' } } };
    const made = await ask(automation + '/endpoints', { name: 'N', event_type: 'a', data_schema });
    console.log(tried.data.value);
    for (const mail of ['a@b.example', 'nobody']) console.log((await ask(made.data.url, { mail })).msg);
    await mock.close();`;
  const { stdout } = await run(folder, process.execPath, '--input-type=module', '-e', code);
  assert.deepEqual(stdout.trim().split('\n'), [
    '2',
    'undefined',
    'The data does not match the schema of the inbound endpoint: /data/mail must be an e-mail address',
  ]);
});

test('has types that compile without skipLibCheck, and name no koa-body type', async () => {
  const host = `
    import Koa from 'koa';
    import { createRouter, MarketplaceError, type Item, type Repository } from 'koa-marketplace';
    import { loadFixtures } from 'koa-marketplace/fixtures';
    import { lowdbRepository } from 'koa-marketplace/lowdb';
    import { startMock } from 'koa-marketplace/mock';
    import { repositoryConformance } from 'koa-marketplace/testing';
    export * as channels from 'koa-marketplace/channels';
    export * as destinations from 'koa-marketplace/destinations';
    export * as console from 'koa-marketplace/console';
    export * as metrics from 'koa-marketplace/metrics';
    export * as postgres from 'koa-marketplace/postgres';
    export * as tracing from 'koa-marketplace/tracing';
    const repository: Repository = await lowdbRepository();
    const router = createRouter({ repository, errorStatus: (error: MarketplaceError) => error.status });
    const middleware: Koa.Middleware = router.prefix('/shop').routes();
    new Koa().use(router.routes()).use(middleware);
    const mock = await startMock({ fixtures: { items: { ws: [] as Item[] } } });
    export const url: string = mock.url;
    export const fixtures = await loadFixtures();
    repositoryConformance({ test: (_name, _run) => {}, create: async () => ({ repository, close: async () => {} }) });
  `;
  await mkdir(join(folder, 'host'), { recursive: true });
  await writeFile(join(folder, 'host/host.ts'), host);
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023'],
    noEmit: true,
    types: ['node'],
  };
  const tests = `
    import { createRouter, type Repository } from 'koa-marketplace';
    import { startMock, type Mock } from 'koa-marketplace/mock';
    export const routerOf = (repository: Repository) => createRouter({ repository });
    export const starting: Promise<Mock> = startMock({ port: null });
    export const names: Promise<string> = starting.then(async mock => (await mock.isolate()).name);
  `;
  await writeFile(join(folder, 'host/host-of-tests.cts'), tests);
  await writeFile(
    join(folder, 'host/tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['host.ts', 'host-of-tests.cts'] }),
  );
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(join(folder, 'host'), process.execPath, tsc, '-p', '.').catch(error => error);
  assert.equal(stdout, '');
  // What is bundled later, or run by a tool that compiles it.
  const forBundlers = { ...compilerOptions, module: 'esnext', moduleResolution: 'bundler' };
  await writeFile(
    join(folder, 'host/tsconfig.bundler.json'),
    JSON.stringify({ compilerOptions: forBundlers, include: ['host.ts'] }),
  );
  const bundled = await run(join(folder, 'host'), process.execPath, tsc, '-p', 'tsconfig.bundler.json').catch(
    error => error,
  );
  assert.equal(bundled.stdout, '');
  const files = await readdir(join(installed(), 'dist'), { recursive: true });
  for (const file of files.filter(name => name.endsWith('.d.ts')))
    assert.doesNotMatch(
      await readFile(join(installed(), 'dist', file), 'utf8'),
      /from 'koa-body|import\('koa-body/,
      file,
    );
});

test('compiles and runs each TypeScript program of the documentation', async () => {
  const programs = await blocks('ts');
  assert.deepEqual(
    programs.map(([where]) => where),
    [
      'docs/adapters.md: In TypeScript',
      'docs/composition.md: In TypeScript',
      'docs/groups.md: In TypeScript',
      'docs/webhooks.md: Events with a schema',
    ],
  );
  const place = join(folder, 'programs');
  await mkdir(place);
  await writeFile(join(place, 'package.json'), '{"type":"module"}');
  const names = programs.map((_, index) => `program-${index}`);
  for (const [index, [, code]] of programs.entries())
    await writeFile(join(place, `${names[index]}.ts`), code);
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    module: 'nodenext',
    target: 'es2023',
    types: ['node'],
  };
  await writeFile(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(place, process.execPath, tsc, '-p', '.').catch(error => error);
  assert.equal(stdout, '', programs.map(([where], index) => `${names[index]}: ${where}`).join('\n'));
  for (const name of names) await run(place, process.execPath, `${name}.js`);
});

test('compiles schemas only for groups of a host', async () => {
  const code = `
    import { builtIn, createRouter, defineGroup, defineOperation } from 'koa-marketplace';
    import { lowdbRepository } from 'koa-marketplace/lowdb';
    const repository = await lowdbRepository();
    const isCompiled = groups => {
      try {
        return !createRouter({ repository, groups });
      } catch (error) {
        return /Code generation from strings/.test(error.message);
      }
    };
    const reply = { schema: { type: 'object' }, description: '', revalidate: false, envelope: data => data };
    const operation = defineOperation({ id: 'ask', method: 'GET', path: '/ask', summary: '', description: '', auth: 'bearer', scope: 'own:read', request: { type: 'object' }, reply, errors: [], handler: () => ({ result: {} }) });
    const own = defineGroup({ name: 'own', description: '', needs: [], scopes: { 'own:read': '' }, operations: [operation] });
    console.log(isCompiled(builtIn), isCompiled([...builtIn, own]));`;
  const flags = ['--disallow-code-generation-from-strings', '--input-type=module'];
  const { stdout } = await run(folder, process.execPath, ...flags, '-e', code);
  assert.equal(stdout.trim(), 'false true');
});

const example = () => join(folder, 'wish-list');

test('is sufficient for the example group of a host: it compiles strictly, with one entry in groups', async () => {
  await cp(join(root, 'examples/wish-list'), example(), { recursive: true });
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(example(), process.execPath, tsc, '-p', '.').catch(error => error);
  assert.equal(stdout, '');
  const server = await readFile(join(example(), 'server.ts'), 'utf8');
  assert.equal(server.match(/wishList\(/g)?.length, 1);
});

for (const [name, check] of Object.entries(checks))
  test(`works with the example group of a host, which ${name}`, () => serve(join(example(), 'built'), check));

test('brings the demo data of the example group to the mock server', async () => {
  const code = `import { builtIn } from 'koa-marketplace';
    import { startMock } from 'koa-marketplace/mock';
    import { WishStorage } from './built/storage.js';
    import { wishList } from './built/wish-list.js';
    const wishes = new WishStorage('demo-wishes.json');
    await wishes.add('ws_gone', { item_id: 1, note: '', wished_at: '2020-01-01T00:00:00.000Z' });
    const mock = await startMock({ port: null, groups: [...builtIn, wishList(wishes)] });
    console.log((await wishes.list('ws_studio')).length, (await wishes.list('ws_gone')).length);
    await mock.close();`;
  const { stdout } = await run(example(), process.execPath, '--input-type=module', '-e', code);
  assert.equal(stdout.trim(), '1 0');
});

let shop = '';

test('is sufficient for the example storage of a host: it compiles strictly', async () => {
  await ownSqlite.sameVersions(root);
  const offline = join(folder, 'offline');
  await mkdir(offline);
  shop = await ownSqlite.place(root, installed(), offline);
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(shop, process.execPath, tsc, '-p', '.').catch(error => error);
  assert.equal(stdout, '');
});

test('lets the example storage pass the suite with node:test, over lowdb', async () => {
  const { stdout } = await run(
    shop,
    process.execPath,
    '--test',
    '--test-reporter=tap',
    'built/conformance.test.js',
  );
  assert.match(stdout, /^# pass 23$/m);
  assert.match(stdout, /^# fail 0$/m);
});

ownSqlite.overPostgres(
  (name, check) => test(`lets the example storage pass the suite over PostgreSQL: ${name}`, check),
  () => shop,
);

test('works with an example storage that reports errors', () => ownSqlite.failing(shop));

for (const [name, check] of Object.entries(ownSqlite.checks))
  test(`works with the example host with its own storage, which ${name}`, () => ownSqlite.run(shop, check));

/** The pages with examples that are whole programs. Those of other pages have tests of their own: test/docs/code.test.ts. */
const pages = [
  'README.md',
  'docs/adapters.md',
  'docs/composition.md',
  'docs/console.md',
  'docs/groups.md',
  'docs/keys.md',
  'docs/links.md',
  'docs/mock.md',
  'docs/mounting.md',
  'docs/postgresql.md',
  'docs/reference/limits.md',
  'docs/reference/rate-limits.md',
  'docs/webhooks.md',
];

/** The blocks of a language that are programs, by page and heading. */
async function blocks(language: string): Promise<(readonly [place: string, code: string])[]> {
  const found: (readonly [string, string])[] = [];
  for (const page of pages) {
    const text = await readFile(join(installed(), page), 'utf8');
    let heading = '';
    for (const [, title, written, code = ''] of text.matchAll(/^#+ ([^\n]+)$|^```(\w*)\n(.*?)^```$/gms))
      if (title !== undefined) heading = title;
      else if (written === language) found.push([`${page}: ${heading}`, code]);
  }
  return found;
}

/** The check of each example in the documentation: code that runs after it in the same module. */
const proofs: Record<string, string> = {
  'README.md: Mount it': `
    await new Promise(resolve => server.once('listening', resolve));
    const { port } = server.address();
    const { readFileSync } = await import('node:fs');
    const [, key, path] = /curl -H '(Authorization: .*)' http:..127.0.0.1:4000(.*)/.exec(readFileSync('init.txt', 'utf8'));
    const answer = await fetch('http://127.0.0.1:' + port + path, { headers: [key.split(': ')] });
    if (answer.status !== 200 || (await answer.json()).data.length !== 1) throw new Error('status ' + answer.status);
    const login = await fetch('http://127.0.0.1:' + port + '/user/api/login');
    if (login.status !== 200) throw new Error('no console');
    server.close();
    await repository.close();`,
  'README.md: Over your own storage': `
    if (!app.callback() || typeof repository.items?.find !== 'function' || repository.links !== base.links) throw new Error('not composed');
    server.close();
    await base.close();`,
  'README.md: Use it in tests': `
    if (refused.status !== 503 || answer.status !== 200 || items.length !== 23) throw new Error('no items');`,
  'docs/adapters.md: Test it': '',
  'docs/composition.md: Over the storage that you have': `
    await base.workspaces.create({ id: 'ws_studio', name: 'Studio', account_id: null });
    const { draftKey } = await import('koa-marketplace');
    const rights = { scopes: ['marketplace:read'], expiresAt: null, createdBy: null };
    const { record, secret } = draftKey({ id: 'key_1', name: 'First', ...rights }, Date.now());
    await repository.keys.create('ws_studio', record);
    const server = app.listen(0);
    const ask = async path => (await fetch('http://127.0.0.1:' + server.address().port + path + 'api_key=' + secret)).json();
    const [{ items: all }, { item }] = [await ask('/api/items/all?'), await ask('/api/items/item?item_id=1001&')];
    const { data: account } = await ask('/api/account/details?');
    if (all.length !== 23 || item.id !== 1001 || account.email === undefined) throw new Error('not composed');
    server.close();
    await base.close();`,
  'docs/composition.md: The four methods': `
    const code = rows.purchases.ws_studio[0].purchase_code;
    const { total } = items.list('ws_studio', { q: 'INVOIC', limit: 1 });
    if (total !== items.list('ws_studio', {}).items.filter(item => contains(item, 'invoic')).length || total === 0)
      throw new Error(total + ' items');
    const { item } = purchases.findByCode('ws_studio', code);
    if (item !== items.find('ws_studio', item.id) || purchases.findByCode('ws_sounds', code) !== null)
      throw new Error('purchases');
    if (accounts.findByWorkspace('ws_studio').email === undefined || accounts.findByWorkspace('ws') !== null)
      throw new Error('accounts');`,
  'docs/console.md: Your own login': `
    if (!(await import('node:http')).createServer(app.callback())) throw new Error('no app');
    await repository.close();`,
  'docs/console.md: Invitations': `
    if (typeof router.routes() !== 'function' || outbox.length !== 0) throw new Error('sent');
    process.exit();`,
  'docs/groups.md: Write your own group': `
    const server = app.listen(0);
    const { port } = server.address();
    const answer = await fetch('http://127.0.0.1:' + port + '/api/openapi.json');
    if ((await answer.json()).paths['/api/v1/stock'] === undefined) throw new Error('not served');
    server.close();
    await repository.close();`,
  'docs/keys.md: From an empty storage to the first key': `
    const { createRouter, digestOf } = await import('koa-marketplace');
    const { default: Koa } = await import('koa');
    const server = new Koa().use(createRouter({ repository }).routes()).listen(0);
    const ask = async path => (await fetch('http://127.0.0.1:' + server.address().port + path + '?api_key=' + secret)).json();
    if ((await ask('/api/account/details')).msg !== 'Invalid request') throw new Error('an account');
    if ((await ask('/api/items/all')).msg !== 'No items found') throw new Error('items');
    if ((await repository.memberships.remove('ws_shop', 'user_ann')).refused !== 'last_owner') throw new Error('no owner');
    if ((await repository.workspaces.create(workspace, { first: true })).refused !== 'not_first') throw new Error('first');
    server.close();
    await repository.close();`,
  'docs/keys.md: Workspaces of your customers': `
    if ((await marketplace.ensureWorkspace('shop_42', { name: 'New' })).workspace.name !== 'Lamps') throw new Error('renamed');
    if ((await repository.memberships.list('shop_43'))[0].user_id !== 'user_43') throw new Error('no owner');
    await marketplace.close();
    await repository.close();`,
  'docs/keys.md: Your own routes': `
    const server = app.listen(0);
    const answer = await fetch('http://127.0.0.1:' + server.address().port + '/orders');
    if (answer.status !== 401 || (await answer.json()).msg !== 'Missing API key') throw new Error('not refused');
    const { draftKey } = await import('koa-marketplace');
    for (const [mode, status] of [['live', 200], ['test', 403]]) {
      await repository.workspaces.create({ id: mode, name: mode, account_id: null, mode });
      const draft = { id: 'key_1', name: 'x', scopes: ['orders:read'], mode, expiresAt: null, createdBy: null };
      const { record, secret } = draftKey(draft, Date.now());
      await repository.keys.create(mode, record);
      const headers = { authorization: 'Bearer ' + secret };
      const { status: answered } = await fetch('http://127.0.0.1:' + server.address().port + '/orders', { headers });
      if (answered !== status) throw new Error(mode + ': ' + answered);
    }
    server.close();
    await marketplace.close();
    await repository.close();`,
  'docs/keys.md: Keys of your own': `
    if (record.digest.length !== 64 || record.prefix !== secret.slice(0, 7)) throw new Error('wrong record');`,
  'docs/links.md: Set-up': `
    if (links.shortUrl('', 'x') !== 'https://go.example/x' || !api.callback() || !short.callback())
      throw new Error(links.shortUrl('', 'x'));
    await repository.close();`,
  'docs/mock.md: In a test': `if (answer.status !== 200 || items.length !== 23) throw new Error('no items');`,
  'docs/mounting.md: Everything together': `
    const refused = await marketplace.webhooks.publish('ws', 'order.paid', {}).catch(error => error);
    if (!String(refused).includes('there is no workspace ws')) throw new Error('published', { cause: refused });
    server.close();
    await marketplace.close();
    await repository.close();`,
  'docs/postgresql.md: Set-up': `
    if (!(await repository.isEmpty())) throw new Error('not empty');
    if (!router.routes()) throw new Error('no router');
    await pool.end();`,
  'docs/reference/limits.md: Limits of records': `
    if (typeof router.routes() !== 'function') throw new Error('no router');
    await repository.close();`,
  'docs/reference/rate-limits.md: Rate limits': `
    if (typeof router.routes() !== 'function') throw new Error('no router');
    await repository.close();`,
  'docs/webhooks.md: Set-up': `
    if (sent !== 0 || !router.routes()) throw new Error('sent ' + sent);
    await repository.close();`,
};

test('runs every program in its documentation', async () => {
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', 'pg');
  const admin = new pg.Client({ connectionString: await databaseUrl() });
  await admin.connect();
  const name = `readme_${process.pid}`;
  try {
    await admin.query(`create database ${name}`);
    const { href } = Object.assign(new URL(await databaseUrl()), { pathname: `/${name}` });
    ownPlace = { ...ownPlace, DATABASE_URL: href };
    const found = (await blocks('js')).filter(([, code]) => /^(\/\/.*\n)?import /.test(code));
    assert.deepEqual(
      found.map(([place]) => place),
      Object.keys(proofs),
    );
    // The module of the host that its own storage comes from.
    const [, fourMethods = ''] =
      found.find(([place]) => place === 'docs/composition.md: The four methods') ?? [];
    await writeFile(join(folder, 'shop.mjs'), fourMethods);
    const commands = (await blocks('sh')).flatMap(
      ([, code]) => code.match(/^npx koa-marketplace (init|migrate) .+$/gm) ?? [],
    );
    const [init = '', again, migrate = '', print = '', ...others] = commands;
    assert.match(init, / init /);
    assert.match(migrate, / migrate --database-url /);
    assert.match(print, / migrate --print .* > pending\.sql$/);
    assert.deepEqual([again, ...others], [init]);
    const { stdout } = await run(folder, 'sh', '-c', init);
    // What it prints works where the package is installed in a folder only.
    assert.match(stdout, /^ {2}npx koa-marketplace --data/m);
    await writeFile(join(folder, 'init.txt'), stdout);
    await run(folder, 'sh', '-c', print);
    assert.match(await readFile(join(folder, 'pending.sql'), 'utf8'), /create table/i);
    await run(folder, 'sh', '-c', migrate);
    for (const [index, [place, code]] of found.entries()) {
      const file = join(folder, `example-${index}.mjs`);
      await writeFile(file, `${code}\n${proofs[place]}`);
      await run(folder, process.execPath, file);
    }
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
});

test('runs the cURL command of its README', async () => {
  const readme = await readFile(join(installed(), 'README.md'), 'utf8');
  const [, url] = /^curl '(http:\/\/127\.0\.0\.1:4000\/[^']+)'$/m.exec(readme) ?? [];
  assert.ok(url);
  const code = `
    import { startMock } from 'koa-marketplace/mock';
    const mock = await startMock({ port: null });
    const answer = await mock.fetch(${JSON.stringify(url)});
    if ((await answer.json()).item.id !== 1001) throw new Error('no item');
    await mock.close();`;
  await run(folder, process.execPath, '--input-type=module', '-e', code);
});

test('adds nothing to the bundle of an app that does not use it', async () => {
  assert.match(await bundleUnused(folder), /^(\/\/.*\n)*console\.log\("app"\);\n$/);
});

test('is bundled as its documentation shows, and starts where there are no packages', async () =>
  bundleAsDocumented(installed(), elsewhere));

for (const name of bundlerNames)
  test(`is bundled with an app by ${name}, and works where there are no packages`, async () =>
    bundleAndCall(name, folder, elsewhere, await databaseUrl()));

test.run();
