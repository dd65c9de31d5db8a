/** Engines over a storage and a clock of the test. */
import { randomBytes } from 'node:crypto';
import { lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import type { ChannelDriver } from '../../../src/channel/driver.ts';
import type { InstanceRecord, MessageRecord } from '../../../src/generated/types.ts';
import { isRefused, type Parts, type WholeRepository } from '../../../src/index.ts';
import { simulated } from '../../../src/messaging/drivers/simulated/driver.ts';
import { type MessagingEngine, messagingEngine } from '../../../src/messaging/engine/engine.ts';
import type { MessagingEngineOptions } from '../../../src/messaging/engine/options.ts';
import { loadResults } from '../../../src/messaging/engine/results.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import { instance as newInstance, message as newMessage } from '../../../src/testing/messaging/sample.ts';
import { sample, shop } from '../../../src/testing/sample.ts';
import type { Cleanup } from '../../helper.ts';
import { emptyRepository } from '../../postgres-server.ts';
import { FakeTime } from '../fake-time.ts';

export { shop };

export type House = Awaited<ReturnType<typeof house>>;

/** Each adapter, with the sample's data. */
export const storages: Record<string, (cleanup: Cleanup) => Promise<WholeRepository>> = {
  lowdb: cleanup => lowdbHouse(cleanup),
  PostgreSQL: async cleanup => {
    const repository = await emptyRepository(cleanup);
    await repository.import({ ...sample(), webhook_endpoints: {} });
    return repository;
  },
};

/** Storages of this process, which need no real time for their steps. */
const inProcess = new WeakSet<WholeRepository>();

export async function lowdbHouse(cleanup: Cleanup): Promise<WholeRepository> {
  const repository = await lowdbRepository({ seed: { ...sample(), webhook_endpoints: {} } });
  inProcess.add(repository);
  cleanup(repository.close);
  return repository;
}

/** A storage with one engine. Both use the clock of the test. */
export async function house(
  cleanup: Cleanup,
  {
    driver = simulated(),
    repository,
    ...options
  }: Partial<Omit<MessagingEngineOptions, 'repository'>> & {
    driver?: ChannelDriver;
    repository?: WholeRepository;
  } = {},
) {
  // Otherwise it is loaded with the first result of a command, while the clock of the test goes on.
  await loadResults();
  const time = new FakeTime();
  const storage = repository ?? (await lowdbHouse(cleanup));
  time.isPaced = !inProcess.has(storage);
  const { messaging } = storage as Required<Pick<Parts, 'messaging'>>;
  const errors: unknown[] = [];

  /** Another engine over the same storage, as in another process. */
  const engineOf = (more: Partial<MessagingEngineOptions> = {}): MessagingEngine => {
    const engine = messagingEngine(
      {
        repository: { ...storage, messaging },
        drivers: [driver],
        media: memoryMedia(),
        now: time.clock,
        random: () => 0.5,
        onError: error => errors.push(error),
        ...options,
        ...more,
      },
      { drivers: [], download: () => Promise.reject(new Error('no network')), time },
    );
    cleanup(async () => {
      let isOver = false;
      const closed = engine.close().then(() => {
        isOver = true;
      });
      await time.until('the end', () => isOver, { step: 200 });
      await closed;
    });
    return engine;
  };

  const instance = async (more: Partial<InstanceRecord> = {}): Promise<string> => {
    const at = new Date(time.clock()).toISOString();
    const id = `ins_${randomBytes(6).toString('hex')}`;
    const record = newInstance(id, {
      name: 'Support',
      driver: driver.name,
      settings: { pair_after: 0, answers: false },
      created_at: at,
      changed_at: at,
      ...more,
    });
    const made = await messaging.createInstance(shop, record);
    if (isRefused(made)) throw new Error(made.refused);
    return id;
  };

  const found = async (id: string): Promise<Readonly<InstanceRecord>> => {
    const record = await messaging.findInstance(shop, id);
    if (record === null) throw new Error(`${id} is gone`);
    return record;
  };

  let messages = 0;
  const queue = async (
    instanceId: string,
    chat: string,
    texts: readonly string[],
    more: Partial<MessageRecord> = {},
  ): Promise<string[]> => {
    const made = texts.map(text => {
      messages += 1;
      return outgoing(instanceId, chat, `msg_${messages}_${instanceId.slice(4)}`, text, time, more);
    });
    const stored = await messaging.addMessages(shop, instanceId, made);
    if (isRefused(stored)) throw new Error(stored.refused);
    return stored.map(({ message }) => message.id);
  };

  const message = async (instanceId: string, id: string): Promise<Readonly<MessageRecord>> => {
    const record = await messaging.findMessage(shop, instanceId, { id });
    if (record === null) throw new Error(`${id} is gone`);
    return record;
  };

  /** The feed. Events of the same millisecond have no order. */
  const events = async (): Promise<{ type: string; data: Record<string, unknown> }[]> => {
    const all: { type: string; data: Record<string, unknown> }[] = [];
    let last = 0;
    for (;;) {
      const page = await messaging.feed(shop, {
        after: last,
        limit: 100,
        now: new Date(time.clock()).toISOString(),
      });
      all.push(...page.events.map(({ type, payload }) => ({ type, data: JSON.parse(payload).data })));
      last = page.last;
      if (!page.hasMore && page.events.length === 0) return all;
    }
  };

  return {
    time,
    storage,
    messaging,
    errors,
    engineOf,
    instance,
    found,
    queue,
    message,
    events,
    /** Waits until an instance has a state. */
    reaches: (id: string, state: InstanceRecord['state'], most?: number) =>
      time.until(`${id} ${state}`, async () => (await found(id)).state === state, {
        ...(most === undefined ? {} : { most }),
      }),
  };
}

const outgoing = (
  instanceId: string,
  chat: string,
  id: string,
  text: string,
  time: FakeTime,
  more: Partial<MessageRecord>,
): Omit<MessageRecord, 'sequence'> =>
  newMessage(id, {
    instance_id: instanceId,
    chat,
    content: { kind: 'text', text },
    created_at: new Date(time.clock()).toISOString(),
    ...more,
  });
