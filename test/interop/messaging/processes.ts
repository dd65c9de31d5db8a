/** Processes that are killed and started again, and what is asked of the marketplace over HTTP. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
// @ts-expect-error: the built package, which this folder does not depend on
import { loadFixtures, secretsOf } from '../../../dist/fixtures.js';

/** A process that prints its port when it is ready, and has the same one when it is started again. */
export interface Restartable {
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** `args`: the arguments for a port; 0 is any free one. */
export async function restartable(
  command: string,
  args: (port: number) => readonly string[],
  env: Record<string, string> = {},
): Promise<Restartable> {
  let child: ChildProcess | undefined;
  let port = 0;
  const start = async () => {
    const started = spawn(command, args(port), {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    const ended = once(started, 'exit').then(() => {
      throw new Error(`${command} ended before it was ready`);
    });
    ended.catch(() => {});
    const [line] = await Promise.race([once(started.stdout, 'data'), ended]);
    port = Number(line);
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    start,
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A marketplace with one channel, whose data are in the folder. */
export const marketplace = (folder: string, channel: object): Promise<Restartable> =>
  restartable(process.execPath, port => [
    '--import',
    'tsx',
    fileURLToPath(new URL('marketplace.ts', import.meta.url)),
    folder,
    String(port),
    JSON.stringify(channel),
  ]);

const patience = 60_000;

/** Looks until a condition holds. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | false | undefined>,
): Promise<Found> {
  const end = performance.now() + patience;
  let failure: unknown;
  while (performance.now() < end) {
    const found = await look().catch(error => {
      failure = error;
      return false as const;
    });
    if (found !== false && found !== undefined) return found;
    await new Promise(resolve => setTimeout(resolve, 25));
  }
  throw new Error(`it did not happen: ${what}${failure === undefined ? '' : ` (${failure})`}`);
}

// biome-ignore lint/suspicious/noExplicitAny: what the API returns is compared, and not used.
export type Data = any;

/** What a caller of the API does. */
export async function clientOf({ url }: Pick<Restartable, 'url'>) {
  const { studio } = secretsOf(await loadFixtures());
  const authorization = `Bearer ${studio}`;
  async function call(method: string, path: string, body?: object): Promise<{ status: number; json: Data }> {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: await response.json() };
  }
  async function data(method: string, path: string, body?: object): Promise<Data> {
    const { status, json } = await call(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${json.msg}`);
    return json.data;
  }
  return {
    call,
    data,
    async upload(bytes: Uint8Array, name: string): Promise<Data> {
      const response = await fetch(`${url}/api/v1/media`, {
        method: 'POST',
        headers: {
          authorization,
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="${name}"`,
        },
        body: bytes as BodyInit,
      });
      return (await response.json()).data;
    },
    async download(mediaId: string): Promise<Buffer> {
      const response = await fetch(`${url}/api/v1/media/${mediaId}/content`, { headers: { authorization } });
      if (!response.ok) throw new Error(`the file ${mediaId}: ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },
    /** All messages of an instance, oldest first. */
    async messages(instance: string): Promise<Data[]> {
      const found: Data[] = [];
      for (let cursor = ''; ; ) {
        const { status, json } = await call('GET', `/instances/${instance}/messages?limit=100${cursor}`);
        if (status !== 200) throw new Error(json.msg);
        found.push(...json.data);
        if (json.next_cursor === null) return found.reverse();
        cursor = `&cursor=${encodeURIComponent(json.next_cursor)}`;
      }
    },
  };
}

export type Client = Awaited<ReturnType<typeof clientOf>>;
