/** Wrong clocks are reported, and delay nothing. */
import assert from 'node:assert/strict';
import { compareClocks } from '../../src/common/time/compare-clocks.ts';
import { shop } from '../../src/testing/sample.ts';
import { suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { engine, happening, listen, receiver, storages } from './receiver.ts';

const test = suiteOf('Webhook clocks');

async function reportedOf(clock: () => number): Promise<unknown[]> {
  const errors: unknown[] = [];
  await compareClocks({ clock }, error => void errors.push(error));
  return errors.map(error => (error as Error).message);
}

test('report a clock that differs by more than five seconds, with the difference', async () => {
  assert.deepEqual(await reportedOf(() => Date.now() + 400_000), [
    'The clock of this process is 400 s behind the clock of the storage: please correct it',
  ]);
  assert.deepEqual(await reportedOf(() => Date.now() - 400_000), [
    'The clock of this process is 400 s ahead of the clock of the storage: please correct it',
  ]);
});

test('do not report a clock that differs by four seconds', async () => {
  assert.deepEqual(
    [await reportedOf(() => Date.now() + 4_000), await reportedOf(() => Date.now() - 4_000)],
    [[], []],
  );
});

test('report a storage error like any other', async () => {
  const fails = () => {
    throw new Error('the storage is away');
  };
  assert.deepEqual(await reportedOf(fails), ['the storage is away']);
});

for (const [name, open] of eachStorage(storages))
  test(`report a wrong clock and send anyway, over ${name}`, async cleanup => {
    const repository = await open(cleanup);
    const { url, received } = await receiver(cleanup);
    await listen(repository, url);
    const errors: string[] = [];
    const far = {
      ...repository,
      webhooks: { ...repository.webhooks, clock: () => Date.now() + 400_000 },
    };
    const webhooks = engine(cleanup, far, { onError: error => errors.push((error as Error).message) });
    webhooks.start();
    const event = { ...happening('msg_1'), created_at: new Date(Date.now() + 400_000).toISOString() };
    await repository.webhooks.publish(shop, [event]);
    webhooks.nudge();
    await until(() => received.length === 1);
    assert.deepEqual(errors, [
      'The clock of this process is 400 s behind the clock of the storage: please correct it',
    ]);
  });

test('compare nothing if the host has its own clock', async cleanup => {
  const repository = await storages.lowdb?.(cleanup);
  assert.ok(repository);
  const errors: unknown[] = [];
  let asked = 0;
  const counted = {
    ...repository,
    webhooks: {
      ...repository.webhooks,
      clock: () => {
        asked += 1;
        return 0;
      },
    },
  };
  const webhooks = engine(cleanup, counted, { now: () => 0, onError: error => errors.push(error) });
  webhooks.start();
  await webhooks.close();
  assert.deepEqual([asked, errors], [0, []]);
});

test.run();
