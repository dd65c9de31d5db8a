/** NATS JetStream: each event is a message, which its stream acknowledges, and recognises when it comes again. */
import {
  bytesOf,
  credentials,
  filled,
  keySetting,
  loaded,
  nameSetting,
  placeOfUrl,
  secret,
  timeoutMs,
  urlSetting,
} from './client.ts';
import { type Destination, defineDestination } from './destination.ts';
import { relayHost, relayTo } from './relay.ts';

interface Settings {
  readonly url: string;
  readonly subject: string;
  readonly username?: string;
  readonly password?: string;
  readonly token?: string;
}

interface Client {
  close(): Promise<void>;
  closed(): Promise<unknown>;
}

interface Acknowledgement {
  readonly stream: string;
  readonly seq: number;
  readonly duplicate: boolean;
}

interface Library {
  connect(options: object): Promise<Client>;
  headers(): { set(name: string, value: string): void };
  jetstream(client: Client): {
    publish(subject: string, body: Uint8Array, options: object): Promise<Acknowledgement>;
  };
}

const ports = { 'nats:': 4_222, 'tls:': 4_222 };

export const natsWith = (load: () => Promise<Library>): Destination =>
  defineDestination<Settings>({
    type: 'nats',
    settings: {
      title: 'NATS',
      required: ['url', 'subject'],
      properties: {
        url: urlSetting(['nats', 'tls'], 'tls://nats.example'),
        subject: nameSetting(
          'Subject of a stream. `{type}` stands for the type of the event.',
          'orders.{type}',
        ),
        key: keySetting,
        ...credentials,
        token: secret('The token.'),
      },
    },
    ports,
    keepsSecrets: ['subject'],
    async open({ url, subject, username: user, password: pass, token }, context) {
      const library = await load();
      const { address, port, protocol, tls } = await placeOfUrl(url, ports, context);
      const relay = await relayTo({ address, port }, context);
      const options = {
        servers: `${relayHost}:${relay.port}`,
        ...{ user, pass, token, timeout: timeoutMs, pingInterval: 20_000 },
        ...(protocol === 'tls:' && { tls }),
        // The engine tries again, with an address that is checked again, and goes to no other server.
        ...{ reconnect: false, ignoreClusterUpdates: true, resolve: false },
      };
      const client = await library.connect(options).catch((error: unknown) => {
        relay.end();
        throw error;
      });
      client.closed().then(context.ended, context.ended);
      const stream = library.jetstream(client);
      return {
        async send(message) {
          const headers = library.headers();
          for (const [name, value] of Object.entries(message.headers)) headers.set(name, value);
          if (message.key !== null) headers.set('key', message.key);
          const {
            stream: name,
            seq: sequence,
            duplicate,
          } = await stream.publish(
            filled(subject, message),
            bytesOf(message),
            // A stream may hold events of several endpoints.
            { msgID: message.deliveryId, headers, timeout: timeoutMs, retries: 0 },
          );
          return { stream: name, sequence, duplicate };
        },
        close: () => client.close().finally(relay.end),
      };
    },
  });

/**
 * NATS JetStream, over `@nats-io/transport-node` and `@nats-io/jetstream`, which the app installs. A message that comes
 * twice within the time in which its stream recognises duplicates is stored once.
 */
export const nats = (): Destination =>
  natsWith(async () => {
    const transport = await loaded('@nats-io/transport-node', () => import('@nats-io/transport-node'));
    const { jetstream } = await loaded('@nats-io/jetstream', () => import('@nats-io/jetstream'));
    return { connect: transport.connect, headers: transport.headers, jetstream } as Library;
  });
