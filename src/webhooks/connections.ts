/** Connections to receivers. */
import { type AgentRules, openAgent } from '../outbound/guarded-agent.ts';
import type { TargetGuard } from '../outbound/target.ts';
import type { Exchange } from './exchange.ts';

/** How long idle connections stay open, in milliseconds, regardless of the receiver. */
const keptFor = 10_000;

export interface PostRequest {
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export interface Connections {
  /** Sends a request, unless its exchange is over. The exchange is told the response, or why there is none. */
  post(posting: PostRequest, exchange: Exchange): void;
  close(): Promise<void>;
}

/** The caller limits the connections in use. */
export async function openConnections(
  guard: TargetGuard,
  { timeout, maxIdle }: Pick<AgentRules, 'timeout'> & { readonly maxIdle: number },
): Promise<Connections> {
  const agent = await openAgent(guard, { timeout, keptFor });
  let open = 0;
  let inFlight = 0;
  agent.on('connect', () => {
    open += 1;
  });
  agent.on('disconnect', () => {
    open -= 1;
  });

  const ended = () => {
    inFlight -= 1;
  };

  return {
    post({ origin, path, headers, body }, exchange) {
      if (exchange.isOver) return;
      const isKept = inFlight < maxIdle;
      inFlight += 1;
      exchange.answered.then(ended, ended);
      // `request` would do the same with a stream of the body, an abort signal and several promises for each delivery.
      exchange.begin(() => {
        const reset = !isKept || open > maxIdle;
        agent.dispatch({ origin, path, method: 'POST', headers, body, reset }, exchange);
      });
    },
    close: () => agent.destroy(),
  };
}
