/** RabbitMQ: each event is a persistent message, which the broker confirms, or returns if it goes to no queue. */
import { clearTimeout, setTimeout } from 'node:timers';
import {
  bytesOf,
  credentials,
  filled,
  keySetting,
  loaded,
  nameSetting,
  placeOfUrl,
  timeoutMs,
  urlSetting,
} from './client.ts';
import { type Destination, defineDestination } from './destination.ts';
import { relayHost, relayTo } from './relay.ts';

interface Settings {
  readonly url: string;
  readonly exchange?: string;
  readonly routing_key: string;
  readonly username?: string;
  readonly password?: string;
}

interface Returned {
  readonly properties: { readonly messageId: string };
}

interface Channel {
  on(event: 'return', listener: (message: Returned) => void): void;
  on(event: 'error' | 'close', listener: (error?: Error) => void): void;
  publish(
    exchange: string,
    routingKey: string,
    content: Buffer,
    options: object,
    done: (error: Error | null) => void,
  ): boolean;
}

interface Client {
  on(event: 'error' | 'close', listener: (error?: Error) => void): void;
  createConfirmChannel(): Promise<Channel>;
  close(): Promise<void>;
}

interface Library {
  connect(place: object, socket: object): Promise<Client>;
}

/** How long a broker may take to close a connection, in milliseconds. */
const maxClose = 1_000;

const ports = { 'amqp:': 5_672, 'amqps:': 5_671 };

export const rabbitmqWith = (load: () => Promise<Library>): Destination =>
  defineDestination<Settings>({
    type: 'rabbitmq',
    settings: {
      title: 'RabbitMQ',
      required: ['url', 'routing_key'],
      properties: {
        url: urlSetting(['amqp', 'amqps'], 'amqps://rabbit.example/shop'),
        exchange: nameSetting(
          'The exchange. Default: the one that leads to the queue with the name of the routing key.',
          'events',
        ),
        routing_key: nameSetting('The routing key. `{type}` stands for the type of the event.', '{type}'),
        key: keySetting,
        ...credentials,
      },
    },
    ports,
    keepsSecrets: ['exchange', 'routing_key'],
    async open({ url, exchange = '', routing_key: routingKey, username, password }, context) {
      const { connect } = await loaded('amqplib', load);
      const { address, port, protocol, tls, path } = await placeOfUrl(url, ports, context);
      const relay = await relayTo({ address, port }, context);
      const place = {
        ...{ protocol: protocol.slice(0, -1), hostname: relayHost, port: relay.port },
        ...{ heartbeat: 20, frameMax: 131_072, vhost: path === '' ? '/' : path },
        ...{ username: username ?? 'guest', password: password ?? 'guest' },
      };
      const client = await connect(place, { ...tls, timeout: timeoutMs, noDelay: true }).catch(
        (error: unknown) => {
          relay.end();
          throw error;
        },
      );
      let failure: Error | undefined;
      const failed = (error?: Error) => {
        failure ??= error;
      };
      client.on('error', failed);
      client.on('close', () => context.ended());
      const close = async () => {
        const late = setTimeout(relay.end, maxClose);
        try {
          await client.close();
        } catch {
          // It has ended before.
        } finally {
          clearTimeout(late);
          relay.end();
        }
      };
      const channel = await client.createConfirmChannel();
      channel.on('error', failed);
      channel.on('close', () => context.ended());
      const returned = new Set<string>();
      channel.on('return', ({ properties }) => returned.add(properties.messageId));
      return {
        send: message =>
          new Promise((resolve, reject) => {
            const { id, type, key, time, headers } = message;
            const name = filled(routingKey, message);
            const properties = {
              ...{ mandatory: true, persistent: true, messageId: id, type },
              ...{ timestamp: Math.floor(Date.parse(time) / 1_000), contentType: headers['content-type'] },
              headers: key === null ? headers : { ...headers, key },
            };
            channel.publish(exchange, name, bytesOf(message), properties, error => {
              // It comes before the confirmation.
              const isReturned = returned.delete(id);
              if (error) reject(failure ?? error);
              else if (isReturned) reject(new Error(`no queue takes messages with the routing key ${name}`));
              else resolve({ exchange, routing_key: name, confirmed: true });
            });
          }),
        close,
      };
    },
  });

/** RabbitMQ, over `amqplib`, which the app installs. A message that goes to no queue is a failed attempt. */
export const rabbitmq = (): Destination =>
  rabbitmqWith(async () => (await import('amqplib')) as unknown as Library);
