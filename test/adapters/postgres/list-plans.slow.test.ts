/** The number of rows that PostgreSQL reads for a page of twenty out of 3,000 records, with every filter. */
import assert from 'node:assert/strict';
import type pg from 'pg';
import { postgresRepository, type Queryable, type Statement } from '../../../src/adapters/postgres/index.ts';
import { suiteOf } from '../../helper.ts';
import { freshRepository, vacuum } from '../../postgres-server.ts';
import { atEnd } from '../../runner/at-end.ts';
import { combinations } from './engines/statements.ts';

const test = suiteOf('Query plans of lists');

const size = 3_000;
const workspaces = 10;
const limit = 20;
/** A page, one additional row that shows whether there is another page, and additional rows of a bitmap scan. */
const page = 3 * (limit + 1);

/** Workspaces of the same size: statements must read rows of the requested one only. */
async function fill(pool: pg.Pool, schema: string): Promise<void> {
  const all = `from generate_series(0, ${workspaces * size - 1}) n`;
  const workspace = `'ws_' || n % ${workspaces}`;
  for (const sql of [
    `accounts values ('acc', 'u', 'e', 'a', 'b', 'a b', 1, 'USD', '', '', 'c', '{}', '{}', now())`,
    `workspaces select 'ws_' || n, 'W', 'acc' from generate_series(0, ${workspaces - 1}) n`,
    `users select 'user_' || n, n || '@example.com', 'U', null ${all}`,
    `memberships select ${workspace}, 'user_' || n, 'owner' ${all}`,
    `keys (workspace_id, id, name, digest, prefix, last_four, scopes, created_at) select ${workspace}, 'key_' || n, 'k', lpad(to_hex(n), 64, '0'), 'mk_', 'abcd', '', now() - n * interval '1 s' ${all}`,
    `items select ${workspace}, n + 1, n, 'Item ' || n, 'd', 'c' || n / ${workspaces} % 100, 's', '[]', '1.0.0', 'https://a.example', array['t' || n / ${workspaces} % 100], '{}', 100, 200, 'USD', now(), 'item ' || n ${all}`,
    `purchases select ${workspace}, 'code_' || n, 'Regular', 100, 'USD', n + 1, null, true, now() ${all}`,
    `models select ${workspace}, 'model_' || n, n, 1, 'me' ${all}`,
    `links select ${workspace}, 'lnk_' || n, '', 'slug-' || n, 'slug-' || n, 'https://a.example', 'L', case when n / ${workspaces} % 1000 = 5 then '{rare}' when n / ${workspaces} % 2 = 1 then '{common}' else '{}' end::text[], 'ext_' || n, 302, null, 5, null, '{}', false, false, null, null, n / ${workspaces} % 10 = 3, n, 0, null, now() - n * interval '1 s', now(), null, 0, null, 'slug-' || n ${all}`,
    `link_days select ${workspace}, 'lnk_' || n / 4000 * 4000, (date '2024-01-01' + n / ${workspaces} % 400)::text, 1, 1, 0, '{}', '{}', '{}' ${all} on conflict do nothing`,
    `link_clicks select ${workspace}, 'clk_' || n, 'lnk_' || n % ${workspaces}, now() - n * interval '1 min', null, null, 'phone', false ${all}`,
    `automation_events select ${workspace}, 'evt_' || n, case when n / ${workspaces} = 2999 then 'rare.one' else 't' || n / ${workspaces} % 10 end, '/s', null, null, now(), '{}', 'ain_' || n / ${workspaces} / 10 % 10, null, now(), case when n / ${workspaces} % 5 = 1 then now() + interval '1 day' end, case when n / ${workspaces} % 10 = 3 then now() end, case when n / ${workspaces} % 10 not in (1, 3, 6) then n + 1 end, 0, case when n / ${workspaces} % 5 = 1 then now() + interval '1 day' - n / 20000 * interval '1 s' else now() - n / 20000 * interval '1 s' end, n / ${workspaces} % 10 = 3, null ${all}`,
    `request_log select ${workspace}, 'req_' || n, now() - n * interval '1 s', 'key_' || n % 3, 'op_' || n / ${workspaces} % 5, 'GET', '/p', case when n / ${workspaces} % 100 = 1 then 500 else 200 end, null, 5, null, '192.0.2.1', '{}' ${all}`,
    `audit_entries (workspace_id, id, at, actor_type, actor_id, actor_name, operation, record_id, address, record_type) select ${workspace}, 'aud_' || n, now() - n * interval '1 s', 'key', 'key_' || n / ${workspaces} % 20, 'K', 'op_' || n / ${workspaces} % 30, 'lnk_' || n / ${workspaces} % 50, '192.0.2.1', 't' || n / ${workspaces} % 10 ${all}`,
    `usage_counts select ${workspace}, (date '2024-01-01' + n / ${workspaces} % 400)::text, 'key_' || n % 3, 'op_' || n / ${workspaces} / 400, 1, 0, 0, 5 ${all} on conflict do nothing`,
    `webhook_endpoints select 'ws_' || w, 'ep_' || n, 'https://a.example', '{*}', '', '{}', null, 'active', null, null, null, 0, now(), '[]', null, null, null, case when n = 4 then 'hook' end from generate_series(0, 1) w, generate_series(0, 4) n`,
    `webhook_events select 'ws_' || n % 2, 'msg_' || n, 'a.b', now(), '{}' from generate_series(0, ${2 * size - 1}) n`,
    `webhook_deliveries select 'ws_' || n % 2, 'dlv_' || n, 'ep_' || n / 2 % 5, 'msg_' || n, case when n < 40 then 'rare.type' else 't' || n / 2 % 3 || '.a' end, case when n / 2 % 7 = 0 then 'failed' else 'succeeded' end, now() - n * interval '1 s', null, '[]', null, null from generate_series(0, ${2 * size - 1}) n`,
    `usage_hours select ${workspace}, to_char(timestamp '2024-01-01' + n / ${workspaces} * interval '1 hour', 'YYYY-MM-DD"T"HH24'), 'key_' || n % 3, 'op_1', 1, 0, 0, 5 ${all}`,
    `delivery_hours select ${workspace}, to_char(timestamp '2024-01-01' + n / ${workspaces} * interval '1 hour', 'YYYY-MM-DD"T"HH24'), '', 1, 0 ${all}`,
    `automation_numbers select 'ws_' || n, 'sequence', 30000 from generate_series(0, ${workspaces - 1}) n`,
  ])
    await pool.query(`insert into ${schema}.${sql}`);
  await vacuum(pool, schema);
}

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** The number of rows that the leaf nodes of a plan read. */
function lookedAt(plan: Plan): number {
  const inner = (plan.Plans ?? []).map(lookedAt);
  if (inner.length > 0) return inner.reduce((sum, one) => sum + one, 0);
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = plan;
  return (plan['Actual Rows'] + filtered + rechecked) * plan['Actual Loops'];
}

async function place() {
  const { pool, schema } = await freshRepository(close => void atEnd.push(close));
  await fill(pool, schema);
  const asked: Statement[] = [];
  const spy: Queryable = {
    query: statement => {
      asked.push(statement);
      return pool.query(statement);
    },
  };
  const repository = await postgresRepository({
    pool: { ...spy, connect: () => pool.connect() },
    schema,
    migrate: false,
  });
  const looks = async (call: () => unknown) => {
    asked.length = 0;
    await call();
    let most = 0;
    for (const { text, values } of [...asked]) {
      const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values);
      most += lookedAt(rows[0]['QUERY PLAN'][0].Plan);
    }
    return most;
  };
  return { repository, looks };
}

/** One place for all tests, which only read: filling it takes most of the time. */
let shared: ReturnType<typeof place> | undefined;

const filled = () => {
  shared ??= place();
  return shared;
};

test('read only one page of links; rare texts and tags are searched in the workspace only', async () => {
  const { repository, looks } = await filled();
  for (const filters of combinations({ tag: 'rare', q: 'slug-1230', externalId: 'ext_1230' }))
    for (const archived of [false, true])
      for (const sort of ['created', 'clicks'] as const)
        for (const isFirst of [true, false]) {
          const value = sort === 'clicks' ? 15_000 : new Date(Date.now() - 15_000_000).toISOString();
          const after = isFirst ? {} : { after: { value, id: 'lnk_15000' } };
          // PostgreSQL chooses between a bitmap scan and the order by time.
          const most =
            !('externalId' in filters) && ('q' in filters || 'tag' in filters) ? size + page : page;
          const given = { ...filters, ...after, archived, sort, limit };
          const rows = await looks(() => repository.links.list('ws_0', given));
          assert.ok(rows <= most, `${rows} rows of ${most}: ${JSON.stringify(given)}`);
        }
});

test('read only one page of links with a frequent tag', async () => {
  const { repository, looks } = await filled();
  for (const sort of ['created', 'clicks'] as const) {
    const rows = await looks(() =>
      repository.links.list('ws_0', { tag: 'common', archived: false, sort, limit }),
    );
    assert.ok(rows <= page, `${rows} rows by ${sort}`);
  }
});

test('read only one page of requests, a log at most with filters, and only the counts of the days', async () => {
  const { repository, looks } = await filled();
  const { requests } = repository;
  const after = { at: new Date(Date.now() - 15_000_000).toISOString(), id: 'req_15000' };
  const days = { from: '2024-02-01', to: '2024-02-03' };
  const failures = await looks(() => requests.list('ws_0', { limit, statusClasses: [4, 5] }));
  assert.ok(failures <= page, `${failures} rows of failures`);
  const rows = [
    await looks(() => requests.list('ws_0', { limit })),
    await looks(() => requests.list('ws_0', { limit, after })),
    await looks(() => requests.list('ws_0', { limit, operation: 'op_9' })),
    await looks(() => requests.usage('ws_0', { by: 'key', ...days, limit })),
  ];
  const most = [page, page, size + page, page];
  assert.ok(
    rows.every((count, index) => count <= (most[index] ?? 0)),
    `${rows} rows of ${most}`,
  );
});

test('read only one page of the audit log with any one filter, and with several what one of them has', async () => {
  const { repository, looks } = await filled();
  const { audit } = repository;
  const at = new Date(Date.now() - 15_000_000).toISOString();
  const place = { at, id: 'aud_15000' };
  for (const query of [
    {},
    { after: place },
    { until: at },
    { since: at },
    { actor: 'key_3' },
    { operation: 'op_3' },
    { recordType: 't3' },
    { recordId: 'lnk_3' },
    { recordId: 'lnk_3', until: at, after: place },
    { actor: 'key_nobody' },
  ]) {
    const rows = await looks(() => audit.list('ws_0', { limit, ...query }));
    assert.ok(rows <= page, `${rows} rows with ${JSON.stringify(query)}`);
  }
  // A thirtieth of the log has this operation, and a twentieth is by this key.
  const rows = await looks(() => audit.list('ws_0', { limit, actor: 'key_4', operation: 'op_3' }));
  assert.ok(rows <= size / 20 + size / 30 + page, `${rows} rows with both`);
});

test('read of deliveries a page of each webhook and state, and of each type of an endpoint, and no more', async () => {
  const { repository, looks } = await filled();
  const at = new Date(Date.now() - 3_000_000).toISOString();
  const filters = { endpointId: 'ep_3', kind: null, state: 'failed' as const, after: { at, id: 'dlv_3000' } };
  // Five endpoints, two states that have any, and the endpoints themselves.
  const most = 5 * 2 * page + 10;
  for (const given of combinations(filters)) {
    for (const more of [{}, { eventType: 'rare.type' }, { since: at }, { until: at }]) {
      const rows = await looks(() =>
        repository.webhooks.listDeliveries('ws_0', { ...given, ...more, limit }),
      );
      assert.ok(rows <= most, `${rows} rows of ${most}: ${JSON.stringify({ ...given, ...more })}`);
    }
    // Each endpoint has four types.
    for (const [eventType, types] of [
      ['rare.*', 1],
      ['t1.*', 1],
      ['none.*', 0],
    ] as const) {
      const rows = await looks(() =>
        repository.webhooks.listDeliveries('ws_0', { ...given, eventType, limit }),
      );
      assert.ok(rows <= types * most + 60, `${rows} rows: ${JSON.stringify({ ...given, eventType })}`);
    }
  }
  const ids = ['dlv_0', 'dlv_2'];
  assert.ok((await looks(() => repository.webhooks.listDeliveries('ws_0', { ids, limit }))) <= 10);
});

test('read only the counts of the hours that are asked for', async () => {
  const { repository, looks } = await filled();
  const { requests, webhooks } = repository;
  const hours = { from: '2024-02-01T05', to: '2024-02-01T14' };
  const rows = [
    await looks(() => requests.usage('ws_0', { by: 'hour', ...hours, limit })),
    await looks(() => webhooks.countDeliveries?.('ws_0', { by: 'day', ...hours, kind: null })),
  ];
  assert.ok(
    rows.every(count => count <= page),
    `${rows} rows of ${page}`,
  );
});

test('read no items of another workspace, and count a page once', async () => {
  const { repository, looks } = await filled();
  for (const filters of combinations({ category: 'c1', tag: 't1', q: 'item 2' })) {
    const whole = await looks(() => repository.items.list('ws_0', filters));
    assert.ok(whole <= size, `${whole} rows: ${JSON.stringify(filters)}`);
    const counted = await looks(() => repository.items.list('ws_0', { ...filters, limit }));
    assert.ok(counted <= 2 * size, `${counted} rows of a page: ${JSON.stringify(filters)}`);
    const batch = await looks(() => repository.items.batches('ws_0', filters)[Symbol.asyncIterator]().next());
    assert.ok(batch <= size, `${batch} rows of a batch: ${JSON.stringify(filters)}`);
  }
  assert.ok((await looks(() => repository.items.batches('ws_0', {})[Symbol.asyncIterator]().next())) <= 500);
});

test('of events: a page is read and no more; of an endpoint and a type together, what the endpoint or the type has', async () => {
  const { repository, looks } = await filled();
  for (const filters of combinations({ endpointId: 'ain_5', type: 't5', after: 'evt_15000' }))
    for (const state of [undefined, 'scheduled', 'published', 'cancelled'] as const) {
      const given = { ...filters, ...(state === undefined ? {} : { state }), limit };
      const rows = await looks(() => repository.automation.listEvents('ws_0', given));
      const isOfBoth = 'endpointId' in filters && 'type' in filters;
      // Each of two lists, and the event that the page goes on after, twice.
      const most = isOfBoth ? size / 10 + 2 : 2 * page;
      assert.ok(rows <= most, `${rows} rows of ${most}: ${JSON.stringify(given)}`);
    }
  // Events of a rare group are found without reading the others.
  for (const state of [undefined, 'published'] as const) {
    const given = { type: 'rare.*', ...(state === undefined ? {} : { state }), limit };
    const rows = await looks(() => repository.automation.listEvents('ws_0', given));
    assert.ok(rows <= 2 * page, `${rows} rows of ${2 * page}: ${JSON.stringify(given)}`);
  }
  for (const some of combinations({ after: 15_000, type: 't5' })) {
    const rows = await looks(() => repository.automation.feed('ws_0', { ...some, limit }));
    assert.ok(rows <= page, `${rows} rows of ${page} of the feed: ${JSON.stringify(some)}`);
  }
});

test('read only the returned rows of keys, clicks, days and records of a workspace', async () => {
  const { repository, looks } = await filled();
  const { keys, links, purchases, models, users } = repository;
  const at = new Date(Date.now() - 15_000 * 60_000).toISOString();
  const calls: readonly (readonly [most: number, call: () => unknown])[] = [
    [page, () => keys.list('ws_0', { limit })],
    [page, () => keys.list('ws_0', { limit, after: 'key_15000' })],
    [page, () => links.listClicks('ws_0', 'lnk_0', { limit })],
    [page, () => links.listClicks('ws_0', 'lnk_0', { limit, after: { at, id: 'clk_15000' } })],
    [31, () => links.listDays('ws_0', 'lnk_0', '2024-01-01', '2024-01-31')],
    [31, () => links.listDays('ws_0', null, '2024-01-01', '2024-01-31')],
    [2, () => purchases.findByCode('ws_0', 'code_20')],
    [size, () => models.list('ws_0')],
    [3, () => users.workspacesOf('user_1')],
    [size, () => keys.countActive('ws_0', at)],
  ];
  for (const [most, call] of calls) {
    const rows = await looks(call);
    assert.ok(rows <= most, `${rows} rows of ${most}: ${call}`);
  }
});

test.run();
