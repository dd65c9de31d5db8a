/**
 * Runs the *.test.ts below test/, with one PostgreSQL and one browser for all. It detects failures that uvu does not
 * report: see runner/verdict.ts. Without arguments, it runs what an ordinary change can break: see extent.ts. Such a run
 * fails too if it costs more than its budget: see runner/budget.ts.
 *
 * Arguments are parts of file names, whose files run whole, and:
 * - `--all`: runs everything
 * - `--rest`: runs only what the run without arguments leaves out
 * - `--quick`: skips also what needs PostgreSQL, a browser or processes, and what is long
 * - `--jobs=N`: number of concurrent processes; default one for each core and two more, because tests also wait: a quarter
 *   of the time of a process
 * - `--in=folder`: runs the files of another folder
 * - `--write-budget=reason`: raises the budget of the folders that exceed it, in the ordinary run
 * - `--max-load=N`: the load of a core in the last five minutes above which CPU time is not compared with the budget,
 *   because other programs use the machine too; default 3, twice what a run alone causes
 * - `--patience=N`: milliseconds that a process may live after its last test; default 10,000
 */
import { availableParallelism, constants, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { costTable, excesses, type FileCost, newBudget, readBudget, writeBudget } from './runner/budget.ts';
import { cpuSeconds } from './runner/cpu-time.ts';
import { keepDurations, lastDurations } from './runner/durations.ts';
import { type Extent, testFiles } from './runner/files.ts';
import { runAll } from './runner/pool.ts';
import { sharedParts } from './runner/shared.ts';

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    jobs: { type: 'string' },
    in: { type: 'string' },
    'write-budget': { type: 'string' },
    'max-load': { type: 'string', default: '3' },
    patience: { type: 'string', default: '10000' },
  },
});
const { quick, in: elsewhere } = values;
if (values.jobs !== undefined && !/^[1-9]\d*$/.test(values.jobs))
  throw new Error('--jobs must be a number from 1');
const isWhole = values.all || wanted.length > 0;
const extent: Extent = values.rest ? 'rest' : quick ? 'quick' : isWhole ? 'whole' : 'ordinary';
const reason = values['write-budget'];
if (reason !== undefined && (reason.trim() === '' || extent !== 'ordinary'))
  throw new Error('--write-budget needs the reason, and a run of all that `npm test` runs');
const folder = elsewhere ?? dirname(fileURLToPath(import.meta.url));
const files = testFiles(folder, {
  wanted,
  extent,
  ending: elsewhere === undefined ? '.test.ts' : '.ts',
  ...(elsewhere === undefined ? { durations: lastDurations() } : {}),
});
const shared = sharedParts(quick);
// The library of the browser listens for these signals, and does not end the process that they are for.
for (const signal of ['SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

let failed = true;
try {
  const ran = await runAll(
    files,
    Number(values.jobs ?? availableParallelism() + 2),
    shared,
    { file: 600_000, end: Number(values.patience) },
    { TEST_RUN: extent },
  );
  failed = ran.failed;
  // A quick run skips most of some files.
  if (elsewhere === undefined && !quick) keepDurations(ran.durations);
  if (wanted.length === 0) failed = !isWithinBudget(ran.costs) || failed;
} finally {
  const stopped = await shared.close();
  const parts = stopped.map(({ part, seconds }) => `, ${part} ${seconds.toFixed(1)} s`);
  console.log(`  CPU:       ${cpuSeconds().toFixed(1)} s${parts.join('')}\n`);
  for (const { part, error } of stopped) if (error !== null) console.error(`FAILED: ${part}: ${error}`);
  process.exitCode = failed || stopped.some(({ error }) => error !== null) ? 1 : 0;
}

/** Prints what each folder cost, and what exceeds its budget. Only the ordinary run has one. */
function isWithinBudget(costs: readonly FileCost[]): boolean {
  const budget = extent === 'ordinary' ? readBudget(folder) : null;
  console.log(`${costTable(costs, budget)}\n`);
  if (reason !== undefined) {
    writeBudget(folder, newBudget(costs, budget, reason));
    return true;
  }
  if (budget === null) return true;
  const load = loadavg()[1] ?? 0;
  const isBusy = load > Number(values['max-load']) * availableParallelism();
  if (isBusy)
    console.log(`The machine was busy (load ${load.toFixed(1)}): CPU time is not compared with the budget\n`);
  const found = excesses(costs, budget, {
    isBusy,
    isCovered: process.env.NODE_V8_COVERAGE !== undefined,
  });
  for (const excess of found) console.error(`FAILED: ${excess}`);
  if (found.length > 0)
    console.error('Make them cheaper, or raise the budget: npm test -- --write-budget="the reason"');
  return found.length === 0;
}
