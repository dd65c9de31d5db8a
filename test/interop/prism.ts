/** Prism as a proxy: it reports requests and responses that do not match the document. */
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
export async function prismProxy(
  documentPath: string,
  upstream: string,
): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const bin = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const child = spawn(
    process.execPath,
    [bin, 'proxy', documentPath, upstream, '--port', String(port), '--host', '127.0.0.1'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
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
