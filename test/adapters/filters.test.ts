/** Each declared filter of a list changes its answer, over each storage, and requests have no filter that is not declared. */
import assert from 'node:assert/strict';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { schemas } from '../../src/generated/schemas.ts';
import type { WholeRepository } from '../../src/index.ts';
import { auditFilters } from '../../src/repository/audit.ts';
import { requestedFilters } from '../../src/repository/filters.ts';
import {
  automationEventFilters,
  automationFeedFilters,
  linkFilters,
  momentOf,
} from '../../src/repository/index.ts';
import { channelFeedFilters, messageFilters } from '../../src/repository/messaging/work.ts';
import { requestFilters } from '../../src/repository/requests.ts';
import { deliveryFilters } from '../../src/repository/webhook-deliveries.ts';
import { published, publishIn } from '../../src/testing/automation/sample.ts';
import { link } from '../../src/testing/links/sample.ts';
import { add, instance, received } from '../../src/testing/messaging/sample.ts';
import { request } from '../../src/testing/requests/requests.ts';
import { endpoint, event, sample, shop } from '../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { freshRepository } from '../postgres-server.ts';
import { eachStorage } from '../storages.ts';

const test = suiteOf('Filters of lists', { isLong: true });

const repositories: Record<string, (cleanup: Cleanup) => Promise<Required<WholeRepository>>> = {
  lowdb: async cleanup => {
    const repository = await lowdbRepository({ seed: sample() });
    cleanup(repository.close);
    return repository as unknown as Required<WholeRepository>;
  },
  PostgreSQL: async cleanup => {
    const { repository } = await freshRepository(cleanup);
    cleanup(repository.close);
    await repository.import(sample());
    return repository as unknown as Required<WholeRepository>;
  },
};

const at = '2026-05-05T05:05:05.000Z';
const [earlier, later] = ['2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'];

const entry = {
  ...{
    id: 'aud_1',
    at,
    actor_type: 'key',
    actor_id: 'key_live',
    actor_name: 'Live',
    operation: 'createLink',
  },
  ...{ record_id: 'lnk_1', record_type: 'link', session: 's-1', address: '192.0.2.1', request_id: 'r-1' },
};

interface List {
  readonly filters: object;
  readonly schema: string;
  /** Parameters of the request that compare something else than a field, and those of its page. */
  readonly others: readonly string[];
  /** How many filters there are at least. @default 3 */
  readonly least?: number;
  /** Stores a record. */
  add(repository: Required<WholeRepository>): Promise<unknown>;
  read(repository: Required<WholeRepository>, query: never): Promise<readonly object[]>;
}

const lists: Readonly<Record<string, List>> = {
  audit: {
    filters: auditFilters,
    schema: 'AuditLogRequest',
    others: ['limit', 'cursor'],
    add: async ({ audit }) => audit.append(shop, entry as never, earlier),
    read: async ({ audit }, query) => (await audit.list(shop, query)).entries,
  },
  requests: {
    filters: requestFilters,
    schema: 'RequestListRequest',
    others: ['limit', 'cursor', 'status'],
    add: async ({ requests }) =>
      requests.record([
        {
          workspaceId: shop,
          listed: [request('req_1', { status: 404, error: 'not_found' })],
          counts: [],
          keep: null,
        },
      ]),
    read: async ({ requests }, query) => (await requests.list(shop, query)).requests,
  },
  links: {
    filters: linkFilters,
    schema: 'LinkListRequest',
    others: ['limit', 'cursor', 'tag', 'q', 'archived', 'sort'],
    least: 1,
    add: async ({ links }) =>
      links.create(shop, [link('lnk_filtered', { external_id: 'filtered', created_at: later })]),
    read: async ({ links }, query: object) =>
      (await links.list(shop, { archived: false, sort: 'created', limit: 9, ...query })).links,
  },
  deliveries: {
    filters: deliveryFilters,
    schema: 'DeliveryListRequest',
    others: ['limit', 'cursor', 'event_type'],
    async add({ webhooks }) {
      await webhooks.createEndpoint(shop, endpoint('ep_filtered', ['order.paid']));
      await webhooks.publish(shop, [event('evt_filtered', 'order.paid')]);
    },
    read: async ({ webhooks }, query) => (await webhooks.listDeliveries(shop, query)).deliveries,
  },
  'events of automation': {
    filters: automationEventFilters,
    schema: 'AutomationHistoryRequest',
    others: ['limit', 'cursor', 'type', 'state', 'text', 'receiver_id', 'delivery_state'],
    add: async ({ automation }) => publishIn(automation, [published('evt_1')]),
    read: async ({ automation }, query) =>
      (await automation.listEvents(shop, query)).events.map(one => ({ ...one, at: momentOf(one) })),
  },
  'the feed of automation': {
    filters: automationFeedFilters,
    schema: 'AutomationFeedRequest',
    others: ['limit', 'after'],
    least: 1,
    add: async ({ automation }) => publishIn(automation, [published('evt_1')]),
    read: async ({ automation }, query) => (await automation.feed(shop, query)).events,
  },
  messages: {
    filters: messageFilters,
    schema: 'MessageListRequest',
    others: ['limit', 'cursor', 'chat'],
    least: 2,
    async add({ messaging }) {
      await messaging.createInstance(shop, instance('ins_1'));
      await add(messaging, [received('msg_1')]);
    },
    read: async ({ messaging }, query) => (await messaging.listMessages(shop, 'ins_1', query)).messages,
  },
  'the feed of messaging': {
    filters: channelFeedFilters,
    schema: 'ChannelFeedRequest',
    others: ['limit', 'after'],
    least: 2,
    async add({ messaging }) {
      const events = () => [{ ...event('evt_1', 'instance.status'), about: { instance: ['ins_1'] } }];
      await messaging.createInstance(shop, instance('ins_1'), { events });
    },
    read: async ({ messaging }, query) => (await messaging.feed(shop, query)).events,
  },
};

function anotherThan(value: string | number): string | number {
  if (typeof value === 'number') return value + 1;
  return value === 'pending' ? 'failed' : `${value}x`;
}

for (const [name, { filters, schema, others, least = 3, add, read }] of Object.entries(lists)) {
  test(`of ${name} are those that a request can have`, () => {
    const asked = Object.keys(schemas[schema]?.properties as object).filter(one => !others.includes(one));
    assert.ok(asked.length >= least);
    const known = requestedFilters<object>(filters, Object.fromEntries(asked.map(one => [one, 'x'])));
    assert.equal(Object.keys(known).length, asked.length, asked.join());
  });

  for (const [storage, open] of eachStorage(repositories))
    test(`of ${name} each find a record, and leave it out, on ${storage}`, async cleanup => {
      const repository = await open(cleanup);
      await add(repository);
      const [record] = (await read(repository, { limit: 9 } as never)) as Record<string, string | number>[];
      assert.ok(record);
      for (const [filter, [field, comparison]] of Object.entries(filters) as [string, [string, string]][]) {
        const value: string | number = record[field] ?? '';
        const others: Record<string, string | number> = { is: anotherThan(value), from: later, to: earlier };
        const other = others[comparison];
        const found = async (given: string | number | undefined): Promise<boolean> =>
          (await read(repository, { limit: 9, [filter]: given } as never)).some(
            one => (one as typeof record).id === record.id,
          );
        assert.deepEqual([await found(value), await found(other)], [true, false], filter);
      }
    });
}

test.run();
