/** The options of {@link createMessaging}: documentation and validation. */

import type { ChannelDriver } from '../../channel/driver.ts';
import type { MediaStore } from '../../channel/media-store.ts';
import { isTracing, type Tracing } from '../../common/events/tracing.ts';
import {
  type Checks,
  checkOptions,
  isFunction,
  listOf,
  needOption,
  numberFrom,
  objectWith,
  wholeNumberFrom,
} from '../../common/options/check-options.ts';
import {
  checksOf,
  type OptionRows,
  type WithDefaults,
  withDefaults,
} from '../../common/options/option-rows.ts';
import { isProcessName } from '../../common/process-name.ts';
import type { EventSender } from '../../group/event-sender.ts';
import { repositoryWith } from '../../repository/check.ts';
import { complaintAboutSecrets, type SecretsOptions } from '../../repository/encrypted/keyring.ts';
import type { Parts } from '../../repository/index.ts';
import { defaultHealthLimits } from '../health/limits.ts';
import type { HealthLimits } from '../types.ts';
import { complaintAboutDrivers } from './drivers.ts';

/** How long others may take before the engine gives them up, in milliseconds. */
export interface MessagingTimeouts {
  /** A connection has to exist after this time. @default 30000 */
  readonly connect?: number;
  /** It has to be open after this time, unless it is being paired. @default 60000 */
  readonly open?: number;
  /** If nobody has paired the instance after this time, it is closed. @default 600000 */
  readonly pairing?: number;
  /** A heartbeat has to be answered. @default 10000 */
  readonly heartbeat?: number;
  /** The channel has to take a message. @default 30000 */
  readonly send?: number;
  /** A connection that is ended has to be gone; otherwise it is abandoned. @default 5000 */
  readonly disconnect?: number;
  /** A file of a received message has to be fetched and stored; otherwise it is tried again. @default 300000 */
  readonly fetch?: number;
}

/** In bytes. */
export const defaultMediaLimit = 64 * 1024 ** 2;

export interface MessagingEngineOptions {
  /** The storage, the same as the router's. */
  readonly repository: Pick<Parts, 'messaging' | 'webhooks'>;
  /**
   * The channels that instances can use. Instances of other drivers are left to other processes.
   * @default the simulated channel
   */
  readonly drivers?: readonly ChannelDriver[];
  /** A folder, or a storage of your own, for the bytes of media. @default the folder `media` in the working directory */
  readonly media?: string | MediaStore;
  /** Maximum size of a file, in bytes. @default 67108864 (64 MiB) */
  readonly mediaLimit?: number;
  /** Maximum total size of the files of a workspace, in bytes. @default 10737418240 (10 GiB) */
  readonly mediaLimitPerWorkspace?: number;
  /** Maximum number of files of a workspace. @default 100000 */
  readonly mediaFilesPerWorkspace?: number;
  /** Maximum number of instances that this process holds. @default 500 */
  readonly instances?: number;
  /**
   * Maximum number of messages of an instance that the channel gets at the same time, each of another chat. Of as many
   * others at most, the outcome is being stored meanwhile. @default 10
   */
  readonly concurrencyPerInstance?: number;
  /** How often to look for work that no nudge has announced, in milliseconds. @default 1000 */
  readonly pollInterval?: number;
  /**
   * How long this process holds an instance without renewing its lease, in milliseconds: after this time, another one
   * takes over from a process that has died. It is renewed after a third of it. @default 10000
   */
  readonly leaseFor?: number;
  /**
   * A name that no other process has at the same time, such as that of its container: a process that starts with it
   * takes the instances of the one that had it before at once, without waiting for the end of their leases.
   * @default on Linux, processes of one machine and one container recognise each other
   */
  readonly holder?: string;
  /** How often an open connection has to prove that the channel answers, in milliseconds. @default 30000 */
  readonly heartbeatInterval?: number;
  /** How long connections and the work on them may take, in milliseconds. @default the default of each, below */
  readonly timeouts?: MessagingTimeouts;
  /**
   * From when on something is wrong with an instance: the same in all processes, because each shows it.
   * @default 1 minute without a connection, 5 minutes in which messages wait and none is sent, 24 lost connections a day
   */
  readonly health?: HealthLimits;
  /**
   * Delay before each new connection after one has failed, in milliseconds; the last one is used again and again.
   * @default 1 s, 2 s, 5 s, 10 s, 30 s, 1 min, 2 min, 5 min
   */
  readonly connectSchedule?: readonly number[];
  /**
   * Delay after each failed attempt to send a message that may be sent again, in milliseconds. After the last one, the
   * message fails. @default 2 s, 10 s, 1 min, 5 min, 15 min, 1 h
   */
  readonly sendSchedule?: readonly number[];
  /**
   * Delay after each failed attempt to fetch the file of a received message, in milliseconds. After the last one, it is
   * fetched when somebody asks for it. @default 2 s, 10 s, 1 min, 5 min, 15 min, 1 h, 6 h, 1 day
   */
  readonly fetchSchedule?: readonly number[];
  /** How many days events are kept for the feed; 0 keeps them forever. @default 30 */
  readonly eventRetentionDays?: number;
  /** How many days messages are kept; 0 keeps them as long as they are among the newest. @default 0 */
  readonly messageRetentionDays?: number;
  /**
   * How many messages of an instance are kept, the newest ones, and chats without messages, besides messages that are queued.
   * @default 100000
   */
  readonly messagesPerInstance?: number;
  /** The webhook engine of this process, which is woken when an event is stored. @default it polls */
  readonly webhooks?: Pick<EventSender, 'nudge'>;
  /**
   * Called with errors of the storage, with the same outage at most once a second, of drivers and of the media store.
   * @default nothing
   */
  readonly onError?: (error: unknown) => void;
  /** Keys with which stored secrets are encrypted: see `createRouter`. @default they are stored as plain text */
  readonly secrets?: SecretsOptions;
  /**
   * Traces for OpenTelemetry, made by `createTracing` of `koa-marketplace/tracing`: each command and each message that a
   * channel gets is a trace. @default nothing is traced
   */
  readonly tracing?: Tracing;
  /**
   * The clock: returns milliseconds since 1970. If you set it, the storage uses it too.
   * @default Date.now; leases and due times use the clock of the storage
   */
  readonly now?: () => number;
  /** Random number from 0 to below 1, which varies the delays. @default Math.random */
  readonly random?: () => number;
}

const day = 86_400_000;
const hour = 3_600_000;
const second = 1_000;
const inSeconds = (...waits: readonly number[]) => waits.map(wait => wait * second);
const isWait = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 7 * day;
const waits = listOf('delays in milliseconds, each at most a week', isWait);
const deadline = numberFrom(1, hour);

const timeouts = {
  connect: [deadline, 30 * second],
  open: [deadline, 60 * second],
  pairing: [numberFrom(1, day), 600 * second],
  heartbeat: [deadline, 10 * second],
  send: [deadline, 30 * second],
  disconnect: [deadline, 5 * second],
  fetch: [deadline, 300 * second],
} as const satisfies OptionRows<MessagingTimeouts>;

const healthChecks: Checks<HealthLimits> = {
  notConnected: numberFrom(1, day),
  notSending: numberFrom(1, day),
  reconnects: wholeNumberFrom(1, 10_000),
  recovery: numberFrom(0, day),
};

const objectOf =
  <Options extends object>(what: string, checks: Checks<Options>) =>
  (value: unknown): string | null => {
    try {
      checkOptions('', value as Options, checks);
      return null;
    } catch (error) {
      const { message } = error as Error;
      return `must be an object with ${what}${message.startsWith(':') ? message : `: it${message}`}`;
    }
  };

const isMediaStore = objectWith('a folder, or a media store', ['put', 'open', 'delete']);

const rows = {
  repository: repositoryWith(['messaging', 'webhooks']),
  drivers: complaintAboutDrivers,
  media: [value => (typeof value === 'string' && value !== '' ? null : isMediaStore(value)), 'media'],
  mediaLimit: [wholeNumberFrom(1, Number.MAX_SAFE_INTEGER), defaultMediaLimit],
  mediaLimitPerWorkspace: [wholeNumberFrom(1, Number.MAX_SAFE_INTEGER), 10 * 1024 ** 3],
  mediaFilesPerWorkspace: [wholeNumberFrom(1, 1_000_000_000), 100_000],
  instances: [wholeNumberFrom(1, 10_000), 500],
  concurrencyPerInstance: [wholeNumberFrom(1, 100), 10],
  // A shorter interval would poll the storage almost without a pause.
  pollInterval: [numberFrom(10, hour), second],
  leaseFor: [numberFrom(100, hour), 10 * second],
  holder: isProcessName,
  heartbeatInterval: [numberFrom(10, hour), 30 * second],
  timeouts: objectOf('times in milliseconds', checksOf<MessagingTimeouts>(timeouts)),
  health: objectOf('limits', healthChecks),
  connectSchedule: [
    value => waits(value) ?? ((value as []).length > 0 ? null : 'must not be empty'),
    inSeconds(1, 2, 5, 10, 30, 60, 120, 300),
  ],
  sendSchedule: [waits, inSeconds(2, 10, 60, 300, 900, 3_600)],
  fetchSchedule: [waits, inSeconds(2, 10, 60, 300, 900, 3_600, 21_600, 86_400)],
  eventRetentionDays: [wholeNumberFrom(0, 36_500), 30],
  messageRetentionDays: [wholeNumberFrom(0, 36_500), 0],
  messagesPerInstance: [wholeNumberFrom(1, 1_000_000_000), 100_000],
  webhooks: objectWith('a webhook engine', ['nudge']),
  onError: isFunction,
  secrets: complaintAboutSecrets,
  tracing: [isTracing, null],
  now: isFunction,
  random: [isFunction, () => Math.random()],
} as const satisfies OptionRows<MessagingEngineOptions>;

export const messagingChecks = checksOf<MessagingEngineOptions>(rows);

export type ResolvedMessagingOptions = WithDefaults<MessagingEngineOptions, typeof rows> & {
  readonly timeouts: Required<MessagingTimeouts>;
  readonly health: Required<HealthLimits>;
};

export const withMessagingDefaults = (options: MessagingEngineOptions): ResolvedMessagingOptions => ({
  ...withDefaults(rows, options),
  timeouts: withDefaults(timeouts, options.timeouts ?? {}) as Required<MessagingTimeouts>,
  health: { ...defaultHealthLimits, ...options.health },
});

/** @throws TypeError that names the invalid option */
export function resolveMessagingOptions(given: MessagingEngineOptions): ResolvedMessagingOptions {
  const options = checkOptions('createMessaging', given, messagingChecks);
  needOption('createMessaging', 'repository', options.repository);
  return withMessagingDefaults(options);
}
