/** Somebody edits a data file while it is open: neither the edit nor a change is lost, whatever comes in between. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  open as openFile,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type FileEdit, lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { openRepository } from '../../../src/adapters/lowdb/repository.ts';
import type { DataFile, InstanceHealthStats } from '../../../src/generated/types.ts';
import { instance } from '../../../src/testing/messaging/sample.ts';
import { digestLike, event, key, sample, shop } from '../../../src/testing/sample.ts';
import { claimOf, settlementOf } from '../../../src/testing/webhooks/jobs.ts';
import { harmfulCallbacks } from '../../harmful-callbacks.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { typescript } from '../../runner/typescript/arguments.ts';
import { unhandled } from '../../unhandled.ts';
import { until } from '../../until.ts';
import { place, quick } from './place.ts';

const test = suiteOf('An edit of a lowdb data file');

const script = (name: string) => join(import.meta.dirname, name);
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

const healthStats: InstanceHealthStats = {
  down_since: null,
  last_received_at: null,
  last_sent_at: null,
  last_error: null,
  no_room_at: null,
  file_failed_at: null,
  lost: [],
};

type Options = { beforeSwap?: () => void | Promise<void> };

async function open(cleanup: Cleanup, steps: Options = {}, path?: string) {
  const file = path ?? (await place(cleanup));
  const edits: FileEdit[] = [];
  const repository = await openRepository(
    { file, seed: sample(), onEdit: one => edits.push(one) },
    quick,
    undefined,
    steps,
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
    `the edit of ${file}: must be an object (line 1); the data before it goes on, and the edit is kept as ${file.replace('data.json', kept ?? '')}: make it again in ${file}`,
  ]);
});

test('by an editor that truncates the file first is whole beside the file if something is stored in between', async cleanup => {
  const { file, create, edits, keys } = await open(cleanup);
  const text = (await readFile(file, 'utf8')).replace('"format"', ' "format"');
  const editor = await openFile(file, 'r+');
  await editor.truncate();
  await create(1);
  await editor.writeFile(text);
  await editor.close();
  const [kept] = edits;
  assert.equal(edits.length, 1);
  assert.equal(await readFile(kept?.keptAs ?? '', 'utf8'), text);
  assert.ok(keys().includes('key_1'));
  assert.equal((await contentOf(file)).keys[shop]?.at(-1)?.id, 'key_1');
});

for (const way of ['reload', 'the next write', 'close'] as const)
  test(`by an editor that had read an older version is kept beside the file: ${way}`, async cleanup => {
    const { file, create, repository, keys, itemName, edits } = await open(cleanup);
    const good = itemName();
    const read = await contentOf(file);
    await create(1);
    await repository.keys.revoke(shop, 'key_live', '2026-01-01T00:00:00Z');
    await edit(file, 'Edited', read);
    const saved = await readFile(file, 'utf8');
    if (way === 'reload') assert.equal(await repository.reload(), false);
    else if (way === 'the next write') await create(2);
    const { data } = repository;
    assert.equal(itemName(), good);
    assert.ok(keys().includes('key_1'));
    await repository.close();
    const { revision: _, ...stored } = await contentOf(file);
    assert.deepEqual(stored, JSON.parse(JSON.stringify(data)), 'what was stored is in the file');
    const [one] = edits;
    assert.deepEqual([edits.length, one?.error, one?.file], [1, null, file]);
    assert.equal(await readFile(one?.keptAs ?? '', 'utf8'), saved);
  });

test('does not stay in the file when it is closed if it does not fit, and stays there if it is loaded next', async cleanup => {
  const first = await open(cleanup);
  await first.create(1);
  await save(first.file, '{"format": 1,');
  await first.repository.close();
  assert.equal(await readFile(first.edits[0]?.keptAs ?? '', 'utf8'), '{"format": 1,');
  assert.equal((await contentOf(first.file)).keys[shop]?.at(-1)?.id, 'key_1');
  const second = await open(cleanup, {}, first.file);
  await edit(second.file, 'Edited');
  const saved = await readFile(second.file, 'utf8');
  await second.repository.close();
  assert.equal(await readFile(second.file, 'utf8'), saved);
  const third = await open(cleanup, {}, first.file);
  assert.equal(third.itemName(), 'Edited');
});

test('of the latest version may delete and change what was stored by this process', async cleanup => {
  const { file, create, repository, keys } = await open(cleanup);
  await create(1);
  await create(2);
  const read = await contentOf(file);
  const own =
    read.keys[shop]?.filter(({ id }) => id === 'key_2').map(one => ({ ...one, name: 'Mine' })) ?? [];
  await save(file, JSON.stringify({ ...read, keys: { [shop]: own } }, null, 4));
  assert.equal(await repository.reload(), true);
  assert.deepEqual(keys(), ['key_2']);
  assert.equal(repository.data.keys[shop]?.[0]?.name, 'Mine');
  await create(3);
  await edit(file, 'Edited', read);
  assert.equal(await repository.reload(), false, 'what was read before the last write is too old');
});

test('is loaded if only leases and heartbeats were stored since it was read, and ends none of them', async cleanup => {
  const { file, repository, itemName } = await open(cleanup);
  const { messaging, webhooks } = repository;
  await messaging.createInstance(shop, instance('ins_a'));
  await webhooks.publish(shop, [event('msg_a', 'link.clicked')]);
  const read = await contentOf(file);
  const clock = new Date().toISOString();
  const [held] = await messaging.claimInstances({ limit: 1, leaseFor: 60_000, now: clock });
  assert.ok(held);
  const [job] = await webhooks.claim(claimOf('worker'));
  assert.ok(job);
  const holding = { workspaceId: shop, instanceId: 'ins_a', generation: held.instance.generation };
  await messaging.renewInstances([{ ...holding, healthStats }], { leaseFor: 90_000, now: clock });
  await messaging.changeInstance(shop, 'ins_a', { heartbeat_at: clock }, { generation: holding.generation });
  const stored = repository.data;
  const [own] = stored.instances[shop] ?? [];
  assert.ok(
    own?.lease_until && own.heartbeat_at && own.health_stats && own.generation === holding.generation,
  );
  await edit(file, 'Edited', read);
  assert.equal(await repository.reload(), true);
  assert.equal(itemName(), 'Edited');
  assert.deepEqual(repository.data.instances, stored.instances);
  assert.deepEqual(repository.data.webhook_deliveries, stored.webhook_deliveries);
  await webhooks.settle('worker', [settlementOf(job)]);
  const { webhook_deliveries: delivered } = repository.data;
  await edit(file, 'Again', read);
  assert.equal(await repository.reload(), true, 'a delivery was made');
  assert.equal(itemName(), 'Again');
  assert.deepEqual(repository.data.webhook_deliveries, delivered);
});

test('is loaded if only uses of keys were stored since it was read, and undoes none of them', async cleanup => {
  const { file, repository, itemName, create } = await open(cleanup);
  await create(1);
  const read = await contentOf(file);
  const at = new Date().toISOString();
  await repository.keys.recordUse(shop, 'key_1', at);
  await edit(file, 'Edited', read);
  assert.equal(await repository.reload(), true);
  assert.equal(itemName(), 'Edited');
  assert.equal((await repository.keys.find(shop, 'key_1'))?.last_used_at, at);
});

test('is loaded if only visits to the console were stored since it was read, and undoes none of them', async cleanup => {
  const { file, repository, itemName, create } = await open(cleanup);
  await create(1);
  const at = '2030-01-01T00:00:00.000Z';
  const { id } = sample().users[0] ?? assert.fail();
  const session = { digest: digestLike('a'), user_id: id, created_at: at, seen_at: at };
  await repository.sessions.create(session, at);
  const read = await contentOf(file);
  const later = '2030-01-01T01:00:00.000Z';
  await repository.sessions.touch(session.digest, later);
  await edit(file, 'Edited', read);
  assert.equal(await repository.reload(), true);
  assert.equal(itemName(), 'Edited');
  assert.equal((await repository.sessions.find(session.digest))?.seen_at, later);
});

test('without a revision is loaded as long as nothing was stored since the file was read', async cleanup => {
  const { file, create, repository, itemName, keys, edits } = await open(cleanup);
  const withoutRevision = { ...sample(), keys: {} };
  await edit(file, 'Edited', withoutRevision);
  assert.equal(await repository.reload(), true);
  await edit(file, 'Again', withoutRevision);
  assert.equal(await repository.reload(), true);
  assert.deepEqual([itemName(), keys()], ['Again', []]);
  await create(1);
  await edit(file, 'Too late', withoutRevision);
  assert.equal(await repository.reload(), false);
  assert.deepEqual([itemName(), keys()], ['Again', ['key_1']]);
  assert.deepEqual(
    edits.map(({ keptAs }) => keptAs === null),
    [true, true, false],
  );
});

test('of a file without a revision is loaded before the first write', async cleanup => {
  const file = await place(cleanup);
  await writeFile(file, JSON.stringify(sample()));
  const { repository, itemName, create } = await open(cleanup, {}, file);
  await edit(file, 'Edited');
  assert.equal(await repository.reload(), true);
  assert.equal(itemName(), 'Edited');
  const read = await contentOf(file);
  await create(1);
  await edit(file, 'Too late', read);
  assert.equal(await repository.reload(), false);
  assert.equal(itemName(), 'Edited');
});

for (const [harm, onEdit] of Object.entries(harmfulCallbacks))
  test(`stops no write and no process if the function that is told of it ${harm}, and onError too`, async cleanup => {
    const found = unhandled(cleanup);
    const file = await place(cleanup);
    const reported: unknown[] = [];
    const onError = (error: unknown) => {
      reported.push(error);
      return onEdit();
    };
    const repository = await lowdbRepository({ file, seed: sample(), onEdit, onError });
    cleanup(repository.close);
    await save(file, '{');
    assert.ok('id' in (await repository.keys.create(shop, numbered(1))));
    await until(() => reported.length > 0);
    assert.match(String(reported), /the log is/);
    assert.deepEqual(found, []);
  });

test('stops no write if the function that is told of it throws', async cleanup => {
  const said: string[] = [];
  const { emitWarning } = process;
  cleanup(() => {
    process.emitWarning = emitWarning;
  });
  process.emitWarning = ((error: Error) => void said.push(error.message)) as typeof process.emitWarning;
  const file = await place(cleanup);
  const onEdit = () => {
    throw new Error('of the host');
  };
  const repository = await lowdbRepository({ file, seed: sample(), onEdit });
  cleanup(repository.close);
  for (const [index, text] of ['{', JSON.stringify(sample())].entries()) {
    await save(file, text);
    assert.ok('id' in (await repository.keys.create(shop, numbered(index))));
    assert.equal((await contentOf(file)).keys[shop]?.at(-1)?.id, `key_${index}`);
  }
  assert.deepEqual(said, ['of the host', 'of the host']);
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
  await save(file, JSON.stringify(await contentOf(file), null, 8));
  assert.equal(await repository.reload(), false, 'it was only formatted');
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

test('that is too large to be read is kept beside the file', async cleanup => {
  const { file, repository, create, edits } = await open(cleanup);
  await truncate(file, 3 * 2 ** 30);
  await assert.rejects(repository.reload(), { message: `${file}: is too large to be read` });
  assert.ok('id' in (await create(1)));
  assert.equal((await contentOf(file)).keys[shop]?.at(-1)?.id, 'key_1');
  assert.deepEqual([edits.length, edits[0]?.error?.reason], [1, 'is too large to be read']);
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
  const child = spawn(process.execPath, [...typescript, script('killed.ts'), file], { stdio: 'inherit' });
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

for (const link of ['is made', 'is not made'] as const)
  test(`loses nothing if the process is killed while it is kept beside the file, before a link ${link}`, async cleanup => {
    const file = await place(cleanup);
    const child = spawn(process.execPath, [...typescript, script('killed.ts'), file, link], {
      stdio: 'inherit',
    });
    await once(child, 'exit');
    assert.equal(child.signalCode, 'SIGKILL');
    const repository = await lowdbRepository({ file, seed: sample() });
    await repository.close();
    const ids = (await contentOf(file)).keys[shop]?.map(({ id }) => id) ?? [];
    assert.ok(ids.includes('key_1'), 'the change that was acknowledged');
    const names = (await readdir(dirname(file))).filter(name => name !== basename(file));
    const [kept = ''] = names;
    assert.equal(names.length, 1);
    assert.match(await readFile(join(dirname(file), kept), 'utf8'), /"Edited"/);
  });

test('by another process, again and again: each is loaded, or kept beside the file, and no change is lost', async cleanup => {
  const { file, create, keys, repository, edits } = await open(cleanup);
  const child = spawn(process.execPath, [...typescript, script('editor.ts'), file, '40'], {
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
  const kept = await Promise.all(
    edits.flatMap(({ keptAs }) => (keptAs === null ? [] : readFile(keptAs, 'utf8'))),
  );
  const texts = [await readFile(file, 'utf8'), ...kept];
  const lostEdits = Array.from({ length: 40 }, (_, index) => `"edit-${index}"`).filter(
    tag => !texts.some(text => text.includes(tag)),
  );
  assert.deepEqual({ lost, lostEdits }, { lost: [], lostEdits: [] });
});

test.run();
