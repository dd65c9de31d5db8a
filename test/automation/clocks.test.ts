/** A process whose clock is wrong: scheduled events follow the clock of the storage. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter } from '../../src/index.ts';
import { serveApp, suiteOf } from '../helper.ts';
import { postgresMock } from '../postgres-server.ts';
import { client } from './clients.ts';

const test = suiteOf('Automation with wrong clocks');
const hour = 3_600_000;

interface Shown {
  readonly state: string;
}

test('a scheduled event is in neither feed nor history before its time, an hour ahead of the storage', async cleanup => {
  const { repository } = await postgresMock(cleanup);
  const app = new Koa().use(createRouter({ repository, rateLimits: false }).routes());
  const api = client(await serveApp(cleanup, app));
  const deliver_at = new Date(Date.now() + hour / 2).toISOString();
  const event = await api.eventOf(await api.call('POST', '/publish', { type: 'order.paid', deliver_at }));
  const { now } = Date;
  Date.now = () => now.call(Date) + hour;
  cleanup(() => {
    Date.now = now;
  });
  const idsOf = async (path: string) => {
    const answer = await api.call('GET', path);
    assert.equal(answer.status, 200, answer.text);
    return (answer.json.data as { id: string }[]).map(({ id }) => id);
  };
  assert.ok(!(await idsOf('/events?limit=100&after=0')).includes(String(event.id)));
  assert.ok((await idsOf('/history?state=scheduled')).includes(String(event.id)));
  assert.ok(!(await idsOf('/history?state=published')).includes(String(event.id)));
  const [listed] = (await api.call('GET', '/history?state=scheduled')).json.data as Shown[];
  const { event: found } = (await api.call('GET', `/events/${event.id}`)).json.data as { event: Shown };
  assert.deepEqual(
    [listed, found].map(one => one?.state),
    ['scheduled', 'scheduled'],
  );
  const cancelled = await api.call('POST', `/events/${event.id}/cancel`, {});
  assert.equal(cancelled.status, 200, cancelled.text);
});

test.run();
