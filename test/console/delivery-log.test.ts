/** The page with the deliveries of all webhooks, without scripts. */
import assert from 'node:assert/strict';
import { event } from '../../src/testing/sample.ts';
import { attempt, claimOf, settlementOf } from '../../src/testing/webhooks/jobs.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { mateus, Person } from './client.ts';
import { home, hook, noticeOf, start } from './demo-pages.ts';
import { failDeliveries } from './failed-deliveries.ts';
import { attribute, said } from './pages/document.ts';
import { shownIn } from './pages/shown.ts';

const test = suiteOf('The page of all deliveries', { isLong: true });
const log = `${home}/webhook-deliveries`;

const failedId = 'msg_demo_failed_ep_demo';

/** `count` further deliveries to a paused webhook, a minute apart. */
async function place(cleanup: Cleanup, count = 0) {
  const whole = await start(cleanup);
  const { person, webhooks } = whole;
  const now = Date.now();
  for (let index = 0; index < count; index += 1) {
    const at = new Date(now - index * 60_000).toISOString();
    const type = index % 2 === 0 ? 'key.created' : 'link.created';
    await webhooks.publish('ws_studio', [event(`msg_${index}`, type, at)], { only: 'ep_demo' });
  }
  const see = async (query = '') => shownIn((await person.get(log + query)).text);
  const eventsOn = async (query = '') =>
    (await see(query))
      .all('a', 'list-table')
      .map(one => /msg_\w+?(?=_ep_)/.exec(attribute(one, 'href'))?.[0]);
  return { ...whole, see, eventsOn };
}

test('lists the deliveries of all webhooks, newest first, 25 a page, to the 101st and back', async cleanup => {
  const { see, eventsOn } = await place(cleanup, 101);
  const seen: unknown[] = [];
  let query = '';
  let last = '';
  for (let page = 0; page < 5; page += 1) {
    seen.push(...(await eventsOn(query)));
    const links = (await see(query)).all('a').filter(one => attribute(one, 'rel') === 'next');
    last = query;
    query = links[0] === undefined ? '' : (attribute(links[0], 'href').split('webhook-deliveries')[1] ?? '');
  }
  assert.deepEqual(
    seen.slice(0, 101),
    Array.from({ length: 101 }, (_, index) => `msg_${index}`),
  );
  const back = (await see(last)).all('a').find(one => attribute(one, 'rel') === 'prev');
  const previous = attribute(back ?? assert.fail(), 'href').split('webhook-deliveries')[1] ?? '';
  assert.equal((await eventsOn(previous))[0], 'msg_75');
});

test('shows the deliveries of a webhook as its record did: the same status and page, on the way back too', async cleanup => {
  const { person, see, eventsOn } = await place(cleanup, 60);
  const linksOn = async (path: string, rel: string) =>
    shownIn((await person.get(path)).text)
      .all('a')
      .filter(one => attribute(one, 'rel') === rel)
      .map(one => attribute(one, 'href').slice('/user/api'.length));
  const [second = ''] = await linksOn('/workspaces/ws_studio/webhooks/ep_demo?state=pending', 'next');
  const record = shownIn((await person.get(second)).text).all('a', 'list-table');
  const rows = record.flatMap(one => attribute(one, 'href').split('/webhook-deliveries')[1] ?? []);
  assert.equal(rows.length, 25);
  const [first = ''] = rows;
  const query = first.slice(first.indexOf('?'));
  assert.match(query, /^\?webhook=ep_demo&state=pending&after=/);
  const beside = await see(first);
  const shown = beside
    .all('a', 'list-table')
    .map(one => attribute(one, 'href').split('/webhook-deliveries')[1]);
  assert.deepEqual(shown, rows);
  const back = beside.all('a').filter(one => attribute(one, 'href') === `/user/api${log}${query}`);
  assert.ok(back.length >= 2, 'the link back, and the one that closes the delivery');
  for (const [rel, event] of [
    ['prev', 'msg_0'],
    ['next', 'msg_50'],
  ] as const) {
    const [page = ''] = await linksOn(log + first, rel);
    assert.match(page, /webhook=ep_demo&state=pending/);
    assert.equal((await eventsOn(page.slice(log.length)))[0], event);
  }
});

test('filters by webhook, type, event, status and time, and keeps the filters beside a delivery', async cleanup => {
  const { see, eventsOn } = await place(cleanup, 4);
  assert.deepEqual(await eventsOn('?type=key.*&period=1'), ['msg_0', 'msg_2']);
  assert.deepEqual(await eventsOn('?type=link.created&webhook=ep_demo&period=24'), ['msg_1', 'msg_3']);
  assert.deepEqual(await eventsOn('?webhook=ep_local&period=24'), []);
  assert.deepEqual(await eventsOn('?event=msg_2'), ['msg_2']);
  assert.deepEqual(await eventsOn('?state=failed&webhook=ep_demo'), ['msg_demo_failed']);
  const query = '?type=key.*&period=1';
  const [first] = (await see(query)).all('a', 'list-table');
  assert.equal(
    attribute(first ?? assert.fail(), 'href'),
    `/user/api${log}/msg_0_ep_demo?${new URLSearchParams({ type: 'key.*', period: '1' })}`,
  );
  const beside = await see(`/msg_0_ep_demo${query}`);
  assert.equal(beside.all('a', 'list-table').length, 2);
  const current = beside.all('a', 'list-table').filter(one => attribute(one, 'aria-current') === 'true');
  assert.deepEqual(current.map(said), ['key.created']);
  assert.equal(said(beside.document.byId.get('status') ?? assert.fail()), 'Paused');
});

test('says which filter is invalid, and refuses nothing else that a URL may contain', async cleanup => {
  const { person } = await place(cleanup, 1);
  for (const query of [
    `?type=${'%3Cscript%3E'.repeat(30)}`,
    '?webhook=a%20b',
    `?event=${'x'.repeat(500)}`,
    '?type=%00',
  ]) {
    const { status, text } = await person.get(log + query);
    assert.equal(status, 200, query);
    assert.match(text, /The deliveries could not be listed\. The (event type|webhook|event id) /, query);
    assert.doesNotMatch(text, /<script>/);
  }
  for (const query of [
    '?type=%3Cscript%3E',
    '?type=%F0%9F%98%80',
    '?after=nonsense',
    '?after=%00',
    '?state=x&period=y&other=1',
    '?trail=%3Ca%3E',
  ])
    assert.equal((await person.get(log + query)).status, 200, query);
  assert.match((await person.get(`${log}?after=nonsense`)).text, /There are no more entries/);
});

test('sends the chosen deliveries again once, says what was left out and why, and keeps the filter', async cleanup => {
  const { person, webhooks, csrf } = await place(cleanup, 1);
  const form = {
    csrf,
    seen: new Date().toISOString(),
    do: 'chosen',
    query: 'webhook=ep_demo',
    id: [failedId, 'msg_0_ep_demo', 'msg_gone', failedId],
  };
  const sent = async () => noticeOf((await person.submit(`${log}/replay`, form)).text)?.[2];
  assert.equal(
    await sent(),
    '1 delivery will be sent again. Those of a paused webhook wait until it is resumed. 1 delivery left out: pending already, or sent again meanwhile. 1 delivery left out: no longer stored.',
  );
  assert.equal((await webhooks.findDelivery('ws_studio', failedId))?.delivery.state, 'pending');
  assert.match(String(await sent()), /^Nothing was sent again\. 2 deliveries left out: pending already/);
  const { headers } = await person.post(`${log}/replay`, form);
  assert.equal(headers.location, `/user/api${log}?webhook=ep_demo`);
});

test('retries chosen deliveries now that wait for their next attempt', async cleanup => {
  const { person, webhooks, csrf } = await start(cleanup);
  await webhooks.publish('ws_studio', [event('msg_1', 'webhook.test')], { only: 'ep_local' });
  const [job, ...others] = await webhooks.claim(claimOf('one', { now: new Date().toISOString() }));
  assert.deepEqual([job?.delivery.id, others], ['msg_1_ep_local', []]);
  const inAnHour = { state: 'pending', attempt: attempt(500), retryAfter: 3_600_000 } as const;
  await webhooks.settle('one', [settlementOf(job ?? assert.fail(), inAnHour)]);
  /** Or was, and the worker of the mock server has tried it meanwhile. */
  const isDue = async () => {
    const found = await webhooks.findDelivery('ws_studio', 'msg_1_ep_local');
    const { attempts, next_attempt_at: planned } = found?.delivery ?? assert.fail();
    return attempts.length > 1 || Date.parse(planned ?? assert.fail()) <= Date.now();
  };
  assert.equal(await isDue(), false);
  const form = { csrf, seen: new Date().toISOString(), do: 'chosen', query: '', id: ['msg_1_ep_local'] };
  const sent = async () => noticeOf((await person.submit(`${log}/replay`, form)).text);
  assert.deepEqual(await sent(), ['success', 'status', '1 delivery will be sent again.']);
  assert.equal(await isDue(), true);
  assert.deepEqual(await sent(), [
    'error',
    'alert',
    'Nothing was sent again. 1 delivery left out: pending already, or sent again meanwhile.',
  ]);
});

test('sends all that failed again, of the filter or of one webhook', async cleanup => {
  const { person, webhooks, csrf } = await place(cleanup);
  const state = async () => (await webhooks.findDelivery('ws_studio', failedId))?.delivery.state;
  const form = { csrf, do: 'failed', hours: '8760' };
  const at = (path: string, query: string) => person.submit(path, { ...form, query });
  assert.match((await at(`${log}/replay`, 'type=link.*')).text, /No delivery has failed in this period\./);
  assert.equal(await state(), 'failed');
  assert.match((await at(`${log}/replay`, 'type=key.*')).text, /1 delivery will be sent again\./);
  assert.equal(await state(), 'pending');
  assert.match((await at(`${hook}/replay`, '')).text, /Nothing was sent again\./);
});

test('says how many have failed in each period that tells them apart', async cleanup => {
  const { see, mock } = await place(cleanup);
  const offered = async (query = '') => {
    const shown = await see(query);
    return [
      shown
        .all('summary')
        .map(said)
        .filter(words => words.startsWith('Resend')),
      shown
        .all('option')
        .map(said)
        .filter(words => words.startsWith('Last') && /\d$/.test(words)),
    ];
  };
  assert.deepEqual(
    await offered(),
    [['Resend 1 failed'], []],
    'one period sends the same as each longer one',
  );
  assert.deepEqual(await offered('?type=link.*'), [[], []], 'none of this type has failed');
  await failDeliveries(mock, 3);
  assert.deepEqual(await offered(), [['Resend 4 failed'], ['Last hour: 3', 'Last 365 days: 4']]);
  await failDeliveries(mock, 30);
  assert.deepEqual(await offered(), [['Resend failed'], []], 'no more than 25 are counted');
});

test('leaves out what stands beside the list while its script reads it again', async cleanup => {
  const { person, webhooks } = await place(cleanup);
  const asked: string[] = [];
  const { listDeliveries, recentDeliveries } = webhooks;
  Object.assign(webhooks, {
    listDeliveries: (...given: Parameters<typeof listDeliveries>) => {
      asked.push(`list ${given[1].state ?? 'all'}`);
      return listDeliveries(...given);
    },
    recentDeliveries: (...given: Parameters<NonNullable<typeof recentDeliveries>>) => {
      asked.push('chart');
      return recentDeliveries?.(...given);
    },
  });
  for (const [path, whole] of [
    [log, ['list all', 'list failed']],
    [hook, ['list all', 'chart', 'list failed']],
  ] as const) {
    asked.splice(0);
    await person.get(path);
    assert.deepEqual(asked, [...whole]);
    asked.splice(0);
    await person.get(path, { 'list-again': '1' });
    assert.deepEqual(asked, ['list all'], path);
  }
});

test('goes on with those beyond the first 500, says how many so far, and comes to an end', async cleanup => {
  const { person, mock, csrf } = await place(cleanup);
  await failDeliveries(mock, 1100);
  const left = () =>
    (mock.repository.data.webhook_deliveries.ws_studio ?? []).filter(
      ({ endpoint_id: id, state }) => id === 'ep_demo' && state === 'failed',
    ).length;
  const first = left();
  const seen = new Date().toISOString();
  let page = (
    await person.submit(`${log}/replay`, {
      csrf,
      seen,
      do: 'failed',
      hours: '8760',
      query: 'webhook=ep_demo',
    })
  ).text;
  const says = [noticeOf(page)?.[2]];
  const counts = [left()];
  for (let steps = 0; steps < 5 && page.includes('data-goes-on'); steps += 1) {
    const [, toast = ''] = /<div class="toast" data-goes-on>(.*?)<\/div>/s.exec(page) ?? [];
    const fields = Object.fromEntries(
      [...toast.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    assert.equal(fields.seen, seen, 'what fails again meanwhile is left out');
    assert.match(toast, />Resend the next ones</);
    page = (await person.submit(`${log}/replay`, fields)).text;
    says.push(noticeOf(page)?.[2]);
    counts.push(left());
  }
  assert.deepEqual(says, [
    '500 deliveries will be sent again so far. Those of a paused webhook wait until it is resumed. More have failed.',
    '1000 deliveries will be sent again so far. Those of a paused webhook wait until it is resumed. More have failed.',
    `${first} deliveries will be sent again. Those of a paused webhook wait until it is resumed.`,
  ]);
  assert.deepEqual(counts, [first - 500, first - 1000, 0]);
  assert.match(page, /webhook=ep_demo/, 'with the filter');
});

test('shows the form again with what was chosen if nothing can be done', async cleanup => {
  const { person, csrf } = await place(cleanup);
  for (const [path, fields, says] of [
    [`${log}/replay`, { do: 'chosen' }, 'Nothing was sent again. Select at least one delivery.'],
    [`${hook}/replay`, { do: 'chosen' }, 'Nothing was sent again. Select at least one delivery.'],
  ] as const) {
    const { status, text } = await person.post(path, { csrf, ...fields } as never);
    assert.equal(status, 422);
    assert.equal(noticeOf(text)?.[2], says);
  }
  const refused = await person.post(`${log}/replay`, { csrf, do: 'failed', query: 'type=%00', hours: '24' });
  assert.equal(refused.status, 422);
});

test('is for everybody who may read, and nobody of another workspace', async cleanup => {
  const { mock, person, webhooks } = await place(cleanup, 1);
  const { users } = mock.repository;
  const { workspacesOf } = users;
  users.workspacesOf = async id => (await workspacesOf(id)).map(one => ({ ...one, role: 'viewer' as const }));
  const { text } = await person.get(log);
  assert.match(text, /msg_0_ep_demo/);
  assert.doesNotMatch(text, /type="checkbox"|Resend/);
  const { csrf = '' } = await person.form(home, '/logout');
  const id = failedId;
  assert.equal((await person.post(`${log}/replay`, { csrf, do: 'chosen', id })).status, 403);
  assert.equal((await webhooks.findDelivery('ws_studio', id))?.delivery.state, 'failed');
  users.workspacesOf = async user => (user === mateus.id ? [] : workspacesOf(user));
  const other = new Person(`${mock.url}/user/api`);
  await other.logIn(mateus);
  assert.equal((await other.get(log)).status, 404);
});

test('continues after deliveries that were pruned meanwhile', async cleanup => {
  const { see, eventsOn, webhooks } = await place(cleanup, 30);
  const old = new Date(Date.now() - 86_400_000).toISOString();
  await webhooks.publish('ws_studio', [event('msg_old', 'key.created', old)], { only: 'ep_local' });
  const next = (await see()).all('a').find(one => attribute(one, 'rel') === 'next');
  const query = attribute(next ?? assert.fail(), 'href').split('webhook-deliveries')[1] ?? '';
  await webhooks.deleteEndpoint('ws_studio', 'ep_demo');
  assert.equal((await eventsOn(query))[0], 'msg_old');
});

test.run();
