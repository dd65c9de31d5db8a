/**
 * `npm run bench -- --peers`: others beside ours on one machine, five interleaved rounds; each answer is checked before it
 * is timed. Writes bench/peers/figures.json, from which `npm run generate` makes docs/benchmarks.md and its charts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { generator, seconds } from '../load.js';
import { besideFrameworks } from './http.js';

const versionOf = name =>
  JSON.parse(readFileSync(new URL(`../node_modules/${name}/package.json`, import.meta.url), 'utf8')).version;

console.log(`Node ${process.version}, load by ${generator}, ${seconds} s a measurement, 5 rounds`);
const http = await besideFrameworks();
const figures = {
  on: new Date().toISOString().slice(0, 10),
  node: process.version,
  cpu: `${cpus().length} cores, ${cpus()[0].model.trim()}`,
  generator,
  seconds,
  versions: Object.fromEntries(['fastify', 'hono', 'koa-ratelimit'].map(name => [name, versionOf(name)])),
  http,
};
writeFileSync(new URL('figures.json', import.meta.url), `${JSON.stringify(figures, null, 2)}\n`);
