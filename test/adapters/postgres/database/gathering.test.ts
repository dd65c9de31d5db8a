/** Calls that are made together. */
import assert from 'node:assert/strict';
import { GroupCommit } from '../../../../src/adapters/postgres/database/group-commit.ts';
import { RepositoryUnavailableError } from '../../../../src/repository/index.ts';
import { suiteOf } from '../../../helper.ts';

const test = suiteOf('Gathered calls');

test('are made together if they come while others are under way, in their order, and answered each', async () => {
  const made: (readonly number[])[] = [];
  let go = () => {};
  const gathering = new GroupCommit<number, string>(async calls => {
    made.push(calls);
    await new Promise<void>(resolve => {
      go = resolve;
    });
    return calls.map(call => `answer ${call}`);
  });
  const first = gathering.make('a', 1);
  await null;
  await null;
  const others = [2, 3, 4].map(call => gathering.make('a', call));
  go();
  assert.equal(await first, 'answer 1');
  while (made.length < 2) await null;
  go();
  assert.deepEqual(await Promise.all(others), ['answer 2', 'answer 3', 'answer 4']);
  assert.deepEqual(made, [[1], [2, 3, 4]]);
});

test('of one key do not wait for those of another', async () => {
  const gathering = new GroupCommit<string, string>(calls =>
    calls.includes('never') ? new Promise(() => {}) : Promise.resolve(calls),
  );
  void gathering.make('a', 'never');
  assert.equal(await gathering.make('b', 'now'), 'now');
});

test('are not more than a hundred at a time', async () => {
  const sizes: number[] = [];
  const gathering = new GroupCommit<number, number>(async calls => {
    sizes.push(calls.length);
    return calls;
  });
  const calls = Array.from({ length: 250 }, (_, index) => index);
  assert.deepEqual(await Promise.all(calls.map(call => gathering.make('a', call))), calls);
  assert.deepEqual(sizes, [100, 100, 50]);
});

test('are made each alone if they fail together, so that only the one at fault fails', async () => {
  const gathering = new GroupCommit<string, string>(async calls => {
    if (calls.includes('bad')) throw new Error(`no ${calls.length}`);
    return calls;
  });
  const answers = await Promise.allSettled(['one', 'bad', 'other'].map(call => gathering.make('a', call)));
  assert.deepEqual(
    answers.map(answer => (answer.status === 'fulfilled' ? answer.value : String(answer.reason))),
    ['one', 'Error: no 1', 'other'],
  );
  assert.equal(await gathering.make('a', 'later'), 'later');
});

test('fail together if the storage is not reachable', async () => {
  let count = 0;
  const gathering = new GroupCommit<number, number>(async () => {
    count += 1;
    throw new RepositoryUnavailableError('away');
  });
  const answers = await Promise.allSettled([1, 2, 3].map(call => gathering.make('a', call)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['rejected', 'rejected', 'rejected'],
  );
  assert.equal(count, 1);
});

test.run();
