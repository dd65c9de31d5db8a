/** The page of the benchmarks, and its charts. */
import assert from 'node:assert/strict';
import { benchmarkFiles, type Figures } from '../../scripts/benchmarks.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The page of the benchmarks');
const peers = ['node', 'koa', 'same', 'fastify', 'hono', 'hand', 'ours'] as const;
const queues = ['loop', 'graphile', 'pgBoss', 'bullmq', 'ours'] as const;
const each = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: string, at: number) => Value,
) => Object.fromEntries(names.map((name, at) => [name, make(name, at)])) as Record<Name, Value>;
const measured = { on: '2030-01-01', node: 'v22.0.0', cpu: '2 cores, X', versions: {} };

test('has the median and the spread of each, and a chart for light and dark', () => {
  const figures: Figures = {
    http: {
      ...measured,
      generator: 'wrk',
      seconds: 2,
      what: each(peers, name => `Server ${name}`),
      titles: { 'items/all': 'A list' },
      requests: { 'items/all': each(peers, (_, at) => [9_000, 1_000 * (at + 1), 1_000]) },
    },
    queues: {
      ...measured,
      what: each(queues, name => `Queue ${name}`),
      count: 20_000,
      concurrency: 50,
      rates: each(queues, (_, at) => [100 * (at + 1)]),
    },
    mocks: {
      ...measured,
      versions: { Prism: '5.0.0' },
      contents: { Prism: '1 of 11 links' },
      found: { Prism: { first: [900], rate: [700, 800, 500], idle: [90e6], busy: [120e6] } },
    },
  };
  const { 'benchmarks.md': page = '', 'benchmarks/items-all.svg': chart = '' } = benchmarkFiles(figures);
  assert.ok(page.includes('| Server hand | 6,000 (1,000 to 9,000) |'), page);
  assert.ok(page.includes('A list costs Koa by hand 1.2 times as much'), page);
  assert.ok(page.includes('(benchmarks/items-all.svg)'));
  assert.ok(page.includes('| Queue pgBoss | 300 (300 to 300) |'), page);
  assert.ok(
    page.includes(
      '| Prism 5.0.0 | 700 (500 to 800) | 900 (900 to 900) ms | 90 MB | 120 MB | 1 of 11 links |',
    ),
    page,
  );
  assert.ok(page.includes('1.7 times as many as pg-boss'), page);
  assert.match(chart, /prefers-color-scheme: dark/);
  // The longest bar is that of the fastest.
  assert.match(chart, /<rect class="ours" [^>]*width="380"/);
  assert.match(chart, />7,000<\/text>/);
});

test.run();
