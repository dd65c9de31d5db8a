/** The page of the benchmarks, and its charts. */
import assert from 'node:assert/strict';
import { benchmarkFiles, type Figures } from '../../scripts/benchmarks.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The page of the benchmarks');
const names = ['node', 'koa', 'fastify', 'hono', 'hand', 'ours'] as const;
const each = <Value>(make: (name: string, at: number) => Value) =>
  Object.fromEntries(names.map((name, at) => [name, make(name, at)])) as Record<
    (typeof names)[number],
    Value
  >;

test('has the median and the spread of each server, and a chart for light and dark', () => {
  const figures: Figures = {
    on: '2030-01-01',
    node: 'v22.0.0',
    cpu: '2 cores, X',
    generator: 'wrk',
    seconds: 2,
    versions: {},
    http: {
      what: each(name => `Server ${name}`),
      titles: { 'items/all': 'A list' },
      requests: { 'items/all': each((_, at) => [9_000, 1_000 * (at + 1), 1_000]) },
    },
  };
  const { 'benchmarks.md': page = '', 'benchmarks/items-all.svg': chart = '' } = benchmarkFiles(figures);
  assert.ok(page.includes('| Server hand | 5,000 (1,000 to 9,000) |'), page);
  assert.ok(page.includes('A list costs Koa by hand 1.2 times as much'), page);
  assert.ok(page.includes('(benchmarks/items-all.svg)'));
  assert.match(chart, /prefers-color-scheme: dark/);
  // The longest bar is that of the fastest.
  assert.match(chart, /<rect class="ours" [^>]*width="380"/);
  assert.match(chart, />6,000<\/text>/);
});

test.run();
