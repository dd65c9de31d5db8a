/**
 * Writes a folder of fixtures with generated records, for `--fixtures` and `startMock`:
 * `npm run generate:fixtures -- --out DIR [--counts items=10000,purchases=50000] [--seed 42]`
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { progressBar } from '../mock-server/command-line/progress.ts';
import type { Fixtures } from '../mock-server/fixtures.ts';
import { withGenerated } from '../mock-server/generate/index.ts';
import { complaintAboutCounts, complaintAboutSeed, countsIn } from '../mock-server/generate/options.ts';

const usage =
  'Usage: npm run generate:fixtures -- --out DIR [--counts items=1000,purchases=5000,links=200,contacts=200] [--seed 1]';

function refuse(reason: string): never {
  console.error(`${reason}\n${usage}`);
  process.exit(2);
}

function flags() {
  try {
    return parseArgs({
      options: {
        out: { type: 'string' },
        counts: { type: 'string', default: 'items=1000,purchases=5000,links=200,contacts=200' },
        seed: { type: 'string', default: '1' },
      },
    }).values;
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const { out, counts, seed } = flags();
if (out === undefined) refuse('--out is missing: the folder to write to');
const complaint = complaintAboutCounts(counts);
if (complaint !== null) refuse(`--counts ${complaint}`);
const aboutSeed = complaintAboutSeed(seed);
if (aboutSeed !== null) refuse(`--seed ${aboutSeed}`);

/** The package's own fixtures as they are written: their relative dates stay relative. */
async function ownFixtures(): Promise<Fixtures> {
  const folder = new URL('../fixtures/', import.meta.url);
  const files = (await readdir(folder)).filter(name => name.endsWith('.json'));
  const collections = await Promise.all(
    files.map(async name => [
      name.slice(0, -'.json'.length),
      JSON.parse(await readFile(new URL(name, folder), 'utf8')),
    ]),
  );
  return Object.fromEntries(collections);
}

const options = { ...countsIn(counts), seed: Number(seed), onProgress: progressBar() };
const fixtures = await withGenerated(await ownFixtures(), options);
await mkdir(out, { recursive: true });
for (const [collection, records] of Object.entries(fixtures))
  await writeFile(join(out, `${collection}.json`), `${JSON.stringify(records, null, 2)}\n`);
console.log(`Fixtures written to ${out}: koa-marketplace --fixtures ${out} --reset`);
