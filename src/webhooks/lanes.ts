/**
 * Leased deliveries that wait in this process, in one lane per endpoint, so that endpoints do not delay each other. A
 * lane knows how many more deliveries it can use, and when: only then is the storage queried.
 */
import type { LaneRoom, WebhookJob } from '../repository/index.ts';
import { ahead, type HeldDelivery, type Lane, laneFor, laneKeyOf, roomOf } from './lane.ts';
import { LaneRotation } from './lane-rotation.ts';
import { LanesWithRoom } from './lanes-with-room.ts';
import { type ClaimSize, LeasedAhead } from './leased-ahead.ts';
import type { ResolvedWorkerOptions } from './options.ts';
import { DeliverySlots } from './slots.ts';

/** A delivery that takes longer than this, in milliseconds, counts as slow. */
const slowAfter = 500;
/** Number of deliveries to lease for an endpoint with none waiting, because its rate and speed are unknown. */
const firstRoom = 10;

/** Slow deliveries have a second pool of the size `concurrency`. */
export interface LaneOptions extends Pick<ResolvedWorkerOptions, 'concurrency'> {
  /** Maximum number of concurrent deliveries to one endpoint. */
  readonly perEndpoint: number;
}

/** A delivery that is being sent; pass it to {@link Lanes.end}. */
export interface RunningDelivery extends HeldDelivery {
  readonly lane: Lane;
  readonly startedAt: number;
  /** The pool whose slot it uses. */
  slots: DeliverySlots;
}

/** All times are milliseconds of one monotonic clock, which the caller provides. */
export class Lanes {
  readonly #perEndpoint: number;
  readonly #most: number;
  readonly #lanes = new Map<string, Lane>();
  /** Lanes that can send as soon as a slot is free. */
  readonly #quick = new LaneRotation<Lane>();
  readonly #slow = new LaneRotation<Lane>();
  readonly #quickSlots: DeliverySlots;
  readonly #slowSlots: DeliverySlots;
  /** Running deliveries in the fast pool, oldest first. */
  readonly #fresh = new Set<RunningDelivery>();
  /** Lanes that wait for their rate, and the earliest time among them. */
  readonly #later = new Set<Lane>();
  #laterAt = Number.POSITIVE_INFINITY;
  readonly #withRoom = new LanesWithRoom();
  /** Idle lanes that are kept because they are slow, oldest first. */
  readonly #idle = new Set<Lane>();
  /** The limit cut off the last claim, so any endpoint may have more deliveries. */
  #wasLimited = false;
  readonly #leased: LeasedAhead;

  constructor({ concurrency, perEndpoint }: LaneOptions) {
    this.#perEndpoint = perEndpoint;
    this.#most = ahead * concurrency;
    this.#leased = new LeasedAhead(concurrency);
    this.#quickSlots = new DeliverySlots(concurrency);
    this.#slowSlots = new DeliverySlots(concurrency);
  }

  get waiting(): number {
    return this.#leased.waiting;
  }

  /** Number of deliveries that are being sent. */
  inFlight(workspaceId?: string): number {
    return this.#quickSlots.taken(workspaceId) + this.#slowSlots.taken(workspaceId);
  }

  /** Number of known endpoints. */
  get size(): number {
    return this.#lanes.size;
  }

  /** All waiting deliveries. */
  held(): HeldDelivery[] {
    return [...this.#lanes.values()].flatMap(({ waiting }) => waiting);
  }

  /** Whether the storage may have more deliveries that can be sent soon. */
  get isHungry(): boolean {
    if (this.#leased.isFull) return false;
    if (!this.#leased.isCrowded) return this.#wasLimited || this.#withRoom.size > 0;
    for (const workspaceId of this.#withRoom.workspaces) if (!this.#leased.crowds(workspaceId)) return true;
    return false;
  }

  /** What to request now, or `null` if there is no room. */
  wanted(): ClaimSize | null {
    const { rest, isFull, wanted } = this.#leased;
    if (rest <= 0) {
      this.#wasLimited = true;
      return null;
    }
    const isStopped = (workspaceId: string) => isFull || this.#leased.crowds(workspaceId);
    // Endpoints without waiting deliveries are allowed even then.
    const rooms: LaneRoom[] = [];
    for (const lane of this.#lanes.values()) {
      const { workspaceId, endpointId, waiting } = lane;
      const room = waiting.length > 0 && isStopped(workspaceId) ? 0 : roomOf(lane);
      if (room !== firstRoom) rooms.push({ workspaceId, endpointId, room });
    }
    return { limit: Math.min(wanted, rest), perEndpoint: firstRoom, rooms };
  }

  /** Adds the deliveries that the storage returned for {@link wanted}. */
  add(wanted: ClaimSize, jobs: readonly WebhookJob[], lease: Omit<HeldDelivery, 'job'>, now: number): void {
    this.#wasLimited = jobs.length >= wanted.limit;
    const rooms = new Map(
      wanted.rooms.map(({ workspaceId, endpointId, room }) => [laneKeyOf(workspaceId, endpointId), room]),
    );
    const given = new Map<Lane, number>();
    const waited = new Map<Lane, ReadonlyMap<string, HeldDelivery>>();
    for (const job of jobs) {
      const lane = this.#laneOf(job);
      given.set(lane, (given.get(lane) ?? 0) + 1);
      lane.rate = job.endpoint.rate;
      lane.isOrdered = job.endpoint.ordered ?? false;
      const before = waited.get(lane) ?? new Map(lane.waiting.map(one => [one.job.delivery.id, one]));
      waited.set(lane, before);
      // The storage's clock was faster than that of this process, so that its lease had ended.
      const known = before.get(job.delivery.id);
      if (known === undefined) lane.waiting.push({ job, ...lease });
      else known.sendBefore = lease.sendBefore;
    }
    // An endpoint with room that was requested but not returned has no more deliveries.
    for (const lane of [...this.#lanes.values()]) {
      const room = rooms.get(lane.name) ?? wanted.perEndpoint;
      const count = given.get(lane) ?? 0;
      if (room > 0 && (count >= room || !this.#wasLimited)) lane.hasMore = count >= room;
      this.#place(lane, now);
    }
  }

  /**
   * The next delivery that may be sent now, or `null`. Finish it with {@link end}. `isHeld`: workspaces for which nothing
   * may be sent now.
   */
  next(now: number, isHeld: (workspaceId: string) => boolean = () => false): RunningDelivery | null {
    this.#letGo(now);
    this.#setAside(now);
    for (;;) {
      const quick =
        this.#quickSlots.free > 0 ? this.#quick.next(lane => this.#quickSlots.admits(lane), isHeld) : null;
      const slots = quick === null ? this.#slowSlots : this.#quickSlots;
      const lane =
        quick ?? (slots.free > 0 ? this.#slow.next(one => this.#slowSlots.admits(one), isHeld) : null);
      if (lane === null) return null;
      const first = lane.waiting.shift();
      if (first === undefined || first.sendBefore < now) {
        // Its lease is almost over, so the next worker that claims it sends it.
        lane.hasMore = true;
        this.#place(lane, now);
        continue;
      }
      const going: RunningDelivery = { ...first, lane, startedAt: now, slots };
      slots.take(lane.workspaceId);
      if (slots === this.#quickSlots) this.#fresh.add(going);
      lane.inFlight += 1;
      if (lane.rate !== null) lane.nextAt = Math.max(now, lane.nextAt) + 1_000 / lane.rate;
      this.#place(lane, now);
      return going;
    }
  }

  /**
   * Finishes a delivery. `answered`: whether a response arrived, of any status. `null`: nothing was sent, so nothing
   * new is known about the endpoint.
   */
  end(going: RunningDelivery, answered: boolean | null, now: number): void {
    const { lane, slots, startedAt } = going;
    slots.giveBack(lane.workspaceId);
    this.#fresh.delete(going);
    lane.inFlight -= 1;
    if (answered !== null) {
      lane.slots = answered ? Math.min(this.#perEndpoint, lane.slots + 1) : Math.max(1, lane.slots >> 1);
      this.#turn(lane, !answered || now - startedAt >= slowAfter);
    } else if (lane.rate !== null) lane.nextAt -= 1_000 / lane.rate;
    this.#place(lane, now);
  }

  /** Sends nothing more to an endpoint until the given time, or until what waits for it is dropped. */
  hold(lane: Lane, until: number, now: number): void {
    lane.nextAt = Math.max(lane.nextAt, until);
    this.#place(lane, now);
  }

  /** Removes the waiting deliveries of an endpoint, and ends its {@link hold}. */
  drop(workspaceId: string, endpointId: string, now: number): WebhookJob[] {
    const lane = this.#lanes.get(laneKeyOf(workspaceId, endpointId));
    if (lane === undefined) return [];
    const dropped = lane.waiting.splice(0);
    lane.hasMore = false;
    lane.nextAt = Math.min(lane.nextAt, now + (lane.rate === null ? 0 : 1_000 / lane.rate));
    this.#place(lane, now);
    return dropped.map(({ job }) => job);
  }

  /** Removes waiting deliveries that others have by now. */
  forget(lost: ReadonlySet<HeldDelivery>, now: number): void {
    for (const lane of [...this.#lanes.values()]) {
      const kept = lane.waiting.filter(one => !lost.has(one));
      if (kept.length === lane.waiting.length) continue;
      lane.waiting.splice(0, lane.waiting.length, ...kept);
      this.#place(lane, now);
    }
  }

  /** When to look again if no delivery ends or arrives, or `null`. */
  nextTurn(): number | null {
    const [first] = this.#fresh;
    const slowAt = first === undefined ? Number.POSITIVE_INFINITY : first.startedAt + slowAfter;
    const mayHelp = this.waiting > 0 && this.#slowSlots.free > 0;
    const at = Math.min(this.#laterAt, mayHelp ? slowAt : this.#laterAt);
    return at === Number.POSITIVE_INFINITY ? null : at;
  }

  #laneOf({ workspaceId, endpoint }: WebhookJob): Lane {
    const name = laneKeyOf(workspaceId, endpoint.id);
    let lane = this.#lanes.get(name);
    if (lane === undefined) {
      lane = laneFor(workspaceId, endpoint, this.#perEndpoint);
      this.#lanes.set(name, lane);
    }
    return lane;
  }

  /** Moves a lane to the right list after a change. */
  #place(lane: Lane, now: number): void {
    const { waiting, inFlight, slots, nextAt, isOrdered, isSlow } = lane;
    this.#leased.count(lane);
    const mayGo = waiting.length > 0 && inFlight < (isOrdered ? 1 : slots);
    const turns = isSlow ? this.#slow : this.#quick;
    if (mayGo && nextAt <= now) turns.add(lane);
    else turns.delete(lane);
    if (mayGo && nextAt > now) {
      this.#later.add(lane);
      this.#laterAt = Math.min(this.#laterAt, nextAt);
    } else this.#later.delete(lane);
    this.#withRoom.weigh(lane);
    this.#rest(lane, now);
  }

  /** Removes an idle lane, unless its endpoint must stay slower than a new one. */
  #rest(lane: Lane, now: number): void {
    const isIdle = lane.waiting.length === 0 && lane.inFlight === 0 && !lane.hasMore;
    const isKept = lane.isSlow || lane.nextAt > now;
    // A lane that was idle before keeps its place.
    if (isIdle && isKept) this.#idle.add(lane);
    else this.#idle.delete(lane);
    if (isIdle && !isKept) this.#lanes.delete(lane.name);
    const [first] = this.#idle;
    if (this.#idle.size <= this.#most || first === undefined) return;
    this.#idle.delete(first);
    this.#lanes.delete(first.name);
  }

  #turn(lane: Lane, isSlow: boolean): void {
    if (lane.isSlow === isSlow) return;
    (lane.isSlow ? this.#slow : this.#quick).delete(lane);
    lane.isSlow = isSlow;
  }

  /** Lanes whose rate allows the next delivery now. */
  #letGo(now: number): void {
    if (this.#laterAt > now) return;
    this.#laterAt = Number.POSITIVE_INFINITY;
    // The others stay where they are: to place all would take five times as long with 1,000 lanes that wait.
    for (const lane of [...this.#later])
      if (lane.nextAt <= now) this.#place(lane, now);
      else this.#laterAt = Math.min(this.#laterAt, lane.nextAt);
  }

  /** A delivery that takes long moves to the slow pool as long as that has a free slot. */
  #setAside(now: number): void {
    for (const going of this.#fresh) {
      const { lane, startedAt } = going;
      if (startedAt + slowAfter > now) return;
      if (!lane.isSlow) {
        this.#turn(lane, true);
        this.#place(lane, now);
      }
      if (this.#slowSlots.free === 0) continue;
      this.#fresh.delete(going);
      going.slots.giveBack(lane.workspaceId);
      going.slots = this.#slowSlots;
      going.slots.take(lane.workspaceId);
    }
  }
}
