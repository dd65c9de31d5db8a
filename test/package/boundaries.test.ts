/** Which folders may import which. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exported } from '../../scripts/build/entries.js';
import { bundledPackages } from '../../scripts/build/licences.js';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Folders');
const root = fileURLToPath(new URL('../../', import.meta.url));

async function importsBelow(folder: string): Promise<[from: string, to: string][]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && /\.[jt]s$/.test(entry.name));
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const text = await readFile(join(parentPath, name), 'utf8');
      const from = relative(root, join(parentPath, name));
      return [...text.matchAll(/(?:\bfrom\s+|import\(\s*)'([^']+)'/g)].map(
        ([, to = '']): [string, string] => [
          from,
          to.startsWith('.') ? relative(root, join(parentPath, to)) : to,
        ],
      );
    }),
  );
  return found.flat();
}

const roomOf = (path: string) => path.split('/').slice(0, 2).join('/');

/** The folders of groups. */
const groups = (await readdir(join(root, 'src'))).filter(room =>
  existsSync(join(root, 'src', room, 'operations.ts')),
);

/** The rooms of `src`, from the lowest: each imports only from those below its own, and not from its neighbours. */
const layers = [
  ['generated'],
  ['common'],
  ['repository', 'secrets', 'channel', 'destinations'],
  ['limits', 'adapters', 'testing', 'outbound'],
  ['group'],
  ['http'],
  groups,
  ['openapi'],
  ['console'],
  ['observability'],
  ['factories'],
].map(layer => layer.map(room => `src/${room}`));
const levelOf = (room: string) => layers.findIndex(layer => layer.includes(room));

test('in src are layers: none imports from a higher one or from its neighbour', async () => {
  const imports = await importsBelow('src');
  const rooms = new Set(imports.map(([from]) => roomOf(from)).filter(room => !room.endsWith('.ts')));
  assert.deepEqual([...rooms].sort(), layers.slice(1).flat().sort());
  // Files outside these folders are entries, on top of all others.
  const wrong = imports.filter(([from, to]) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (!to.startsWith('src/') || room === other || room.endsWith('.ts')) return false;
    return levelOf(other) === -1 || levelOf(other) >= levelOf(room);
  });
  assert.deepEqual(wrong, []);
});

test('of adapters and the suite know the contract, but not HTTP or groups', async () => {
  const imports = [...(await importsBelow('src/adapters')), ...(await importsBelow('src/testing'))];
  const wrong = imports.filter(
    ([from, to]) =>
      to.startsWith('src/') &&
      ![roomOf(from), 'src/repository', 'src/common', 'src/generated', 'src/channel'].includes(roomOf(to)),
  );
  assert.deepEqual(wrong, []);
  const adapterOf = (path: string) => path.split('/')[2];
  const across = imports.filter(
    ([from, to]) => to.startsWith('src/adapters/') && ![adapterOf(from), 'rules'].includes(adapterOf(to)),
  );
  assert.deepEqual(across, []);
});

test('of console sections do not import each other', async () => {
  const imports = await importsBelow('src/console/sections');
  const sectionOf = (path: string) => path.split('/')[3];
  const wrong = imports.filter(
    ([from, to]) => to.startsWith('src/console/sections/') && sectionOf(from) !== sectionOf(to),
  );
  assert.deepEqual(wrong, []);
});

/** Rooms of `src` that only these parts of `mock-server` import. Every part may use the other rooms and the entries. */
const usedByMock: Readonly<Record<string, readonly string[]>> = {
  'src/adapters/lowdb': ['browser', 'command-line', 'storage.ts'],
  'src/adapters/postgres': ['command-line'],
  'src/adapters/rules': [
    'command-line',
    'control/scenarios',
    'control/state',
    'fixtures',
    'real-server',
    'storage.ts',
  ],
  'src/audit': ['browser'],
  'src/automation': ['engines'],
  'src/channel': ['engines'],
  'src/console': ['command-line', 'control/dashboard', 'mock-instances.ts'],
  'src/destinations': ['engines'],
  'src/factories': [
    'browser',
    'control/answer.ts',
    'control/parts.ts',
    'engines',
    'mock-instances.ts',
    'options.ts',
    'served.ts',
    'serving.ts',
  ],
  'src/group': [
    'browser',
    'access-rules.ts',
    'command-line',
    'control',
    'engines',
    'isolation',
    'options.ts',
    'real-server',
    'served.ts',
    'serving.ts',
  ],
  'src/http': [
    'access-rules.ts',
    'below-public-path.ts',
    'control',
    'listen.ts',
    'real-server',
    'serving.ts',
  ],
  'src/keys': ['browser'],
  'src/limits': ['options.ts'],
  'src/links': ['browser', 'engines'],
  'src/marketplace': ['browser'],
  'src/members': ['browser'],
  'src/messaging': ['browser', 'engines'],
  'src/models': ['browser'],
  'src/openapi': ['control/coverage', 'control/prefer', 'control/responses', 'real-server'],
  'src/outbound': ['access-rules.ts', 'browser', 'certificate.ts', 'control/proxy', 'engines'],
  'src/requests': ['browser', 'engines'],
  'src/secrets': ['control/responses', 'demo.ts', 'fixtures', 'redact.ts'],
  'src/testing': [],
  'src/webhooks': ['browser', 'engines', 'options.ts'],
};

test('in src are open to the mock server at named places, and do not know it', async () => {
  const entries: readonly string[] = Object.values(exported);
  const inner = (await importsBelow('mock-server')).filter(([, to]) => !entries.includes(to));
  const wrong = inner.filter(([from, to]) => {
    const [, parts] = Object.entries(usedByMock).find(([room]) => to.startsWith(`${room}/`)) ?? [];
    const place = relative('mock-server', from);
    return parts !== undefined && !parts.some(part => place === part || place.startsWith(`${part}/`));
  });
  assert.deepEqual(wrong, []);
  const rooms = new Set(inner.map(([, to]) => roomOf(to)).filter(room => /^src\/\w+$/.test(room)));
  const open = ['src/common', 'src/generated', 'src/repository'];
  assert.deepEqual(
    [...rooms].filter(
      room => !open.includes(room) && !Object.keys(usedByMock).some(one => one.startsWith(room)),
    ),
    [],
  );
  const back = (await importsBelow('src')).filter(([, to]) => to.startsWith('mock-server/'));
  assert.deepEqual(back, []);
});

test('receive the groups as arguments: only entry files know the list of built-in groups', async () => {
  const imports = [...(await importsBelow('src')), ...(await importsBelow('mock-server'))];
  const knowing = imports.filter(([, to]) => to === 'src/factories/built-in/groups.ts').map(([from]) => from);
  assert.deepEqual(knowing.sort(), [
    'mock-server/served.ts',
    'src/factories/built-in/engines.ts',
    'src/factories/create-marketplace.ts',
    'src/factories/create-router.ts',
    'src/index.ts',
  ]);
});

const isOwn = (file: string) => /^(src|mock-server)\//.test(file);

/** The files and packages that these files load before any of their code runs. */
async function loadedBy(...files: readonly string[]): Promise<string[]> {
  const reached = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (reached.has(file)) return;
    reached.add(file);
    if (!isOwn(file)) return;
    const text = await readFile(join(root, file), 'utf8');
    // Imports of types are not loaded.
    const found = text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';/gms);
    for (const [, to = ''] of found)
      await visit(to.startsWith('.') ? relative(root, join(root, file, '..', to)) : to);
  };
  for (const file of files) await visit(file);
  return [...reached];
}

test('load modules lazily that the first response does not need', async () => {
  const loaded = await loadedBy('mock-server/command-line/cli.ts', 'mock-server/start.ts');
  for (const later of [
    /^src\/webhooks\/(worker|engine|send)\.ts$/,
    /^src\/console\/(serve|actions|pages|session|sections\/\w+\/(actions|pages))\b/,
    /^src\/(keys\/handlers|links\/(links|analytics|qr)|webhooks\/(endpoints|deliveries))\.ts$/,
    /^src\/automation\/(hooks|routes|samples|inbound\/(endpoints|history|publish|receive|test-event))\.ts$/,
    /^src\/openapi\/document\.ts$/,
    /^src\/adapters\/lowdb\/file\/(open|durable-file|lock\/lock)\.ts$/,
    /^src\/adapters\/postgres\//,
    /^mock-server\/(media|generate)\/(?!options)/,
    /^mock-server\/certificate\.ts$/,
  ])
    assert.deepEqual(
      loaded.filter(file => later.test(file)),
      [],
    );
  assert.ok(loaded.includes('src/factories/built-in/groups.ts'));
});

test('load only the packages at the start that every host needs', async () => {
  const loaded = await loadedBy('src/index.ts', 'src/adapters/lowdb/index.ts', 'mock-server/start.ts');
  const packages = loaded.filter(one => !isOwn(one) && !one.startsWith('node:'));
  assert.deepEqual(packages.sort(), ['@koa/cors', '@koa/router', 'ipaddr.js', 'isbot', 'koa', 'lowdb']);
});

test('of sources import runtime dependencies and packages that are part of ours only', async () => {
  const { dependencies, peerDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  // What stands in place of Node.js is part of the script for browsers.
  const ofBrowsers = ['@noble/hashes', 'buffer', 'events', 'readable-stream'];
  const known = [
    ...Object.keys(dependencies),
    ...Object.keys(peerDependencies),
    ...bundledPackages,
    ...ofBrowsers,
  ];
  const imports = [...(await importsBelow('src')), ...(await importsBelow('mock-server'))];
  const foreign = imports.map(([, to]) => to).filter(to => !isOwn(to) && !to.startsWith('node:'));
  assert.deepEqual(
    foreign.filter(to => !known.some(name => to === name || to.startsWith(`${name}/`))),
    [],
  );
});

test('contain only test files that end with run()', async () => {
  const entries = await readdir(join(root, 'test'), { recursive: true });
  for (const file of entries.filter(name => name.endsWith('.test.ts') && !name.includes('node_modules')))
    assert.match(await readFile(join(root, 'test', file), 'utf8'), /\.run\(\);\n$/, file);
});

test('load undici by its file only, because Bun replaces what has the name alone', async () => {
  const imports = [...(await importsBelow('src')), ...(await importsBelow('mock-server'))];
  const named = imports.filter(([, to]) => /^undici(?:$|\/)/.test(to)).map(([from]) => from);
  for (const file of new Set(named)) {
    const text = await readFile(join(root, file), 'utf8');
    const values = text
      .replaceAll(/^import type .*$|typeof import\('undici'\)/gm, '')
      .match(/'undici[^']*'/g);
    assert.deepEqual(values, file === 'src/outbound/load-undici.ts' ? ["'undici/index.js'"] : null, file);
  }
});

test.run();
