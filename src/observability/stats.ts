/** `marketplace.stats()`: what waits in the storage, and what this process is working on. */

import { groupBy } from '../common/collections/group-by.ts';
import { summed } from '../common/collections/summed.ts';
import { withRemedy } from '../common/errors/remedy.ts';
import { isPlainObject } from '../common/json/plain-object.ts';
import { complaintAboutUnknown } from '../common/options/check-options.ts';
import { DeadlineError, within } from '../common/time/within.ts';
import { realTime, type WorkerTime } from '../common/time/worker-time.ts';
import type { Numbers } from '../group/engine.ts';
import {
  type Awaitable,
  countingParts,
  type PoolNumbers,
  type Repository,
  type Waiting,
  type WaitingQuery,
} from '../repository/index.ts';

/**
 * What waits, by the part of the storage that counts it: deliveries of `webhooks`, and what the instances of `messaging` have not
 * done yet. `null`: the part has no method `countWaiting`, or did not answer.
 */
type StoredStats = { readonly [Name in keyof Waiting]: Waiting[Name] | null };

type NumbersByGroup = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Stats extends StoredStats {
  /** The connections of the pool of this process. `null`: it has none that counts them. */
  readonly pool: PoolNumbers | null;
  /** Open streams of events (Server-Sent Events) of this process. */
  readonly streams: number;
  /** What the engines and services of this process are working on, by group. */
  readonly inHand: NumbersByGroup;
  /** What they have done since they were created, by group. It is not known by workspace, and then empty. */
  readonly done: NumbersByGroup;
}

export interface StatsQuery {
  /** @default all workspaces */
  readonly workspaceId?: string;
}

interface Counting {
  countWaiting?(query: WaitingQuery): Awaitable<unknown>;
}

interface StatsParts {
  readonly repository: Pick<Repository, keyof Waiting | 'pool'>;
  /** Those that were started, and services. */
  engines(): Iterable<readonly [group: string, numbers: Numbers]>;
  /** Number of open streams of events: of a workspace, or of all. */
  streams(workspaceId?: string): number;
  /** The clock of the host, if it has its own: returns milliseconds since 1970. */
  readonly now: (() => number) | undefined;
  /** Told why the storage did not answer. Never throws. */
  readonly onError: ((error: unknown) => void) | undefined;
  readonly time?: WorkerTime;
}

/** A storage that takes longer does not answer, in milliseconds. */
const timeoutMs = 5_000;
/** How long an answer is used, so that many questions are one, in milliseconds. */
const fresh = 1_000;

const standard: Required<StatsQuery> = { workspaceId: '' };

/** @throws TypeError that names an unknown or invalid option */
function checkQuery(query: unknown): asserts query is StatsQuery {
  const refuse = (what: string): never => {
    throw new TypeError(`marketplace.stats: ${what}`);
  };
  if (!isPlainObject(query)) refuse('the options must be an object, such as { workspaceId }');
  const unknown = complaintAboutUnknown('option', query as object, standard);
  if (unknown !== null) refuse(`options ${unknown}`);
  const { workspaceId } = query as StatsQuery;
  if (workspaceId !== undefined && typeof workspaceId !== 'string')
    refuse('workspaceId must be the id of a workspace');
}

export function statsOf(parts: StatsParts): (query?: StatsQuery) => Promise<Stats> {
  const { repository, now, onError, time = realTime } = parts;
  let last: { readonly stats: Promise<Stats>; readonly asked: number } | null = null;
  /** A question that was not answered yet: a storage that hangs is not asked again and again. */
  let asking: Promise<Stats> | null = null;

  async function ask(part: Counting | undefined, query: WaitingQuery): Promise<unknown> {
    if (part?.countWaiting === undefined) return null;
    try {
      return await within(time, timeoutMs, null, () => part.countWaiting?.(query));
    } catch (error) {
      onError?.(
        error instanceof DeadlineError
          ? withRemedy(
              new Error(`The storage did not count what waits within ${timeoutMs / 1_000} s`),
              'Look at the load and the locks of the storage',
            )
          : error,
      );
      return null;
    }
  }

  function poolOf(): PoolNumbers | null {
    try {
      return repository.pool?.() ?? null;
    } catch (error) {
      onError?.(error);
      return null;
    }
  }

  async function look(query: StatsQuery): Promise<Stats> {
    const asked = now === undefined ? query : { ...query, now: new Date(now()).toISOString() };
    const counts = countingParts.map(async part => [part, await ask(repository[part], asked)] as const);
    const waiting = await Promise.all(counts);
    const { workspaceId } = query;
    const engines = [...parts.engines()];
    return {
      ...(Object.fromEntries(waiting) as StoredStats),
      pool: poolOf(),
      streams: parts.streams(workspaceId),
      inHand: byGroup(engines, one => one.inHand?.(workspaceId), onError),
      done: workspaceId === undefined ? byGroup(engines, one => one.done?.(), onError) : {},
    };
  }

  return async (query = {}) => {
    checkQuery(query);
    if (query.workspaceId !== undefined) return look(query);
    if (asking !== null) return asking;
    if (last === null || time.now() - last.asked >= fresh) {
      asking = look({}).finally(() => {
        asking = null;
      });
      last = { stats: asking, asked: time.now() };
    }
    return last.stats;
  };
}

/** A group may have an engine and a service. */
function byGroup(
  engines: readonly (readonly [group: string, numbers: Numbers])[],
  read: (numbers: Numbers) => Readonly<Record<string, number>> | undefined,
  onError: ((error: unknown) => void) | undefined,
): NumbersByGroup {
  const found = engines.flatMap(([group, one]) => {
    try {
      const own = read(one);
      return own === undefined || Object.keys(own).length === 0 ? [] : [{ group, own }];
    } catch (error) {
      onError?.(error);
      return [];
    }
  });
  const groups = groupBy(found, ({ group }) => group);
  return Object.fromEntries([...groups].map(([group, all]) => [group, summed(all.map(({ own }) => own))]));
}
