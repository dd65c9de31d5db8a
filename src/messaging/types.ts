/** What requests use of the messaging engine. */
import type { Readable } from 'node:stream';
import type { ChannelDriver, CommandName, Commands } from '../channel/driver.ts';
import type { WorkerTime } from '../common/time/worker-time.ts';
import type { MediaRecord } from '../generated/types.ts';

/** From when on something is wrong with an instance of messaging. */
export interface HealthLimits {
  /** It is not open for so long, although its user wants it to be, in milliseconds. @default 60000 */
  readonly notConnected?: number;
  /** A message waits that could be sent, and none is sent for so long, in milliseconds. @default 300000 */
  readonly notSending?: number;
  /** Its open connection is lost so often in 24 hours. This is over below half of it. @default 24 */
  readonly reconnects?: number;
  /** What was wrong has to be gone for so long, in milliseconds, before it is over. @default 60000 */
  readonly recovery?: number;
}

/** The messaging engine of this process, or its replacement if another process holds the instances. */
export interface Messaging {
  /** The channels that instances can use. */
  readonly drivers: readonly Omit<ChannelDriver, 'connect' | 'close'>[];
  /** Its timers, which its clients over HTTP share. @default those of the process */
  readonly time?: WorkerTime;
  /** Aborted when the engine begins to close: streams of events end, and no new one begins. @default never */
  readonly closing?: AbortSignal;
  /**
   * `follow` is called, and waited for, when all stored data was replaced, as by a reset: streams of events go on with the
   * new data. @default it never is
   */
  onReplaced?(follow: () => Promise<void>): void;
  /** The clock that leases use, in milliseconds since 1970: that of the storage. @default the clock of the router */
  readonly clock?: () => Promise<number>;
  /**
   * Wakes the engine. With an instance: something of it waits, of this kind or of any. Without: an instance of the
   * workspace was connected, restarted, closed or deleted. The engine of another process notices either within a second.
   */
  nudge(workspaceId?: string, instanceId?: string, kind?: 'messages' | 'commands' | 'files'): void;
  /**
   * Stores a command for an instance, and waits until the process that holds it has carried it out. `id`: of the command:
   * of calls with the same id, only one is carried out, and all return its result, until it is forgotten after some
   * minutes. One that has failed is carried out again. `most`: maximum number of commands of the instance that wait.
   * @throws ChannelError with a message for the user: the channel refused
   * @throws MarketplaceError if the instance does not exist, or has too many commands that wait
   * @throws ChannelTimeoutError if nobody carried it out in time
   */
  run<Name extends CommandName>(
    workspaceId: string,
    instanceId: string,
    name: Name,
    input: Commands[Name][0],
    options?: { readonly id?: string; readonly most?: number },
  ): Promise<Commands[Name][1]>;
  /** For how many days events and messages are kept; 0: for ever. @default another process decides */
  readonly retention?: { readonly eventDays: number; readonly messageDays: number };
  /** Maximum size of a file, in bytes. */
  readonly mediaLimit: number;
  /** From when on something is wrong with an instance. @default those of {@link HealthLimits} */
  readonly health?: HealthLimits;
  /**
   * Stores a file: its bytes in the media store, and its record in the repository.
   * @throws MediaError with a message for the user: empty, too large, or the workspace has reached its limit
   */
  storeMedia(
    workspaceId: string,
    bytes: Readable,
    options?: { readonly name?: string | undefined },
  ): Promise<Readonly<MediaRecord>>;
  /**
   * Downloads a file from a public URL and stores it.
   * @throws MediaError with a message for the user
   */
  fetchMedia(
    workspaceId: string,
    url: string,
    options?: { readonly name?: string | undefined },
  ): Promise<Readonly<MediaRecord>>;
  /** The bytes of a file from `start` to `end` (both included). `null`: the media store does not have it. */
  openMedia(
    workspaceId: string,
    mediaId: string,
    range?: { readonly start: number; readonly end: number },
  ): Promise<Readable | null>;
  /**
   * Calls a function when events of a workspace may have been stored, by this process or, within a second, by another
   * one. Returns a function that ends this.
   */
  watch(workspaceId: string, changed: () => void): () => void;
}
