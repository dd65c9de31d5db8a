/** A workspace whose receivers are faster than the storage holds up no other. */
import assert from 'node:assert/strict';
import type { WholeRepository } from '../../src/index.ts';
import { endpoint, other, shop } from '../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { engine, happening, listen, receiver, storages } from './receiver.ts';

const test = suiteOf('A busy workspace', { isLong: true });

type Webhooks = WholeRepository['webhooks'];

/** The storage with another method of webhooks. */
function withMethod<Name extends 'claim' | 'settle'>(
  repository: WholeRepository,
  name: Name,
  method: Webhooks[Name],
): WholeRepository {
  const webhooks = new Proxy(repository.webhooks, {
    get: (target, asked) =>
      asked === name ? method : (target[asked as keyof Webhooks] as (() => void) | undefined)?.bind(target),
  });
  return new Proxy(repository, {
    get: (target, asked) => (asked === 'webhooks' ? webhooks : Reflect.get(target, asked)),
  });
}

/** A storage that stores no outcome of the shop until it is released. */
function holding(real: WholeRepository) {
  const held: (() => void)[] = [];
  const outcomes: string[] = [];
  let isOpen = false;
  const repository = withMethod(real, 'settle', async (token, batch, clock) => {
    if (!isOpen && batch.some(one => one.workspaceId === shop))
      await new Promise<void>(resolve => held.push(resolve));
    outcomes.push(...batch.map(({ deliveryId }) => deliveryId));
    return real.webhooks.settle(token, batch, clock);
  });
  const release = () => {
    isOpen = true;
    for (const resolve of held.splice(0)) resolve();
  };
  return { repository, outcomes, release };
}

const messages = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => happening(`${name}_${index}`));

/** A shop with more due deliveries than may wait for the storage, and a webhook of another workspace. */
async function start(cleanup: Cleanup, storage: string) {
  const real = (await storages[storage]?.(cleanup)) as WholeRepository;
  const { repository, outcomes, release } = holding(real);
  const busy = await receiver(cleanup);
  const calm = await receiver(cleanup);
  for (let index = 0; index < 5; index += 1) await listen(real, busy.url, { id: `ep_${index}` });
  await real.webhooks.createEndpoint(other, { ...endpoint('ep_calm', ['*']), url: calm.url });
  await real.webhooks.publish(shop, messages('busy', 40));
  cleanup(release);
  const webhooks = engine(cleanup, repository, { concurrency: 1 });
  webhooks.start();
  return { real, webhooks, busy, calm, outcomes, release };
}

const stateOf = async ({ webhooks }: WholeRepository, workspaceId: string, id: string) =>
  (await webhooks.findDelivery(workspaceId, id))?.delivery.state;

for (const [storage] of eachStorage(storages)) {
  test(`is held back while its outcomes are not stored, and others are not, over ${storage}`, async cleanup => {
    const { real, webhooks, busy, calm, release } = await start(cleanup, storage);
    // Half of the outcomes that may wait.
    await busy.reached(50);
    for (const [index, event] of messages('calm', 60).entries()) {
      await real.webhooks.publish(other, [event]);
      webhooks.nudge();
      await calm.reached(index + 1);
      await until(async () => (await stateOf(real, other, `${event.id}_ep_calm`)) === 'succeeded');
    }
    assert.ok(busy.received.length <= 52, `${busy.received.length} were sent`);
    release();
    await busy.reached(200);
  });

  test(`loses nothing and sends nothing twice when its worker ends, over ${storage}`, async cleanup => {
    const { real, webhooks, busy, outcomes, release } = await start(cleanup, storage);
    await busy.reached(50);
    const closing = webhooks.close();
    release();
    await closing;
    assert.equal(outcomes.length, busy.received.length);
    engine(cleanup, real).start();
    await busy.reached(200);
    for (const { id } of messages('busy', 40))
      for (let index = 0; index < 5; index += 1)
        await until(async () => (await stateOf(real, shop, `${id}_ep_${index}`)) === 'succeeded');
    assert.equal(busy.received.length, 200);
  });
}

test.run();
