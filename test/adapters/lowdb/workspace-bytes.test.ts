/** The bytes that a workspace may have in a data file. */
import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import Koa from 'koa';
import { toData } from '../../../mock-server/fixtures.ts';
import { lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { openRepository } from '../../../src/adapters/lowdb/repository.ts';
import { createRouter, StorageFullError, WorkspaceFullError } from '../../../src/index.ts';
import { link } from '../../../src/testing/links/sample.ts';
import { type Cleanup, fixtures, post, secrets, send, serveApp, suiteOf } from '../../helper.ts';
import { place } from './place.ts';

const test = suiteOf('The bytes of a workspace in a data file', { isLong: true });

/** A text that a link may have. */
const title = (size: number) => 'x'.repeat(size);
const headers = { authorization: `Bearer ${secrets.studio}` };
const maxBytesPerWorkspace = 200_000;
const baseUrl = 'https://host.example';

async function start(cleanup: Cleanup) {
  const file = await place(cleanup);
  const repository = await lowdbRepository({ file, seed: toData(fixtures), baseUrl, maxBytesPerWorkspace });
  cleanup(repository.close);
  const app = new Koa();
  app.use(createRouter({ repository, rateLimits: false }).routes());
  const { url, errors } = await serveApp(cleanup, app);
  const api = `${url}/api/v1`;
  const links = (count: number) =>
    Array.from({ length: count }, () => ({ url: `https://target.example/${title(1_000)}` }));
  return { file, repository, errors, api, links };
}

test('end bulk requests with the number, and say it for each link', async cleanup => {
  const { api, links, file, errors } = await start(cleanup);
  const refused: string[] = [];
  const { size } = await stat(file);
  for (let count = 0; count < 8; count += 1) {
    const { status, json } = await post(`${api}/links/bulk`, { links: links(50) }, headers);
    assert.equal(status, 200);
    refused.push(...(json.data as { msg?: string }[]).flatMap(({ msg }) => msg ?? []));
  }
  assert.ok(refused.length >= 200, String(refused.length));
  assert.deepEqual([...new Set(refused)], ['Storage limit of the workspace reached (200,000 bytes)']);
  assert.ok((await stat(file)).size < size + maxBytesPerWorkspace, String((await stat(file)).size));
  assert.deepEqual(errors, [], 'the host is not told of an answer');
});

test('refuse one link with 409, and let deletions and small changes go on', async cleanup => {
  const { api, links } = await start(cleanup);
  const made: string[] = [];
  const [wanted] = links(1);
  for (;;) {
    const { status, json } = await post(`${api}/links`, wanted, headers);
    if (status !== 201) {
      assert.equal(status, 409);
      assert.equal(json.msg, 'Storage limit of the workspace reached (200,000 bytes)');
      break;
    }
    made.push((json.data as { id: string }).id);
  }
  const change = { method: 'PATCH', headers: { ...headers, 'content-type': 'application/json' } };
  const renamed = await send(`${api}/links/${made[0]}`, {
    ...change,
    body: JSON.stringify({ title: 'New' }),
  });
  assert.equal(renamed.status, 200);
  for (const id of made.slice(0, 3))
    assert.equal((await send(`${api}/links/${id}`, { method: 'DELETE', headers })).status, 200);
  assert.equal((await post(`${api}/links`, wanted, headers)).status, 201);
});

test('are those of each workspace, and the host stores what it likes', async cleanup => {
  const file = await place(cleanup);
  const repository = await lowdbRepository({ file, seed: toData(fixtures), baseUrl, maxBytesPerWorkspace });
  cleanup(repository.close);
  const large = (id: string) =>
    link(id, { title: title(200), url: `https://target.example/${title(1_900)}` });
  const full = Array.from({ length: 100 }, (_, index) => large(`lnk_${index}`));
  await assert.rejects(Promise.resolve(repository.links.create('ws_studio', full)), error => {
    assert.ok(error instanceof WorkspaceFullError && error instanceof StorageFullError);
    assert.equal(error.bytes, maxBytesPerWorkspace);
    return true;
  });
  // Another workspace that stores at the same time goes on.
  const [mine, theirs] = await Promise.allSettled([
    repository.links.create('ws_studio', full),
    repository.links.create('ws_lantern', [large('lnk_other')]),
  ]);
  assert.deepEqual([mine.status, theirs.status], ['rejected', 'fulfilled']);
  for (const one of full) await repository.put('links', 'ws_studio', one);
  assert.notEqual(await repository.links.find('ws_studio', 'lnk_99'), null);
  await repository.links.delete('ws_studio', 'lnk_99');
});

test('count nothing that is pruned by itself', async cleanup => {
  const file = await place(cleanup);
  const repository = await lowdbRepository({ file, seed: toData(fixtures), baseUrl, maxBytesPerWorkspace });
  cleanup(repository.close);
  const event = (index: number) => ({
    ...{ id: `evt_${index}`, type: 'order.paid', source: '/shop', source_id: null, subject: null },
    ...{ time: '2026-05-05T05:05:05Z', data: title(100_000), endpoint_id: null, key_id: null },
    ...{ received_at: '2026-05-05T05:05:05Z', deliver_at: null, cancelled_at: null, sequence: null, hops: 0 },
  });
  for (let index = 0; index < 4; index += 1) await repository.automation.publish('ws_studio', [event(index)]);
  await repository.links.create('ws_studio', [link('lnk_1')]);
});

test('are told in time: a warning comes when most of the file is used', async cleanup => {
  const file = await place(cleanup);
  const reported: string[] = [];
  const onError = (error: unknown) => void reported.push((error as Error).message);
  const repository = await openRepository(
    { file, seed: toData(fixtures), baseUrl, onError },
    undefined,
    700_000,
  );
  cleanup(repository.close);
  let count = 0;
  while (reported.length === 0 && count < 1_000) {
    count += 1;
    await repository.links.create('ws_studio', [link(`lnk_${count}`, { title: title(200) })]);
  }
  assert.match(
    reported[0] ?? '',
    /has 5\d\d,\d{3} of at most 700,000 characters: changes that need more will be refused\. Delete records, or move/,
  );
  await repository.links.create('ws_studio', [link('lnk_more')]);
  assert.equal(reported.length, 1);
});

test.run();
