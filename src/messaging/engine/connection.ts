/**
 * One connection of one instance, from `connect` to its end. It is open when the driver has said so and a heartbeat has
 * proved it, and it ends when the driver says so, when a deadline is missed, or when the session wants it.
 */
import type { ChannelConnection, ChannelDriver, ChannelSession } from '../../channel/driver.ts';
import { ChannelError, ChannelTimeoutError } from '../../channel/errors.ts';
import type { ChannelEvent } from '../../channel/events.ts';
import { ignorable } from '../../common/errors/ignorable.ts';
import { DeadlineError, within } from '../../common/time/within.ts';
import type { InstanceRecord } from '../../generated/types.ts';
import { encryptedCollections } from '../../repository/encrypted/declared.ts';
import { unreadableIn } from '../../repository/encrypted/records.ts';
import { InstanceLostError, type MessagingContext } from './context.ts';
import type { ConversationEvent } from './conversation-event.ts';
import { checkExpiry, storedOrRefused } from './conversation-event.ts';
import { lineOf, reasonOf } from './reason.ts';

export interface ConnectionEnd {
  readonly reason: string;
  /** Whether to connect again. */
  readonly retry: boolean;
  /** The account logged out at the channel. */
  readonly loggedOut: boolean;
  /** Nobody has paired it. */
  readonly unpaired?: boolean;
  /** The other side does not know it any more: a new connection is made at once. */
  readonly forgotten?: boolean;
  /** The channel has not answered a heartbeat in time. */
  readonly silent?: boolean;
}

/** What the session does with what happens. Each may reject. */
export interface ConnectionHooks {
  /** The connection exists. */
  connected(connection: ChannelConnection, ended: AbortSignal): void;
  paired(pairing: Extract<ChannelEvent, { type: 'pairing' }>): Promise<void>;
  /** It is open, and the channel has answered a heartbeat. */
  opened(address: string): Promise<void>;
  /** The channel has answered another heartbeat. */
  alive(): Promise<void>;
  happened(event: ConversationEvent): Promise<void>;
  remember(memory: Readonly<Record<string, unknown>> | null): Promise<void>;
}

/** The connection has ended because the channel does not answer: it may still carry out what it was asked for. */
export class SilentChannelError extends ChannelError {}

export class Connection {
  readonly #context: MessagingContext;
  readonly #driver: ChannelDriver;
  readonly #workspaceId: string;
  readonly #instance: Readonly<InstanceRecord>;
  readonly #hooks: ConnectionHooks;
  /** Aborted when the connection ends. */
  readonly #over = new AbortController();
  /** Aborted when the driver has had its time to disconnect: it is not listened to any more. */
  readonly #abandoned = new AbortController();
  readonly #timers = new Set<() => void>();
  #end: ConnectionEnd | null = null;
  #wake: () => void = () => {};
  #connection: ChannelConnection | null = null;
  /** What the driver said when it was open; null: it has not. */
  #openAs: string | null = null;
  #isOpen = false;
  #cancelDeadline: () => void = () => {};
  /** When pairing has to be finished. */
  #pairedBy: number | null = null;

  constructor(
    context: MessagingContext,
    driver: ChannelDriver,
    { workspaceId, instance }: { readonly workspaceId: string; readonly instance: Readonly<InstanceRecord> },
    hooks: ConnectionHooks,
  ) {
    this.#context = context;
    this.#driver = driver;
    this.#workspaceId = workspaceId;
    this.#instance = instance;
    this.#hooks = hooks;
  }

  get isOpen(): boolean {
    return this.#isOpen && this.#end === null;
  }

  /** Connects, and resolves when the connection has ended and the driver has disconnected or is abandoned. */
  async run(): Promise<ConnectionEnd> {
    const { time, settings } = this.#context;
    try {
      const connection = await within(time, settings.timeouts.connect, this.#over.signal, () =>
        this.#connect(),
      );
      this.#connection = connection;
      this.#hooks.connected(connection, this.#over.signal);
      this.#expect(settings.timeouts.open);
      if (this.#openAs !== null) void this.#prove(connection, this.#openAs);
    } catch (error) {
      if (this.#end === null) this.#context.onError(error);
      const retry = !(error instanceof ChannelError) || error.retry;
      this.end({ reason: reasonOf(error), retry, loggedOut: false });
    }
    const ended = await this.#ended();
    await this.disconnect(false);
    return ended;
  }

  /** Ends the connection. The first reason counts. */
  end(how: ConnectionEnd): void {
    if (this.#end !== null) return;
    this.#end = how;
    this.#cancelDeadline();
    const Ended = how.silent === true ? SilentChannelError : ChannelError;
    this.#over.abort(new Ended(how.reason, { retry: true }));
    this.#wake();
  }

  /** Whether the driver has said so in time. Never rejects. */
  async disconnect(logOut: boolean): Promise<boolean> {
    const connection = this.#connection;
    this.#connection = null;
    const { time, settings, onError } = this.#context;
    try {
      if (connection !== null)
        await within(time, settings.timeouts.disconnect, null, signal =>
          connection.disconnect({ logOut, signal }),
        );
      return true;
    } catch (error) {
      onError(error);
      return false;
    } finally {
      this.#abandoned.abort(new ChannelError('The connection has ended', { retry: true }));
      for (const cancel of this.#timers) cancel();
      this.#timers.clear();
    }
  }

  #ended(): Promise<ConnectionEnd> {
    return new Promise(resolve => {
      this.#wake = () => this.#end !== null && resolve(this.#end);
      this.#wake();
    });
  }

  async #connect(): Promise<ChannelConnection> {
    const connection = await this.#driver.connect(this.#session());
    // It comes too late, so that nobody else would end it.
    if (this.#end !== null) {
      this.#connection = connection;
      void this.disconnect(false);
    }
    return connection;
  }

  #session(): ChannelSession {
    const { now, time, storeMedia, openMedia, onError } = this.#context;
    const { id, settings, memory, pairing_method } = this.#instance;
    const fault = unreadableIn(encryptedCollections.instances, this.#instance);
    if (fault !== null) throw fault;
    return {
      workspaceId: this.#workspaceId,
      instanceId: id,
      settings,
      memory,
      pairingMethod: pairing_method,
      signal: this.#over.signal,
      now,
      after: (wait, then) => {
        if (this.#abandoned.signal.aborted) return () => {};
        const cancel = time.after(wait, () => {
          this.#timers.delete(cancel);
          // It may be an async function, too.
          (async () => then())().catch(onError);
        });
        this.#timers.add(cancel);
        return () => {
          this.#timers.delete(cancel);
          cancel();
        };
      },
      tell: event => this.#watched(() => this.#reported(event)),
      remember: memory =>
        this.#watched(async () => {
          this.#listen();
          await this.#hooks.remember(memory);
        }),
      storeMedia: (bytes, options) =>
        this.#watched(async () => (await storeMedia(this.#workspaceId, bytes, options)).id),
      report: onError,
      openMedia: mediaId => this.#watched(() => openMedia(this.#workspaceId, mediaId)),
    };
  }

  /**
   * A driver that ignores the promise must not end the process. The host is told why it has rejected, unless it was told
   * already or the connection is simply over.
   */
  #watched<Result>(step: () => Promise<Result>): Promise<Result> {
    return ignorable((async () => step())(), error => {
      const isReported = error instanceof ChannelError || error instanceof InstanceLostError;
      if (!isReported) this.#context.onError(error);
    });
  }

  /** @throws ChannelError to a driver that was abandoned: the next connection gets what it has to tell */
  #listen(): void {
    this.#abandoned.signal.throwIfAborted();
  }

  async #reported(event: ChannelEvent): Promise<void> {
    this.#listen();
    switch (event.type) {
      case 'closed': {
        const { reason, retry, loggedOut = false, forgotten = false } = event;
        const line = lineOf(reason) || 'The channel has closed the connection';
        this.end({ reason: line, retry, loggedOut, forgotten });
        return;
      }
      case 'pairing':
        if (this.#end !== null) return;
        await storedOrRefused(this.#context, async () => {
          checkExpiry(event.expiresAt);
          this.#pair(event);
          await this.#hooks.paired(event);
        });
        return;
      case 'open':
        if (this.#end !== null || this.#openAs !== null) return;
        this.#openAs = event.address;
        // Otherwise it begins when the connection exists.
        if (this.#connection !== null) void this.#prove(this.#connection, event.address);
        return;
      default:
        await this.#hooks.happened(event);
    }
  }

  /** The connection has to be open after a time. */
  #expect(wait: number): void {
    this.#cancelDeadline();
    this.#cancelDeadline = this.#context.time.after(wait, () => {
      const unpaired = this.#pairedBy !== null && this.#context.time.now() >= this.#pairedBy;
      const reason = unpaired ? 'Nobody has paired it in time' : 'The connection was not open in time';
      this.end({ reason, retry: !unpaired, loggedOut: false, unpaired });
    });
  }

  /** While codes are shown, it may take until they expire, but not for ever. */
  #pair({ expiresAt }: Extract<ChannelEvent, { type: 'pairing' }>): void {
    const { time, settings, now } = this.#context;
    this.#pairedBy ??= time.now() + settings.timeouts.pairing;
    const shown = Date.parse(expiresAt) - now() + settings.timeouts.open;
    this.#expect(Math.max(0, Math.min(shown, this.#pairedBy - time.now())));
  }

  async #prove(connection: ChannelConnection, address: string): Promise<void> {
    if (!(await this.#beat(connection))) return;
    this.#cancelDeadline();
    try {
      this.#isOpen = true;
      await this.#hooks.opened(address);
    } catch (error) {
      this.#context.onError(error);
      this.end({ reason: 'The connection could not be stored as open', retry: true, loggedOut: false });
    }
    this.#beatAgain(connection);
  }

  #beatAgain(connection: ChannelConnection): void {
    if (this.#end !== null) return;
    const cancel = this.#context.time.after(this.#context.settings.heartbeatInterval, async () => {
      this.#timers.delete(cancel);
      if (!(await this.#beat(connection))) return;
      await this.#hooks.alive().catch(error => this.#context.onError(error));
      this.#beatAgain(connection);
    });
    this.#timers.add(cancel);
  }

  /** Whether the channel has answered. If not, the connection ends. */
  async #beat(connection: ChannelConnection): Promise<boolean> {
    const { time, settings, onError } = this.#context;
    try {
      await within(time, settings.timeouts.heartbeat, this.#over.signal, signal =>
        connection.heartbeat({ signal }),
      );
      return this.#end === null;
    } catch (error) {
      if (this.#end !== null) return false;
      onError(error);
      const isSilent = error instanceof DeadlineError || error instanceof ChannelTimeoutError;
      const why = isSilent || error instanceof ChannelError ? `: ${reasonOf(error)}` : '';
      this.end({
        reason: lineOf(`The channel did not answer${why}`),
        retry: true,
        loggedOut: false,
        silent: isSilent,
      });
      return false;
    }
  }
}
