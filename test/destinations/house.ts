/** A service whose workspaces can have events sent to a queue that is an array, and whatever a test does to it. */
import {
  type DestinationConnection,
  type DestinationContext,
  type DestinationMessage,
  defineDestination,
} from '../../src/destination-drivers.ts';
import type { MarketplaceSettings, SecretKey } from '../../src/index.ts';
import { shop } from '../../src/testing/sample.ts';
import type { Cleanup } from '../helper.ts';
import { open, type Vault, vaults } from '../secrets/house.ts';
import { until } from '../until.ts';

export interface QueueSettings {
  readonly url: string;
  readonly name: string;
  readonly username?: string;
  readonly password?: string;
}

export interface Queue {
  readonly sent: DestinationMessage[];
  readonly opened: QueueSettings[];
  readonly context: DestinationContext[];
  closed: number;
  /** What `send` does instead. */
  send: DestinationConnection['send'] | null;
  /** What `open` does before. */
  open: (settings: QueueSettings, context: DestinationContext) => Promise<void>;
}

export const newQueue = (): Queue => ({
  sent: [],
  opened: [],
  context: [],
  closed: 0,
  send: null,
  open: async () => {},
});

const text = { type: 'string', minLength: 1, maxLength: 200 };

export const queueDestination = (queue: Queue) =>
  defineDestination<QueueSettings>({
    type: 'queue',
    settings: {
      type: 'object',
      required: ['url', 'name'],
      properties: {
        url: { ...text, format: 'uri', description: 'Its server.', examples: ['queue://queue.example'] },
        name: text,
        key: text,
        username: { ...text, writeOnly: true },
        password: { ...text, writeOnly: true },
        tls: { type: 'boolean', default: true },
        mechanism: text,
      },
    },
    ports: { 'queue:': 4_444 },
    keepsSecrets: ['name'],
    async open(settings, context) {
      await queue.open(settings, context);
      queue.opened.push(settings);
      queue.context.push(context);
      return {
        async send(message, options) {
          if (queue.send !== null) return queue.send(message, options);
          queue.sent.push(message);
          return { position: queue.sent.length };
        },
        close() {
          queue.closed += 1;
        },
      };
    },
  });

export const place = { type: 'queue', url: 'queue://ann:QUEUE-PASSWORD@127.0.0.1', name: 'orders' };

/** `keys`: those that encrypt secrets; `null`: none. */
export async function house(
  cleanup: Cleanup,
  {
    queue = newQueue(),
    keys = null,
    storage = 'lowdb',
    vault,
    webhooks = {},
  }: {
    queue?: Queue;
    keys?: readonly SecretKey[] | null;
    storage?: string;
    vault?: Vault;
    webhooks?: MarketplaceSettings['webhooks'];
  } = {},
) {
  const store = vault ?? (await vaults[storage]?.(cleanup));
  if (store === undefined) throw new Error(`no storage ${storage}`);
  const process = await open(cleanup, store, keys, { destinations: [queueDestination(queue)], webhooks });
  const made = async (destination: object = place, more: object = {}) => {
    const body = { destination, event_types: ['order.paid'], ...more };
    const answer = await process.call('POST', '/webhooks', body);
    if (answer.status !== 201) throw new Error(answer.text);
    return (answer.json.data as { endpoint: { id: string; url: string; destination: object } }).endpoint;
  };
  const publish = (data: object = { number: 1 }, id?: string) =>
    process.marketplace.webhooks?.publish(shop, 'order.paid', data, id === undefined ? {} : { id });
  const deliveries = async () =>
    (await process.call('GET', '/webhook-deliveries')).json.data as {
      id: string;
      state: string;
      attempts: { error: string | null; response: string | null; status: number | null }[];
    }[];
  /** The delivery that is the newest, when it has so many attempts. */
  const attempted = async (count = 1) => {
    const found = await until(async () => {
      const [newest] = await deliveries();
      return newest !== undefined && newest.attempts.length >= count ? newest : undefined;
    });
    if (found === undefined) throw new Error('nothing was attempted');
    return found;
  };
  return { ...process, store, queue, made, publish, deliveries, attempted };
}
