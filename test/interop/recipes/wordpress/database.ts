/** A MariaDB of one run, in a folder of its own and without a port. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasCommand } from '../../clients/command.ts';
import { start } from '../process.ts';

/** The server is not in the path of every user. */
const command = ['/usr/sbin/mariadbd', 'mariadbd'].find(hasCommand);

export interface Database {
  /** As `DB_HOST` of WordPress, for the user root without a password. */
  readonly host: string;
  readonly stop: () => Promise<void>;
}

export async function startDatabase(): Promise<Database> {
  if (command === undefined) throw new Error('this machine has no MariaDB');
  // A short path, because those of sockets are limited.
  const folder = await mkdtemp(join(tmpdir(), 'mariadb-'));
  const common = [
    '--no-defaults',
    `--datadir=${join(folder, 'data')}`,
    '--innodb-log-file-size=4M',
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  ];
  const installed = spawnSync(
    'mariadb-install-db',
    [...common, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { encoding: 'utf8' },
  );
  if (installed.status !== 0) throw new Error(`mariadb-install-db: ${installed.stdout}${installed.stderr}`);
  const socket = join(folder, 'socket');
  const first = join(folder, 'first.sql');
  await writeFile(first, 'CREATE DATABASE wordpress CHARACTER SET utf8mb4;');
  const server = start(folder, [
    command,
    ...common,
    `--socket=${socket}`,
    `--init-file=${first}`,
    `--pid-file=${join(folder, 'pid')}`,
    '--skip-networking',
    '--innodb-flush-log-at-trx-commit=0',
  ]);
  await server.says('ready for connections');
  return {
    host: `localhost:${socket}`,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
