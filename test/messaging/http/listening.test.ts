/** Server-Sent Events over HTTP: when they end, and when another process stores what happens. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { type Cleanup, secrets, suiteOf } from '../../helper.ts';
import { databaseUrl, postgresMock } from '../../postgres-server.ts';
import { eachStorage, storages } from '../../storages.ts';
import { until } from '../../until.ts';
import { FakeTime } from '../fake-time.ts';
import { clientOf, servedBy, sharedMock } from './service.ts';

const test = suiteOf('Server-Sent Events over HTTP', { isLong: true });

const authorization = `Bearer ${secrets.studio}`;

/** Reads events as plain text. */
async function listener(cleanup: Cleanup, url: string, id: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  cleanup(() => leaving.abort());
  const answer = await fetch(`${url}/api/v1/instances/${id}/events`, {
    headers: { authorization, ...headers },
    signal: leaving.signal,
  });
  assert.equal(answer.status, 200);
  let text = '';
  let isOver = false;
  let failure: unknown = null;
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>)
      text += decoder.decode(chunk, { stream: true });
  })()
    .catch(error => {
      failure = error;
    })
    .finally(() => {
      isOver = true;
    });
  await until(() => text.includes('retry: '));
  return {
    answer,
    text: () => text,
    failure: () => failure,
    isOver: () => isOver,
    ids: () => [...text.matchAll(/^id: (\d+)$/gm)].map(([, number]) => Number(number)),
    leave: () => leaving.abort(),
  };
}

for (const [what, end] of [
  [
    'a revoked key',
    ({ repository }: Awaited<ReturnType<typeof servedBy>>) =>
      repository.keys.revoke('ws_studio', 'key_demo_studio', '2026-12-01T12:00:00Z'),
  ],
  [
    'a key that has lost the scope',
    ({ repository }: Awaited<ReturnType<typeof servedBy>>) =>
      repository.keys.change('ws_studio', 'key_demo_studio', {
        scopes: ['messaging:send'],
        now: '2026-11-01T12:00:00Z',
      }),
  ],
  [
    'a deleted instance',
    ({ data }: Awaited<ReturnType<typeof servedBy>>) => data('DELETE', '/instances/ins_demo'),
  ],
] as const)
  test(`end for ${what} within 15 seconds, as a whole response`, async cleanup => {
    const time = new FakeTime();
    const served = await servedBy(cleanup, {}, { time });
    const heard = await listener(cleanup, served.url, 'ins_demo');
    time.advance(15_000);
    await until(() => heard.text().includes(': still here'));
    await new Promise(resolve => setImmediate(resolve));
    assert.equal(heard.isOver(), false);
    await end(served);
    await until(() => {
      time.advance(15_000);
      return heard.isOver();
    });
    assert.equal(heard.failure(), null);
    assert.deepEqual(served.errors, []);
  });

test('are neither stored nor changed by proxies', async cleanup => {
  const served = await servedBy(cleanup);
  const { answer } = await listener(cleanup, served.url, 'ins_demo');
  assert.equal(answer.headers.get('content-type'), 'text/event-stream');
  assert.equal(answer.headers.get('cache-control'), 'no-store, no-transform');
  assert.equal(answer.headers.get('x-accel-buffering'), 'no');
});

for (const [storage, open] of eachStorage(storages))
  test(`begin after Last-Event-ID, with each event that a client has missed once, on ${storage}`, async cleanup => {
    const mock = await sharedMock(open);
    const { opened, contact, feed } = clientOf(mock);
    const id = await opened();
    const first = await listener(cleanup, mock.url, id);
    await contact(id, { address: '+11' });
    await until(() => first.text().includes('+11'));
    first.leave();
    const last = first.ids().at(-1) ?? 0;
    for (const address of ['+12', '+13', '+14']) await contact(id, { address });
    const second = await listener(cleanup, mock.url, id, { 'last-event-id': String(last) });
    await until(() => second.ids().length >= 3);
    await contact(id, { address: '+15' });
    await until(() => second.text().includes('+15'));
    const after = (await feed(id)).map(({ sequence }) => sequence).filter(sequence => sequence > last);
    assert.deepEqual(second.ids(), after);
  });

test('tell what another process over the same PostgreSQL has stored', async cleanup => {
  const schema = `test_listening_${process.pid}`;
  const here = await postgresMock(cleanup, { schema });
  const there = await startMock({ databaseUrl: await databaseUrl(), schema });
  cleanup(there.close);
  const { create, feed } = clientOf(here);
  const { id } = await create();
  const heard = await listener(cleanup, here.url, id);
  for (const address of ['+21', '+22', '+23']) await clientOf(there).contact(id, { address });
  await until(() => heard.ids().length >= 3);
  const all = (await feed(id)).filter(({ type }) => type === 'contact.updated');
  assert.deepEqual(
    heard.ids(),
    all.map(({ sequence }) => sequence),
  );
});

test.run();
