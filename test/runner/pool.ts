/** Hands each file to a process of its own, so many at once, and prints what each one said in one piece. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestFile } from './files.ts';
import type { Counts, FromWorker } from './messages.ts';
import type { SharedParts } from './shared.ts';
import { typescript } from './typescript/arguments.ts';
import { reasonToFail } from './verdict.ts';

const worker = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** What is known of a file when its process has ended. */
export interface Outcome {
  registered?: number;
  ended?: Counts;
  leftOpen?: readonly string[];
  tookTooLong?: boolean;
  code: number | null;
  signal: string | null;
}

export interface Patience {
  /** Milliseconds that a file may take. */
  readonly file: number;
  /** Milliseconds that a process may live after its last test. */
  readonly end: number;
}

/** Whether a file failed. */
export async function runAll(
  files: readonly TestFile[],
  jobs: number,
  shared: SharedParts,
  patience: Patience,
): Promise<boolean> {
  if (files.length === 0) {
    console.error('FAILED: no test file matches');
    return true;
  }
  const begun = Date.now();
  const sum = { total: 0, passed: 0, skipped: 0 };
  const failures: string[] = [];
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const { outcome, output } = await runFile(file, shared, patience);
      const reason = reasonToFail(outcome);
      const seconds = outcome.ended === undefined ? '' : ` (${outcome.ended.seconds.toFixed(1)} s)`;
      process.stdout.write(
        `${file.name}${seconds}\n${output}${reason === null ? '' : `\nFAILED: ${reason}\n`}\n`,
      );
      if (reason !== null) failures.push(`${file.name}: ${reason}`);
      for (const key of ['total', 'passed', 'skipped'] as const) sum[key] += outcome.ended?.[key] ?? 0;
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  console.log(`  Files:     ${files.length}`);
  console.log(`  Total:     ${sum.total}\n  Passed:    ${sum.passed}\n  Skipped:   ${sum.skipped}`);
  console.log(`  Duration:  ${((Date.now() - begun) / 1_000).toFixed(1)} s\n`);
  for (const failure of failures) console.error(`FAILED: ${failure}`);
  return failures.length > 0;
}

export async function runFile(
  { path }: Pick<TestFile, 'path'>,
  shared: Pick<SharedParts, 'answer'>,
  patience: Patience,
  env: Readonly<Record<string, string>> = {},
): Promise<{ outcome: Outcome; output: string }> {
  const child = fork(worker, [path, String(patience.end)], {
    execArgv: typescript,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const outcome: Outcome = { code: null, signal: null };
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', text => {
      output += text;
    });
  child.on('message', (message: FromWorker) => {
    if ('need' in message)
      shared.answer(message.need).then(answer => child.connected && child.send(answer, () => {}));
    else Object.assign(outcome, message);
  });
  const timer = setTimeout(() => {
    outcome.tookTooLong = true;
    child.kill('SIGKILL');
  }, patience.file);
  const [code, signal] = await once(child, 'close');
  clearTimeout(timer);
  return { outcome: Object.assign(outcome, { code, signal }), output };
}
