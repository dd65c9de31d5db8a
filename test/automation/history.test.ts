/** Publishing with a key, the feed, scheduled events, the history and replays. */
import assert from 'node:assert/strict';
import { secrets, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { until } from '../until.ts';
import { client } from './clients.ts';

const test = suiteOf('Events of automation');

type Shown = Record<string, unknown>;
interface Feed {
  readonly data: Shown[];
  readonly last: number;
  readonly has_more: boolean;
}

for (const [storage, open] of eachStorage(storages)) {
  const named = (name: string) => `on ${storage} ${name}`;

  test(named('are published with a key, as JSON or CloudEvents'), async cleanup => {
    const api = client(await open(cleanup));
    const event = await api.eventOf(await api.call('POST', '/publish', { type: 'order.paid', data: [1] }));
    assert.deepEqual(
      [event.source, event.endpoint_id, event.key_id, event.data],
      ['/automation/keys/key_demo_studio', null, 'key_demo_studio', [1]],
    );
    const body = {
      type: 'order.paid',
      id: 'o1',
      source: '/shop',
      subject: 's',
      time: '2026-01-01T00:00:00Z',
    };
    const first = await api.call('POST', '/publish', body);
    const shown = await api.eventOf(first);
    assert.deepEqual([shown.source_id, shown.subject, shown.data], ['o1', 's', null]);
    assert.equal((await api.call('POST', '/publish', body)).text, first.text, 'source and id name an event');
    const cloudEvent = { specversion: '1.0', id: 'o1', source: '/shop', type: 'order.paid' };
    const again = await api.call('POST', '/publish', cloudEvent, {
      'content-type': 'application/cloudevents+json',
    });
    assert.equal(again.text, first.text);
    for (const [wrong, msg] of [
      [{}, 'Invalid request: type is required'],
      [{ type: 'a', source: 'no reference' }, /^Invalid request: source /],
      [{ type: 'a', deliver_at: 'soon' }, /^Invalid request: deliver_at /],
      [[1], 'Invalid request: the body must be an object'],
    ] as const) {
      const answer = await api.call('POST', '/publish', wrong);
      assert.equal(answer.status, 400);
      if (typeof msg === 'string') assert.equal(answer.json.msg, msg);
      else assert.match(String(answer.json.msg), msg);
    }
  });

  test(named('come once each in the feed, in a fixed order, while others publish'), async cleanup => {
    const api = client(await open(cleanup));
    const read = async (after: number) =>
      (await api.call('GET', `/events?after=${after}&limit=7`)).json as unknown as Feed;
    let { last } = await read(0);
    const seen: unknown[] = [];
    const publishing = Promise.all(
      Array.from({ length: 40 }, (_, n) => api.call('POST', '/publish', { type: 'n', data: n })),
    );
    let isDone = false;
    void publishing.then(() => {
      isDone = true;
    });
    for (let isLast = false; !isLast; ) {
      isLast = isDone;
      for (let more = true; more; ) {
        const page = await read(last);
        seen.push(...page.data.map(({ data }) => data));
        assert.ok(page.last >= last);
        last = page.last;
        more = page.has_more;
      }
    }
    assert.deepEqual(
      (seen as number[]).toSorted((one, other) => one - other),
      Array.from({ length: 40 }, (_, n) => n),
    );
  });

  test(
    named('are listed by their time, latest first: what is scheduled comes before the rest'),
    async cleanup => {
      const api = client(await open(cleanup));
      /** Times are in milliseconds: what follows has another one. */
      const pass = (start = Date.now()) => until(() => Date.now() > start);
      const publish = async (more: object = {}) => {
        const { id } = await api.eventOf(await api.call('POST', '/publish', { type: 'in.order', ...more }));
        await pass();
        return id;
      };
      const after = (seconds: number) => ({
        deliver_at: new Date(Date.now() + seconds * 1_000).toISOString(),
      });
      const first = await publish();
      const tomorrow = await publish(after(86_400));
      const soon = await publish(after(3_600));
      const last = await publish();
      const listed = async (more = '') => (await api.history(`&type=in.order${more}`)).map(({ id }) => id);
      assert.deepEqual(await listed(), [tomorrow, soon, last, first]);
      assert.deepEqual(await listed('&state=published'), [last, first]);
      assert.equal((await api.call('POST', `/events/${tomorrow}/cancel`)).status, 200);
      await pass();
      const newest = await publish();
      assert.deepEqual(await listed(), [soon, newest, tomorrow, last, first]);
      assert.deepEqual(await listed('&state=published'), [newest, last, first]);
    },
  );

  test(named('can be scheduled, listed and cancelled until they are published'), async cleanup => {
    let now = Date.parse('2026-12-01T00:00:00Z');
    const api = client(await open(cleanup, { now: () => now }));
    const at = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
    const { url } = await api.create();
    const one = await api.eventOf(await api.postJson(url, 1, { 'deliver-at': at(60) }));
    const two = await api.eventOf(await api.call('POST', '/publish', { type: 'later', deliver_at: at(60) }));
    const three = await api.eventOf(
      await api.call(
        'POST',
        '/publish',
        {},
        {
          'content-type': 'application/json',
          'ce-specversion': '1.0',
          'ce-id': 'c1',
          'ce-source': '/shop',
          'ce-type': 'later',
          'ce-deliverat': at(60),
        },
      ),
    );
    assert.deepEqual([one.state, two.state, three.state], ['scheduled', 'scheduled', 'scheduled']);
    const scheduled = async () => (await api.history('&state=scheduled')).map(({ id }) => id);
    assert.equal((await scheduled()).filter(id => [one.id, two.id, three.id].includes(id)).length, 3);
    const cancelled = await api.call('POST', `/events/${one.id}/cancel`);
    assert.equal(api.dataOf(cancelled).state, 'cancelled');
    now += 61_000;
    const late = await api.call('POST', `/events/${two.id}/cancel`);
    assert.deepEqual([late.status, late.json.msg], [409, 'The event is already published']);
    const feed = (await api.call('GET', '/events?type=later')).json as unknown as Feed;
    assert.deepEqual(feed.data.map(({ id }) => id).sort(), [two.id, three.id].sort());
    const far = await api.postJson(url, 1, { 'deliver-at': at(3_654 * 86_400) });
    assert.deepEqual(
      [far.status, far.json.msg],
      [400, 'Invalid request: deliver_at must be at most ten years ahead'],
    );
    assert.equal((await api.postJson(url, 1, { 'deliver-at': 'tomorrow' })).status, 400);
  });

  test(named('are listed by endpoint, type, state and time, page by page'), async cleanup => {
    let now = Date.parse('2026-06-01T00:00:00Z');
    const api = client(await open(cleanup, { now: () => now }));
    const { url, endpoint } = await api.create();
    const ids: unknown[] = [];
    for (let n = 0; n < 5; n += 1) {
      ids.unshift((await api.eventOf(await api.postJson(url, n))).id);
      now += 1_000;
    }
    const page = (await api.call('GET', `/history?endpoint_id=${endpoint.id}&limit=3`)).json;
    assert.deepEqual(
      (page.data as Shown[]).map(({ id }) => id),
      ids.slice(0, 3),
    );
    const next = `/history?endpoint_id=${endpoint.id}&limit=3&cursor=${page.next_cursor}`;
    const rest = (await api.call('GET', next)).json;
    assert.deepEqual([(rest.data as Shown[]).map(({ id }) => id), rest.next_cursor], [ids.slice(3), null]);
    const between = '&since=2026-06-01T00:00:01Z&until=2026-06-01T00:00:03Z';
    assert.deepEqual(
      (await api.history(between)).map(({ id }) => id),
      ids.slice(1, 4),
    );
  });

  test(named('of another workspace are invisible'), async cleanup => {
    const mock = await open(cleanup);
    const [api, others] = [client(mock), client(mock, secrets.sounds)];
    const { id } = await api.eventOf(await api.call('POST', '/publish', { type: 'mine' }));
    assert.equal((await others.call('GET', `/events/${id}`)).status, 404);
    assert.deepEqual(await others.history('&type=mine'), []);
    assert.deepEqual((await others.call('GET', '/events?type=mine')).json.data, []);
  });

  test(named('show where they went, and are replayed one by one or by time'), async cleanup => {
    const mock = await open(cleanup);
    const api = client(mock);
    const { url } = await api.create();
    // Hooks of the fixtures are paused: an active one, whose deliveries nobody sends, gets one for each event.
    const hook = api.dataOf<{ hook: { id: string } }>(
      await api.call('POST', '/hooks', { target_url: 'http://127.0.0.1:9/tool', event_type: 'order.paid' }),
    ).hook;
    const since = new Date(Date.now() - 60_000).toISOString();
    const events = [
      await api.eventOf(await api.postJson(url, 1)),
      await api.eventOf(await api.postJson(url, 2)),
    ];
    const detail = async (id: unknown) =>
      api.dataOf<{ deliveries: Shown[] }>(await api.call('GET', `/events/${id}`)).deliveries;
    for (const { id } of events)
      assert.deepEqual(
        (await detail(id)).map(({ endpoint_id }) => endpoint_id),
        [hook.id],
      );
    const pending = api.dataOf(await api.call('POST', `/events/${events[0]?.id}/replay`));
    assert.deepEqual(pending, {
      events: 1,
      deliveries: 0,
      made: 0,
      without_deliveries: 0,
      next_cursor: null,
    });
    const first = api.dataOf<{ next_cursor: string }>(
      await api.call('POST', '/events/replay', { since, limit: 1 }),
    );
    assert.deepEqual(
      { ...first, next_cursor: null },
      { events: 1, deliveries: 0, made: 0, without_deliveries: 0, next_cursor: null },
    );
    const rest = await api.call('POST', '/events/replay', { since, cursor: first.next_cursor });
    assert.deepEqual(api.dataOf(rest), {
      events: 1,
      deliveries: 0,
      made: 0,
      without_deliveries: 0,
      next_cursor: null,
    });
    const missing = await api.call('POST', '/events/replay', {});
    assert.deepEqual([missing.status, missing.json.msg], [400, 'Invalid request: since is required']);
  });

  test(named('are kept as long as the settings of the workspace say'), async cleanup => {
    const api = client(await open(cleanup));
    const days = async () => api.dataOf(await api.call('GET', '/settings')).retention_days;
    assert.equal(await days(), null);
    assert.equal((await api.call('PATCH', '/settings', { retention_days: 7 })).status, 200);
    assert.equal(await days(), 7);
    assert.equal((await api.call('PATCH', '/settings', { retention_days: 0 })).status, 400);
    assert.equal((await api.call('PATCH', '/settings', { retention_days: null })).status, 200);
    assert.equal(await days(), null);
  });
}

test.run();
