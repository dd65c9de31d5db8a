/**
 * Writes docs/benchmarks.md and its charts from bench/peers/figures.json, which `npm run bench -- --peers` measures. With
 * --check: fails if they differ.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

type Peer = 'node' | 'koa' | 'fastify' | 'hono' | 'same' | 'hand' | 'ours';
type Queue = 'loop' | 'graphile' | 'pgBoss' | 'bullmq' | 'ours';
/** By round. */
type Rates<Name extends string> = Readonly<Record<Name, readonly number[]>>;

/** Where and when something was measured, and with which versions of others. */
interface Circumstances {
  readonly on: string;
  readonly node: string;
  readonly cpu: string;
  readonly versions: Readonly<Record<string, string>>;
}

export interface Figures {
  readonly http: Circumstances & {
    readonly generator: string;
    readonly seconds: number;
    readonly what: Readonly<Record<Peer, string>>;
    /** What the requests are for. */
    readonly titles: Readonly<Record<string, string>>;
    /** Requests per second. */
    readonly requests: Readonly<Record<string, Rates<Peer>>>;
  };
  readonly queues: Circumstances & {
    readonly what: Readonly<Record<Queue, string>>;
    /** How many are delivered in a round, and how many at the same time. */
    readonly count: number;
    readonly concurrency: number;
    /** Deliveries per second. */
    readonly rates: Rates<Queue>;
  };
  readonly mocks: Circumstances & {
    /** What each answers of the records. */
    readonly contents: Readonly<Record<string, string>>;
    /** By round: milliseconds to the first answer, requests per second, and bytes before and after these. */
    readonly found: Readonly<
      Record<string, Readonly<Record<'first' | 'rate' | 'idle' | 'busy', readonly number[]>>>
    >;
  };
}

const sorted = (rates: readonly number[]) => rates.toSorted((one, other) => one - other);
const median = (rates: readonly number[]) => sorted(rates)[Math.floor(rates.length / 2)] ?? 0;
const whole = (rate: number) => Math.round(rate).toLocaleString('en');
const spread = (rates: readonly number[]) => {
  const [least = 0, most = 0] = [Math.min(...rates), Math.max(...rates)];
  return `${whole(median(rates))} (${whole(least)} to ${whole(most)})`;
};

/** In pixels. */
const size = { width: 750, label: 290, bar: 22, gap: 8, top: 40 };

/** Bars of the medians, readable in light and dark. `unit`: what there are so many of. */
export function chartOf<Name extends string>(
  title: string,
  unit: string,
  rates: Rates<Name>,
  what: Readonly<Record<Name, string>>,
): string {
  const names = Object.keys(what) as Name[];
  const most = Math.max(...names.map(name => median(rates[name])));
  const height = size.top + names.length * (size.bar + size.gap) + size.gap;
  const longest = size.width - size.label - 80;
  const bars = names.map((name, at) => {
    const y = size.top + at * (size.bar + size.gap);
    const width = Math.round((median(rates[name]) / most) * longest);
    return `  <text x="${size.label - 10}" y="${y + 16}" text-anchor="end">${what[name]}</text>
  <rect class="${name === 'ours' ? 'ours' : 'other'}" x="${size.label}" y="${y}" width="${width}" height="${size.bar}" rx="3"/>
  <text class="number" x="${size.label + width + 8}" y="${y + 16}">${whole(median(rates[name]))}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${height}" viewBox="0 0 ${size.width} ${height}" role="img" aria-label="${title}: ${unit} per second">
  <style>
    text { font: 12px system-ui, sans-serif; fill: #1f2328; }
    .title { font-weight: 600; font-size: 14px; }
    .other { fill: #afb8c1; }
    .ours { fill: #3b49df; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .other { fill: #57606a; }
      .ours { fill: #8b95f5; }
    }
  </style>
  <text class="title" x="0" y="20">${title}, ${unit} per second</text>
${bars.join('\n')}
</svg>
`;
}

const fileOf = (request: string) => `${request.replaceAll(/[^a-z0-9]+/g, '-')}.svg`;

/** A chart and a table of the same. */
function partOf<Name extends string>(
  file: string,
  title: string,
  unit: string,
  rates: Rates<Name>,
  what: Readonly<Record<Name, string>>,
): string {
  const rows = (Object.keys(what) as Name[]).map(name => `| ${what[name]} | ${spread(rates[name])} |`);
  return `![${title}: ${unit} per second](benchmarks/${file})

| | ${unit} per second: median (least to most) |
| --- | --- |
${rows.join('\n')}`;
}

const measuredOn = ({ on, node, cpu }: Circumstances) =>
  `Measured on ${on} with Node ${node.slice(1)} on one machine (${cpu})`;

/** The page and its charts, by their paths below docs/. */
export function benchmarkFiles({ http, queues, mocks }: Figures): Readonly<Record<string, string>> {
  const { generator, seconds, versions } = http;
  const files: Record<string, string> = {};
  const parts = Object.entries(http.requests).map(([request, rates]) => {
    const title = http.titles[request] ?? request;
    files[`benchmarks/${fileOf(request)}`] = chartOf(title, 'requests', rates, http.what);
    return `### ${title}\n\n${partOf(fileOf(request), title, 'requests', rates, http.what)}`;
  });
  files['benchmarks/deliveries.svg'] = chartOf('Webhooks', 'deliveries', queues.rates, queues.what);
  const mockNames = Object.keys(mocks.found);
  const named = (name: string) =>
    `${name}${mocks.versions[name] === undefined ? '' : ` ${mocks.versions[name]}`}`;
  const ofMocks = (make: (name: string) => readonly number[]) =>
    Object.fromEntries(mockNames.map(name => [name === 'koa-marketplace' ? 'ours' : name, make(name)]));
  const mockTitles = Object.fromEntries(
    mockNames.map(name => [name === 'koa-marketplace' ? 'ours' : name, named(name)]),
  );
  files['benchmarks/mock-servers.svg'] = chartOf(
    'Mock servers',
    'requests',
    ofMocks(name => mocks.found[name]?.rate ?? []),
    mockTitles,
  );
  const toQueue = (name: Queue) => (median(queues.rates.ours) / median(queues.rates[name])).toFixed(1);
  const ratio = (request: string, peer: Peer, digits = 1) => {
    const rates = http.requests[request];
    return rates === undefined ? '' : (median(rates.ours) / median(rates[peer])).toFixed(digits);
  };
  files['benchmarks.md'] = `<!-- Written by npm run generate from bench/peers/figures.json. -->

# Benchmarks

${measuredOn(http)}: each server is a process, ${generator} sends the same request over 32 connections. Five rounds of ${seconds} s, in which each server begins once; before, the answer of each is checked to be the same. The medians are compared; the spread says how far the rounds differ.

All but the last two send bytes that are prepared, and do nothing else: they show what HTTP itself costs. One Koa sends our headers too (request id, \`ETag\`, \`Cache-Control\`, two for the rate limit). [Koa by hand](#what-koa-by-hand-does) and koa-marketplace do the work of the service.

- A list costs Koa by hand ${ratio('items/all', 'hand')} times as much as koa-marketplace, one item ${ratio('items/item', 'hand')} times.
- Beside Koa that sends prepared bytes, koa-marketplace answers ${ratio('items/all', 'koa', 2)} times as many lists and ${ratio('items/item', 'koa', 2)} times as many single items; beside Koa that sends the same headers too, ${ratio('items/all', 'same', 2)} and ${ratio('items/item', 'same', 2)} times as many.
- Webhooks: ${toQueue('graphile')} times as many deliveries as graphile-worker, ${toQueue('pgBoss')} times as many as pg-boss, ${toQueue('bullmq')} times as many as BullMQ. These keep no attempts.

## Requests

${parts.join('\n\n')}

## Webhooks

${measuredOn(queues)}: ${queues.count.toLocaleString('en')} webhooks are stored, then a process sends them to one receiver, ${queues.concurrency} at a time: signed POST requests. It ends when the receiver, which checks each body and id, has them all. Five rounds, in which each begins once.

${partOf('deliveries.svg', 'Webhooks', 'deliveries', queues.rates, queues.what)}

- **The loop** claims and settles with our statements, and does nothing else.
- **The queues** run a job for each, which signs and sends: graphile-worker ${queues.versions['graphile-worker']} with a local queue of 500, pg-boss ${queues.versions['pg-boss']} with twenty workers, each of which takes 500 in half a second at most, BullMQ ${queues.versions.bullmq} with Redis, which writes to the disk each second. They keep no attempt and no response.
- **koa-marketplace** stores each attempt with its status, response and duration, follows the rate, order and pauses of endpoints, guards against private targets, and leaves room for other endpoints.

## Mock servers

${measuredOn(mocks)}: each starts with the same short links, or with our OpenAPI document, and is asked for the list over 32 connections. Five rounds, in which each begins once; its answer is checked first. Memory is that of the process and of those that it starts, when it has answered first, and after ${http.seconds} s of requests.

![Mock servers: requests per second](benchmarks/mock-servers.svg)

| | requests per second | time to the first answer | memory | after requests | what the list has |
| --- | --- | --- | --- | --- | --- |
${mockNames
  .map(name => {
    const { first, rate, idle, busy } = mocks.found[name] ?? { first: [], rate: [], idle: [], busy: [] };
    const bytes = (all: readonly number[]) => `${Math.round(median(all) / 1e6)} MB`;
    return `| ${named(name)} | ${spread(rate)} | ${spread(first)} ms | ${bytes(idle)} | ${bytes(busy)} | ${mocks.contents[name]} |`;
  })
  .join('\n')}

koa-marketplace checks the key, its scope and the parameters of each request, and its list is that of the stored records. WireMock answers one mapping. MSW has no server: it answers inside the process of a test. [mock/comparison.md](mock/comparison.md) has what each can do.

## What Koa by hand does

It is what a team puts together from well-kept middleware: koa-body, koa-ratelimit ${versions['koa-ratelimit']} in memory, @koa/etag, koa-conditional-get, a map from the hash of a key to the key, and an id for each request. It checks no scopes, no parameters and no answers, logs nothing and has no documentation.

Fastify is ${versions.fastify}, Hono ${versions.hono}.

## Repeat it

In a clone of the repository, on a machine that does nothing else, for about a quarter of an hour:

\`\`\`
npm ci
npm run install:tools
npm run bench -- --peers
npm run generate
\`\`\`

It needs \`redis-server\` and Java, and \`wrk\`; without that, it measures with autocannon, which is slower than the servers. BENCH_SECONDS sets the length of a measurement. Other figures are where they belong: of the [mock server](mock/comparison.md), of [PostgreSQL](postgresql.md#capacity) and of the [data file](data-file.md).
`;
  return files;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const docs = new URL('../docs/', import.meta.url);
  const figures = JSON.parse(readFileSync(new URL('../bench/peers/figures.json', import.meta.url), 'utf8'));
  mkdirSync(new URL('benchmarks/', docs), { recursive: true });
  for (const [path, text] of Object.entries(benchmarkFiles(figures)))
    if (!process.argv.includes('--check')) writeFileSync(new URL(path, docs), text);
    else if (readFileSync(new URL(path, docs), 'utf8') !== text) {
      console.error(`docs/${path} is out of date. Run: npm run generate`);
      process.exitCode = 1;
    }
}
