/** Calls of a workspace that share a statement. */
import assert from 'node:assert/strict';
import { LockedChanges } from '../../../src/adapters/postgres/database/locked-changes.ts';
import { SharedStatements } from '../../../src/adapters/postgres/database/shared-statements.ts';
import { RepositoryUnavailableError } from '../../../src/repository/index.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('Statements that calls of a workspace share');

/** Shared writes, the first of which ends when it is told to. `wrong`: a write with this item fails with this error. */
function place(wrong?: { readonly item: string; readonly error: Error }) {
  const written: string[] = [];
  let end = () => {};
  const ended = new Promise<void>(resolve => {
    end = resolve;
  });
  const shared = new SharedStatements<string, string>(
    {
      async run(workspaceId, items) {
        written.push(`${workspaceId}: ${items.join(' ')}`);
        if (items.includes('a')) await ended;
        if (wrong !== undefined && items.includes(wrong.item)) throw wrong.error;
        return items.map(item => `stored ${item}`);
      },
      sizeOf: item => item.length,
      items: 3,
      size: 10,
    },
    new LockedChanges(),
  );
  return { shared, written, end };
}

test('gather what arrives during a write for the next one, and answer each call with its own result', async () => {
  const { shared, written, end } = place();
  const calls = ['a', 'b', 'c'].map(item => shared.add('ws', item));
  end();
  assert.deepEqual(await Promise.all(calls), ['stored a', 'stored b', 'stored c']);
  assert.deepEqual(written, ['ws: a', 'ws: b c']);
});

test('do not wait for those of another workspace', async () => {
  const { shared, written } = place();
  void shared.add('ws', 'a');
  void shared.add('other', 'b');
  assert.deepEqual(written, ['ws: a', 'other: b']);
});

test('are limited in their number of items and in their size', async () => {
  const { shared, written, end } = place();
  const calls = ['a', 'b', 'c', 'd', 'long enough', 'e'].map(item => shared.add('ws', item));
  end();
  await Promise.all(calls);
  assert.deepEqual(written, ['ws: a', 'ws: b c d', 'ws: long enough', 'ws: e']);
});

test('that fail are repeated for each call on its own, so that only the cause fails', async () => {
  const { shared, end } = place({ item: 'wrong', error: new Error('wrong') });
  const calls = ['a', 'b', 'wrong', 'c'].map(item => shared.add('ws', item));
  end();
  const results = await Promise.allSettled(calls);
  assert.deepEqual(
    results.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
  );
});

test('are not repeated while the storage cannot be reached', async () => {
  const error = new RepositoryUnavailableError('gone');
  const { shared, written, end } = place({ item: 'b', error });
  const calls = ['a', 'b', 'c'].map(item => shared.add('ws', item));
  end();
  await assert.rejects(async () => calls[2], error);
  await assert.rejects(async () => calls[1], error);
  assert.deepEqual(written, ['ws: a', 'ws: b c']);
});

test.run();
