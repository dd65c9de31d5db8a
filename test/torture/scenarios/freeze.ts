/** A process is stopped by SIGSTOP, or its machine sleeps, and goes on after others have taken over what it held. */
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { WebhookDelivery } from '../../../src/generated/types.ts';
import { type Host, startHost } from '../../adapters/postgres/chaos/host.ts';
import { type Load, loadOf, prepare } from '../../adapters/postgres/chaos/load.ts';
import { assertKept, listed, sentAgain } from '../../adapters/postgres/chaos/promises.ts';
import type { Cleanup } from '../../helper.ts';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { filePlace, type Place, postgresPlace } from '../places.ts';
import type { Given, Scenario } from '../scenario.ts';

const rounds = 6;

/** A receiver that answers nobody while it holds. */
async function holding(cleanup: Cleanup) {
  const held: (() => void)[] = [];
  let isHolding = false;
  const { url, received } = await receiver(cleanup, (_, res) => {
    const answer = () => void res.writeHead(204).end();
    if (isHolding) held.push(answer);
    else answer();
  });
  return {
    url,
    received,
    held,
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const answer of held.splice(0)) answer();
    },
  };
}

async function start({ cleanup }: Given, { address, storage }: Place, count: number) {
  const target = await holding(cleanup);
  const hosts: Host[] = [];
  while (hosts.length < count) hosts.push(await startHost(cleanup, address, storage));
  const loads = hosts.map(({ url }, number) => loadOf(url, 'ab'[number] ?? ''));
  const prepared = await prepare(loads[0] as Load, target.url);
  for (const { logIn } of loads) await logIn();
  const running = loads.map(({ run }) => run(prepared, 8));
  const orders = () => loads.flatMap(({ promised }) => promised.orders);
  const finish = async () => {
    for (const { end } of running) await end();
    for (const { surprises } of loads) assert.deepEqual([...surprises], []);
    await assertKept({ loads, prepared, received: target.received });
    const pending = () => listed(loads[0] as Load, 'webhook-deliveries?event_type=order.paid&state=pending&');
    await until(async () => (await pending()).length === 0, pending);
    const deliveries = await listed<WebhookDelivery>(
      loads[0] as Load,
      'webhook-deliveries?event_type=order.paid&',
    );
    const own = deliveries.filter(({ event_id }) => orders().includes(event_id));
    const wrong = own.filter(
      ({ state, attempts }) =>
        state !== 'succeeded' || attempts.filter(one => one.status === 204).length !== 1,
    );
    assert.deepEqual(wrong, [], 'deliveries that are not recorded as one success');
    assert.equal(own.length, orders().length, 'one delivery for each event');
    for (const { stop } of hosts) assert.equal(await stop(), 0);
    assert.deepEqual(
      hosts.flatMap(({ complaints }) => complaints()),
      [],
    );
    return `${own.length} deliveries of these events, each recorded as one success; ${loads.reduce((sum, one) => sum + one.refused(), 0)} requests got 503; ${sentAgain(target.received)} requests arrived a second time, with the same id`;
  };
  return { target, hosts, loads, prepared, finish };
}

async function frozenWorker(given: Given): Promise<string> {
  const { target, hosts, loads, finish } = await start(given, await postgresPlace(given.cleanup), 2);
  const waits: number[] = [];
  for (let round = 0; waits.length < rounds && round < 10 * rounds; round += 1) {
    const [frozen, other] = round % 2 === 0 ? [0, 1] : [1, 0];
    const before = sentAgain(target.received);
    target.hold();
    await until(() => target.held.length >= 4);
    hosts[frozen]?.signal('SIGSTOP');
    const begun = performance.now();
    target.release();
    const names = loads.flatMap(({ promised }) => promised.orders);
    const open = () =>
      listed<WebhookDelivery>(
        loads[other] as Load,
        'webhook-deliveries?event_type=order.paid&state=pending&',
      );
    await until(async () => !(await open()).some(({ event_id }) => names.includes(event_id)), open);
    // By chance, all of it was in the hands of the other one.
    if (sentAgain(target.received) > before) waits.push((performance.now() - begun) / 1_000);
    // What it finds when it goes on has been done by the other one.
    hosts[frozen]?.signal('SIGCONT');
    given.tell(`round ${round + 1}: ${waits.length} of ${rounds} were taken over`);
    await setTimeout(500);
  }
  assert.equal(waits.length, rounds, 'work that was taken over');
  const found = await finish();
  return `${rounds} times; the other process had done everything ${Math.min(...waits).toFixed(1)} to ${Math.max(...waits).toFixed(1)} s after the stop; ${found}`;
}

async function frozenHost(given: Given): Promise<string> {
  const place = await filePlace(given.cleanup);
  const { hosts, loads, finish } = await start(given, place, 1);
  for (let round = 0; round < rounds; round += 1) {
    const writes = loads[0]?.acknowledged() ?? 0;
    await until(() => (loads[0]?.acknowledged() ?? 0) > writes + 10);
    hosts[0]?.signal('SIGSTOP');
    const second = startHost(given.cleanup, place.address, place.storage);
    await assert.rejects(second, new RegExp(`by process ${hosts[0]?.pid}`), 'a second process is refused');
    hosts[0]?.signal('SIGCONT');
    given.tell(`round ${round + 1}`);
  }
  return `${rounds} times; a second process was refused each time; ${await finish()}`;
}

const promise = 'A process that was stopped for longer than its leases goes on';

export const freezes: readonly Scenario[] = [
  {
    name: 'freeze-postgres',
    promise: `${promise}: others have done its work, and it records nothing over theirs. Rows that it had locked are free after 10 s; until then, requests that need them may get 503. Receivers may get a request twice, with the same id.`,
    how: 'SIGSTOP of one of two busy processes while it waits for receivers, SIGCONT after the other one has done what was due.',
    run: frozenWorker,
  },
  {
    name: 'freeze-file',
    promise: `${promise}, and no other process takes its file meanwhile.`,
    how: 'SIGSTOP of a busy process; another one is started over the same data file; SIGCONT.',
    run: frozenHost,
  },
];
