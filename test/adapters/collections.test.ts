/** The declarations of the stored collections, and the functions that are derived from them. */
import assert from 'node:assert/strict';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toData } from '../../mock-server/fixtures.ts';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import type {
  Collection,
  CollectionDeclarations,
  CollectionName,
} from '../../src/adapters/rules/collections/collection.ts';
import { collectionNames, collections, eachCollection } from '../../src/adapters/rules/collections/index.ts';
import { emptyData } from '../../src/adapters/rules/empty.ts';
import { fixtures, suiteOf } from '../helper.ts';
import { place } from './lowdb/place.ts';
import { wholeData } from './whole-data.ts';

const test = suiteOf('A stored collection', { isLong: true });
const baseUrl = 'https://shop.example';

test('comes after the collections that it refers to, and after the workspaces if it belongs to one', () => {
  for (const [name, { scope, references = [] }] of eachCollection) {
    const before = collectionNames.slice(0, collectionNames.indexOf(name));
    for (const { to } of references) assert.ok(before.includes(to), `${name} refers to ${to}`);
    if (scope === 'workspace') assert.ok(before.includes('workspaces'), name);
  }
});

test('is referred to by its single identity field, from the same workspace or, if stored globally, from any', () => {
  for (const [name, { scope, references = [] }] of eachCollection)
    for (const { to } of references) {
      const target = collections[to];
      assert.ok(target.scope === 'id' || target.identity.length === 1, `${name} refers to ${to}`);
      assert.ok(target.scope !== 'workspace' || scope === 'workspace', `${name} refers to ${to}`);
    }
});

test('is empty in a new file', async cleanup => {
  const file = await place(cleanup);
  const repository = await lowdbRepository({ file });
  await repository.close();
  const { revision, ...stored } = JSON.parse(await readFile(file, 'utf8'));
  assert.match(revision, /^[0-9a-f]{16}$/);
  assert.deepEqual(Object.keys(stored).sort(), ['format', ...collectionNames].sort());
  assert.deepEqual(stored, emptyData);
});

test('may be missing in a file: it is empty, and the others stay', async cleanup => {
  const file = await place(cleanup);
  const workspaces = [{ id: 'ws_a', name: 'A', account_id: null }];
  await writeFile(file, JSON.stringify({ format: 1, workspaces }));
  const { data, workspaces: store, close } = await lowdbRepository({ file });
  assert.deepEqual(data, { ...emptyData, workspaces });
  await store.change('ws_a', { name: 'B' });
  await close();
  const { revision, ...stored } = JSON.parse(await readFile(file, 'utf8'));
  assert.deepEqual(stored, { ...emptyData, workspaces: [{ ...workspaces[0], name: 'B' }] });
});

test('must not be missing while records of others refer to it, and has no other name', async cleanup => {
  const { format, accounts, workspaces, items } = toData(fixtures);
  for (const [data, message] of [
    [{ format, items }, '/items/ws_studio refers to an unknown workspace (line 1)'],
    [
      { format, accounts, workspaces, item: items },
      '/item is not a known field: did you mean items? (line 1)',
    ],
    [{ accounts, workspaces, items }, '/format is required (line 1)'],
  ] as const) {
    const file = await place(cleanup);
    await writeFile(file, JSON.stringify(data));
    await assert.rejects(lowdbRepository({ file, baseUrl }), { message: `${file}: ${message}` });
    assert.deepEqual(JSON.parse(await readFile(file, 'utf8')), data, 'the file stays as it is');
  }
});

test('replaces a record that is put with the same identity, and adds one with another identity', async () => {
  const repository = await lowdbRepository({ seed: wholeData(), baseUrl });
  for (const [name, { scope, identity }] of eachCollection) {
    if (scope !== 'workspace') continue;
    const lists = () => Object.entries(repository.data[name as 'links']);
    const [workspaceId = '', records = []] = lists().find(([, list]) => list.length > 0) ?? [];
    const [record] = records;
    assert.ok(record, name);
    await repository.put(name as 'links', workspaceId, record);
    assert.deepEqual(repository.data[name as 'links'][workspaceId], records, `${name} by ${identity}`);
  }
});

test('names its secrets by fields that its records have', () => {
  const at = (value: unknown, [step, ...rest]: readonly string[]): unknown[] => {
    if (step === undefined) return [value];
    const parts = Object.entries((value ?? {}) as object);
    return parts.filter(([name]) => step === '*' || step === name).flatMap(([, part]) => at(part, rest));
  };
  const data = wholeData();
  for (const [name, { scope, secrets = [] }] of eachCollection) {
    const records = scope === 'storage' ? data[name] : Object.values(data[name] as object).flat();
    for (const path of secrets)
      assert.ok(
        at(records, ['*', ...path.split('.')]).some(value => value != null),
        `${name} ${path}`,
      );
  }
});

/** Whether a list of declarations is complete: if one is missing, it does not compile. */
type IsWhole<Names extends CollectionName> =
  CollectionDeclarations<Names> extends CollectionDeclarations<CollectionName> ? true : false;

test('without a declaration, or with an unknown field, does not compile', () => {
  const isWhole: IsWhole<CollectionName> = true;
  const isWholeWithoutSalts: IsWhole<Exclude<CollectionName, 'link_salts'>> = false;
  const mayNameAnyField: string extends Collection<'keys'>['identity'][number] ? true : false = false;
  assert.deepEqual([isWhole, isWholeWithoutSalts, mayNameAnyField], [true, false, false]);
});

test('is named outside its group only in the list of tables and in the data of the suite', async () => {
  const root = new URL('../../', import.meta.url);
  const entries = await readdir(new URL('src/', root), { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && entry.name.endsWith('.ts'));
  const naming = new Set<string>();
  for (const { parentPath, name } of files) {
    const path = `src/${relative(fileURLToPath(new URL('src/', root)), join(parentPath, name))}`;
    const isOfGroup =
      /^src\/(generated|testing\/\w+)\/|\/(audit|automation|idempotency|links|messaging|requests|webhooks)(\/|\.ts$)|\/migrations\/\d/.test(
        path,
      );
    // Names without an underscore are also ordinary words.
    const text = isOfGroup ? '' : await readFile(new URL(path, root), 'utf8');
    if (collectionNames.some(one => one.includes('_') && new RegExp(`\\b${one}\\b`).test(text)))
      naming.add(path);
  }
  assert.deepEqual([...naming].sort(), ['src/adapters/postgres/copy/stored.ts', 'src/testing/sample.ts']);
});

test('stands in three files, and in those that say what is special about it', async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const naming: string[] = [];
  for (const folder of ['src', 'schemas', 'scripts', 'mock-server']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const { parentPath, name } of entries.filter(entry => entry.isFile())) {
      const path = relative(root, join(parentPath, name));
      const text = path.startsWith('src/generated/') ? '' : await readFile(join(root, path), 'utf8');
      if (/\bautomation_types\b/.test(text)) naming.push(path);
    }
  }
  assert.deepEqual(naming.sort(), [
    'schemas/storage/data-file.json',
    // The order of its records in an export.
    'src/adapters/postgres/copy/stored.ts',
    // Written by `npm run generate`.
    'src/adapters/postgres/migrations/0004-automation.sql',
    // The defaults of a record.
    'src/adapters/rules/automation.ts',
    'src/adapters/rules/collections/automation.ts',
    'src/adapters/rules/scripts/automation/types.ts',
  ]);
});

test('needs entries in three places, and docs/architecture.md says what fails if one is missing', async () => {
  const root = new URL('../../', import.meta.url);
  const text = await readFile(new URL('docs/architecture.md', root), 'utf8');
  const [section = ''] = text.split('## Add a stored collection')[1]?.split('\n## ') ?? [];
  const rows = section.split('\n').filter(line => /^\| \d/.test(line));
  assert.equal(rows.length, 3);
  for (const row of rows) {
    const [, place = '', , forgotten = ''] = row.split('|').map(cell => cell.trim());
    const [, path = ''] = /`([\w./-]+)`/.exec(place) ?? [];
    await stat(new URL(path, root));
    assert.match(forgotten, /compile|fails/, row);
  }
});

test.run();
