/**
 * What this process does for one instance while it holds it: connects, connects again, sends, carries out commands, and
 * stores what happens. It ends when the instance is lost or its final state is stored, and leaves nothing behind: a
 * driver that never answers is abandoned after its deadline.
 */
import { setMaxListeners } from 'node:events';
import type { ChannelConnection, ChannelDriver } from '../../channel/driver.ts';
import { retryDelay } from '../../common/retry-delay.ts';
import type { InstanceRecord } from '../../generated/types.ts';
import {
  type HeldInstance,
  type Holding,
  type InstanceChange,
  type InstanceWork,
  isRefused,
  type Renewal,
} from '../../repository/index.ts';
import { pairingOf, statusOf } from '../events.ts';
import { ChannelEventStore } from './channel-event-store.ts';
import { Checkup } from './checkup.ts';
import { CommandRunner } from './commands.ts';
import { Connection, type ConnectionEnd, type ConnectionHooks } from './connection.ts';
import { InstanceLostError, type MessagingContext } from './context.ts';
import { Fetcher } from './fetcher.ts';
import { Outbox } from './outbox.ts';
import { Pace } from './pace.ts';
import { lineOf } from './reason.ts';
import { untilStored, waiting } from './until-stored.ts';
import { VitalsTracker } from './vitals-tracker.ts';

/** A connection that was open for this long, in milliseconds, was a good one: the next failure is the first again. */
const goodAfter = 60_000;

/** There may be something of each kind to do. */
export const anything = { messages: true, commands: true, files: true };
export const nothing = { messages: false, commands: false, files: false };

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
  readonly #vitals: VitalsTracker;
  readonly #checkup: Checkup;
  #instance: Readonly<InstanceRecord>;
  #connection: Connection | null = null;
  #outbox: Outbox | null = null;
  #commands: CommandRunner | null = null;
  #fetcher: Fetcher | null = null;
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
    this.#instance = instance;
    this.holding = { workspaceId, instanceId: instance.id, generation: instance.generation };
    // Each outcome that waits for the storage listens to it. Their number is limited, but not to the ten that Node expects.
    setMaxListeners(0, this.#gone.signal);
    this.#pace = new Pace(context.time);
    this.#vitals = new VitalsTracker(instance, context.now);
    this.#checkup = new Checkup(context, {
      holding: this.holding,
      instance: () => ({ ...this.#instance, vitals: this.#vitals.vitals }),
      isOver: () => this.#leaving.signal.aborted,
      change: ({ health, events }) => this.#changeNow({ health }, events),
    });
    this.#channelEvents = new ChannelEventStore(context, {
      holding: this.holding,
      address: () => this.#instance.address,
      idle: async chat => this.#outbox?.idle(chat),
      filed: () => void this.poke({ ...nothing, files: true }),
      received: () => this.#vitals.received(),
    });
    this.ended = before.then(() => this.#run()).catch(error => context.onError(error));
  }

  /** There is something to do. Returns whether it can be done now. */
  poke({ messages, commands, files }: Pick<InstanceWork, 'messages' | 'commands' | 'files'>): boolean {
    if (!this.#connection?.isOpen) return false;
    if (messages) this.#outbox?.poke();
    if (commands) this.#commands?.poke();
    if (files) this.#fetcher?.poke();
    return true;
  }

  /** What is stored with the next lease. */
  get renewal(): Renewal {
    const vitals = this.#vitals.unstored;
    return vitals === undefined ? this.holding : { ...this.holding, vitals };
  }

  /** The lease was renewed, and the instance read again: its user may have changed its rate. */
  renewed(instance: Readonly<InstanceRecord>, { vitals }: Renewal): void {
    this.#vitals.stored(vitals);
    this.#instance = { ...this.#instance, name: instance.name, rate: instance.rate };
  }

  /** Looks whether something is wrong with it, or is over. `oldestAt`: since when its oldest message waits. */
  check(oldestAt: string | null): void {
    this.#checkup.look(oldestAt);
  }

  /** The instance is held no longer: its driver disconnects, and nothing more is stored. */
  lose(): void {
    this.#gone.abort();
    this.#leave('The instance is held by somebody else now');
  }

  /** Finishes what is being sent, disconnects, and stores that the instance is not connected any more. */
  async close(): Promise<void> {
    this.#outbox?.close();
    this.#commands?.close();
    this.#fetcher?.close();
    await Promise.all([this.#outbox?.idle(), this.#commands?.idle()]);
    this.#leave(ended);
    await this.ended;
  }

  #leave(reason: string): void {
    this.#leaving.abort();
    this.#connection?.end({ reason, retry: true, loggedOut: false });
  }

  async #run(): Promise<void> {
    if (this.#instance.wanted === 'logged_out') {
      await this.#logOut();
      return;
    }
    let failures = 0;
    const wasOpen = this.#instance.state === 'open';
    // Without vitals, no process of this version has held it.
    if (wasOpen && this.#instance.vitals !== undefined) this.#vitals.ended(lapsed, wasOpen);
    let reason = wasOpen ? lapsed : this.#instance.reason;
    this.#vitals.down();
    while (!this.#leaving.signal.aborted) {
      await this.#change({ state: 'connecting', reason, pairing: null });
      if (this.#leaving.signal.aborted) break;
      const end = await this.#connectOnce();
      if (this.#leaving.signal.aborted) break;
      reason = end.reason;
      this.#vitals.ended(lineOf(reason), this.#openedAt !== null);
      this.#vitals.down();
      if (!end.retry) {
        await this.#end(finalOf(end));
        return;
      }
      const wasGood = this.#openedAt !== null && this.#context.time.now() - this.#openedAt >= goodAfter;
      failures = wasGood ? 1 : failures + 1;
      await this.#change({ state: 'connecting', reason, pairing: null });
      const isSoon = end.forgotten === true && failures === 1;
      await waiting(this.#context.time, isSoon ? 0 : this.#waitAfter(failures), this.#leaving.signal);
    }
    await this.#change({ state: 'connecting', reason: ended, pairing: null });
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
        this.#vitals.open();
        await this.#opened(address);
      },
      paired: async ({ method, text, expiresAt }) => {
        const pairing = { method, text, expires_at: new Date(expiresAt).toISOString() };
        await this.#changeNow({ pairing }, changed => pairingOf(changed, this.#origin));
      },
    });
    this.#connection = connection;
    const end = await connection.run();
    this.#outbox?.close();
    this.#commands?.close();
    this.#fetcher?.close();
    // What was being sent is stored as given up before the next connection sends anything.
    await Promise.all([this.#outbox?.idle(), this.#commands?.idle(), this.#fetcher?.idle()]);
    this.#connection = null;
    return end;
  }

  #connectionWith(hooks: Pick<ConnectionHooks, 'connected' | 'opened' | 'paired'>): Connection {
    const { workspaceId } = this.holding;
    const held = { workspaceId, instance: this.#instance };
    return new Connection(this.#context, this.#driver, held, {
      ...hooks,
      alive: async () => {
        await this.#changeNow({ heartbeat_at: new Date(this.#context.now()).toISOString() });
      },
      happened: event => this.#channelEvents.store(event),
      remember: async memory => {
        await this.#changeNow({ memory: memory === null ? null : { ...memory } });
      },
    });
  }

  #connected(connection: ChannelConnection, signal: AbortSignal): void {
    const parts = {
      holding: this.holding,
      driver: this.#driver,
      connection,
      ended: signal,
      gone: this.#gone.signal,
      lost: () => this.lose(),
    };
    const noticed = this.#vitals;
    this.#outbox = new Outbox(this.#context, {
      ...parts,
      pace: this.#pace,
      rate: () => this.#instance.rate,
      address: () => this.#instance.address,
      tried: outcome => noticed.tried(outcome),
    });
    this.#commands = new CommandRunner(this.#context, parts);
    this.#fetcher = new Fetcher(this.#context, {
      ...parts,
      fetched: (outcome, before) => noticed.fetched(outcome, before),
    });
  }

  async #opened(address: string): Promise<void> {
    const at = new Date(this.#context.now()).toISOString();
    await this.#changeNow(
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
  async #end(change: InstanceChange & Pick<InstanceRecord, 'state' | 'reason'>): Promise<void> {
    this.#vitals.open();
    // One that is under way would be stored after it.
    await this.#checkup.idle();
    await this.#change(change, true);
  }

  /** Stores a new state, until it is stored or the instance is lost. Emits its event if it is another one. */
  async #change(
    change: InstanceChange & Pick<InstanceRecord, 'state' | 'reason'>,
    isLast = false,
  ): Promise<void> {
    const { state, reason } = this.#instance;
    const line = change.reason === null ? null : lineOf(change.reason);
    const isNew = state !== change.state || reason !== line;
    if (!isNew && this.#instance.pairing === null && change.wanted === undefined) return;
    await untilStored(this.#context, this.#gone.signal, async () => {
      const next = { ...change, reason: line };
      const last = isLast ? await this.#checkup.after(next) : null;
      const told = last === null ? next : { ...next, health: last.health };
      await this.#changeNow(told, changed => [
        ...(isNew ? [statusOf(changed, this.#origin)] : []),
        ...(last?.events(changed) ?? []),
      ]).catch(error => {
        // Nothing is left to store.
        if (!(error instanceof InstanceLostError || error instanceof IllegalStep)) throw error;
      });
    });
  }

  /** @throws InstanceLostError */
  async #changeNow(
    change: InstanceChange,
    events: (changed: Readonly<InstanceRecord>) => ReturnType<typeof pairingOf> = () => [],
  ): Promise<void> {
    const { workspaceId, instanceId, generation } = this.holding;
    const { messaging, clock, stored } = this.#context;
    const vitals = this.#vitals.unstored;
    const noticed = vitals === undefined ? change : { ...change, vitals };
    const changed = await messaging.changeInstance(workspaceId, instanceId, noticed, {
      generation,
      events,
      ...clock(),
    });
    if (isRefused(changed)) {
      if (changed.refused === 'step' || changed.refused === 'changed')
        throw new IllegalStep(`${instanceId} cannot become ${change.state} now`);
      this.lose();
      throw new InstanceLostError(this.holding);
    }
    this.#instance = changed;
    this.#vitals.stored(vitals);
    stored(workspaceId);
  }
}

/** The storage does not allow the new state. */
class IllegalStep extends Error {
  override readonly name = 'IllegalStep';
}

const lapsed = 'The process that held it did not renew its lease in time';
const ended = 'The process that held it has ended';

/** What is stored when a connection has ended for good. */
const finalOf = ({
  reason,
  loggedOut,
  unpaired = false,
}: ConnectionEnd): InstanceChange & Pick<InstanceRecord, 'state' | 'reason'> => ({
  state: loggedOut || unpaired ? 'closed' : 'failed',
  wanted: 'closed',
  reason,
  pairing: null,
  ...(loggedOut ? { memory: null } : {}),
});
