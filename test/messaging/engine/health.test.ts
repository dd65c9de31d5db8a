/** The health of instances: what is wrong is told once, and once when it is over. */
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import type { HealthCode, InstanceHealth } from '../../../src/generated/types.ts';
import { isRefused } from '../../../src/index.ts';
import { simulated } from '../../../src/messaging/drivers/simulated/driver.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { eachStorage } from '../../storages.ts';
import { type House, house, lowdbHouse, shop, storages } from './house.ts';
import { rough } from './rough.ts';

const test = suiteOf('Health of instances', { isLong: true });
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const mara = '+4915112345601';

type Here = House & { readonly channel: ReturnType<typeof simulated>; readonly id: string };

/** An open instance of the simulated channel. */
async function opened(
  cleanup: Cleanup,
  open: (cleanup: Cleanup) => ReturnType<typeof lowdbHouse> = lowdbHouse,
  options: object = {},
): Promise<Here> {
  const channel = simulated();
  const base = await house(cleanup, { driver: channel, repository: await open(cleanup), ...options });
  const id = await base.instance();
  base.engineOf().start();
  await base.reaches(id, 'open');
  return { ...base, channel, id };
}

/** What was told of the health, in its order. */
const reported = async ({ events }: House): Promise<InstanceHealth[]> =>
  (await events())
    .filter(({ type }) => type === 'instance.health')
    .map(({ data }) => data.health as InstanceHealth);

const words = ({ status, reasons }: Pick<InstanceHealth, 'status' | 'reasons'>) =>
  [status, ...reasons.map(({ code }) => code)].join(' ');

const reportedWords = async (here: House) => (await reported(here)).map(words);

/** Waits until so much was told. */
const tells = (here: House, expected: readonly string[], most = hour) =>
  here.time.until(expected.join(', '), async () => (await reportedWords(here)).length >= expected.length, {
    step: second,
    most,
  });

for (const [storage, open] of eachStorage(storages)) {
  test(`an instance without a connection is bad after a minute, and well a minute after it is open, on ${storage}`, async cleanup => {
    const here = await opened(cleanup, open);
    const { time, channel, id, reaches, found } = here;
    channel.misbehave(id, { connect: 'fail' });
    await channel.cut(id);
    await reaches(id, 'connecting');
    const lost = time.clock();
    await tells(here, ['bad not_connected']);
    const [bad] = await reported(here);
    assert.ok(bad);
    const since = Date.parse(bad.since ?? '');
    assert.ok(since - lost >= 59 * second && since - lost < 65 * second, `${since - lost} ms`);
    assert.match(bad.reasons[0]?.message ?? '', /^It is not connected: The channel is not reachable$/);
    assert.equal(bad.last_error?.message, 'The channel is not reachable');
    assert.equal(bad.reconnects, 1);
    // However long it lasts, and however often it tries, it is told once.
    await time.pass(5 * minute, 5 * second);
    assert.deepEqual(await reportedWords(here), ['bad not_connected']);
    channel.misbehave(id, null);
    await reaches(id, 'open');
    const again = time.clock();
    await tells(here, ['bad not_connected', 'good']);
    const [, good] = await reported(here);
    assert.ok(Date.parse(good?.since ?? '') - again >= 58 * second, 'only after a minute');
    assert.deepEqual((await found(id)).health?.reasons, []);
  });

  test(`two engines tell a health once, whichever of them dies, on ${storage}`, async cleanup => {
    const channel = simulated();
    const base = await house(cleanup, {
      driver: channel,
      repository: await open(cleanup),
      leaseFor: 3 * second,
    });
    const id = await base.instance();
    const { messaging } = base.storage;
    assert.ok(messaging);
    // The process of the first one is cut off from the storage as soon as it has told the health, and never hears of it.
    let isCut = false;
    const cutOff = new Proxy(messaging, {
      get(target, name, receiver) {
        const method = Reflect.get(target, name, receiver);
        if (typeof method !== 'function') return method;
        return async (...given: unknown[]) => {
          if (isCut) throw new Error('cut off');
          const answer = await method.apply(target, given);
          const change = given[2] as { health?: unknown } | undefined;
          if (name === 'changeInstance' && change?.health !== undefined) isCut = true;
          if (isCut) throw new Error('cut off');
          return answer;
        };
      },
    });
    base.engineOf({ repository: { ...base.storage, messaging: cutOff } }).start();
    await base.reaches(id, 'open');
    channel.misbehave(id, { connect: 'fail' });
    await channel.cut(id);
    await base.time.until('the end of the first', () => isCut, { step: 200 });
    base.engineOf().start();
    const { generation } = await base.found(id);
    await base.time.until('the second', async () => (await base.found(id)).generation > generation, {
      step: second,
    });
    await base.time.pass(3 * minute, second);
    assert.deepEqual(await reportedWords(base), ['bad not_connected']);
    assert.equal((await base.found(id)).health?.status, 'bad');
    channel.misbehave(id, null);
    await tells(base, ['bad not_connected', 'good']);
    await base.time.pass(2 * minute, second);
    assert.deepEqual(await reportedWords(base), ['bad not_connected', 'good']);
  });

  test(`the health says when something was last sent and received, and survives its process, on ${storage}`, async cleanup => {
    const here = await opened(cleanup, open);
    const { time, channel, id, queue, message, found, engineOf, messaging } = here;
    const [first = ''] = await queue(id, mara, ['Hello']);
    await time.until('sent', async () => (await message(id, first)).state !== 'queued');
    const sent = (await message(id, first)).sent_at;
    await time.pass(10 * second, second);
    const receivedAt = new Date(time.clock()).toISOString();
    await channel.receive(id, { from: mara, text: 'Yes?' });
    const [unknown = ''] = await queue(id, '+4915112345404', ['Who are you?']);
    await time.until('failed', async () => (await message(id, unknown)).state === 'failed');
    await time.until('all is stored', async () => (await found(id)).health_stats?.last_error != null, {
      step: 500,
    });
    const { health_stats: healthStats } = await found(id);
    assert.equal(healthStats?.last_sent_at, sent);
    assert.equal(healthStats?.last_received_at, receivedAt);
    assert.equal(healthStats?.last_error?.message, 'Nobody has this address');
    // Another process goes on with them.
    const other = engineOf();
    const { generation } = await found(id);
    await messaging.releaseInstances([{ workspaceId: shop, instanceId: id, generation }]);
    other.start();
    await time.until('taken over', async () => (await found(id)).generation > generation);
    await time.until('open', async () => (await found(id)).state === 'open', { step: 100 });
    const after = (await found(id)).health_stats;
    assert.equal(after?.last_sent_at, sent);
    assert.equal(after?.last_received_at, receivedAt);
    assert.deepEqual(await reportedWords(here), []);
  });
}

test('a connection that is lost for less than a minute is not told', async cleanup => {
  const here = await opened(cleanup);
  const { time, channel, id, reaches } = here;
  for (let times = 0; times < 10; times += 1) {
    await channel.cut(id);
    await reaches(id, 'connecting');
    await reaches(id, 'open');
    await time.pass(2 * minute, second);
  }
  assert.deepEqual(await reportedWords(here), []);
});

test('a connection that comes and goes does not make the health come and go', async cleanup => {
  const here = await opened(cleanup);
  const { time, channel, id, reaches } = here;
  // Down for two minutes, open for half a minute, again and again.
  for (let times = 0; times < 12; times += 1) {
    channel.misbehave(id, { connect: 'fail' });
    await channel.cut(id);
    await reaches(id, 'connecting');
    await time.pass(2 * minute, second);
    channel.misbehave(id, null);
    await reaches(id, 'open');
    await time.pass(30 * second, second);
  }
  assert.deepEqual(await reportedWords(here), ['bad not_connected']);
});

test('a connection that is lost too often in a day is told, and is over at half of it', async cleanup => {
  const here = await opened(cleanup, lowdbHouse, {
    health: { reconnects: 6 },
    ...{ leaseFor: hour, pollInterval: minute, heartbeatInterval: hour, timeouts: { heartbeat: hour } },
  });
  const { time, channel, id, reaches, found } = here;
  for (let times = 0; times < 8; times += 1) {
    await channel.cut(id);
    await reaches(id, 'connecting');
    await reaches(id, 'open');
    await time.pass(hour, 30 * second);
  }
  assert.deepEqual(await reportedWords(here), ['degraded unstable']);
  assert.match(
    (await reported(here))[0]?.reasons[0]?.message ?? '',
    /^The connection was lost 6 times in 24 hours$/,
  );
  assert.equal((await found(id)).health_stats?.lost.length, 8);
  await time.pass(23 * hour, minute);
  assert.deepEqual(await reportedWords(here), ['degraded unstable', 'good']);
});

test('messages that wait while none is sent are told after five minutes, and not while some are sent', async cleanup => {
  const here = await opened(cleanup);
  const { time, channel, id, queue, messaging } = here;
  // One a minute: the last one waits for ten minutes.
  assert.ok(!isRefused(await messaging.changeInstance(shop, id, { rate: 1 })));
  await time.pass(5 * second, second);
  await queue(id, mara, ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  await queue(id, '+4915112345602', ['later'], { send_at: new Date(time.clock() + 24 * hour).toISOString() });
  await time.pass(12 * minute, second);
  assert.deepEqual(await reportedWords(here), []);
  channel.misbehave(id, { send: 'fail' });
  const begun = new Date(time.clock()).toISOString();
  await queue(id, mara, ['stuck', 'behind']);
  await tells(here, ['bad not_sending']);
  const [bad] = await reported(here);
  assert.ok(bad);
  assert.deepEqual([bad.queued, bad.oldest_queued_at], [3, begun]);
  assert.ok(Date.parse(bad.since ?? '') - Date.parse(begun) >= 5 * minute);
  channel.misbehave(id, null);
  await tells(here, ['bad not_sending', 'good']);
});

test('a file that is too large, and a full workspace, are told, and room is the end of the latter', async cleanup => {
  const driver = rough();
  const base = await house(cleanup, { driver, mediaLimit: 1_000, mediaLimitPerWorkspace: 1_500 });
  // Files are streams, which take real time.
  base.time.isPaced = true;
  const id = await base.instance();
  base.engineOf().start();
  await base.reaches(id, 'open');
  let most = Number.POSITIVE_INFINITY;
  driver.open = ({ ref }) =>
    Readable.from([Buffer.alloc(Math.min(most, Number(ref)), 'x')], { objectMode: false });
  const tell = (size: number) =>
    driver.sessions.at(-1)?.tell({
      type: 'message',
      externalId: `${size}`,
      chat: mara,
      chatKind: 'direct',
      from: mara,
      content: { kind: 'media', file: { ref: `${size}` }, caption: null },
      at: '2026-03-14T09:00:00Z',
    });
  await tell(900);
  await tell(1_001);
  await tells(base, ['degraded files_failed']);
  assert.equal((await reported(base))[0]?.last_error?.message, 'The file has more than 1000 bytes');
  await tell(901);
  await tells(base, ['', 'degraded files_failed files_no_room']);
  // A small one is stored all the same.
  await tell(10);
  await base.time.pass(5 * minute, 5 * second);
  assert.equal((await reported(base)).length, 2);
  most = 100;
  await tells(base, ['', '', 'degraded files_failed']);
  assert.deepEqual(await reportedWords(base), [
    'degraded files_failed',
    'degraded files_failed files_no_room',
    'degraded files_failed',
  ]);
  assert.equal((await base.found(id)).state, 'open');
});

test('a log-out on the phone is bad at once, and stays so until the instance is paired again', async cleanup => {
  const here = await opened(cleanup);
  const { time, channel, id, reaches, messaging, found } = here;
  await channel.logOut(id);
  await reaches(id, 'closed');
  // It is told in the same step.
  assert.deepEqual(await reportedWords(here), ['bad not_connected']);
  const settings = { pair_after: 120, answers: false };
  const change = { wanted: 'open', state: 'connecting', reason: null, settings } as const;
  assert.ok(!isRefused(await messaging.changeInstance(shop, id, change, { interrupt: true })));
  await time.pass(90 * second, second);
  assert.deepEqual(await reportedWords(here), ['bad not_connected']);
  await reaches(id, 'open');
  await tells(here, ['bad not_connected', 'good']);
  assert.equal((await found(id)).health_stats?.down_since, null);
});

test('an instance that is being paired for the first time, or was never connected, is well', async cleanup => {
  const here = await house(cleanup);
  const id = await here.instance({ settings: { pair_after: null }, state: 'created', wanted: 'open' });
  here.engineOf().start();
  await here.time.until('a code', async () => (await here.found(id)).pairing !== null);
  await here.time.pass(9 * minute, second);
  assert.equal((await here.found(id)).state, 'connecting');
  await here.time.until('nobody has paired it', async () => (await here.found(id)).state === 'closed', {
    step: second,
  });
  await here.time.pass(5 * second, second);
  assert.deepEqual(await reportedWords(here), []);
});

/** An instance without a connection for a time. `lost`: the moment since when. */
async function lostFor(cleanup: Cleanup, duration: number) {
  const here = await opened(cleanup);
  const { time, channel, id, reaches } = here;
  channel.misbehave(id, { connect: 'fail' });
  await channel.cut(id);
  await reaches(id, 'connecting');
  const lost = time.clock();
  await time.pass(duration, second);
  return { here, id, lost };
}

test('another process that takes an instance over does not begin the minute without a connection anew', async cleanup => {
  const { here, id, lost } = await lostFor(cleanup, 40 * second);
  const { time, found, messaging, engineOf } = here;
  const { generation } = await found(id);
  await messaging.releaseInstances([{ workspaceId: shop, instanceId: id, generation }]);
  engineOf().start();
  await time.until('taken over', async () => (await found(id)).generation > generation);
  await tells(here, ['bad not_connected']);
  const since = Date.parse((await reported(here))[0]?.since ?? '');
  assert.ok(since - lost < 65 * second, `${since - lost} ms`);
});

test('an instance that its user connects again has a whole minute for it', async cleanup => {
  const { here, id } = await lostFor(cleanup, 40 * second);
  const { time, messaging } = here;
  const change = { wanted: 'open', state: 'connecting', reason: null } as const;
  assert.ok(!isRefused(await messaging.changeInstance(shop, id, change, { interrupt: true })));
  const begun = time.clock();
  await tells(here, ['bad not_connected']);
  const since = Date.parse((await reported(here))[0]?.since ?? '');
  assert.ok(since - begun >= 59 * second, `${since - begun} ms`);
});

test('the status follows from the worst reason', async cleanup => {
  const here = await opened(cleanup, lowdbHouse, { health: { reconnects: 1, notConnected: 5 * second } });
  const { channel, id } = here;
  channel.misbehave(id, { connect: 'fail' });
  await channel.cut(id);
  await tells(here, ['degraded unstable', 'bad unstable not_connected']);
  channel.misbehave(id, null);
  await tells(here, ['', '', 'degraded unstable']);
  const codes: HealthCode[] = (await reported(here)).at(-1)?.reasons.map(({ code }) => code) ?? [];
  assert.deepEqual(codes, ['unstable']);
});

test.run();
