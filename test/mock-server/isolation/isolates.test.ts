/** How long isolated tests are kept. */
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { Isolates } from '../../../mock-server/isolation/isolates.ts';
import type { MockInstance } from '../../../mock-server/mock-instance.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('The list of isolated tests');

function setUp() {
  const clock = { now: 0 };
  const closed: string[] = [];
  let count = 0;
  const isolates = new Isolates({
    make: () => {
      count += 1;
      const id = `instance ${count}`;
      return { id, endRequests() {}, close: async () => void closed.push(id) } as unknown as MockInstance;
    },
    time: () => clock.now,
  });
  const response = () => Object.assign(new EventEmitter(), { closed: false }) as never;
  /** A request that is answered at once. */
  const ask = async (name: string) => {
    const res: EventEmitter = response();
    const instance = await isolates.use(name, res as never);
    res.emit('close');
    return (instance as unknown as { id: string }).id;
  };
  const names = () => isolates.list().map(({ name }) => name);
  return { clock, closed, isolates, response, ask, names };
}

test('drops what nobody has used for five minutes, and nothing that is in use or held', async () => {
  const { clock, closed, isolates, response, ask, names } = setUp();
  await ask('idle');
  await isolates.hold('held');
  await isolates.use('streaming', response());
  clock.now = 200_000;
  await ask('used');
  clock.now = 300_000;
  isolates.sweep();
  await isolates.endRequests();
  assert.deepEqual(names(), ['held', 'streaming', 'used']);
  assert.equal(await ask('idle'), 'instance 5');
  await isolates.close();
  assert.equal(closed.length, 5);
});

test('makes room for another by dropping the one that was not used for the longest time', async () => {
  const { clock, isolates, response, ask, names } = setUp();
  const res: EventEmitter = response();
  await isolates.use('streaming', res as never);
  for (let at = 1; at < 256; at += 1) {
    clock.now = at;
    await ask(`test-${at}`);
  }
  await ask('test-1');
  await ask('another');
  assert.deepEqual(
    ['streaming', 'test-1', 'test-2', 'test-3', 'another'].map(name => names().includes(name)),
    [true, true, false, true, true],
  );
  assert.equal(names().length, 256);
  await isolates.close();
});

test('tells whoever still uses one that made room and was held', async () => {
  const { clock, isolates, ask, names } = setUp();
  await isolates.hold('held');
  clock.now = 1;
  for (let at = 0; at < 256; at += 1) await isolates.hold();
  assert.equal(names().includes('held'), false);
  assert.equal(names().length, 256);
  await assert.rejects(async () => ask('held'), {
    code: 'unavailable',
    message: /the isolated test held has ended, because 256 others began: call close\(\) of each test/,
  });
  await isolates.drop('held');
  await ask('held');
  await isolates.close();
});

test('refuses another only while all wait for responses', async () => {
  const { isolates, response, ask } = setUp();
  const responses: EventEmitter[] = [];
  for (let at = 0; at < 256; at += 1) {
    const res: EventEmitter = response();
    responses.push(res);
    await isolates.use(`test-${at}`, res as never);
  }
  await assert.rejects(
    async () => ask('another'),
    /256 isolated tests wait for responses: end some with DELETE/,
  );
  responses[0]?.emit('close');
  await ask('another');
  await isolates.close();
});

test('makes one instance for requests that come at the same time, and none again after a failure', async () => {
  const { ask } = setUp();
  assert.deepEqual(await Promise.all([ask('one'), ask('one'), ask('one')]), [
    'instance 1',
    'instance 1',
    'instance 1',
  ]);
  let fails = true;
  const isolates = new Isolates({
    make: async () => {
      if (fails) throw new Error('not now');
      return {} as MockInstance;
    },
  });
  await assert.rejects(isolates.hold('one'), /not now/);
  fails = false;
  await isolates.hold('one');
});

test.run();
