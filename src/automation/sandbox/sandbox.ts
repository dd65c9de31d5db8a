/**
 * Runs what users write: mappings in JSONata, and JSON Schemas, whose patterns may take exponential time. They run in
 * separate processes. A thread is not enough: a single large allocation, such as `[1..9999999]`, ends the whole process
 * regardless of the limits of the thread.
 */
import { FairQueue } from '../../common/fair-queue.ts';
import { explain } from '../../common/schema-error.ts';
import { type Answer, type Limits, SandboxProcess, SandboxUnavailableError, type Task } from './process.ts';

export { SandboxUnavailableError } from './process.ts';

export type Compiled = { readonly ok: true } | { readonly ok: false; readonly error: string };
export type Mapped =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: string };
export type Checked =
  | { readonly ok: true }
  /** `pointer` is a JSON pointer to the invalid value; `reason` continues the sentence: `must be a string`. */
  | { readonly ok: false; readonly pointer: string; readonly reason: string };

const defaults: Limits = { timeMs: 250, memoryMb: 64, mostBytes: 256 * 1_024 };

/** Maximum number of processes. A workspace uses at most one of them, so that it cannot block the others. */
const slots = 2;
/** Maximum number of waiting tasks. Each keeps its input in memory, at most 256 kB. */
const perShare = 32;
const perLine = 256;

/** Descriptions of the formats of JSON Schema. (The formats of the service's own schemas are stricter.) */
const formats = {
  'date-time': 'an RFC 3339 time such as 2026-03-14T09:26:53Z',
  email: 'an e-mail address',
  uri: 'an absolute URI',
};

/** Longer reasons would quote a whole value of the user. */
const longestError = 300;
const short = (text: string) => (text.length > longestError ? `${text.slice(0, longestError)}…` : text);

export class Sandbox {
  readonly #limits: Limits;
  readonly #queue = new FairQueue({
    slots,
    slotsPerShare: 1,
    perShare,
    perLine,
    full: () => new SandboxUnavailableError('too much waits for the sandbox'),
  });
  readonly #idle: SandboxProcess[] = [];
  readonly #started = new Set<SandboxProcess>();
  #isClosed = false;

  /** No process is started before the first task. */
  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...defaults, ...limits };
  }

  /** Applies a mapping to an input. @throws SandboxUnavailableError: try again later */
  async map(workspaceId: string, expression: string, input: unknown): Promise<Mapped> {
    const answer = await this.#run(workspaceId, 'mappings', 'mapping', expression, input ?? null);
    if (!answer.ok) return { ok: false, error: errorOf(answer) };
    return { ok: true, value: JSON.parse(answer.value ?? 'null') };
  }

  /** Whether data fits a schema of 2020-12 or draft-07. @throws SandboxUnavailableError: try again later */
  async check(workspaceId: string, schema: object, data: unknown): Promise<Checked> {
    const answer = await this.#run(workspaceId, 'checks', 'schema', schema, data ?? null);
    if (answer.ok) return { ok: true };
    if ('error' in answer) {
      const [first = '', ...rest] = errorOf(answer);
      return { ok: false, pointer: '', reason: `cannot be checked: ${first.toLowerCase()}${rest.join('')}` };
    }
    const { pointer, reason } = explain(answer.errors, formats);
    return { ok: false, pointer: short(pointer), reason: short(reason) };
  }

  /** Whether an expression can be used as a mapping. @throws SandboxUnavailableError: try again later */
  async compiles(workspaceId: string, expression: string): Promise<Compiled> {
    const answer = await this.#run(workspaceId, 'trials', 'mapping', expression);
    return answer.ok ? { ok: true } : { ok: false, error: errorOf(answer) };
  }

  /** Whether an object can be used as a schema. @throws SandboxUnavailableError: try again later */
  async compilesSchema(workspaceId: string, schema: object): Promise<Compiled> {
    const answer = await this.#run(workspaceId, 'trials', 'schema', schema);
    return answer.ok ? { ok: true } : { ok: false, error: errorOf(answer) };
  }

  /** Ends all processes. Running and waiting tasks reject with {@link SandboxUnavailableError}. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#started].map(one => one.close()));
  }

  async #run(
    share: string,
    line: string,
    of: Task['of'],
    written: string | object,
    input?: unknown,
  ): Promise<Answer> {
    let task: Task;
    try {
      const source = typeof written === 'string' ? written : JSON.stringify(written);
      task = { of, source, input: JSON.stringify(input) };
    } catch (error) {
      if (error instanceof RangeError) return { ok: false, error: 'It is nested too deeply.' };
      throw error;
    }
    return this.#queue.run({ line, share }, async () => {
      if (this.#isClosed) throw new SandboxUnavailableError('the sandbox is closed');
      const one = this.#take();
      try {
        return await one.run(task);
      } finally {
        if (one.hasEnded) this.#started.delete(one);
        else this.#idle.push(one);
      }
    });
  }

  #take(): SandboxProcess {
    for (let one = this.#idle.pop(); one !== undefined; one = this.#idle.pop()) {
      if (!one.hasEnded) return one;
      this.#started.delete(one);
    }
    return this.#start();
  }

  #start(): SandboxProcess {
    try {
      const one = new SandboxProcess(this.#limits);
      this.#started.add(one);
      return one;
    } catch (cause) {
      // The operating system does not allow this process to start another one.
      throw new SandboxUnavailableError('the sandbox cannot start', { cause });
    }
  }
}

function errorOf(answer: Answer): string {
  return 'error' in answer ? short(answer.error) : '';
}
