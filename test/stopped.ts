/** Processes that are stopped, on Linux. */
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { until } from './until.ts';

/** Stops a process (SIGSTOP). Resolves when it stands still; SIGCONT lets it go on. */
export async function stopped(child: ChildProcess): Promise<void> {
  child.kill('SIGSTOP');
  await until(async () => / T /.test(await readFile(`/proc/${child.pid}/stat`, 'latin1')));
}
