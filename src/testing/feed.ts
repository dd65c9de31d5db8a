import assert from 'node:assert/strict';
import { range, turns } from './turns.ts';

interface FeedPage {
  readonly ids: readonly string[];
  readonly last: number;
}

/**
 * Four readers page through a feed while twenty writers add five records each. All readers get the same hundred records
 * in the same order. `write` adds one record; `numbers` are those of all records at the end.
 */
export async function checkGapless({
  write,
  read,
  numbers,
}: {
  write(name: string): Promise<unknown>;
  read(query: { readonly after: number; readonly limit: number }): Promise<FeedPage>;
  numbers(): Promise<readonly (number | null)[]>;
}): Promise<void> {
  let isOver = false;
  const writing = Promise.all(
    range(20).map(async writer => {
      for (const count of range(5)) {
        await write(`${writer}_${count}`);
        await turns(writer % 4);
      }
    }),
  ).finally(() => {
    isOver = true;
  });
  const readAll = async (reader: number) => {
    const ids: string[] = [];
    for (let last = 0; ; ) {
      const wasOver = isOver;
      const page = await read({ after: last, limit: 7 });
      ids.push(...page.ids);
      last = page.last;
      if (wasOver) return ids;
      await turns(4 - reader);
    }
  };
  const [[first = [], ...others]] = await Promise.all([Promise.all(range(4).map(readAll)), writing]);
  assert.equal(first.length, 100);
  assert.equal(new Set(first).size, 100);
  for (const ids of others) assert.deepEqual(ids, first);
  assert.deepEqual(
    await numbers(),
    range(100).map(index => index + 1),
  );
}
