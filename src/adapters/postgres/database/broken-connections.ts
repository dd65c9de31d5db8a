/**
 * A connection that PostgreSQL ends must not end the process. node-postgres emits an `error` event for it, which Node
 * turns into an exception if nobody listens. The pool listens only to clients that are idle: a client that was just handed
 * out, or is between two statements, has no listener.
 */
import type { Pool, PoolClient } from './pool.ts';

/** Anyone who uses the connection is told by its statement, and the pool drops the connection by itself. */
const ignore = () => {};

const pools = new WeakSet<Pool>();
const clients = new WeakSet<PoolClient>();

/** Listens to the pool and to all its clients, also to those that it has connected already. Once for each pool. */
export function outliveBrokenConnections(pool: Pool): void {
  if (pools.has(pool)) return;
  pools.add(pool);
  pool.on?.('error', ignore);
  pool.on?.('connect', outlive);
  // The pool emits it before it takes away its own listener. Clients that were connected earlier are found by it.
  pool.on?.('acquire', outlive);
}

function outlive(client: PoolClient): void {
  if (clients.has(client)) return;
  clients.add(client);
  client.on?.('error', ignore);
}
