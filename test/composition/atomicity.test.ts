/** Verifies docs/composition.md: a repository with parts in several storages. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LowdbRepository, lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import {
  builtIn,
  composeRepository,
  type KeysRepository,
  type OutboxEvent,
  type Repository,
  refuse,
} from '../../src/index.ts';
import { repositoryConformance } from '../../src/testing/index.ts';
import { endpoint, event, key, session } from '../../src/testing/sample.ts';
import { type Cleanup, fixtureRepository, knownCode, suiteOf } from '../helper.ts';
import { emptyRepository } from '../postgres-server.ts';
import { OwnItems, ownShop } from './own-shop.ts';

const test = suiteOf('Atomicity of a composed repository');
const studio = 'ws_studio';
const at = '2026-05-05T05:05:05Z';

async function lowdb(cleanup: Cleanup) {
  const base = await fixtureRepository();
  cleanup(base.close);
  await base.webhooks.createEndpoint(studio, endpoint('ep_composed', ['key.*']));
  return base;
}

/** The events that the endpoint of these tests subscribes to. */
const reported = async ({ webhooks }: Pick<Awaited<ReturnType<typeof lowdb>>, 'webhooks'>) => {
  const { deliveries } = await webhooks.listDeliveries(studio, { endpointId: 'ep_composed', limit: 100 });
  return deliveries.map(({ event_type: type }) => type);
};

test('stores a change of keys and its events in one step if webhooks are in the base', async cleanup => {
  const base = await lowdb(cleanup);
  const { keys, webhooks } = composeRepository(base, ownShop());
  await keys.create(studio, key('key_new', 'd'), { events: () => [event('msg_1')] });
  assert.deepEqual(await reported({ webhooks }), ['key.created']);
  const failing = () => {
    throw new Error('no event can be made');
  };
  await assert.rejects(async () => keys.revoke(studio, 'key_new', at, { events: failing }), /no event/);
  assert.equal((await keys.find(studio, 'key_new'))?.revoked_at, null, 'nothing has changed');
});

test('loses no events of items, purchases and accounts, because there are none', () => {
  const ownStorage = builtIn.filter(({ needs }) =>
    needs.some(part => ['items', 'purchases', 'accounts'].includes(part)),
  );
  assert.deepEqual(
    ownStorage.map(({ name, events = [] }) => [name, events]),
    [['marketplace', []]],
  );
});

test('returns purchases of the base with items of the base', async cleanup => {
  const base = await lowdb(cleanup);
  const items = new OwnItems({});
  const { purchases } = composeRepository(base, { items, purchases: base.purchases });
  const purchase = await purchases.findByCode(studio, knownCode);
  assert.ok(purchase);
  assert.equal(items.find(studio, purchase.item.id), null);
  assert.deepEqual(purchase.item, await base.items.find(studio, purchase.item.id));
});

test('creates keys of the base only for workspaces that the base knows', async cleanup => {
  const base = await lowdb(cleanup);
  const { items, keys } = composeRepository(base, ownShop());
  assert.equal((await items.list('ws_of_the_host', {})).total, 1);
  assert.deepEqual(await keys.create('ws_of_the_host', key('key_new', 'd')), {
    refused: 'workspace_unknown',
    beyond: [],
  });
});

/** A host's keys in memory: only the methods that these tests call. */
function ownKeys(tell: (workspaceId: string, events: readonly OutboxEvent[]) => unknown) {
  const stored = new Set<string>();
  const uncalled = () => Promise.reject(new Error('not called'));
  const keys: KeysRepository = {
    findByDigest: uncalled,
    find: uncalled,
    list: uncalled,
    countActive: uncalled,
    rotate: uncalled,
    change: uncalled,
    revoke: uncalled,
    recordUse: uncalled,
    create: async (workspaceId, record, { events = () => [] } = {}) => {
      stored.add(record.id);
      await tell(workspaceId, events(record));
      return record;
    },
  };
  return { keys, stored };
}

test("publishes no events for the host's own keys, unless their part does", async cleanup => {
  const base = await lowdb(cleanup);
  const silent = composeRepository(base, { keys: ownKeys(() => {}).keys });
  await silent.keys.create(studio, key('key_1', 'd'), { events: () => [event('msg_1')] });
  assert.deepEqual(await reported(base), []);
  const telling = composeRepository(base, { keys: ownKeys(base.webhooks.publish).keys });
  await telling.keys.create(studio, key('key_2', 'e'), { events: () => [event('msg_2')] });
  assert.deepEqual(await reported(base), ['key.created']);
  await base.webhooks.publish(studio, [event('msg_2')]);
  assert.deepEqual(await reported(base), ['key.created'], 'one that is handed on again is told once');
});

test('fails the conformance suite for keys without events, unless webhooks are omitted', async () => {
  const run = async (
    repositoryOf: (base: LowdbRepository) => Repository,
    lacks: Record<string, string> = {},
  ) => {
    const failed: string[] = [];
    const runs: Promise<void>[] = [];
    repositoryConformance({
      test: (name, carryOut) => {
        if (/^keys\./.test(name)) runs.push(carryOut().catch(() => void failed.push(name)));
      },
      lacks: { batches: 'the list is in memory', limits: 'one process', ...lacks },
      create: async seed => {
        const base = await lowdbRepository({ seed });
        return { repository: repositoryOf(base), close: base.close };
      },
    });
    await Promise.all(runs);
    return failed;
  };
  const silent = ({ keys }: LowdbRepository): { keys: KeysRepository } => ({
    keys: {
      ...keys,
      create: (workspaceId, record, { events: _, ...rest } = {}) => keys.create(workspaceId, record, rest),
    },
  });
  assert.deepEqual(await run(base => composeRepository(base, silent(base))), [
    'keys.create, rotate and revoke publish their events only if they change something',
  ]);
  const without = (base: LowdbRepository) => composeRepository(base, { ...silent(base), webhooks: null });
  assert.deepEqual(await run(without, { webhooks: 'nobody is told' }), []);
});

test('refuses sessions of users that the base does not know, over lowdb and PostgreSQL', async cleanup => {
  const foreign = { ...session('3', 'ann'), user_id: 'user_of_the_host' };
  const postgres = await emptyRepository(cleanup);
  assert.deepEqual(await postgres.sessions.create(foreign, at), refuse('user_unknown'));
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-'));
  cleanup(() => rm(folder, { recursive: true }));
  const file = join(folder, 'data.json');
  const base = await lowdbRepository({ file });
  assert.deepEqual(await base.sessions.create(foreign, at), refuse('user_unknown'));
  await base.close();
  const again = await lowdbRepository({ file });
  await again.close();
});

test('publishes an event in a separate step, whose failure does not undo the change', async cleanup => {
  const base = await lowdb(cleanup);
  const own = ownKeys(() => Promise.reject(new Error('the process ended')));
  const { keys } = composeRepository(base, { keys: own.keys });
  await assert.rejects(
    async () => keys.create(studio, key('key_1', 'd'), { events: () => [event('msg_1')] }),
    /the process ended/,
  );
  assert.deepEqual([[...own.stored], await reported(base)], [['key_1'], []]);
});

test('sends events of base keys to webhooks of the base, but not of the host', async cleanup => {
  const base = await lowdb(cleanup);
  const published: OutboxEvent[] = [];
  const webhooks = {
    ...base.webhooks,
    publish: (_: string, events: readonly OutboxEvent[]) => published.push(...events),
  };
  const { links, automation } = base;
  const { keys } = composeRepository(base, { webhooks, keys: base.keys, links, automation });
  await keys.create(studio, key('key_1', 'd'), { events: () => [event('msg_1')] });
  assert.deepEqual([published, await reported(base)], [[], ['key.created']]);
});

test('continues to store events for omitted webhooks in the base', async cleanup => {
  const base = await lowdb(cleanup);
  const composed = composeRepository(base, { webhooks: null });
  assert.ok(!('webhooks' in composed));
  await composed.keys.create(studio, key('key_1', 'd'), { events: () => [event('msg_1')] });
  assert.deepEqual(await reported(base), ['key.created']);
});

test('leaves closing each storage to whoever opened it', async () => {
  const base = await fixtureRepository();
  const composed = composeRepository(base, ownShop());
  assert.ok(!('close' in composed));
  await base.close();
  await assert.rejects(async () => composed.keys.create(studio, key('key_1', 'd')));
  assert.equal((await composed.items.list(studio, {})).total, 1);
});

test.run();
