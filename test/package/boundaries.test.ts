/** Who may import whom. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The folders');
const root = fileURLToPath(new URL('../../', import.meta.url));

async function importsBelow(folder: string): Promise<[from: string, to: string][]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && entry.name.endsWith('.ts'));
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const text = await readFile(join(parentPath, name), 'utf8');
      const from = relative(root, join(parentPath, name));
      return [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, to = '']): [string, string] => [
        from,
        to.startsWith('.') ? relative(root, join(parentPath, to)) : to,
      ]);
    }),
  );
  return found.flat();
}

const roomOf = (path: string) => path.split('/').slice(0, 2).join('/');
const shared = [
  'src/check-options.ts',
  'src/errors.ts',
  'src/operation.ts',
  'src/safe-callback.ts',
  'src/group.ts',
  'src/served.ts',
  'src/shape.ts',
  'src/shapes.ts',
  'src/options.ts',
  'src/schema-error.ts',
  'src/key-format.ts',
  'src/plain-object.ts',
  'src/group-by.ts',
  'src/recent-map.ts',
  'src/safe-callback.ts',
  'src/awaitable.ts',
  'src/event.ts',
  'src/parse-url.ts',
  'src/trim-slashes.ts',
  'src/own-address.ts',
  'src/hops.ts',
  'src/passwords.ts',
  'src/fair-queue.ts',
  'src/limits',
];

/** Room to the rooms it may use, beside itself and what all may use. */
const allowed: Record<string, string[]> = {
  'src/access': ['src/http', 'src/repository', 'src/generated'],
  'src/console': [
    'src/access',
    'src/http',
    'src/repository',
    'src/generated',
    'src/openapi',
    'src/served.ts',
    'src/webhooks',
    'src/links',
  ],
  'src/limits': ['src/repository'],
  'src/links': ['src/http', 'src/repository', 'src/generated'],
  'src/marketplace': ['src/http', 'src/repository', 'src/generated'],
  'src/models': ['src/http', 'src/repository', 'src/generated'],
  'src/http': ['src/repository', 'src/generated'],
  'src/openapi': ['src/http', 'src/generated', 'src/served.ts'],
  'src/webhooks': ['src/http', 'src/repository', 'src/generated'],
  'src/repository': ['src/generated'],
  'src/adapters': ['src/repository', 'src/generated'],
  'src/testing': ['src/repository', 'src/generated'],
  'src/generated': [],
};

test('import what they may, so that groups stay apart and adapters know no HTTP', async () => {
  const imports = await importsBelow('src');
  const rooms = new Set(imports.map(([from]) => roomOf(from)).filter(room => !room.endsWith('.ts')));
  assert.deepEqual(
    [...rooms].filter(room => !(room in allowed)),
    [],
  );
  const wrong = imports.filter(([from, to]) => {
    const may = allowed[roomOf(from)];
    if (may === undefined || !to.startsWith('src/')) return false;
    return ![roomOf(from), ...may, ...shared].includes(roomOf(to));
  });
  assert.deepEqual(wrong, []);
});

test('get the groups handed through: only entry files know the list of those that are built in', async () => {
  const imports = [...(await importsBelow('src')), ...(await importsBelow('mock-server'))];
  const knowing = imports.filter(([, to]) => to === 'src/groups.ts').map(([from]) => from);
  assert.deepEqual(knowing.sort(), [
    'src/create-marketplace.ts',
    'src/create-router.ts',
    'src/create-webhooks.ts',
    'src/index.ts',
  ]);
});

test('keep for later what the first answer does not need', async () => {
  const reached = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (reached.has(file)) return;
    reached.add(file);
    const text = await readFile(join(root, file), 'utf8');
    // Imports of values, which are there before anything runs.
    const found = text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+\.ts)';/gms);
    for (const [, to = ''] of found) await visit(relative(root, join(root, file, '..', to)));
  };
  await visit('mock-server/cli.ts');
  await visit('mock-server/start.ts');
  for (const later of [
    /^src\/webhooks\/(worker|engine|send)\.ts$/,
    /^src\/console\/(serve|actions|pages|session)\b/,
    /^src\/openapi\/document\.ts$/,
    /^src\/adapters\/postgres\//,
    /^mock-server\/media\//,
  ])
    assert.deepEqual(
      [...reached].filter(file => later.test(file)),
      [],
    );
  assert.ok(reached.has('src/groups.ts'));
});

test('of the sources need nothing but runtime dependencies', async () => {
  const { dependencies, peerDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const known = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
  const imports = [...(await importsBelow('src')), ...(await importsBelow('mock-server'))];
  const foreign = imports.map(([, to]) => to).filter(to => !/^(src|mock-server)\/|^node:/.test(to));
  assert.deepEqual(
    foreign.filter(to => !known.some(name => to === name || to.startsWith(`${name}/`))),
    [],
  );
});

test('with a test in them end each file with run()', async () => {
  const entries = await readdir(join(root, 'test'), { recursive: true });
  for (const file of entries.filter(name => name.endsWith('.test.ts') && !name.includes('node_modules')))
    assert.match(await readFile(join(root, 'test', file), 'utf8'), /\.run\(\);\n$/, file);
});

test.run();
