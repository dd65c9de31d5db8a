/** Webhooks with a failing storage: nothing is lost, the host gets the error, and sending continues. */
import assert from 'node:assert/strict';
import { RepositoryUnavailableError, type WholeRepository } from '../../src/index.ts';
import { shop } from '../../src/testing/sample.ts';
import { harmfulCallbacks } from '../harmful-callbacks.ts';
import { suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { engine, listen, receiver, storages } from './receiver.ts';

const test = suiteOf('Webhook worker with a failing storage');

test('reports outcomes that could not be stored to onError', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  const { url } = await receiver(cleanup);
  await listen(repository, url);
  const errors: unknown[] = [];
  const settle = async () => {
    throw new RepositoryUnavailableError('gone');
  };
  const webhooks = engine(
    cleanup,
    { ...repository, webhooks: { ...repository.webhooks, settle } },
    { onError: error => errors.push(error) },
  );
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {});
  await until(() => errors.length > 0);
  assert.ok(errors[0] instanceof RepositoryUnavailableError);
});

for (const [harm, onError] of Object.entries(harmfulCallbacks))
  for (const method of ['claim', 'settle'] as const)
    test(`continues after a failure of ${method} even if onError ${harm}`, async cleanup => {
      const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
      const { url, reached } = await receiver(cleanup);
      await listen(repository, url);
      let failures = 2;
      const flaky = async (...given: never[]) => {
        failures -= 1;
        if (failures >= 0) throw new RepositoryUnavailableError('gone');
        return (repository.webhooks[method] as (...given: never[]) => unknown)(...given);
      };
      const webhooks = engine(
        cleanup,
        { ...repository, webhooks: { ...repository.webhooks, [method]: flaky } },
        { onError },
      );
      webhooks.start();
      for (const [index, id] of ['order_1', 'order_2', 'order_3'].entries()) {
        await webhooks.publish(shop, 'order.paid', {}, { id });
        await reached(index + 1);
        // Each outcome by itself: those that fail together would use one failure, and the last would wait for its lease.
        await until(() => failures <= 1 - index);
      }
      const state = async () =>
        (await repository.webhooks.findDelivery(shop, 'order_3_ep_1'))?.delivery.state;
      await until(async () => (await state()) === 'succeeded');
    });

test('has stored all outcomes when close resolves', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  let answer = () => {};
  const { url, reached } = await receiver(cleanup, (_, res) => {
    answer = () => res.writeHead(204).end();
  });
  await listen(repository, url);
  const settle: WholeRepository['webhooks']['settle'] = async (...given) => {
    await new Promise(resolve => setTimeout(resolve, 20));
    return repository.webhooks.settle(...given);
  };
  const webhooks = engine(cleanup, { ...repository, webhooks: { ...repository.webhooks, settle } });
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {}, { id: 'order_1' });
  await reached(1);
  const closed = webhooks.close();
  answer();
  await closed;
  assert.equal((await repository.webhooks.findDelivery(shop, 'order_1_ep_1'))?.delivery.state, 'succeeded');
});

test('continues when the storage fails for a while, and tells the outage once a second', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  const { url, reached } = await receiver(cleanup);
  await listen(repository, url);
  let failures = 3;
  const errors: unknown[] = [];
  const flaky: WholeRepository = {
    ...repository,
    webhooks: {
      ...repository.webhooks,
      claim: claim => {
        failures -= 1;
        if (failures >= 0) throw new RepositoryUnavailableError('gone');
        return repository.webhooks.claim(claim);
      },
    },
  };
  const webhooks = engine(cleanup, flaky, { onError: error => errors.push(error) });
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {});
  await reached(1);
  assert.equal(failures < 0, true);
  assert.ok(errors.length < 3);
});

test.run();
