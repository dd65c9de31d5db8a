/** PostgreSQL ends connections, or ends itself, while two hosts are busy: one with our pool, one with its own. */
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { suiteOf } from '../../../helper.ts';
import { until } from '../../../until.ts';
import { durableServer, start, survive } from './survive.ts';

const test = suiteOf('While PostgreSQL ends connections');
/** In milliseconds. */
const duration = 10_000;

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
  const { loads } = await survive(cleanup, await durableServer(cleanup), async ({ url }) => {
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
  await survive(cleanup, await durableServer(cleanup), async server => {
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
  const server = await durableServer(cleanup);
  const { hosts, loads, prepared } = await start(cleanup, server);
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
