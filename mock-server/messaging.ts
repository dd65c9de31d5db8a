/** Messaging of the mock server: instances of the simulated channel, which tests and requests let things happen to. */
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Koa from 'koa';
import type { MediaStore } from '../src/channel/media-store.ts';
import { MarketplaceError } from '../src/common/errors.ts';
import { isPlainObject } from '../src/common/plain-object.ts';
import type { Messaging, Webhooks } from '../src/group/engines.ts';
import { createBodyReader, jsonType } from '../src/http/body.ts';
import { type SimulatedDriver, simulated } from '../src/messaging/drivers/simulated/driver.ts';
import type { MessagingEngine } from '../src/messaging/engine/engine.ts';
import type { Parts, WholeRepository } from '../src/repository/index.ts';
import { isAskedNearby } from './doors.ts';
import { packageRoot } from './package-root.ts';

/** What tests let happen at the simulated channel. */
export type MockChannel = Pick<
  SimulatedDriver,
  'receive' | 'happen' | 'pair' | 'logOut' | 'cut' | 'misbehave' | 'sent'
>;

export interface MockMessaging {
  readonly engine: Messaging;
  readonly channel: MockChannel;
  /** Forgets what has happened at the channel. */
  reset(): void;
  close(): Promise<void>;
}

export interface MockMessagingOptions {
  readonly repository: WholeRepository;
  readonly url: string;
  /** Folder for media. @default they are kept in memory */
  readonly mediaFolder?: string;
  readonly webhooks?: Pick<Webhooks, 'nudge'>;
  readonly now?: () => number;
}

/** Holds the instances. The engine is loaded after the server has started, as that of webhooks is. */
export function mockMessaging({
  repository,
  url,
  mediaFolder,
  ...rest
}: MockMessagingOptions): MockMessaging {
  const channel = simulated();
  let engine: MessagingEngine | null = null;
  const loading = new Promise(resolve => setImmediate(resolve)).then(async () => {
    const [{ createMessaging }, { memoryMedia }, { folderMedia }] = await Promise.all([
      import('../src/create-messaging.ts'),
      import('../src/messaging/media/memory-store.ts'),
      import('../src/messaging/media/folder-store.ts'),
    ]);
    engine = createMessaging({
      // Every adapter of this package has these parts.
      repository: repository as Parts,
      drivers: [channel],
      media: withFixtures(mediaFolder === undefined ? memoryMedia() : folderMedia(mediaFolder)),
      // The events of fixtures are as old as the fixtures, so they are not pruned.
      eventRetentionDays: 0,
      publicUrl: url,
      ...rest,
    });
    engine.start();
    return engine;
  });
  return {
    channel,
    reset: channel.forget,
    engine: {
      drivers: [channel],
      nudge: (...place) => engine?.nudge(...place),
      run: async (...command) => (await loading).run(...command),
      storeMedia: async (...file) => (await loading).storeMedia(...file),
      fetchMedia: async (...file) => (await loading).fetchMedia(...file),
      openMedia: async (...file) => (await loading).openMedia(...file),
      watch(workspaceId, changed) {
        let unwatch = () => {};
        let isOver = false;
        void loading.then(loaded => {
          if (!isOver) unwatch = loaded.watch(workspaceId, changed);
        });
        return () => {
          isOver = true;
          unwatch();
        };
      },
    },
    close: async () => {
      await loading;
      await engine?.close();
    },
  };
}

const fixtureFiles = fileURLToPath(new URL('fixtures/media/messages/', packageRoot));

/** The files of the fixtures are those of the package, unless the store has others with their ids. */
const withFixtures = (store: MediaStore): MediaStore => ({
  ...store,
  async open(id, range) {
    const own = await store.open(id, range);
    if (own !== null || !/^med_[a-z_]+$/.test(id)) return own;
    const path = join(fixtureFiles, id);
    return existsSync(path) ? createReadStream(path, range) : null;
  },
});

/** Size limit of a request, in bytes. */
const longest = 1_048_576;

const place = '/__mock/messaging';

/**
 * `POST /__mock/messaging` lets something happen at the channel: `{"instance_id": "ins_demo", "receive": {"from": "…",
 * "text": "…"}}`, or `happen`, `misbehave`, `pair`, `cut` or `log_out` in place of `receive`.
 */
export function messagingDoor(channel: MockChannel): Koa.Middleware {
  const readBody = createBodyReader(longest);
  return async (ctx, next) => {
    if (ctx.path !== place) return next();
    try {
      if (ctx.method !== 'POST')
        throw new MarketplaceError('method_not_allowed', 'use POST', { headers: { Allow: 'POST' } });
      if (!isAskedNearby()) throw new MarketplaceError('not_found');
      ctx.body = { status: 'success', data: await carryOut(channel, await readBody(ctx, [jsonType])) };
    } catch (error) {
      const refusal =
        error instanceof MarketplaceError
          ? error
          : new MarketplaceError('invalid_request', error instanceof Error ? error.message : undefined);
      ctx.status = refusal.status;
      ctx.set(refusal.headers);
      ctx.body = { status: 'error', msg: refusal.message };
    }
  };
}

async function carryOut(channel: MockChannel, body: object): Promise<object> {
  const { instance_id: id, ...rest } = body as Record<string, unknown>;
  const [[name, input] = ['', null], another] = Object.entries(rest);
  if (typeof id !== 'string') throw new MarketplaceError('invalid_request', 'instance_id is required');
  if (another !== undefined)
    throw new MarketplaceError('invalid_request', `${another[0]} must not be sent together with ${name}`);
  switch (name) {
    case 'receive':
      return { external_id: await channel.receive(id, messageOf(input)) };
    case 'happen':
      if (!isPlainObject(input)) throw new MarketplaceError('invalid_request', 'happen must be an event');
      await channel.happen(id, input as never);
      return {};
    case 'misbehave':
      channel.misbehave(id, input === null ? null : (input as never));
      return {};
    case 'pair':
      await channel.pair(id);
      return {};
    case 'cut':
      await channel.cut(id);
      return {};
    case 'log_out':
      await channel.logOut(id);
      return {};
    default:
      throw new MarketplaceError(
        'invalid_request',
        'send receive, happen, misbehave, pair, cut or log_out besides instance_id',
      );
  }
}

function messageOf(input: unknown): Parameters<MockChannel['receive']>[1] {
  const refuse = (reason: string) => new MarketplaceError('invalid_request', `receive ${reason}`);
  if (!isPlainObject(input)) throw refuse('must be a message');
  const { from, text, content } = input;
  if (typeof from !== 'string' || from === '') throw refuse('needs from: the address of the writer');
  if (typeof text !== 'string' && !isPlainObject(content)) throw refuse('needs text or content');
  return input as never;
}
