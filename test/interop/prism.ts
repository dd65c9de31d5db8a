/** Prism as a proxy, which reports requests and responses that do not match the document, and as a mock. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise(resolve => server.close(resolve));
  return port;
}

/** Starts Prism between a client and the server. */
export const prismProxy = (documentPath: string, upstream: string): Promise<Prism> =>
  startPrism(['proxy', documentPath, upstream]);

/** Starts Prism as a server that answers from the document alone. */
export const prismMock = (documentPath: string): Promise<Prism> => startPrism(['mock', documentPath]);

interface Prism {
  readonly url: string;
  readonly child: ChildProcess;
}

async function startPrism(settings: readonly string[]): Promise<Prism> {
  const port = await freePort();
  const bin = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const child = spawn(process.execPath, [bin, ...settings, '--port', String(port), '--host', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', chunk => {
      output += chunk;
      if (output.includes('is listening')) resolve({ url, child });
    });
    child.once('exit', () => reject(new Error(`Prism did not start: ${output}`)));
  });
}
