/** Kafka: each event is a record, which all replicas in sync have when it counts as sent. */
import { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { onAbort } from '../common/concurrency/on-abort.ts';
import {
  bytesOf,
  credentials,
  filled,
  keySetting,
  limitInput,
  loaded,
  nameSetting,
  timeoutMs,
  tlsWith,
} from './client.ts';
import { type Destination, type DestinationContext, defineDestination } from './destination.ts';

interface Settings {
  readonly brokers: readonly string[];
  readonly topic: string;
  readonly tls?: boolean;
  readonly mechanism?: string;
  readonly username?: string;
  readonly password?: string;
}

interface Producer {
  connect(): Promise<void>;
  disconnect(): Promise<void>;
  on(event: string, listener: () => void): void;
  send(
    batch: object,
  ): Promise<
    readonly { readonly topicName: string; readonly partition: number; readonly baseOffset?: string }[]
  >;
}

interface Library {
  readonly Kafka: new (options: object) => { producer(options: object): Producer };
}

interface SocketRequest {
  readonly host: string;
  readonly port: number;
  readonly ssl?: object | false | null;
  readonly onConnect: () => void;
}

/** A cluster names its other brokers itself: each of them must be allowed too. */
const socketsFor =
  (context: DestinationContext, sockets: Set<Socket>) =>
  ({ host, port, ssl, onConnect }: SocketRequest): Socket => {
    const plain = new Socket();
    const socket = ssl ? connectTls({ socket: plain, ...tlsWith(host) }, onConnect) : plain;
    if (!ssl) socket.once('connect', onConnect);
    sockets.add(plain);
    plain.once('close', () => sockets.delete(plain));
    // Until the client listens.
    for (const one of [plain, socket]) one.on('error', () => {});
    limitInput(plain);
    context
      .addressesOf(host, port)
      .then(([{ address }]) => void plain.connect({ host: address, port }))
      // A broker may also name a port that is none.
      .catch(error => void socket.destroy(error));
    return socket.setKeepAlive(true, 60_000);
  };

export const kafkaWith = (load: () => Promise<Library>): Destination =>
  defineDestination<Settings>({
    type: 'kafka',
    settings: {
      required: ['brokers', 'topic'],
      properties: {
        brokers: {
          type: 'array',
          description: 'Brokers that name the others.',
          minItems: 1,
          maxItems: 10,
          items: { type: 'string', maxLength: 255, pattern: '^[^\\x00-\\x20\\x7f/@:]+:[0-9]{1,5}$' },
          examples: [['kafka.example:9093']],
        },
        topic: nameSetting('The topic. `{type}` stands for the type of the event.', 'orders'),
        key: keySetting,
        tls: {
          type: 'boolean',
          description: 'Whether the connection is encrypted. Default: true.',
          default: true,
        },
        mechanism: {
          type: 'string',
          description: 'How user and password are sent. Default: `scram-sha-512`.',
          enum: ['plain', 'scram-sha-256', 'scram-sha-512'],
          default: 'scram-sha-512',
        },
        ...credentials,
      },
    },
    keepsSecrets: ['topic'],
    addresses: ({ brokers }) => brokers,
    async open({ brokers, topic, tls = true, mechanism = 'scram-sha-512', username, password }, context) {
      const { Kafka } = await loaded('kafkajs', load);
      const sockets = new Set<Socket>();
      const client = new Kafka({
        ...{ clientId: 'koa-marketplace', brokers, connectionTimeout: timeoutMs, requestTimeout: timeoutMs },
        ...(tls && { ssl: {} }),
        ...(username !== undefined && { sasl: { mechanism, username, password: password ?? '' } }),
        socketFactory: socketsFor(context, sockets),
        // The engine tries again.
        retry: { retries: 0 },
        logCreator: () => () => {},
      });
      const producer = client.producer({ allowAutoTopicCreation: false, retry: { retries: 0 } });
      const close = () => {
        producer.disconnect().catch(() => {});
        for (const socket of sockets) socket.destroy();
      };
      onAbort(context.signal, close);
      try {
        context.signal.throwIfAborted();
        await producer.connect();
      } catch (error) {
        close();
        throw error;
      }
      producer.on('producer.disconnect', () => context.ended());
      return {
        async send(message) {
          const { key, headers, time } = message;
          const record = { key, value: bytesOf(message), headers, timestamp: String(Date.parse(time)) };
          const [stored] = await producer.send({
            ...{ topic: filled(topic, message), acks: -1, timeout: timeoutMs },
            messages: [record],
          });
          return { topic: stored?.topicName, partition: stored?.partition, offset: stored?.baseOffset };
        },
        close,
      };
    },
  });

/** Kafka, over `kafkajs`, which the app installs. Records with the same `key` go to the same partition. */
export const kafka = (): Destination =>
  kafkaWith(async () => (await import('kafkajs')) as unknown as Library);
