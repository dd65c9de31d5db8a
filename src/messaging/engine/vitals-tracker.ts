/** What the holder of one instance notices, and what of it is stored. */
import type { InstanceRecord, InstanceVitals, MessageFile } from '../../generated/types.ts';
import type { FileOutcome, SendOutcome } from '../../repository/index.ts';
import {
  downAt,
  failedAt,
  fileFailedAt,
  fileStored,
  lostAt,
  noRoomAt,
  notDown,
  noVitals,
  receivedAt,
  sentAt,
} from '../health/vitals.ts';

type Vitals = Readonly<InstanceVitals>;

export class VitalsTracker {
  readonly #now: () => number;
  #vitals: Vitals;
  #stored: Vitals;

  constructor({ vitals = noVitals, reason }: Readonly<InstanceRecord>, now: () => number) {
    this.#now = now;
    this.#stored = vitals;
    // Without a reason, its user has connected it just now.
    this.#vitals = reason === null ? notDown(vitals) : vitals;
  }

  get vitals(): Vitals {
    return this.#vitals;
  }

  /** What is not stored yet; undefined: nothing. */
  get unstored(): Vitals | undefined {
    return this.#vitals === this.#stored ? undefined : this.#vitals;
  }

  /** These are stored; there may be newer ones by now. */
  stored(vitals: Vitals | undefined): void {
    if (vitals !== undefined) this.#stored = vitals;
  }

  open(): void {
    this.#vitals = notDown(this.#vitals);
  }

  down(): void {
    this.#vitals = downAt(this.#vitals, this.#now());
  }

  /** The connection has ended, or there was none. */
  ended(reason: string, wasOpen: boolean): void {
    const failed = failedAt(this.#vitals, reason, this.#now());
    this.#vitals = wasOpen ? lostAt(failed, this.#now()) : failed;
  }

  received(): void {
    this.#vitals = receivedAt(this.#vitals, this.#now());
  }

  tried(outcome: SendOutcome): void {
    this.#vitals =
      outcome.state === 'sent'
        ? sentAt(this.#vitals, outcome.at)
        : failedAt(this.#vitals, outcome.reason, this.#now());
  }

  /** `before`: the state of the file before the attempt. */
  fetched(outcome: FileOutcome, before: MessageFile['state']): void {
    if (outcome.state === 'stored') {
      // Another one may be small enough although there is no room.
      if (before === 'no_room') this.#vitals = fileStored(this.#vitals);
      return;
    }
    const now = this.#now();
    const failed = failedAt(this.#vitals, outcome.reason, now);
    if (outcome.state === 'pending') this.#vitals = failed;
    else this.#vitals = outcome.state === 'no_room' ? noRoomAt(failed, now) : fileFailedAt(failed, now);
  }
}
