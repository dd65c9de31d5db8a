/** Endpoints of a kind: the handler of their deliveries in this process, and the consequences. */
import assert from 'node:assert/strict';
import { setImmediate as turn } from 'node:timers/promises';
import { elapsed } from '../../src/common/time/worker-time.ts';
import type { WebhookEndpointRecord } from '../../src/generated/types.ts';
import {
  builtIn,
  createMarketplace,
  createWebhooks,
  defineGroup,
  type LocalOutcome,
  type LocalReceiver,
  RepositoryUnavailableError,
  type WebhookJob,
  type WholeRepository,
} from '../../src/index.ts';
import { shop } from '../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { unhandled } from '../unhandled.ts';
import { until } from '../until.ts';
import { engine, happening, listen, receiver, storages } from './receiver.ts';

const test = suiteOf('Endpoints of a kind');

const done: LocalOutcome = {
  attempt: { status: null, error: null, response: null },
  events: [],
  retry: false,
};
const failed = (error: string, retry: boolean): LocalOutcome => ({
  attempt: { status: null, error, response: null },
  events: [],
  retry,
});
const route: Partial<WebhookEndpointRecord> = { id: 'ep_route', kind: 'relay', event_types: ['order.*'] };
const nowhere = 'https://nowhere.invalid/';

/** Receivers of one kind that calls a function. */
const taking = (receive: LocalReceiver['receive']) => ({ relay: () => ({ receive }) });

const find = async ({ webhooks }: WholeRepository, id: string) =>
  (await webhooks.findDelivery(shop, id))?.delivery;

for (const [storage, open] of eachStorage(storages)) {
  test(`are given what they are sent, and what comes of it is stored with the outcome, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { url, received, reached } = await receiver(cleanup);
    await listen(repository, nowhere, { ...route, config: { to: 'ep_hook' } });
    await listen(repository, url, { id: 'ep_hook', kind: 'hook', event_types: ['nothing.here'] });
    await listen(repository, url, { id: 'ep_all' });
    const jobs: WebhookJob[] = [];
    const webhooks = engine(cleanup, repository, {
      publicUrl: 'https://shop.example',
      receivers: {
        hook: 'post',
        ...taking(async (job, tools) => {
          jobs.push(job);
          assert.deepEqual([tools.publicUrl, tools.signal.aborted], ['https://shop.example', false]);
          assert.ok(Math.abs(tools.now - Date.now()) < 60_000);
          const made = happening(`${job.delivery.event_id}_made`, 'parcel.made');
          return { ...done, events: [{ ...made, only: [job.endpoint.config?.to as string] }] };
        }),
      },
    });
    webhooks.start();
    await webhooks.publish(shop, 'order.paid', { a: 1 }, { id: 'msg_1' });
    await reached(2);
    assert.deepEqual(received.map(({ body }) => JSON.parse(body).type).sort(), ['order.paid', 'parcel.made']);
    const [job] = jobs;
    assert.deepEqual(
      [jobs.length, JSON.parse(job?.payload ?? '').data, job?.workspaceId],
      [1, { a: 1 }, shop],
    );
    const delivery = await find(repository, 'msg_1_ep_route');
    const [attempt] = delivery?.attempts ?? [];
    assert.deepEqual(
      [delivery?.state, delivery?.attempts.length, attempt?.status, attempt?.error],
      ['succeeded', 1, null, null],
    );
    assert.ok(await find(repository, 'msg_1_made_ep_hook'));
  });

  test(`whose outcome is not stored are given the delivery again, and what comes of it happens once, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    await listen(repository, nowhere, route);
    await listen(repository, nowhere, { id: 'ep_paused', state: 'paused' });
    let calls = 0;
    let losses = 2;
    const { settle, publish } = repository.webhooks;
    const losing: WholeRepository = {
      ...repository,
      webhooks: {
        ...repository.webhooks,
        // Fails first before storing, then after it: the response is lost, and the lease too.
        async settle(...given) {
          losses -= 1;
          if (losses === 1) throw new RepositoryUnavailableError('gone');
          const settled = await settle(...given);
          if (losses === 0)
            await repository.webhooks.replay(shop, 'msg_1_ep_route', happening('x').created_at);
          if (losses === 0) throw new RepositoryUnavailableError('the answer is lost');
          return settled;
        },
      },
    };
    const webhooks = engine(cleanup, losing, {
      timeout: 100,
      leaseSlack: 50,
      receivers: taking(async job => {
        calls += 1;
        const made = happening(`${job.delivery.event_id}_made`, 'parcel.made');
        return { ...done, events: [{ ...made, only: ['ep_witness'] }] };
      }),
    });
    await listen(repository, nowhere, { id: 'ep_witness', kind: 'other', event_types: ['nothing.here'] });
    await publish(shop, [{ ...happening('msg_1'), only: ['ep_route'] }]);
    webhooks.start();
    await until(() => calls >= 3);
    await until(async () => (await find(repository, 'msg_1_ep_route'))?.attempts.length === 2);
    const { deliveries } = await repository.webhooks.listDeliveries(shop, { limit: 100 });
    assert.deepEqual(deliveries.map(({ id }) => id).sort(), ['msg_1_ep_route', 'msg_1_made_ep_witness']);
  });

  test(`that are posted are paused where their receiver answers 410, and webhooks are told what they are, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const gone = await receiver(cleanup, (_, res) => void res.writeHead(410).end());
    const witness = await receiver(cleanup);
    await listen(repository, gone.url, { id: 'ep_hook', kind: 'hook', event_types: ['order.*'], rate: 1 });
    await listen(repository, gone.url, { id: 'ep_plain', event_types: ['order.*'], rate: 1 });
    await listen(repository, witness.url, { id: 'ep_witness', event_types: ['webhook.*'] });
    await repository.webhooks.publish(shop, [happening('msg_1'), happening('msg_2'), happening('msg_3')]);
    const webhooks = engine(cleanup, repository, { receivers: { hook: 'post' } });
    webhooks.start();
    await witness.reached(4);
    const reported = witness.received.map(({ body }) => {
      const { type, data } = JSON.parse(body);
      return [type, data.endpoint_id, data.kind].join(' ').trim();
    });
    assert.deepEqual(reported.sort(), [
      'webhook.delivery.exhausted ep_hook hook',
      'webhook.delivery.exhausted ep_plain',
      'webhook.endpoint.paused ep_hook hook',
      'webhook.endpoint.paused ep_plain',
    ]);
    for (const id of ['ep_hook', 'ep_plain']) {
      const { state, paused_reason } = (await repository.webhooks.findEndpoint(shop, id)) ?? {};
      assert.deepEqual([state, paused_reason], ['paused', 'gone']);
      const { deliveries } = await repository.webhooks.listDeliveries(shop, { endpointId: id, limit: 10 });
      assert.deepEqual(deliveries.map(one => one.state).sort(), ['failed', 'pending', 'pending']);
    }
  });

  test(`that hang in this process keep nobody waiting, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const quick = await receiver(cleanup);
    for (let index = 0; index < 12; index += 1)
      await listen(repository, nowhere, { ...route, id: `ep_${index}` });
    const events = Array.from({ length: 20 }, (_, index) => happening(`msg_${index}`));
    await repository.webhooks.publish(shop, events);
    await listen(repository, quick.url, { id: 'ep_quick', event_types: ['order.*'] });
    for (const { id } of events)
      await repository.webhooks.publish(shop, [happening(`${id}_quick`)], { only: 'ep_quick' });
    const release: (() => void)[] = [];
    const hanging = taking(() => new Promise(resolve => release.push(() => resolve(done))));
    const webhooks = engine(cleanup, repository, { timeout: 3_600_000, receivers: hanging });
    cleanup(() => {
      for (const one of release) one();
    });
    webhooks.start();
    await until(() => release.length >= 12);
    await quick.reached(20);
  });
}

const lowdb = (cleanup: Cleanup) => storages.lowdb?.(cleanup) as Promise<WholeRepository>;

/** The outcome of an attempt by its handler. */
async function tried(cleanup: Cleanup, receive: LocalReceiver['receive'], timeout = 15_000) {
  const repository = await lowdb(cleanup);
  const witness = await receiver(cleanup);
  await listen(repository, nowhere, route);
  await listen(repository, witness.url, { id: 'ep_witness', event_types: ['webhook.*'] });
  const errors: unknown[] = [];
  const webhooks = engine(cleanup, repository, {
    timeout,
    receivers: taking(receive),
    onError: error => errors.push(error),
  });
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {}, { id: 'msg_1' });
  await until(async () => (await find(repository, 'msg_1_ep_route'))?.attempts.length === 1);
  const delivery = await find(repository, 'msg_1_ep_route');
  const health = await repository.webhooks.findEndpoint(shop, 'ep_route');
  return { delivery, errors, health, witness, attempt: delivery?.attempts[0] };
}

test('are tried again by the schedule where another try may help', async cleanup => {
  const { delivery, health } = await tried(cleanup, async () => failed('too much waits', true));
  assert.deepEqual([delivery?.state, health?.recent_failures], ['pending', 1]);
  assert.ok(Date.parse(delivery?.next_attempt_at ?? '') > Date.parse(delivery?.created_at ?? ''));
});

test('are not tried again where it would not help: it is counted, shown, and told to webhooks', async cleanup => {
  const { delivery, health, witness, attempt } = await tried(cleanup, async () =>
    failed(`it cannot be read\0${'x'.repeat(5_000)}`, false),
  );
  assert.deepEqual([delivery?.state, delivery?.next_attempt_at], ['failed', null]);
  assert.equal(attempt?.error, `it cannot be read\uFFFD${'x'.repeat(4_078)}`);
  assert.equal(health?.recent_failures, 1);
  assert.notEqual(health?.failing_since, null);
  await witness.reached(1);
  const { type, data } = JSON.parse(witness.received[0]?.body ?? '');
  assert.deepEqual([type, data.endpoint_id, data.kind], ['webhook.delivery.exhausted', 'ep_route', 'relay']);
});

test('are stored with what storages can hold of the response, and with their duration', async cleanup => {
  const before = elapsed();
  const { attempt } = await tried(cleanup, async () => ({
    ...done,
    attempt: { status: 200, error: null, response: `\ud800\0${'x'.repeat(5_000)}` },
  }));
  assert.deepEqual([attempt?.status, attempt?.response], [200, `\uFFFD\uFFFD${'x'.repeat(4_094)}`]);
  assert.ok((attempt?.duration_ms ?? -1) >= 0 && (attempt?.duration_ms ?? 0) <= elapsed() - before + 1);
});

test('whose receiver throws have failed, in words that tell nothing of this service', async cleanup => {
  const error = new Error('the password of the database is 1234');
  for (const receive of [
    async () => {
      throw error;
    },
    () => {
      throw error;
    },
    async () => null as never,
  ]) {
    const { delivery, errors, attempt } = await tried(cleanup, receive);
    assert.deepEqual([delivery?.state, attempt?.error], ['pending', 'it failed inside this service']);
    assert.equal(errors.length, 1, 'the host is told');
  }
});

test('whose receiver hangs have failed when their time is over', async cleanup => {
  let aborted: unknown;
  const { delivery, attempt, errors } = await tried(
    cleanup,
    (_, { signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted = signal.reason;
          reject(new Error('too late'));
        });
      }),
    30,
  );
  assert.deepEqual([delivery?.state, attempt?.error, errors], ['pending', 'not done within 30 ms', []]);
  assert.ok(aborted instanceof Error);
});

test('that nobody takes in this process are tried again, by one where somebody does', async cleanup => {
  const repository = await lowdb(cleanup);
  for (const kind of ['relay', 'constructor'])
    await listen(repository, nowhere, { ...route, id: `ep_${kind}`, kind });
  const quick = { schedule: [1], random: () => 0.5 };
  const lacking = engine(cleanup, repository, quick);
  lacking.start();
  await lacking.publish(shop, 'order.paid', {}, { id: 'msg_1' });
  const attempts = async (kind: string) => (await find(repository, `msg_1_ep_${kind}`))?.attempts ?? [];
  for (const kind of ['relay', 'constructor']) {
    await until(async () => (await attempts(kind)).length > 0);
    assert.equal(
      (await attempts(kind))[0]?.error,
      `no group of this process takes deliveries of the kind ${kind}`,
    );
  }
  await lacking.close();
  await repository.webhooks.replay(shop, 'msg_1_ep_relay', happening('x').created_at);
  engine(cleanup, repository, { receivers: taking(async () => done) }).start();
  await until(async () => (await find(repository, 'msg_1_ep_relay'))?.state === 'succeeded');
});

test('are paused after days of failures, and are taken again when they are resumed', async cleanup => {
  const repository = await lowdb(cleanup);
  await listen(repository, nowhere, { ...route, recent_failures: 9, failing_since: '2020-01-01T00:00:00Z' });
  let isWell = false;
  const webhooks = engine(cleanup, repository, {
    receivers: taking(async () => (isWell ? done : failed('it is broken', false))),
  });
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {}, { id: 'msg_1' });
  const state = async () => (await repository.webhooks.findEndpoint(shop, 'ep_route'))?.state;
  await until(async () => (await state()) === 'paused');
  isWell = true;
  await repository.webhooks.changeEndpoint(shop, 'ep_route', { state: 'active' });
  await repository.webhooks.replay(shop, 'msg_1_ep_route', happening('x').created_at);
  webhooks.nudge();
  await until(async () => (await find(repository, 'msg_1_ep_route'))?.state === 'succeeded');
  assert.equal((await repository.webhooks.findEndpoint(shop, 'ep_route'))?.recent_failures, 0);
});

test('are made ready when the first delivery comes, and closed with the engine', async cleanup => {
  const repository = await lowdb(cleanup);
  await listen(repository, nowhere, route);
  const said: string[] = [];
  const webhooks = engine(cleanup, repository, {
    receivers: {
      relay: () => {
        said.push('made');
        return {
          receive: async () => {
            said.push('taken');
            return done;
          },
          close: async () => void said.push('closed'),
        };
      },
    },
  });
  webhooks.start();
  for (const id of ['msg_1', 'msg_2']) {
    await webhooks.publish(shop, 'order.paid', {}, { id });
    await until(async () => (await find(repository, `${id}_ep_route`))?.state === 'succeeded');
  }
  await webhooks.close();
  assert.deepEqual(said, ['made', 'taken', 'taken', 'closed']);
});

test('of a host’s own group are taken where createMarketplace is given the group', async cleanup => {
  const repository = await lowdb(cleanup);
  await listen(repository, nowhere, { ...route, kind: 'parcel' });
  const receivers = { parcel: () => ({ receive: async () => done }) };
  const parcels = defineGroup({
    name: 'parcels',
    description: 'Parcels.',
    needs: [],
    operations: [],
    scopes: {},
    receivers,
  });
  const marketplace = createMarketplace({
    repository,
    groups: [...builtIn, parcels],
    publicUrl: 'https://shop.example',
    webhooks: { events: [{ type: 'order.paid', summary: 'Paid' }], pollInterval: 20 },
  });
  cleanup(marketplace.close);
  marketplace.start();
  await marketplace.webhooks?.publish(shop, 'order.paid', {}, { id: 'msg_1' });
  await until(async () => (await find(repository, 'msg_1_ep_route'))?.state === 'succeeded');
  const others = { ...parcels, name: 'others', receivers: { parcel: () => ({ receive: async () => done }) } };
  assert.throws(() => createMarketplace({ repository, groups: [...builtIn, parcels, others] }), {
    name: 'TypeError',
    message: 'createMarketplace: receivers: the kind parcel is taken by another group',
  });
  assert.throws(
    () =>
      createMarketplace({ repository, groups: [...builtIn, { ...parcels, receivers: { 'A b': 'post' } }] }),
    {
      message: 'createMarketplace: receivers: A b must be up to 32 small letters, digits and _',
    },
  );
});

test('whose receiver cannot be closed end no process that drains: its close tells', async cleanup => {
  const found = unhandled(cleanup);
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  await listen(repository, nowhere, route);
  let received = 0;
  let isClosing = false;
  const relay = (): LocalReceiver => ({
    async receive() {
      received += 1;
      return done;
    },
    close() {
      isClosing = true;
      return Promise.reject(new Error('It cannot be closed'));
    },
  });
  const events = [{ type: 'order.paid', summary: 'Paid' }];
  const webhooks = createWebhooks({ repository, events, pollInterval: 20, receivers: { relay } });
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {});
  await until(() => received > 0);
  webhooks.drain();
  await until(() => isClosing);
  await turn();
  await assert.rejects(webhooks.close(), /It cannot be closed/);
  assert.deepEqual(found, []);
});

test.run();
