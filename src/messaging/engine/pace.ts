/** How fast an instance may send: evenly, so that no minute has more messages than the rate. */
import type { WorkerTime } from '../../common/time/worker-time.ts';

export class Pace {
  readonly #time: WorkerTime;
  /** When the next message may be sent. */
  #next = Number.NEGATIVE_INFINITY;

  constructor(time: WorkerTime) {
    this.#time = time;
  }

  /** The time until a message may be sent, in milliseconds. `perMinute`: null if there is no limit. */
  wait(perMinute: number | null): number {
    return perMinute === null ? 0 : Math.max(0, Math.ceil(this.#next - this.#time.now()));
  }

  /** A message is being sent. */
  count(perMinute: number | null): void {
    this.#next = perMinute === null ? Number.NEGATIVE_INFINITY : this.#time.now() + 60_000 / perMinute;
  }
}
