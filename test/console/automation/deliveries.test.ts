/** The deliveries to hooks and routes: the lists of them, and one delivery. */
import assert from 'node:assert/strict';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { actionsOf, attemptsOf, codeOf, factsOf, noticesOf, tableOf } from './shown.ts';
import { home, root, start, toolEndpoint, viewer } from './start.ts';

const test = suiteOf('Deliveries of automation', { isLong: true });

type State = 'failed' | 'succeeded' | 'pending';

async function startWith(cleanup: Cleanup, receiver: string, options = {}) {
  const started = await start(cleanup, options);
  const { repository } = started.mock;
  await repository.put('webhook_endpoints', 'ws_studio', toolEndpoint);
  await repository.put('webhook_events', 'ws_studio', {
    id: 'evt_here',
    type: 'order.paid',
    created_at: '2026-01-01T00:00:00Z',
    payload: '{"data":{"order":7}}',
  });
  const put = (id: string, state: State, day: number) =>
    repository.put('webhook_deliveries', 'ws_studio', {
      id,
      endpoint_id: receiver,
      event_id: 'evt_here',
      event_type: state === 'failed' ? 'is.failed' : 'is.well',
      state,
      created_at: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`,
      next_attempt_at: state === 'pending' ? '2999-01-01T00:00:00Z' : null,
      attempts: [
        { at: '2026-02-02T02:02:02Z', duration_ms: 7, status: 500, error: null, response: 'No <luck>' },
      ],
      lease: null,
    });
  return { ...started, put };
}

for (const [receiver, page] of [
  ['hook_demo', '/hooks/hook_demo'],
  ['route_demo', '/routes/route_demo'],
] as const)
  test(`are listed for ${receiver} by state and page by page`, async cleanup => {
    const { read, put } = await startWith(cleanup, receiver);
    const empty = await read(page);
    assert.match(empty, /No deliveries yet\./);
    assert.equal(tableOf(empty, 'Deliveries'), null);
    for (let day = 1; day <= 30; day += 1) await put(`dlv_${day}`, day === 30 ? 'failed' : 'succeeded', day);
    await put('dlv_waits', 'pending', 31);
    const shown = async (query: string) => {
      const text = await read(`${page}${query}`);
      return {
        text,
        ids: [...text.matchAll(/href="\/deliveries\/(dlv_\w+)(?:\?[^"]*)?"/g)].map(([, id = '']) => id),
      };
    };
    assert.deepEqual((await shown('?state=failed')).ids, ['dlv_30']);
    assert.deepEqual((await shown('?state=pending')).ids, ['dlv_waits']);
    const first = await shown('');
    assert.deepEqual(tableOf(first.text, 'Deliveries')?.slice(0, 3), [
      ['Event', 'Last response', 'Attempts', 'Created', 'Next attempt', 'Status'],
      [
        '[is.well](/deliveries/dlv_waits)',
        '500 in 7 ms',
        '1',
        '31 Jan 2026, 00:00 UTC',
        '1 Jan 2999, 00:00 UTC',
        'Retrying (waiting)',
      ],
      [
        '[is.failed](/deliveries/dlv_30)',
        '500 in 7 ms',
        '1',
        '30 Jan 2026, 00:00 UTC',
        '– none',
        'Failed (bad)',
      ],
    ]);
    const [, next = ''] = /href="([^"]*)" rel="next"/.exec(first.text) ?? [];
    assert.ok(next.startsWith(`${page}?after=`), next);
    const second = await shown(next.slice(page.length));
    assert.deepEqual([first.ids.length, second.ids.length], [25, 6]);
    assert.equal(new Set([...first.ids, ...second.ids]).size, 31);
    assert.doesNotMatch(second.text, /rel="next"/);
    // A delivery leads back to the same page of the list, with the same filter, also after it is sent again.
    const [, opened = ''] =
      /href="(\/deliveries\/dlv_30[^"]*)"/.exec((await shown('?state=failed')).text) ?? [];
    assert.equal(opened, '/deliveries/dlv_30?state=failed');
    const detail = await read(opened);
    assert.ok(detail.includes(`href="${page}?state=failed"`));
    assert.match(detail, /name="query" value="state=failed"/);
    const beyond = await shown('?after=dlv_1');
    assert.match(beyond.text, /There are no more entries\./);
    assert.ok(beyond.text.includes(`href="${page}">First page<`));
  });

for (const [receiver, name, href] of [
  ['hook_demo', 'Accounting', '/hooks/hook_demo'],
  ['route_demo', 'Large orders', '/routes/route_demo'],
  ['ep_demo', 'Stock keeping', '/user/api/workspaces/ws_studio/webhooks/ep_demo'],
] as const)
  test(`to ${receiver} show their facts, attempts and event`, async cleanup => {
    const { read, put } = await startWith(cleanup, receiver);
    await put('dlv_failed', 'failed', 1);
    const page = await read('/deliveries/dlv_failed');
    assert.ok(page.includes(`<title>is.failed to ${name} - `));
    assert.ok(page.includes(`<p class="eyebrow"><a href="${href}">${name}</a>`));
    assert.match(page, /<h1><span class="record-title">is\.failed<\/span>/);
    assert.deepEqual(factsOf(page), {
      Status: 'Failed (bad)',
      'Event id': '[evt_here](/events/evt_here)',
      Created: '1 Jan 2026, 00:00 UTC',
    });
    assert.deepEqual(attemptsOf(page), ['500 (bad) Attempt 1, 7 ms 2 Feb 2026, 02:02 UTC No <luck>']);
    assert.equal(codeOf(page, 'the Body code'), '{\n  "data": {\n    "order": 7\n  }\n}');
    assert.deepEqual(actionsOf(page), ['Resend (primary): /deliveries/dlv_failed/replay']);
    assert.deepEqual(noticesOf(page), []);
    await put('dlv_well', 'succeeded', 1);
    assert.deepEqual(actionsOf(await read('/deliveries/dlv_well')), [
      'Resend (primary): /deliveries/dlv_well/replay',
    ]);
    await put('dlv_waits', 'pending', 1);
    const waits = await read('/deliveries/dlv_waits');
    assert.deepEqual(actionsOf(waits), ['Retry now (primary): /deliveries/dlv_waits/replay']);
    assert.match(waits, /data-refresh="#attempts"/);
  });

test('to a receiver of another group name its id', async cleanup => {
  const { read, put } = await startWith(cleanup, 'ep_tool');
  await put('dlv_one', 'failed', 1);
  assert.match(await read('/deliveries/dlv_one'), /<a href="[^"]*\/webhooks\/ep_tool">ep_tool<\/a>/);
});

test('show an event that is not JSON as it is', async cleanup => {
  const { read, put, mock } = await startWith(cleanup, 'hook_demo');
  await mock.repository.put('webhook_events', 'ws_studio', {
    id: 'evt_here',
    type: 'order.paid',
    created_at: '2026-01-01T00:00:00Z',
    payload: '['.repeat(200) + ']'.repeat(200),
  });
  await put('dlv_one', 'failed', 1);
  assert.equal(codeOf(await read('/deliveries/dlv_one'), 'the Body code'), '['.repeat(200) + ']'.repeat(200));
});

test('offer viewers no replay', async cleanup => {
  const { read, put } = await startWith(cleanup, 'hook_demo', viewer);
  await put('dlv_one', 'failed', 1);
  assert.deepEqual(actionsOf(await read('/deliveries/dlv_one')), []);
});

test('are replayed once, unless they were sent again after the page was shown', async cleanup => {
  const { submit, person, put, webhooks } = await startWith(cleanup, 'hook_demo');
  const state = async () => (await webhooks.findDelivery('ws_studio', 'dlv_one'))?.delivery.state;
  await put('dlv_one', 'failed', 1);
  const at = '/deliveries/dlv_one';
  await submit(at, { seen: '2026-02-02T02:02:01.000Z' }, `${at}/replay`);
  assert.equal(await state(), 'failed');
  const form = await person.form(home + at, `${home}${at}/replay`);
  const { status, headers } = await person.post(`${home}${at}/replay`, form);
  assert.deepEqual([status, headers.location], [303, `${root}${at}`]);
  assert.equal(await state(), 'pending');
  const { text } = await person.get(headers.location ?? '');
  assert.deepEqual(noticesOf(text)[0], ['success', 'The delivery will be sent again.']);
  for (const path of [`${home}/deliveries/dlv_none`])
    assert.deepEqual(
      [(await person.get(path)).status, (await person.post(`${path}/replay`, form)).status],
      [404, 404],
    );
});

test.run();
