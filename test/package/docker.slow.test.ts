/**
 * The Dockerfile, without Docker: its own instructions are carried out in a temporary folder, one folder for the root
 * of each stage. Only `npm ci` is replaced, by the packages that are here.
 */
import assert from 'node:assert/strict';
import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import { secrets, send } from '../helper.ts';

const test = suite('The Dockerfile');

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = await readFile(join(root, 'Dockerfile'), 'utf8');

/** The instructions, with lines that continue joined. */
const instructions = text
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(line => line.trim() !== '')
  .map(line => {
    const [, word = '', rest = ''] = /^(\w+) +(.*)$/.exec(line) ?? [];
    return { word, rest };
  });

interface Stage {
  readonly image: string;
  readonly name: string;
  readonly steps: { readonly word: string; readonly rest: string }[];
}

const stages: Stage[] = [];
for (const { word, rest } of instructions) {
  const [image = '', , name = 'final'] = rest.split(' ');
  if (word === 'FROM') stages.push({ image, name, steps: [] });
  else stages.at(-1)?.steps.push({ word, rest });
}
const last = stages.at(-1) as Stage;
const lastOf = (word: string) => last.steps.findLast(step => step.word === word)?.rest ?? '';
const listIn = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf('[')));

let folder: string;
const rootOf = (stage: string) => join(folder, stage);

/** The working folder at the end of a stage. */
const workIn = ({ steps }: Stage) => steps.findLast(({ word }) => word === 'WORKDIR')?.rest ?? '/';

async function copy(stage: Stage, work: string, rest: string): Promise<void> {
  const words = rest.split(' ');
  const from = words[0]?.startsWith('--from=') ? (words.shift() ?? '').slice('--from='.length) : null;
  const to = words.pop() ?? '';
  for (const source of words) {
    const target = posix.resolve(work, to.endsWith('/') || to === '.' ? `${to}/${basename(source)}` : to);
    await cp(join(from === null ? root : rootOf(from), source), rootOf(stage.name) + target, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

async function runIn(stage: Stage, work: string, command: string): Promise<void> {
  const cwd = rootOf(stage.name) + work;
  if (command.startsWith('npm ci')) return symlink(join(root, 'node_modules'), join(cwd, 'node_modules'));
  const env = { ...process.env, npm_config_prefer_offline: 'true', npm_config_audit: 'false' };
  await promisify(execFile)('sh', ['-c', command], { cwd, env });
}

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marketplace-docker-'));
  for (const stage of stages) {
    let work = '/';
    for (const { word, rest } of stage.steps) {
      if (word === 'WORKDIR') {
        work = rest;
        await mkdir(rootOf(stage.name) + work, { recursive: true });
      } else if (word === 'COPY') await copy(stage, work, rest);
      else if (word === 'RUN') await runIn(stage, work, rest);
    }
  }
});

test.after(() => rm(folder, { recursive: true, force: true }));

/** An instruction as a command of this machine: paths of the image lie below the folder. */
function command(list: readonly string[]): [string, string[]] {
  const [, ...args] = list.map(word => (word.startsWith('/app/') ? rootOf(last.name) + word : word));
  return [process.execPath, args];
}

test('starts from official images with a version, and runs as a user without rights', () => {
  for (const { image } of stages) assert.match(image, /^node:\d+-slim$/);
  assert.equal(lastOf('USER'), 'node');
  const [user, work] = ['USER', 'WORKDIR'].map(name => last.steps.findLastIndex(({ word }) => word === name));
  assert.ok(Number(user) < Number(work), 'the folder of the data belongs to the user');
});

test('keeps out of the build what is not copied', async () => {
  const [all, ...kept] = (await readFile(join(root, '.dockerignore'), 'utf8')).trim().split('\n');
  assert.equal(all, '*');
  const copied = stages.flatMap(({ steps }) =>
    steps
      .filter(({ word, rest }) => word === 'COPY' && !rest.startsWith('--from='))
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1)),
  );
  assert.deepEqual([...new Set(copied)].sort(), kept.map(line => line.slice(1)).sort());
});

test('has all packages that are needed to run, and no other', async () => {
  const { dependencies, peerDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const { '@playwright/test': _, vitest: __, ...optional } = peerDependencies;
  for (const name of Object.keys({ ...dependencies, ...optional })) {
    const path = join(rootOf(last.name), 'app/node_modules', name, 'package.json');
    const { version } = JSON.parse(await readFile(path, 'utf8'));
    assert.equal(version, packages[`node_modules/${name}`].version, name);
  }
  for (const name of ['typescript', 'vitest', '@playwright/test'])
    await assert.rejects(readFile(join(rootOf(last.name), `app/node_modules/${name}/package.json`)));
});

test('serves every address of the container, and its health check says when it does not', async () => {
  const entry = listIn(lastOf('ENTRYPOINT'));
  assert.deepEqual(entry.slice(-2), ['--host', '0.0.0.0']);
  assert.equal(lastOf('EXPOSE'), '4000');
  const [program, args] = command(entry);
  const cwd = rootOf(last.name) + workIn(last);
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(program, [...args, '--port', String(await freePort()), '--generate', 'items=3'], {
    cwd,
    env,
  });
  try {
    await checkServing(child);
  } finally {
    child.kill('SIGKILL');
  }
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function checkServing(child: ChildProcessWithoutNullStreams): Promise<void> {
  let output = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk;
    if (/Try it:\n.*\n/.test(output)) break;
  }
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
  const { json } = await send(`${url}/api/items/all?api_key=${secrets.studio}`);
  assert.ok((json.items as unknown[]).length > 3);
  const check = () => {
    const [node, flags] = command(listIn(lastOf('HEALTHCHECK')));
    return promisify(execFile)(node, [...flags, `/proc/${child.pid}/cmdline`]);
  };
  await check();
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  assert.equal(code, 0);
  // The data is in the volume.
  const volume = rootOf(last.name) + lastOf('VOLUME');
  assert.ok((await readFile(join(volume, 'mock.json'), 'utf8')).includes('Northwind Studio'));
  await assert.rejects(check(), { code: 1 });
}

test.run();
