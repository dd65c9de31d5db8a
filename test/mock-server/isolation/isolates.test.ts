/** How long isolated tests are kept. */
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { Isolates } from '../../../mock-server/isolation/isolates.ts';
import type { World } from '../../../mock-server/world.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('The list of isolated tests');

function setUp() {
  const clock = { now: 0 };
  const closed: string[] = [];
  let count = 0;
  const isolates = new Isolates({
    make: () => {
      count += 1;
      const id = `world ${count}`;
      return { id, endRequests() {}, close: async () => void closed.push(id) } as unknown as World;
    },
    time: () => clock.now,
  });
  const response = () => Object.assign(new EventEmitter(), { closed: false }) as never;
  /** A request that is answered at once. */
  const ask = async (name: string) => {
    const res: EventEmitter = response();
    const world = await isolates.use(name, res as never);
    res.emit('close');
    return (world as unknown as { id: string }).id;
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
  assert.equal(await ask('idle'), 'world 5');
  await isolates.close();
  assert.equal(closed.length, 5);
});

test('makes room for another by dropping the one that was not used for the longest time', async () => {
  const { clock, isolates, ask, names } = setUp();
  for (let at = 0; at < 256; at += 1) {
    clock.now = at;
    await ask(`test-${at}`);
  }
  await assert.rejects(async () => ask('another'), /256 isolated tests are in use: end some with DELETE/);
  clock.now = 30_000;
  await ask('another');
  assert.equal(names().includes('test-0'), false);
  assert.equal(names().includes('test-1'), true);
  assert.equal(names().length, 256);
  await isolates.close();
});

test('makes one world for requests that come at the same time, and none again after a failure', async () => {
  const { ask } = setUp();
  assert.deepEqual(await Promise.all([ask('one'), ask('one'), ask('one')]), [
    'world 1',
    'world 1',
    'world 1',
  ]);
  let fails = true;
  const isolates = new Isolates({
    make: async () => {
      if (fails) throw new Error('not now');
      return {} as World;
    },
  });
  await assert.rejects(isolates.hold('one'), /not now/);
  fails = false;
  await isolates.hold('one');
});

test.run();
