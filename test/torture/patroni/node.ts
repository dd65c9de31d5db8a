/** A node of a cluster: Patroni, and the PostgreSQL that it starts. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Cleanup } from '../../helper.ts';
import { freePort } from '../../runner/own-postgres/server.js';
import type { Daemons } from '../daemon.ts';

/** Of Debian. */
export const programs = '/usr/lib/postgresql/15/bin';
const users = {
  superuser: { username: 'postgres', password: 'postgres' },
  replication: { username: 'replicator', password: 'replicator' },
};
/** How long a leader may be silent, in seconds: Patroni allows no less. */
export const ttl = 20;

export type Node = Awaited<ReturnType<typeof makeNode>>;

export async function makeNode(cleanup: Cleanup, daemons: Daemons, name: string, etcd: number) {
  const port = await freePort();
  const control = await freePort();
  const data = join(daemons.folder, `data-${name}`);
  // JSON is YAML.
  const file = daemons.write(`${name}.yml`, JSON.stringify(settings({ name, port, control, etcd, data })));
  const signal = (to: readonly number[], what: NodeJS.Signals) => {
    for (const pid of to) tryKill(pid, what);
  };
  // After Patroni, which it outlives.
  cleanup(() => signal(processesIn(data), 'SIGKILL'));
  const start = () => daemons.start('patroni', [file]);
  let patroni = start();

  return {
    name,
    port,
    control,
    /** Whether Patroni answers that it is the `primary`, or the `synchronous` standby. */
    async is(role: 'primary' | 'synchronous'): Promise<boolean> {
      try {
        const { status } = await fetch(`http://127.0.0.1:${control}/${role}`, {
          signal: AbortSignal.timeout(2_000),
        });
        return status === 200;
      } catch {
        return false;
      }
    },
    /** Kills Patroni and the first process of PostgreSQL, without which the others end by themselves. */
    async kill(): Promise<void> {
      const first = postmasterIn(data);
      await patroni.end('SIGKILL');
      signal(first, 'SIGKILL');
    },
    /** Starts what was killed. */
    start(): void {
      patroni = start();
    },
    /** Stops all of its processes, as if their machine slept. */
    freeze(): void {
      patroni.signal('SIGSTOP');
      signal(postmasterIn(data), 'SIGSTOP');
      // It starts no others now.
      signal(processesIn(data), 'SIGSTOP');
    },
    thaw(): void {
      signal(processesIn(data), 'SIGCONT');
      patroni.signal('SIGCONT');
    },
    output: () => patroni.output(),
  };
}

interface Place {
  readonly name: string;
  readonly port: number;
  readonly control: number;
  readonly etcd: number;
  readonly data: string;
}

function settings({ name, port, control, etcd, data }: Place) {
  return {
    scope: 'shop',
    name,
    restapi: { listen: `127.0.0.1:${control}`, connect_address: `127.0.0.1:${control}` },
    // Over the newer API of etcd, Patroni 3.0.2 does not compare: after it was frozen, it takes the lock from the node
    // that has it by now, and that one loses what it has acknowledged.
    etcd: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 60, wal_keep_size: '512MB' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: programs,
      pgpass: `${data}.pgpass`,
      authentication: users,
      parameters: { unix_socket_directories: '', shared_buffers: '32MB' },
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
    },
  };
}

export const urlOf = (port: number): string =>
  `postgres://${users.superuser.username}:${users.superuser.password}@127.0.0.1:${port}/postgres`;

/** The processes of PostgreSQL: each works in its folder of data. */
function processesIn(data: string): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && folderOf(name) === data)
    .map(Number);
}

/** The first of these, which starts the others, or none. */
function postmasterIn(data: string): number[] {
  const all = processesIn(data);
  return all.filter(pid => !all.includes(parentOf(pid)));
}

function folderOf(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // It has ended, or belongs to somebody else.
    return null;
  }
}

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

function tryKill(pid: number, what: NodeJS.Signals): void {
  try {
    process.kill(pid, what);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
