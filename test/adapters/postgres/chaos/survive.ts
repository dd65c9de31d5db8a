/** Two hosts, busy and over a PostgreSQL of their own, while something happens to it, or to what is before it. */
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { toData } from '../../../../mock-server/fixtures.ts';
import { postgresRepository } from '../../../../src/adapters/postgres/index.ts';
import { type Cleanup, fixtures } from '../../../helper.ts';
import { ownServer } from '../../../runner/postgres.ts';
import { receiver } from '../../../webhooks/receiver.ts';
import { startHost } from './host.ts';
import { type Load, loadOf, prepare } from './load.ts';
import { assertKept, clicksMatch } from './promises.ts';

interface Server {
  readonly url: string;
}

interface Survival {
  /** Of both hosts together. */
  readonly clients?: number;
  /** How long a client waits after 503, in milliseconds. */
  readonly pause?: number;
}

/** What is acknowledged survives an immediate stop. */
export async function durableServer(cleanup: Cleanup) {
  const server = await ownServer(['synchronous_commit=on']);
  cleanup(server.remove);
  return server;
}

/** Two hosts over a PostgreSQL, a receiver, two links and an open instance. */
export async function start<One extends Server>(cleanup: Cleanup, server: One, { pause = 0 }: Survival = {}) {
  const repository = await postgresRepository({ connectionString: server.url });
  cleanup(repository.close);
  await repository.import(toData(fixtures));
  const { url: target_url, received } = await receiver(cleanup);
  const hosts = [
    await startHost(cleanup, server.url, 'ours'),
    await startHost(cleanup, server.url, 'hosts'),
  ] as const;
  const loads = hosts.map(({ url }, index) => loadOf(url, index === 0 ? 'a' : 'b', { pause }));
  const prepared = await prepare(loads[0] as Load, target_url);
  for (const { logIn } of loads) await logIn();
  return { repository, hosts, loads, prepared, received };
}

/** Both hosts are busy while something happens; afterwards, everything works again, and nothing was lost. */
export async function survive<One extends Server>(
  cleanup: Cleanup,
  server: One,
  happens: (server: One, loads: readonly Load[]) => Promise<void>,
  { clients = 50, pause = 0 }: Survival = {},
) {
  const { repository, hosts, loads, prepared, received } = await start(cleanup, server, { pause });
  const running = loads.map(({ run }) => run(prepared, clients / 2));
  const through = async () => {
    await happens(server, loads);
    for (const { end } of running) await end();
    for (const { isBack } of loads) await isBack(prepared);
    for (const { surprises } of loads) assert.deepEqual([...surprises], []);
    await assertKept({ loads, prepared, received });
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
  return { loads, received };
}
