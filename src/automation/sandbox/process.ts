/** One process of the sandbox. It runs one task at a time, and its failures do not affect the service. */
import { type ChildProcess, spawn } from 'node:child_process';
import { LruCache } from '../../common/collections/lru-cache.ts';
import type { SchemaError } from '../../common/errors/schema-error.ts';
import { program } from './program.ts';

export interface Limits {
  /** CPU time limit of a task, in milliseconds. On a busy machine a task may take up to 37 times as long. */
  readonly timeMs: number;
  /** Memory limit for the objects of a task, in MB. The process itself may use 160 MB in addition. */
  readonly memoryMb: number;
  /** Maximum size of the result of a mapping, in bytes of JSON. */
  readonly maxBytes: number;
}

export interface Task {
  /** The workspace. Nothing that its tasks do is visible to those of another one. */
  readonly owner: string;
  readonly source: string;
  /** Input as JSON. Without it, the source is only compiled. */
  readonly input?: string | undefined;
}

/** The reply of the process. A value is JSON. `isSlow`: it used more CPU time than tasks should. */
export type SandboxReply = { readonly isSlow: boolean } & (
  | { readonly ok: true; readonly value?: string }
  | { readonly ok: false; readonly error: string }
  /** `left`: how many further errors there are. */
  | { readonly ok: false; readonly errors: readonly SchemaError[]; readonly left: number }
);

/**
 * The sandbox cannot run a task now: too many wait, it is closed, its process was ended, or other processes use the CPU
 * time. Try again later.
 */
export class SandboxUnavailableError extends Error {
  override readonly name = 'SandboxUnavailableError';
}

/** The process receives its program as its first message, because a command line has no room for it. */
const receive = "process.once('message', program => eval(program))";

/** V8 and the kernel end a process that uses too much with these signals. Others are not the task's fault. */
const crashes = new Set(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP']);
const crashCodes = new Set([133, 134, 139]);

/** A process that does not reply is ended this many seconds after the time limit. This includes its start. */
const timeoutSeconds = 20;

/** Number of workspaces that a process remembers: those whose realms it keeps. */
const maxOwners = 64;
/** What they take of the heap, in MB: each realm about 0.7, and the expressions that are kept. */
const realmsMb = 80;

export class SandboxProcess {
  readonly #of: string;
  readonly #limits: Limits;
  readonly #owners = new LruCache<true>(maxOwners);
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #settle: ((answer: SandboxReply | Error) => void) | null = null;
  #hasEnded = false;
  #isStuck = false;
  #hasCrashed = false;
  #isUsed = false;

  constructor(of: 'mapping' | 'schema', limits: Limits) {
    this.#of = of;
    this.#limits = limits;
    const args = [
      `--max-old-space-size=${limits.memoryMb + realmsMb}`,
      '--max-semi-space-size=4',
      '--input-type=commonjs',
      `--eval=${receive}`,
      of,
      JSON.stringify({ ...limits, maxOwners }),
    ];
    this.#child = spawn(process.execPath, args, {
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      windowsHide: true,
    });
    this.#child.on('message', (answer: SandboxReply | { readonly isStarved: true }) =>
      this.#settle?.(
        'isStarved' in answer ? new SandboxUnavailableError('other processes used the CPU time') : answer,
      ),
    );
    this.#ended = new Promise(resolve => {
      const end = (answer: SandboxReply | Error) => {
        this.#hasEnded = true;
        this.#settle?.(answer);
        resolve();
      };
      this.#child.on('exit', (code, signal) => end(this.#reasonOf(code, signal)));
      // The process could not be started. (An error of `send` is followed by `exit`.)
      this.#child.on('error', cause => {
        if (this.#child.pid === undefined)
          end(new SandboxUnavailableError('the sandbox cannot start', { cause }));
      });
    });
    // If it cannot be sent, the process is ending, and its `exit` event reports that.
    this.#child.send(program, () => {});
    this.#hold(false);
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Whether it has ended because it used too much memory. */
  get hasCrashed(): boolean {
    return this.#hasCrashed;
  }

  /** Whether it has run a task. */
  get isUsed(): boolean {
    return this.#isUsed;
  }

  /** Whether it has recently run a task of a workspace, and so what the next one needs is ready. */
  knows(owner: string): boolean {
    return this.#owners.get(owner) !== undefined;
  }

  #reasonOf(code: number | null, signal: NodeJS.Signals | null): SandboxReply | Error {
    const failed = (error: string): SandboxReply => ({
      ok: false,
      error: `The ${this.#of} ${error}.`,
      isSlow: true,
    });
    if (this.#isStuck) return failed('takes too long');
    this.#hasCrashed = crashes.has(signal ?? '') || crashCodes.has(code ?? 0);
    if (this.#hasCrashed) return failed(`needs more than ${this.#limits.memoryMb} MB of memory`);
    return new SandboxUnavailableError(`the sandbox was ended (${signal ?? code})`);
  }

  /** While no task runs, the sandbox process does not keep the service running. */
  #hold(isBusy: boolean): void {
    for (const held of [this.#child, this.#child.channel])
      if (isBusy) held?.ref();
      else held?.unref();
  }

  /** @throws SandboxUnavailableError */
  async run(task: Task): Promise<SandboxReply> {
    if (this.#hasEnded) throw new SandboxUnavailableError('the sandbox was ended');
    this.#isUsed = true;
    this.#owners.set(task.owner, true);
    // Counts ticks instead of time: on a busy machine ticks come late too, so the task gets more time.
    let seconds = timeoutSeconds + Math.ceil(this.#limits.timeMs / 1_000);
    const timer = setInterval(() => {
      seconds -= 1;
      if (seconds > 0) return;
      this.#isStuck = true;
      this.#child.kill('SIGKILL');
    }, 1_000);
    timer.unref();
    this.#hold(true);
    try {
      const answer = await new Promise<SandboxReply | Error>(resolve => {
        this.#settle = resolve;
        // If the task cannot be sent, the process is ending, and its `exit` event reports that.
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
    // The caller awaits the end, so this process must not exit before it.
    if (!this.#hasEnded) this.#child.ref();
    await this.#ended;
  }
}
