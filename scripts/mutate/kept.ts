/**
 * Test processes that keep their modules: a mutant that no module needs while it is loaded is tried in the tests that
 * reach it, without another start. What a test leaves behind may make others fail, or hide a mutant. So a process says
 * nothing of a mutant that it did not reach, and a failure counts if the same test passes afterwards without the mutant.
 */
import type { TestFile } from '../../test/runner/files.ts';
import type { TestProcess } from '../../test/runner/process.ts';
import type { SharedParts } from '../../test/runner/shared.ts';
import { reasonToFail } from '../../test/runner/verdict.ts';
import { environment, type Order } from './order.ts';

export class KeptProcesses {
  readonly #type: typeof TestProcess;
  readonly #shared: SharedParts;
  readonly #all = new Set<TestProcess>();
  readonly #free: TestProcess[] = [];

  /** `type`: the class of the copy with the mutants. */
  constructor(type: typeof TestProcess, shared: SharedParts) {
    this.#type = type;
    this.#shared = shared;
  }

  /** Whether these tests detect a mutant; `null` if only a new process can tell. */
  async isSeen(
    file: TestFile,
    awake: number,
    tests: readonly string[],
    limit: number,
  ): Promise<boolean | null> {
    const child = this.#free.pop() ?? this.#start();
    const first = await child.run(file, { order: { awake, tests }, limit });
    if (!child.alive || first.outcome.ended === undefined) return this.#drop(child);
    if (reasonToFail(first.outcome, first.output) === null) {
      this.#free.push(child);
      return first.outcome.ended.reached === true ? false : null;
    }
    const second = await child.run(file, { order: { awake: null, tests: 'the failed one' }, limit });
    if (!child.alive || reasonToFail(second.outcome, second.output) !== null) return this.#drop(child);
    this.#free.push(child);
    return true;
  }

  async end(): Promise<void> {
    await Promise.all([...this.#all].filter(({ alive }) => alive).map(child => child.end()));
  }

  #start(): TestProcess {
    const order: Order = { awake: null, tests: null, reachFolder: null, isKept: true };
    const child = new this.#type(this.#shared, { file: 600_000, end: 10_000 }, environment(order));
    this.#all.add(child);
    return child;
  }

  #drop(child: TestProcess): null {
    this.#all.delete(child);
    if (child.alive) void child.end();
    return null;
  }
}
