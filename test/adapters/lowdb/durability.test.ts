import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { RepositoryUnavailableError } from '../../../src/index.ts';
import { link as linkRecord } from '../../../src/testing/links/sample.ts';
import { digestLike, event, key, sample, session, shop } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';
import { typescript } from '../../runner/typescript/arguments.ts';
import { place } from './place.ts';

const test = suiteOf('A lowdb data file');

const numbered = (index: number) => ({
  ...key(`key_${index}`, 'a'),
  digest: index.toString(16).padStart(64, '0'),
});

test('keeps the stored data for the next process, and only its owner can read it', async cleanup => {
  const file = await place(cleanup);
  const first = await lowdbRepository({ file, seed: sample() });
  await first.keys.create(shop, key('key_new', 'd'));
  await first.close();
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  const second = await lowdbRepository({ file });
  cleanup(second.close);
  assert.equal((await second.keys.findByDigest(digestLike('d')))?.key.id, 'key_new');
  const { revision, ...stored } = JSON.parse(await readFile(file, 'utf8'));
  assert.match(revision, /^[0-9a-f]{16}$/);
  assert.deepEqual(JSON.parse(JSON.stringify(second.data)), stored);
  assert.deepEqual((await readdir(join(file, '..'))).sort(), ['data.json', 'data.json.lock']);
});

test('holds every acknowledged change after kill -9', async cleanup => {
  const file = await place(cleanup);
  for (let round = 0; round < 3; round += 1) {
    const child = spawn(
      process.execPath,
      [...typescript, join(import.meta.dirname, 'writer.ts'), file, String(round * 1_000)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const acknowledged: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged.push(line);
      if (acknowledged.length === 40) child.kill('SIGKILL');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    assert.equal(child.signalCode, 'SIGKILL');
    const repository = await lowdbRepository({ file });
    const stored = new Set(repository.data.keys[shop]?.map(({ id }) => id));
    await repository.close();
    assert.deepEqual(
      acknowledged.filter(id => !stored.has(id)),
      [],
    );
  }
});

test('is written a few times for many simultaneous changes, each time completely', async cleanup => {
  const file = await place(cleanup);
  const repository = await lowdbRepository({ file, seed: sample() });
  cleanup(repository.close);
  const before = (await stat(file)).ino;
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => repository.keys.create(shop, numbered(index))),
  );
  assert.ok(answers.every(answer => 'id' in answer));
  assert.notEqual((await stat(file)).ino, before);
  assert.equal(JSON.parse(await readFile(file, 'utf8')).keys[shop].length, 202);
});

test('that cannot be written refuses the change, and memory does not run ahead', async cleanup => {
  const file = await place(cleanup);
  const repository = await lowdbRepository({ file, seed: sample() });
  cleanup(repository.close);
  // A folder at the path of the file: this fails for root too.
  await rm(file);
  await mkdir(join(file, 'full'), { recursive: true });
  await assert.rejects(
    Promise.resolve(repository.keys.create(shop, key('key_new', 'd'))),
    RepositoryUnavailableError,
  );
  assert.equal(await repository.keys.findByDigest(digestLike('d')), null);
  assert.deepEqual((await readdir(join(file, '..'))).sort(), ['data.json', 'data.json.lock']);
  await rm(file, { recursive: true });
  assert.ok('id' in (await repository.keys.create(shop, key('key_new', 'd'))));
});

test('that cannot be written still answers what changes nothing, whatever shares the write', async cleanup => {
  const file = await place(cleanup);
  const repository = await lowdbRepository({ file, seed: sample() });
  cleanup(repository.close);
  await rm(file);
  await mkdir(join(file, 'full'), { recursive: true });
  const [changed, unwanted, taken] = await Promise.allSettled([
    repository.keys.create(shop, key('key_new', 'd')),
    repository.webhooks.publish(shop, [{ ...event('msg_1', 'link.listed'), onRequest: true }]),
    repository.keys.create(shop, key('key_live', 'e')),
  ]);
  assert.equal(changed.status, 'rejected');
  assert.deepEqual(unwanted, { status: 'fulfilled', value: 0 });
  assert.ok(taken.status === 'fulfilled' && 'refused' in taken.value);
  await rm(file, { recursive: true });
});

test('accepts no change after it was closed, and completes pending ones', async cleanup => {
  const file = await place(cleanup);
  const repository = await lowdbRepository({ file, seed: sample() });
  const inFlight = repository.keys.create(shop, key('key_new', 'd'));
  await repository.close();
  assert.ok('id' in (await inFlight));
  await assert.rejects(
    Promise.resolve(repository.keys.create(shop, key('key_two', 'e'))),
    RepositoryUnavailableError,
  );
  assert.match(await readFile(file, 'utf8'), /key_new/);
});

test('stores the URL of the server as {base_url}, so that it may change', async cleanup => {
  const file = await place(cleanup);
  const seed = sample();
  const [item] = seed.items[shop] ?? [];
  if (item) item.demo_link = '{base_url}/demo/1';
  const first = await lowdbRepository({ file, seed, baseUrl: 'http://127.0.0.1:4000' });
  assert.equal((await first.items.find(shop, 3))?.demo_link, 'http://127.0.0.1:4000/demo/1');
  await first.keys.revoke(shop, 'key_live', '2026-01-01T00:00:00Z');
  await first.close();
  assert.match(await readFile(file, 'utf8'), /"\{base_url\}\/demo\/1"/);
  const second = await lowdbRepository({ file, baseUrl: 'http://127.0.0.1:5000' });
  cleanup(second.close);
  assert.equal((await second.items.find(shop, 3))?.demo_link, 'http://127.0.0.1:5000/demo/1');
});

test('returns texts that look like a URL of the server unchanged, even if that URL changes', async cleanup => {
  const file = await place(cleanup);
  const texts = [
    `{base_url}/${'x'.repeat(189)}`,
    '{base_url}/',
    'http://127.0.0.1:4000/mine',
    'they said "{base_url}/x" and "http://127.0.0.1:4000/x"',
    '\\"{base_url}/',
    '"\\u007bbase_url}/',
  ];
  const seed = sample();
  const [item] = seed.items[shop] ?? [];
  assert.ok(item);
  item.tags = texts;
  const first = await lowdbRepository({ file, seed, baseUrl: 'http://127.0.0.1:4000' });
  const links = texts.map((title, index) => linkRecord(`lnk_${index}`, { title, utm: { term: title } }));
  links.push(linkRecord('lnk_target', { url: 'http://127.0.0.1:4000/mine' }));
  await first.links.create(shop, links);
  await first.close();
  for (const baseUrl of ['http://127.0.0.1:5000', 'https://a-much-longer-name.shop.example', undefined]) {
    const again = await lowdbRepository({ file, ...(baseUrl === undefined ? {} : { baseUrl }) });
    assert.deepEqual((await again.items.find(shop, item.id))?.tags, texts);
    assert.deepEqual(JSON.parse(JSON.stringify(again.data.links[shop])), links);
    await again.keys.revoke(shop, 'key_live', '2026-01-01T00:00:00Z');
    await again.close();
  }
});

test('is written without following a planted link, and files of killed writers are removed', async cleanup => {
  const file = await place(cleanup);
  const folder = join(file, '..');
  const foreign = join(folder, 'foreign.txt');
  await writeFile(foreign, 'mine');
  const planted = [`data.json.${process.pid}.tmp`, `data.json.1.${'a'.repeat(16)}.tmp`];
  for (const name of planted) await symlink(foreign, join(folder, name));
  await writeFile(join(folder, `data.json.99.${'b'.repeat(16)}.tmp`), '{');
  await writeFile(join(folder, 'data.json.backup.tmp'), '{}');
  await mkdir(join(folder, `data.json.98.${'c'.repeat(16)}.tmp`));
  const repository = await lowdbRepository({ file, seed: sample() });
  await repository.keys.create(shop, key('key_new', 'd'));
  await repository.close();
  assert.equal(await readFile(foreign, 'utf8'), 'mine');
  assert.deepEqual(
    (await readdir(folder)).sort(),
    [
      ...planted,
      'data.json',
      'data.json.backup.tmp',
      `data.json.98.${'c'.repeat(16)}.tmp`,
      'foreign.txt',
    ].sort(),
  );
});

test('loses the stale sessions of all users at the next login, and keeps those in use', async () => {
  const seed = sample();
  const many = (start: string, count: number, seen_at: string) =>
    Array.from({ length: count }, (_, index) => ({
      ...session('a', 'ann'),
      digest: `${start}${index.toString(16).padStart(63, '0')}`,
      seen_at,
    }));
  seed.sessions = [...many('a', 100_000, '2026-01-01T00:00:00Z'), ...many('b', 100, '2026-05-01T00:00:00Z')];
  const repository = await lowdbRepository({ seed });
  await repository.sessions.create(session('c', 'bob'), '2026-04-01T00:00:00Z');
  assert.equal(repository.data.sessions.length, 101);
});

test('accepts valid records in put, and refuses invalid ones without a change', async cleanup => {
  const file = await place(cleanup);
  const repository = await lowdbRepository({ file, seed: sample() });
  cleanup(repository.close);
  const [item] = sample().items[shop] ?? [];
  assert.ok(item);
  await repository.put('items', shop, { ...item, name: 'Renamed' });
  await repository.put('items', shop, { ...item, id: 77 });
  await repository.put('purchases', shop, {
    ...sample().purchases[shop]?.[0],
    purchase_code: 'new',
    item_id: 77,
  } as never);
  assert.equal((await repository.items.find(shop, 3))?.name, 'Renamed');
  assert.equal((await repository.purchases.findByCode(shop, 'new'))?.item.id, 77);
  const before = repository.data;
  for (const [collection, workspaceId, record, message] of [
    ['items', shop, { ...item, price: 5 }, 'put: /items/ws_shop/0/price must be an object'],
    ['items', 'ws_nobody', item, 'put: /items/ws_nobody refers to an unknown workspace'],
    ['items', '__proto__', item, 'put: /items/__proto__ refers to an unknown workspace'],
    [
      'purchases',
      shop,
      { ...sample().purchases[shop]?.[0], item_id: 999 },
      'put: /purchases/ws_shop/0/item_id refers to an unknown item of the workspace',
    ],
  ] as const)
    await assert.rejects(repository.put(collection, workspaceId, record as never), {
      name: 'InvalidDataError',
      message,
    });
  assert.equal(repository.data, before);
  await assert.rejects(repository.replace({ workspaces: 5 as never }), {
    message: 'the data: /workspaces must be a list',
  });
  await repository.replace({});
  assert.equal(await repository.items.find(shop, 3), null);
});

test('returns frozen records', async () => {
  const repository = await lowdbRepository({ seed: sample() });
  const item = await repository.items.find(shop, 3);
  assert.throws(() => Object.assign(item as object, { name: 'mine' }), TypeError);
  assert.throws(() => item?.tags.push('mine'), TypeError);
});

test.run();
