/** Several processes share the instances, and take over from each other. */
import assert from 'node:assert/strict';
import { simulated } from '../../../src/messaging/drivers/simulated/driver.ts';
import { suiteOf } from '../../helper.ts';
import { eachStorage } from '../../storages.ts';
import { house, shop, storages } from './house.ts';
import { never, rough } from './rough.ts';

const test = suiteOf('Holding instances');
const mara = '+4915112345601';

/** A storage that stops to answer, as for a process that is paused or cut off. */
function freezable<Part extends object>(part: Part): { part: Part; freeze(): void; melt(): void } {
  let isFrozen = false;
  let melt = () => {};
  const molten = new Promise<never>((_, reject) => {
    melt = () => {
      isFrozen = false;
      reject(new Error('the storage was away'));
    };
  });
  molten.catch(() => {});
  return {
    melt: () => melt(),
    part: new Proxy(part, {
      get(on, name) {
        const method = Reflect.get(on, name) as (...all: unknown[]) => unknown;
        return (...all: unknown[]) => (isFrozen ? molten : method.apply(on, all));
      },
    }),
    freeze() {
      isFrozen = true;
    },
  };
}

test('several engines hold each instance once, and share them', async cleanup => {
  const driver = rough();
  const { engineOf, instance, reaches } = await house(cleanup, { driver, instances: 2 });
  const ids = await Promise.all(Array.from({ length: 6 }, () => instance()));
  for (let count = 0; count < 3; count += 1) engineOf().start();
  for (const id of ids) await reaches(id, 'open');
  assert.deepEqual(driver.sessions.map(({ instanceId }) => instanceId).sort(), [...ids].sort());
});

for (const [kind, open] of eachStorage(storages))
  for (const recognisesRepeats of [true, false])
    test(`an engine takes over from one that does not answer any more: ${
      recognisesRepeats
        ? 'what was being sent is sent again, and recognised'
        : 'what was being sent is reported as unknown'
    }, on ${kind}`, async cleanup => {
      const driver = rough({ recognisesRepeats });
      const at = await house(cleanup, { driver, repository: await open(cleanup) });
      const { time, messaging, storage, engineOf, instance, found, queue, message, reaches } = at;
      const id = await instance();
      const frozen = freezable(messaging);
      engineOf({ repository: { ...storage, messaging: frozen.part }, timeouts: { send: 600_000 } }).start();
      cleanup(frozen.melt);
      await reaches(id, 'open');
      // The channel takes the first message, and the process stops before it knows.
      let isFirst = true;
      driver.after = () => {
        if (!isFirst) return undefined;
        isFirst = false;
        frozen.freeze();
        return never();
      };
      const ids = await queue(id, mara, ['first', 'second', 'third']);
      await time.until('the first', () => driver.arrived.length === 1);
      const { generation } = await found(id);
      engineOf().start();
      await time.pass(5_000);
      assert.equal((await found(id)).generation, generation, 'not before the end of the lease');
      await time.until('the takeover', async () => (await found(id)).generation > generation, {
        most: 30_000,
      });
      await time.until('all', async () => (await message(id, ids[2] ?? '')).state === 'sent');
      assert.deepEqual(
        driver.arrived.map(({ id }) => id),
        ids,
        'all once, in order',
      );
      const { state, reason } = await message(id, ids[0] ?? '');
      assert.deepEqual(
        { state, reason },
        recognisesRepeats
          ? { state: 'sent', reason: null }
          : {
              state: 'failed',
              reason: 'It is not known whether it was sent: The process that was sending it has ended',
            },
      );
    });

test('an engine that cannot reach the storage lets go of its instances when their lease is over', async cleanup => {
  const driver = rough();
  const { time, messaging, storage, engineOf, instance, reaches } = await house(cleanup, { driver });
  const id = await instance();
  const frozen = freezable(messaging);
  engineOf({ repository: { ...storage, messaging: frozen.part } }).start();
  cleanup(frozen.melt);
  await reaches(id, 'open');
  frozen.freeze();
  const [session] = driver.sessions;
  await time.until('the end of the session', () => session?.signal.aborted, { most: 32_000 });
});

test('an engine that closes gives its instances to others at once', async cleanup => {
  const driver = simulated();
  const { time, engineOf, instance, found, reaches } = await house(cleanup, { driver });
  const id = await instance();
  const first = engineOf();
  first.start();
  await reaches(id, 'open');
  const { generation } = await found(id);
  let isClosed = false;
  void first.close().then(() => {
    isClosed = true;
  });
  await time.until('closed', () => isClosed);
  engineOf().start();
  await time.until('the takeover', async () => (await found(id)).generation > generation, { most: 2_000 });
  await reaches(id, 'open', 2_000);
});

test('an engine that closes while the storage is away waits no longer than its leases', async cleanup => {
  const driver = rough();
  const { time, messaging, storage, engineOf, instance, reaches } = await house(cleanup, { driver });
  const id = await instance();
  let isAway = false;
  const changeInstance: typeof messaging.changeInstance = (...all) => {
    if (isAway) throw new Error('the storage is away');
    return messaging.changeInstance(...all);
  };
  const away = Object.assign(Object.create(messaging), { changeInstance });
  const engine = engineOf({ repository: { ...storage, messaging: away } });
  cleanup(() => {
    isAway = false;
  });
  engine.start();
  await reaches(id, 'open');
  isAway = true;
  let isClosed = false;
  void engine.close().then(() => {
    isClosed = true;
  });
  await time.until('closed', () => isClosed, { most: 32_000 });
});

test('a command is carried out by the engine that holds the instance, whichever was asked', async cleanup => {
  const { time, engineOf, instance, reaches } = await house(cleanup);
  const id = await instance();
  engineOf().start();
  await reaches(id, 'open');
  const other = engineOf();
  let result: unknown;
  void other.run(shop, id, 'contact.check', { addresses: [mara] }).then(checked => {
    result = checked;
  });
  await time.until('the result', () => result !== undefined, { most: 3_000 });
  assert.deepEqual(result, { found: [{ address: mara, exists: true, canonical: mara }] });
});

test('an instance of a driver that this process does not have is left to others', async cleanup => {
  const { time, engineOf, instance, found, reaches } = await house(cleanup);
  const other = await instance({ driver: 'carrier-pigeon', state: 'created' });
  const id = await instance();
  engineOf().start();
  await reaches(id, 'open');
  await time.pass(3_000);
  assert.equal((await found(other)).generation, 0);
});

test('a changed rate counts without a restart', async cleanup => {
  const driver = rough();
  const { time, messaging, engineOf, instance, queue, reaches } = await house(cleanup, { driver });
  const id = await instance({ rate: 1 });
  engineOf().start();
  await reaches(id, 'open');
  await messaging.changeInstance(shop, id, { rate: null });
  // The lease is renewed.
  await time.pass(12_000);
  await queue(id, mara, ['first', 'second', 'third']);
  await time.until('all', () => driver.arrived.length === 3, { most: 3_000 });
});

test('who watches a workspace is told of its events, and at each look of the engine', async cleanup => {
  const driver = simulated();
  const { time, engineOf, instance, reaches } = await house(cleanup, { driver });
  const id = await instance();
  const engine = engineOf();
  engine.start();
  await reaches(id, 'open');
  let reported = 0;
  const end = engine.watch(shop, () => {
    reported += 1;
  });
  await driver.receive(id, { from: mara, text: 'Hello' });
  assert.ok(reported > 0);
  reported = 0;
  await time.pass(2_500);
  assert.ok(reported >= 2, 'another process may have stored some');
  end();
  reported = 0;
  await driver.receive(id, { from: mara, text: 'Hello' });
  await time.pass(2_500);
  assert.equal(reported, 0);
});

test.run();
