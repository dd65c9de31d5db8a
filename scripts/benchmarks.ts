/**
 * Writes docs/benchmarks.md and its charts from bench/peers/figures.json, which `npm run bench -- --peers` measures. With
 * --check: fails if they differ.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

type Peer = 'node' | 'koa' | 'fastify' | 'hono' | 'hand' | 'ours';

export interface Figures {
  readonly on: string;
  readonly node: string;
  readonly cpu: string;
  readonly generator: string;
  readonly seconds: number;
  readonly versions: Readonly<Record<string, string>>;
  readonly http: {
    readonly what: Readonly<Record<Peer, string>>;
    /** What the requests are for. */
    readonly titles: Readonly<Record<string, string>>;
    /** Requests per second by round. */
    readonly requests: Readonly<Record<string, Readonly<Record<Peer, readonly number[]>>>>;
  };
}

const names: readonly Peer[] = ['node', 'koa', 'fastify', 'hono', 'hand', 'ours'];
const sorted = (rates: readonly number[]) => rates.toSorted((one, other) => one - other);
const median = (rates: readonly number[]) => sorted(rates)[Math.floor(rates.length / 2)] ?? 0;
const whole = (rate: number) => Math.round(rate).toLocaleString('en');
const spread = (rates: readonly number[]) => {
  const [least = 0, most = 0] = [Math.min(...rates), Math.max(...rates)];
  return `${whole(median(rates))} (${whole(least)} to ${whole(most)})`;
};

/** In pixels. */
const size = { width: 750, label: 290, bar: 22, gap: 8, top: 40 };

/** Bars of the medians, readable in light and dark. */
export function chartOf(
  title: string,
  rates: Readonly<Record<Peer, readonly number[]>>,
  what: Readonly<Record<Peer, string>>,
): string {
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${height}" viewBox="0 0 ${size.width} ${height}" role="img" aria-label="${title}: requests per second">
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
  <text class="title" x="0" y="20">${title}, requests per second</text>
${bars.join('\n')}
</svg>
`;
}

const fileOf = (request: string) => `${request.replaceAll(/[^a-z0-9]+/g, '-')}.svg`;

/** The page and its charts, by their paths below docs/. */
export function benchmarkFiles({
  on,
  node,
  cpu,
  generator,
  seconds,
  versions,
  http,
}: Figures): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  const parts = Object.entries(http.requests).map(([request, rates]) => {
    const title = http.titles[request] ?? request;
    files[`benchmarks/${fileOf(request)}`] = chartOf(title, rates, http.what);
    const rows = names.map(name => `| ${http.what[name]} | ${spread(rates[name])} |`);
    return `### ${title}

![${title}: requests per second](benchmarks/${fileOf(request)})

| server | requests per second: median (least to most) |
| --- | --- |
${rows.join('\n')}`;
  });
  const ratio = (request: string, peer: Peer, digits = 1) => {
    const rates = http.requests[request];
    return rates === undefined ? '' : (median(rates.ours) / median(rates[peer])).toFixed(digits);
  };
  files['benchmarks.md'] = `<!-- Written by npm run generate from bench/peers/figures.json. -->

# Benchmarks

Measured on ${on} with Node ${node.slice(1)} on one machine (${cpu}): each server is a process, ${generator} sends the same request over 32 connections. Five rounds of ${seconds} s, in which each server begins once; before, the answer of each is checked to be the same. The medians are compared; the spread says how far the rounds differ.

The first four send bytes that are prepared, and do nothing else: they show what HTTP itself costs. [Koa by hand](#what-koa-by-hand-does) and koa-marketplace do the work of the service.

- A list costs Koa by hand ${ratio('items/all', 'hand')} times as much as koa-marketplace, one item ${ratio('items/item', 'hand')} times.
- Beside Koa that sends prepared bytes, koa-marketplace answers ${ratio('items/all', 'koa', 2)} times as many lists and ${ratio('items/item', 'koa', 2)} times as many single items.

## Requests

${parts.join('\n\n')}

## What Koa by hand does

It is what a team puts together from well-kept middleware: koa-body, koa-ratelimit ${versions['koa-ratelimit']} in memory, @koa/etag, koa-conditional-get, a map from the hash of a key to the key, and an id for each request. It checks no scopes, no parameters and no answers, logs nothing and has no documentation.

Fastify is ${versions.fastify}, Hono ${versions.hono}.

## Repeat it

In a clone of the repository, on a machine that does nothing else, for about seven minutes:

\`\`\`
npm ci
npm run bench -- --peers
npm run generate
\`\`\`

It needs \`wrk\`; without it, it measures with autocannon, which is slower than the servers. BENCH_SECONDS sets the length of a measurement. Other figures are where they belong: of the [mock server](mock/comparison.md), of [PostgreSQL](postgresql.md#capacity) and of the [data file](data-file.md).
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
