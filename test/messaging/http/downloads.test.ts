/** Files that are sent by URL, from servers that do not behave. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { realTime, type WorkerTime } from '../../../src/common/time/worker-time.ts';
import { createMessaging } from '../../../src/index.ts';
import { downloadBy } from '../../../src/messaging/create-messaging.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import { Downloads } from '../../../src/outbound/download.ts';
import { TargetGuard } from '../../../src/outbound/target.ts';
import type { Parts } from '../../../src/repository/index.ts';
import { type Cleanup, fixtureRepository, suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { FakeTime } from '../fake-time.ts';
import { mara, servedBy } from './service.ts';

const test = suiteOf('Files by URL', { isLong: true });

for (const [when, length] of [
  ['at once', 10],
  ['after its beginning', 40_000],
] as const)
  test(`are refused if their server breaks off ${when}, which is no failure of ours`, async cleanup => {
    const repository = await fixtureRepository();
    cleanup(repository.close);
    const { url } = await receiver(cleanup, (_, response) => {
      response.writeHead(200, { 'content-length': '100000' });
      response.write('x'.repeat(length), () => response.destroy());
    });
    const messaging = createMessaging({
      repository: repository as unknown as Parts,
      media: memoryMedia(),
      allowPrivateTargets: ['127.0.0.0/8'],
    });
    cleanup(messaging.close);
    await assert.rejects(messaging.fetchMedia('ws_studio', url), {
      name: 'MediaError',
      message: 'cannot be downloaded completely',
    });
  });

/** The file as it is stored. */
async function fetched(cleanup: Cleanup, answer: Parameters<typeof receiver>[1]) {
  const { url, received } = await receiver(cleanup, answer);
  const downloads = new Downloads(new TargetGuard({ allowed: ['127.0.0.0/8'] }));
  cleanup(() => downloads.close());
  const bytes = Buffer.concat(await (await downloads.open(url, 'ws_studio')).toArray());
  return { text: bytes.toString(), received };
}

test('may follow interim responses and 200 kB of headers', async cleanup => {
  const { text } = await fetched(cleanup, (_, response) => {
    response.writeContinue();
    response.writeProcessing();
    response.setHeader('x-long', 'x'.repeat(200_000));
    response.end('HTTP/1.1 100 Continue');
  });
  assert.equal(text, 'HTTP/1.1 100 Continue');
});

for (const [coding, encode] of Object.entries({ gzip: gzipSync, 'X-Gzip': gzipSync, br: brotliCompressSync }))
  test(`are decoded if their server compresses them with ${coding} although nobody has asked`, async cleanup => {
    const { text, received } = await fetched(cleanup, (_, response) => {
      response.writeHead(200, { 'content-encoding': coding }).end(encode('a file'));
    });
    assert.equal(text, 'a file');
    assert.equal(received[0]?.headers['accept-encoding'], 'identity');
  });

test('are refused if they are too large when decoded, or cannot be decoded', async cleanup => {
  for (const [coding, body, message] of [
    ['gzip', gzipSync(Buffer.alloc(20_000_000)), /url must not have more than 50000 bytes/],
    ['gzip', Buffer.from('no gzip'), /url cannot be downloaded/],
    ['gzip', gzipSync(randomBytes(10_000)).subarray(0, 5_000), /url cannot be downloaded/],
    ['zstd', Buffer.from('a'), /url answers with a Content-Encoding that is not supported/],
  ] as const) {
    const { url } = await receiver(cleanup, (_, response) => {
      response.writeHead(200, { 'content-encoding': coding }).end(body);
    });
    await refused(cleanup, url, message);
  }
});

/** Sends a file by URL, and expects a refusal that names the URL. */
async function refused(cleanup: Cleanup, url: string, message: RegExp, given: Partial<DownloadParts> = {}) {
  const { allowed = ['127.0.0.0/8'], time = realTime } = given;
  const downloads = new Downloads(new TargetGuard({ allowed }), time);
  cleanup(() => downloads.close());
  const served = await servedBy(cleanup, { mediaLimit: 50_000 }, { download: downloadBy(downloads) });
  const before = await served.messages('ins_demo');
  const asked = served.refused('POST', '/instances/ins_demo/messages', 400, message, {
    to: mara,
    media: { url },
  });
  await given.meanwhile?.();
  await asked;
  assert.deepEqual(await served.messages('ins_demo'), before);
  assert.deepEqual(served.errors, []);
}

interface DownloadParts {
  readonly allowed: readonly string[];
  readonly time: WorkerTime;
  meanwhile(): Promise<void>;
}

test('are refused from private addresses, before anything is sent there', async cleanup => {
  const { url, received } = await receiver(cleanup);
  const { port } = new URL(url);
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0.0.0.0'])
    await refused(cleanup, `http://${host}:${port}/a.png`, /url/, { allowed: [] });
  await refused(cleanup, 'http://169.254.169.254/latest/meta-data', /url/, { allowed: [] });
  assert.equal(received.length, 0);
});

test('are refused with URLs that are none of the web', async cleanup => {
  for (const url of [
    'file:///etc/passwd',
    'ftp://127.0.0.1/a',
    'data:text/plain,a',
    'http://',
    'http://a b/',
    '',
  ])
    await refused(cleanup, url, /url/);
});

for (const status of [301, 302, 303, 307, 308])
  test(`are refused if their server redirects with ${status}, and the redirect is not followed`, async cleanup => {
    const inner = await receiver(cleanup);
    const { url } = await receiver(cleanup, (_, response) => {
      response.writeHead(status, { location: inner.url, refresh: `0; url=${inner.url}` }).end();
    });
    await refused(cleanup, url, new RegExp(`url answers with the status ${status}`));
    assert.equal(inner.received.length, 0);
  });

for (const [what, headers] of [
  ['says so', { 'content-length': '50001' }],
  ['does not say so', {}],
  ['says otherwise in its Content-Type', { 'content-type': 'image/png' }],
] as const)
  test(`are refused if they are too large and their server ${what}`, async cleanup => {
    const { url } = await receiver(cleanup, (_, response) => {
      response.writeHead(200, headers).end(Buffer.alloc(50_001, 65));
    });
    await refused(cleanup, url, /url must not have more than 50000 bytes/);
  });

for (const [what, status, body, message] of [
  ['empty', 200, '', /url must not be empty/],
  ['missing', 404, 'no', /url answers with the status 404/],
  ['behind a failure', 500, 'no', /url answers with the status 500/],
] as const)
  test(`are refused if they are ${what}`, async cleanup => {
    const { url } = await receiver(cleanup, (_, response) => void response.writeHead(status).end(body));
    await refused(cleanup, url, message);
  });

test('are refused if nobody listens at their address', async cleanup => {
  const { url, stop } = await receiver(cleanup);
  stop();
  await refused(cleanup, url, /url cannot be downloaded/);
});

test('are given up after a minute if their server drips', async cleanup => {
  const time = new FakeTime();
  let isGone = false;
  const { url, reached } = await receiver(cleanup, (_, response) => {
    response.writeHead(200);
    // Each part arrives in time, and the last one never.
    const drip = setInterval(() => response.write('x'), 20);
    response.once('close', () => {
      clearInterval(drip);
      isGone = true;
    });
  });
  await refused(cleanup, url, /url cannot be downloaded/, {
    time,
    async meanwhile() {
      await reached(1);
      time.advance(59_999);
      await new Promise(resolve => setTimeout(resolve, 20));
      assert.equal(isGone, false);
      time.advance(1);
      await until(() => isGone);
    },
  });
});

test.run();
