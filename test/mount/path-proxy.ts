/** A proxy that serves another server below a path, which it removes from requests or keeps in them. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Cleanup } from '../helper.ts';

export interface PathProxy {
  /** The URL of the path. */
  readonly url: string;
  /** Where it passes requests on to. */
  target: string;
}

export const proxyModes = ['removes', 'keeps'] as const;

export async function pathProxy(
  cleanup: Cleanup,
  path: string,
  mode: (typeof proxyModes)[number],
): Promise<PathProxy> {
  const proxy = { url: '', target: '' };
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    if (url !== path && !url.startsWith(`${path}/`))
      return void outgoing.writeHead(404).end('not below the path');
    const passed = mode === 'keeps' ? url : url.slice(path.length) || '/';
    const asked = request(`${proxy.target}${passed}`, { method, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    outgoing.on('close', () => asked.destroy());
    incoming.pipe(asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  return proxy;
}
