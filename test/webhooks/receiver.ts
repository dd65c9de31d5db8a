/** Receivers of webhooks, and repositories to send from. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import type { WebhookEndpointRecord, WebhookEventRecord } from '../../src/generated/types.ts';
import { createWebhooks, type WebhooksOptions, type WholeRepository } from '../../src/index.ts';
import { endpoint, sample, shop } from '../../src/testing/sample.ts';
import type { Cleanup } from '../helper.ts';
import { emptyRepository } from '../postgres-server.ts';
import { within } from '../until.ts';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver that records its requests. `answer` sends the response; otherwise the response is 204. */
export async function receiver(
  cleanup: Cleanup,
  answer: (...args: [...Parameters<RequestListener>, Received]) => void = (_, res) =>
    void res.writeHead(204).end(),
) {
  const received: Received[] = [];
  let wake = () => {};
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', chunk => chunks.push(chunk));
    req.on('end', () => {
      const one = { headers: req.headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      wake();
      answer(req, res, one);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  cleanup(stop);
  /** Waits until this number of requests has arrived. */
  const reached = async (count: number) => {
    const arriving = async () => {
      while (received.length < count)
        await new Promise<void>(resolve => {
          wake = resolve;
        });
    };
    await within(arriving(), () => `${count} requests, of which ${received.length} arrived`);
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received, reached, stop };
}

/** Each adapter, with the sample's data but for its webhooks. */
export const storages: Record<string, (cleanup: Cleanup) => Promise<WholeRepository>> = {
  lowdb: async cleanup => {
    const repository = await lowdbRepository({ seed: { ...sample(), webhook_endpoints: {} } });
    cleanup(repository.close);
    return repository;
  },
  PostgreSQL: async cleanup => {
    const repository = await emptyRepository(cleanup);
    await repository.import({ ...sample(), webhook_endpoints: {} });
    return repository;
  },
};

/** An engine that may send to this machine. */
export function engine(
  cleanup: Cleanup,
  repository: WholeRepository,
  options: Partial<WebhooksOptions> = {},
) {
  const webhooks = createWebhooks({
    repository,
    allowPrivateTargets: ['127.0.0.0/8', 'localhost'],
    pollInterval: 20,
    events: [{ type: 'order.paid', summary: 'An order was paid' }],
    ...options,
  });
  cleanup(webhooks.close);
  return webhooks;
}

/** Makes an endpoint in the shop. */
export async function listen(
  { webhooks }: WholeRepository,
  url: string,
  more: Partial<WebhookEndpointRecord> = {},
): Promise<WebhookEndpointRecord> {
  const record = { ...endpoint('ep_1', ['*']), url, ...more };
  if ('refused' in (await webhooks.createEndpoint(shop, record))) throw new Error('the endpoint exists');
  return record;
}

/** An event that happens now. */
export const happening = (id: string, type = 'order.paid'): WebhookEventRecord => {
  const created_at = new Date().toISOString();
  return { id, type, created_at, payload: JSON.stringify({ type, timestamp: created_at, data: { id } }) };
};
