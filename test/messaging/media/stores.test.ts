/** Media stores, and what is found in the bytes of files. */
import assert from 'node:assert/strict';
import { hash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MediaError } from '../../../src/channel/errors.ts';
import type { MediaStore } from '../../../src/channel/media-store.ts';
import type { Parts } from '../../../src/index.ts';
import { folderMedia } from '../../../src/messaging/media/folder-store.ts';
import { MediaIntake } from '../../../src/messaging/media/intake.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import { sniffed } from '../../../src/messaging/media/sniff.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { unhandled } from '../../unhandled.ts';
import { lowdbHouse, shop } from '../engine/house.ts';

const test = suiteOf('Media', { isLong: true });

async function folder(cleanup: Cleanup): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'media-'));
  cleanup(() => rm(path, { recursive: true }));
  return path;
}

const streamOf = (...chunks: (string | Buffer)[]) =>
  Readable.from(
    chunks.map(chunk => Buffer.from(chunk)),
    { objectMode: false },
  );

const stores: Record<string, (cleanup: Cleanup) => Promise<MediaStore>> = {
  memory: async () => memoryMedia(),
  folder: async cleanup => folderMedia(join(await folder(cleanup), 'made', 'later')),
};

const read = async (store: MediaStore, id: string, range?: { start?: number; end?: number }) => {
  const stream = await store.open(id, range);
  return stream === null ? null : (await buffer(stream)).toString();
};

for (const [name, open] of Object.entries(stores)) {
  test(`are given out as they were stored, whole and in part, by the ${name} store`, async cleanup => {
    const store = await open(cleanup);
    const stored = await store.put('med_1', streamOf('0123', '456789'));
    assert.deepEqual(stored, { size: 10, digest: hash('sha256', '0123456789') });
    assert.equal(await read(store, 'med_1'), '0123456789');
    assert.equal(await read(store, 'med_1', { start: 2, end: 5 }), '2345');
    assert.equal(await read(store, 'med_1', { start: 7 }), '789');
    assert.equal(await read(store, 'med_1', { start: 0, end: 0 }), '0');
  });

  test(`are not there if they were never stored, or were deleted, in the ${name} store`, async cleanup => {
    const store = await open(cleanup);
    assert.equal(await read(store, 'med_none'), null);
    await store.put('med_1', streamOf('bytes'));
    await store.delete('med_1');
    await store.delete('med_1');
    assert.equal(await read(store, 'med_1'), null);
  });

  test(`are not stored if they are too large, or if their stream breaks, in the ${name} store`, async cleanup => {
    const store = await open(cleanup);
    await assert.rejects(
      store.put('med_1', streamOf('12345', '67890'), { most: 9 }),
      (error: unknown) => error instanceof MediaError && error.message === 'must not have more than 9 bytes',
    );
    await assert.rejects(
      store.put(
        'med_2',
        Readable.from(
          (async function* () {
            yield Buffer.from('half of');
            throw new Error('the sender is gone');
          })(),
          { objectMode: false },
        ),
      ),
      /the sender is gone/,
    );
    assert.equal(await read(store, 'med_1'), null);
    assert.equal(await read(store, 'med_2'), null);
  });

  test(`have ids that lead nowhere else in the ${name} store`, async cleanup => {
    const store = await open(cleanup);
    for (const id of ['../out', 'a/b', '', '.', '..', 'a\0b', 'x'.repeat(65)])
      await assert.rejects(store.put(id, streamOf('x')), RangeError, id);
  });
}

test('are not there before all of their bytes are', async cleanup => {
  const store = folderMedia(await folder(cleanup));
  let before: unknown = 'not looked at';
  async function* bytes(): AsyncGenerator<Buffer> {
    yield Buffer.from('first half');
    before = await store.open('med_1');
    yield Buffer.from(' and the other');
  }
  await store.put('med_1', Readable.from(bytes(), { objectMode: false, highWaterMark: 1 }));
  assert.equal(before, null);
  assert.equal(await read(store, 'med_1'), 'first half and the other');
});

test('leave no partial file behind in a folder', async cleanup => {
  const path = await folder(cleanup);
  const store = folderMedia(path);
  await assert.rejects(store.put('med_1', streamOf('12345'), { most: 2 }));
  await store.put('med_11', streamOf('whole'));
  const files = (await readdir(path, { recursive: true, withFileTypes: true })).filter(one => one.isFile());
  assert.deepEqual(
    files.map(file => file.name),
    ['med_11'],
  );
});

test('of 200 MB go through a folder with flat memory', async cleanup => {
  const store = folderMedia(await folder(cleanup));
  const chunk = randomBytes(1024 ** 2);
  const before = process.memoryUsage().rss;
  let most = before;
  async function* bytes(): AsyncGenerator<Buffer> {
    for (let count = 0; count < 200; count += 1) {
      most = Math.max(most, process.memoryUsage().rss);
      yield chunk;
    }
  }
  const { size } = await store.put('med_1', Readable.from(bytes(), { objectMode: false }));
  assert.equal(size, 200 * 1024 ** 2);
  let given = 0;
  for await (const part of (await store.open('med_1')) as Readable) {
    given += part.length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  assert.equal(given, size);
  assert.ok(most - before < 60 * 1024 ** 2, `${Math.round((most - before) / 1024 ** 2)} MB`);
});

const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001080600000', 'hex');

for (const [what, bytes, type] of [
  ['a PNG', png, 'image/png'],
  ['a JPEG', Buffer.from('ffd8ffe000104a46494600010100', 'hex'), 'image/jpeg'],
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1'), 'application/pdf'],
  ['text', Buffer.from('Grüße 👋'), 'text/plain'],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'text/plain'],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'text/plain'],
  [
    'SVG with a prolog',
    Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'text/plain',
  ],
  ['bytes without a form', Buffer.from('00ff00ff00ff', 'hex'), 'application/octet-stream'],
  ['text that is cut in a character', Buffer.from('Grüße 👋').subarray(0, -1), 'application/octet-stream'],
] as const)
  test(`have the type of their bytes: ${what}`, async () => {
    const found = await sniffed(streamOf(bytes));
    assert.equal(found.type, type);
    assert.deepEqual(await buffer(found.bytes), Buffer.from(bytes));
  });

test('keep all their bytes when their type is found, however they are cut', async () => {
  const bytes = Buffer.concat([png, randomBytes(100_000)]);
  const cuts = [1, 7, 16_383, 16_384, 50_000];
  const parts = [...cuts, bytes.length].map((end, index) => bytes.subarray(cuts[index - 1] ?? 0, end));
  const { bytes: given } = await sniffed(streamOf(...parts));
  assert.deepEqual(await buffer(given), bytes);
});

async function intake(cleanup: Cleanup, more: { limit?: number; limitPerWorkspace?: number } = {}) {
  const repository = await lowdbHouse(cleanup);
  const store = memoryMedia();
  const { messaging } = repository;
  if (messaging === undefined) throw new Error('no messaging');
  const parts = { limit: 1_000, limitPerWorkspace: 10_000, ...more };
  const media = new MediaIntake({
    ...parts,
    messaging,
    store,
    now: () => Date.parse('2026-03-14T09:26:53Z'),
    download: async url => streamOf(`from ${url}`),
  });
  return { media, messaging, store };
}

test('are stored with size, digest, type and a name without folders', async cleanup => {
  const { media, messaging } = await intake(cleanup);
  const stored = await media.store(shop, streamOf(png), { name: 'C:\\pictures\\..\\\u0000cat.png' });
  const { id, ...rest } = stored;
  assert.match(id, /^med_/);
  assert.deepEqual(rest, {
    type: 'image/png',
    size: png.length,
    digest: hash('sha256', png),
    name: 'cat.png',
    created_at: '2026-03-14T09:26:53.000Z',
  });
  assert.deepEqual(await messaging.findMedia(shop, id), stored);
});

test('that are empty, too large or too many are refused, and their bytes are not kept', async cleanup => {
  const { media, store } = await intake(cleanup, { limit: 10, limitPerWorkspace: 15 });
  const kept: string[] = [];
  const { put } = store;
  store.put = (id, ...rest) => {
    kept.push(id);
    return put(id, ...rest);
  };
  await assert.rejects(media.store(shop, streamOf()), { name: 'MediaError', message: 'must not be empty' });
  await assert.rejects(media.store(shop, streamOf('12345678901')), {
    message: 'must not have more than 10 bytes',
  });
  await media.store(shop, streamOf('1234567890'));
  await assert.rejects(media.store(shop, streamOf('123456')), {
    name: 'MediaError',
    message: 'cannot be stored: the files of a workspace must not have more than 15 bytes in total',
  });
  const there = await Promise.all(kept.map(async id => (await store.open(id)) !== null));
  assert.equal(there.filter(Boolean).length, 1);
});

test('are opened for their own workspace only', async cleanup => {
  const { media } = await intake(cleanup);
  const { id } = await media.store(shop, streamOf('mine'));
  assert.equal(await media.open('ws_other', id), null);
  assert.equal((await buffer((await media.open(shop, id)) as Readable)).toString(), 'mine');
  await assert.rejects(media.find('ws_other', id), MediaError);
});

test('are downloaded with the name that their address ends with', async cleanup => {
  const { media } = await intake(cleanup);
  const { name, type } = await media.fetch(shop, 'https://files.example/a/menu%20card.txt?x=1');
  assert.deepEqual({ name, type }, { name: 'menu card.txt', type: 'text/plain' });
});

/** Stores that listen to no error of the stream. */
const deaf: Record<string, MediaStore['put']> = {
  'fails itself': async (_, bytes) => {
    bytes.resume();
    throw new Error('the store is full');
  },
  'stores what has arrived': (_, bytes) =>
    new Promise(resolve => {
      bytes.resume().once('close', () => resolve({ size: 1, digest: hash('sha256', 'a') }));
    }),
};

for (const [what, put] of Object.entries(deaf))
  test(`end no process if their sender leaves, and the store ${what}`, async cleanup => {
    const found = unhandled(cleanup);
    const { messaging } = (await lowdbHouse(cleanup)) as Required<Parts>;
    const intake = new MediaIntake({
      ...{ messaging, store: { ...memoryMedia(), put }, limit: 1_000_000, limitPerWorkspace: 1_000_000 },
      ...{ now: Date.now, download: () => assert.fail('downloaded') },
    });
    const body = new Readable({ read() {} });
    body.push(Buffer.alloc(20_000, 'a'));
    const storing = intake.store(shop, body).catch(() => {});
    setImmediate(() => body.destroy(new Error('the client has left')));
    await storing;
    if (!body.closed) await new Promise(resolve => body.once('close', resolve));
    assert.deepEqual(found, []);
  });

test('end no process if a driver does not listen to a file that is gone', async cleanup => {
  const found = unhandled(cleanup);
  const { messaging } = (await lowdbHouse(cleanup)) as Required<Parts>;
  const store = memoryMedia();
  const intake = new MediaIntake({
    ...{ messaging, store, limit: 1_000_000, limitPerWorkspace: 1_000_000 },
    ...{ now: Date.now, download: () => assert.fail('downloaded') },
  });
  const { id } = await intake.store(shop, streamOf('bytes'));
  await store.delete(id);
  const stream = (await intake.find(shop, id)).stream().resume();
  await new Promise(resolve => stream.once('close', resolve));
  assert.deepEqual(found, []);
});

test.run();
