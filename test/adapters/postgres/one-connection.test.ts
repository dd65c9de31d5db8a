/** A pool may have one connection: nothing takes a second one while it holds one. */
import assert from 'node:assert/strict';
import { createAutomation, createMarketplace } from '../../../src/index.ts';
import { kinds, type TransactionClient } from '../../../src/repository/index.ts';
import { key, sample, shop, user } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';
import { freshRepository, postgresMock } from '../../postgres-server.ts';
import { engine } from '../../webhooks/receiver.ts';
import { callEachOperation } from './each-operation.ts';
import { refuseSecondConnections, withConnection } from './second-connection.ts';

const test = suiteOf('One connection', { isLong: true });

refuseSecondConnections();

const at = '2026-01-01T00:00:00.000Z';
const event = { id: 'evt_1', type: 'order.paid', created_at: at, payload: '{}' };

/** A host whose pool has one connection. */
async function host(cleanup: Parameters<Parameters<typeof test>[1]>[0]) {
  const { pool, repository } = await freshRepository(cleanup, { max: 1 });
  await repository.import(sample());
  const client = await pool.connect();
  await client.query('begin');
  cleanup(() => client.release());
  return { repository, client };
}

type Host = Awaited<ReturnType<typeof host>>;

/** Each method of the repository that is made for clients. */
const methods: Readonly<Record<string, (given: Host) => unknown>> = {
  'webhooks.publishWithin': ({ repository, client }) =>
    repository.webhooks.publishWithin?.(client, shop, [event]),
  'automation.publishWithin': ({ repository, client }) =>
    repository.automation.publishWithin?.(client, shop, []),
  'automation.findRegistryWithin': ({ repository, client }) =>
    repository.automation.findRegistryWithin?.(client, shop),
};

/** Each other method that takes a client. */
const others: Readonly<
  Record<
    string,
    (given: Host & { client: TransactionClient }, cleanup: (close: () => unknown) => void) => unknown
  >
> = {
  'webhooks.publish': ({ repository, client }, cleanup) =>
    engine(cleanup, repository).publish(shop, 'order.paid', { order: 1 }, { client }),
  'automation.publish': ({ repository, client }) =>
    createAutomation({ repository }).publish(shop, 'order.placed', { order: 1 }, { client }),
  'users.create': ({ repository, client }) => repository.users.create(user('zoe'), { client }),
  'workspaces.create and find': async ({ repository, client }) => {
    const workspace = { id: 'ws_new', name: 'New', account_id: null };
    await repository.workspaces.create(workspace, { owner: 'user_zoe', client });
    await repository.workspaces.find('ws_new', { client });
  },
  'memberships.add': ({ repository, client }) =>
    repository.memberships.add({ workspace_id: shop, user_id: 'user_eve', role: 'viewer' }, { client }),
  'keys.create': ({ repository, client }) =>
    repository.keys.create(shop, key('key_new', 'd'), { client, events: () => [event] }),
  'marketplace.ensureWorkspace': ({ repository, client }) =>
    createMarketplace({ repository }).ensureWorkspace('ws_ensured', { name: 'New', client }),
};

test('is enough for each method that takes a client: it reads and writes through that client', async cleanup => {
  const given = await host(cleanup);
  const names = Object.entries(kinds).flatMap(([part, all]) =>
    Object.keys(all).flatMap(name => (name.endsWith('Within') ? [`${part}.${name}`] : [])),
  );
  assert.deepEqual(Object.keys(methods).sort(), names.sort());
  for (const [name, call] of Object.entries({ ...methods, ...others }))
    await assert.doesNotReject(
      withConnection(async () => call(given, cleanup)),
      name,
    );
});

test('is enough for each operation', async cleanup => {
  await callEachOperation(await postgresMock(cleanup));
});

test.run();
