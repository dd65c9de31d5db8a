/** Real brokers, each a process of this machine in a folder of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cleanup } from '../helper.ts';
import { until } from '../until.ts';

/** The program, or `null` with one line that says so. */
export function programOf(...names: readonly string[]): string | null {
  for (const name of names)
    for (const folder of [
      '/usr/bin',
      '/usr/sbin',
      '/usr/local/bin',
      '/usr/local/sbin',
      '/usr/lib/rabbitmq/bin',
    ])
      if (spawnSync('test', ['-x', join(folder, name)]).status === 0) return join(folder, name);
  console.log(`${names[0]} is not installed: its destination is not tested against it`);
  return null;
}

export const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server: Server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Whether something accepts connections. */
export const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });

export interface Broker {
  readonly port: number;
  readonly folder: string;
  start(): Promise<void>;
  /** Stops it where it stands; `SIGCONT` lets it go on. */
  signal(name: NodeJS.Signals): void;
  /** Kills it. */
  kill(): Promise<void>;
}

/** `args`: of the program, with its port and its folder. */
export async function broker(
  cleanup: Cleanup,
  program: string,
  args: (port: number, folder: string) => readonly string[],
  env: (port: number, folder: string) => Readonly<Record<string, string>> = () => ({}),
  wanted?: number,
): Promise<Broker> {
  const port = wanted ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'broker-'));
  let child: ChildProcess | undefined;
  const kill = async () => {
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise(resolve => child?.once('exit', resolve));
    process.kill(-child.pid, 'SIGCONT');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  const start = async () => {
    child = spawn(program, args(port, folder), {
      stdio: 'ignore',
      cwd: folder,
      detached: true,
      env: { ...process.env, ...env(port, folder) },
    });
    await until(() => answers(port));
  };
  cleanup(async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await start();
  return { port, folder, start, kill, signal: name => void process.kill(-(child?.pid ?? 0), name) };
}

export const redisArgs = (port: number, folder: string): readonly string[] => [
  ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes'],
  ...['--requirepass', 'REDIS-PASSWORD', '--save', ''],
];

export const natsArgs = (port: number, folder: string): readonly string[] => [
  ...['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder],
  ...['--user', 'ann', '--pass', 'NATS-PASSWORD'],
];
