/** Events that are kept under a name, as samples for routes and tests. */
import assert from 'node:assert/strict';
import { published, range } from '../../src/testing/automation/sample.ts';
import { other, shop } from '../../src/testing/sample.ts';
import { suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { storages } from '../webhooks/receiver.ts';
import { serve } from './service.ts';

const test = suiteOf('Bookmarks of events');
const now = Date.parse('2026-06-01T00:00:00Z');
const time = '2026-06-01T00:00:00Z';

type Shown = Readonly<Record<string, unknown>>;
const dataOf = ({ json }: { readonly json: { readonly data?: unknown } }) => json.data as Shown;

for (const [storage, open] of eachStorage(storages)) {
  const started = async (cleanup: Parameters<typeof open>[0]) => {
    const repository = await open(cleanup);
    const types = ['order.paid', 'order.paid', 'order.sent'];
    const events = types.map((type, index) =>
      published(`evt_${index}`, { type, received_at: `2026-05-31T00:00:0${index}Z` }),
    );
    await repository.automation.publish(shop, events);
    await repository.automation.publish(other, [published('evt_x')]);
    const { call } = await serve(cleanup, repository, { now: () => now });
    const set = (id: string, name: unknown) => call('PUT', `/automation/events/${id}/bookmark`, { name });
    return { repository, call, set };
  };

  test(`are set, renamed, listed by name and deleted, on ${storage}`, async cleanup => {
    const { call, set } = await started(cleanup);
    const made = await set('evt_1', 'Paid');
    assert.equal(made.status, 200);
    assert.deepEqual(
      [dataOf(made).bookmark, Date.parse(String(dataOf(made).bookmarked_at)), dataOf(made).id],
      ['Paid', now, 'evt_1'],
    );
    await set('evt_2', 'Sent');
    await set('evt_1', 'Zero');
    const list = async () =>
      ((await call('GET', '/automation/bookmarks')).json.data as { name: string; event_id: string }[]).map(
        ({ name, event_id }) => [name, event_id],
      );
    assert.deepEqual(await list(), [
      ['Sent', 'evt_2'],
      ['Zero', 'evt_1'],
    ]);
    const shown = await call('GET', '/automation/events/evt_1');
    assert.equal((dataOf(shown).event as Shown).bookmark, 'Zero');
    const removed = await call('DELETE', '/automation/events/evt_1/bookmark');
    assert.deepEqual([removed.status, 'bookmark' in dataOf(removed)], [200, false]);
    assert.deepEqual(await list(), [['Sent', 'evt_2']]);
  });

  test(`are refused for names that are taken or wrong, for unknown events, and beyond 100, on ${storage}`, async cleanup => {
    const { repository, call, set } = await started(cleanup);
    await set('evt_1', 'Paid');
    const told = async (answer: ReturnType<typeof set>) => {
      const { status, json } = await answer;
      return [status, json.msg];
    };
    assert.deepEqual(await told(set('evt_2', 'Paid')), [409, 'Another event has a bookmark with this name']);
    for (const name of ['', 'a\u0000b', 'x'.repeat(201), 7, null]) {
      const [status, msg] = await told(set('evt_1', name));
      assert.deepEqual([status, /\bname\b/.test(String(msg))], [400, true], String(msg));
    }
    for (const id of ['evt_nobody', 'evt_x']) {
      assert.deepEqual(await told(set(id, 'Mine')), [404, 'Event not found']);
      assert.deepEqual(await told(call('DELETE', `/automation/events/${id}/bookmark`)), [
        404,
        'Event not found',
      ]);
    }
    const many = range(100).map(index => published(`evt_many_${index}`));
    await repository.automation.publish(shop, many);
    for (const { id } of many.slice(1))
      await repository.automation.setBookmark(shop, id, { name: id, at: time });
    assert.deepEqual(await told(set('evt_2', 'One too many')), [409, 'Bookmark limit reached (100)']);
    assert.equal((await set('evt_1', 'Renamed')).status, 200);
  });

  test(`come first among the samples of their type, and are tried with routes when other events are gone, on ${storage}`, async cleanup => {
    const { repository, call, set } = await started(cleanup);
    const samples = async (type: string) =>
      ((await call('GET', `/automation/samples?event_type=${type}`)).json.data as { id: string }[]).map(
        ({ id }) => id,
      );
    assert.deepEqual(await samples('order.paid'), ['evt_1', 'evt_0']);
    await set('evt_0', 'Paid');
    assert.deepEqual(await samples('order.paid'), ['evt_0', 'evt_1']);
    assert.deepEqual(await samples('order.*'), ['evt_0', 'evt_2', 'evt_1']);
    assert.deepEqual(await samples('*'), ['evt_0', 'evt_2', 'evt_1']);
    while (await repository.automation.prune({ retentionDays: 1, now: '2027-01-01T00:00:00Z' }));
    const tried = await call('POST', '/automation/routes/try', {
      event_id: 'evt_0',
      filter: [{ field: 'data.id', equals: 'evt_0' }],
    });
    assert.deepEqual([tried.status, dataOf(tried).outcome], [200, 'made']);
    assert.equal((await call('GET', '/automation/events/evt_1')).status, 404);
  });
}

test.run();
