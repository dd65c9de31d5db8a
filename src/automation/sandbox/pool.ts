/** The processes that run the mappings, or the schemas, of all workspaces. */
import { SandboxCounts } from './counts.ts';
import {
  type Limits,
  SandboxProcess,
  type SandboxReply,
  SandboxUnavailableError,
  type Task,
} from './process.ts';
import { type QueueLimits, SandboxQueue, type SandboxTask } from './queue.ts';

export interface SandboxNumbers {
  readonly inHand: Readonly<Record<string, number>>;
  readonly done: Readonly<Record<string, number>>;
}

export interface PoolOptions {
  readonly of: 'mapping' | 'schema';
  readonly limits: Limits;
  readonly waiting: QueueLimits;
}

export class SandboxPool {
  readonly #options: PoolOptions;
  readonly #queue: SandboxQueue;
  readonly #idle: SandboxProcess[] = [];
  readonly #started = new Set<SandboxProcess>();
  readonly #counts = new SandboxCounts();
  #isClosed = false;

  /** No process is started before the first task. There are never more of them than tasks that run at once. */
  constructor(options: PoolOptions) {
    this.#options = options;
    this.#queue = new SandboxQueue(options.waiting);
  }

  /** `signal`: when it is aborted, the task does not start. @throws SandboxUnavailableError: try again later */
  async run(
    { line, ...task }: Omit<SandboxTask, 'workspaceId' | 'source'> & Task,
    signal?: AbortSignal,
  ): Promise<SandboxReply> {
    return this.#counts.count(begun =>
      this.#queue.run({ line, workspaceId: task.owner, source: task.source }, async () => {
        signal?.throwIfAborted();
        begun();
        return this.#perform(task);
      }),
    );
  }

  /** What it is doing and has done, by names that end with `what`, such as `mappings`. */
  numbers(what: string): SandboxNumbers {
    const { waiting, running, ended } = this.#counts;
    return {
      inHand: { [what]: running, [`${what}_waiting`]: waiting },
      done: {
        [what]: ended.done,
        [`${what}_failed`]: ended.failed,
        [`${what}_stopped`]: ended.stopped,
        [`${what}_refused`]: ended.refused,
      },
    };
  }

  /** Ends all processes. Running and waiting tasks reject with {@link SandboxUnavailableError}. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#started].map(one => one.close()));
  }

  /**
   * A process may end while a task runs that is not the reason: because somebody else ends it, or because the tasks
   * before took its memory. So the task runs again, in a new process.
   */
  async #perform(task: Task): Promise<SandboxReply> {
    const first = this.#take(task.owner);
    const { isUsed } = first;
    try {
      const answer = await this.#runIn(first, task);
      if (!first.hasCrashed || !isUsed) return answer;
    } catch (error) {
      if (!(error instanceof SandboxUnavailableError) || !first.hasEnded) throw error;
    }
    return this.#runIn(this.#start(), task);
  }

  async #runIn(one: SandboxProcess, task: Task): Promise<SandboxReply> {
    try {
      return await one.run(task);
    } finally {
      if (one.hasEnded) this.#started.delete(one);
      else this.#idle.push(one);
    }
  }

  /** An idle process, one that knows the workspace if possible, or a new one. */
  #take(owner: string): SandboxProcess {
    for (const one of this.#idle.filter(({ hasEnded }) => hasEnded)) {
      this.#idle.splice(this.#idle.indexOf(one), 1);
      this.#started.delete(one);
    }
    const known = this.#idle.find(one => one.knows(owner)) ?? this.#idle.at(-1);
    if (known === undefined) return this.#start();
    this.#idle.splice(this.#idle.indexOf(known), 1);
    return known;
  }

  #start(): SandboxProcess {
    if (this.#isClosed) throw new SandboxUnavailableError('the sandbox is closed');
    try {
      const one = new SandboxProcess(this.#options.of, this.#options.limits);
      this.#started.add(one);
      return one;
    } catch (cause) {
      // The operating system does not allow this process to start another one.
      throw new SandboxUnavailableError('the sandbox cannot start', { cause });
    }
  }
}
