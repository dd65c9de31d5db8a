/** A server of this machine that keeps the JSON bodies that are posted to it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const patience = 20_000;

export async function receiver() {
  const received: unknown[] = [];
  let wake = () => {};
  const server = createServer(async (req, res) => {
    const text = Buffer.concat(await req.toArray()).toString();
    received.push(JSON.parse(text));
    res.writeHead(204).end();
    wake();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** The body with this index, once it has come. */
    async body(index: number): Promise<unknown> {
      const late = AbortSignal.timeout(patience);
      while (received.length <= index) {
        await new Promise<void>((resolve, reject) => {
          wake = resolve;
          late.onabort = () => reject(new Error(`${received.length} requests came, not ${index + 1}`));
        });
      }
      return received[index];
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
