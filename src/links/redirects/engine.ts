/** Short links at work: the redirects as a router, clicks stored in batches, expiry told, old clicks forgotten. */
import { setTimeout as wait } from 'node:timers/promises';
import { safeCallback } from '../../common/safe-callback.ts';
import type { Links, Webhooks } from '../../group/engines.ts';
import type { MountedRouter } from '../../http/mounted-router.ts';
import { counterOf } from '../../limits/counter.ts';
import { limitsInProcess } from '../../limits/in-process.ts';
import { type RateLimits, resolveRateLimits } from '../../limits/options.ts';
import { Tries } from '../../limits/tries.ts';
import type { Parts } from '../../repository/index.ts';
import { linkExpired } from '../events.ts';
import { defaultPrefix, type LinkSettings, linkRules } from '../rules.ts';
import { Lookup } from './lookup.ts';
import { checkLinksOptions } from './options.ts';
import { ClickRecorder } from './recorder.ts';
import { createRedirect } from './redirect.ts';
import { linkRouter } from './router.ts';

export interface LinksOptions extends LinkSettings {
  /** The storage, the same as the router's. */
  readonly repository: Pick<Parts, 'links'> & Partial<Pick<Parts, 'limits'>>;
  /** Path of the redirects below their mount: empty on a domain of their own. @default '/l' */
  readonly prefix?: string;
  /** What sends webhooks in this process, from `createWebhooks`. @default none: another process sends them */
  readonly webhooks?: Webhooks;
  /** Header in which a proxy that you trust names the visitor's country, such as `cf-ipcountry`. @default none */
  readonly countryHeader?: string;
  /**
   * How long a link may be remembered, in milliseconds, where the storage is not in this process: so long a
   * link that another process has changed leads where it did. @default 1000
   */
  readonly cache?: number;
  /** How long a click may wait to be stored, in milliseconds: what a process that is killed loses. @default 100 */
  readonly writeInterval?: number;
  /** How long clicks are kept one by one, in days; 0: not at all. Their sums stay. @default 30 */
  readonly retentionDays?: number;
  /** How often links may be followed, and passwords be wrong: of the limits of the service, those that concern links. @default true: each at its default */
  readonly rateLimits?: boolean | RateLimits;
  /** How often to look for links that have expired, in milliseconds. @default 1000 */
  readonly pollInterval?: number;
  /** Told of what went wrong. @default nothing */
  readonly onError?: (error: unknown) => void;
  /**
   * The clock, in milliseconds since 1970.
   * @default Date.now, and what has expired and what is old go by the storage's own clock
   */
  readonly now?: () => number;
}

export interface LinkEngine extends Links {
  /** The redirects: mount them with `app.use(links.router.routes())`. */
  readonly router: MountedRouter;
  /** Tells of links that expire and forgets old clicks from now on. A second call changes nothing. */
  start(): void;
  /** Stores the clicks that wait. Close it before the storage. */
  close(): Promise<void>;
}

const day = 86_400_000;
const hour = 3_600_000;
/** A recorder that has stored nothing for so many days is gone, or has nothing left to try again. */
const recorderDays = 30;
/** Between two parts of what is forgotten, in milliseconds: others come in between. */
const breath = 20;
/** Links that expire at once are told of in steps of so many. */
const expiredAtOnce = 100;

/**
 * The short links: give them to `createRouter`, mount their router, start them in as many processes as you
 * like, close them before the storage.
 * @throws TypeError for an option that does not fit
 */
export function createLinks(options: LinksOptions): LinkEngine {
  checkLinksOptions(options);
  const { repository, prefix = defaultPrefix, webhooks, countryHeader, now = () => Date.now() } = options;
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
      // While the storage hangs, nothing piles up.
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
   * What is told and forgotten for all processes goes by one clock: the storage's, or that of the host where it has
   * one. By its own a process that is a year ahead would forget what the others have just stored.
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
      // An hour late: the last clicks of a day are stored after it.
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
