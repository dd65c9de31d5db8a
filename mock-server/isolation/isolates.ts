/** The instances of isolated tests: made with their first request, dropped when nobody uses them any more. */
import type { ServerResponse } from 'node:http';
import { clearInterval, setInterval } from 'node:timers';
import { MarketplaceError } from '../../src/common/errors/errors.ts';
import { elapsed } from '../../src/common/time/worker-time.ts';
import type { MockInstance } from '../mock-instance.ts';
import { checkName } from './name.ts';

/** Isolated tests at a time. */
const maxIsolates = 256;
/** One that was not used for so many milliseconds is dropped. */
const maxIdleMs = 300_000;
/** Names that are remembered because their instance made room for another. */
const maxReplaced = 10_000;
const sweepMs = 10_000;

export interface IsolatesOptions {
  /** Makes an instance with a copy of the shared data, or with scenarios. @throws TypeError for one that does not exist */
  readonly make: (scenarios: readonly string[]) => MockInstance | Promise<MockInstance>;
  /** @throws TypeError for a scenario that does not exist. @default there are none */
  readonly check?: (scenarios: readonly string[]) => void;
  /** Real time in milliseconds. */
  readonly time?: () => number;
}

interface Isolate {
  readonly instance: Promise<MockInstance>;
  /** Without a promise, so that a request need not wait. */
  made: MockInstance | null;
  /** Requests that are served. */
  running: number;
  /** An object of a test holds it. */
  isHeld: boolean;
  lastUsed: number;
}

/** An isolated test, as the controls list it. */
export interface ListedIsolate {
  readonly name: string;
  /** Requests that are served. */
  readonly running: number;
  /** In milliseconds. */
  readonly idle: number;
}

export class Isolates {
  readonly #make: IsolatesOptions['make'];
  readonly #check: NonNullable<IsolatesOptions['check']>;
  readonly #time: () => number;
  readonly #byName = new Map<string, Isolate>();
  /** Held by an object of a test, which must not get an empty instance in the place of its own. */
  readonly #replaced = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  /** Instances that are being closed. */
  readonly #ending = new Set<Promise<void>>();
  #count = 0;
  #isClosed = false;

  constructor({ make, check = () => {}, time = elapsed }: IsolatesOptions) {
    this.#make = make;
    this.#check = check;
    this.#time = time;
  }

  list(): ListedIsolate[] {
    const now = this.#time();
    return [...this.#byName].map(([name, { running, lastUsed }]) => ({
      name,
      running,
      idle: running > 0 ? 0 : Math.round(now - lastUsed),
    }));
  }

  /**
   * The instance of this name, which is in use until the response has closed.
   * @throws MarketplaceError for a name that cannot be used, without room, or if the instance of a held test made room
   */
  use(
    name: string,
    res: Pick<ServerResponse, 'once' | 'closed'>,
    scenarios: readonly string[] = [],
  ): MockInstance | Promise<MockInstance> {
    if (this.#replaced.has(name))
      throw new MarketplaceError(
        'unavailable',
        `the isolated test ${name} has ended, because ${maxIsolates} others began: call close() of each test that is over`,
      );
    const isolate = this.#get(name, scenarios);
    isolate.running += 1;
    const leave = () => {
      isolate.running -= 1;
      isolate.lastUsed = this.#time();
    };
    // Streams of events are open long after their request was answered.
    if (res.closed) leave();
    else res.once('close', leave);
    return isolate.made ?? isolate.instance;
  }

  /** An instance that stays until it is dropped. Without a name, it gets one. */
  async hold(given?: string): Promise<{ readonly name: string; readonly instance: MockInstance }> {
    let name = given;
    while (name === undefined) {
      this.#count += 1;
      const next = `test-${this.#count}`;
      if (!this.#byName.has(next)) name = next;
    }
    this.#replaced.delete(name);
    const isolate = this.#get(name);
    isolate.isHeld = true;
    return { name, instance: await isolate.instance };
  }

  /** Ends it. Resolves with whether there was one. */
  async drop(name: string): Promise<boolean> {
    this.#replaced.delete(name);
    const isolate = this.#byName.get(name);
    if (isolate === undefined) return false;
    this.#byName.delete(name);
    if (this.#byName.size === 0) clearInterval(this.#timer);
    await this.#end(isolate);
    return true;
  }

  /** Ends those that began with a scenario. */
  dropScenario(scenario: string): void {
    for (const name of [...this.#byName.keys()])
      if (name.split('+').slice(1).includes(scenario)) void this.drop(name).catch(() => {});
  }

  /** Drops those that nobody uses. */
  sweep(): void {
    const now = this.#time();
    for (const [name, isolate] of this.#byName)
      if (isIdle(isolate, now)) void this.drop(name).catch(() => {});
  }

  /** Ends what would keep the server open. */
  async endRequests(): Promise<void> {
    clearInterval(this.#timer);
    for (const { instance } of this.#byName.values())
      await instance.then(made => made.endRequests()).catch(() => {});
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const name of [...this.#byName.keys()]) await this.drop(name).catch(() => {});
    await Promise.all(this.#ending);
  }

  #get(name: string, scenarios: readonly string[] = []): Isolate {
    const known = this.#byName.get(name);
    if (known !== undefined) return known;
    if (scenarios.length === 0) checkName(name);
    // What does not exist takes no room from others.
    else this.#check(scenarios);
    // Nobody would end it.
    if (this.#isClosed) throw new MarketplaceError('unavailable', 'the mock server is closed');
    this.#makeRoom();
    const made = this.#make(scenarios);
    const instance = Promise.resolve(made);
    const isolate: Isolate = { instance, made: null, running: 0, isHeld: false, lastUsed: this.#time() };
    instance.then(
      done => {
        isolate.made = done;
      },
      () => {
        this.#byName.delete(name);
        if (this.#byName.size === 0) clearInterval(this.#timer);
      },
    );
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.sweep(), sweepMs).unref();
    this.#byName.set(name, isolate);
    return isolate;
  }

  /** The one that was not used for the longest time makes room, no matter who made it. */
  #makeRoom(): void {
    if (this.#byName.size < maxIsolates) return;
    const [first] = [...this.#byName]
      .filter(([, { running }]) => running === 0)
      .sort(([, one], [, other]) => one.lastUsed - other.lastUsed);
    if (first === undefined)
      throw new MarketplaceError(
        'unavailable',
        `${maxIsolates} isolated tests wait for responses: end some with DELETE /__mock/as/{name}`,
      );
    const [name, { isHeld }] = first;
    void this.drop(name).catch(() => {});
    if (isHeld) this.#remember(name);
  }

  #remember(name: string): void {
    this.#replaced.add(name);
    const [oldest] = this.#replaced;
    if (this.#replaced.size > maxReplaced && oldest !== undefined) this.#replaced.delete(oldest);
  }

  #end({ instance }: Isolate): Promise<void> {
    const ending = instance
      .then(async made => {
        made.endRequests();
        await made.close();
      })
      .finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
    return ending;
  }
}

const isIdle = ({ running, isHeld, lastUsed }: Isolate, now: number): boolean =>
  running === 0 && !isHeld && now - lastUsed >= maxIdleMs;
