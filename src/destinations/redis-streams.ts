/** Redis streams: each event is an entry, whose fields are the headers of a webhook and its body. */
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers';
import { onAbort } from '../common/concurrency/on-abort.ts';
import {
  bytesOf,
  credentials,
  filled,
  keySetting,
  limitInput,
  loaded,
  nameSetting,
  placeOfUrl,
  timeoutMs,
  urlSetting,
} from './client.ts';
import { type Destination, defineDestination } from './destination.ts';

interface Settings {
  readonly url: string;
  readonly stream: string;
  readonly max_length?: number;
  readonly username?: string;
  readonly password?: string;
}

interface Client {
  readonly stream?: Socket;
  connect(): Promise<void>;
  disconnect(): void;
  on(event: string, listener: (error: Error) => void): void;
  call(command: string, ...args: readonly (string | number | Buffer)[]): Promise<unknown>;
}

interface Library {
  readonly Redis: new (options: object) => Client;
}

const ports = { 'redis:': 6_379, 'rediss:': 6_379 };

export const redisStreamsWith = (load: () => Promise<Library>): Destination =>
  defineDestination<Settings>({
    type: 'redis_streams',
    settings: {
      required: ['url', 'stream'],
      properties: {
        url: urlSetting(['redis', 'rediss'], 'rediss://redis.example'),
        stream: nameSetting('Key of the stream. `{type}` stands for the type of the event.', 'orders'),
        max_length: {
          type: 'integer',
          description: 'About how many entries the stream keeps. Default: all.',
          minimum: 1,
          maximum: 1_000_000_000,
        },
        key: keySetting,
        ...credentials,
      },
    },
    ports,
    keepsSecrets: ['stream', 'max_length'],
    async open({ url, stream, max_length: most, username, password }, context) {
      const { Redis } = await loaded('ioredis', load);
      const { address, port, protocol, tls, path } = await placeOfUrl(url, ports, context);
      const redis = new Redis({
        ...{ host: address, port, username, password, db: Number(path) || 0, protocol: 2 },
        ...(protocol === 'rediss:' && { tls }),
        ...{
          lazyConnect: true,
          connectTimeout: timeoutMs,
          enableOfflineQueue: false,
          maxRetriesPerRequest: 0,
        },
        // The engine tries again, with an address that is checked again.
        retryStrategy: () => null,
      });
      redis.on('connect', () => limitInput(redis.stream));
      let failure: Error | undefined;
      redis.on('error', error => {
        failure ??= error;
        // Also for each answer to nothing: such a server may send millions.
        setImmediate(close);
      });
      let isClosed = false;
      const close = () => {
        if (isClosed) return;
        isClosed = true;
        const { stream: socket } = redis;
        redis.disconnect();
        // What it says of its end is known.
        socket?.on('error', () => {}).destroy();
      };
      onAbort(context.signal, close);
      try {
        context.signal.throwIfAborted();
        await redis.connect();
      } catch (error) {
        close();
        throw failure ?? error;
      }
      redis.on('end', () => context.ended());
      const trim = most === undefined ? [] : ['MAXLEN', '~', most];
      return {
        async send(message) {
          const name = filled(stream, message);
          const fields = Object.entries(message.headers).flat();
          const key = message.key === null ? [] : ['key', message.key];
          const entry = await redis.call(
            'XADD',
            name,
            ...trim,
            '*',
            ...fields,
            ...key,
            'body',
            bytesOf(message),
          );
          if (!/^\d+-\d+$/.test(String(entry)))
            throw new Error('the server did not answer with the id of an entry');
          return { stream: name, entry };
        },
        close,
      };
    },
  });

/**
 * Redis streams, over `ioredis`, which the app installs. At least once: an entry that was added twice has the same
 * `webhook-id`.
 */
export const redisStreams = (): Destination =>
  redisStreamsWith(async () => (await import('ioredis')) as unknown as Library);
