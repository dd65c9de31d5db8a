/** Files of received messages: the message is stored at once, and its file when that is possible. */
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { ChannelError } from '../../../src/channel/errors.ts';
import type { ChannelFile } from '../../../src/channel/events.ts';
import type { MessageRecord } from '../../../src/generated/types.ts';
import type { MessagingEngineOptions } from '../../../src/messaging/engine/options.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { eachStorage } from '../../storages.ts';
import { type House, house, lowdbHouse, shop, storages } from './house.ts';
import { cut, never, type Rough, rough } from './rough.ts';

const test = suiteOf('Files of received messages');
const mara = '+4915112345601';
const at = '2026-03-14T09:00:00Z';

const reported = (externalId: string, file: ChannelFile, caption: string | null = null) =>
  ({
    type: 'message',
    externalId,
    chat: mara,
    chatKind: 'direct',
    from: mara,
    content: { kind: 'media', file, caption },
    at,
  }) as const;

const reportedText = (externalId: string) =>
  ({ ...reported(externalId, { ref: '' }), content: { kind: 'text', text: externalId } }) as const;

type Here = House & { readonly driver: Rough; readonly id: string };

/** An open instance of a channel with files, over a storage. */
async function opened(
  cleanup: Cleanup,
  open: (cleanup: Cleanup) => ReturnType<typeof lowdbHouse>,
  options: Omit<Partial<MessagingEngineOptions>, 'repository'> = {},
): Promise<Here> {
  const driver = rough();
  const base = await house(cleanup, { driver, repository: await open(cleanup), ...options });
  // Files are streams, which take real time over any storage.
  base.time.isPaced = true;
  const id = await base.instance();
  base.engineOf().start();
  await base.reaches(id, 'open');
  return { ...base, driver, id };
}

const session = ({ driver }: Here) => driver.sessions.at(-1) as Rough['sessions'][number];

async function received({ messaging, id }: Here, externalId: string): Promise<Readonly<MessageRecord>> {
  const found = await messaging.findMessage(shop, id, { externalId });
  assert.ok(found, `${externalId} is stored`);
  return found;
}

const stateOf = async (here: Here, externalId: string): Promise<string> =>
  (await received(here, externalId)).file?.state ?? 'stored';

const reaches = (here: Here, externalId: string, state: string, step = 20) =>
  here.time.until(`${externalId} ${state}`, async () => (await stateOf(here, externalId)) === state, {
    step,
  });

/** The states of the file that were told. Events of the same millisecond have no order. */
const reportedStates = async (here: Here): Promise<string[]> =>
  (await here.events())
    .flatMap(({ type, data }) => {
      const { content } = (data.message ?? {}) as { content?: { media?: { state: string } } };
      return content?.media === undefined ? [] : [`${type} ${content.media.state}`];
    })
    .sort();

const errorsOf = ({ errors }: Here) => errors.map(error => (error as Error).message);

for (const [storage, open] of eachStorage(storages)) {
  test(`the message is stored at once, and its file after it, on ${storage}`, async cleanup => {
    const here = await opened(cleanup, open);
    let give = () => {};
    const given = new Promise<void>(resolve => {
      give = resolve;
    });
    here.driver.open = async ({ ref }) => {
      await given;
      return Readable.from([Buffer.from(ref)], { objectMode: false });
    };
    await session(here).tell(reported('A', { ref: 'Hello', name: 'hello.txt' }, 'Look'));
    const message = await received(here, 'A');
    assert.ok(message.content?.kind === 'media');
    assert.equal(message.content.caption, 'Look');
    const { media_id: mediaId } = message.content;
    assert.equal(await here.messaging.findMedia(shop, mediaId), null);
    await session(here).tell(reportedText('B'));
    assert.equal(await stateOf(here, 'A'), 'pending');
    give();
    await reaches(here, 'A', 'stored');
    const { name, size, type } = (await here.messaging.findMedia(shop, mediaId)) ?? {};
    assert.deepEqual([name, size, type], ['hello.txt', 5, 'text/plain']);
    assert.deepEqual(await reportedStates(here), ['message.received pending', 'message.updated stored']);
    assert.deepEqual(here.errors, []);
  });

  test(`a file that is too large, and a full workspace, hold up nothing behind them, on ${storage}`, async cleanup => {
    const here = await opened(cleanup, open, { mediaLimit: 1_000, mediaLimitPerWorkspace: 1_500 });
    const big = (size: number) => 'x'.repeat(size);
    here.driver.open = ({ ref }) => Readable.from([Buffer.from(big(Number(ref)))], { objectMode: false });
    await session(here).tell(reported('large', { ref: '1001' }));
    await session(here).tell(reported('fits', { ref: '900' }));
    await reaches(here, 'fits', 'stored');
    await session(here).tell(reported('full', { ref: '901' }, 'A caption'));
    await session(here).tell(reportedText('behind'));
    await reaches(here, 'large', 'too_large');
    await reaches(here, 'full', 'no_room');
    await received(here, 'behind');
    const { file: large } = await received(here, 'large');
    assert.deepEqual([large?.reason, large?.retry_at], ['The file has more than 1000 bytes', null]);
    const { file: full } = await received(here, 'full');
    assert.match(
      full?.reason ?? '',
      /^The file cannot be stored: the files of a workspace must not have more/,
    );
    assert.notEqual(full?.retry_at, null, 'there may be room later');
    const { content } = await received(here, 'full');
    assert.equal(content?.kind === 'media' ? content.caption : null, 'A caption');
    assert.deepEqual(
      (await here.messaging.countBacklog(shop)).map(({ files }) => files),
      [{ waiting: 1, failed: 1 }],
    );
    for (const reason of [
      /must not have more than 1000 bytes/,
      /must not have more than 1500 bytes in total/,
    ])
      assert.ok(
        errorsOf(here).some(text => reason.test(text)),
        `onError: ${reason} of ${errorsOf(here)}`,
      );
  });

  test(`a channel that does not have the file yet is asked again, until it gives it, on ${storage}`, async cleanup => {
    const here = await opened(cleanup, open);
    const answers: (() => Readable)[] = [
      () => {
        throw new ChannelError('The bridge is busy', { retry: true });
      },
      () => {
        throw new TypeError('fetch failed');
      },
      () =>
        Readable.from(
          (function* () {
            yield Buffer.from('half of');
            throw new Error('it broke off');
          })(),
          { objectMode: false },
        ),
      () => Readable.from([Buffer.from('all of it')], { objectMode: false }),
    ];
    let asked = 0;
    here.driver.open = () => {
      asked += 1;
      return (answers[asked - 1] as () => Readable)();
    };
    await session(here).tell(reported('A', { ref: 'a' }));
    await reaches(here, 'A', 'stored', 200);
    assert.equal(asked, 4);
    assert.ok(here.time.now() >= 2_000 + 10_000 + 60_000, 'it waits longer each time');
    const { content } = await received(here, 'A');
    assert.ok(content?.kind === 'media');
    assert.equal((await here.messaging.findMedia(shop, content.media_id))?.size, 9);
  });

  test(`a file that is gone fails with the reason of the channel, and is fetched when somebody asks for it, on ${storage}`, async cleanup => {
    const here = await opened(cleanup, open);
    const gone = () => {
      throw new ChannelError('The file has expired');
    };
    here.driver.open = gone;
    await session(here).tell(reported('A', { ref: 'a' }));
    await reaches(here, 'A', 'failed');
    assert.equal((await received(here, 'A')).file?.reason, 'The file has expired');
    here.driver.open = () => Readable.from([Buffer.from('again')], { objectMode: false });
    const { id } = await received(here, 'A');
    await here.messaging.retryFile(shop, here.id, id, new Date(here.time.clock()).toISOString());
    await reaches(here, 'A', 'stored');
    assert.deepEqual(errorsOf(here), ['The file has expired']);
  });

  test(`after the last attempt a file has failed, on ${storage}`, async cleanup => {
    const here = await opened(cleanup, open, { fetchSchedule: [10] });
    let asked = 0;
    here.driver.open = () => {
      asked += 1;
      throw new ChannelError('The bridge is busy', { retry: true });
    };
    await session(here).tell(reported('A', { ref: 'a' }));
    await reaches(here, 'A', 'failed');
    assert.equal(asked, 2);
  });

  test(`a file that never comes is given up and asked for again, and others come meanwhile, on ${storage}`, async cleanup => {
    const here = await opened(cleanup, open, { timeouts: { fetch: 5_000 } });
    let asked = 0;
    here.driver.open = ({ ref }) => {
      if (ref !== 'slow') return Readable.from([Buffer.from(ref)], { objectMode: false });
      asked += 1;
      return asked === 1 ? never() : Readable.from([Buffer.from(ref)], { objectMode: false });
    };
    await session(here).tell(reported('slow', { ref: 'slow' }));
    for (let index = 0; index < 10; index += 1)
      await session(here).tell(reported(`fast ${index}`, { ref: `fast ${index}` }));
    for (let index = 0; index < 10; index += 1) await reaches(here, `fast ${index}`, 'stored');
    await reaches(here, 'slow', 'stored');
    assert.equal(asked, 2);
  });

  test(`what was being fetched when the connection broke is fetched by the next one, on ${storage}`, async cleanup => {
    const here = await opened(cleanup, open);
    let asked = 0;
    here.driver.open = ({ ref }) => {
      asked += 1;
      return asked === 1 ? never() : Readable.from([Buffer.from(ref)], { objectMode: false });
    };
    await session(here).tell(reported('A', { ref: 'a' }));
    await here.time.until('the first attempt', () => asked === 1);
    await cut(session(here));
    await reaches(here, 'A', 'stored');
    assert.equal(asked, 2);
  });

  test(`what was being fetched by a process that has ended is fetched by the next one, on ${storage}`, async cleanup => {
    const here = await opened(cleanup, open);
    // The process that is replaced never says what has become of it.
    let asked = 0;
    here.driver.open = ({ ref }) => {
      asked += 1;
      return asked === 1 ? never() : Readable.from([Buffer.from(ref)], { objectMode: false });
    };
    await session(here).tell(reported('A', { ref: 'a' }));
    await here.time.until('the first attempt', () => asked === 1);
    const now = new Date(here.time.clock()).toISOString();
    await here.messaging.changeInstance(shop, here.id, {}, { interrupt: true, now });
    await reaches(here, 'A', 'stored');
    assert.equal(asked, 2);
    assert.equal((await received(here, 'A')).file, undefined);
  });

  test(`a file that was stored by a process that ended before it said so is not fetched again, on ${storage}`, async cleanup => {
    const media = memoryMedia();
    const here = await opened(cleanup, open, { media });
    let asked = 0;
    here.driver.open = ({ ref }) => {
      asked += 1;
      if (asked === 1) throw new ChannelError('not yet', { retry: true });
      return Readable.from([Buffer.from(ref)], { objectMode: false });
    };
    await session(here).tell(reported('A', { ref: 'a' }));
    await here.time.until('the first attempt', () => asked === 1);
    const { content } = await received(here, 'A');
    assert.ok(content?.kind === 'media');
    const id = content.media_id;
    await media.put(id, Readable.from([Buffer.from('whole')], { objectMode: false }));
    await here.messaging.addMedia(shop, {
      id,
      type: 'text/plain',
      size: 5,
      digest: 'a'.repeat(64),
      name: null,
      created_at: at,
    });
    await reaches(here, 'A', 'stored');
    assert.equal(asked, 1);
  });

  test(`a message that was deleted or edited while its file was fetched keeps what it has, on ${storage}`, async cleanup => {
    const here = await opened(cleanup, open);
    const waiting: (() => void)[] = [];
    here.driver.open = ({ ref }) =>
      ref === 'late'
        ? new Promise(resolve => {
            waiting.push(() => resolve(Readable.from([Buffer.from('late')], { objectMode: false })));
          })
        : Readable.from([Buffer.from(ref)], { objectMode: false });
    await session(here).tell(reported('A', { ref: 'late' }));
    await session(here).tell(reported('B', { ref: 'late' }));
    await here.time.until('both attempts', () => waiting.length === 2);
    await session(here).tell({ type: 'deleted', externalId: 'A', at });
    const content = { kind: 'media', file: { ref: 'new' }, caption: 'new' } as const;
    await session(here).tell({ type: 'edited', externalId: 'B', content, at });
    for (const give of waiting) give();
    await reaches(here, 'B', 'stored');
    const edited = await received(here, 'B');
    assert.ok(edited.content?.kind === 'media');
    assert.equal((await here.messaging.findMedia(shop, edited.content.media_id))?.size, 3);
    const deleted = await received(here, 'A');
    assert.deepEqual([deleted.content, deleted.file], [null, undefined]);
  });
}

test('a driver that cannot fetch files says so in the message', async cleanup => {
  const driver = rough();
  const { connect } = driver;
  driver.connect = async given => {
    const { fetch: _, ...connection } = await connect(given);
    return connection;
  };
  const base = await house(cleanup, { driver });
  const id = await base.instance();
  base.engineOf().start();
  await base.reaches(id, 'open');
  const here = { ...base, driver, id };
  await session(here).tell(reported('A', { ref: 'a' }));
  await reaches(here, 'A', 'failed');
  assert.equal((await received(here, 'A')).file?.reason, 'The channel driver cannot fetch files');
});

for (const file of [{}, { ref: '' }, { ref: 7 }, { ref: 'a', name: 7 }, { ref: 'x'.repeat(1_001) }, null])
  test(`an event with the file ${JSON.stringify(file)?.slice(0, 20)} is refused for good`, async cleanup => {
    const here = await opened(cleanup, lowdbHouse);
    await assert.rejects(async () => session(here).tell(reported('A', file as never)), {
      name: 'ChannelError',
      retry: false,
    });
    assert.equal(await here.messaging.findMessage(shop, here.id, { externalId: 'A' }), null);
  });

test.run();
