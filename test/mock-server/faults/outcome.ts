/** How a request ends, whatever happens to its connection. */
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';

export interface Outcome {
  /** `null`: no answer. */
  readonly status: number | null;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The code of the error that ended the connection, or `null`. */
  readonly error: string | null;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** @default a connection of its own */
  readonly agent?: Agent;
  /** The certificate of the server, for `https` URLs. */
  readonly ca?: string;
}

/** Never rejects, and never sends a request twice. */
export function outcomeOf(
  url: string,
  { method = 'GET', headers = {}, body, agent = new Agent(), ca }: Asked = {},
): Promise<Outcome> {
  return new Promise(resolve => {
    let text = '';
    let answered: { status: number | null; headers: IncomingHttpHeaders } = { status: null, headers: {} };
    const end = (error: string | null) => resolve({ ...answered, text, error });
    const take = (answer: IncomingMessage) => {
      answered = { status: answer.statusCode ?? null, headers: answer.headers };
      answer.setEncoding('utf8');
      answer.on('data', chunk => {
        text += chunk;
      });
      answer.on('end', () => end(null));
      answer.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    };
    const asked =
      ca === undefined
        ? request(url, { method, headers, agent }, take)
        : tlsRequest(url, { method, headers, ca, agent: new TlsAgent() }, take);
    asked.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    asked.end(body);
  });
}
