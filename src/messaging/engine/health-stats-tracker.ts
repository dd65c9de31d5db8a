/** What the holder of one instance notices, and what of it is stored. */
import type { InstanceHealthStats, InstanceRecord, MessageFile } from '../../generated/types.ts';
import type { FileOutcome, SendOutcome } from '../../repository/index.ts';
import {
  downAt,
  failedAt,
  fileFailedAt,
  fileStored,
  lostAt,
  noHealthStats,
  noRoomAt,
  notDown,
  receivedAt,
  sentAt,
} from '../health/health-stats.ts';

type HealthStats = Readonly<InstanceHealthStats>;

export class HealthStatsTracker {
  readonly #now: () => number;
  #healthStats: HealthStats;
  #stored: HealthStats;

  constructor(
    { health_stats: healthStats = noHealthStats, reason }: Readonly<InstanceRecord>,
    now: () => number,
  ) {
    this.#now = now;
    this.#stored = healthStats;
    // Without a reason, its user has connected it just now.
    this.#healthStats = reason === null ? notDown(healthStats) : healthStats;
  }

  get healthStats(): HealthStats {
    return this.#healthStats;
  }

  /** What is not stored yet; undefined: nothing. */
  get unstored(): HealthStats | undefined {
    return this.#healthStats === this.#stored ? undefined : this.#healthStats;
  }

  /** These are stored; there may be newer ones by now. */
  stored(healthStats: HealthStats | undefined): void {
    if (healthStats !== undefined) this.#stored = healthStats;
  }

  open(): void {
    this.#healthStats = notDown(this.#healthStats);
  }

  down(): void {
    this.#healthStats = downAt(this.#healthStats, this.#now());
  }

  /** The connection has ended, or there was none. */
  ended(reason: string, wasOpen: boolean): void {
    const failed = failedAt(this.#healthStats, reason, this.#now());
    this.#healthStats = wasOpen ? lostAt(failed, this.#now()) : failed;
  }

  received(): void {
    this.#healthStats = receivedAt(this.#healthStats, this.#now());
  }

  tried(outcome: SendOutcome): void {
    this.#healthStats =
      outcome.state === 'sent'
        ? sentAt(this.#healthStats, outcome.at)
        : failedAt(this.#healthStats, outcome.reason, this.#now());
  }

  /** `before`: the state of the file before the attempt. */
  fetched(outcome: FileOutcome, before: MessageFile['state']): void {
    if (outcome.state === 'stored') {
      // Another one may be small enough although there is no room.
      if (before === 'no_room') this.#healthStats = fileStored(this.#healthStats);
      return;
    }
    const now = this.#now();
    const failed = failedAt(this.#healthStats, outcome.reason, now);
    if (outcome.state === 'pending') this.#healthStats = failed;
    else this.#healthStats = outcome.state === 'no_room' ? noRoomAt(failed, now) : fileFailedAt(failed, now);
  }
}
