/** Connections to exactly the addresses that the guard allows. */
import type { LookupFunction } from 'node:net';
import type { Agent } from 'undici';
import { type TargetGuard, targetOf } from './target.ts';

/** Looks up a name, so that its address cannot change after the check. Node does not look up IP addresses. */
export function guardedLookup(guard: TargetGuard, port: number): LookupFunction {
  const addressesOf = async (host: string) => guard.addressesOf({ host, port });
  return (host, { all }, callback) => {
    addressesOf(host).then(
      ([first = { address: '', family: 0 }, ...rest]) =>
        all ? callback(null, [first, ...rest]) : callback(null, first.address, first.family),
      error => callback(error, []),
    );
  };
}

/**
 * An agent of undici, which is loaded with the first one, because it is a quarter of the time that a host takes to
 * start. `patience`: how long a server may take for each step, in milliseconds.
 */
export async function guardedAgent(guard: TargetGuard, patience: number): Promise<Agent> {
  const { Agent, Pool } = await import('undici');
  return new Agent({
    headersTimeout: patience,
    bodyTimeout: patience,
    factory: (origin, options) => {
      const { port } = targetOf(new URL(origin));
      return new Pool(origin, {
        ...options,
        connect: { timeout: patience, lookup: guardedLookup(guard, port) },
      });
    },
  });
}
