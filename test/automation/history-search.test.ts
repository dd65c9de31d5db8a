/** The history searched: by text, by who received events and how that ended, and how far one request reads. */
import assert from 'node:assert/strict';
import { searchHistory } from '../../src/automation/inbound/history-search.ts';
import { publishedEvent } from '../../src/automation/published-event.ts';
import type { AutomationEventRecord, WebhookEndpointRecord } from '../../src/generated/types.ts';
import type { WholeRepository } from '../../src/index.ts';
import { published } from '../../src/testing/automation/sample.ts';
import { endpoint, shop } from '../../src/testing/sample.ts';
import { suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { storages } from '../webhooks/receiver.ts';
import { serve } from './service.ts';

const test = suiteOf('A search of the history', { isLong: true });

const at = (second: number) => `2026-05-05T05:05:${String(second).padStart(2, '0')}Z`;

async function publishIn(
  { automation }: WholeRepository,
  all: Readonly<Record<string, object>>,
): Promise<void> {
  for (const [index, [id, more]] of Object.entries(all).entries())
    await automation.publish(shop, [published(id, { received_at: at(index), ...more })], {
      events: event => [publishedEvent(event)],
    });
}

const hook = (id: string, types: string[]) =>
  ({ ...endpoint(id, ['automation.published']), kind: 'hook', types }) as WebhookEndpointRecord;

async function open(cleanup: Parameters<typeof serve>[0], repository: WholeRepository) {
  const { call } = await serve(cleanup, repository);
  const page = async (query: string) => {
    const answer = await call('GET', `/automation/history?${query}`);
    assert.equal(answer.status, 200, `${query} ${answer.text}`);
    return answer.json as {
      data: AutomationEventRecord[];
      next_cursor: string | null;
      stopped_at: string | null;
    };
  };
  /** All ids of a search, page by page. */
  const idsOf = async (query: string, limit = 1) => {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { data, next_cursor } = await page(`${query}&limit=${limit}${cursor && `&cursor=${cursor}`}`);
      ids.push(...data.map(({ id }) => id));
      cursor = next_cursor;
    }
    return ids;
  };
  return { call, page, idsOf };
}

for (const [storage, storageOf] of eachStorage(storages)) {
  test(`finds text in names and values of the data, on ${storage}`, async cleanup => {
    const repository = await storageOf(cleanup);
    const { idsOf, page, call } = await open(cleanup, repository);
    await publishIn(repository, {
      evt_1: { data: { customer: 'Änne "A"' } },
      evt_2: { data: { order: 4242 }, type: 'order.sent' },
      evt_3: { data: ['x', { deep: [true, 'order'] }] },
      evt_4: { data: { big: 9007199254740992 }, data_json: '{"big":9007199254740993}' },
      evt_5: { data: null, type: 'cart.left' },
    });
    for (const [query, ids] of [
      [`text=${encodeURIComponent('änne')}`, ['evt_1']],
      ['text=%22a%22', ['evt_1']],
      ['text=order', ['evt_3', 'evt_2']],
      ['text=order&type=order.*', ['evt_3', 'evt_2']],
      ['text=424&type=order.sent', ['evt_2']],
      ['text=993', ['evt_4']],
      ['text=nobody', []],
      [`text=order&since=${encodeURIComponent('2026-05-05T07:05:02+02:00')}`, ['evt_3']],
      [`text=order&until=${encodeURIComponent('2026-05-05T07:05:01.5+02:00')}`, ['evt_2']],
      ['type=cart.*', ['evt_5']],
    ] as const)
      for (const limit of [1, 100]) assert.deepEqual(await idsOf(query, limit), ids, query);
    const first = await page('text=order&limit=1');
    await publishIn(repository, { evt_6: { data: 'order', received_at: at(30) } });
    const second = await page(`text=order&limit=1&cursor=${first.next_cursor}`);
    assert.deepEqual(
      second.data.map(({ id }) => id),
      ['evt_2'],
      'what arrives meanwhile moves nothing',
    );
    assert.equal(second.stopped_at, null);
    for (const [query, msg] of [
      ['text=', /^Invalid request: text /],
      [`text=${'a'.repeat(201)}`, /^Invalid request: text /],
      ['delivery_state=gone', /^Invalid request: delivery_state /],
      ['receiver_id=a%20b', /^Invalid request: receiver_id /],
      ['delivery_state=failed&cursor=evt_1', /cursor must be a next_cursor/],
    ] as const) {
      const { status, json } = await call('GET', `/automation/history?${query}`);
      assert.equal(status, 400, query);
      assert.match(String(json.msg), msg);
    }
  });

  test(`finds events by who received them and how that ended, on ${storage}`, async cleanup => {
    const repository = await storageOf(cleanup);
    const { idsOf } = await open(cleanup, repository);
    const { webhooks } = repository;
    await webhooks.createEndpoint(shop, hook('hook_a', ['order.paid']));
    await webhooks.createEndpoint(shop, hook('hook_b', ['order.paid', 'order.sent']));
    await publishIn(repository, {
      evt_1: {},
      evt_2: { type: 'order.sent', endpoint_id: 'ain_2' },
      evt_3: {},
    });
    const jobs = await webhooks.claim({ token: 'w', limit: 10, perEndpoint: 10, leaseFor: 60_000 });
    const attempt = { at: at(40), duration_ms: 1, status: 500, error: null, response: null };
    await webhooks.settle(
      'w',
      jobs
        .filter(({ delivery }) => delivery.event_id !== 'evt_3')
        .map(({ workspaceId, delivery, endpoint: { id: endpointId } }) => ({
          workspaceId,
          deliveryId: delivery.id,
          endpointId,
          attempt,
          state: 'failed' as const,
          retryAfter: null,
          events: [],
        })),
    );
    for (const [query, ids] of [
      ['receiver_id=hook_a', ['evt_3', 'evt_1']],
      ['receiver_id=hook_b', ['evt_3', 'evt_2', 'evt_1']],
      ['receiver_id=hook_b&delivery_state=failed', ['evt_2', 'evt_1']],
      ['delivery_state=failed', ['evt_2', 'evt_1']],
      ['delivery_state=pending', ['evt_3']],
      ['delivery_state=succeeded', []],
      ['delivery_state=failed&type=order.s.*', []],
      ['delivery_state=failed&type=order.*', ['evt_2', 'evt_1']],
      ['delivery_state=failed&endpoint_id=ain_2', ['evt_2']],
      ['delivery_state=failed&state=published&text=evt_1', ['evt_1']],
      ['delivery_state=failed&state=cancelled', []],
      [`delivery_state=failed&since=${at(1)}`, ['evt_2']],
      ['receiver_id=hook_nobody', []],
    ] as const)
      for (const limit of [1, 100]) assert.deepEqual(await idsOf(query, limit), ids, `${query} ${limit}`);
  });
}

test('stops after 2,000 events, says where, and goes on from there', async () => {
  const all = Array.from({ length: 2_500 }, (_, n) =>
    published(`evt_${n}`, { data: n === 2_300 ? 'here' : n }),
  );
  let reads = 0;
  const automation = {
    listEvents: (_: string, { after, limit }: { after?: string; limit: number }) => {
      reads += 1;
      const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
      const events = all.slice(start, start + limit);
      return { events, next: start + limit < all.length ? (events.at(-1)?.id ?? null) : null };
    },
  };
  const search = (more: object) =>
    searchHistory({ automation, webhooks: {} } as never, shop, { text: 'here', limit: 5, ...more }, 0);
  const first = await search({});
  assert.deepEqual(
    [first.events.length, first.next, first.stoppedAt],
    [0, 'evt_1999', '2026-05-05T05:05:05Z'],
  );
  assert.ok(reads <= 11);
  const second = await search({ after: first.next });
  assert.deepEqual(
    second.events.map(({ id }) => id),
    ['evt_2300'],
  );
  assert.deepEqual([second.next, second.stoppedAt], [null, null]);
});

test('lets the event loop run while it reads large events', async () => {
  const data = 'x'.repeat(250_000);
  const events = Array.from({ length: 40 }, (_, index) => published(`evt_${index}`, { data }));
  let turns = 0;
  const count = () => {
    turns += 1;
    if (turns < 100) setImmediate(count);
  };
  setImmediate(count);
  const repository = { automation: { listEvents: async () => ({ events, next: null }) }, webhooks: {} };
  const found = await searchHistory(repository as never, shop, { text: 'y', limit: 20 }, 0);
  assert.deepEqual(found.events, []);
  // Ten million characters, and at most 400,000 at a stretch.
  assert.ok(turns >= 15 && turns < 100, `${turns} turns`);
});

test.run();
