/** Files over HTTP: uploads that lie, break off or are too large, and downloads in parts. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import Koa from 'koa';
import type { MediaStore } from '../../../src/channel/media-store.ts';
import type { Media } from '../../../src/generated/types.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import { type Cleanup, secrets, send, serveApp, suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';
import { servedBy } from './service.ts';

const test = suiteOf('Files over HTTP', { isLong: true });

const authorization = `Bearer ${secrets.studio}`;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const megabyte = Buffer.alloc(1_048_576, 7);
const twenty = Array.from({ length: 20 }, () => megabyte);

type Served = Awaited<ReturnType<typeof servedBy>>;

const upload = ({ url }: Served, body: Buffer | string, headers: Record<string, string> = {}) =>
  send(`${url}/api/v1/media`, {
    method: 'POST',
    body: Buffer.from(body),
    headers: { authorization, 'content-type': 'application/octet-stream', ...headers },
  });

async function stored(served: Served, body: Buffer | string, headers: Record<string, string> = {}) {
  const answer = await upload(served, body, headers);
  assert.equal(answer.status, 201, answer.text);
  const media = answer.json.data as Media;
  const download = (asked: Record<string, string> = {}, method = 'GET') =>
    send(`${served.url}/api/v1/media/${media.id}/content`, { method, headers: { authorization, ...asked } });
  return { ...media, download };
}

/** A store that counts what it has, and lets everything else happen between two parts. */
function countingStore() {
  const inner = memoryMedia();
  const kept = new Set<string>();
  let taken = 0;
  const store: MediaStore = {
    ...inner,
    async put(id, bytes, options) {
      async function* slowly() {
        for await (const chunk of bytes as AsyncIterable<Buffer>) {
          taken += chunk.length;
          for (let turn = 0; turn < 3; turn += 1) await new Promise(resolve => setImmediate(resolve));
          yield chunk;
        }
      }
      const result = await inner.put(id, Readable.from(slowly(), { objectMode: false }), options);
      kept.add(id);
      return result;
    },
    async delete(id) {
      kept.delete(id);
      await inner.delete(id);
    },
  };
  return { store, kept, taken: () => taken };
}

test('of 20 MB are taken from the client no faster than they are stored', async cleanup => {
  const { store, taken } = countingStore();
  const served = await servedBy(cleanup, { media: store });
  let most = 0;
  let isOver = false;
  const watch = () => {
    const read = served.requests[0]?.req.socket.bytesRead ?? 0;
    most = Math.max(most, read - taken());
    if (!isOver) setImmediate(watch);
  };
  watch();
  const answer = await fetch(`${served.url}/api/v1/media`, {
    method: 'POST',
    body: new ReadableStream({
      start(controller) {
        for (const part of twenty) controller.enqueue(part);
        controller.close();
      },
    }),
    headers: { authorization, 'content-type': 'application/octet-stream' },
    duplex: 'half',
  } as RequestInit);
  isOver = true;
  assert.equal(answer.status, 201);
  const { data } = (await answer.json()) as { data: Media };
  assert.equal(data.size, 20 * megabyte.length);
  assert.ok(most > 0 && most < 2 * megabyte.length, `${most} bytes waited`);
});

test('of 20 MB are read no faster than the client takes them', async cleanup => {
  let most = 0;
  const served: Served = await servedBy(cleanup, {
    media: {
      ...memoryMedia(),
      async open() {
        async function* parts() {
          for (const part of twenty) {
            most = Math.max(most, served.requests.at(-1)?.res.writableLength ?? 0);
            yield part;
          }
        }
        return Readable.from(parts(), { objectMode: false });
      },
    },
  });
  const { id } = await stored(served, Buffer.concat(twenty));
  const answer = await fetch(`${served.url}/api/v1/media/${id}/content`, { headers: { authorization } });
  let size = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) size += chunk.length;
  assert.equal(size, 20 * megabyte.length);
  assert.ok(most < 3 * megabyte.length, `${most} bytes waited`);
});

for (const [what, body, claimed, type] of [
  ['a picture that is called HTML', png, 'text/html', 'image/png'],
  ['HTML that is called a picture', '<!doctype html><script>alert(1)</script>', 'image/png', 'text/plain'],
  [
    'SVG that is called SVG',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'image/svg+xml',
    'text/plain',
  ],
  [
    'bytes that are called a script',
    Buffer.from([0, 1, 2, 255]),
    'text/javascript',
    'application/octet-stream',
  ],
] as const)
  test(`have the type of their bytes, and are never run: ${what}`, async cleanup => {
    const file = await stored(await servedBy(cleanup), body as Buffer | string, { 'content-type': claimed });
    assert.equal(file.type, type);
    const { headers } = await file.download();
    assert.equal(headers['content-type'], type);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.match(String(headers['content-security-policy']), /^default-src 'none'/);
    assert.match(String(headers['content-disposition']), type === 'image/png' ? /^inline/ : /^attachment/);
  });

test('must not be empty', async cleanup => {
  const { store, kept } = countingStore();
  const served = await servedBy(cleanup, { media: store });
  const answer = await upload(served, '');
  assert.equal(answer.status, 400, answer.text);
  const chunked = await upload(served, '', { 'transfer-encoding': 'chunked' });
  assert.equal(chunked.status, 400, chunked.text);
  assert.match(chunked.text, /must not be empty/);
  assert.equal(kept.size, 0);
});

for (const [what, headers] of [
  ['whose length is known', (size: number) => ({ 'content-length': String(size) })],
  ['whose length is not known', () => ({ 'transfer-encoding': 'chunked' })],
] as const)
  test(`beyond the limit of the engine are refused with 413, and not stored, for a body ${what}`, async cleanup => {
    const { store, kept } = countingStore();
    const served = await servedBy(cleanup, { media: store, mediaLimit: 100_000 });
    for (const size of [100_001, 5_000_000]) {
      const { status, json } = await upload(served, Buffer.alloc(size, 65), headers(size));
      assert.equal(status, 413);
      assert.match(String(json.msg), /the limit is 100000 bytes/);
    }
    assert.equal((await upload(served, Buffer.alloc(100_000, 65), headers(100_000))).status, 201);
    assert.equal(kept.size, 1);
    assert.deepEqual(served.errors, []);
  });

test('are taken as they are only: a packed body is refused with what is taken instead', async cleanup => {
  const served = await servedBy(cleanup);
  const packed = await upload(served, gzipSync('text'), { 'content-encoding': 'gzip' });
  assert.deepEqual([packed.status, packed.headers['accept-encoding']], [415, 'identity']);
  assert.equal((await upload(served, 'text', { 'content-encoding': ' Identity' })).status, 201);
});

test('are no multipart forms, whose boundaries would become a part of the file', async cleanup => {
  const served = await servedBy(cleanup);
  const part = 'Content-Disposition: form-data; name="file"; filename="a.txt"';
  const form = `--B\r\n${part}\r\n\r\ntext\r\n--B--\r\n`;
  const { status, json, headers } = await upload(served, form, {
    'content-type': 'Multipart/Form-Data; boundary=B',
  });
  const msg = 'Unsupported media type: send the bytes of the file as the body, not a form';
  assert.deepEqual([status, json.msg, headers.accept], [415, msg, 'application/octet-stream']);
  for (const type of ['application/x-www-form-urlencoded', 'text/html'])
    assert.equal((await upload(served, 'text', { 'content-type': type })).status, 201, type);
});

test('may be as large as the engine allows, also beyond 100 MiB', async cleanup => {
  let size = 0;
  const store: MediaStore = {
    ...memoryMedia(),
    async put(_id, bytes) {
      for await (const chunk of bytes as AsyncIterable<Buffer>) size += chunk.length;
      return { size, digest: '0'.repeat(64) };
    },
  };
  const maxBytes = 100 * 1024 ** 2 + 1;
  const served = await servedBy(cleanup, { media: store, mediaLimit: maxBytes });
  const { status, text } = await upload(served, Buffer.alloc(maxBytes, 65));
  assert.equal(status, 201, text);
  assert.equal(size, maxBytes);
});

test('beyond the limit are refused with 413 too if the store of the host does not look at its limit', async cleanup => {
  const { put, ...inner } = memoryMedia();
  const served = await servedBy(cleanup, {
    media: {
      ...inner,
      put: (id, bytes) =>
        put(id, bytes).catch(() => {
          throw new Error('the store has its own words');
        }),
    },
    mediaLimit: 50_000,
  });
  const { status } = await upload(served, Buffer.alloc(50_001, 65));
  assert.equal(status, 413);
  assert.deepEqual(served.errors, []);
});

test('whose body breaks off are not stored, and are no failure of ours', async cleanup => {
  for (const length of [10, 40_000]) {
    const { store, kept, taken } = countingStore();
    const served = await servedBy(cleanup, { media: store });
    const records = served.messaging;
    let added = 0;
    const { addMedia } = records;
    records.addMedia = (...given) => {
      added += 1;
      return addMedia.call(records, ...given);
    };
    const outgoing = request(`${served.url}/api/v1/media`, {
      method: 'POST',
      headers: { authorization, 'content-length': '100000' },
    });
    outgoing.on('error', () => {});
    outgoing.write(Buffer.alloc(length, 65));
    await until(() => served.requests.length > 0 && (length < 16_384 || taken() > 0));
    const [ctx] = served.requests;
    const gone = ctx?.res.closed === true ? null : once(ctx?.res ?? outgoing, 'close');
    outgoing.destroy();
    await gone;
    // Another upload, so that the first one had its time.
    await stored(served, 'whole');
    assert.equal(kept.size, 1);
    assert.equal(added, 1);
    assert.deepEqual(served.errors, []);
  }
});

/** A header as clients send it that write UTF-8: each byte as a character. */
const raw = (text: string) => Buffer.from(text).toString('latin1');

/** `node:http` changes this header where the length of the body is known. `fetch` sends its bytes. */
async function storedAs(served: Served, disposition: string) {
  const answer = await fetch(`${served.url}/api/v1/media`, {
    method: 'POST',
    body: 'text',
    headers: { authorization, 'content-disposition': disposition },
  });
  const { data, msg = '' } = (await answer.json()) as { data?: Media; msg?: string };
  const download = () =>
    send(`${served.url}/api/v1/media/${data?.id}/content`, { headers: { authorization } });
  return { status: answer.status, msg, name: data?.name, download };
}

for (const [what, header, name] of [
  ['in quotes', 'attachment; filename="a \\"b\\" c.txt"', 'a "b" c.txt'],
  ['with umlauts', "attachment; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%E2%82%AC.txt", 'Grüße €.txt'],
  ['as UTF-8 without encoding', raw('attachment; filename="Größe €.txt"'), 'Größe €.txt'],
  ['in another script', raw('attachment; filename="Прайс ٣.txt"'), 'Прайс ٣.txt'],
  [
    'as UTF-8 beside its encoding',
    raw('attachment; filename="Größe.txt"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fer.txt'),
    'Größer.txt',
  ],
  ['encoded as ISO 8859-1', "attachment; filename*=ISO-8859-1''Gr%F6%DFe.txt", 'Größe.txt'],
  ['with an encoding in quotes', raw('attachment; filename="ä; filename*=b.txt"'), 'ä; filename*=b.txt'],
  ['with a path', "attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", 'passwd'],
  ['with a path of Windows', "attachment; filename*=UTF-8''C%3A%5Ctemp%5Cx.txt", 'x.txt'],
] as const)
  test(`keep their name ${what}, and are given out with it`, async cleanup => {
    const file = await storedAs(await servedBy(cleanup), header);
    assert.equal(file.name, name, file.msg);
    const given = String((await file.download()).headers['content-disposition']);
    assert.match(given, /^attachment; filename/);
    const [, starred] = /filename\*=UTF-8''(\S+)/.exec(given) ?? [];
    const [, quoted] = /filename="((?:[^"\\]|\\.)*)"/.exec(given) ?? [];
    const [, plain] = /filename=([^";]+)/.exec(given) ?? [];
    assert.equal(
      starred === undefined ? (quoted?.replaceAll('\\', '') ?? plain) : decodeURIComponent(starred),
      name,
    );
  });

test('whose name is not UTF-8 are refused, and it says so', async cleanup => {
  const served = await servedBy(cleanup);
  for (const header of [
    'attachment; filename="Gr\xf6\xdfe.txt"',
    "attachment; filename*=UTF-8''Gr%F6%DFe.txt",
  ]) {
    const { status, msg } = await storedAs(served, header);
    assert.deepEqual(
      [status, msg],
      [400, 'Invalid request: Content-Disposition must contain a file name in UTF-8'],
    );
  }
});

test('are given out with a name that can be sent again, however it is read', async cleanup => {
  const served = await servedBy(cleanup);
  const file = await storedAs(served, raw('attachment; filename="Größe.txt"'));
  const given = String((await file.download()).headers['content-disposition']);
  assert.equal(given, `attachment; filename="Gr??e.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.txt`);
  const again = await storedAs(served, given);
  assert.equal(again.name, 'Größe.txt');
});

test('with a line break in their name, or a header that is none, are refused', async cleanup => {
  const served = await servedBy(cleanup);
  for (const header of [
    "attachment; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b",
    'attachment; filename="',
    'attachment; filename="a"; filename="b"',
    `attachment; filename="${'x'.repeat(256)}"`,
  ]) {
    const { status, text } = await upload(served, 'text', { 'content-disposition': header });
    assert.equal(status, 400, text);
    assert.match(text, /Content-Disposition must/);
  }
});

async function alphabet(cleanup: Cleanup) {
  const served = await servedBy(cleanup);
  return { served, ...(await stored(served, 'abcdefghijklmnopqrstuvwxyz')) };
}

for (const [range, content, place] of [
  ['bytes=0-3', 'abcd', 'bytes 0-3/26'],
  ['bytes=23-', 'xyz', 'bytes 23-25/26'],
  ['bytes=-2', 'yz', 'bytes 24-25/26'],
  ['bytes=-100', 'abcdefghijklmnopqrstuvwxyz', 'bytes 0-25/26'],
  ['bytes=20-100', 'uvwxyz', 'bytes 20-25/26'],
] as const)
  test(`are given out in part: ${range}`, async cleanup => {
    const { download } = await alphabet(cleanup);
    const { status, text, headers } = await download({ range });
    assert.equal(status, 206);
    assert.equal(text, content);
    assert.equal(headers['content-range'], place);
    assert.equal(headers['content-length'], String(content.length));
  });

test('are refused in parts that they do not have, with their size', async cleanup => {
  const { download } = await alphabet(cleanup);
  for (const range of ['bytes=26-', 'bytes=100-200', 'bytes=-0']) {
    const { status, headers, text } = await download({ range });
    assert.equal(status, 416, range);
    assert.equal(headers['content-range'], 'bytes */26');
    assert.equal(text, '');
  }
});

test('are given out whole if the part is none, or there are several', async cleanup => {
  const { download } = await alphabet(cleanup);
  for (const range of ['bytes=3-1', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b', 'bytes=-']) {
    const { status, text } = await download({ range });
    assert.equal(status, 200, range);
    assert.equal(text.length, 26);
  }
});

test('are given out in part only if they are what the client has', async cleanup => {
  const { download } = await alphabet(cleanup);
  const { headers } = await download();
  const range = 'bytes=0-3';
  assert.equal((await download({ range, 'if-range': String(headers.etag) })).status, 206);
  for (const held of ['"other"', `W/${headers.etag}`, 'Sat, 14 Mar 2026 09:00:00 GMT'])
    assert.equal((await download({ range, 'if-range': held })).status, 200, held);
});

test('are not sent again to a client that has them', async cleanup => {
  const { download } = await alphabet(cleanup);
  const tag = String((await download()).headers.etag);
  for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*', ' * ']) {
    const { status, text, headers } = await download({ 'if-none-match': held, range: 'bytes=0-1' });
    assert.equal(status, 304, held);
    assert.equal(text, '');
    assert.equal(headers.etag, tag);
  }
  assert.equal((await download({ 'if-none-match': '"other"' })).status, 200);
});

test('that the store cannot read to their end break off for the client, and are reported', async cleanup => {
  const failure = new Error('the disk is gone');
  const store: MediaStore = {
    ...memoryMedia(),
    async open() {
      async function* broken() {
        yield Buffer.from('the first part');
        throw failure;
      }
      return Readable.from(broken(), { objectMode: false });
    },
  };
  const served = await servedBy(cleanup, { media: store });
  const { download } = await stored(served, 'the first part and the second one');
  await assert.rejects(() => download(), { code: 'ECONNRESET' });
  assert.deepEqual(served.errors, [failure]);
});

test('are described by HEAD as a whole', async cleanup => {
  const { download } = await alphabet(cleanup);
  for (const asked of [{}, { range: 'bytes=0-3' }, { range: 'bytes=99-' }]) {
    const { status, text, headers } = await download(asked as Record<string, string>, 'HEAD');
    assert.equal(status, 200);
    assert.equal(text, '');
    assert.equal(headers['content-length'], '26');
    assert.equal(headers['accept-ranges'], 'bytes');
  }
});

test('refuse a body that the application has read before and did not keep', async cleanup => {
  const served = await servedBy(cleanup);
  const { url } = await serveApp(
    cleanup,
    new Koa()
      .use(async (ctx, next) => {
        for await (const _ of ctx.req.iterator({ destroyOnReturn: false }));
        await next();
      })
      .use(served.router.routes()),
  );
  const answer = await send(`${url}/api/v1/media`, {
    method: 'POST',
    body: png,
    headers: { authorization, 'content-type': 'image/png' },
  });
  assert.deepEqual(
    [answer.status, answer.json.msg],
    [400, 'Invalid request: the application has already read the body and did not keep it'],
  );
  assert.deepEqual(served.errors, []);
});

test.run();
