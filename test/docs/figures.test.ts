/** The figures of the guides are those that a benchmark has written into bench/figures.json. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suiteOf } from '../helper.ts';
import { root } from './pages.ts';

const test = suiteOf('The figures of the guides');
const read = (path: string) => readFileSync(root + path, 'utf8');
const { growth, latency } = JSON.parse(read('bench/figures.json'));

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

test('of events from publish to receipt are those of the benchmark', () => {
  const { rate, stored, postgres, file } = latency;
  const words = `At ${rate} events a second, on two cores that the load, the server and PostgreSQL share, half of the events reach a hook within ${postgres.p50} ms and 99 % within ${postgres.p99} ms; over a file in which a workspace has ${stored.toLocaleString('en')} events, within ${file.p50} and ${file.p99} ms (\`npm run bench\`).`;
  assert.ok(read('docs/automation.md').includes(words), words);
});

test.run();
