/** Files that are sent by URL, from servers that do not behave. */
import assert from 'node:assert/strict';
import { createMessaging } from '../../../src/index.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import type { Parts } from '../../../src/repository/index.ts';
import { fixtureRepository, suiteOf } from '../../helper.ts';
import { receiver } from '../../webhooks/receiver.ts';

const test = suiteOf('Files by URL');

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

test.run();
