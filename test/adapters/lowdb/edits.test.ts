/** Somebody edits a data file while it is open: neither the edit nor a change is lost, whatever comes in between. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type FileEdit, lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { openRepository } from '../../../src/adapters/lowdb/repository.ts';
import type { DataFile } from '../../../src/generated/types.ts';
import { digestLike, key, sample, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { typescript } from '../../runner/typescript/arguments.ts';
import { place, quick } from './place.ts';

const test = suiteOf('An edit of a lowdb data file');

const contentOf = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as DataFile;
const numbered = (index: number) => ({
  ...key(`key_${index}`, 'a'),
  digest: index.toString(16).padStart(64, '0'),
});

/** Most editors write another file and rename it. */
async function save(file: string, text: string): Promise<void> {
  await writeFile(`${file}~`, text);
  await rename(`${file}~`, file);
}

/** Renames the item of the sample in the file, as an editor does that has read `data`. */
async function edit(file: string, name: string, data?: DataFile): Promise<void> {
  const read = structuredClone(data ?? (await contentOf(file)));
  const [item] = read.items[shop] ?? [];
  assert.ok(item);
  item.name = name;
  await save(file, JSON.stringify(read, null, 2));
}

type Options = { beforeSwap?: () => void | Promise<void>; patience?: number };

async function open(cleanup: Cleanup, steps: Options = {}, path?: string) {
  const file = path ?? (await place(cleanup));
  const edits: FileEdit[] = [];
  const repository = await openRepository(
    { file, seed: sample(), onEdit: one => edits.push(one) },
    quick,
    undefined,
    { patience: 0, ...steps },
  );
  cleanup(repository.close);
  const itemName = () => repository.data.items[shop]?.[0]?.name;
  const create = (index: number) => repository.keys.create(shop, numbered(index));
  const keys = () => repository.data.keys[shop]?.map(({ id }) => id) ?? [];
  return { file, repository, edits, itemName, create, keys };
}

test('is loaded before the next write, and the change is made on top of it', async cleanup => {
  const { file, edits, itemName, create, keys } = await open(cleanup);
  await edit(file, 'Edited');
  assert.ok('id' in (await create(1)));
  assert.equal(itemName(), 'Edited');
  assert.ok(keys().includes('key_1'));
  const stored = await contentOf(file);
  assert.equal(stored.items[shop]?.[0]?.name, 'Edited');
  assert.equal(stored.keys[shop]?.at(-1)?.id, 'key_1');
  assert.deepEqual(edits, [{ file, error: null, keptAs: null }]);
});

test('between reading and renaming is not overwritten, nor a second one after it', async cleanup => {
  const names = ['First', 'Second'];
  let file = '';
  const opened = await open(cleanup, {
    beforeSwap: async () => {
      const name = names.shift();
      if (file !== '' && name !== undefined) await edit(file, name);
      else if (name !== undefined) names.unshift(name);
    },
  });
  file = opened.file;
  await Promise.all([opened.create(1), opened.create(2)]);
  assert.deepEqual(names, []);
  assert.equal(opened.itemName(), 'Second');
  assert.deepEqual(opened.keys().slice(-2), ['key_1', 'key_2'], 'the whole batch is made again');
  assert.equal((await contentOf(file)).items[shop]?.[0]?.name, 'Second');
  assert.equal((await contentOf(file)).keys[shop]?.length, opened.keys().length);
});

test('that does not fit is kept beside the file with the reason, and the last good state goes on', async cleanup => {
  const { file, edits, create, keys, itemName } = await open(cleanup);
  const good = itemName();
  const text = await readFile(file, 'utf8');
  const [item] = sample().items[shop] ?? [];
  const damages = ['{"format": 1,', text.replace(JSON.stringify(item?.name), '5')];
  for (const [index, damage] of damages.entries()) {
    await save(file, damage);
    assert.ok('id' in (await create(index)));
    const one = edits.at(-1);
    assert.match(one?.keptAs ?? '', /data\.json\.edited-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z(-\d+)?$/);
    assert.equal(await readFile(one?.keptAs ?? '', 'utf8'), damage);
  }
  assert.match(edits[0]?.error?.message ?? '', /data\.json: is not JSON at line 1, column 14$/);
  const line = text.slice(0, text.indexOf(JSON.stringify(item?.name))).split('\n').length;
  assert.ok(
    edits[1]?.error?.message.endsWith(`/items/ws_shop/0/name must be a string (line ${line})`),
    edits[1]?.error?.message,
  );
  assert.equal(itemName(), good);
  assert.deepEqual(keys().slice(-2), ['key_0', 'key_1']);
});

test('is warned about if it is kept beside the file, and only then', async cleanup => {
  const { emitWarning } = process;
  cleanup(() => {
    process.emitWarning = emitWarning;
  });
  const said: string[] = [];
  process.emitWarning = ((text: string) => void said.push(text)) as typeof process.emitWarning;
  const file = await place(cleanup);
  const repository = await lowdbRepository({ file, seed: sample() });
  cleanup(repository.close);
  await edit(file, 'Edited');
  await repository.keys.create(shop, numbered(1));
  assert.deepEqual(said, []);
  await save(file, '[]');
  await repository.keys.create(shop, numbered(2));
  const kept = (await readdir(dirname(file))).find(name => name.includes('edited'));
  assert.deepEqual(said, [
    `the edit of ${file}: must be an object (line 1); the data before it goes on, and the edit is kept as ${file.replace('data.json', kept ?? '')}`,
  ]);
});

test('by an editor that truncates the file first is waited for', async cleanup => {
  const { file, create, itemName, edits } = await open(cleanup, { patience: 10_000 });
  const data = await contentOf(file);
  const [item] = data.items[shop] ?? [];
  assert.ok(item);
  item.name = 'Edited';
  await writeFile(file, '');
  const done = create(1);
  await writeFile(file, JSON.stringify(data).slice(0, 300));
  await writeFile(file, JSON.stringify(data));
  await done;
  assert.equal(itemName(), 'Edited');
  assert.deepEqual(
    edits.map(({ keptAs }) => keptAs),
    [null],
  );
});

test('by an editor that had read an older version does not undo what was stored since', async cleanup => {
  const { file, create, repository, keys, itemName } = await open(cleanup);
  const read = await contentOf(file);
  await create(1);
  await repository.keys.revoke(shop, 'key_live', '2026-01-01T00:00:00Z');
  await edit(file, 'Edited', read);
  assert.equal(await repository.reload(), true);
  assert.equal(itemName(), 'Edited');
  assert.ok(keys().includes('key_1'));
  assert.equal(repository.data.keys[shop]?.[0]?.revoked_at, '2026-01-01T00:00:00Z');
  const stored = await contentOf(file);
  assert.deepEqual(stored, JSON.parse(JSON.stringify(repository.data)), 'it is written at once');
});

test('may delete what it had read', async cleanup => {
  const { file, create, repository, keys } = await open(cleanup);
  const read = await contentOf(file);
  await create(1);
  await save(file, JSON.stringify({ ...read, keys: {} }));
  await repository.reload();
  assert.deepEqual(keys(), ['key_1'], 'what it had not read stays');
});

test('wins where both contradict each other', async cleanup => {
  const { file, repository, itemName } = await open(cleanup);
  const read = await contentOf(file);
  const [purchase] = read.purchases[shop] ?? [];
  await repository.put('purchases', shop, { ...(purchase as object), purchase_code: 'new' } as never);
  await save(file, JSON.stringify({ ...read, items: {}, purchases: {} }));
  await repository.reload();
  assert.equal(itemName(), undefined);
  assert.deepEqual(repository.data.purchases, {});
});

test('is loaded with reload, and reported once if it does not fit', async cleanup => {
  const { file, repository, itemName, edits } = await open(cleanup);
  assert.equal(await repository.reload(), false);
  await edit(file, 'Edited');
  assert.equal(await repository.reload(), true);
  assert.equal(await repository.reload(), false);
  assert.equal(itemName(), 'Edited');
  await save(file, '[]');
  await assert.rejects(repository.reload(), { message: `${file}: must be an object (line 1)` });
  assert.equal(await repository.reload(), false);
  assert.equal(await readFile(file, 'utf8'), '[]', 'it stays in the file until something is written');
  assert.equal(edits.length, 1);
  await edit(file, 'Mended', sample());
  await repository.reload();
  assert.equal(itemName(), 'Mended');
});

test('is none if the file was only touched, and a deleted file is written again', async cleanup => {
  const { file, repository, create, edits } = await open(cleanup);
  await create(1);
  await utimes(file, 1, 1);
  assert.equal(await repository.reload(), false);
  await create(2);
  await rm(file);
  assert.equal(await repository.reload(), false);
  await create(3);
  assert.equal((await contentOf(file)).keys[shop]?.length, 5);
  assert.deepEqual(edits, []);
});

test('with the same size in the same tick of the clock is noticed', async cleanup => {
  const { file, repository, create } = await open(cleanup);
  for (let index = 0; index < 20; index += 1) {
    await create(index);
    // In place, as soon as the write is done.
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(`"key_${index}"`, `"kez_${index}"`));
    await repository.reload();
    assert.equal(repository.data.keys[shop]?.at(-1)?.id, `kez_${index}`);
  }
});

test('reaches the file behind a symbolic link, and only that', async cleanup => {
  const real = await place(cleanup);
  const link = join(dirname(real), 'link.json');
  await symlink(real, link);
  const { create, itemName } = await open(cleanup, {}, link);
  const name = JSON.stringify(itemName());
  await writeFile(link, (await readFile(link, 'utf8')).replace(name, '"Edited"'));
  await create(1);
  assert.equal(itemName(), 'Edited');
  assert.equal((await contentOf(real)).items[shop]?.[0]?.name, 'Edited');
});

test('loses nothing if the process is killed before the file has its name', async cleanup => {
  const file = await place(cleanup);
  const script = join(import.meta.dirname, 'killed.ts');
  const child = spawn(process.execPath, [...typescript, script, file], { stdio: 'inherit' });
  await once(child, 'exit');
  assert.equal(child.signalCode, 'SIGKILL');
  const left = (await readdir(dirname(file))).filter(name => name.endsWith('.tmp'));
  assert.equal(left.length, 1);
  const repository = await lowdbRepository({ file });
  await repository.close();
  assert.equal((await contentOf(file)).keys[shop]?.length, 3, 'with the change that was acknowledged before');
  assert.deepEqual(await readdir(dirname(file)), [basename(file)]);
});

test('loses nothing if the process is killed in the moment in which no file has the name', async cleanup => {
  const file = await place(cleanup);
  await (await lowdbRepository({ file, seed: sample() })).close();
  const start = `${file}.99.${'b'.repeat(16)}.tmp`;
  await writeFile(start, '{');
  await rename(file, `${start}.old`);
  const repository = await lowdbRepository({ file });
  cleanup(repository.close);
  assert.ok(await repository.keys.findByDigest(digestLike('a')));
  assert.deepEqual((await readdir(dirname(file))).sort(), ['data.json', 'data.json.lock']);
});

test('by another process, again and again, loses neither an edit nor a change', async cleanup => {
  const { file, create, keys, repository } = await open(cleanup, { patience: 1_000 });
  const script = join(import.meta.dirname, 'editor.ts');
  const child = spawn(process.execPath, [...typescript, script, file, '40'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  let made = 0;
  while (child.exitCode === null && child.signalCode === null) {
    await create(made);
    made += 1;
  }
  await ended;
  await repository.reload();
  const all = new Set(keys());
  const lost = Array.from({ length: made }, (_, index) => `key_${index}`).filter(id => !all.has(id));
  const tags = new Set(repository.data.items[shop]?.[0]?.tags);
  const lostEdits = Array.from({ length: 40 }, (_, index) => `edit-${index}`).filter(tag => !tags.has(tag));
  assert.deepEqual({ lost, lostEdits }, { lost: [], lostEdits: [] });
  assert.deepEqual(
    (await readdir(dirname(file))).filter(name => name.includes('edited')),
    [],
  );
});

test.run();
