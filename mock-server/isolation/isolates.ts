/** The worlds of isolated tests: made with their first request, dropped when nobody uses them any more. */
import type { ServerResponse } from 'node:http';
import { clearInterval, setInterval } from 'node:timers';
import { MarketplaceError } from '../../src/common/errors.ts';
import { elapsed } from '../../src/common/worker-time.ts';
import type { World } from '../world.ts';
import { checkName } from './name.ts';

/** Isolated tests at a time. */
const most = 256;
/** One that was not used for so many milliseconds is dropped. */
const longestIdle = 300_000;
/** If there is no room, one that was not used for so many milliseconds may be dropped. */
const shortestIdle = 30_000;
const sweep = 10_000;

export interface IsolatesOptions {
  /** Makes a world with a copy of the shared data. */
  readonly make: () => World | Promise<World>;
  /** Real time in milliseconds. */
  readonly time?: () => number;
}

interface Isolate {
  readonly world: Promise<World>;
  /** Without a promise, so that a request need not wait. */
  made: World | null;
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
  readonly #time: () => number;
  readonly #byName = new Map<string, Isolate>();
  #timer: NodeJS.Timeout | undefined;
  /** Worlds that are being closed. */
  readonly #ending = new Set<Promise<void>>();
  #count = 0;
  #isClosed = false;

  constructor({ make, time = elapsed }: IsolatesOptions) {
    this.#make = make;
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
   * The world of this name, which is in use until the response has closed.
   * @throws MarketplaceError for a name that cannot be used, or without room
   */
  use(name: string, res: Pick<ServerResponse, 'once' | 'closed'>): World | Promise<World> {
    const isolate = this.#get(name);
    isolate.running += 1;
    const leave = () => {
      isolate.running -= 1;
      isolate.lastUsed = this.#time();
    };
    // Streams of events are open long after their request was answered.
    if (res.closed) leave();
    else res.once('close', leave);
    return isolate.made ?? isolate.world;
  }

  /** A world that stays until it is dropped. Without a name, it gets one. */
  async hold(given?: string): Promise<{ readonly name: string; readonly world: World }> {
    let name = given;
    while (name === undefined) {
      this.#count += 1;
      const next = `test-${this.#count}`;
      if (!this.#byName.has(next)) name = next;
    }
    const isolate = this.#get(name);
    isolate.isHeld = true;
    return { name, world: await isolate.world };
  }

  /** Ends it. Resolves with whether there was one. */
  async drop(name: string): Promise<boolean> {
    const isolate = this.#byName.get(name);
    if (isolate === undefined) return false;
    this.#byName.delete(name);
    if (this.#byName.size === 0) clearInterval(this.#timer);
    await this.#end(isolate);
    return true;
  }

  /** Drops those that nobody uses. */
  sweep(): void {
    const now = this.#time();
    for (const [name, isolate] of this.#byName)
      if (isIdle(isolate, now, longestIdle)) void this.drop(name).catch(() => {});
  }

  /** Ends what would keep the server open. */
  async endRequests(): Promise<void> {
    clearInterval(this.#timer);
    for (const { world } of this.#byName.values())
      await world.then(made => made.endRequests()).catch(() => {});
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const name of [...this.#byName.keys()]) await this.drop(name).catch(() => {});
    await Promise.all(this.#ending);
  }

  #get(name: string): Isolate {
    const known = this.#byName.get(name);
    if (known !== undefined) return known;
    checkName(name);
    // Nobody would end it.
    if (this.#isClosed) throw new MarketplaceError('unavailable', 'the mock server is closed');
    this.#makeRoom();
    const made = this.#make();
    const world = Promise.resolve(made);
    const isolate: Isolate = { world, made: null, running: 0, isHeld: false, lastUsed: this.#time() };
    world.then(
      done => {
        isolate.made = done;
      },
      () => this.#byName.delete(name),
    );
    if (this.#byName.size === 0) this.#timer = setInterval(() => this.sweep(), sweep).unref();
    this.#byName.set(name, isolate);
    return isolate;
  }

  #makeRoom(): void {
    if (this.#byName.size < most) return;
    const now = this.#time();
    let oldest: readonly [string, Isolate] | null = null;
    for (const entry of this.#byName)
      if (isIdle(entry[1], now, shortestIdle) && (oldest === null || entry[1].lastUsed < oldest[1].lastUsed))
        oldest = entry;
    if (oldest === null)
      throw new MarketplaceError(
        'unavailable',
        `${most} isolated tests are in use: end some with DELETE /__mock/as/{name}`,
      );
    void this.drop(oldest[0]).catch(() => {});
  }

  #end({ world }: Isolate): Promise<void> {
    const ending = world
      .then(async made => {
        made.endRequests();
        await made.close();
      })
      .finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
    return ending;
  }
}

const isIdle = ({ running, isHeld, lastUsed }: Isolate, now: number, least: number): boolean =>
  running === 0 && !isHeld && now - lastUsed >= least;
