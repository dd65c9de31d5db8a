/**
 * Holds instances: claims those that nobody holds, keeps a session for each, renews their leases, and looks what there
 * is to do. Any number of processes share the instances; when one dies, the others take over after its leases.
 */
import type { ChannelDriver } from '../../channel/driver.ts';
import type { HeldInstance, Holding } from '../../repository/index.ts';
import type { MessagingContext } from './context.ts';
import { InstanceSession } from './session.ts';
import { anything, nothing } from './workers.ts';

/** The shortest time between two looks, in milliseconds. */
const gap = 10;

/** How long a look may take, in milliseconds: a statement is given up earlier. */
const maxLookTime = 60_000;

export class InstanceHolder {
  readonly #context: MessagingContext;
  /** Called at each look of this process: others may have stored something. */
  readonly #polled: () => void;
  /** By workspace and instance. */
  readonly #sessions = new Map<string, InstanceSession>();
  /** Until when the lease of each lasts for certain, by the clock of timers. */
  readonly #leases = new Map<InstanceSession, number>();
  /** Whether it has claimed before: instances of processes that have ended are claimed at the start. */
  #hasClaimed = false;
  #renewedAt = Number.NEGATIVE_INFINITY;
  #running: Promise<void> | null = null;
  /** When it last looked, also without success. */
  #lookedAt = 0;
  #closed: Promise<void> | null = null;
  #nudged = false;
  readonly #claims = { claims: 0, claimed: 0, claims_failed: 0 };
  #cancel: () => void = () => {};
  #wake: () => void = () => {};

  constructor(context: MessagingContext, polled: () => void) {
    this.#context = context;
    this.#polled = polled;
  }

  start(): void {
    if (this.#running !== null || this.#closed !== null) return;
    this.#lookedAt = this.#context.time.now();
    this.#running = this.#run();
    this.#dropExpired();
  }

  /** Whether it still looks: a look that never ends would stop it for ever. */
  get isAlive(): boolean {
    const { settings, time } = this.#context;
    return time.now() - this.#lookedAt < maxLookTime + 2 * settings.pollInterval;
  }

  /** Number of instances that it holds: of a workspace, or of all. */
  held(workspaceId?: string): number {
    if (workspaceId === undefined) return this.#sessions.size;
    return [...this.#sessions.values()].filter(({ holding }) => holding.workspaceId === workspaceId).length;
  }

  /** How often it has looked for instances, how many it got, and how often the storage did not answer. */
  done(): Readonly<Record<'claims' | 'claimed' | 'claims_failed', number>> {
    return { ...this.#claims };
  }

  /** There may be something to do: for an instance, or anywhere. */
  nudge(workspaceId?: string, instanceId?: string, kind?: keyof typeof anything): void {
    // Messages and commands of an open instance do not need a look at all of them.
    if (workspaceId !== undefined && instanceId !== undefined) {
      const todo = kind === undefined ? anything : { ...nothing, [kind]: true };
      if (this.#sessions.get(instanceKeyOf({ workspaceId, instanceId }))?.poke(todo)) return;
    }
    this.#nudged = true;
    this.#wake();
  }

  /** Claims nothing more, ends all sessions and releases their leases. */
  close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  async #end(): Promise<void> {
    // The promise of closing is set in the next turn, which ends the loop.
    await null;
    this.#wake();
    await this.#running;
    const held = [...this.#sessions.values()];
    // Sessions that cannot reach the storage are still dropped with their leases: they would never end.
    await Promise.all(held.map(session => session.close()));
    this.#cancel();
    if (held.length === 0) return;
    try {
      await this.#context.messaging.releaseInstances(held.map(({ holding }) => holding));
    } catch (error) {
      // Other processes wait for the end of the leases.
      this.#context.onError(error);
    }
  }

  async #run(): Promise<void> {
    const { settings, time, onError } = this.#context;
    while (this.#closed === null) {
      this.#nudged = false;
      // Steps that fail do not keep the others from being done.
      for (const step of [() => this.#renew(), () => this.#claim(), () => this.#look()]) {
        if (this.#closed !== null) break;
        await step().catch(onError);
      }
      this.#polled();
      this.#lookedAt = time.now();
      const until = this.#lookedAt + settings.pollInterval;
      // Closed meanwhile: nobody would wake it, and its timers do not keep the process alive.
      if (this.#closed !== null) break;
      // Many nudges are one look.
      await this.#wait(time.now() + gap);
      while (this.#closed === null && !this.#nudged && time.now() < until) await this.#wait(until);
    }
  }

  async #claim(): Promise<void> {
    const { messaging, settings, drivers, process, time, clock } = this.#context;
    const limit = settings.instances - this.#sessions.size;
    if (limit <= 0) return;
    // Measured before the query: the lease cannot have started earlier.
    const asked = time.now();
    const claim = {
      drivers: [...drivers.keys()],
      leaseFor: settings.leaseFor,
      limit,
      holder: process.name,
      ...(this.#hasClaimed ? {} : { hasEnded: process.hasEnded }),
      ...clock(),
    };
    const claimed = await (async () => messaging.claimInstances(claim))().catch(error => {
      this.#claims.claims_failed += 1;
      throw error;
    });
    this.#hasClaimed = true;
    this.#claims.claims += 1;
    this.#claims.claimed += claimed.length;
    for (const held of claimed) {
      const driver = drivers.get(held.instance.driver);
      if (driver !== undefined) this.#begin(held, driver, asked + settings.leaseFor);
    }
  }

  #begin(held: HeldInstance, driver: ChannelDriver, leasedUntil: number): void {
    const name = instanceKeyOf({ workspaceId: held.workspaceId, instanceId: held.instance.id });
    const before = this.#sessions.get(name);
    before?.lose();
    const session = new InstanceSession(this.#context, driver, held, before?.ended);
    this.#sessions.set(name, session);
    this.#leases.set(session, leasedUntil);
    void session.ended.then(() => this.#forget(name, session));
  }

  /** A session has ended. Unless the engine is closing, its lease is of no use any more. */
  async #forget(name: string, session: InstanceSession): Promise<void> {
    this.#leases.delete(session);
    if (this.#sessions.get(name) !== session || this.#closed !== null) return;
    this.#sessions.delete(name);
    try {
      await this.#context.messaging.releaseInstances([session.holding]);
    } catch (error) {
      this.#context.onError(error);
    }
  }

  async #renew(): Promise<void> {
    const { messaging, settings, time, clock } = this.#context;
    const asked = time.now();
    if (this.#leases.size === 0 || asked - this.#renewedAt < settings.leaseFor / 3) return;
    const sessions = [...this.#leases.keys()].map(session => ({ session, renewal: session.renewal }));
    const renewed = await messaging.renewInstances(
      sessions.map(({ renewal }) => renewal),
      { leaseFor: settings.leaseFor, ...clock() },
    );
    this.#renewedAt = asked;
    const still = new Map(renewed.map(held => [`${held.workspaceId} ${held.instance.id}`, held]));
    for (const { session, renewal } of sessions) {
      const held = still.get(instanceKeyOf(session.holding));
      if (held === undefined || held.instance.generation !== session.holding.generation) session.lose();
      else {
        session.renewed(held.instance, renewal);
        if (this.#leases.has(session)) this.#leases.set(session, asked + settings.leaseFor);
      }
    }
  }

  /** Finds out what there is to do, and which instances are lost. */
  async #look(): Promise<void> {
    const sessions = [...this.#leases.keys()];
    if (sessions.length === 0) return;
    const work = await this.#context.messaging.workOf(
      sessions.map(({ holding }) => holding),
      this.#context.clock(),
    );
    const found = new Map(work.map(one => [instanceKeyOf(one), one]));
    for (const session of sessions) {
      const todo = found.get(instanceKeyOf(session.holding));
      if (todo === undefined) session.lose();
      else {
        session.poke(todo);
        session.check(todo.oldestAt);
      }
    }
  }

  /**
   * If the storage could not be reached for so long that another process may hold them now, they are not ours. It does
   * not wait for the other steps, which may wait for the storage.
   */
  #dropExpired(): void {
    const { time, settings } = this.#context;
    const now = time.now();
    for (const [session, until] of this.#leases) if (now >= until) session.lose();
    this.#cancel = time.after(settings.pollInterval, () => this.#dropExpired());
  }

  #wait(until: number): Promise<void> {
    const { time } = this.#context;
    return new Promise(resolve => {
      const cancel = time.after(Math.max(1, Math.ceil(until - time.now())), resolve);
      this.#wake = () => {
        cancel();
        resolve();
      };
    });
  }
}

const instanceKeyOf = ({ workspaceId, instanceId }: Pick<Holding, 'workspaceId' | 'instanceId'>): string =>
  `${workspaceId} ${instanceId}`;
