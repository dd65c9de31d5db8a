/**
 * What this process does for one instance while it holds it: connects, connects again, sends, carries out commands, and
 * stores what happens. It ends when the instance is lost or its final state is stored, and leaves nothing behind: a
 * driver that never answers is abandoned after its deadline.
 */
import { setMaxListeners } from 'node:events';
import type { ChannelConnection, ChannelDriver } from '../../channel/driver.ts';
import { defined } from '../../common/defined.ts';
import { retryDelay } from '../../common/time/retry-delay.ts';
import type { InstanceRecord } from '../../generated/types.ts';
import type { HeldInstance, Holding, Renewal } from '../../repository/index.ts';
import { pairingOf, statusOf } from '../events.ts';
import { ChannelEventStore } from './channel-event-store.ts';
import { Connection, type ConnectionEnd, type ConnectionHooks } from './connection.ts';
import type { MessagingContext } from './context.ts';
import { HealthCheck } from './health-check.ts';
import { HealthStatsTracker } from './health-stats-tracker.ts';
import { Pace } from './pace.ts';
import { lineOf } from './reason.ts';
import { type StateChange, StoredInstance } from './stored-instance.ts';
import { waiting } from './until-stored.ts';
import { anything, nothing, type Work, Workers } from './workers.ts';

/** A connection that was open for this long, in milliseconds, was a good one: the next failure is the first again. */
const goodAfter = 60_000;

/** How often a log-out is tried before the pairing is forgotten here anyway. */
const logOuts = 3;

export class InstanceSession {
  readonly holding: Holding;
  /** Resolves when it has ended. Never rejects. */
  readonly ended: Promise<void>;
  readonly #context: MessagingContext;
  readonly #driver: ChannelDriver;
  /** Aborted when the instance is held no longer. */
  readonly #gone = new AbortController();
  /** Aborted when the session is to end. */
  readonly #leaving = new AbortController();
  readonly #pace: Pace;
  readonly #channelEvents: ChannelEventStore;
  readonly #healthStats: HealthStatsTracker;
  readonly #healthCheck: HealthCheck;
  readonly #stored: StoredInstance;
  #connection: Connection | null = null;
  #workers: Workers | null = null;
  #openedAt: number | null = null;

  /** `before`: an earlier session of the instance in this process, which ends first. */
  constructor(
    context: MessagingContext,
    driver: ChannelDriver,
    { workspaceId, instance }: HeldInstance,
    before: Promise<void> = Promise.resolve(),
  ) {
    this.#context = context;
    this.#driver = driver;
    this.holding = { workspaceId, instanceId: instance.id, generation: instance.generation };
    // Each outcome that waits for the storage listens to it. Their number is limited, but not to the ten that Node expects.
    setMaxListeners(0, this.#gone.signal);
    this.#pace = new Pace(context.time);
    this.#healthStats = new HealthStatsTracker(instance, context.now);
    this.#stored = new StoredInstance(context, instance, {
      holding: this.holding,
      healthStats: this.#healthStats,
      gone: this.#gone.signal,
      lost: () => this.lose(),
    });
    this.#healthCheck = new HealthCheck(context, {
      holding: this.holding,
      instance: () => ({ ...this.#stored.record, health_stats: this.#healthStats.healthStats }),
      isOver: () => this.#leaving.signal.aborted,
      change: ({ health, events }) => this.#stored.changeNow({ health }, events),
    });
    this.#channelEvents = new ChannelEventStore(context, {
      holding: this.holding,
      address: () => this.#stored.record.address,
      idle: async chat => this.#workers?.outbox.idleIn(chat),
      filed: () => void this.poke({ ...nothing, files: true }),
      received: () => this.#healthStats.received(),
    });
    this.ended = before.then(() => this.#run()).catch(error => context.onError(error));
  }

  /** There is something to do. Returns whether it can be done now. */
  poke(work: Work): boolean {
    if (!this.#connection?.isOpen) return false;
    this.#workers?.poke(work);
    return true;
  }

  /** What is stored with the next lease. */
  get renewal(): Renewal {
    const healthStats = this.#healthStats.unstored;
    return healthStats === undefined ? this.holding : { ...this.holding, healthStats };
  }

  /** The lease was renewed, and the instance read again: its user may have changed its rate. */
  renewed(instance: Readonly<InstanceRecord>, { healthStats }: Renewal): void {
    this.#healthStats.stored(healthStats);
    this.#stored.renewed(instance);
  }

  /** Looks whether something is wrong with it, or is over. `oldestAt`: since when its oldest message waits. */
  check(oldestAt: string | null): void {
    this.#healthCheck.look(oldestAt);
  }

  /** The instance is held no longer: its driver disconnects, and nothing more is stored. */
  lose(): void {
    this.#gone.abort();
    this.#leave('The instance is held by somebody else now');
  }

  /** Finishes what is being sent, disconnects, and stores that the instance is not connected any more. */
  async close(): Promise<void> {
    this.#workers?.close();
    await this.#workers?.sent();
    this.#leave(ended);
    await this.ended;
  }

  #leave(reason: string): void {
    this.#leaving.abort();
    this.#connection?.end({ reason, retry: true, loggedOut: false });
  }

  async #run(): Promise<void> {
    if (this.#stored.record.wanted === 'logged_out') {
      await this.#logOut();
      return;
    }
    let failures = 0;
    const wasOpen = this.#stored.record.state === 'open';
    // Without health stats, no process of this version has held it.
    if (wasOpen && this.#stored.record.health_stats !== undefined) this.#healthStats.ended(lapsed, wasOpen);
    let reason = wasOpen ? lapsed : this.#stored.record.reason;
    this.#healthStats.down();
    while (!this.#leaving.signal.aborted) {
      await this.#stored.change({ state: 'connecting', reason, pairing: null });
      if (this.#leaving.signal.aborted) break;
      const end = await this.#connectOnce();
      if (this.#leaving.signal.aborted) break;
      reason = end.reason;
      this.#healthStats.ended(lineOf(reason), this.#openedAt !== null);
      this.#healthStats.down();
      if (!end.retry) {
        await this.#end(finalOf(end));
        return;
      }
      const wasGood = this.#openedAt !== null && this.#context.time.now() - this.#openedAt >= goodAfter;
      failures = wasGood ? 1 : failures + 1;
      await this.#stored.change({ state: 'connecting', reason, pairing: null });
      const isSoon = end.forgotten === true && failures === 1;
      await waiting(this.#context.time, isSoon ? 0 : this.#waitAfter(failures), this.#leaving.signal);
    }
    await this.#stored.change({ state: 'connecting', reason: ended, pairing: null });
  }

  #waitAfter(failures: number): number {
    const { connectSchedule, random } = this.#context.settings;
    return retryDelay(connectSchedule, Math.min(failures, connectSchedule.length), null, random) ?? 0;
  }

  async #connectOnce(): Promise<ConnectionEnd> {
    this.#openedAt = null;
    const connection = this.#connectionWith({
      connected: (connection, signal) => this.#connected(connection, signal),
      opened: async address => {
        this.#openedAt = this.#context.time.now();
        this.#healthStats.open();
        await this.#opened(address);
      },
      paired: async ({ method, text, expiresAt }) => {
        const pairing = { method, text, expires_at: new Date(expiresAt).toISOString() };
        await this.#stored.changeNow({ pairing }, changed => pairingOf(changed, this.#origin));
      },
    });
    this.#connection = connection;
    const end = await connection.run();
    this.#workers?.close();
    // What was being sent is stored as given up before the next connection sends anything.
    await this.#workers?.idle();
    this.#connection = null;
    return end;
  }

  #connectionWith(hooks: Pick<ConnectionHooks, 'connected' | 'opened' | 'paired'>): Connection {
    const { workspaceId } = this.holding;
    const held = { workspaceId, instance: this.#stored.record };
    return new Connection(this.#context, this.#driver, held, {
      ...hooks,
      alive: async () => {
        await this.#stored.changeNow({ heartbeat_at: new Date(this.#context.now()).toISOString() });
      },
      happened: event => this.#channelEvents.store(event),
      remember: async memory => {
        await this.#stored.changeNow({ memory: memory === null ? null : { ...memory } });
      },
    });
  }

  #connected(connection: ChannelConnection, signal: AbortSignal): void {
    this.#workers = new Workers(this.#context, {
      holding: this.holding,
      driver: this.#driver,
      connection,
      ended: signal,
      gone: this.#gone.signal,
      lost: () => this.lose(),
      pace: this.#pace,
      rate: () => this.#stored.record.rate,
      address: () => this.#stored.record.address,
      tried: outcome => this.#healthStats.tried(outcome),
      fetched: (outcome, before) => this.#healthStats.fetched(outcome, before),
    });
  }

  async #opened(address: string): Promise<void> {
    const at = new Date(this.#context.now()).toISOString();
    await this.#stored.changeNow(
      { state: 'open', reason: null, pairing: null, address, opened_at: at, heartbeat_at: at },
      changed => [statusOf(changed, this.#origin)],
    );
    this.poke(anything);
  }

  /** Removes the pairing at the channel. If the channel does not answer, it is forgotten here all the same. */
  async #logOut(): Promise<void> {
    let reason: string | null = null;
    for (let failures = 1; failures <= logOuts && !this.#leaving.signal.aborted; failures += 1) {
      if (await this.#logOutOnce()) break;
      reason = 'The channel has not confirmed the log-out: remove the pairing there too';
      if (failures < logOuts)
        await waiting(this.#context.time, this.#waitAfter(failures), this.#leaving.signal);
      else break;
    }
    if (this.#leaving.signal.aborted) return;
    await this.#end({ state: 'closed', wanted: 'closed', memory: null, pairing: null, reason });
  }

  async #logOutOnce(): Promise<boolean> {
    let isOut = false;
    const connection: Connection = this.#connectionWith({
      connected: () => {},
      // A driver that wants to pair has no pairing any more.
      paired: async () => {
        isOut = true;
        connection.end({ reason: 'Logged out', retry: false, loggedOut: true });
      },
      opened: async () => {
        isOut = await connection.disconnect(true);
        connection.end({ reason: 'Logged out', retry: false, loggedOut: isOut });
      },
    });
    this.#connection = connection;
    const end = await connection.run();
    this.#connection = null;
    return isOut || end.loggedOut;
  }

  get #origin(): { now: number } {
    return { now: this.#context.now() };
  }

  /** Stores the last state: nobody looks at its health any more. */
  async #end(change: StateChange): Promise<void> {
    this.#healthStats.open();
    // One that is under way would be stored after it.
    await this.#healthCheck.idle();
    await this.#stored.change(change, this.#healthCheck);
  }
}

const lapsed = 'The process that held it did not renew its lease in time';
const ended = 'The process that held it has ended';

/** What is stored when a connection has ended for good. */
const finalOf = ({ reason, loggedOut, unpaired = false }: ConnectionEnd): StateChange => ({
  state: loggedOut || unpaired ? 'closed' : 'failed',
  wanted: 'closed',
  reason,
  pairing: null,
  ...defined({ memory: loggedOut ? null : undefined }),
});
