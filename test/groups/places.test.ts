/** The places that name a group: few, and a missing one is detected. */
import assert from 'node:assert/strict';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtIn } from '../../src/factories/built-in/groups.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Places of a group');
const root = fileURLToPath(new URL('../../', import.meta.url));

async function textsBelow(folder: string): Promise<[file: string, text: string][]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && /\.(?:ts|json)$/.test(entry.name));
  return Promise.all(
    files.map(async ({ parentPath, name }): Promise<[string, string]> => {
      const file = join(parentPath, name);
      return [relative(root, file), await readFile(file, 'utf8')];
    }),
  );
}

const sources = await textsBelow('src');
/** The folder of each group. */
const rooms = sources.filter(([, text]) => /^export const \w+ = group\(\{/m.test(text)).map(([file]) => file);

test('are its folder and one line in the list: every folder is in the list', async () => {
  assert.equal(rooms.length, builtIn.length);
  const [, list = ''] = sources.find(([file]) => file === 'src/factories/built-in/groups.ts') ?? [];
  for (const file of rooms) assert.ok(list.includes(`from '../../${relative('src', file)}'`), file);
});

test('outside of its folder are the list and its console pages', () => {
  for (const file of rooms) {
    const room = file.split('/').slice(0, 2).join('/');
    const naming = sources
      .filter(([other]) => !other.startsWith(`${room}/`))
      .filter(([other, text]) => importsOf(other, text).some(to => to === file))
      .map(([other]) => other);
    assert.deepEqual(naming, ['src/factories/built-in/groups.ts'], room);
  }
});

const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to = '']) =>
    relative(root, join(root, file, '..', to)),
  );

test('are named by the type of the option limits if they have limits of records', () => {
  const [, types = ''] = sources.find(([file]) => file === 'src/factories/built-in/record-limits.ts') ?? [];
  const declared = sources
    .filter(([file]) => /^src\/\w+\/record-limits\.ts$/.test(file) && !file.startsWith('src/limits/'))
    .map(([, text]) => /^export interface (\w+)/m.exec(text)?.[1] ?? '');
  const extended = /interface RecordLimits\s+extends ([^{]*)/.exec(types)?.[1]?.split(',') ?? [];
  assert.ok(declared.length > 5);
  assert.deepEqual(extended.map(name => name.trim()).sort(), declared.sort());
});

/** The group whose places the table lists. */
const counted = 'models';

async function sectionOfPage(): Promise<string> {
  const text = await readFile(join(root, 'docs/architecture.md'), 'utf8');
  const [section = ''] = (text.split('## Add a built-in group')[1] ?? '').split('\n## ');
  return section;
}

/** The paths in the first cells of the table, by row. */
async function documentedRows(): Promise<{ paths: string[]; forgotten: string }[]> {
  return (await sectionOfPage())
    .split('\n')
    .filter(line => /^\| \d/.test(line))
    .map(row => {
      const [, place = '', , forgotten = ''] = row.split('|').map(cell => cell.trim());
      return { paths: [...place.matchAll(/`([\w./-]+)`/g)].map(([, path = '']) => path), forgotten };
    });
}

test('are at most eight, and docs/architecture.md names what fails for each', async () => {
  const rows = await documentedRows();
  assert.ok(rows.length > 0 && rows.length <= 8, `${rows.length} places`);
  for (const { paths, forgotten } of rows) {
    assert.ok(paths.length > 0);
    for (const path of paths) await stat(join(root, path));
    assert.match(forgotten, /compile|test/);
  }
});

test('of what happens to a request exist where docs/architecture.md says', async () => {
  const page = await readFile(join(root, 'docs/architecture.md'), 'utf8');
  const [, table = ''] = /\| what happens \| where \|\n(.*?)\n\n/s.exec(page) ?? [];
  const paths = [...table.matchAll(/`(src\/[\w./-]+)`/g)].map(([, path = '']) => path);
  assert.ok(paths.length > 10);
  for (const path of paths) await stat(join(root, path));
});

/** Code without comments, without scopes, which other groups use as examples, and without the files of tests. */
const code = (text: string) =>
  text
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\/\/ .*$/gm, '')
    .replaceAll(/'[\w/-]+\.test\.ts'/g, '');

/** The files outside the folders of a group that name it. */
async function filesThatName(group: string): Promise<string[]> {
  const folders = await Promise.all(['schemas', 'fixtures', 'scripts', 'mock-server'].map(textsBelow));
  return (
    [...sources, ...folders.flat()]
      .filter(([file]) => !file.startsWith('src/generated/') && !file.split(/[/.]/).includes(group))
      // A migration that was released never changes: a new group has its own.
      .filter(([file]) => !/\/migrations\/\d/.test(file))
      .filter(([file, text]) =>
        file === 'fixtures/keys.json'
          ? text.includes(`"${group}:read"`)
          : new RegExp(`\\b${group}\\b(?!:)|[./]${group}\\b|\\b${group}: `).test(code(text)),
      )
      .map(([file]) => file)
  );
}

test('are as many files as docs/architecture.md says, and do not become more unnoticed', async () => {
  const section = await sectionOfPage();
  const [, ofModels, ofMessaging] =
    /these are (\d+) files for `models`, and (\d+) for `messaging`/.exec(section) ?? [];
  const messaging = await filesThatName('messaging');
  assert.equal((await filesThatName('models')).length, Number(ofModels));
  assert.equal(messaging.length, Number(ofMessaging), messaging.join('\n'));
});

test('are all files that name a group outside its folders: docs/architecture.md lists them', async () => {
  const naming = await filesThatName(counted);
  const documented = (await documentedRows()).flatMap(({ paths }) => paths);
  const missing = naming.filter(file => !documented.includes(file));
  assert.deepEqual(missing, [], 'the table in docs/architecture.md does not list these');
  // A migration and the calls of the contract tests are named by a table and by operations.
  const counts = documented.filter(path => /^(?:src|schemas|fixtures|scripts)\//.test(path));
  const stale = counts.filter(
    path => !path.split(/[/.]/).includes(counted) && !path.includes('/migrations/') && !naming.includes(path),
  );
  assert.deepEqual(stale, [], 'the table in docs/architecture.md lists these, which do not name the group');
});

/** Words of OpenAPI, and of a sentence in its document. */
const ofDocuments: Readonly<Record<string, readonly string[]>> = {
  'src/openapi/deliveries.ts': ['webhooks'],
  'src/openapi/document.ts': ['marketplace', 'webhooks'],
  'src/openapi/inline-events.ts': ['webhooks'],
  'src/openapi/types.ts': ['webhooks'],
};
/** Ordinary words, which name a group only where they are a text of their own. */
const ordinary = ['keys', 'links', 'members', 'models', 'requests'];

test('are none of the files that serve groups and create engines', () => {
  const serving = sources.filter(([file]) =>
    /^src\/(?:(?:group|http|openapi)\/|factories\/(?:router-options|resolve-router|routes|create-))/.test(
      file,
    ),
  );
  assert.ok(serving.length > 80);
  for (const [file, text] of serving) {
    const named = builtIn
      .map(({ name }) => name)
      .filter(name =>
        new RegExp(ordinary.includes(name) ? `'${name}'` : `(?<![\\w-])${name}(?![\\w-])`).test(code(text)),
      );
    assert.deepEqual(named, ofDocuments[file] ?? [], file);
  }
});

test('of the example group of a host are its folder and one entry in groups', async () => {
  const example = 'wish-list';
  const files = await textsBelow(`examples/${example}`);
  const entries = files.flatMap(([, text]) =>
    [...text.matchAll(/\bgroups(?:: | = )\[([^\]]*)\]/g)].map(([, list]) => list),
  );
  assert.deepEqual(entries, ['...builtIn, wishList(new WishStorage(file))']);
  // Neither the package nor the mock server know it.
  for (const [file, text] of [
    ...sources,
    ...(await textsBelow('mock-server')),
    ...(await textsBelow('schemas')),
  ])
    assert.ok(!/wish-list|wishList/.test(code(text)), file);
  // It uses public exports and its own files only.
  for (const [file, text] of files)
    for (const [, to = ''] of text.matchAll(/(?:from|import\()\s*'([^']+)'/g))
      assert.match(
        to,
        /^(?:\.\/[\w-]+\.(?:ts|js)|koa|koa-marketplace(?:\/\w+)?|node:[\w/]+)$/,
        `${file}: ${to}`,
      );
});

test.run();
