/** One process of the sandbox: it runs one task at a time, and nothing that happens in it reaches this one. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SchemaError } from '../../common/schema-error.ts';

export interface Limits {
  /** How long a task may run, in milliseconds. On a busy machine the clock shows up to five times as much. */
  readonly timeMs: number;
  /** How much memory a process may take for its objects, in MB. With all that it needs itself it may have 160 more. */
  readonly memoryMb: number;
  /** How much a mapping may give, in bytes of JSON. */
  readonly mostBytes: number;
}

export interface Task {
  readonly of: 'mapping' | 'schema';
  readonly source: string;
  /** JSON. Without it the source is compiled, and nothing is run. */
  readonly input?: string | undefined;
}

/** As the process answers it: a value is JSON. */
export type Answer =
  | { readonly ok: true; readonly value?: string }
  | { readonly ok: false; readonly error: string }
  | { readonly ok: false; readonly errors: readonly SchemaError[] };

/** The sandbox cannot take a task now: too many wait, it is closed, or its process was ended. Try again later. */
export class SandboxUnavailableError extends Error {
  override readonly name = 'SandboxUnavailableError';
}

const program = fileURLToPath(new URL('./child.js', import.meta.url));

/** How V8 and the kernel end a process that went too far. What anybody else sends is not the task's fault. */
const crashes = new Set(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP']);
const crashCodes = new Set([133, 134, 139]);

/** A process that answers nothing is ended after so many seconds beyond the limit, its start included. */
const patienceSeconds = 20;

export class SandboxProcess {
  readonly #limits: Limits;
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #task: Task | null = null;
  #settle: ((answer: Answer | Error) => void) | null = null;
  #hasEnded = false;
  #isStuck = false;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#child = fork(program, [JSON.stringify(limits)], {
      env: {},
      execArgv: [`--max-old-space-size=${limits.memoryMb}`, '--max-semi-space-size=4'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', answer => this.#settle?.(answer as Answer));
    this.#ended = new Promise(resolve => {
      const end = (answer: Answer | Error) => {
        this.#hasEnded = true;
        this.#settle?.(answer);
        resolve();
      };
      this.#child.on('exit', (code, signal) => end(this.#reasonOf(code, signal)));
      // It could not be started. (An error of `send` comes with `exit`.)
      this.#child.on('error', cause => {
        if (this.#child.pid === undefined)
          end(new SandboxUnavailableError('the sandbox cannot start', { cause }));
      });
    });
    this.#hold(false);
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  #reasonOf(code: number | null, signal: NodeJS.Signals | null): Answer | Error {
    const what = this.#task?.of ?? 'task';
    if (this.#isStuck) return { ok: false, error: `The ${what} takes too long.` };
    if (crashes.has(signal ?? '') || crashCodes.has(code ?? 0))
      return { ok: false, error: `The ${what} needs more than ${this.#limits.memoryMb} MB of memory.` };
    return new SandboxUnavailableError(`the sandbox was ended (${signal ?? code})`);
  }

  /** While nothing runs, the process keeps nobody alive. */
  #hold(isBusy: boolean): void {
    for (const held of [this.#child, this.#child.channel])
      if (isBusy) held?.ref();
      else held?.unref();
  }

  /** @throws SandboxUnavailableError */
  async run(task: Task): Promise<Answer> {
    if (this.#hasEnded) throw new SandboxUnavailableError('the sandbox was ended');
    // Counted in ticks: those of a machine, or of a process, that is too busy come late.
    let seconds = patienceSeconds + Math.ceil(this.#limits.timeMs / 1_000);
    const timer = setInterval(() => {
      seconds -= 1;
      if (seconds > 0) return;
      this.#isStuck = true;
      this.#child.kill('SIGKILL');
    }, 1_000);
    timer.unref();
    this.#hold(true);
    try {
      const answer = await new Promise<Answer | Error>(resolve => {
        this.#task = task;
        this.#settle = resolve;
        // Where it cannot be sent the process is ending, which is told.
        this.#child.send(task, () => {});
      });
      if (answer instanceof Error) throw answer;
      return answer;
    } finally {
      clearInterval(timer);
      this.#settle = null;
      this.#hold(false);
    }
  }

  async close(): Promise<void> {
    this.#child.kill('SIGKILL');
    // Somebody waits for the end, so it must come before this process ends.
    if (!this.#hasEnded) this.#child.ref();
    await this.#ended;
  }
}
