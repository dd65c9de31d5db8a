/**
 * The packed package in the bundle of a host: an app with its own group, console, mappings and PostgreSQL, which starts
 * in a folder without any packages.
 */
import assert from 'node:assert/strict';
import { exec, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import * as esbuild from 'esbuild';
import { rolldown } from 'rolldown';
import { type Plugin, rollup } from 'rollup';
import { root } from '../docs/pages.ts';
import { post, send } from '../helper.ts';
import { within } from '../until.ts';

// Their types for modules do not compile.
const require = createRequire(import.meta.url);
const commonjs: (options: object) => Plugin = require('@rollup/plugin-commonjs');
const json: () => Plugin = require('@rollup/plugin-json');

const app = `
import { once } from 'node:events';
import { createServer } from 'node:http';
import Koa from 'koa';
import { builtIn, createMarketplace, defineGroup, defineOperation, draftKey } from 'koa-marketplace';
import { loadFixtures, toData } from 'koa-marketplace/fixtures';
import { postgresRepository } from 'koa-marketplace/postgres';

const inventory = defineGroup({
  name: 'inventory',
  description: 'What is in stock.',
  needs: [],
  scopes: { 'inventory:read': 'Read what is in stock' },
  operations: [
    defineOperation({
      id: 'getStock',
      method: 'POST',
      path: '/api/v1/stock',
      summary: 'Read the stock of an item',
      description: 'Answers how many are left.',
      auth: 'bearer',
      scope: 'inventory:read',
      request: {
        type: 'object',
        additionalProperties: false,
        required: ['item'],
        properties: { item: { type: 'string', pattern: '^[a-z]+$', examples: ['lamp'] } },
      },
      reply: {
        schema: { type: 'object' },
        description: 'The stock.',
        revalidate: false,
        envelope: data => ({ status: 'success', data }),
      },
      errors: [],
      handler: ({ input }) => ({ result: { item: input.item } }),
    }),
  ],
});

async function main() {
  const { DATABASE_URL: connectionString, SCHEMA: schema } = process.env;
  const repository = await postgresRepository({ connectionString, schema });
  await repository.import(toData(await loadFixtures()));
  const scopes = ['inventory:read', 'automation:read', 'automation:write', 'automation:publish', 'webhooks:write'];
  const draft = { id: 'key_app', name: 'App', scopes, expiresAt: null, createdBy: null };
  const { record, secret } = draftKey(draft, Date.now());
  await repository.keys.create('ws_studio', record);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = 'http://127.0.0.1:' + server.address().port;
  const groups = [...builtIn, inventory];
  const webhooks = { allowPrivateTargets: ['127.0.0.1'] };
  const marketplace = createMarketplace({ repository, groups, publicUrl: url, console: true, webhooks });
  marketplace.start();
  server.on('request', new Koa().use(marketplace.router.routes()).callback());
  console.log(JSON.stringify({ url, secret }));
  process.on('message', async () => {
    server.close();
    await marketplace.close();
    await repository.close();
    process.disconnect();
  });
}
main();
`;

/** What the page shows for modules: `require` of CommonJS packages. */
const ownRequire =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Where the host says what it bundles: everything but what pg takes only if it is there. */
const external = ['pg-native'];
/** What our package takes only if it is there. */
const optional = ['@faker-js/faker', '@xmpp/client'];

/** Each writes `file`, without warnings. */
const bundlers: Readonly<Record<string, (input: string, folder: string) => Promise<string>>> = {
  async esbuild(input, folder) {
    const outfile = join(folder, 'app.cjs');
    const { warnings } = await esbuild.build({
      entryPoints: [input],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      external,
      minify: true,
      logLevel: 'silent',
    });
    assert.deepEqual(warnings, []);
    return outfile;
  },

  async rollup(input, folder) {
    const ours: string[] = [];
    const bundle = await rollup({
      input,
      external,
      plugins: [
        nodeResolve({ exportConditions: ['node'], preferBuiltins: true }),
        commonjs({ ignore: ['node:sqlite'] }),
        json(),
      ],
      onwarn({ message, code, exporter = '' }) {
        const isOptional = code === 'UNRESOLVED_IMPORT' && optional.some(name => exporter.startsWith(name));
        if (message.includes('koa-marketplace/') && !isOptional) ours.push(message);
      },
    });
    await bundle.write({
      dir: folder,
      format: 'es',
      banner: ownRequire,
      entryFileNames: 'app.mjs',
      chunkFileNames: '[name].mjs',
    });
    assert.deepEqual(ours, []);
    return join(folder, 'app.mjs');
  },

  async rolldown(input, folder) {
    const bundle = await rolldown({ input, external, platform: 'node', logLevel: 'silent' });
    await bundle.write({
      dir: folder,
      format: 'esm',
      entryFileNames: 'app.mjs',
      chunkFileNames: '[name].mjs',
    });
    return join(folder, 'app.mjs');
  },
};

/** A webhook is sent: its client is loaded with the first one. */
async function receive(url: string, headers: Record<string, string>): Promise<void> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const received = once(server, 'request');
  try {
    const hook = { url: `http://127.0.0.1:${port}/hook`, event_types: ['order.placed'] };
    const made = await post(`${url}/api/v1/webhooks`, hook, headers);
    assert.equal(made.status, 201, made.text);
    const event = { type: 'order.placed', data: { order: 1 } };
    const published = await post(`${url}/api/v1/automation/publish`, event, headers);
    assert.equal(published.status, 202, published.text);
    const [, response] = await within(received, () => 'a delivery');
    response.writeHead(204).end();
  } finally {
    server.close();
  }
}

/** The code of docs/bundlers.md, and what its commands write. */
async function programsOfPage(page: string) {
  const text = await readFile(join(page, 'docs/bundlers.md'), 'utf8');
  const codes = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  const files = codes.flatMap(([, language, code = '']) => {
    const [, name] = /^\/\/ (\S+)\n/.exec(code) ?? [];
    return language === 'js' && name !== undefined ? [[name, code] as const] : [];
  });
  const commands = codes.flatMap(([, language, code = '']) =>
    language === 'sh' ? code.trim().split('\n') : [],
  );
  return { files, commands };
}

/**
 * Runs each command of docs/bundlers.md as it stands on its app, and starts what it has made. `installed`: the folder of the
 * package, in a folder of packages. `elsewhere`: a folder that sees no packages.
 */
export async function bundleAsDocumented(installed: string, elsewhere: string): Promise<void> {
  const { files, commands } = await programsOfPage(installed);
  assert.deepEqual([files.map(([name]) => name), commands.length], [['app.js', 'rollup.config.mjs'], 3]);
  const place = join(installed, '../../bundles');
  await mkdir(join(place, 'node_modules/.bin'), { recursive: true });
  for (const name of ['esbuild', 'rollup', '@rollup', '.bin/esbuild', '.bin/rollup'])
    await symlink(join(root, 'node_modules', name), join(place, 'node_modules', name));
  await writeFile(join(place, 'package.json'), '{"private":true}');
  for (const [name, code] of files) await writeFile(join(place, name), code);
  for (const [index, command] of commands.entries()) {
    await promisify(exec)(command, { cwd: place });
    const name = /app\.[cm]js/.exec(command)?.[0] ?? 'app.mjs';
    const folder = join(elsewhere, `documented-${index}`);
    await mkdir(folder);
    await rename(join(place, name), join(folder, name));
    await startAndEnd(join(folder, name), command);
  }
}

async function startAndEnd(file: string, command: string): Promise<void> {
  const child = spawn(process.execPath, [file], {
    cwd: dirname(file),
    env: { ...process.env, PORT: '0', NODE_V8_COVERAGE: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', chunk => {
    errors += chunk;
  });
  const ended = once(child, 'exit');
  try {
    let said = '';
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
      said += chunk;
      if (said.includes('\n')) break;
    }
    const [, port] = /^listening on (\d+)\n/.exec(said) ?? [];
    assert.ok(port, `${command}: ${errors.slice(-2_000)}`);
    const url = `http://127.0.0.1:${port}`;
    assert.equal((await send(`${url}/api/v1/keys`)).json.msg, 'Missing API key');
    assert.equal((await send(`${url}/user/api/login`)).status, 200);
    child.kill('SIGTERM');
    assert.deepEqual([await ended, errors], [[0, null], '']);
  } finally {
    child.kill('SIGKILL');
  }
}

/** The bundle of an app that imports our entries, and uses none of them. */
export async function bundleUnused(installed: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: `import { createMarketplace } from 'koa-marketplace';
import { loadFixtures } from 'koa-marketplace/fixtures';
import { postgresRepository } from 'koa-marketplace/postgres';
console.log('app');`,
      resolveDir: installed,
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    external,
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}

export const bundlerNames: readonly string[] = Object.keys(bundlers);

/** Bundles the app with what `installed` has, and calls it. `elsewhere`: a folder that sees no packages. */
export async function bundleAndCall(
  name: string,
  installed: string,
  elsewhere: string,
  databaseUrl: string,
): Promise<void> {
  const input = join(installed, 'bundled-app.mjs');
  await writeFile(input, app);
  const folder = join(elsewhere, name);
  await mkdir(folder, { recursive: true });
  const file = (await bundlers[name]?.(input, folder)) ?? '';
  const child = spawn(process.execPath, [file], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: databaseUrl, SCHEMA: `bundled_${name}`, NODE_V8_COVERAGE: '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', chunk => {
    errors += chunk;
  });
  const ended = once(child, 'exit');
  try {
    let said = '';
    for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
      said += chunk;
      if (said.includes('\n')) break;
    }
    assert.ok(said.includes('\n'), errors.slice(-2_000));
    await call(JSON.parse(said));
    child.send('close');
    assert.deepEqual([await ended, errors], [[0, null], '']);
  } finally {
    child.kill('SIGKILL');
  }
}

async function call({ url, secret }: { url: string; secret: string }): Promise<void> {
  const headers = { authorization: `Bearer ${secret}` };
  const stock = (body: object) => post(`${url}/api/v1/stock`, body, headers);
  const lamp = await stock({ item: 'lamp' });
  assert.deepEqual(lamp.json, { status: 'success', data: { item: 'lamp' } }, lamp.text);
  assert.match(String((await stock({ item: '7' })).json.msg), /^Invalid request: item must match/);

  const { paths } = (await send(`${url}/api/openapi.json`)).json as { paths: object };
  assert.ok('/api/v1/stock' in paths);

  const login = await send(`${url}/user/api/login`);
  const [style = ''] = /[^"]+console\.css/.exec(login.text) ?? [];
  const css = await send(url + style);
  assert.deepEqual([login.status, css.status], [200, 200]);
  assert.match(css.text, /--accent:/);

  const tried = await post(
    `${url}/api/v1/automation/routes/try`,
    { event: { type: 'paid', data: { order: 1 } }, mapping: 'data.order + 1' },
    headers,
  );
  assert.equal((tried.json.data as { value: unknown }).value, 2);
  const made = await post(
    `${url}/api/v1/automation/endpoints`,
    { name: 'Orders', event_type: 'paid', data_schema: { properties: { mail: { format: 'email' } } } },
    headers,
  );
  assert.equal(made.status, 201, made.text);
  const inbound = (made.json.data as { url: string }).url;
  assert.equal((await post(inbound, { mail: 'a@b.example' })).status, 202);
  assert.equal((await post(inbound, { mail: 'nobody' })).status, 422);
  await receive(url, headers);
}
