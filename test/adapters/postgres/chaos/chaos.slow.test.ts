/** PostgreSQL ends connections, or ends itself, while two hosts are busy: one with our pool, one with its own. */
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { toData } from '../../../../mock-server/fixtures.ts';
import { postgresRepository } from '../../../../src/adapters/postgres/index.ts';
import { type Cleanup, fixtures, suiteOf } from '../../../helper.ts';
import { ownServer } from '../../../runner/postgres.ts';
import { until } from '../../../until.ts';
import { receiver } from '../../../webhooks/receiver.ts';
import { startHost } from './host.ts';
import { type Load, loadOf, type Prepared } from './load.ts';
import { assertKept, clicksMatch } from './promises.ts';

const test = suiteOf('While PostgreSQL ends connections');
/** Of both hosts together. */
const clients = 50;
/** In milliseconds. */
const duration = 10_000;

/** Two hosts over a PostgreSQL of their own, a receiver, two links and an open instance. */
async function start(cleanup: Cleanup) {
  // What is acknowledged must survive an immediate stop.
  const server = await ownServer(['synchronous_commit=on']);
  cleanup(server.remove);
  const repository = await postgresRepository({ connectionString: server.url });
  cleanup(repository.close);
  await repository.import(toData(fixtures));
  const { url: target_url, received } = await receiver(cleanup);
  const hosts = [
    await startHost(cleanup, server.url, 'ours'),
    await startHost(cleanup, server.url, 'hosts'),
  ] as const;
  const loads = hosts.map(({ url }, index) => loadOf(url, index === 0 ? 'a' : 'b'));
  const { api, made } = loads[0] as Load;
  await made('webhooks', { url: target_url, event_types: ['order.paid'] });
  await made('automation/hooks', { target_url, event_type: 'a.b' });
  const plain = await made('links', { url: 'https://target.example/' });
  const limited = await made('links', { url: 'https://target.example/', max_clicks: 200 });
  const instance = await made('instances', {
    name: 'Chaos',
    driver: 'simulated',
    settings: { pair_after: 0, answers: false },
  });
  await made(`instances/${instance.id}/connect`, {});
  await until(async () => {
    const { json } = await api('GET', `v1/instances/${instance.id}/state`);
    return (json.data as { state: string }).state === 'open';
  });
  for (const { logIn } of loads) await logIn();
  const prepared: Prepared = { plain, limited, instanceId: instance.id };
  return { server, repository, hosts, loads, prepared, received };
}

/** Both hosts are busy while something happens; afterwards, everything works again, and nothing was lost. */
async function survive(cleanup: Cleanup, happens: (url: string, server: Server) => Promise<void>) {
  const { server, repository, hosts, loads, prepared, received } = await start(cleanup);
  const running = loads.map(({ run }) => run(prepared, clients / 2));
  const through = async () => {
    await happens(server.url, server);
    for (const { end } of running) await end();
    for (const { isBack } of loads) await isBack(prepared);
    for (const { surprises } of loads) assert.deepEqual([...surprises], []);
    await assertKept({ repository, loads, prepared, received });
  };
  const beside = [...running.map(({ all }) => all), ...hosts.map(({ died }) => died)];
  await Promise.race([through(), ...beside.map(one => one.then(() => new Promise<never>(() => {})))]).catch(
    async error => {
      // A client sees the broken connection before the end of its host, which is the reason.
      await Promise.race([...hosts.map(({ died }) => died), setTimeout(1_000)]);
      throw error;
    },
  );
  for (const { stop } of hosts) assert.equal(await stop(), 0);
  assert.deepEqual(
    hosts.flatMap(({ complaints }) => complaints()),
    [],
  );
  assert.deepEqual(await clicksMatch({ repository, loads, prepared }), []);
  return loads;
}

type Server = Awaited<ReturnType<typeof ownServer>>;

/** Ends all connections but its own. */
async function terminated(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rowCount ?? 0;
}

test('all at once, every 80 ms: no host ends, the answer is 503 at worst, and what was acknowledged stays', async cleanup => {
  let ended = 0;
  const loads = await survive(cleanup, async url => {
    const client = new pg.Client({ connectionString: url });
    // It is not ended by itself, but by the end of a test that has failed.
    client.on('error', () => {});
    await client.connect();
    const end = performance.now() + duration;
    // On a busy machine, few connections are there to be ended.
    await until(
      async () => {
        ended += await terminated(client);
        await setTimeout(80);
        return performance.now() > end && ended >= 100;
      },
      () => ({ ended }),
    );
    await client.end();
  });
  assert.ok(
    loads.some(({ statuses }) => Object.values(statuses).some(counts => counts[503] !== undefined)),
    'requests have met it',
  );
});

test('because it restarts: no host ends, the answer is 503 at worst, and what was acknowledged stays', async cleanup => {
  await survive(cleanup, async (_, server) => {
    for (const mode of ['fast', 'immediate'] as const) {
      await setTimeout(500);
      await server.stop(mode);
      await setTimeout(500);
      await server.start();
    }
    await setTimeout(500);
  });
});

test('and does not come back: the hosts still end in order', async cleanup => {
  const { server, hosts, loads, prepared } = await start(cleanup);
  const running = loads.map(({ run }) => run(prepared, 5));
  await until(() => loads.every(({ promised }) => promised.clicks > 0 && promised.orders.length > 0));
  await server.stop('immediate');
  for (const { end } of running) await end();
  for (const { stop } of hosts) assert.equal(await stop(), 0);
  for (const { surprises } of loads) assert.deepEqual([...surprises], []);
  const lost =
    /clicks could not be stored|outcomes of deliveries could not be stored|requests could not be stored in the request log/;
  for (const { complaints } of hosts)
    assert.deepEqual(
      complaints().filter(({ error }) => !lost.test(String(error))),
      [],
    );
});

test.run();
