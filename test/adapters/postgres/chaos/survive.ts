/** Two hosts, busy and over a PostgreSQL of their own, while something happens to it. */
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

/** Of both hosts together. */
const clients = 50;

/** Two hosts over a PostgreSQL of their own, a receiver, two links and an open instance. */
export async function start(cleanup: Cleanup) {
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
  const prepared = await prepare(loads[0] as Load, target_url);
  for (const { logIn } of loads) await logIn();
  return { server, repository, hosts, loads, prepared, received };
}

/** Both hosts are busy while something happens; afterwards, everything works again, and nothing was lost. */
export async function survive(cleanup: Cleanup, happens: (url: string, server: Server) => Promise<void>) {
  const { server, repository, hosts, loads, prepared, received } = await start(cleanup);
  const running = loads.map(({ run }) => run(prepared, clients / 2));
  const through = async () => {
    await happens(server.url, server);
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
  return loads;
}

type Server = Awaited<ReturnType<typeof ownServer>>;
