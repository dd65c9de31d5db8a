/** A test process, from the view of the runner. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestFile } from './files.ts';
import { type Counts, endOfOutput, type FromRunner, type FromWorker } from './messages.ts';
import type { SharedParts } from './shared.ts';
import { typescript } from './typescript/arguments.ts';

const worker = fileURLToPath(new URL('./worker.ts', import.meta.url));

/**
 * A test process makes much garbage that dies soon: with more room for it, collections are rare. Other processes need the
 * cores, so collections get no threads of their own.
 */
const memory = ['--single-threaded-gc', '--min-semi-space-size=32', '--max-semi-space-size=32'];

/**
 * How long a function must have run before it is compiled for speed. Most of what tests run is run too few times to win
 * that time back: it was a fifth of the CPU time. Node 22 and later decide by other numbers.
 */
const compilation = process.versions.node.startsWith('20.') ? ['--interrupt-budget=400000'] : [];

/** The result of a file. */
export interface Outcome {
  registered?: number;
  ended?: Counts;
  leftOpen?: readonly string[];
  tookTooLong?: boolean;
  /** The exit code of its process; 0 if the process continues. */
  code: number | null;
  signal: string | null;
}

export interface Patience {
  /** Maximum duration of a file, in milliseconds. */
  readonly file: number;
  /** How long something may stay open after the last test of a file, in milliseconds. */
  readonly end: number;
}

export class TestProcess {
  alive = true;
  readonly #child: ChildProcess;
  readonly #patience: Patience;
  readonly #closed: Promise<void>;
  #outcome: Outcome = { code: null, signal: null };
  #output = '';
  /** Streams whose output of the current file has ended. */
  #silent = 0;
  #over: () => void = () => {};

  constructor(
    shared: Pick<SharedParts, 'answer'>,
    patience: Patience,
    env: Readonly<Record<string, string>> = {},
  ) {
    this.#patience = patience;
    this.#child = fork(worker, [String(patience.end)], {
      execArgv: [...memory, ...compilation, ...typescript],
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    this.#child.on('message', (message: FromWorker) => {
      if ('need' in message) shared.answer(message.need).then(answer => this.#tell(answer));
      else {
        Object.assign(this.#outcome, message);
        this.#endIfWhole();
      }
    });
    this.#closed = new Promise(resolve => {
      this.#child.once('close', (code, signal) => {
        this.alive = false;
        Object.assign(this.#outcome, { code, signal });
        this.#over();
        resolve();
      });
    });
  }

  /** Runs a file, one at a time. `order`: for `npm run mutate`. */
  async run(
    { path }: Pick<TestFile, 'path'>,
    { order, limit = this.#patience.file }: { readonly order?: unknown; readonly limit?: number } = {},
  ): Promise<{ outcome: Outcome; output: string }> {
    const outcome: Outcome = { code: 0, signal: null };
    this.#outcome = outcome;
    this.#output = '';
    this.#silent = 0;
    const over = new Promise<void>(resolve => {
      this.#over = resolve;
    });
    this.#tell({ run: path, order });
    const timer = setTimeout(() => {
      outcome.tookTooLong = true;
      this.#child.kill('SIGKILL');
    }, limit);
    await over;
    clearTimeout(timer);
    return { outcome, output: this.#output };
  }

  /** Ends the process while it waits for a file. */
  async end(): Promise<void> {
    this.#tell({ run: null });
    await this.#closed;
  }

  #hear(text: string): void {
    this.#output += text.replaceAll(endOfOutput, '');
    if (!text.includes(endOfOutput)) return;
    this.#silent += 1;
    this.#endIfWhole();
  }

  /** Output and messages use different channels, so the last of them can be either. */
  #endIfWhole(): void {
    if (this.#silent === 2 && this.#outcome.ended !== undefined) this.#over();
  }

  #tell(message: FromRunner): void {
    if (this.#child.connected) this.#child.send(message, () => {});
  }
}
