/** What people write is stored, however long it is and of whatever kind. */
import assert from 'node:assert/strict';
import type { ReceivedContent } from '../../../src/channel/events.ts';
import type { MessagingEngineOptions } from '../../../src/messaging/engine/options.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { eachStorage } from '../../storages.ts';
import { house, type lowdbHouse, shop, storages } from './house.ts';
import { rough } from './rough.ts';

const test = suiteOf('What people write');
const mara = '+4915112345601';
const at = '2026-03-14T09:00:00Z';

async function opened(
  cleanup: Cleanup,
  open: (cleanup: Cleanup) => ReturnType<typeof lowdbHouse>,
  options: Omit<Partial<MessagingEngineOptions>, 'repository'> = {},
) {
  const driver = rough();
  const media = memoryMedia();
  const base = await house(cleanup, { driver, repository: await open(cleanup), media, ...options });
  const id = await base.instance();
  base.engineOf().start();
  await base.reaches(id, 'open');
  const find = async (externalId: string) => {
    const found = await base.messaging.findMessage(shop, id, { externalId });
    return found?.content ?? null;
  };
  const reported = async (externalId: string, content: ReceivedContent) => {
    await driver.sessions[0]?.tell({
      type: 'message',
      externalId,
      chat: mara,
      chatKind: 'direct',
      from: mara,
      content,
      at,
    });
    return find(externalId);
  };
  const textOf = async (mediaId: string | undefined) => {
    const chunks = await (await media.open(mediaId ?? ''))?.toArray();
    return chunks === undefined ? null : Buffer.concat(chunks).toString();
  };
  const edit = async (externalId: string, content: ReceivedContent) => {
    await driver.sessions[0]?.tell({ type: 'edited', externalId, content, at });
    return find(externalId);
  };
  return { ...base, id, reported, edit, textOf };
}

for (const [storage, open] of eachStorage(storages)) {
  test(`a text of 65,536 characters is stored whole, and a longer one marked and kept as a file, on ${storage}`, async cleanup => {
    const { reported, edit, textOf, messaging, time } = await opened(cleanup, open, {
      mediaLimit: 10,
      mediaLimitPerWorkspace: 10,
    });
    const text = '👋'.repeat(65_536);
    assert.deepEqual(await reported('whole', { kind: 'text', text }), { kind: 'text', text });
    const long = `${text}!`;
    const content = await reported('long', { kind: 'text', text: long });
    assert.ok(content?.kind === 'text');
    assert.equal(content.text, text);
    assert.equal(content.truncated, true);
    assert.equal(await textOf(content.media_id), long, 'also if the workspace is full');
    const old = { commandsBefore: at, eventsBefore: null, messagesBefore: null };
    const mediaBefore = new Date(time.clock() + 86_400_000).toISOString();
    assert.deepEqual((await messaging.prune({ ...old, mediaBefore })).media, [], 'it is in use');
    assert.deepEqual(await edit('long', { kind: 'text', text: 'short' }), { kind: 'text', text: 'short' });
    const [gone] = (await messaging.prune({ ...old, mediaBefore })).media;
    assert.equal(gone?.mediaId, content.media_id);
  });

  test(`characters that cannot be stored are replaced, on ${storage}`, async cleanup => {
    const { reported } = await opened(cleanup, open);
    assert.deepEqual(await reported('A', { kind: 'text', text: 'a\0b\ud800c' }), {
      kind: 'text',
      text: 'a\uFFFDb\uFFFDc',
    });
  });

  test(`what the API has no kind for is kept as it came, on ${storage}`, async cleanup => {
    const { reported, textOf } = await opened(cleanup, open);
    const raw = '{"kind":"sticker","pack":9007199254740993}';
    assert.deepEqual(await reported('A', { kind: 'unsupported', type: 'sticker', raw }), {
      kind: 'unsupported',
      type: 'sticker',
      raw,
    });
    const long = `<a>${'x'.repeat(70_000)}</a>`;
    const content = await reported('B', { kind: 'unsupported', type: null, raw: long });
    assert.ok(content?.kind === 'unsupported');
    assert.deepEqual([content.type, content.raw.length, content.truncated], [null, 65_536, true]);
    assert.equal(await textOf(content.media_id), long);
  });

  test(`a content of a known kind that is more than can be stored is kept as it came, on ${storage}`, async cleanup => {
    const { reported } = await opened(cleanup, open);
    const options = Array.from({ length: 13 }, (_, index) => `Option ${index}`);
    const contents: readonly object[] = [
      { kind: 'poll', question: 'Q', options, multiple: false },
      { kind: 'location', latitude: 91, longitude: 0, name: null },
      { kind: 'contact', name: 'x'.repeat(201), addresses: [mara] },
      { kind: 'text', text: '' },
      { kind: 'text', text: 'with more', mentions: [mara] },
      { kind: 'sticker', pack: 7 },
    ];
    for (const [index, content] of contents.entries())
      assert.deepEqual(await reported(String(index), content as ReceivedContent), {
        kind: 'unsupported',
        type: (content as { kind: string }).kind,
        raw: JSON.stringify(content),
      });
  });

  test(`a long caption is stored, and a longer one marked, on ${storage}`, async cleanup => {
    const { reported } = await opened(cleanup, open);
    const media = async (externalId: string, caption: string) => {
      const content = await reported(externalId, { kind: 'media', file: { ref: 'a' }, caption });
      return content?.kind === 'media' ? content : null;
    };
    const long = 'x'.repeat(65_536);
    assert.deepEqual([(await media('A', long))?.caption, (await media('B', ''))?.caption], [long, null]);
    const cut = await media('C', `${long}y`);
    assert.deepEqual([cut?.caption, cut?.truncated], [long, true]);
  });
}

test.run();
