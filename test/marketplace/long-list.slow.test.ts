/** Lists that are too long for memory, on PostgreSQL. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import Koa from 'koa';
import type { Item } from '../../src/generated/types.ts';
import { createRouter } from '../../src/index.ts';
import type { WholeRepository } from '../../src/repository/index.ts';
import { digestOf, generateSecret, hintsOf } from '../../src/secrets/key-format.ts';
import { sample } from '../../src/testing/sample.ts';
import { type Cleanup, send, serveApp, suiteOf } from '../helper.ts';
import { freshRepository } from '../postgres-server.ts';

const test = suiteOf('Long item lists');
const secret = generateSecret();

async function serve(
  cleanup: Cleanup,
  count: number,
  change: (repository: WholeRepository) => WholeRepository = one => one,
) {
  const { repository } = await freshRepository(cleanup);
  const data = sample();
  const [item] = data.items.ws_shop ?? [];
  assert.ok(item);
  data.items.ws_shop = Array.from({ length: count }, (_, index) => ({
    ...item,
    id: index + 1,
    name: `Item ${index}`,
  }));
  data.purchases = {};
  Object.assign(data.keys.ws_shop?.[0] ?? {}, { digest: digestOf(secret), ...hintsOf(secret) });
  await repository.import(data);
  const app = new Koa();
  const errors: unknown[] = [];
  app.use(createRouter({ repository: change(repository), onError: error => errors.push(error) }).routes());
  return { ...(await serveApp(cleanup, app)), failures: errors };
}

const ask = (url: string, method = 'GET') => send(url, { method, headers: { 'x-api-key': secret } });

test('are complete and in order, in one batch or several', async cleanup => {
  for (const count of [1, 499, 500, 501, 1_000, 1_777]) {
    const { url } = await serve(cleanup, count);
    const answer = await ask(`${url}/api/items/all`);
    assert.equal(answer.status, 200);
    assert.equal(answer.json.status, 'success');
    assert.deepEqual(
      (answer.json.items as Item[]).map(({ id }) => id),
      Array.from({ length: count }, (_, index) => index + 1),
    );
    assert.equal(answer.headers.etag === undefined, count > 500, 'an ETag where all of it is known at once');
    const head = await ask(`${url}/api/items/all`, 'HEAD');
    assert.deepEqual([head.status, head.text], [200, '']);
  }
});

test('are not cached if they are streamed', async cleanup => {
  const { url } = await serve(cleanup, 501);
  const { headers } = await ask(`${url}/api/items/all`);
  assert.deepEqual(
    [headers['cache-control'], headers['content-type'], headers['transfer-encoding']],
    ['no-store', 'application/json; charset=utf-8', 'chunked'],
  );
});

test('are found empty before anything is sent', async cleanup => {
  const { url } = await serve(cleanup, 0);
  const answer = await ask(`${url}/api/items/all`);
  assert.deepEqual([answer.status, answer.json], [404, { status: 'error', msg: 'No items found' }]);
});

test('are empty for a filter or a page without items, if the workspace has others', async cleanup => {
  for (const [count, status] of [
    [1, 200],
    [0, 404],
  ] as const) {
    const { url } = await serve(cleanup, count);
    for (const query of ['q=nothing', 'page=9', 'category=%00', 'tag=none&page=2']) {
      const answer = await ask(`${url}/api/items/all?${query}`);
      assert.equal(answer.status, status, query);
      if (status === 200) assert.deepEqual(answer.json, { status: 'success', items: [] });
    }
  }
});

/** A repository whose list has any length that the test needs. */
const endless =
  (next: (number: number) => Promise<void> | void) =>
  (repository: WholeRepository): WholeRepository => ({
    ...repository,
    items: {
      ...repository.items,
      async *batches() {
        const { items } = await repository.items.list('ws_shop', {});
        for (let number = 0; ; number += 1) {
          await next(number);
          yield items;
        }
      },
    },
  });

test('close the connection if they fail in the middle, so that nobody mistakes them for complete', async cleanup => {
  const { url, failures } = await serve(
    cleanup,
    100,
    endless(number => {
      if (number === 3) throw new Error('the storage went away');
    }),
  );
  await assert.rejects(ask(`${url}/api/items/all`), /aborted|ECONNRESET|socket hang up/);
  assert.deepEqual(failures.map(String), ['Error: the storage went away']);
  assert.equal((await ask(`${url}/api/items/item?item_id=1`)).status, 200);
});

test('are read no faster than the client reads, and no further after it has disconnected', async cleanup => {
  let read = 0;
  const { url } = await serve(
    cleanup,
    500,
    endless(number => {
      read = number;
    }),
  );
  const { hostname, port } = new URL(url);
  const outgoing = request({
    hostname,
    port,
    path: '/api/items/all',
    headers: { 'x-api-key': secret },
    agent: false,
  });
  outgoing.on('error', () => {});
  outgoing.end();
  await new Promise(resolve => outgoing.once('response', response => response.once('readable', resolve)));
  const settled = async () => {
    for (let last = -1; last !== read; ) {
      last = read;
      for (let turn = 0; turn < 50; turn += 1) await new Promise(resolve => setImmediate(resolve));
    }
    return read;
  };
  const ahead = await settled();
  // A batch has 250 kB; sockets and streams buffer a few megabytes.
  assert.ok(ahead < 60, `${ahead} batches were read for a client that reads none`);
  outgoing.destroy();
  assert.ok((await settled()) <= ahead + 1);
});

test.run();
