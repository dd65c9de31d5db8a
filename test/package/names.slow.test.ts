/** `npm run lint` refuses names that have to be decoded, and types of the same name. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { type Cleanup, suiteOf } from '../helper.ts';

const test = suiteOf('Check of names');
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Checks a project with these files. */
async function check(cleanup: Cleanup, files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'names-'));
  cleanup(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries({ 'src/index.ts': '', 'mock-server/index.ts': '', ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return new Promise<{ code: unknown; reported: string[] }>(resolve => {
    const command = ['--import', 'tsx', 'scripts/check-names.ts', folder];
    execFile(process.execPath, command, { cwd: root }, (error, _stdout, stderr) => {
      resolve({ code: error?.code ?? 0, reported: stderr.split('\n').filter(line => line !== '') });
    });
  });
}

test('refuses banned names of types, functions, variables, members, files and folders with a better one', async cleanup => {
  const { code, reported } = await check(cleanup, {
    'src/a.ts':
      'interface Happened {}\n\nexport const take = ({ one: underWay }: { one: Happened }) => underWay;\n',
    'src/b.ts':
      'export class Worker {\n  readonly #underWay = 1;\n  read = () => this.#underWay;\n}\nconst mostRows = 1;\n',
    'src/people/doors.ts': 'export function nameOf(tools = 1) {\n  return tools;\n}\n',
  });
  assert.equal(code, 1);
  assert.deepEqual(reported, [
    'src/a.ts:1: nothing must be called Happened, but OutboxEvent',
    'src/a.ts:3: nothing must be called underWay, but inFlight',
    'src/b.ts:2: nothing must be called underWay, but inFlight',
    'src/b.ts:5: nothing must be called mostRows, but maxRows',
    'src/people/doors.ts: a file or folder must not be called people, but members or address-book',
    'src/people/doors.ts: a file or folder must not be called doors, but access-rules',
    'src/people/doors.ts:1: nothing must be called nameOf, but keyOf or titleOf, with what it is the name of',
    'src/people/doors.ts:1: nothing must be called tools, but context',
    'Names that are refused: 8.',
  ]);
});

test('refuses a type whose name another file exports too', async cleanup => {
  const { code, reported } = await check(cleanup, {
    'mock-server/listen.ts': 'export interface Listener {}\n',
    'src/feed.ts': '\nexport type Listener = () => void;\n',
    'src/own.ts': 'type Listener = string;\nexport const listener: Listener = "";\n',
  });
  assert.equal(code, 1);
  assert.deepEqual(reported, [
    'src/feed.ts:2: the type Listener has the same name as that of mock-server/listen.ts:1',
    'Names that are refused: 1.',
  ]);
});

test('refuses a function whose name another file exports too, but not in each group of a storage', async cleanup => {
  const of = 'export const eventsOf = (data: object) => data;\n';
  const { code, reported } = await check(cleanup, {
    'src/adapters/lowdb/links/records.ts': of,
    'src/adapters/postgres/links/records.ts': of,
    'src/console/actions/events.ts': of,
    'src/links/events.ts': '\nexport async function eventsOf() {}\n',
    'src/links/types.ts': 'export const eventsOf = 5;\n',
    'src/links/own.ts': 'const eventsOf = () => 5;\nexport const own = eventsOf();\n',
  });
  assert.equal(code, 1);
  assert.deepEqual(reported, [
    'src/links/events.ts:2: the function eventsOf has the same name as that of src/adapters/lowdb/links/records.ts:1',
    'Names that are refused: 1.',
  ]);
});

test('accepts members of stored data and of options that have an old name', async cleanup => {
  const { code, reported } = await check(cleanup, {
    'src/a.ts': 'export const depthOf = ({ hops: deliveryDepth }: { hops: number }) => deliveryDepth;\n',
    'src/adapters/a.ts': 'export const rowOf = ({ hops }: { hops: number }) => ({ hops });\n',
  });
  assert.deepEqual([code, reported], [0, []]);
});

test('is part of npm run lint', () => {
  assert.match(manifest.scripts.lint, /&& npm run --silent lint:names &&/);
  assert.equal(manifest.scripts['lint:names'], 'node --import tsx scripts/check-names.ts');
});

test.run();
