/** Distributes files to a number of test processes, and prints the output of each file in one piece. */
import type { FileCost } from './budget.ts';
import type { Durations } from './durations.ts';
import type { TestFile } from './files.ts';
import { type Outcome, type Patience, TestProcess } from './process.ts';
import type { SharedParts } from './shared.ts';
import { reasonToFail } from './verdict.ts';

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
  const failures: string[] = [];
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
      process.stdout.write(
        `${file.name}${seconds}\n${output}${reason === null ? '' : `\nFAILED: ${reason}\n`}\n`,
      );
      if (reason !== null) failures.push(`${file.name}: ${reason}`);
      for (const key of ['total', 'passed', 'skipped'] as const) sum[key] += outcome.ended?.[key] ?? 0;
    }
    await child?.end();
  };
  await Promise.all(Array.from({ length: jobs }, work));
  console.log(`  Files:     ${files.length}`);
  console.log(`  Total:     ${sum.total}\n  Passed:    ${sum.passed}\n  Skipped:   ${sum.skipped}`);
  console.log(`  Duration:  ${((Date.now() - begun) / 1_000).toFixed(1)} s\n`);
  for (const failure of failures) console.error(`FAILED: ${failure}`);
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
