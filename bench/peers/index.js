/**
 * `npm run bench -- --peers`: others beside ours on one machine, five interleaved rounds; each answer is checked before it
 * is timed. Writes bench/peers/figures.json, from which `npm run generate` makes docs/benchmarks.md and its charts.
 * `-- --peers queues` measures only these; the other figures stay.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { generator, seconds } from '../load.js';
import { besideFrameworks } from './http.js';
import { besideQueues } from './queues.js';

const file = new URL('figures.json', import.meta.url);
const packageOf = name =>
  JSON.parse(readFileSync(new URL(`../node_modules/${name}/package.json`, import.meta.url), 'utf8'));

/** What each section measures, and whose versions it names. */
const sections = {
  http: [besideFrameworks, ['fastify', 'hono', 'koa-ratelimit']],
  queues: [besideQueues, ['graphile-worker', 'pg-boss', 'bullmq']],
  // It needs the packages of test/interop.
  mocks: [async () => (await import('./mocks.js')).besideMocks(), []],
};
const asked = process.argv.slice(2).filter(one => !one.startsWith('--'));
const unknown = asked.find(name => !Object.hasOwn(sections, name));
if (unknown !== undefined) throw new Error(`There is no ${unknown}, but ${Object.keys(sections)}`);

console.log(`Node ${process.version}, load by ${generator}, ${seconds} s a measurement, 5 rounds`);
const figures = JSON.parse(readFileSync(file, 'utf8'));
for (const name of asked.length > 0 ? asked : Object.keys(sections)) {
  const [measure, packages] = sections[name];
  figures[name] = {
    on: new Date().toISOString().slice(0, 10),
    node: process.version,
    cpu: `${cpus().length} cores, ${cpus()[0].model.trim()}`,
    versions: Object.fromEntries(packages.map(one => [one, packageOf(one).version])),
    ...(name === 'http' && { generator, seconds }),
    ...(await measure()),
  };
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}
