/** The engine of a group: what a process does for it besides answering requests. */

import type { Tracing } from '../common/events/tracing.ts';
import type { PublicUrl } from '../common/network/public-url.ts';
import { type Check, type Checks, without } from '../common/options/check-options.ts';
import type { Destination } from '../destinations/destination.ts';
import type { CommonLimits } from '../limits/options.ts';
import { eventStore, type Repository } from '../repository/index.ts';
import type { EventSender } from './event-sender.ts';
import type { RequestObserver } from './observer.ts';
import type { Receivers } from './receiver.ts';

/** What runs. It owns its timers and sockets, and installs no signal handlers. */
export interface Engine {
  /** Begins to work. A second call has no effect. @default there is nothing to begin */
  start?(): void;
  /**
   * Whether its work goes on. It is asked after `start` and before `close`, often, and must answer at once.
   * @default true
   */
  isAlive?(): boolean;
  /**
   * Numbers of what it is working on now, by name, such as `{ deliveries: 3 }`; of one workspace, if one is given. They are
   * part of `marketplace.stats()`. @default none
   */
  inHand?(workspaceId?: string): Readonly<Record<string, number>>;
  /**
   * What it has done since it was created, by name, such as `{ claims: 120 }`: numbers that only grow. They are part of
   * `marketplace.stats()` too. @default none
   */
  done?(): Readonly<Record<string, number>>;
  /**
   * A shutdown has begun: take on nothing new, and end streams. Requests are still answered, and `close` follows.
   * @default there is nothing to do before `close`
   */
  drain?(): void;
  /** Finishes or gives up what is under way, in bounded time. @default there is nothing to end */
  close?(): Promise<void>;
}

/** The numbers of an engine, or of a service. */
export type Numbers = Pick<Engine, 'inHand' | 'done'>;

/** What `createMarketplace` creates engines with. */
export interface EngineContext {
  /** What the host called: errors start with it. */
  readonly factory: string;
  readonly repository: Repository;
  readonly publicUrl?: PublicUrl;
  readonly rateLimits?: boolean | CommonLimits;
  /** Called with errors of work that no request waits for. */
  readonly onError?: (error: unknown) => void;
  /** The clock of the host: returns milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
  /** The option `tracing` of the marketplace. The calls of the repository are traced already. @default nothing is traced */
  readonly tracing?: Tracing;
  /** What sends events in this process. It is created first and closed last. @default another process sends them */
  readonly sender?: EventSender;
  /** The option `destinations` of the marketplace. @default none */
  readonly destinations?: readonly Destination[];
  /** Who takes deliveries, by the served groups that say so. */
  readonly receivers: readonly Receivers[];
  /** A path that the router answers at or below a prefix, or `null`. */
  overlapWith(prefix: string): string | null;
}

/** The engine of a group that a host passes to `createMarketplace`, which creates, starts and closes it. */
export interface EngineDeclaration<Running extends Engine = Engine> {
  create(context: EngineContext): Running;
}

/** The option of the router, with the name of the group, through which its requests get an engine. */
export interface EngineOption<Running> {
  /** What is wrong with the value of the option. */
  readonly check: Check;
  /**
   * What requests use if no engine runs in this process. `urls`: the public URLs of the router.
   * @default none: the group is served only with the option
   */
  standIn?(urls: readonly string[]): Running;
  /** URLs that the engine answers: what sends events must send none there. @default none */
  addresses?(engine: Running): readonly string[];
  /** The engine as what sends events. `own`: URLs that it must refuse. @default it sends none */
  sender?(engine: Running, own: readonly string[]): EventSender;
  /** The engine as what is told of requests. @default it is told of none */
  observer?(engine: Running): RequestObserver | undefined;
  /** Examples for the OpenAPI document that are valid only here or now, by the title of their schema. @default none */
  examples?(engine: Running, now: number): Readonly<Record<string, readonly unknown[]>>;
}

/** Options of engines that `createMarketplace` gives them: they are no settings of one engine. */
const givenByMarketplace = [
  'repository',
  'publicUrl',
  'rateLimits',
  'onError',
  'now',
  'tracing',
  'destinations',
  'secrets',
  // What sends events: the engine with the name of the part that stores them.
  eventStore,
] as const;

/** The options of an engine that are its own. */
export type SettingsOf<Options> = Omit<Options, (typeof givenByMarketplace)[number]>;

export const settingChecks = <Options>(checks: Checks<Options>) =>
  without(checks as object, ...(givenByMarketplace as unknown as never[])) as Checks<SettingsOf<Options>>;

/** The options of an engine that it is given. Secrets are decrypted already. */
export const givenOptions = (checks: object, context: EngineContext) =>
  Object.fromEntries(
    Object.entries({ ...context, [eventStore]: context.sender, receivers: undefined }).filter(
      ([name, value]) => value !== undefined && Object.hasOwn(checks, name),
    ),
  );

/** The engine of a group of this package, whose settings are the option of `createMarketplace` with its name. */
export interface EngineOfPackage<Running extends Engine, Settings extends object, Shown extends object> {
  /** The name of its group, and of the part of the repository that it works on. */
  readonly group: string;
  readonly checks: Readonly<Record<keyof Required<Settings>, Check>>;
  /** @throws TypeError that starts with the factory */
  create(settings: Settings, context: EngineContext): Running;
  /** Its members of the marketplace. `null`: it does not run in this process. */
  shown(engine: Running | null): Shown;
}
