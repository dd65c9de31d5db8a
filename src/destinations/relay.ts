/**
 * A port of this process that leads to a broker, for clients that open their socket themselves: they reach the address
 * that was checked, read no more than a broker has to say, and leave no connection open when they give up.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onAbort } from '../common/concurrency/on-abort.ts';
import { limitInput, timeoutMs } from './client.ts';
import type { DestinationContext } from './destination.ts';

export interface Relay {
  readonly port: number;
  /** Ends the connection, on both sides. */
  end(): void;
}

export const relayHost = '127.0.0.1';

/** Resolves when the broker has accepted the connection. */
export async function relayTo(
  { address, port }: { readonly address: string; readonly port: number },
  { signal }: DestinationContext,
): Promise<Relay> {
  const far = connect({ host: address, port, noDelay: true });
  const server = createServer({ noDelay: true });
  const sockets = new Set<Socket>([far]);
  const end = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  far.on('error', end).on('close', end);
  limitInput(far);
  onAbort(signal, end);
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    await once(far, 'connect', { signal: within });
    server.on('error', end).listen(0, relayHost);
    await once(server, 'listening', { signal: within });
  } catch (error) {
    end();
    throw error;
  }
  server.once('connection', near => {
    server.close();
    sockets.add(near);
    near.on('error', end).on('close', end);
    near.pipe(far).pipe(near);
  });
  return { port: (server.address() as { port: number }).port, end };
}
