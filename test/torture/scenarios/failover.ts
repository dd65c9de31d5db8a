/** The PostgreSQL that takes changes is lost, and Patroni makes its standby the primary. */
import { setTimeout } from 'node:timers/promises';
import type { Load } from '../../adapters/postgres/chaos/load.ts';
import { sentAgain } from '../../adapters/postgres/chaos/promises.ts';
import { survive } from '../../adapters/postgres/chaos/survive.ts';
import { until } from '../../until.ts';
import { type Cluster, type Pair, startCluster } from '../patroni/cluster.ts';
import { ttl } from '../patroni/node.ts';
import type { Given, Scenario } from '../scenario.ts';
import { figure } from './restart.ts';

const rounds = 3;

/** What happens to a primary, and what brings it back as a standby. */
type Blow = (pair: Pair, cluster: Cluster) => Promise<() => void>;

const blows: Record<string, Blow> = {
  async killed({ primary }) {
    await primary.kill();
    return primary.start;
  },
  async frozen({ primary }) {
    primary.freeze();
    return primary.thaw;
  },
  async 'switched over'(pair, cluster) {
    await cluster.switchOver(pair);
    return () => {};
  },
};

/** The longest time in which no change of a host was acknowledged, in seconds. */
function gaps({ acknowledged }: Load) {
  let [last, count, longest] = [performance.now(), acknowledged(), 0];
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    if (acknowledged() === count) return;
    [last, count] = [now, acknowledged()];
  };
  const timer = setInterval(look, 20);
  return () => {
    clearInterval(timer);
    look();
    return longest / 1_000;
  };
}

/** Waits until each host has acknowledged more changes. */
async function moreChanges(loads: readonly Load[], more = 10): Promise<void> {
  const wanted = loads.map(({ acknowledged }) => acknowledged() + more);
  await until(
    () => loads.every(({ acknowledged }, index) => acknowledged() >= (wanted[index] ?? 0)),
    () => loads.map(({ statuses }) => statuses),
  );
}

async function failingOver({ cleanup, tell }: Given): Promise<string> {
  const cluster = await startCluster(cleanup);
  tell('both nodes are up');
  const waits: Record<string, number[]> = {};
  const happens = async (_: Cluster, loads: readonly Load[]) => {
    for (let round = 0; round < rounds; round += 1)
      for (const [name, blow] of Object.entries(blows)) {
        const pair = await cluster.whole();
        await moreChanges(loads);
        const measured = loads.map(gaps);
        const bringBack = await blow(pair, cluster);
        await cluster.led(pair.standby);
        await moreChanges(loads);
        const seconds = Math.max(...measured.map(end => end()));
        waits[name] = [...(waits[name] ?? []), seconds];
        tell(`${pair.primary.name} was ${name}, changes worked again after ${seconds.toFixed(1)} s`);
        await setTimeout(1_000);
        bringBack();
      }
    await cluster.whole();
    await moreChanges(loads);
  };
  const { loads, received } = await survive(cleanup, cluster, happens, { clients: 16, pause: 100 });
  const times = Object.entries(waits).map(
    ([name, seconds]) =>
      `${seconds.length} times ${name}, changes worked again after ${Math.min(...seconds).toFixed(1)} to ${Math.max(...seconds).toFixed(1)} s`,
  );
  return `${times.join('; ')}; ${figure(loads)}; ${received.length} deliveries arrived, ${sentAgain(received)} of them a second time, with the same id`;
}

export const failovers: readonly Scenario[] = [
  {
    name: 'patroni',
    promise:
      'When the primary of a cluster with synchronous replication is lost, and another node takes over, requests get 503 at worst until then. No host ends, no acknowledged change is lost, and what is due is delivered afterwards, each event with one id, and to an ordered webhook in order.',
    how: `Two nodes of PostgreSQL 15, Patroni (\`synchronous_mode\`, a \`ttl\` of ${ttl} s), etcd over its API v2 (over v3, Patroni 3.0.2 takes the lead back after a freeze, and forgets what the other node has acknowledged), and HAProxy, which asks Patroni for the primary. Under the load of two hosts, one with a pool of its own, the primary is killed (\`kill -9\`), frozen (SIGSTOP until the other node has taken over), and switched over, in turn; the lost node comes back between.`,
    run: failingOver,
  },
];
