/** The figures of the guides are those that a benchmark has written into bench/figures.json. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suiteOf } from '../helper.ts';
import { root } from './pages.ts';

const test = suiteOf('The figures of the guides');
const read = (path: string) => readFileSync(root + path, 'utf8');
const { growth } = JSON.parse(read('bench/figures.json'));

test('of the search are those of the benchmark', () => {
  const { search, searchWithIndex } = growth;
  const page = read('docs/links.md');
  for (const words of [
    `a common text takes ${search.common} ms`,
    `text that no link has takes ${search.none} ms`,
    `text that no link has takes ${searchWithIndex.none} ms then`,
  ])
    assert.ok(page.includes(words), words);
});

test('of pruning are those of the benchmark', () => {
  const words = `${growth.deletedPerSecond.toLocaleString('en')} deliveries a second are deleted`;
  assert.ok(read('docs/operations.md').includes(words), words);
});

test.run();
