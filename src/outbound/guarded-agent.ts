/** Connections of undici: only to addresses that the guard allows, and with the limits of all requests that we send. */
import type { LookupFunction } from 'node:net';
import type { Agent } from 'undici';
import { acceptContinue } from './interim-responses.ts';
import { loadUndici } from './load-undici.ts';
import { type TargetGuard, targetOf } from './target.ts';

/** Size limit of the headers of a response, in bytes. Some servers send more than Node's 16 KiB. */
const maxHeaderSize = 256 * 1_024;

/** Looks up a name, so that its address cannot change after the check. Node does not look up IP addresses. */
export function guardedLookup(guard: TargetGuard, port: number): LookupFunction {
  const addressesOf = async (host: string) => guard.addressesOf({ host, port });
  return (host, { all }, callback) => {
    addressesOf(host).then(
      ([first = { address: '', family: 0 }, ...rest]) =>
        // If the host has disabled "happy eyeballs", Node expects a single address instead of a list.
        all ? callback(null, [first, ...rest]) : callback(null, first.address, first.family),
      error => callback(error, []),
    );
  };
}

export interface AgentRules {
  /** How long a server may take for each step, in milliseconds. */
  readonly timeout: number;
  /** How long idle connections stay open, in milliseconds, regardless of the server. @default what undici does */
  readonly keptFor?: number;
}

/**
 * An agent of undici, which is loaded with the first one, because it is a quarter of the time that a host takes to
 * start. Without a guard, it connects to every address.
 */
export async function openAgent(guard: TargetGuard | null, { timeout, keptFor }: AgentRules): Promise<Agent> {
  const { Agent, buildConnector, Pool } = await loadUndici();
  return new Agent({
    headersTimeout: timeout,
    bodyTimeout: timeout,
    maxHeaderSize,
    // As many connections per origin as requests: with fewer, users of one host would wait for each other.
    connections: null,
    ...(keptFor !== undefined && { keepAliveTimeout: keptFor, keepAliveMaxTimeout: keptFor }),
    factory: (origin, options) => {
      const { port } = targetOf(new URL(origin));
      // Undici gets the address here and connects to exactly this one.
      const lookup = guard === null ? {} : { lookup: guardedLookup(guard, port) };
      const connect = buildConnector({ timeout, ...lookup });
      return new Pool(origin, {
        ...options,
        connect: (target, callback) =>
          connect(target, (...[error, socket]) =>
            error === null ? callback(null, acceptContinue(socket)) : callback(error, null),
          ),
      });
    },
  });
}
