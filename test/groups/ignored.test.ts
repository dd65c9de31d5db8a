/** What a group of the host is given and ignores does not end the process when it fails. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { inspect } from 'node:util';
import { rawOperation } from '../../src/group/raw.ts';
import { defineEvent, type Group } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, send, suiteOf } from '../helper.ts';
import { unhandled } from '../unhandled.ts';
import { until } from '../until.ts';
import { bearer, common, group, scope, serve } from './host-group.ts';

const test = suiteOf('What a group ignores');

const content = { 'text/plain': { schema: { type: 'string' }, example: 'text' } };

/** An operation that reads its request itself. */
const raw = (handler: Parameters<typeof rawOperation>[0]['handler'], more: object = {}) =>
  group([
    rawOperation({
      ...common,
      ...{ id: 'ask', method: 'POST', path: '/ask', auth: 'bearer', scope },
      ...{ raw: { limit: 1_000_000, content, headers: {} }, handler, ...more },
    } as never),
  ] as unknown as Group['operations']);

for (const read of ['readBody', 'openBody'] as const)
  test(`are bodies of clients that leave, by ${read}`, async cleanup => {
    const found = unhandled(cleanup);
    let given: unknown;
    const { url } = await serve(
      cleanup,
      raw((({ request }: { request: { readBody(): unknown; openBody(): Readable } }) => {
        given = read === 'readBody' ? request.readBody() : request.openBody().resume();
        return new Promise(() => {});
      }) as never),
    );
    const { hostname, port } = new URL(url);
    const client = connect(Number(port), hostname);
    client.on('error', () => {});
    client.write(
      `POST /ask HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearer.authorization}\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf`,
    );
    await until(() => given !== undefined);
    client.destroy();
    // Whoever listened to the promise would not ignore it.
    await until(() => (given instanceof Readable ? given.closed : inspect(given).includes('<rejected>')));
    await turn();
    assert.deepEqual(found, []);
  });

test('are events that cannot be published: the host is told, and once if the request fails with it', async cleanup => {
  const found = unhandled(cleanup);
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const failure = new Error('the storage is away');
  repository.webhooks.publish = () => Promise.reject(failure);
  const events = [
    defineEvent({
      type: 'sale.begun',
      summary: 'Begun',
      description: 'A sale has begun.',
      schema: { type: 'object' },
      example: {},
    }),
  ];
  const ask = (
    path: string,
    handler: (call: { publish(type: string, data: object): unknown }) => object,
  ) => ({
    ...common,
    ...{ id: path.slice(1), method: 'GET', path, auth: 'bearer', scope, request: 'NoInput', handler },
  });
  const operations = [
    ask('/ignore', ({ publish }) => {
      publish('sale.begun', {});
      return { result: {} };
    }),
    ask('/wait', async ({ publish }) => {
      await publish('sale.begun', {});
      return { result: {} };
    }),
  ] as unknown as Group['operations'];
  const { url, failures } = await serve(cleanup, group(operations, { events }), { repository });
  assert.equal((await send(`${url}/ignore`, { headers: bearer })).status, 200);
  await until(() => failures.length > 0);
  assert.deepEqual(failures, [failure]);
  assert.equal((await send(`${url}/wait`, { headers: bearer })).status, 500);
  await turn();
  assert.deepEqual(failures, [failure, failure]);
  assert.deepEqual(found, []);
});

const reply = { media: ['text/plain'], description: 'A text.', revalidate: false };
const answering = (result: object) => raw((async () => ({ result })) as never, { method: 'GET', reply });
const answerOf = async (cleanup: Cleanup, result: object) => {
  const { url, failures } = await serve(cleanup, answering({ type: 'text/plain', ...result }));
  const text = send(`${url}/ask`, { headers: bearer }).then(
    answer => answer.text,
    () => 'broken off',
  );
  return { text: await text, failures };
};

test('are streams of what is no bytes, whose answer breaks off', async cleanup => {
  const found = unhandled(cleanup);
  const wrong = await answerOf(cleanup, { body: Readable.from(['text', { a: 1 }]) });
  assert.equal(wrong.text, 'broken off');
  assert.match(String(wrong.failures), /must be of type string or an instance of Buffer/);
  const right = await answerOf(cleanup, { body: Readable.from(['te', Buffer.from('xt')]) });
  assert.deepEqual([right.text, right.failures], ['text', []]);
  assert.deepEqual(found, []);
});

test('are streams of records whose client leaves: they are destroyed', async cleanup => {
  const found = unhandled(cleanup);
  const body = new PassThrough({ objectMode: true });
  body.write('begun');
  const { url } = await serve(cleanup, answering({ type: 'text/plain', body }));
  const client = new AbortController();
  const answer = await fetch(`${url}/ask`, { headers: bearer, signal: client.signal });
  client.abort();
  await answer.text().catch(() => {});
  await until(() => body.destroyed);
  await turn();
  assert.deepEqual(found, []);
});

test('are streams that fail after their answer was refused', async cleanup => {
  const found = unhandled(cleanup);
  const body = new PassThrough();
  const { text } = await answerOf(cleanup, { body, headers: { 'X-Own': 'a\nb' } });
  assert.match(text, /Internal server error/);
  body.destroy(new Error('too late'));
  await turn();
  assert.deepEqual(found, []);
});

test.run();
