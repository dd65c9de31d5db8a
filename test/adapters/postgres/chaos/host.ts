/** The host application in its own process, from the view of a test. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Cleanup } from '../../../helper.ts';
import { typescript } from '../../../runner/typescript/arguments.ts';
import { within } from '../../../until.ts';

const ownScript = fileURLToPath(new URL('./service.ts', import.meta.url));
/** Clients create keys and links as long as they run. */
const defaults = { limits: { keys: 100_000, links: 100_000 } };
/** The documentation promises a warning while a migration waits for the locks of others: it is no complaint. */
const quiet = '--disable-warning=MigrationWarning';

/** A data file, or PostgreSQL with the pool that connectionString opens, or with one of the host. */
export type HostStorage = 'file' | 'ours' | 'hosts';

export type Host = Awaited<ReturnType<typeof startHost>>;

/**
 * @param address of the database, or the path of the file
 * @param killAfter milliseconds after which it is killed, whether it has started or not
 * @param settings of `createMarketplace`, as JSON
 * @param script the same program of another version
 */
export async function startHost(
  cleanup: Cleanup,
  address: string,
  storage: HostStorage,
  {
    port = 0,
    killAfter,
    env = {},
    settings = defaults,
    script = ownScript,
  }: {
    port?: number;
    killAfter?: number;
    env?: NodeJS.ProcessEnv;
    settings?: object;
    script?: string;
  } = {},
) {
  const given = [address, storage, String(port), JSON.stringify(settings)];
  const child = spawn(process.execPath, [quiet, ...typescript, script, ...given], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const exited = once(child, 'exit');
  if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter);
  cleanup(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  let output = '';
  child.stderr.on('data', chunk => {
    output += chunk;
  });
  const reported: Record<string, unknown>[] = [];
  const lines = createInterface(child.stdout);
  lines.on('line', line => void reported.push(JSON.parse(line)));
  const died = exited.then(([code, signal]) => {
    throw new Error(`the host ended with ${code ?? signal}: ${output}`);
  });
  died.catch(() => {});
  const [first] = await within(
    Promise.race([once(lines, 'line'), died]),
    () => `the URL of a host, which told ${output}`,
  );
  const { url } = JSON.parse(first) as { url: string };

  return {
    url,
    pid: child.pid,
    /** Sends a signal, such as SIGSTOP. */
    signal: (name: NodeJS.Signals) => void child.kill(name),
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await exited;
    },
    /** Rejects when the process ends before it is asked to. */
    died,
    /** What is not an outage: there must be nothing. */
    complaints: () => [
      ...reported.filter(line => !('url' in line || 'closed' in line)),
      ...(output === '' ? [] : [{ output }]),
    ],
    /** Ends it in order. Resolves with its exit code. */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      const [code] = await within(
        exited,
        () => `the end of a host, which told ${JSON.stringify(reported)} ${output}`,
      );
      return code;
    },
  };
}
