/** A shell in a folder, as somebody has it who follows a guide: what one block starts or exports is there for the next. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cleanup } from '../helper.ts';
import { until } from '../until.ts';

/** Long enough for `npm install` on a busy machine. */
const patience = 300_000;

export interface Terminal {
  readonly folder: string;
  readonly run: (commands: string) => Promise<Ran>;
  /** Waits until the output of commands has these lines in their order. `…` stands for any characters. */
  readonly shows: (lines: readonly string[], ran: Ran) => Promise<void>;
}

/** What commands have left. */
export interface Ran {
  /** Where their output begins. */
  readonly from: number;
  /** Those that failed. */
  readonly failed: readonly string[];
  /** Whether something is running that may show more. */
  readonly isRunning: boolean;
}

/** Begins the lines that the shell writes for us. */
const mark = '::guide::';
const marked = new RegExp(`^.*${mark}.*\n`, 'gm');
const failure = new RegExp(`${mark}failed: (.*)`, 'g');

/** Whether the lines of the output have all of these, in their order. */
function hasLines(output: string, wanted: readonly string[]): boolean {
  let next = 0;
  for (const line of output.split('\n')) {
    const pattern = wanted[next]
      ?.trimEnd()
      .split('…')
      .map(part => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
      .join('.*');
    if (pattern !== undefined && new RegExp(`^${pattern}$`).test(line.trimEnd())) next += 1;
  }
  return next === wanted.length;
}

export async function openTerminal(
  cleanup: Cleanup,
  env: Readonly<Record<string, string>>,
): Promise<Terminal> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-'));
  // As any folder of a project: other users, such as that of a pooler, may enter it.
  await chmod(folder, 0o755);
  const blocks = await mkdtemp(join(tmpdir(), 'guide-blocks-'));
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_/i.test(name));
  const shell = spawn('bash', ['-E'], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), NO_COLOR: '1', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own, to end everything that the guide has started.
    detached: true,
  });
  cleanup(async () => {
    process.kill(-Number(shell.pid), 'SIGKILL');
    await once(shell, 'close');
    for (const one of [folder, blocks]) await rm(one, { recursive: true, force: true });
  });
  let text = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.setEncoding('utf8').on('data', part => (text += part));
  // One stream for both, so that lines keep their order.
  shell.stdin.write(`exec 2>&1\ntrap 'printf "${mark}failed: %s\\n" "$BASH_COMMAND"' ERR\n`);
  let count = 0;
  const outputFrom = (from: number) => text.slice(from).replaceAll(marked, '');
  return {
    folder,
    async run(commands) {
      count += 1;
      const file = join(blocks, `${count}.sh`);
      await writeFile(file, commands);
      const from = text.length;
      const end = new RegExp(`${mark}ended ${count} (\\d+)\n`);
      const jobs = '$(jobs -pr | wc -l)';
      shell.stdin.write(`source '${file}' < /dev/null; printf '\\n${mark}ended ${count} %d\\n' ${jobs}\n`);
      const [, running] =
        (await until(
          () => end.exec(text),
          () => text.slice(from),
          patience,
        )) ?? [];
      const failed = [...text.slice(from).matchAll(failure)].map(([, command = '']) => command);
      return { from, failed, isRunning: running !== '0' };
    },
    async shows(lines, { from, isRunning }) {
      const seen = () => `${lines.join('\n')}\n--- in the output:\n${outputFrom(from)}`;
      if (isRunning) await until(() => hasLines(outputFrom(from), lines), seen, 20_000);
      else assert.ok(hasLines(outputFrom(from), lines), seen());
    },
  };
}
