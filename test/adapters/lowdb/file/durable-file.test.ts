/** The file of the lowdb adapter: how much it takes, when it is on disk, and what of others it removes. */
import assert from 'node:assert/strict';
import { type FileHandle, mkdir, open, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FrozenData } from '../../../../src/adapters/lowdb/data.ts';
import { DurableFile } from '../../../../src/adapters/lowdb/file/durable-file.ts';
import { lowdbRepository } from '../../../../src/adapters/lowdb/index.ts';
import { openRepository } from '../../../../src/adapters/lowdb/repository.ts';
import { emptyData } from '../../../../src/adapters/rules/empty.ts';
import type { Item } from '../../../../src/generated/types.ts';
import { key, sample, shop } from '../../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../../helper.ts';
import { place } from '../place.ts';

const test = suiteOf('The file of the data');
const unlocked = { check: () => {} };

/** Data that is counted with this many characters: one key, of which all but `{"id":""}` and the break is its id. */
const sized = (size: number) =>
  ({ ...emptyData, keys: { [shop]: [{ id: 'x'.repeat(size - 11) }] } }) as unknown as FrozenData;

test('has room up to its limit, for few characters up to one and a half of it, and for what is needed', () => {
  const { checkRoom } = new DurableFile('data.json', unlocked, { maxCharacters: 10_000 });
  const hasRoom = (before: FrozenData, after: FrozenData, isNeeded: boolean) =>
    checkRoom(before, after, { isNeeded }) === null;
  const most = sized(10_000);
  const beyond = sized(10_001);
  const last = sized(15_000);
  assert.equal(hasRoom(sized(100), most, false), true);
  assert.equal(hasRoom(sized(100), beyond, false), false);
  assert.equal(hasRoom(sized(100), beyond, true), true);
  assert.equal(hasRoom(sized(9_501), beyond, false), true, '500 characters more');
  assert.equal(hasRoom(sized(9_500), beyond, false), false, '501 characters more');
  assert.equal(hasRoom(sized(100), last, true), true);
  assert.equal(hasRoom(sized(14_500), last, false), true);
  assert.equal(hasRoom(sized(100), sized(15_001), true), false);
  assert.equal(hasRoom(sized(15_000), sized(15_001), false), false);
  const full = sized(20_001);
  assert.equal(hasRoom(full, sized(20_000), false), true, 'what makes room');
  assert.equal(hasRoom(full, { ...full }, false), true);
  assert.equal(hasRoom(full, sized(20_002), true), false);
});

test('is on disk before it gets its name, and so is its name before the change is made', async cleanup => {
  const file = await place(cleanup);
  const repository = await lowdbRepository({ file, seed: sample() });
  cleanup(repository.close);
  const own = await open(file, 'r');
  const prototype = Object.getPrototypeOf(own) as { sync: FileHandle['sync'] };
  await own.close();
  const { sync } = prototype;
  const synced: string[] = [];
  let isDone = false;
  prototype.sync = async function (this: FileHandle) {
    const isFolder = (await this.stat()).isDirectory();
    const holds = (await readFile(file, 'utf8')).includes('key_new');
    synced.push(`${isFolder ? 'folder' : 'file'}: ${holds ? 'new' : 'old'}${isDone ? ', too late' : ''}`);
    await sync.call(this);
  };
  cleanup(() => {
    prototype.sync = sync;
  });
  await repository.keys.create(shop, key('key_new', 'd'));
  isDone = true;
  assert.deepEqual(synced, ['file: old', 'folder: new']);
});

test('is not written by a process that has lost the lock, and its temporary file is removed', async cleanup => {
  const file = await place(cleanup);
  const lost = new Error('lost');
  const durable = new DurableFile(file, {
    check: () => {
      throw lost;
    },
  });
  await assert.rejects(durable.write(emptyData as FrozenData), lost);
  assert.deepEqual(await readdir(dirname(file)), []);
});

test('is reported as lost if somebody has removed its temporary file meanwhile', async cleanup => {
  const file = await place(cleanup);
  const lost = new Error('lost');
  let checks = 0;
  const durable = new DurableFile(file, {
    check: () => {
      checks += 1;
      // The disk fails first: the name of the file belongs to a folder.
      if (checks === 2) throw lost;
    },
  });
  await mkdir(file);
  await assert.rejects(durable.write(emptyData as FrozenData), lost);
});

/** What the process is warned of, until the end of the test. */
function warnings(cleanup: Cleanup): string[] {
  const { emitWarning } = process;
  cleanup(() => {
    process.emitWarning = emitWarning;
  });
  const said: string[] = [];
  process.emitWarning = ((text: string) => void said.push(text)) as typeof process.emitWarning;
  return said;
}

test('is said to be large once, with the command that moves it to PostgreSQL', async cleanup => {
  const file = await place(cleanup);
  const said = warnings(cleanup);
  const opened = async (largeFrom: number) =>
    openRepository({ file, seed: sample() }, undefined, undefined, { largeFrom });
  const first = await opened(1_600_000);
  const item = sample().items[shop]?.[0] as Item;
  await first.put('items', shop, { ...item, description: 'x'.repeat(1_000_000) });
  assert.deepEqual(said, []);
  for (const id of [77, 78])
    await first.put('items', shop, { ...item, id, description: 'x'.repeat(700_000) });
  await first.close();
  const sentence = `${file} has 2 MB, and each change writes all of it. Stop this process, and move the file to PostgreSQL: npx koa-marketplace import ${file} --database-url postgres://…`;
  assert.deepEqual(said, [sentence]);
  await (await opened(1_600_000)).close();
  assert.deepEqual(said, [sentence, sentence], 'with each start');
});

test('is said to be large with a command for a shell, whatever its name is', async cleanup => {
  const folder = dirname(await place(cleanup));
  const said = warnings(cleanup);
  for (const [name, word] of [
    ['my shop.json', "'/my shop.json'"],
    ["o'brien;$(x).json", "'/o'\\''brien;$(x).json'"],
  ] as const) {
    await (
      await openRepository({ file: join(folder, name), seed: sample() }, undefined, undefined, {
        largeFrom: 1,
      })
    ).close();
    assert.ok(
      said.pop()?.endsWith(`import ${word.replace('/', `${folder}/`)} --database-url postgres://…`),
      name,
    );
  }
});

test('that is too large to be read stops the start with its name, and does not change', async cleanup => {
  const file = await place(cleanup);
  await writeFile(file, '');
  await truncate(file, 3 * 2 ** 30);
  await assert.rejects(lowdbRepository({ file }), {
    name: 'InvalidDataError',
    message: `${file}: is too large to be read`,
  });
  assert.equal((await stat(file)).size, 3 * 2 ** 30);
  assert.deepEqual(await readdir(dirname(file)), ['data.json']);
});

test('loses only temporary files of its own at the start', async cleanup => {
  const file = await place(cleanup);
  const random = '0123456789abcdef';
  const gone = [`.1234567890.${random}.tmp`, `.7.${random}.tmp`, `.7.${random}.tmp.old`];
  const kept = [
    '.tmp',
    `.12345678901.${random}.tmp`,
    '.7.tmp',
    '.7.tmp.old',
    '.a.tmp',
    `.7.${random}0.tmp`,
    `.7.${random.slice(1)}.tmp`,
    `.7.${random}.tmp.older`,
    `.7.${random}.tmp~`,
    '.7.temporary',
    '-7.tmp',
    '~.7.tmp',
  ].map(name => basename(file) + name);
  const foreign = ['other.json.7.tmp', `.${basename(file)}.7.tmp`, `7.tmp`];
  await writeFile(file, JSON.stringify(sample()));
  for (const name of [...kept, ...foreign, ...gone.map(one => basename(file) + one)])
    await writeFile(`${dirname(file)}/${name}`, 'other');
  const repository = await lowdbRepository({ file });
  await repository.close();
  assert.deepEqual((await readdir(dirname(file))).sort(), ['data.json', ...kept, ...foreign].sort());
  assert.equal(JSON.parse(await readFile(file, 'utf8')).keys[shop].length, 2, 'the file itself stays');
});

test.run();
