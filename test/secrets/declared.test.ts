/** What a collection declares as a secret is encrypted, in whichever method of the contract it passes. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { collections } from '../../src/adapters/rules/collections/index.ts';
import { isRefused, type WholeRepository } from '../../src/index.ts';
import { encryptedCollections } from '../../src/repository/encrypted/declared.ts';
import { Keyring } from '../../src/repository/encrypted/keyring.ts';
import { SecretRecords, unreadableIn } from '../../src/repository/encrypted/records.ts';
import { encryptedRepository } from '../../src/repository/encrypted/repository.ts';
import { inbound, rotation } from '../../src/testing/automation/sample.ts';
import { instance } from '../../src/testing/messaging/sample.ts';
import { endpoint, event, sample, shop } from '../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';

const test = suiteOf('Declared secrets');

/** Digests and hashes, from which nobody can tell the secret, and codes of pairing, which are valid for minutes. */
const notEncrypted = [
  'keys digest',
  'users password',
  'invitations digest',
  'sessions digest',
  'links password',
  'link_visitors visitor',
  'link_salts salt',
  'idempotent_requests digest',
  'idempotent_requests fingerprint',
  'automation_endpoints tokens.*.digest',
  'instances pairing',
];

test('are encrypted, or are digests; and what is encrypted is declared as a secret', () => {
  const declared = Object.entries(collections).flatMap(([name, { secrets = [] }]) =>
    (secrets as readonly string[]).map(path => `${name} ${path}`),
  );
  const encrypted = Object.entries(encryptedCollections).flatMap(([name, { paths }]) =>
    (paths as readonly string[]).map(path => `${name} ${path}`),
  );
  // `config.*` has `config.credentials`, and `settings.*` are the members of `settings`.
  const isSame = (one: string, other: string) =>
    one === other || one === `${other}.*` || other.startsWith(one.replace(/\*$/, ''));
  assert.deepEqual(
    declared.filter(one => !encrypted.some(other => isSame(one, other))),
    notEncrypted,
  );
  assert.deepEqual(
    encrypted.filter(other => !declared.some(one => isSame(one, other))),
    [],
  );
});

const password = 'PLAIN-PASSWORD';
const webhook = (id: string) => ({
  ...endpoint(id, ['*']),
  secrets: [{ secret: password, expires_at: null }],
  headers: { 'X-A': password },
  config: { destination: { type: 'queue' }, credentials: { password } },
});
const verification = { scheme: 'header', secret: password, header: 'X-A' } as const;
const [settings, memory] = [{ password }, { session: password }];
const now = '2026-05-05T05:05:05Z';

type Call = (repository: Required<WholeRepository>) => unknown;
type Calls = {
  readonly [Name in keyof typeof encryptedCollections]: {
    readonly [Method in keyof (typeof encryptedCollections)[Name]['methods']]: Call;
  };
};

const passing = (record: object) => {
  if (JSON.stringify(record).includes('enc:v')) assert.fail('encrypted');
  return [];
};
const claim = { token: 't', leaseFor: 60_000, limit: 10, perEndpoint: 10 };

/** A call of each method by which secrets pass: without one, it does not compile. */
const calls: Calls = {
  webhook_endpoints: {
    createEndpoint: ({ webhooks }) => webhooks.createEndpoint(shop, webhook('ep_new')),
    listEndpoints: ({ webhooks }) => webhooks.listEndpoints(shop),
    findEndpoint: ({ webhooks }) => webhooks.findEndpoint(shop, 'ep_1'),
    changeEndpoint: ({ webhooks }) =>
      webhooks.changeEndpoint(shop, 'ep_1', { headers: { 'X-B': password } }, { events: passing }),
    rotateSecret: ({ webhooks }) =>
      webhooks.rotateSecret(shop, 'ep_1', { secret: password, from: password, oldExpiresAt: now, now }),
    deleteEndpoint: ({ webhooks }) => webhooks.deleteEndpoint(shop, 'ep_1'),
    claim: ({ webhooks }) => webhooks.claim(claim),
    async settle({ webhooks }) {
      const [job] = await webhooks.claim(claim);
      assert.ok(job);
      const attempt = { started_at: now, status: 500, duration_ms: 1, error: null, response: null };
      const settled = await webhooks.settle('t', [
        {
          workspaceId: shop,
          deliveryId: job.delivery.id,
          endpointId: 'ep_1',
          attempt: attempt as never,
          state: 'pending',
          retryAfter: 1_000,
          events: [],
          follow({ endpoint: { headers, secrets } }) {
            passing({ headers, secrets });
            return null;
          },
        },
      ]);
      assert.equal(settled.length, 1);
    },
  },
  automation_endpoints: {
    createEndpoint: ({ automation }) =>
      automation.createEndpoint(shop, inbound('ain_new', '2', { verification }), { events: passing }),
    listEndpoints: ({ automation }) => automation.listEndpoints(shop),
    findEndpoint: ({ automation }) => automation.findEndpoint(shop, 'ain_1'),
    findByToken: ({ automation }) => automation.findByToken(inbound('ain_1', '1').tokens[0]?.digest ?? ''),
    changeEndpoint: ({ automation }) =>
      automation.changeEndpoint(shop, 'ain_1', { verification }, { events: passing }),
    rotateToken: ({ automation }) => automation.rotateToken(shop, 'ain_1', rotation('3')),
    deleteEndpoint: ({ automation }) => automation.deleteEndpoint(shop, 'ain_1', { events: passing }),
  },
  instances: {
    createInstance: ({ messaging }) =>
      messaging.createInstance(shop, instance('ins_new', { settings, memory }), { events: passing }),
    listInstances: ({ messaging }) => messaging.listInstances(shop),
    findInstance: ({ messaging }) => messaging.findInstance(shop, 'ins_1'),
    changeInstance: ({ messaging }) =>
      messaging.changeInstance(
        shop,
        'ins_1',
        { settings, memory },
        { when: record => passing(record).length === 0 },
      ),
    deleteInstance: ({ messaging }) => messaging.deleteInstance(shop, 'ins_1', { events: passing }),
    claimInstances: ({ messaging }) => messaging.claimInstances({ leaseFor: 60_000, limit: 10 }),
    async renewInstances({ messaging }) {
      const [{ instance: held } = {}] = await messaging.claimInstances({ leaseFor: 60_000, limit: 10 });
      assert.ok(held);
      const renewal = { workspaceId: shop, instanceId: held.id, generation: held.generation };
      return messaging.renewInstances([renewal as never], { leaseFor: 60_000 });
    },
  },
};

/** A storage with encrypted records, before and behind the encryption. */
async function houseOf(cleanup: Cleanup) {
  const base = await lowdbRepository({
    seed: {
      ...sample(),
      webhook_endpoints: {},
      webhook_events: {},
      webhook_deliveries: {},
      instances: {},
      automation_endpoints: {},
    },
  });
  cleanup(base.close);
  const encrypted = encryptedRepository(base, { keys: [{ id: 'k1', key: randomBytes(32) }] });
  await encrypted.webhooks.createEndpoint(shop, webhook('ep_1'));
  await encrypted.automation.createEndpoint(shop, inbound('ain_1', '1', { verification }));
  await encrypted.messaging.createInstance(shop, instance('ins_1', { settings, memory, wanted: 'open' }));
  await encrypted.webhooks.publish(shop, [event('evt_1', 'order.paid')]);
  return { base, encrypted: encrypted as Required<typeof encrypted> };
}

interface Stored {
  readonly id: string;
  readonly [name: string]: unknown;
}

test('that nobody can decrypt make what they belong to unusable, whichever they are', () => {
  const [keyed, keyless] = [new Keyring({ keys: [{ id: 'k1', key: randomBytes(32) }] }), null];
  const records: Readonly<Record<keyof Calls, readonly Stored[]>> = {
    webhook_endpoints: [
      { ...webhook('ep_1'), headers: {}, config: {} },
      { ...webhook('ep_1'), secrets: [], headers: { expires_at: '2020-01-01T00:00:00Z' }, config: {} },
      { ...webhook('ep_1'), secrets: [], headers: {} },
    ],
    automation_endpoints: [{ ...inbound('ain_1', '1', { verification }) }],
    instances: [{ ...instance('ins_1', { settings }) }, { ...instance('ins_1', { memory }) }],
  };
  for (const [name, given] of Object.entries(records) as [keyof Calls, (typeof records)[keyof Calls]][]) {
    const collection = encryptedCollections[name];
    const [sealing, opening] = [keyed, keyless].map(keyring => new SecretRecords(collection, keyring));
    assert.ok(sealing && opening);
    for (const record of given) {
      const sealed: Stored = sealing.seal(record, sealing.placeOf(shop, record.id));
      assert.deepEqual(sealing.openRecord(sealed, shop), record);
      assert.match(
        String(unreadableIn(collection, opening.openRecord(sealed, shop))),
        /this process has no option secrets/,
      );
    }
  }
});

/** Whether a call keeps its secrets: it answers them, and the storage has none of them as plain text. */
async function keepsSecrets(
  { base, encrypted }: Awaited<ReturnType<typeof houseOf>>,
  call: Call,
): Promise<boolean> {
  try {
    const answer = (await call(encrypted)) ?? null;
    // Without encryption, a storage compares what is not the same.
    if (isRefused(answer)) return false;
    passing({ answer });
  } catch {
    return false;
  }
  return !JSON.stringify(base.data).includes(password);
}

for (const [name, methods] of Object.entries(calls) as [keyof Calls, Readonly<Record<string, Call>>][])
  for (const [method, call] of Object.entries(methods)) {
    const { part } = encryptedCollections[name];
    test(`of ${name} pass ${part}.${method}, and would be seen if it did not encrypt`, async cleanup => {
      const house = await houseOf(cleanup);
      assert.equal(await keepsSecrets(house, call), true);
      const bare = await houseOf(cleanup);
      const whole = bare.encrypted[part] as object;
      const own = (bare.base[part] as unknown as Record<string, () => unknown>)[method]?.bind(
        bare.base[part],
      );
      const encrypted = { ...bare.encrypted, [part]: { ...whole, [method]: own } } as typeof bare.encrypted;
      assert.equal(await keepsSecrets({ ...bare, encrypted }, call), false);
    });
  }

test.run();
