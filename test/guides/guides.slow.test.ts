/** Each page in docs/guides, followed to the letter with the packed package. `GUIDES=own-tables` follows some only. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { readPages } from '../docs/pages.ts';
import { suiteOf } from '../helper.ts';
import { databaseUrl, ownDatabase } from '../postgres-server.ts';
import { LeftOut } from '../runner/left-out.ts';
import { type Block, blocksOf, follow, pageBefore, programsOf } from './follow.ts';
import { startRegistry } from './registry.ts';

const test = suiteOf('Guides', { isLong: true });
const pages = [...(await readPages())].filter(([page]) => page.startsWith('docs/guides/'));
const wanted = process.env.GUIDES?.split(',');
const chosen = pages.filter(([page]) => wanted?.some(name => page.includes(name)) ?? true);

const lacking = (programs: readonly string[]): string | null => {
  const missing = programs.filter(name => spawnSync(name, ['--version']).error !== undefined);
  return missing.length === 0 ? null : `this machine has no ${missing.join(', ')}`;
};

/** pg_dump refuses a server that is newer than itself. */
async function refuseOlderDump(): Promise<void> {
  const client = new pg.Client({ connectionString: await databaseUrl() });
  await client.connect();
  const { rows } = await client.query('show server_version');
  await client.end();
  const own = Number(/ (\d+)/.exec(spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout)?.[1]);
  const server = Number.parseInt(rows[0].server_version, 10);
  if (own < server) {
    console.log(`left out a guide: pg_dump ${own} is older than PostgreSQL ${server}`);
    throw new LeftOut();
  }
}

test('are there', () => assert.ok(chosen.length > 0));

/** The steps of a page, after those of the page that it continues. */
function stepsOf(text: string): Block[] {
  const before = pageBefore(text);
  const earlier = before === null ? [] : stepsOf(new Map(pages).get(`docs/guides/${before}`) ?? '');
  return [...earlier.filter(({ fails }) => !fails), ...blocksOf(text)];
}

for (const [page, text] of chosen) {
  const blocks = stepsOf(text);
  const programs = programsOf(blocks);
  test.unless(lacking(programs), `${page} works as it stands`, async cleanup => {
    if (programs.includes('pg_dump')) await refuseOlderDump();
    const registry = await startRegistry(cleanup);
    const settings = {
      audit: 'false',
      fund: 'false',
      update_notifier: 'false',
      prefer_offline: 'true',
      yes: 'true',
    };
    const ofNpm = Object.entries({ registry, ...settings }).map(([name, value]) => [
      `npm_config_${name}`,
      value,
    ]);
    // What `prisma generate` would download, and does not start.
    const ofPrisma = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
    const database = blocks.some(({ code }) => code.includes('DATABASE_URL'))
      ? { DATABASE_URL: await ownDatabase(cleanup) }
      : {};
    await follow(cleanup, blocks, { ...Object.fromEntries(ofNpm), ...ofPrisma, ...database });
  });
}

test.run();
