/** The forms of the automation pages: what they refuse, what they keep, and what they never show. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { publishedEvent } from '../../src/automation/published-event.ts';
import { published } from '../../src/testing/automation/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { ingrid, logInOn, Person } from './client.ts';
import { filledIn, formOn } from './filled.ts';
import { assertMarked, summaryOf } from './marked.ts';

const test = suiteOf('Automation pages');
const home = '/workspaces/ws_studio/automation';

async function start(cleanup: Cleanup) {
  const mock = await startMock();
  cleanup(mock.close);
  const person = new Person(`${mock.url}/user/api`);
  await person.logIn(ingrid);
  /** Sends the form of a page with these values. */
  const submit = async (page: string, fields: Record<string, string | string[]>, action = page) =>
    person.post(home + action, { ...(await person.form(home + page, home + action)), ...fields });
  return { mock, person, submit, ...mock.repository };
}

const deep = '['.repeat(5_000) + ']'.repeat(5_000);

test('mark every wrong field of an inbound endpoint at once', async cleanup => {
  const { submit } = await start(cleanup);
  const { status, text } = await submit('/endpoints', {
    name: '',
    event_type: '',
    password: '',
    scheme: 'header',
    header: '',
    schema: '[1]',
    rate: 'many',
  });
  assert.equal(status, 422);
  assertMarked(text, [
    ['new-name', 'Enter a name for the endpoint.'],
    ['new-type', 'Enter the type of the events, such as order.paid.'],
    ['new-header', 'The header name is required.'],
    ['new-secret', 'Enter the secret of the sender.'],
    ['new-schema', 'The schema must be a JSON object.'],
    ['new-rate', 'The rate limit must be a whole number.'],
  ]);
});

test('mark a secret that its scheme cannot use, and a schema that is none', async cleanup => {
  const { submit } = await start(cleanup);
  const endpoint = { name: 'Made', event_type: 'made' };
  const secret = await submit('/endpoints', {
    ...endpoint,
    scheme: 'standard_webhooks',
    password: 'not base64!',
  });
  assert.equal(secret.status, 422);
  assertMarked(secret.text, [['new-secret', 'The secret must be whsec_ and base64 of at least 24 bytes.']]);
  assert.doesNotMatch(secret.text, /not base64!/);
  const schema = await submit('/endpoints', { ...endpoint, schema: '{"type": "nothing"}' });
  assert.equal(schema.status, 422);
  assert.deepEqual(
    summaryOf(schema.text).map(([field]) => field),
    ['new-schema'],
  );
});

test('mark every wrong field of a hook', async cleanup => {
  const { submit } = await start(cleanup);
  const { status, text } = await submit('/hooks', { target_url: '', event: '', format: 'xml' });
  assert.equal(status, 422);
  assert.deepEqual(
    summaryOf(text).map(([field]) => field),
    ['new-url', 'new-event', 'new-format'],
  );
});

test('mark every wrong field of a route', async cleanup => {
  const { submit } = await start(cleanup);
  const { status, text } = await submit('/routes', { name: '', filter: 'data.amount > 3', hooks: [] });
  assert.equal(status, 422);
  assertMarked(text, [
    ['new-name', 'Enter a name for the route.'],
    ['new-filter', 'The filter must be JSON: a list of conditions.'],
    ['new-hooks', 'Choose at least one hook.'],
  ]);
});

for (const [filter, sentence] of [
  ['{"field": "data.amount"}', /^The filter/],
  ['[{"field": "data.amount"}]', /^Each condition of the filter/],
  ['[{"field": "data.amount", "min": "3"}]', /^The filter does not fit/],
  [deep, /^The filter must be JSON/],
] as const)
  test(`refuse the filter ${filter.slice(0, 40)} of a route, and keep it`, async cleanup => {
    const { submit, person } = await start(cleanup);
    for (const fields of [{}, { do: 'try' }]) {
      const { status, text } = await submit('/routes', { name: 'R', filter, hooks: 'hook_demo', ...fields });
      assert.equal(status, 422);
      const [[field, told] = ['', '']] = summaryOf(text);
      assert.equal(field, 'new-filter');
      assert.match(told, sentence);
      assert.ok(formOn(text, person, `${home}/routes`).includes(filter.replaceAll('"', '&quot;')));
    }
  });

for (const sample of ['[]', '1', '{'])
  test(`say of the sample ${sample} what it must be`, async cleanup => {
    const { submit } = await start(cleanup);
    const { text } = await submit('/routes', { name: 'R', hooks: 'hook_demo', sample, do: 'try' });
    assertMarked(text, [['new-sample', 'The sample must be a JSON object.']]);
  });

test('take the longest mapping in any script', async cleanup => {
  const { submit, webhooks } = await start(cleanup);
  const mapping = `"${'漢'.repeat(9_998)}"`;
  const made = await submit('/routes', { name: 'R', hooks: 'hook_demo', mapping });
  assert.equal(made.status, 303);
  const routes = await webhooks.listEndpoints('ws_studio', { kind: 'route' });
  assert.ok(routes.some(({ config }) => config?.mapping === mapping));
});

test('say which events each route takes, and keep its mapping in the form', async cleanup => {
  const { person, submit } = await start(cleanup);
  for (const [name, more] of [
    ['Everything', {}],
    ['Of a type', { events: 'order.paid' }],
    ['Of an endpoint', { sources: 'ain_demo' }],
  ] as const)
    assert.equal(
      (await submit('/routes', { name, hooks: 'hook_demo', mapping: 'data', ...more })).status,
      303,
    );
  const { text } = await person.get(`${home}/routes`);
  const rowOf = (name: string) =>
    text.split('<tr').find(row => row.includes(`>${name}<`)) ?? assert.fail(`no route ${name}`);
  assert.match(rowOf('Everything'), /All published events/);
  for (const [name, shown] of [
    ['Of a type', /<code class="chip">order\.paid<\/code>/],
    ['Of an endpoint', /class="chip" href="[^"]*\/endpoints\/ain_demo"/],
  ] as const) {
    assert.match(rowOf(name), shown);
    assert.doesNotMatch(rowOf(name), /All published events/);
  }
  const [, page = ''] = /href="\/user\/api([^"]*\/routes\/[^"/]+)"/.exec(rowOf('Everything')) ?? [];
  assert.match((await person.get(page)).text, /<textarea[^>]*name="mapping"[^>]*>\n?data<\/textarea>/);
});

for (const [receiver, page] of [
  ['hook_demo', '/hooks/hook_demo'],
  ['route_demo', '/routes/route_demo'],
] as const)
  test(`list the deliveries to ${receiver} by state and page by page, with Replay for what is settled`, async cleanup => {
    const { mock, person } = await start(cleanup);
    const put = (id: string, state: 'failed' | 'succeeded' | 'pending', day: number) =>
      mock.repository.put('webhook_deliveries', 'ws_studio', {
        id,
        endpoint_id: receiver,
        event_id: 'msg_demo_failed',
        event_type: state === 'failed' ? 'is.failed' : 'is.well',
        state,
        created_at: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`,
        next_attempt_at: state === 'pending' ? '2999-01-01T00:00:00Z' : null,
        attempts: [],
        lease: null,
      });
    for (let day = 1; day <= 30; day += 1) await put(`dlv_${day}`, day === 30 ? 'failed' : 'succeeded', day);
    await put('dlv_waits', 'pending', 31);
    const shown = async (query: string) => {
      const { text } = await person.get(`${home}${page}${query}`);
      return { text, ids: [...new Set([...text.matchAll(/\/deliveries\/(dlv_\w+)"/g)].map(([, id]) => id))] };
    };
    assert.deepEqual((await shown('?state=failed')).ids, ['dlv_30']);
    const first = await shown('');
    assert.equal(first.ids[0], 'dlv_waits');
    const [, after = ''] = /[?&](?:amp;)?after=([^"&]+)/.exec(first.text) ?? [];
    const second = await shown(`?after=${after}`);
    assert.ok(second.ids.length > 0);
    assert.deepEqual([...first.ids, ...second.ids].length, new Set([...first.ids, ...second.ids]).size);
    const replay = /action="[^"]*\/replay"/;
    assert.match((await person.get(`${home}/deliveries/dlv_30`)).text, replay);
    assert.doesNotMatch((await person.get(`${home}/deliveries/dlv_waits`)).text, replay);
  });

test('replay an event that was delivered', async cleanup => {
  const { mock, person } = await start(cleanup);
  const { repository } = mock;
  const at = '2026-01-05T00:00:00Z';
  await repository.put('webhook_events', 'ws_studio', {
    id: 'evt_demo_paid',
    type: 'order.paid',
    created_at: at,
    payload: '{}',
  });
  await repository.put('webhook_deliveries', 'ws_studio', {
    id: 'dlv_done',
    endpoint_id: 'hook_demo',
    event_id: 'evt_demo_paid',
    event_type: 'order.paid',
    state: 'failed',
    created_at: at,
    next_attempt_at: null,
    attempts: [],
    lease: null,
  });
  const path = `${home}/events/evt_demo_paid`;
  const fields = await person.form(path, `${path}/replay`);
  const { status, headers } = await person.post(`${path}/replay`, fields);
  assert.deepEqual([status, String(headers.location).includes('/events/evt_demo_paid')], [303, true]);
  const found = await repository.webhooks.findDelivery('ws_studio', 'dlv_done');
  assert.notEqual(found?.delivery.state, 'failed');
});

test('say of a form that is submitted twice that it has created its route already', async cleanup => {
  const { person, webhooks } = await start(cleanup);
  const form = await person.form(`${home}/routes`, `${home}/routes`);
  const first = await person.post(`${home}/routes`, { ...form, name: 'First', hooks: 'hook_demo' });
  const second = await person.post(`${home}/routes`, { ...form, name: 'Second', hooks: 'hook_demo' });
  assert.match(String(first.headers.location), /\?done=created$/);
  assert.match(String(second.headers.location), /\?done=already$/);
  const { text } = await person.get(String(second.headers.location).replace('/user/api', ''));
  assert.match(text, /This form has already created this route\. It was not created again\./);
  assert.equal(
    (await webhooks.listEndpoints('ws_studio', { kind: 'route' })).some(
      ({ description }) => description === 'Second',
    ),
    false,
  );
});

for (const path of ['/routes', '/routes/route_demo'])
  test(`show what a route makes of a sample at ${path}, and save nothing`, async cleanup => {
    const { submit, person, webhooks } = await start(cleanup);
    const routes = () => webhooks.listEndpoints('ws_studio', { kind: 'route' });
    const before = JSON.stringify(await routes());
    const typed = {
      name: 'Typed',
      sources: ['ain_demo', 'ain_github'],
      events: 'a, b',
      filter: '[{"field": "data.amount", "max": 5}]',
      mapping: '{"twice": data.amount * 2}',
      type: 'typed',
      hooks: ['hook_demo'],
      sample: '{"data": {"amount": 4}}',
    };
    const made = await submit(path, { ...typed, do: 'try' });
    assert.equal(made.status, 200);
    assert.match(made.text, /&quot;twice&quot;: 8/);
    const { csrf: _, token: __, ...kept } = filledIn(formOn(made.text, person, home + path));
    const expected = Object.entries(typed).map(([name, value]) => [name, [value].flat()]);
    for (const [name, value] of expected as [string, string[]][]) {
      // The test's reader of forms knows no text areas.
      if (['filter', 'mapping', 'sample'].includes(name))
        assert.ok(made.text.includes(`>\n${value[0]?.replaceAll('"', '&quot;')}</textarea>`), name);
      else assert.deepEqual(kept[name], value, name);
    }
    const skipped = await submit(path, { ...typed, sample: '{"data": {"amount": 6}}', do: 'try' });
    assert.match(skipped.text, /The filter does not match/);
    const empty = await submit(path, { ...typed, mapping: 'null', do: 'try' });
    assert.match(empty.text, /The mapping returns null/);
    const failed = await submit(path, { ...typed, mapping: '$error("no luck")', do: 'try' });
    assert.equal(failed.status, 422);
    assert.deepEqual(
      summaryOf(failed.text).map(([field]) => field.split('-')[1]),
      ['mapping'],
    );
    const unread = await submit(path, { ...typed, sample: '[]', do: 'try' });
    assert.deepEqual(
      summaryOf(unread.text).map(([field]) => field.split('-')[1]),
      ['sample'],
    );
    assert.equal(JSON.stringify(await routes()), before);
  });

test('show a result that is nested deeply without an error of the service', async cleanup => {
  const { submit } = await start(cleanup);
  const mapping = '($deep := function($n) {$n = 0 ? 1 : [[$deep($n - 1)]]}; $deep(120))';
  const { status, text } = await submit('/routes', { mapping, sample: '{}', do: 'try' });
  assert.ok([200, 422].includes(status), String(status));
  assert.match(text, /nested too deeply|The mapping failed/);
});

test('refuse test data that is not JSON or nested too deeply, and keep it', async cleanup => {
  const { submit, automation } = await start(cleanup);
  const count = async () => (await automation.listEvents('ws_studio', { limit: 100 })).events.length;
  const before = await count();
  for (const data of ['{"order": ', '', deep]) {
    const { status, text } = await submit('/endpoints/ain_demo', { data }, '/endpoints/ain_demo/test');
    assert.equal(status, 422);
    assertMarked(text, [['test-data', 'The data must be JSON.']]);
    assert.ok(text.includes(`>\n${data.replaceAll('"', '&quot;')}</textarea>`));
  }
  assert.equal(await count(), before);
});

test('refuse a test of a paused endpoint', async cleanup => {
  const { person, submit } = await start(cleanup);
  const form = await person.form(`${home}/endpoints/ain_demo`, '/test');
  await submit('/endpoints/ain_demo', {}, '/endpoints/ain_demo/pause');
  const { status } = await person.post(`${home}/endpoints/ain_demo/test`, { ...form, data: '1' });
  assert.equal(status, 422);
});

test('replay the events of a period with the filters of the page', async cleanup => {
  const { person, submit, automation, webhooks } = await start(cleanup);
  await submit('/hooks/hook_demo', {}, '/hooks/hook_demo/resume');
  const at = new Date(Date.now() - 60_000).toISOString();
  for (const type of ['shown', 'other'])
    await automation.publish(
      'ws_studio',
      [published(`evt_${type}`, { type, time: at, received_at: at, endpoint_id: 'ain_demo' })],
      { events: one => [{ ...publishedEvent(one), only: ['hook_demo'] }] },
    );
  const ids = ['evt_shown_hook_demo', 'evt_other_hook_demo'];
  const jobs = await webhooks.claim({ token: 'one', leaseFor: 60_000, limit: 100, perEndpoint: 100 });
  const attempt = { at, duration_ms: 1, status: 204, error: null, response: null };
  await webhooks.settle(
    'one',
    jobs.map(({ workspaceId, delivery, endpoint }) => ({
      workspaceId,
      deliveryId: delivery.id,
      endpointId: endpoint.id,
      state: 'succeeded' as const,
      retryAfter: null,
      attempt,
      events: [],
    })) as never,
  );
  const states = () =>
    Promise.all(ids.map(async id => (await webhooks.findDelivery('ws_studio', id))?.delivery.state));
  assert.deepEqual(await states(), ['succeeded', 'succeeded']);
  const { text } = await person.get(`${home}/events?type=shown`);
  assert.match(text, /name="type" value="shown"/);
  const answer = await submit('/events?type=shown', { hours: '24' }, '/events/replay');
  assert.equal(answer.status, 303);
  assert.match(answer.headers.location ?? '', /events\?done=replayed$/);
  assert.deepEqual(await states(), ['pending', 'succeeded']);
});

test('set and remove the retention of a workspace, and mark a wrong one', async cleanup => {
  const { submit, automation } = await start(cleanup);
  for (const [typed, stored] of [
    ['90', 90],
    ['', null],
  ] as const) {
    assert.equal((await submit('/events', { retention_days: typed }, '/settings')).status, 303);
    assert.deepEqual(await automation.findSettings('ws_studio'), { retention_days: stored });
  }
  for (const typed of ['many', '0', '1.5']) {
    const { status, text } = await submit('/events', { retention_days: typed }, '/settings');
    assert.equal(status, 422);
    assert.ok(
      text.includes(
        `name="retention_days" type="text" inputmode="numeric" maxlength="5" autocomplete="off" value="${typed}"`,
      ),
    );
    assertMarked(text, [
      ['keep-retention', 'Enter a number of days from 1 to 36500, or nothing for the default.'],
    ]);
  }
});

test('resume and pause a hook', async cleanup => {
  const { submit, webhooks } = await start(cleanup);
  for (const [action, state] of [
    ['resume', 'active'],
    ['pause', 'paused'],
  ] as const) {
    const { status } = await submit('/hooks/hook_demo', {}, `/hooks/hook_demo/${action}`);
    assert.equal(status, 303);
    assert.equal((await webhooks.findEndpoint('ws_studio', 'hook_demo'))?.state, state);
  }
});

test('refuse to cancel an event that is published', async cleanup => {
  const { person, submit } = await start(cleanup);
  const form = await person.form(`${home}/events/evt_demo_reminder`, '/cancel');
  const { status, text } = await person.post(`${home}/events/evt_demo_paid/cancel`, form);
  assert.equal(status, 409);
  assert.match(text, /Nothing was cancelled\. The event is already published\./);
  const path = '/events/evt_demo_reminder';
  for (let count = 0; count < 2; count += 1)
    assert.equal((await person.post(`${home}${path}/cancel`, form)).status, 303, 'again');
  assert.match((await person.get(home + path)).text, /Cancelled/);
  assert.ok(submit);
});

test('list the history page by page, and by endpoint, type and status', async cleanup => {
  const { person, automation } = await start(cleanup);
  const [event] = (await automation.listEvents('ws_studio', { limit: 1 })).events;
  assert.ok(event);
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...event,
    id: `evt_many_${index}`,
    type: 'many.there',
    deliver_at: null,
  }));
  await automation.publish('ws_studio', many);
  const seen: string[] = [];
  for (let path = `${home}/events?type=many.there&state=published`, pages = 0; path !== ''; pages += 1) {
    assert.ok(pages < 4);
    const { text } = await person.get(path);
    seen.push(...[...text.matchAll(/>(evt_many_\d+)<\/code>/g)].map(([, id = '']) => id));
    path = /href="([^"]*)" rel="next"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  }
  assert.equal(new Set(seen).size, 60);
  assert.equal(seen.length, 60);
  const of = async (query: string) =>
    [...(await person.get(`${home}/events?${query}`)).text.matchAll(/>(evt_demo_\w+)<\/code>/g)].map(
      ([, id]) => id,
    );
  assert.deepEqual(await of('endpoint=ain_github'), ['evt_demo_push']);
  assert.deepEqual(await of('state=scheduled'), ['evt_demo_reminder']);
  assert.deepEqual(await of('endpoint=ain_nobody'), []);
});

for (const query of [
  'state=nothing',
  'type=%00',
  'endpoint=%00',
  `type=${'x'.repeat(300)}`,
  `after=${'x'.repeat(300)}`,
])
  test(`refuse the history filter ${query.slice(0, 20)} with a message`, async cleanup => {
    const { person } = await start(cleanup);
    const { status, text } = await person.get(`${home}/events?${query}`);
    assert.equal(status, 422);
    assert.equal(summaryOf(text).length, 1);
  });

test('are kept through a login, except the secret', async cleanup => {
  const { person, automation } = await start(cleanup);
  const fields = await person.form(`${home}/endpoints`, `${home}/endpoints`);
  person.cookies.delete('mk_session');
  const typed = { name: 'Kept', event_type: 'kept', scheme: 'github', password: 'swordfish' };
  const late = await person.post(`${home}/endpoints`, { ...fields, ...typed });
  assert.equal(late.status, 401);
  assert.doesNotMatch(late.text, /swordfish/);
  const { text } = await logInOn(person, late.text);
  assert.match(text, /value="Kept"/);
  assert.match(text, /Enter the secret again/);
  const again = filledIn(formOn(text, person, `${home}/endpoints`));
  // Saved without the secret, the endpoint would not verify its senders.
  assert.equal((await person.post(`${home}/endpoints`, again)).status, 422);
  const names = (await automation.listEndpoints('ws_studio')).map(({ name }) => name);
  assert.equal(names.includes('Kept'), false);
});

for (const [path, action, field, typed] of [
  ['/endpoints/ain_demo', '/endpoints/ain_demo/test', 'data', '{"late": true}'],
  ['/endpoints/ain_demo', '/endpoints/ain_demo', 'schema', '{"title": "late"}'],
  ['/routes/route_demo', '/routes/route_demo', 'mapping', 'data.late'],
  ['/routes', '/routes', 'sample', '{"late": true}'],
] as const)
  test(`keep the field ${field} of a form at ${action} through a login`, async cleanup => {
    const { person } = await start(cleanup);
    const fields = await person.form(home + path, home + action);
    person.cookies.delete('mk_session');
    const late = await person.post(home + action, { ...fields, [field]: typed });
    assert.equal(late.status, 401);
    const { text } = await logInOn(person, late.text);
    assert.ok(text.includes(`>\n${typed.replaceAll('"', '&quot;')}</textarea>`));
    assert.match(text, /Your session ended before the form was sent/);
  });

test('keep what is too large for a form: the filter of a route and the schema of an endpoint', async cleanup => {
  const { submit, webhooks, automation } = await start(cleanup);
  const filter = Array.from({ length: 20 }, () => ({ field: 'data.text', equals: 'x'.repeat(1_000) }));
  const config = { filter, mapping: null, type: null, hooks: ['hook_demo'] };
  await webhooks.changeEndpoint('ws_studio', 'route_demo', { config });
  const data_schema = { type: 'object', description: 'x'.repeat(20_000) };
  await automation.changeEndpoint('ws_studio', 'ain_demo', { data_schema });
  const route = { name: 'Renamed', hooks: 'hook_demo', sample: '{"data": {"text": "y"}}' };
  assert.match((await submit('/routes/route_demo', { ...route, do: 'try' })).text, /filter does not match/);
  assert.equal((await submit('/routes/route_demo', route)).status, 303);
  assert.deepEqual((await webhooks.findEndpoint('ws_studio', 'route_demo'))?.config, config);
  const endpoint = { name: 'Renamed', event_type: 'renamed' };
  assert.equal((await submit('/endpoints/ain_demo', endpoint)).status, 303);
  const found = await automation.findEndpoint('ws_studio', 'ain_demo');
  assert.deepEqual([found?.name, found?.data_schema], ['Renamed', data_schema]);
});

test('show an event whose data is nested deeply', async cleanup => {
  const { person, automation } = await start(cleanup);
  const [event] = (await automation.listEvents('ws_studio', { limit: 1 })).events;
  assert.ok(event);
  const data = JSON.parse('['.repeat(500) + ']'.repeat(500));
  await automation.publish('ws_studio', [{ ...event, id: 'evt_deep', deliver_at: null, data }]);
  assert.match((await person.get(`${home}/events/evt_deep`)).text, /nested too deeply/);
  assert.equal((await person.get(`${home}/routes`)).status, 200);
});

test.run();
