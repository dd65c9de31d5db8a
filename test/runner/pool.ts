/** Distributes files to a number of test processes, and prints the output of each file in one piece. */
import type { FileCost } from './budget.ts';
import type { Durations } from './durations.ts';
import type { TestFile } from './files.ts';
import { type Outcome, type Patience, TestProcess } from './process.ts';
import type { SharedParts } from './shared.ts';
import { reasonToFail } from './verdict.ts';

/** How many lines of a file that failed are printed again at the end. */
const linesAgain = 60;

function firstLines(text: string, most: number): string {
  const lines = text.split('\n');
  return lines.length <= most
    ? text
    : `${lines.slice(0, most).join('\n')}\n… ${lines.length - most} more lines\n`;
}

/** Whether a file failed, how many seconds each took, and what it cost. */
export async function runAll(
  files: readonly TestFile[],
  jobs: number,
  shared: SharedParts,
  patience: Patience,
  env: Readonly<Record<string, string>>,
): Promise<{ failed: boolean; durations: Durations; costs: readonly FileCost[] }> {
  const durations: Record<string, number> = {};
  const costs: FileCost[] = [];
  if (files.length === 0) {
    console.error('FAILED: no test file matches');
    return { failed: true, durations, costs };
  }
  const begun = Date.now();
  const sum = { total: 0, passed: 0, skipped: 0 };
  const failures: { readonly line: string; readonly text: string }[] = [];
  const waiting = [...files];
  const work = async () => {
    let child: TestProcess | undefined;
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      child = child?.alive ? child : new TestProcess(shared, patience, env);
      const from = Date.now();
      const { outcome, output } = await child.run(file);
      durations[file.name] = (Date.now() - from) / 1_000;
      const reason = reasonToFail(outcome, output);
      const { total = 0, seconds: cpu = 0 } = outcome.ended ?? {};
      costs.push({ name: file.name, tests: total, seconds: cpu });
      const seconds = outcome.ended === undefined ? '' : ` (${cpu.toFixed(1)} s)`;
      const text = `${file.name}${seconds}\n${output}`;
      process.stdout.write(`${text}${reason === null ? '' : `\nFAILED: ${reason}\n`}\n`);
      if (reason !== null) failures.push({ line: `${file.name}: ${reason}`, text });
      for (const key of ['total', 'passed', 'skipped'] as const) sum[key] += outcome.ended?.[key] ?? 0;
    }
    await child?.end();
  };
  await Promise.all(Array.from({ length: jobs }, work));
  // Again, because in a long run they stand a thousand lines above.
  if (files.length > 1)
    for (const { text } of failures) process.stdout.write(`${firstLines(text, linesAgain)}\n`);
  console.log(`  Files:     ${files.length}`);
  console.log(`  Total:     ${sum.total}\n  Passed:    ${sum.passed}\n  Skipped:   ${sum.skipped}`);
  console.log(`  Duration:  ${((Date.now() - begun) / 1_000).toFixed(1)} s\n`);
  for (const { line } of failures) console.error(`FAILED: ${line}`);
  return { failed: failures.length > 0, durations, costs };
}

/** Runs one file in a process. */
export async function runFile(
  file: Pick<TestFile, 'path'>,
  shared: Pick<SharedParts, 'answer'>,
  patience: Patience,
  env: Readonly<Record<string, string>> = {},
): Promise<{ outcome: Outcome; output: string }> {
  const child = new TestProcess(shared, patience, env);
  const result = await child.run(file);
  await child.end();
  return result;
}
