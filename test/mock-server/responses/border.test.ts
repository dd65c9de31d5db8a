/** Answers of the mock server at its borders: streams, connections, wrong links, changes after the call, secrets. */
import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Mock, startMock } from '../../../mock-server/index.ts';
import { type Cleanup, post, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { until } from '../../until.ts';
import { outcomeOf } from '../faults/outcome.ts';

const test = suiteOf('An answer at the border');

async function start(cleanup: Cleanup) {
  const mock = await mockFor(cleanup);
  const headers = { 'x-api-key': mock.keys.studio ?? '' };
  return {
    mock,
    headers,
    item: `${mock.url}/api/items/item?item_id=1001`,
    items: `${mock.url}/api/items/all`,
  };
}

test('with a stream of objects ends its connection, and not the process', async cleanup => {
  const { mock } = await start(cleanup);
  for (const stream of [Readable.from([{ a: 1 }]), Readable.from([1])]) {
    mock.answer({ path: '/x' }, { stream: stream as never });
    assert.notEqual((await outcomeOf(`${mock.url}/x`)).error, null);
  }
  assert.equal((await send(`${mock.url}/__mock/health`)).status, 200);
});

test('ends a stream that is not sent', async cleanup => {
  const { mock } = await start(cleanup);
  const begun = new Readable({ read() {} });
  mock.answer({ path: '/x' }, { stream: begun });
  mock.stopAnswers();
  assert.ok(begun.destroyed);
  let isCancelled = false;
  const web = new ReadableStream<Uint8Array>({
    cancel() {
      isCancelled = true;
    },
  });
  mock.answer({ path: '/x' }, { stream: web, delay: 60_000 });
  const controller = new AbortController();
  const asked = fetch(`${mock.url}/x`, { signal: controller.signal }).catch(() => null);
  await until(() => mock.answers().length === 0);
  controller.abort();
  await asked;
  await until(() => isCancelled);
});

test('with a condition keeps the connection, also after a large body that nobody reads', async cleanup => {
  const { mock } = await start(cleanup);
  mock.answer({ path: '*', method: 'POST' }, 503, { when: { input: { never: 'x' } }, times: 'always' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method: string, body?: Buffer) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request(`${mock.url}/nowhere`, {
        agent,
        method,
        ...(body !== undefined && {
          headers: { 'content-type': 'image/png', 'content-length': body.length },
        }),
      });
      asked.on('response', response => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      asked.on('error', reject);
      asked.end(body);
    });
  for (const size of [10, 300_000, 3_000_000]) {
    assert.equal(await ask('POST', Buffer.alloc(size)), 404);
    assert.equal(await ask('GET'), 404);
  }
  agent.destroy();
});

test('that is informational takes its link in any case, and refuses what Node.js would not send', async cleanup => {
  const { mock, headers, item } = await start(cleanup);
  mock.answer('getItem', { status: 103, headers: { Link: ['</a.css>; rel=preload; as=style'] } });
  assert.equal((await send(item, { headers })).status, 200);
  for (const link of [[], 'nonsense', ['</a>; rel=x', 'b']])
    assert.throws(
      () => mock.answer('getItem', { status: 103, headers: { link: link as string } }),
      /needs the header link|must have links such as/,
    );
});

test('and a fault know keys in the same way', async cleanup => {
  const { mock, headers, items } = await start(cleanup);
  mock.fail({ operation: 'listItems', status: 503, key: 'sounds' });
  assert.equal((await send(items, { headers })).status, 200);
  assert.equal((await send(items, { headers: { 'x-api-key': mock.keys.sounds ?? '' } })).status, 503);
  assert.throws(
    () => mock.fail({ operation: 'listItems', status: 503, key: 'nonsense' }),
    /no key of the fixtures/,
  );
});

test('that is slow takes no more of its source than its client takes', async cleanup => {
  const { mock } = await start(cleanup);
  for (const pace of [{ pause: { after: 1, for: 1 } }, { bytesPerSecond: 1_000_000_000 }]) {
    let read = 0;
    async function* source() {
      for (;;) {
        read += 1;
        yield Buffer.alloc(65_536);
      }
    }
    mock.answer({ path: '/x' }, () => ({ stream: source(), ...pace }));
    const agent = new Agent();
    const asked = request(`${mock.url}/x`, { agent }).end();
    await new Promise(resolve => asked.on('response', resolve));
    // Nobody reads the response: what the connection holds is all that is taken.
    let before = -1;
    await until(() => {
      const isSame = before === read;
      before = read;
      return isSame && read > 0;
    });
    assert.ok(read < 400, `${read}`);
    asked.destroy();
    agent.destroy();
  }
});

test('from another server is sent as it was decoded', async cleanup => {
  const { mock } = await start(cleanup);
  const { url } = mock;
  const zipped = {
    bytes: gzipSync('{"a":1}'),
    headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' },
  };
  mock.answer({ path: '/upstream' }, zipped, { times: 'always' });
  mock.answer({ path: '/x' }, () => fetch(`${url}/upstream`));
  assert.deepEqual(await (await fetch(`${url}/x`)).json(), { a: 1 });
});

test('that is slow comes whole after a reset', async cleanup => {
  const { mock } = await start(cleanup);
  mock.answer({ path: '/x' }, { text: 'x'.repeat(50), bytesPerSecond: 1 });
  const response = await fetch(`${mock.url}/x`);
  await mock.reset();
  assert.equal((await response.text()).length, 50);
});

test('of a function, of an object and of a path mean the same', async cleanup => {
  const { mock, headers, item, items } = await start(cleanup);
  const full = (await send(items, { headers })).text;
  for (const answer of [200, { status: 200 }, () => 200, () => ({ status: 200 })] as const)
    for (const requests of ['listItems', { path: '/api/items/all' }] as const) {
      mock.answer(requests as 'listItems', answer);
      const { status, text } = await send(items, { headers });
      assert.deepEqual([status, text], [200, full]);
    }
  mock.answer('getItem', () => ({ error: 'nonsense' }));
  assert.match(
    String((await send(item, { headers })).json.msg),
    /^mock\.answer, getItem: error is not the code/,
  );
  mock.answer('getItem', { error: 'too_many_links', unchecked: true });
  assert.ok((await send(item, { headers })).status >= 400);
});

test('of media has their statuses and type', async cleanup => {
  const { mock } = await start(cleanup);
  for (const status of [304, 416, 206])
    mock.answer('downloadMedia', { status, ...(status === 206 && { bytes: 'AAAA' }) });
  mock.stopAnswers();
  assert.throws(
    () => mock.answer('listenToInstance', { body: {} }),
    /answers with text\/event-stream: give text/,
  );
  mock.answer('listenToInstance', { text: 'data: 1\n\n' });
  const { headers } = await send(`${mock.url}/api/v1/instances/ins_demo/events`);
  assert.match(String(headers['content-type']), /^text\/event-stream/);
  mock.answer({ path: '*' }, { headers: { 'x-a': '1' } });
  const response = await fetch(`${mock.url}/api/v1/instances/ins_demo/events`, {
    headers: { authorization: `Bearer ${mock.keys.studio}` },
  });
  assert.deepEqual([response.status, response.headers.get('x-a')], [200, '1']);
  await response.body?.cancel();
});

test('shows no secret of its condition over HTTP', async cleanup => {
  const { mock } = await start(cleanup);
  const secret = mock.keys.studio ?? '';
  mock.answer('getItem', 404, { when: { headers: { Authorization: `Bearer ${secret}` } } });
  mock.answer('validatePurchase', 404, { when: { input: { purchase_code: 'code-of-somebody' } } });
  mock.fail({ operation: 'listItems', status: 503, key: secret, when: () => true });
  for (const path of ['answers', 'faults', 'dashboard/answers', 'dashboard/faults', 'recording']) {
    const { text } = await send(`${mock.url}/__mock/${path}`, {
      headers: { accept: path.startsWith('d') ? 'text/html' : '*/*' },
    });
    assert.ok(!text.includes(secret) && !text.includes('code-of-somebody'), path);
  }
  assert.deepEqual(mock.faults()[0]?.rule, {
    operation: 'listItems',
    status: 503,
    key: 'studio',
    when: '(function)',
  });
  const { left } = await mock.recordedScenario();
  assert.deepEqual(
    left.map(id => id.replace(/\d+/, '')),
    ['answer_', 'answer_', 'fault_'],
  );
});

test('that hangs ends with its rule: by stop(), by its id, with a reset', async cleanup => {
  const { mock } = await start(cleanup);
  const never = () => new Promise<never>(() => {});
  const rules = [
    ['answers', () => mock.answer({ path: '/x' }, { hang: true })],
    ['answers', () => mock.answer({ path: '/x' }, never)],
    ['faults', () => mock.fail({ path: '/x', hang: true })],
  ] as const;
  for (const [list, add] of rules)
    for (const end of ['stop', 'id', 'reset']) {
      const { id, stop } = add();
      const held = outcomeOf(`${mock.url}/x`);
      await until(() => mock.answers().length + mock.faults().length === 0);
      await setImmediate();
      if (end === 'stop') stop();
      else if (end === 'reset') await mock.reset();
      else assert.equal((await send(`${mock.url}/__mock/${list}/${id}`, { method: 'DELETE' })).status, 200);
      assert.equal((await held).error, 'ECONNRESET', `${list} ${end}`);
    }
});

test('of the option is no stream, which a reset could not put back', async () => {
  await assert.rejects(
    startMock({ port: null, answers: [{ path: '/x', answer: { stream: Readable.from(['a']) } }] }),
    {
      message:
        'startMock: answers[0]: stream can be read once: give a function that returns a new one for each request',
    },
  );
});

test('is a copy: later changes of what was given change nothing', async cleanup => {
  const { mock, headers, item } = await start(cleanup);
  const when = { input: { item_id: 1001 } };
  const given = { status: 404, headers: { 'x-a': '1' } };
  mock.answer('getItem', given, { when });
  when.input.item_id = 1002;
  given.headers['x-a'] = 'a\nb';
  const { status, headers: sent } = await send(item, { headers });
  assert.deepEqual([status, sent['x-a']], [404, '1']);
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  for (const input of [cyclic, { big: 1n }])
    assert.throws(
      () => mock.answer({ path: '/x' }, 404, { when: { input } }),
      /^TypeError: mock\.answer: when must be JSON/,
    );
});

test('meets the requests that the service takes as the same', async cleanup => {
  const { mock, headers, item } = await start(cleanup);
  mock.answer('getItem', 404, { when: { input: { item_id: 1001 } }, times: 'always' });
  assert.equal((await send(item.replace('item?', 'item/?'), { headers })).status, 404);
  assert.equal((await send(`${item}&item_id=1001`, { headers })).status, 404);
  mock.answer({ path: '/größe' }, { text: 'a' });
  assert.equal(await (await fetch(`${mock.url}/größe`)).text(), 'a');
  mock.answer({ path: '/x' }, { text: 'b' }, { when: { input: { a: '1' } } });
  const identity = { 'content-encoding': 'identity', 'content-type': 'application/json' };
  assert.equal((await post(`${mock.url}/x`, { a: '1' }, identity)).text, 'b');
  mock.answer({ path: '/x' }, { text: 'c' }, { when: { input: { tag: ['a'] } } });
  assert.equal((await send(`${mock.url}/x?tag=a`)).text, 'c');
});

/** What the compiler must refuse, and must take. It is never called. */
export function typed(mock: Mock): void {
  // @ts-expect-error: no such field
  mock.answer('getItem', { body: { nonsense: true } });
  // @ts-expect-error: no text
  mock.answer('listItems', { body: 'text' });
  // @ts-expect-error: the same of a function
  mock.answer('listItems', () => ({ body: { nonsense: 1 } }));
  mock.answer('listItems', [503, { body: { status: 'success', items: [] } }]);
  mock.answer('getItem', { body: { nonsense: true }, unchecked: true });
  mock.answer('getItem', { status: 404, body: { status: 'error', msg: 'x' } });
  mock.answer('ownOperation', { body: { anything: 1 } });
  mock.answer('getItem', async ({ input }) => (input.item_id === '1' ? Response.json({}) : null), {
    times: 'always',
  });
}

test.run();
