/**
 * What each folder of tests may cost, in budget.json. A run prints what each cost, and fails if one costs half as much
 * again as its budget. Who needs more runs `npm test -- --write-budget="the reason"` and commits the result.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a file cost when it ran. */
export interface FileCost {
  readonly name: string;
  readonly tests: number;
  /** CPU time, of the processes that it started too. */
  readonly seconds: number;
}

interface Cost {
  readonly tests: number;
  readonly seconds: number;
}

interface FolderBudget extends Cost {
  /** Why it was raised last. */
  readonly reason?: string;
}

/** By the name of the folder. */
export type Budget = Readonly<Record<string, FolderBudget>>;

/** The share of a budget that a folder may use. */
const maxShare = 1.5;
/** The CPU seconds of a file that is not in the name a slow one. */
const maxFileSeconds = 10;
/** A file just beyond it may be slow because the machine is busy. */
const fileRoom = 1.3;
/**
 * Machines differ, and a busy one counts more CPU time for the same work. What is slower than this is not excused.
 * Coverage takes about as much time again, and up to twice that in folders that start processes.
 */
const maxSlowness = { plain: 2, covered: 4 };
const coverageRoom = 1.7;
/** A small folder may use up to this share, or these CPU seconds: a process that starts costs more than its tests. */
const small = { maxShare: 3, seconds: 9 };
/** A budget has room for what changes between runs: the first file of a process loads modules that others use too. */
const room = { factor: 1.25, seconds: 2, tests: 5 };

const place = (folder: string) => join(folder, 'budget.json');

/** The budget of a folder of tests, or `null` if it has none. */
export function readBudget(folder: string): Budget | null {
  try {
    return JSON.parse(readFileSync(place(folder), 'utf8')) as Budget;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function writeBudget(folder: string, budget: Budget): void {
  writeFileSync(place(folder), `${JSON.stringify(budget, null, 2)}\n`);
}

/** Files outside a folder count as the folder `.`. */
const folderOf = (name: string): string => (name.includes('/') ? name.slice(0, name.indexOf('/')) : '.');

/** The costs of each folder, those that cost most first. */
function folderCosts(files: readonly FileCost[]): Map<string, Cost & { files: number }> {
  const sums = new Map<string, Cost & { files: number }>();
  for (const { name, tests, seconds } of files) {
    const folder = folderOf(name);
    const sum = sums.get(folder) ?? { files: 0, tests: 0, seconds: 0 };
    sums.set(folder, { files: sum.files + 1, tests: sum.tests + tests, seconds: sum.seconds + seconds });
  }
  return new Map([...sums].sort(([, a], [, b]) => b.seconds - a.seconds));
}

export function costTable(files: readonly FileCost[], budget: Budget | null): string {
  const row = (cells: readonly (string | number)[]) =>
    `  ${String(cells[0]).padEnd(16)}${cells
      .slice(1)
      .map(cell => String(cell).padStart(8))
      .join('')}`;
  const rows = [...folderCosts(files)].map(([folder, { files, tests, seconds }]) =>
    row([folder, files, tests, seconds.toFixed(1), budget?.[folder]?.seconds ?? '-']),
  );
  return [row(['Folder', 'files', 'tests', 'CPU s', 'budget']), ...rows].join('\n');
}

/**
 * What costs too much, a sentence each.
 *
 * @param isBusy whether other programs used this machine too: then tests that wait cost more CPU time, because they look
 *   more often, and only the number of tests is compared
 * @param isCovered whether coverage was measured, which makes all folders dearer
 */
export function excesses(
  files: readonly FileCost[],
  budget: Budget,
  { isBusy = false, isCovered = false }: { readonly isBusy?: boolean; readonly isCovered?: boolean } = {},
): string[] {
  const costs = folderCosts(files);
  const slowness = (folder: string) =>
    isCovered
      ? Math.min(slownessFor(folder, costs, budget), maxSlowness.covered) * coverageRoom
      : Math.min(slownessFor(folder, costs, budget), maxSlowness.plain);
  const found: string[] = [];
  for (const [folder, { tests, seconds }] of costs) {
    const allowed = budget[folder];
    if (allowed === undefined) found.push(`${folder} has no budget`);
    else if (tests > maxShare * allowed.tests)
      found.push(`${folder} has ${tests} tests, and its budget is ${allowed.tests}`);
    else if (!isBusy && seconds > slowness(folder) * maxSeconds(allowed.seconds))
      found.push(`${folder} took ${seconds.toFixed(1)} s of CPU, and its budget is ${allowed.seconds} s`);
  }
  if (isBusy) return found;
  for (const { name, seconds } of files)
    if (!name.includes('.slow.') && seconds > maxFileSeconds * fileRoom * slowness(folderOf(name)))
      found.push(
        `${name} took ${seconds.toFixed(1)} s of CPU: name it .slow.test.ts, or make it cheaper (limit ${maxFileSeconds} s)`,
      );
  return found;
}

const maxSeconds = (budget: number): number =>
  Math.min(small.maxShare * budget, Math.max(maxShare * budget, small.seconds));

/** How much slower this machine is than the budget assumes, by what all other folders took together. */
function slownessFor(own: string, costs: ReadonlyMap<string, Cost>, budget: Budget): number {
  let seconds = 0;
  let allowed = 0;
  for (const [folder, cost] of costs) {
    if (folder === own || budget[folder] === undefined) continue;
    seconds += cost.seconds;
    allowed += budget[folder].seconds;
  }
  return allowed === 0 ? 1 : Math.max(seconds / allowed, 1);
}

/** A budget with new figures, and the reason, for the folders that cost more, or much less, than before. */
export function newBudget(files: readonly FileCost[], before: Budget | null, reason: string): Budget {
  const folders = [...folderCosts(files)].map(([folder, cost]): [string, FolderBudget] => {
    const old = before?.[folder];
    const fresh: FolderBudget = {
      tests: Math.ceil(cost.tests * room.factor + room.tests),
      seconds: Math.ceil(cost.seconds * room.factor + room.seconds),
      reason,
    };
    const isKept =
      old !== undefined &&
      cost.tests <= old.tests &&
      cost.seconds <= old.seconds &&
      fresh.seconds > old.seconds / 2;
    return [folder, isKept ? old : fresh];
  });
  return Object.fromEntries(folders.sort(([a], [b]) => (a < b ? -1 : 1)));
}
