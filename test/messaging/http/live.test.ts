/** Server-Sent Events of an instance: a real EventSource, resumption, many and slow listeners, revoked keys. */
import assert from 'node:assert/strict';
import { EventSource } from 'eventsource';
import type { Awaitable } from '../../../src/common/concurrency/awaitable.ts';
import type { ContactRecord } from '../../../src/generated/types.ts';
import { contactEvent } from '../../../src/messaging/events.ts';
import type { AskedAccess, FeedAccess } from '../../../src/messaging/feed/access.ts';
import { LiveFeed } from '../../../src/messaging/feed/live.ts';
import { isRefused, type Parts, RepositoryUnavailableError } from '../../../src/repository/index.ts';
import { type Cleanup, fixtureRepository, secrets, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { eachStorage, storages } from '../../storages.ts';
import { until } from '../../until.ts';
import { FakeTime } from '../fake-time.ts';
import { clientOf, sharedMock } from './service.ts';

const test = suiteOf('Listening to an instance', { isLong: true });

interface Told {
  readonly id: string;
  readonly type: string;
  readonly sequence: number;
}

const shop = 'ws_studio';

/** A client as browsers have it, with the key in its header. */
function sourceOf(cleanup: Cleanup, url: string, lastEventId: string | null = null) {
  const source = new EventSource(url, {
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        headers: {
          ...init.headers,
          authorization: `Bearer ${secrets.studio}`,
          ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
        },
      }),
  });
  cleanup(() => source.close());
  const reported: Told[] = [];
  source.addEventListener('message', ({ data, lastEventId: id }) => {
    const event = JSON.parse(data) as Told;
    assert.equal(id, String(event.sequence));
    reported.push(event);
  });
  const opened = new Promise<void>(resolve =>
    source.addEventListener('open', () => resolve(), { once: true }),
  );
  return { source, reported, opened };
}

for (const [storage, open] of eachStorage(storages)) {
  test(`tells what happens, and goes on where a client was, without gaps or repeats, on ${storage}`, async cleanup => {
    const mock = await sharedMock(open);
    const { opened, contact, call, data } = clientOf(mock);
    const id = await opened();
    const other = await opened();
    const url = `${mock.url}/api/v1/instances/${id}/events`;
    const first = sourceOf(cleanup, url);
    await first.opened;
    const writing = (async () => {
      for (let count = 0; count < 500; count += 25)
        await Promise.all(
          Array.from({ length: 25 }, (_, index) => contact(id, { address: `+1${count + index}` })),
        );
    })();
    await contact(other, { address: '+1' });
    await until(() => first.reported.length >= 100);
    first.source.close();
    const before = [...first.reported];
    // Another client goes on while events are still written.
    const second = sourceOf(cleanup, url, String(before.at(-1)?.sequence));
    await writing;
    // On a busy machine, the instance may be connected again meanwhile, which is told too.
    const contacts = () => [...before, ...second.reported].filter(({ type }) => type === 'contact.updated');
    await until(() => contacts().length >= 500);
    const all = contacts().map(({ sequence }) => sequence);
    const feed = await call('GET', `/events?instance_id=${id}&type=contact.updated&limit=1000`);
    assert.deepEqual(
      all,
      (feed.json.data as Told[]).map(({ sequence }) => sequence),
    );
    assert.equal(all.length, 500);
    await data('DELETE', `/instances/${id}`);
  });

  test(`refuses a Last-Event-ID that is none on ${storage}`, async () => {
    const { opened, refused } = clientOf(await sharedMock(open));
    const id = await opened();
    for (const header of ['x', '-1', '1.5', '9'.repeat(20)])
      await refused(
        'GET',
        `/instances/${id}/events`,
        400,
        /Last-Event-ID must be the id of an event/,
        undefined,
        {
          'last-event-id': header,
        },
      );
  });

  test(`tells a client with a number from before the data was replaced what is new, on ${storage}`, async cleanup => {
    const mock = await sharedMock(open);
    const { opened, contact } = clientOf(mock);
    const id = await opened();
    const { reported, opened: listening } = sourceOf(
      cleanup,
      `${mock.url}/api/v1/instances/${id}/events`,
      '999999999',
    );
    await listening;
    let count = 0;
    await until(async () => {
      await contact(id, { address: `+2${++count}` });
      return reported.length > 0;
    });
    assert.equal(reported[0]?.type, 'contact.updated');
  });

  test(`tells clients that listen during a reset all that comes afterwards, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { contact } = clientOf(mock);
    const id = 'ins_demo';
    const url = `${mock.url}/api/v1/instances/${id}/events`;
    const [first, second] = [sourceOf(cleanup, url), sourceOf(cleanup, url)];
    await Promise.all([first.opened, second.opened]);
    const count = (reported: readonly Told[]) =>
      reported.filter(({ type }) => type === 'contact.updated').length;
    for (let at = 1; at <= 20; at++) await contact(id, { address: `+3${at}` });
    await until(() => count(first.reported) === 20 && count(second.reported) === 20);
    // One has gone, and comes back with a number that the feed does not have any more.
    first.source.close();
    await mock.reset();
    await contact(id, { address: '+41' });
    await until(() => count(second.reported) === 21);
    const third = sourceOf(cleanup, url, '999999999');
    await third.opened;
    let more = 0;
    await until(async () => {
      await contact(id, { address: `+5${++more}` });
      return count(third.reported) > 0;
    });
    await until(() => count(second.reported) === 21 + more);
  });
}

/** The feed of one process over a storage, with the clock of the test. */
async function feedOf(cleanup: Cleanup) {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const messaging = { ...(repository.messaging as Parts['messaging']) };
  const instance = { id: 'ins_demo' };
  const time = new FakeTime();
  let changed = () => {};
  let replaced: () => Awaitable<void> = () => {};
  const keys = new Map<string, () => Promise<boolean>>();
  /** All that is asked about, except the keys of listeners that may not listen any more. */
  const access = async (asked: AskedAccess): Promise<FeedAccess> => {
    const all = [...asked.keys];
    const may = await Promise.all(all.map(key => keys.get(key)?.()));
    const valid = all.filter((_, index) => may[index]);
    return { ...asked, keys: new Map(valid.map(key => [key, []])) };
  };
  const live = new LiveFeed({
    repository: messaging,
    engine: {
      watch: (_, reported) => {
        changed = reported;
        return () => {
          changed = () => {};
        };
      },
      onReplaced: reported => {
        replaced = reported;
      },
    },
    time,
    access: (_, asked) => access(asked),
  });
  let contacts = 0;
  const write = async (count = 1) => {
    const at = new Date(time.clock()).toISOString();
    contacts += 1;
    const contact: ContactRecord = {
      id: `con_new_${contacts}`,
      instance_id: instance.id,
      address: `+3${contacts}`,
      name: 'Somebody',
      blocked: false,
      picture_id: null,
      created_at: at,
      changed_at: at,
    };
    const events = (made: Readonly<ContactRecord>) =>
      Array.from({ length: count }, () => contactEvent(made, { now: time.clock() }));
    assert.equal(isRefused(await messaging.putContact(shop, instance.id, contact, { events })), false);
    changed();
  };
  const listen = (stillMay = async () => true, after: number | null = null) => {
    const keyId = `key_${keys.size}`;
    keys.set(keyId, stillMay);
    return live.listen({ workspaceId: shop, keyId, instanceId: instance.id, address: '127.0.0.1', after });
  };
  return { live, listen, write, time, messaging, replace: () => replaced() };
}

test('tells 1,000 listeners each event once, and reads it once for all', async cleanup => {
  const { listen, write, messaging } = await feedOf(cleanup);
  let reads = 0;
  const { feed } = messaging;
  messaging.feed = (...asked) => {
    reads += 1;
    return feed.call(messaging, ...asked);
  };
  const texts = Array.from({ length: 1_000 }, () => '');
  const streams = await Promise.all(
    texts.map(async (_, index) => {
      const stream = await listen();
      return stream.on('data', chunk => {
        texts[index] += chunk;
      });
    }),
  );
  await until(() => texts.every(text => text.includes('retry: 2000')));
  await new Promise(resolve => setTimeout(resolve, 50));
  reads = 0;
  for (let count = 0; count < 5; count += 1) await write();
  const countOf = (text: string) => text.split('\ndata: ').length - 1;
  await until(() => texts.every(text => countOf(text) >= 5));
  assert.ok(texts.every(text => countOf(text) === 5));
  assert.ok(reads <= 12, `${reads} reads for 1,000 listeners`);
  for (const stream of streams) stream.destroy();
});

test('misses nothing while several clients begin at the same time', async cleanup => {
  const { listen, write, messaging } = await feedOf(cleanup);
  // The answer for the first client is the last to arrive.
  const { endOfFeed } = messaging;
  let asked = 0;
  const hold: (() => void)[] = [];
  messaging.endOfFeed = async (...place) => {
    asked += 1;
    if (asked === 2) await new Promise<void>(resolve => hold.push(resolve));
    return endOfFeed.call(messaging, ...place);
  };
  let text = '';
  const [first, second] = await Promise.all([listen(), listen()]);
  first.on('data', chunk => {
    text += chunk;
  });
  second.on('data', () => {});
  await write();
  for (const go of hold) go();
  await write();
  await until(() => text.split('\ndata: ').length - 1 >= 2);
  first.destroy();
  second.destroy();
});

test('tells a client all that is stored after it was told that it is connected', async cleanup => {
  const { listen, write, messaging } = await feedOf(cleanup);
  const { endOfFeed } = messaging;
  let go = () => {};
  const released = new Promise<void>(resolve => {
    go = resolve;
  });
  let isAsked = false;
  messaging.endOfFeed = async (...place) => {
    isAsked = true;
    await released;
    return endOfFeed.call(messaging, ...place);
  };
  let text = '';
  const connected = (async () => {
    const stream = await listen();
    cleanup(() => void stream.destroy());
    stream.on('data', chunk => {
      text += chunk;
    });
  })();
  await until(() => isAsked);
  // Whoever is connected before the storage has answered would miss what is stored now.
  const turns = (async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise(resolve => setImmediate(resolve));
  })();
  await Promise.race([connected, turns.then(go)]);
  await connected;
  await write();
  go();
  await until(
    () => text.includes('\ndata: '),
    () => text,
    10_000,
  );
});

test('connects a client only when it is known where it begins in data that replaced the data meanwhile', async cleanup => {
  const { listen, write, messaging, replace } = await feedOf(cleanup);
  const { endOfFeed } = messaging;
  const answers: (() => void)[] = [];
  messaging.endOfFeed = async (...place) => {
    await new Promise<void>(resolve => answers.push(resolve));
    return endOfFeed.call(messaging, ...place);
  };
  const turns = async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise(resolve => setImmediate(resolve));
  };
  let isConnected = false;
  const connected = listen().then(stream => {
    cleanup(() => void stream.destroy());
    isConnected = true;
    return stream;
  });
  await until(() => answers.length === 1);
  const restarted = replace();
  await until(() => answers.length === 2);
  answers[0]?.();
  await turns();
  assert.equal(isConnected, false);
  answers[1]?.();
  const stream = await connected;
  await restarted;
  let text = '';
  stream.on('data', chunk => {
    text += chunk;
  });
  await write();
  await until(
    () => text.includes('\ndata: '),
    () => text,
  );
});

test('refuses a client if the storage fails while it joins, and ends those that listen', async cleanup => {
  const { listen, messaging } = await feedOf(cleanup);
  const first = await listen();
  const ended = new Promise<Error>(resolve => first.once('error', resolve));
  const failure = new RepositoryUnavailableError('The storage cannot be reached');
  messaging.feed = async () => {
    throw failure;
  };
  await assert.rejects(listen(), failure);
  assert.equal(await ended, failure);
});

test('answers 503 if the storage does not say where a client begins', async cleanup => {
  const mock = await mockFor(cleanup, { port: 0 });
  mock.repository.messaging.endOfFeed = async () => {
    throw new RepositoryUnavailableError('The storage cannot be reached');
  };
  const response = await fetch(`${mock.url}/api/v1/instances/ins_demo/events`, {
    headers: { authorization: `Bearer ${mock.keys.studio}` },
  });
  assert.equal(response.status, 503);
  assert.match(await response.text(), /temporarily unavailable/);
});

test('ends for a client that reads nothing, instead of filling the memory', async cleanup => {
  const { listen, write } = await feedOf(cleanup);
  const slow = await listen();
  let isClosed = false;
  slow.once('close', () => {
    isClosed = true;
  });
  await until(() => slow.readableLength > 0);
  let most = 0;
  for (let count = 0; count < 100 && !isClosed; count += 1) {
    await write(100);
    await new Promise(resolve => setImmediate(resolve));
    most = Math.max(most, slow.readableLength);
  }
  assert.ok(isClosed, 'it is closed');
  assert.ok(most < 1_500_000, `${most} bytes were kept for it`);
});

test('asks nothing more about a client that has left while it was asked about', async cleanup => {
  const { listen, time } = await feedOf(cleanup);
  let asked = 0;
  let answer = (_: boolean) => {};
  const stream = await listen(() => {
    asked += 1;
    return new Promise(resolve => {
      answer = resolve;
    });
  });
  time.advance(15_000);
  assert.equal(asked, 1);
  const closed = new Promise(resolve => stream.once('close', resolve));
  stream.destroy();
  await closed;
  answer(true);
  await new Promise(resolve => setImmediate(resolve));
  time.advance(15_000);
  assert.equal(asked, 1);
});

test('ends within 15 seconds for a revoked key and a deleted instance, and writes nothing afterwards', async cleanup => {
  const { listen, write, time } = await feedOf(cleanup);
  let may = true;
  const stream = await listen(async () => may);
  let text = '';
  let failure: unknown = null;
  let isOver = false;
  stream.on('error', error => {
    failure = error;
  });
  stream.on('end', () => {
    isOver = true;
  });
  await until(() => stream.readableLength > 0);
  time.advance(15_000);
  may = false;
  await new Promise(resolve => setImmediate(resolve));
  time.advance(15_000);
  await new Promise(resolve => setImmediate(resolve));
  await write();
  await new Promise(resolve => setTimeout(resolve, 20));
  stream.on('data', chunk => {
    text += chunk;
  });
  await until(() => isOver);
  assert.equal(failure, null);
  assert.equal(text.includes('\ndata: '), false);
  assert.ok(text.includes(': still here'));
});

test.run();
