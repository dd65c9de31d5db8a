/** `marketplace.health()`: whether this process should get requests, and how its storage and engines are. */
import { withRemedy } from '../common/errors/remedy.ts';
import { DeadlineError, within } from '../common/time/within.ts';
import { realTime, type WorkerTime } from '../common/time/worker-time.ts';
import type { Engine } from '../group/engine.ts';
import type { Lifecycle } from '../group/served.ts';
import type { Repository, StorageHealth } from '../repository/index.ts';
import { digestOf } from '../secrets/key-format.ts';

export interface Health {
  /** The storage answers and is migrated, all engines were started and work, and no shutdown has begun. */
  readonly isReady: boolean;
  /** Whether `start()` was called, without which nothing is sent. */
  readonly isStarted: boolean;
  readonly isClosing: boolean;
  readonly storage: {
    readonly isReachable: boolean;
    /** `null`: the storage does not say. */
    readonly isMigrated: boolean | null;
    /** By how many milliseconds its clock is ahead of that of this process. `null`: unknown, or the option `now` is set. */
    readonly clockDifference: number | null;
    /** The connections of its pool, if it has one that counts them. */
    readonly pool: StorageHealth['pool'] | null;
  };
  /** Whether the engine of each group was started and works. */
  readonly engines: Readonly<Record<string, boolean>>;
  /**
   * How many milliseconds the oldest delivery is due, and the oldest command waits, of a thousand endpoints and a thousand
   * commands at most. `null`: none, or unknown.
   */
  readonly oldestDelivery: number | null;
  readonly oldestCommand: number | null;
  /** For how many milliseconds an engine of this process has had more to prune, or has failed at it; 0: none has. */
  readonly pruningBehind: number;
}

interface HealthParts {
  readonly repository: Repository;
  readonly engines: ReadonlyMap<string, Engine>;
  isStarted(): boolean;
  readonly lifecycle: Lifecycle;
  /** Whether the host has a clock of its own. */
  readonly hasOwnClock: boolean;
  /** Told why the storage did not answer. Never throws. */
  readonly onError: ((error: unknown) => void) | undefined;
  readonly time?: WorkerTime;
}

/** How long an answer of the storage is used, so that many questions are one, in milliseconds. */
const fresh = 1_000;
/** The storage is not reachable if it takes longer, in milliseconds. */
const timeoutMs = 2_000;
/**
 * After so long, a question that was not answered is taken for lost, in milliseconds: a pool without time limits may never
 * notice that a connection is gone, while its others answer.
 */
const maxCheckTime = 30_000;
/** No key has it. */
const nobody = digestOf('health');

interface Found extends Omit<StorageHealth, 'pendingMigrations' | 'now'> {
  readonly isMigrated: boolean | null;
  readonly clockDifference: number | null;
  readonly now: number | null;
}

export function healthCheck(parts: HealthParts): () => Promise<Health> {
  const { repository, lifecycle, hasOwnClock, onError, time = realTime } = parts;
  let last: { readonly found: Promise<Found | null>; readonly at: number } | null = null;
  /** A question that was not answered yet: a storage that hangs is not asked again and again. */
  let asking: { readonly found: Promise<Found>; readonly since: number } | null = null;

  async function ask(): Promise<Found> {
    const before = Date.now();
    if (repository.health == null) {
      await repository.keys.findByDigest(nobody);
      return {
        isMigrated: null,
        clockDifference: null,
        now: null,
        oldestDelivery: null,
        oldestCommand: null,
      };
    }
    const { pendingMigrations, now, ...rest } = await repository.health();
    const difference = Math.round(now - (before + Date.now()) / 2);
    return {
      ...rest,
      now,
      isMigrated: pendingMigrations.length === 0,
      clockDifference: hasOwnClock ? null : difference,
    };
  }

  async function look(): Promise<Found | null> {
    if (asking === null || time.now() - asking.since >= maxCheckTime) {
      const found = ask().finally(() => {
        if (asking?.found === found) asking = null;
      });
      asking = { found, since: time.now() };
    }
    const { found } = asking;
    try {
      return await within(time, timeoutMs, null, () => found);
    } catch (error) {
      onError?.(
        error instanceof DeadlineError
          ? withRemedy(
              new Error(`The storage did not answer a health check within ${timeoutMs / 1_000} s`),
              'Look at the load and the locks of the storage',
            )
          : error,
      );
      return null;
    }
  }

  const since = (now: number | null, at: number | null) =>
    now === null || at === null ? null : Math.max(0, now - at);

  return async () => {
    if (last === null || time.now() - last.at >= fresh) last = { found: look(), at: time.now() };
    const found = await last.found;
    const isStarted = parts.isStarted();
    const running = [...parts.engines];
    const engines = Object.fromEntries(
      running.map(([group, engine]) => [group, isStarted && isAlive(engine)]),
    );
    const { isClosing } = lifecycle;
    const isMigrated = found?.isMigrated ?? null;
    return {
      isReady: !isClosing && found !== null && isMigrated !== false && Object.values(engines).every(Boolean),
      isStarted,
      isClosing,
      storage: {
        isReachable: found !== null,
        isMigrated,
        clockDifference: found?.clockDifference ?? null,
        pool: found?.pool ?? null,
      },
      engines,
      oldestDelivery: since(found?.now ?? null, found?.oldestDelivery ?? null),
      oldestCommand: since(found?.now ?? null, found?.oldestCommand ?? null),
      pruningBehind: Math.max(0, ...running.map(([, engine]) => pruningBehind(engine))),
    };
  };
}

function pruningBehind(engine: Engine): number {
  try {
    return Number(engine.inHand?.().pruning_behind_ms) || 0;
  } catch {
    return 0;
  }
}

function isAlive(engine: Engine): boolean {
  try {
    return engine.isAlive?.() !== false;
  } catch {
    return false;
  }
}
