/** The short-link engine: serves redirects, stores clicks in batches, emits expiry events and prunes old clicks. */

import { endWithin, maxEndTime } from '../../common/concurrency/end-within.ts';
import { safeCallback } from '../../common/errors/safe-callback.ts';
import { onceASecond } from '../../common/time/once-a-second.ts';
import { Pruning } from '../../common/time/pruning.ts';
import { heldTime, realTime, type WorkerTime } from '../../common/time/worker-time.ts';
import type { MountedRouter } from '../../http/mounted-router.ts';
import { AttemptLimits } from '../../limits/attempt-limits.ts';
import { counterOf } from '../../limits/counter.ts';
import { limitsInProcess } from '../../limits/in-process.ts';
import { type LimitRows, resolveLimits } from '../../limits/options.ts';
import { checkedRepository } from '../../repository/checked.ts';
import { linkExpired } from '../events.ts';
import { linksLimits } from '../limits.ts';
import { linkPrefixOf, linkRules, prefixesOf } from '../rules.ts';
import type { Links } from '../types.ts';
import { Lookup } from './lookup.ts';
import { checkLinksOptions, type LinkEngineOptions, withLinkDefaults } from './options.ts';
import { placesOfLinks } from './places.ts';
import { ClickRecorder } from './recorder.ts';
import { createRedirect } from './redirect.ts';
import { linkRouter } from './router.ts';

export interface LinkEngine extends Links {
  /** The router of the redirects. Mount it with `app.use(links.router.routes())`. */
  readonly router: MountedRouter;
  /** Starts to emit expiry events and to prune old clicks. A second call has no effect. */
  start(): void;
  /** Looks at once for links that have expired and for clicks that are too old, as after a jump of the clock. */
  nudge(): void;
  /** `pruning_behind_ms`: for how long there have been more old clicks to delete, or that has failed. Nothing by workspace. */
  inHand(workspaceId?: string): Readonly<Record<string, number>>;
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

/** `limits`: the rate limits that the option may name. `time`: replaced in tests. @throws TypeError for an invalid option */
export function linkEngine(
  given: LinkEngineOptions,
  limitRows: LimitRows,
  time: WorkerTime = realTime,
): LinkEngine {
  const options = withLinkDefaults(checkLinksOptions(given, limitRows));
  const prefix = linkPrefixOf(options);
  const { webhooks, countryHeader, cityHeader, now = () => Date.now() } = options;
  const repository = checkedRepository(options.repository);
  const { pollInterval, retentionDays } = options;
  const tell = safeCallback(options.onError);
  const onError = onceASecond(tell, time);
  const limits = resolveLimits(options.rateLimits, linksLimits);
  const rules = linkRules({ ...options, prefix });
  const lookup = new Lookup(repository.links, options.cache);
  const wakeWebhooks = safeCallback(() => webhooks?.nudge());
  const recorder = new ClickRecorder({
    repository: repository.links,
    links: rules,
    interval: options.writeInterval,
    keep: retentionDays > 0,
    nudge: wakeWebhooks,
    onError,
    now,
    // Clicks are stored before the process ends.
    time: heldTime,
  });
  const redirect = createRedirect({
    links: rules,
    repository: repository.links,
    passwords: { tries: new AttemptLimits(repository.limits ?? limitsInProcess()), limits },
    counter: counterOf('redirects', limits.redirects),
    placeOf: placesOfLinks({ ...options, prefix }),
    lookup,
    recorder,
    prefix,
    countryHeader: countryHeader.toLowerCase(),
    cityHeader: cityHeader.toLowerCase(),
    nudge: wakeWebhooks,
    // Each request that fails is told.
    onError: tell,
    now,
  });
  /**
   * Expiry and pruning affect all processes, so they use one clock: the storage's, or the host's if the option `now` is
   * set. With its own clock, a process that is a year ahead would prune what the others have just stored.
   */
  const clock = async () => (options.now === undefined ? repository.links.clock() : now());

  async function expire(): Promise<boolean> {
    const time = await clock();
    const at = new Date(time).toISOString();
    const events = linkExpired('time', rules, time);
    const hasExpired = (await repository.links.expire(at, expiredAtOnce, { events })) > 0;
    if (hasExpired) wakeWebhooks();
    return hasExpired;
  }

  async function forgetOld(): Promise<boolean> {
    const time = await clock();
    const before = (milliseconds: number) => new Date(time - milliseconds).toISOString();
    return repository.links.prune({
      clicksBefore: before(retentionDays * day),
      // One hour late, because the last clicks of a day are stored after midnight.
      visitorsBefore: before(hour).slice(0, 10),
      recordersBefore: before(recorderDays * day),
      quarantinesBefore: before(0),
    });
  }

  let jobs: readonly Pruning[] = [];
  let pruning: Pruning | null = null;
  return {
    ...rules,
    clickDays: retentionDays,
    forget: (domain, slugKey) => lookup.forget(domain, slugKey),
    router: linkRouter(prefixesOf(options), redirect),
    start() {
      if (jobs.length > 0) return;
      pruning = new Pruning({ prune: forgetOld, onError, time, soon: breath, later: hour });
      jobs = [new Pruning({ prune: expire, onError, time, soon: 0, later: pollInterval }), pruning];
      for (const job of jobs) job.start();
    },
    nudge() {
      for (const job of jobs) job.nudge();
    },
    inHand: workspaceId => (workspaceId === undefined ? { pruning_behind_ms: pruning?.behind ?? 0 } : {}),
    async close() {
      const ending = jobs.map(job => job.close());
      jobs = [];
      await endWithin({ time, limit: maxEndTime, what: 'The short-link engine', onError }, async () => {
        await Promise.all(ending);
        await recorder.close();
      });
    },
  };
}
