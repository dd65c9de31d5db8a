/** The host application in its own process, from the view of a test. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Cleanup } from '../../../helper.ts';
import { typescript } from '../../../runner/typescript/arguments.ts';
import { within } from '../../../until.ts';

const script = fileURLToPath(new URL('./service.ts', import.meta.url));

/** `pool`: the pool that connectionString opens, or one of the host. */
export async function startHost(cleanup: Cleanup, databaseUrl: string, pool: 'ours' | 'hosts') {
  const child = spawn(process.execPath, [...typescript, script, databaseUrl, pool], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  cleanup(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  let output = '';
  child.stderr.on('data', chunk => {
    output += chunk;
  });
  const told: Record<string, unknown>[] = [];
  const lines = createInterface(child.stdout);
  lines.on('line', line => void told.push(JSON.parse(line)));
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
    /** Rejects when the process ends before it is asked to. */
    died,
    /** What is not an outage: there must be nothing. */
    complaints: () => [
      ...told.filter(line => !('url' in line || 'closed' in line)),
      ...(output === '' ? [] : [{ output }]),
    ],
    /** Ends it in order. Resolves with its exit code. */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      const [code] = await within(
        exited,
        () => `the end of a host, which told ${JSON.stringify(told)} ${output}`,
      );
      return code;
    },
  };
}
