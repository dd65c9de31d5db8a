/**
 * The benchmark, about ten minutes. BENCH_SECONDS sets the length of a measurement, BENCH_LOAD=autocannon disables
 * wrk, BENCH_INSTALL=0 skips the install size.
 */
import { compareAutomation } from './automation.js';
import { compareBusyWorkspace } from './busy-workspace.js';
import { throughChannel } from './channel.js';
import { compareClaims } from './claims.js';
import { coldStart } from './cold-start.js';
import { compare } from './compare.js';
import { firstRenders } from './first-render.js';
import { installSize } from './install-size.js';
import { isolatedTests } from './isolated.js';
import { publishLatency } from './latency.js';
import { compareLinks } from './links.js';
import { liveLag } from './live.js';
import { generator, seconds } from './load.js';
import { loginFlood } from './login-flood.js';
import { compareMessaging } from './messaging.js';
import { compareMetrics } from './metrics.js';
import { compareMock } from './mock.js';
import { megabytes, milliseconds, times, whole } from './numbers.js';
import { comparePostgres } from './postgres.js';
import { compareRateLimits } from './rate-limits.js';
import { referenceTimes } from './reference.js';
import { compareRefusals } from './refusals.js';
import { compareRequestLog } from './request-log.js';
import { secondStart } from './second-start.js';
import { compareSizes } from './sizes.js';
import { compareTracing } from './tracing.js';
import { compareWebhooks } from './webhooks.js';

console.log(`Node ${process.version}, load by ${generator}, ${seconds} s a measurement`);
if (generator === 'autocannon')
  console.log('autocannon is slower than the bare servers: what they have ahead of ours is not all seen.');

console.log('\nRequests per second, median of 3 interleaved rounds; same bytes from all three');
const ratios = await compare();
console.log('\nRequests per second of ours, any record in each request, and relative to 20 records');
const bySize = await compareSizes();
console.log('\nRequests per second of items/all while people log in');
const flooded = await loginFlood();
console.log('\nRequests for a second of CPU time, with rate limits that are never met and without');
const limited = await compareRateLimits();
console.log('\nRequests for a second of CPU time, with the request log and without');
const logged = await compareRequestLog();
console.log('\nRequests for a second of CPU time, with metrics for Prometheus and without');
const measured = await compareMetrics();
console.log(
  '\nRequests for a second of CPU time, with tracing and without, in apps that have a span for each request',
);
const traced = await compareTracing();
console.log('\nCPU time of refusals, beside an answer and beside plain Koa that sends the same refusal');
const refused = await compareRefusals();
console.log('\nTime to the first answer, median of 7');
const { mock, node } = await coldStart();
console.log('\nProcessor time of starting the mock server in a process, medians');
const starting = await secondStart();
console.log(
  '\nRequests for a second of CPU time of the mock server: beside Koa alone, with its log, and of a router beside one',
);
const mocked = await compareMock();
console.log('\nTime of the first two requests of an isolated test, median of 200');
const isolating = await isolatedTests();
console.log('\nTime of the API reference');
const rendered = await referenceTimes();
console.log('\nTime until a page of the console shows something in a browser, medians of 7');
const painted = await firstRenders();
console.log(
  '\nRequests per second over PostgreSQL, beside Koa and node-postgres that make the same statements',
);
const postgres = await comparePostgres();
console.log(
  '\nWebhooks: deliveries a second beside loops of undici that make the same statements, and that store nothing; 10,000 to others beside endpoints that hold up',
);
const hooks = await compareWebhooks();
console.log(
  '\nDeliveries of ten workspaces, from the storage to the receiver, alone and beside a busy workspace',
);
const crowded = await compareBusyWorkspace();
console.log('\nClaims of deliveries over PostgreSQL, beside what else is stored');
const claims = await compareClaims();
console.log(
  '\nShort links, beside a bare ctx.redirect; a stop and a kill in a burst; from few links to many',
);
const shortLinks = await compareLinks();
console.log(
  '\nAutomation over PostgreSQL: publishes beside Koa and node-postgres that make the same inserts; from an inbound endpoint through routes to a hook',
);
const automation = await compareAutomation();
console.log(
  '\nEvents from the request that publishes them to a hook, beside what stores and sends the same without us',
);
const latency = await publishLatency();
console.log(
  '\nMessaging over PostgreSQL: sends beside Koa and node-postgres that make the same inserts; pages of a chat with few and many messages',
);
const messaging = await compareMessaging();
console.log(
  '\nMessages through a channel: from the request until the status is stored, beside plain Node, node-postgres and undici; events of a bridge until they are stored',
);
const channel = await throughChannel();

console.log('\nServer-Sent Events: from the request that causes an event until a client has it');
const lag = await liveLag();
const added = process.env.BENCH_INSTALL === '0' ? null : await size();

async function size() {
  console.log('\nProduction install');
  return installSize();
}

function target(name, value, format, met, bound) {
  console.log(`  ${met ? 'ok    ' : 'MISSED'}  ${name}: ${format(value)} (${bound})`);
}
const atLeast = (name, ratio, least) =>
  target(name, ratio, times, ratio >= least, `at least ${times(least)}`);

console.log('\nTargets');
atLeast('items/all to Koa alone', ratios['items/all'], 0.85);
atLeast('items/item to Koa alone', ratios['items/item'], 0.85);
atLeast('purchases/validation to Koa and koa-body alone', ratios['purchases/validation'], 0.8);
atLeast('items/item at 100,000 records', bySize['items/item'], 0.85);
atLeast('purchases/validation at 100,000 records', bySize['purchases/validation'], 0.85);
atLeast('items/all under a flood of log-ins', flooded, 0.5);
for (const [name, ratio] of Object.entries(limited))
  atLeast(`${name}, with rate limits to without`, ratio, 0.95);
for (const [name, ratio] of Object.entries(logged))
  atLeast(`${name}, with the request log to without`, ratio, 0.97);
for (const [name, ratio] of Object.entries(measured))
  atLeast(`${name}, with metrics to without`, ratio, 0.97);
// A request that is recorded costs what its spans cost.
for (const [name, ratio] of Object.entries(traced.ratios))
  if (!name.endsWith('all recorded')) atLeast(`${name}, with tracing to without`, ratio, 0.97);
atLeast('recorded spans of the SDK alone, to those of a request', traced.toBare, 0.75);
for (const [name, ratio] of Object.entries(refused))
  target(`refusal ${name}, to an answer`, ratio, times, ratio <= 1, 'at most 1.00 x');
const longest = Math.max(300, 6 * node);
target('cold start', mock, milliseconds, mock <= longest, `at most ${milliseconds(longest)}`);
target('a further mock server', starting.further, milliseconds, starting.further < 8, 'below 8 ms');
for (const [name, ratio] of Object.entries(mocked.toKoa))
  atLeast(`mock server, ${name}, to Koa alone`, ratio, 0.8);
for (const [name, ratio] of Object.entries(mocked.toQuiet))
  atLeast(`mock server, ${name}, with its log`, ratio, 0.8);
for (const [name, ratio] of Object.entries(mocked.beside))
  atLeast(`a router, ${name}, in a process that had a mock server`, ratio, 0.9);
target('making an isolated test', isolating, milliseconds, isolating < 1, 'below 1 ms');
atLeast('purchases/validation over PostgreSQL', postgres.ratios['purchases/validation'], 0.8);
atLeast('items/all of 20 over PostgreSQL', postgres.ratios['items/all of 20'], 0.8);
target(
  'items/all of 100,000 over PostgreSQL',
  postgres.memory,
  megabytes,
  postgres.memory < 150e6,
  'below 150 MB more',
);
atLeast('deliveries of webhooks to undici and the same statements', hooks.toPlain, 0.8);
atLeast('deliveries of webhooks to undici alone', hooks.toBare, 0.6);
for (const [name, ratio] of Object.entries(hooks.beside))
  target(`others' deliveries, ${name}`, ratio, times, ratio <= 1.1, 'at most 1.10 x');
for (const [name, ratio] of Object.entries(crowded))
  target(`others beside a busy workspace, ${name}`, ratio, times, ratio <= 2, 'at most 2.00 x');
for (const [name, ratio] of Object.entries(claims))
  target(`claims beside ${name}, to those alone`, ratio, times, ratio <= 1.2, 'at most 1.20 x');
atLeast('redirects to a bare ctx.redirect', shortLinks.lowdb, 0.8);
atLeast('redirects over PostgreSQL to ctx.redirect and the same INSERT', shortLinks.postgres, 0.8);
atLeast('redirects over PostgreSQL to a bare ctx.redirect', shortLinks.toBare, 0.8);
target('clicks lost by a kill', shortLinks.lost, milliseconds, shortLinks.lost <= 250, 'of at most 250 ms');
for (const [name, ratio] of Object.entries(shortLinks.flat))
  target(`${name}, 100,000 links to 1,000`, ratio, times, ratio <= 1.2, 'at most 1.20 x');
atLeast('publishes over PostgreSQL to Koa and the same inserts', automation.toBare, 0.8);
target(
  'events through routes, 100,000 stored to 1,000',
  automation.growth,
  times,
  automation.growth <= 1.2,
  'at most 1.20 x',
);
for (const [storage, share, most] of [
  ['postgres', 'p50', 20],
  ['postgres', 'p99', 150],
  ['file', 'p99', 300],
]) {
  const took = latency[storage].ours[share];
  const bound = `below ${most} ms; the floor: ${milliseconds(latency[storage].floor[share])}`;
  target(`publish to receipt, ${storage}, ${share}`, took, milliseconds, took < most, bound);
}
atLeast('sends over PostgreSQL to Koa and the same inserts', messaging.toBare, 0.8);
target(
  'pages of a chat, 100,000 messages to 1,000',
  messaging.growth,
  times,
  messaging.growth <= 1.2,
  'at most 1.20 x',
);
for (const [storage, least] of [
  ['postgres', 300],
  ['lowdb', 150],
]) {
  const { rates, p99 } = channel[storage];
  for (const [name, rate] of Object.entries(rates))
    target(`${storage}: messages a second, ${name}`, rate, whole, rate >= least, `at least ${least}`);
  target(
    `${storage}: 99 % of messages at the bridge, at 20 a second`,
    p99,
    milliseconds,
    p99 < 100,
    'below 100 ms',
  );
}
target('an event at one of 1,000 listeners', lag, milliseconds, lag < 50, 'below 50 ms');
target('API reference, first time', rendered, milliseconds, rendered < 50, 'below 50 ms');
for (const [name, paint] of Object.entries(painted))
  target(`first paint, ${name}`, paint, milliseconds, paint < 100, 'below 100 ms');
if (added !== null) target('install', added, megabytes, added <= 6e6, 'at most 6.0 MB more');
