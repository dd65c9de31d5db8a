/** Concurrent changes of links. Hashing a password takes a long time between reading a link and changing it. */
import assert from 'node:assert/strict';
import type { Link } from '../../src/generated/types.ts';
import { endpoint } from '../../src/testing/sample.ts';
import { type Cleanup, type RawAnswer, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { client } from './service.ts';

const test = suiteOf('Concurrent link changes', { isLong: true });

async function start(cleanup: Cleanup, open: (typeof storages)[string]) {
  const mock = await open(cleanup);
  const { webhooks } = mock.repository;
  const reported = async (eventType: string) =>
    (await webhooks.listDeliveries('ws_studio', { limit: 100, endpointId: 'ep_told', eventType })).deliveries;
  await webhooks.createEndpoint('ws_studio', {
    ...endpoint('ep_told', ['link.updated', 'link.expired']),
    url: 'http://127.0.0.1:9/',
    state: 'active',
  });
  const service = client(mock);
  const read = async (id: string) => (await service.call('GET', `/${id}`)).json.data as Link;
  const change = (id: string, body: object) => service.call('PATCH', `/${id}`, body);
  return { ...service, mock, reported, read, change };
}

for (const [storage, open] of eachStorage(storages)) {
  test(`never store a link whose target the check refuses, on ${storage}`, async cleanup => {
    const { mock, make, change, read } = await start(cleanup, open);
    for (let round = 0; round < 5; round += 1) {
      const { id } = await make({});
      // Each change alone is valid; together, paths would lead back to the short links.
      const answers = await Promise.all([
        change(id, { url: `${mock.url}/` }),
        change(id, { forward_path: true }),
      ]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
      const { url, forward_path } = await read(id);
      assert.notEqual(url === `${mock.url}/`, forward_path);
    }
  });

  test(`allow no more redirects than a click limit that is set meanwhile, on ${storage}`, async cleanup => {
    const { make, change, follow, read } = await start(cleanup, open);
    const { id, slug } = await make({});
    const slow = change(id, { max_clicks: 3, password: 'swordfish' });
    assert.equal((await change(id, { max_clicks: 3 })).status, 200);
    const passed = (await Promise.all(Array.from({ length: 10 }, () => follow(slug)))).filter(
      ({ headers }) => headers.location !== undefined,
    );
    assert.equal((await slow).status, 200);
    assert.ok(passed.length <= 3);
    if (passed.length === 3) assert.equal((await read(id)).state, 'used_up');
  });

  test(`allow no more redirects than a click limit that is removed and set again, on ${storage}`, async cleanup => {
    const { make, change, follow, read } = await start(cleanup, open);
    const { id, slug } = await make({ max_clicks: 2 });
    for (let count = 0; count < 2; count += 1) assert.ok((await follow(slug)).headers.location);
    await change(id, { max_clicks: null });
    await change(id, { max_clicks: 2 });
    assert.equal((await read(id)).state, 'used_up');
    assert.equal((await follow(slug)).headers.location, undefined);
  });

  test(`answer 404 for a cached link that another process has deleted, on ${storage}`, async cleanup => {
    const { mock, make, follow } = await start(cleanup, open);
    const { links } = mock.repository;
    const { id, slug } = await make({ max_clicks: 5, expired_url: 'https://over.example/' });
    const remembered = await links.findBySlug('', slug);
    Object.assign(links, { findBySlug: () => remembered });
    await links.delete('ws_studio', id);
    assert.equal((await follow(slug)).status, 404);
  });

  test(`emit link.expired once for a used-up link, on ${storage}`, async cleanup => {
    const { make, change, follow, reported } = await start(cleanup, open);
    const { id, slug } = await make({ max_clicks: 1 });
    const slow = change(id, { title: 'Changed', password: 'swordfish' });
    await follow(slug);
    assert.equal((await slow).status, 200);
    assert.ok((await reported('link.expired')).length <= 1);
  });

  test(`archive a link and emit its event once in ten concurrent calls, on ${storage}`, async cleanup => {
    const { make, call, reported } = await start(cleanup, open);
    const { id } = await make({});
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', `/${id}/archive`)));
    for (const { status, json } of answers)
      assert.deepEqual([status, (json.data as Link).archived], [200, true]);
    assert.equal((await reported('link.updated')).length, 1);
  });

  test(`allow exactly the permitted redirects during other changes, on ${storage}`, async cleanup => {
    const { make, change, follow, read } = await start(cleanup, open);
    for (let round = 0; round < 3; round += 1) {
      const { id, slug } = await make({});
      assert.equal((await change(id, { max_clicks: 3 })).status, 200);
      const changes = Array.from({ length: 10 }, (_, index) =>
        change(id, index % 2 === 0 ? { max_clicks: 3 } : { title: `T${index}` }),
      );
      const passed = (await Promise.all(Array.from({ length: 20 }, () => follow(slug)))).filter(
        ({ headers }) => headers.location !== undefined,
      );
      for (const { status } of await Promise.all(changes)) assert.equal(status, 200);
      assert.equal(passed.length, 3);
      assert.equal((await read(id)).state, 'used_up');
    }
  });

  test(`create one link in 240 concurrent calls with the same external id and slug, on ${storage}`, async cleanup => {
    const { call, mock } = await start(cleanup, open);
    const put = async (index: number): Promise<RawAnswer> => {
      const answer = await call('PUT', '-by-external-id/order-7', {
        url: 'https://a.example',
        slug: 'order-seven',
        title: `T${index}`,
      });
      if (answer.status !== 503) return answer;
      // No connection of the pool was free within five seconds: the machine is busy, and the client calls again.
      assert.match(String(answer.json.msg), /temporarily unavailable/);
      return put(index);
    };
    const answers = await Promise.all(Array.from({ length: 240 }, (_, index) => put(index)));
    assert.deepEqual(
      [...new Set(answers.map(({ status, json }) => `${status} ${json.msg ?? ''}`))],
      ['200 '],
    );
    assert.equal(new Set(answers.map(({ json }) => (json.data as Link).id)).size, 1);
    const found = await mock.repository.links.findByExternalId('ws_studio', 'order-7');
    assert.equal(found?.slug, 'order-seven');
  });

  test(`create or update a link with its existing slug in 60 concurrent calls, on ${storage}`, async cleanup => {
    const { call } = await start(cleanup, open);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        call('PUT', `-by-external-id/their-${index % 3}`, {
          url: 'https://a.example',
          slug: `their-own-${index % 3}`,
          title: `T${index}`,
        }),
      ),
    );
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    assert.equal(new Set(answers.map(({ json }) => (json.data as Link).id)).size, 3);
  });

  test(`keep a new external id while another call uses the old one, on ${storage}`, async cleanup => {
    const { make, call, change, read } = await start(cleanup, open);
    const { id } = await make({ external_id: 'old' });
    const slow = call('PUT', '-by-external-id/old', { url: 'https://b.example', password: 'swordfish' });
    assert.equal((await change(id, { external_id: 'new' })).status, 200);
    const { status, json } = await slow;
    assert.deepEqual([status, (json.data as Link).external_id], [200, 'old']);
    assert.equal((await read(id)).external_id, 'new', 'whichever came first');
  });
}

test.run();
