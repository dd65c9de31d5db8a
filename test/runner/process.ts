/** A process that runs files of tests, seen from the runner. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestFile } from './files.ts';
import { type Counts, endOfOutput, type FromRunner, type FromWorker } from './messages.ts';
import type { SharedParts } from './shared.ts';
import { typescript } from './typescript/arguments.ts';

const worker = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** What is known of a file when it is over. */
export interface Outcome {
  registered?: number;
  ended?: Counts;
  leftOpen?: readonly string[];
  tookTooLong?: boolean;
  /** How its process ended with it; code 0 where the process goes on. */
  code: number | null;
  signal: string | null;
}

export interface Patience {
  /** Milliseconds that a file may take. */
  readonly file: number;
  /** Milliseconds that something may stay open after the last test of a file. */
  readonly end: number;
}

export class TestProcess {
  alive = true;
  readonly #child: ChildProcess;
  readonly #patience: Patience;
  readonly #closed: Promise<void>;
  #outcome: Outcome = { code: null, signal: null };
  #output = '';
  /** Streams on which the file under way has said its last. */
  #silent = 0;
  #over: () => void = () => {};

  constructor(
    shared: Pick<SharedParts, 'answer'>,
    patience: Patience,
    env: Readonly<Record<string, string>> = {},
  ) {
    this.#patience = patience;
    this.#child = fork(worker, [String(patience.end)], {
      execArgv: typescript,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    this.#child.on('message', (message: FromWorker) => {
      if ('need' in message) shared.answer(message.need).then(answer => this.#tell(answer));
      else Object.assign(this.#outcome, message);
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

  /** Runs a file, one at a time. */
  async run({ path }: Pick<TestFile, 'path'>): Promise<{ outcome: Outcome; output: string }> {
    const outcome: Outcome = { code: 0, signal: null };
    this.#outcome = outcome;
    this.#output = '';
    this.#silent = 0;
    const over = new Promise<void>(resolve => {
      this.#over = resolve;
    });
    this.#tell({ run: path });
    const timer = setTimeout(() => {
      outcome.tookTooLong = true;
      this.#child.kill('SIGKILL');
    }, this.#patience.file);
    await over;
    clearTimeout(timer);
    return { outcome, output: this.#output };
  }

  /** Ends the process, which is waiting for a file. */
  async end(): Promise<void> {
    this.#tell({ run: null });
    await this.#closed;
  }

  #hear(text: string): void {
    this.#output += text.replaceAll(endOfOutput, '');
    if (!text.includes(endOfOutput)) return;
    this.#silent += 1;
    if (this.#silent === 2) this.#over();
  }

  #tell(message: FromRunner): void {
    if (this.#child.connected) this.#child.send(message, () => {});
  }
}
