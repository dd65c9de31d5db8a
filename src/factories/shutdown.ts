/** The part of a shutdown that comes before the engines are closed: requests end, and nothing new is begun. */
import { defined } from '../common/defined.ts';
import { withRemedy } from '../common/errors/remedy.ts';
import { isPlainObject } from '../common/json/plain-object.ts';
import { type ClosableServer, endServer } from '../common/network/end-server.ts';
import { complaintAboutUnknown } from '../common/options/check-options.ts';
import type { Engine } from '../group/engine.ts';

export type { ClosableServer };

export interface CloseOptions {
  /**
   * How long connections are still taken and answered, while `/readyz` says 503, in milliseconds: as long as a proxy or a
   * load balancer takes to see it and to send requests elsewhere. @default 0
   */
  readonly drainFor?: number;
  /** How long requests may take to end, in milliseconds. Then their connections are closed. @default 10000 */
  readonly deadline?: number;
}

export interface Shutdown {
  readonly servers: readonly ClosableServer[];
  readonly drainFor: number;
  readonly deadline: number;
}

const standard: Required<CloseOptions> = { drainFor: 0, deadline: 10_000 };
/** The longest time of a timer, in milliseconds. */
const longest = 2 ** 31 - 1;

/** @throws TypeError for what is no server, and for an unknown or invalid option */
export function shutdownOf(server: unknown, options: unknown = {}): Shutdown {
  const servers: readonly unknown[] = server === undefined ? [] : Array.isArray(server) ? server : [server];
  const refuse = (what: string): never => {
    throw new TypeError(`marketplace.close: ${what}`);
  };
  for (const one of servers)
    if (typeof (one as Partial<ClosableServer> | null)?.close !== 'function')
      refuse('server must be a server of node:http, or a list of them');
  if (!isPlainObject(options)) return refuse('the options must be an object, such as { drainFor, deadline }');
  const unknown = complaintAboutUnknown('option', options, standard);
  if (unknown !== null) refuse(`options ${unknown}`);
  const times = { ...standard, ...defined(options as CloseOptions) };
  for (const [name, value] of Object.entries(times))
    if (!(typeof value === 'number' && value >= 0 && value <= longest))
      refuse(`${name} must be a number of milliseconds from 0 to ${longest}`);
  if (times.drainFor > 0 && servers.length === 0) refuse('drainFor needs the server that goes on meanwhile');
  return { servers: servers as readonly ClosableServer[], ...times };
}

/** Resolves when no request is under way any more. Never rejects. */
export async function endServers(
  { servers, drainFor, deadline }: Shutdown,
  engines: Iterable<Engine>,
  onError: ((error: unknown) => void) | undefined,
): Promise<void> {
  if (servers.length === 0) return;
  for (const engine of engines)
    try {
      engine.drain?.();
    } catch (error) {
      onError?.(error);
    }
  const ended = await Promise.all(
    servers.map(server => endServer(server, deadline, { isBehindProxy: drainFor > 0 })),
  );
  if (!ended.every(Boolean))
    onError?.(
      withRemedy(
        new Error(`Requests did not end within ${deadline / 1_000} s, and their connections were closed`),
        'Find the slow requests, or raise the deadline of close, and the time until the platform kills the process',
        'warn',
      ),
    );
}
