/** What one process has changed or deletes, while others work. */
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Load } from '../../adapters/postgres/chaos/load.ts';
import { until } from '../../until.ts';
import { endHosts, namesIn, startHosts } from '../hosts.ts';
import { postgresPlace, repositoryOf } from '../places.ts';
import type { Given, Scenario } from '../scenario.ts';

const rounds = 20;
/** How long a process may use what another one has changed, in milliseconds. */
const promised = 1_000;

async function registered({ cleanup, tell }: Given): Promise<string> {
  const { hosts, loads } = await startHosts(cleanup, await postgresPlace(cleanup), 2);
  let latest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const one = loads[round % 2] as Load;
    const other = loads[1 - (round % 2)] as Load;
    const type = `typed.round${round}`;
    const publish = async (): Promise<number> =>
      (await other.api('POST', 'v1/automation/publish', { type, data: { count: 'many' } })).status;
    // It has just read the types.
    assert.equal(await publish(), 202);
    const { status, text } = await one.api('PUT', `v1/automation/event-types/${type}`, {
      data_schema: { type: 'object', properties: { count: { type: 'integer' } } },
    });
    assert.ok(status < 300, text);
    const begun = performance.now();
    await until(async () => {
      const asked = performance.now() - begun;
      const answer = await publish();
      if (answer === 422) return true;
      assert.ok(asked < promised, 'the other process still uses the old types');
      latest = Math.max(latest, asked);
      return false;
    });
    tell(`round ${round + 1}, ${latest.toFixed(0)} ms at most`);
  }
  await endHosts(hosts);
  return `${rounds} times; the last event that the other process accepted by the old types was sent ${latest.toFixed(0)} ms after the change`;
}

/** In milliseconds. */
const duration = 40_000;
const day = 86_400_000;

async function pruned({ cleanup, tell }: Given): Promise<string> {
  const place = await postgresPlace(cleanup);
  const { hosts, loads, prepared, received } = await startHosts(cleanup, place, 2, {
    load: { only: ['orders', 'turns', 'events', 'links', 'clicks', 'history', 'items', 'console /webhooks'] },
  });
  const repository = await repositoryOf(place);
  cleanup(repository.close);
  const running = loads.map(({ run }) => run(prepared, 6));
  const end = performance.now() + duration;
  let calls = 0;
  while (performance.now() < end) {
    const future = new Date(Date.now() + 40 * day).toISOString();
    await repository.webhooks.prune({ keepFor: 0 });
    await repository.automation.prune({ retentionDays: 30, now: future });
    await repository.requests.prune({ requestDays: 1, usageDays: 1, now: future });
    await repository.links.prune({
      clicksBefore: future,
      visitorsBefore: future.slice(0, 10),
      recordersBefore: new Date(Date.now() - day).toISOString(),
      quarantinesBefore: future,
    });
    calls += 4;
    await setTimeout(5);
  }
  tell(`${calls} calls`);
  for (const { end } of running) await end();
  for (const { surprises } of loads) assert.deepEqual([...surprises], []);
  const promises = loads.map(load => load.promised);
  const wanted = promises.flatMap(({ orders, turns, events }) => [...orders, ...turns, ...events.keys()]);
  const missing = () => {
    const arrived = new Set(namesIn(received));
    return wanted.filter(name => !arrived.has(name));
  };
  await until(() => missing().length === 0, missing);
  for (const { turns } of promises)
    assert.deepEqual(
      namesIn(received).filter(name => turns.includes(name)),
      turns,
      'in order',
    );
  while (await repository.webhooks.prune({ keepFor: 0 }));
  const { deliveries } = await repository.webhooks.listDeliveries('ws_studio', { limit: 100 });
  const left = deliveries.filter(({ event_type: type }) => type === 'order.paid' || type === 'turn.taken');
  assert.deepEqual(left, [], 'deliveries that are settled');
  const refused = loads.reduce((sum, load) => sum + load.refused(), 0);
  assert.equal(refused, 0, 'requests that got 503');
  await endHosts(hosts);
  return `${duration / 1_000} s, ${calls} calls of pruning; ${wanted.length} events were deleted once they were delivered, and none before; no request was refused`;
}

export const processes: readonly Scenario[] = [
  {
    name: 'types-over-processes',
    promise: 'A registered event type applies in all processes within a second.',
    how: 'A type is registered at one process while the other one publishes events of it that do not match, in turn.',
    run: registered,
  },
  {
    name: 'pruning',
    promise: 'Pruning deletes nothing that is still to be delivered, and delays no request.',
    how: 'Deliveries, events, requests and clicks are pruned all the time as soon as they are over, by a process of its own, while the clients of two hosts publish events, to an ordered webhook too.',
    run: pruned,
  },
];
