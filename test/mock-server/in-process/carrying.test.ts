/** What a mock server leaves switched on in its process: an AsyncLocalStorage makes each promise slower on Node 20. */
import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';
import { post, secrets, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { until } from '../../until.ts';

const test = suiteOf('A mock server in a process');
const headers = { authorization: `Bearer ${secrets.studio}` };

interface Count {
  entered: number;
  off: number;
}

/** Counts how many are entered and switched off while something is done. */
async function counted(work: (count: Count) => Promise<unknown>): Promise<Count> {
  const { prototype } = AsyncLocalStorage;
  const { run, enterWith, disable } = prototype;
  const count = { entered: 0, off: 0 };
  prototype.run = function (this: AsyncLocalStorage<unknown>, ...given: Parameters<typeof run>) {
    count.entered += 1;
    return run.apply(this, given);
  } as typeof run;
  prototype.enterWith = function (store) {
    count.entered += 1;
    return enterWith.call(this, store);
  };
  prototype.disable = function () {
    count.off += 1;
    return disable.call(this);
  };
  try {
    await work(count);
  } finally {
    Object.assign(prototype, { run, enterWith, disable });
  }
  return count;
}

const hook = { url: 'http://127.0.0.1:9/', event_types: ['*'] };

test('enters no AsyncLocalStorage for requests of this machine, isolated ones included', async cleanup => {
  const mock = await mockFor(cleanup);
  const mine = await mock.isolate();
  const count = await counted(async () => {
    for (const { url } of [mock, mine]) {
      assert.equal((await send(`${url}/api/items/all`, { headers })).status, 200);
      assert.equal((await post(`${url}/api/v1/webhooks`, hook, headers)).status, 201);
      assert.equal((await send(`${url}/api/v1/webhooks/whk_nope`, { headers })).status, 404);
      assert.equal((await send(`${url}/__mock/requests`)).status, 200);
    }
  });
  assert.deepEqual(count, { entered: 0, off: 0 });
});

test('switches it off again after requests of others, who may send no webhooks to this machine', async cleanup => {
  const mock = await mockFor(cleanup);
  const others = { ...headers, 'x-forwarded-for': '192.0.2.7' };
  const count = await counted(async counts => {
    const answers = await Promise.all(
      [others, others, headers].map(one => post(`${mock.url}/api/v1/webhooks`, hook, one)),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      [400, 400, 201],
    );
    assert.match(String(answers[0]?.json.msg), /must not point to this machine/);
    // The last of the requests may end after its answer has arrived.
    await until(() => counts.off >= 1);
  });
  assert.equal(count.entered, 2);
  assert.ok(count.off >= 1 && count.off <= 2);
});

test.run();
