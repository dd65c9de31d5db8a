/**
 * `npm run mutate -- ROOM`: changes the code of a room in one place at a time, and runs the tests that reach it, the
 * fastest ones first, until one fails. Prints the changes that no test detected. Exits with 1 if fewer than 95 % were detected, not counting those in
 * accepted.json.
 *
 * - `--files=part`: only files with this text in their path
 * - `--tests=part`: only test files with this text in their name, for a quick look at what one of them detects
 * - `--sample=N --seed=S`: N changes, the same ones for the same seed (default 1)
 * - `--unreached`: lists only the changes that no test reaches, without trying any change
 * - `--jobs=N`: number of concurrent processes
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Extent, type TestFile, testFiles } from '../../test/runner/files.ts';
import { sharedParts } from '../../test/runner/shared.ts';
import { isAccepted, stale } from './accepted.ts';
import { filesOf, mutatedCopy } from './copy.ts';
import { KeptProcesses } from './kept.ts';
import type { Mutant } from './mutants.ts';
import { reachOf, type Visit } from './reach.ts';
import { type Room, rooms } from './rooms.ts';
import { parallel, type Runner, runOne } from './run-one.ts';
import { sampleOf } from './sample.ts';

const wanted = 95;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    sample: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    unreached: { type: 'boolean', default: false },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
});
const room = rooms[positionals[0] ?? ''];
if (room === undefined) throw new Error(`name a room: ${Object.keys(rooms).join(', ')}`);

const root = fileURLToPath(new URL('../../', import.meta.url));
const { pick = () => true } = room;
const files = filesOf(root, room.code).filter(file => pick(file) && file.includes(values.files));
const { folder, mutants, chosen, remove } = mutatedCopy(root, files, all =>
  values.sample === '' ? all : sampleOf(all, Number(values.sample), Number(values.seed)),
);
// Its processes run what `npm test` runs of a file.
if (room.isOrdinary === true) process.env.TEST_RUN = 'ordinary';
const shared = sharedParts(false);
let code = 1;
let kept: KeptProcesses | undefined;
try {
  const ofCopy = (name: string) => import(pathToFileURL(join(folder, 'test/runner', name)).href);
  const { runFile } = await ofCopy('pool.ts');
  const { TestProcess } = await ofCopy('process.ts');
  kept = new KeptProcesses(TestProcess, shared);
  const runner = { folder, runFile, shared, kept, inParallel: parallel(Number(values.jobs)) };
  code = values.unreached ? await listUnreached(runner, room) : await mutate(runner, room);
} finally {
  await kept?.end();
  remove();
  await shared.close();
  process.exitCode = code;
}

async function mutate(runner: Runner, room: Room): Promise<number> {
  console.log(`${chosen.length} of ${mutants.length} changes in ${files.length} files`);
  const killed: Mutant[] = [];
  const leftOut: string[] = [];
  const reached = new Set<number>();
  let survivors = chosen;
  for (const found of [testsOf(room), laterTestsOf(room)]) {
    if (found.length === 0 || survivors.every(isAccepted)) continue;
    console.log(`${found.length} files of tests for ${survivors.length} changes`);
    const { visits, failing } = await reachOf(runner, found);
    leftOut.push(...failing);
    const left: Mutant[] = [];
    await runner.inParallel(survivors, async mutant => {
      const seen = await isSeen(runner, mutant, visits.get(mutant.id) ?? []);
      (seen ? killed : left).push(mutant);
      if (visits.has(mutant.id)) reached.add(mutant.id);
      const survived = reached.has(mutant.id) ? 'survived' : 'survived, no test reaches it';
      console.log(`${seen ? 'killed' : isAccepted(mutant) ? 'accepted' : survived}  ${describe(mutant)}`);
    });
    survivors = left;
  }
  const missed = survivors.filter(mutant => !isAccepted(mutant));
  const counted = killed.length + missed.length;
  const share = counted === 0 ? 100 : (100 * killed.length) / counted;
  console.log(`\n${missed.length} survived:`);
  for (const mutant of missed.sort((a, b) => a.id - b.id)) console.log(`  ${describe(mutant)}`);
  const old = stale(files, mutants, killed);
  for (const { file, was } of old) console.error(`accepted.json: ${file}: ${was}: is not there, or is seen`);
  for (const name of leftOut) console.error(`left out, because it fails: ${name}`);
  console.log(`\n${killed.length} of ${counted} killed: ${share.toFixed(1)} % (${wanted} % are wanted)`);
  return share < wanted || old.length > 0 || leftOut.length > 0 ? 1 : 0;
}

async function listUnreached(runner: Runner, room: Room): Promise<number> {
  const { visits } = await reachOf(runner, [...testsOf(room), ...laterTestsOf(room)]);
  const missed = mutants.filter(mutant => !visits.has(mutant.id) && !isAccepted(mutant));
  for (const mutant of missed) console.log(describe(mutant));
  console.log(`\n${missed.length} of ${mutants.length} changes are reached by no test`);
  return 0;
}

function testsOf({ tests, without = [], isOrdinary = false }: Room): TestFile[] {
  return filesOfTests(tests, without, isOrdinary ? 'ordinary' : 'whole');
}

function laterTestsOf({ later = [] }: Room): TestFile[] {
  return filesOfTests(later, [], 'whole');
}

function filesOfTests(wantedOnes: readonly string[], without: readonly string[], extent: Extent): TestFile[] {
  const begins = (name: string, starts: readonly string[]) => starts.some(start => name.startsWith(start));
  return testFiles(join(folder, 'test'), { wanted: [], extent, ending: '.test.ts' }).filter(
    ({ name }) => begins(name, wantedOnes) && !begins(name, without) && name.includes(values.tests),
  );
}

/** Whether a test detects the mutant. The first test that fails or does not end is sufficient. */
async function isSeen(runner: Runner, { id }: Mutant, visits: readonly Visit[]): Promise<boolean> {
  const limitOf = ({ duration }: Visit) => 30_000 + 5 * duration;
  const left: Visit[] = [];
  for (const visit of visits) {
    const { file, tests } = visit;
    const seen = tests === null ? null : await runner.kept.isSeen(file, id, tests, limitOf(visit));
    if (seen === true) return true;
    if (seen === null) left.push(visit);
  }
  for (const visit of left) {
    const order = { awake: id, tests: visit.tests, reachFolder: null };
    const { reason } = await runOne(runner, visit.file, order, limitOf(visit));
    if (reason !== null) return true;
  }
  return false;
}

function describe({ file, line, was, becomes }: Mutant): string {
  const [before, after] = shortened(was.replaceAll(/\s+/g, ' '), becomes.replaceAll(/\s+/g, ' '));
  return `${file}:${line}  ${before}  ->  ${after === '' ? '(left out)' : after}`;
}

/** The part of two texts around their first difference, with at most 90 characters. */
function shortened(...texts: [string, string]): string[] {
  const [one, other] = texts;
  const same = [...one].findIndex((letter, index) => letter !== other[index]);
  const start = one.length <= 90 ? 0 : Math.max(0, same - 40);
  return texts.map(text => {
    const part = text.slice(start, start + 90);
    return part === '' ? '' : `${start > 0 ? '…' : ''}${part}${start + 90 < text.length ? '…' : ''}`;
  });
}
