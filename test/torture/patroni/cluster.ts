/** Two PostgreSQL with synchronous replication, kept by Patroni over etcd, behind HAProxy. */
import assert from 'node:assert/strict';
import type { Cleanup } from '../../helper.ts';
import { freePort } from '../../runner/own-postgres/server.js';
import { until } from '../../until.ts';
import { type Daemons, daemons, needs } from '../daemon.ts';
import { makeNode, type Node, programs, urlOf } from './node.ts';

/** In milliseconds: pg_rewind and a new base backup included. */
const patience = 180_000;

export interface Pair {
  readonly primary: Node;
  readonly standby: Node;
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Everything of it ends with the scenario. */
export async function startCluster(cleanup: Cleanup) {
  needs(['patroni', 'etcd', 'haproxy', `${programs}/postgres`]);
  const place = daemons(cleanup, 'patroni');
  const etcd = await startEtcd(place);
  const a = await makeNode(cleanup, place, 'a', etcd);
  const b = await makeNode(cleanup, place, 'b', etcd);
  const port = await startProxy(place, [a, b]);
  const outputs = () => [a.output(), b.output()];
  const cluster = {
    url: urlOf(port),
    /** Waits until both nodes have their role: nothing that is acknowledged then is in one place only. */
    async whole(): Promise<Pair> {
      const inOrder = async () => {
        for (const pair of [
          { primary: a, standby: b },
          { primary: b, standby: a },
        ])
          if ((await pair.primary.is('primary')) && (await pair.standby.is('synchronous'))) return pair;
        return null;
      };
      const found = await until(inOrder, outputs, patience);
      assert.ok(found);
      return found;
    },
    /** Waits until a node is the primary. */
    led: (by: Node) => until(() => by.is('primary'), outputs, patience),
    /** Asks Patroni to make the standby the primary. */
    async switchOver({ primary, standby }: Pair): Promise<void> {
      const response = await fetch(`http://127.0.0.1:${primary.control}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: primary.name, candidate: standby.name }),
      });
      if (!response.ok) throw new Error(`Patroni has not switched over: ${await response.text()}`);
    },
  };
  await cluster.whole();
  return cluster;
}

async function startEtcd({ start, folder }: Daemons): Promise<number> {
  const port = await freePort();
  const [clients, peers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${await freePort()}`];
  const etcd = start('etcd', [
    '--name=one',
    '--enable-v2',
    `--data-dir=${folder}/etcd`,
    `--listen-client-urls=${clients}`,
    `--advertise-client-urls=${clients}`,
    `--listen-peer-urls=${peers}`,
    `--initial-advertise-peer-urls=${peers}`,
    `--initial-cluster=one=${peers}`,
  ]);
  const isThere = () =>
    fetch(`${clients}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isThere, etcd.output);
  return port;
}

/** The settings that Patroni's own documentation recommends. */
async function startProxy({ start, write }: Daemons, nodes: readonly Node[]): Promise<number> {
  const port = await freePort();
  const file = write(
    'haproxy.cfg',
    `global
  maxconn 500
defaults
  mode tcp
  retries 2
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 3 rise 2 on-marked-down shutdown-sessions
${nodes.map(({ name, port, control }) => `  server ${name} 127.0.0.1:${port} maxconn 100 check port ${control}\n`).join('')}`,
  );
  start('haproxy', ['-db', '-f', file]);
  return port;
}
