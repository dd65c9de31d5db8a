/** The short-link engine: serves redirects, stores clicks in batches, emits expiry events and prunes old clicks. */
import { setTimeout as wait } from 'node:timers/promises';
import { safeCallback } from '../../common/safe-callback.ts';
import type { Links, Webhooks } from '../../group/engines.ts';
import type { MountedRouter } from '../../http/mounted-router.ts';
import { counterOf } from '../../limits/counter.ts';
import { limitsInProcess } from '../../limits/in-process.ts';
import { type RateLimits, resolveRateLimits } from '../../limits/options.ts';
import { Tries } from '../../limits/tries.ts';
import { checkedRepository } from '../../repository/checked.ts';
import type { Parts } from '../../repository/index.ts';
import { linkExpired } from '../events.ts';
import { defaultPrefix, type LinkSettings, linkRules } from '../rules.ts';
import { Lookup } from './lookup.ts';
import { checkLinksOptions } from './options.ts';
import { ClickRecorder } from './recorder.ts';
import { createRedirect } from './redirect.ts';
import { linkRouter } from './router.ts';

export interface LinksOptions extends LinkSettings {
  /** The storage. It must be the same as the router's. */
  readonly repository: Pick<Parts, 'links'> & Partial<Pick<Parts, 'limits'>>;
  /** Path of the redirects below the mount path. Use an empty string on a dedicated domain. @default '/l' */
  readonly prefix?: string;
  /** What sends webhooks in this process, from `createWebhooks`. @default none: another process sends them */
  readonly webhooks?: Webhooks;
  /** Request header in which a trusted proxy sends the country of the visitor, such as `cf-ipcountry`. @default none */
  readonly countryHeader?: string;
  /**
   * How long a link is cached, in milliseconds, if the storage is not in-process. A change by another process takes
   * effect after this time at the latest. @default 1000
   */
  readonly cache?: number;
  /**
   * How long a click may wait to be stored, in milliseconds. A process that is killed loses these clicks. @default 100
   */
  readonly writeInterval?: number;
  /** How many days individual clicks are kept; 0 keeps none. Daily totals are kept permanently. @default 30 */
  readonly retentionDays?: number;
  /**
   * Rate limits for redirects and link passwords: the entries of the option `rateLimits` that concern links. @default
   * true: the default of each limit
   */
  readonly rateLimits?: boolean | RateLimits;
  /** How often to look for expired links, in milliseconds. @default 1000 */
  readonly pollInterval?: number;
  /** Called with errors. @default nothing */
  readonly onError?: (error: unknown) => void;
  /**
   * The clock: returns milliseconds since 1970.
   * @default Date.now; expiry and retention use the clock of the storage
   */
  readonly now?: () => number;
}

export interface LinkEngine extends Links {
  /** The router of the redirects. Mount it with `app.use(links.router.routes())`. */
  readonly router: MountedRouter;
  /** Starts to emit expiry events and to prune old clicks. A second call has no effect. */
  start(): void;
  /** Stores the waiting clicks. Call it before you close the storage. */
  close(): Promise<void>;
}

const day = 86_400_000;
const hour = 3_600_000;
/** A recorder that has stored nothing for this many days has stopped; nothing of it can be retried. */
const recorderDays = 30;
/** Pause between two pruning steps, in milliseconds, so that other queries can run in between. */
const breath = 20;
/** The maximum number of links whose expiry is processed in one step. */
const expiredAtOnce = 100;

/**
 * Creates the short-link engine. Pass it to `createRouter`, mount its router, call `start()` in as many processes as
 * you like, and `close()` it before the storage.
 * @throws TypeError for an invalid option
 */
export function createLinks(options: LinksOptions): LinkEngine {
  checkLinksOptions(options);
  const { prefix = defaultPrefix, webhooks, countryHeader, now = () => Date.now() } = options;
  const repository = checkedRepository(options.repository);
  const { pollInterval = 1_000, retentionDays = 30 } = options;
  const onError = safeCallback(options.onError ?? (() => {}));
  const limits = resolveRateLimits(options.rateLimits);
  const rules = linkRules({ ...options, prefix });
  const lookup = new Lookup(repository.links, options.cache ?? 1_000);
  const nudge = safeCallback(() => webhooks?.nudge());
  const recorder = new ClickRecorder({
    repository: repository.links,
    links: rules,
    interval: options.writeInterval ?? 100,
    keep: retentionDays > 0,
    nudge,
    onError,
    now,
  });
  const redirect = createRedirect({
    links: rules,
    repository: repository.links,
    passwords: { tries: new Tries(repository.limits ?? limitsInProcess()), limits },
    counter: counterOf('redirects', limits.redirects),
    lookup,
    recorder,
    prefix,
    countryHeader: countryHeader?.toLowerCase() ?? null,
    nudge,
    onError,
    now,
  });
  let timers: NodeJS.Timeout[] = [];
  const working = new Set<Promise<unknown>>();
  const regularly = (interval: number, work: () => Promise<unknown>) => {
    let running: Promise<unknown> | null = null;
    const run = () => {
      // Runs do not overlap, so that nothing piles up while the storage hangs.
      if (running !== null) return;
      const current = work()
        .catch(onError)
        .finally(() => {
          running = null;
          working.delete(current);
        });
      running = current;
      working.add(current);
    };
    run();
    timers.push(setInterval(run, interval).unref());
  };

  /**
   * Expiry and pruning affect all processes, so they use one clock: the storage's, or the host's if the option `now` is
   * set. With its own clock, a process that is a year ahead would prune what the others have just stored.
   */
  const clock = async () => (options.now === undefined ? repository.links.clock() : now());

  async function expire(): Promise<void> {
    const time = await clock();
    const at = new Date(time).toISOString();
    const events = linkExpired('time', rules, time);
    while ((await repository.links.expire(at, expiredAtOnce, { events })) > 0) nudge();
  }

  async function forgetOld(): Promise<void> {
    const time = await clock();
    const before = (milliseconds: number) => new Date(time - milliseconds).toISOString();
    const bounds = {
      clicksBefore: before(retentionDays * day),
      // One hour late, because the last clicks of a day are stored after midnight.
      visitorsBefore: before(hour).slice(0, 10),
      recordersBefore: before(recorderDays * day),
    };
    while ((await repository.links.prune(bounds)) && timers.length > 0) await wait(breath);
  }

  return {
    ...rules,
    forget: (domain, slugKey) => lookup.forget(domain, slugKey),
    router: linkRouter(prefix, redirect),
    start() {
      if (timers.length > 0) return;
      regularly(pollInterval, expire);
      regularly(hour, forgetOld);
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      timers = [];
      await Promise.all(working);
      await recorder.close();
    },
  };
}
