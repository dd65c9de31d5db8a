/** Events of links, and their receivers. */
import assert from 'node:assert/strict';
import type { CreatedWebhookEndpoint, Link } from '../../src/generated/types.ts';
import type { OpenApiDocument } from '../../src/openapi/types.ts';
import { post, secrets, send, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { until } from '../until.ts';
import { receiver } from '../webhooks/receiver.ts';
import { client } from './service.ts';

const test = suiteOf('Link events');

type Told = { type: string; data: { link?: Link; clicks?: object[]; links?: string[]; reason?: string } };

for (const [storage, open] of eachStorage(storages)) {
  test(`sends changes of links to subscribers, and clicks and lists only to webhooks that list them by name, on ${storage}`, async cleanup => {
    let clock = Date.now();
    const mock = await open(cleanup, { now: () => clock });
    const { make, call, follow } = client(mock);
    const hook = async (more: object) => {
      const one = await receiver(cleanup);
      const made = await post(
        `${mock.url}/api/v1/webhooks`,
        { url: one.url, ...more },
        {
          authorization: `Bearer ${secrets.studio}`,
        },
      );
      assert.equal(made.status, 201, made.text);
      const reported = (): Told[] => one.received.map(({ body }) => JSON.parse(body));
      return { ...one, reported, id: (made.json.data as CreatedWebhookEndpoint).endpoint.id };
    };
    const all = await hook({ event_types: ['link.*'] });
    const everything = await hook({ event_types: ['*'] });
    const clicks = await hook({ event_types: ['link.clicked', 'link.listed'] });
    const link = await make({ slug: 'mine', tags: ['news'], password: 'swordfish', max_clicks: 1 });
    const bound = await hook({ event_types: ['link.*', 'link.clicked'], links: [link.id] });
    const tagged = await hook({ event_types: ['link.*', 'link.clicked'], tags: ['news'] });
    await call('PATCH', `/${link.id}`, { title: 'New', password: null });
    assert.equal((await follow('mine')).status, 302);
    await all.reached(3);
    const free = await make({ slug: 'free' });
    await follow('free');
    await follow('free');
    await clicks.reached(2);
    await until(() => clicks.reported().reduce((sum, { data }) => sum + (data.clicks?.length ?? 0), 0) === 3);
    const soon = await make({ expires_at: new Date(clock + 60_000).toISOString() });
    clock += 60_000;
    await call('GET', '?limit=1');
    await call('DELETE', `/${link.id}`);
    await until(() => all.reported().filter(({ type }) => type === 'link.expired').length === 2);
    await until(() => all.reported().some(({ type }) => type === 'link.deleted'));
    await until(() => clicks.reported().some(({ type }) => type === 'link.listed'));
    await until(() => bound.reported().some(({ type }) => type === 'link.deleted'));
    await until(() => tagged.reported().some(({ type }) => type === 'link.deleted'));

    const types = (reported: Told[]) => [...new Set(reported.map(({ type }) => type))].sort();
    const changes = ['link.created', 'link.deleted', 'link.expired', 'link.updated'];
    assert.deepEqual(types(all.reported()), changes);
    // The clock that leaps also ends the lease of an instance of the fixtures, of which `*` is told too.
    const reportedOfLinks = () =>
      types(everything.reported().filter(({ type }) => type !== 'instance.status'));
    await until(() => reportedOfLinks().length === changes.length);
    assert.deepEqual(reportedOfLinks(), changes);
    assert.deepEqual(types(clicks.reported()), ['link.clicked', 'link.listed']);
    const expired = all.reported().filter(({ type }) => type === 'link.expired');
    assert.deepEqual(
      expired.map(({ data }) => [data.link?.id, data.reason]).sort(),
      [
        [link.id, 'clicks'],
        [soon.id, 'time'],
      ].sort(),
    );
    for (const { reported } of [bound, tagged]) {
      assert.deepEqual(
        [...new Set(reported().map(({ data }) => data.link?.id))],
        [link.id],
        'those of other links are not sent',
      );
      assert.deepEqual(types(reported()), ['link.clicked', 'link.deleted', 'link.expired', 'link.updated']);
    }
    const [listed] = clicks.reported().filter(({ type }) => type === 'link.listed');
    assert.equal(listed?.data.links?.length, 1);
    assert.equal(free.clicks, 0);
    for (const { received } of [all, everything, clicks, bound])
      for (const secret of ['swordfish', 'scrypt'])
        assert.equal(JSON.stringify(received).includes(secret), false);
  });
}

test('of links have the demo link as their example', async cleanup => {
  const mock = await storages.lowdb?.(cleanup);
  assert.ok(mock);
  const found = await client(mock).call('GET', '/lnk_demo_spring');
  const demo = { ...(found.json.data as Link), last_clicked_at: '2026-03-14T09:26:53Z' };
  const { webhooks } = (await send(`${mock.url}/api/openapi.json`)).json as unknown as OpenApiDocument;
  for (const type of ['created', 'updated', 'deleted', 'clicked'] as const) {
    const { example } = webhooks[`link.${type}`]?.post.requestBody?.content['application/json'] ?? {};
    const { link } = (example as { data: { link: Link } }).data;
    assert.deepEqual(link, { ...demo, short_url: 'https://shop.example/l/spring' }, type);
  }
});

test.run();
