/**
 * What is leased and waits here, by endpoint: each in its lane, so that none keeps another waiting. A lane says how
 * much more it can use, and when: only then is it worth asking the storage.
 */
import type { LaneRoom, WebhookJob } from '../repository/index.ts';
import { ahead, type Lane, laneFor, nameOf, roomOf } from './lane.ts';
import { Slots } from './slots.ts';
import { Turns } from './turns.ts';

/** Longer than this under way, in milliseconds, and a delivery counts among the slow ones. */
const slowAfter = 500;
/** So much is asked for of an endpoint that nothing waits of: its rate, and whether it answers, is not known. */
const firstRoom = 10;
/** What waits for a rate or for a slow endpoint takes no room from others, but there is an end to it. */
const mostAside = 5;

export interface LaneOptions {
  /** Deliveries under way at once; slow ones apart, and as many of them. */
  readonly concurrency: number;
  /** Deliveries under way at once to one endpoint. */
  readonly perEndpoint: number;
}

/** A delivery on its way: given back to {@link Lanes.end}. */
export interface Going {
  readonly job: WebhookJob;
  readonly lane: Lane;
  readonly startedAt: number;
  /** Later than this its lease might end while it is on its way. */
  readonly sendBefore: number;
  /** Whose place it has. */
  slots: Slots;
}

/** What to ask the storage for. */
export interface Wanted {
  readonly limit: number;
  readonly perEndpoint: number;
  readonly rooms: readonly LaneRoom[];
}

/** Times are milliseconds of one clock that never goes back, whichever the caller has. */
export class Lanes {
  readonly #perEndpoint: number;
  readonly #most: number;
  readonly #lanes = new Map<string, Lane>();
  /** Those that may go as soon as there is a place for them. */
  readonly #quick = new Turns<Lane>();
  readonly #slow = new Turns<Lane>();
  readonly #quickSlots: Slots;
  readonly #slowSlots: Slots;
  /** On their way in the places of the quick ones, the earliest first. */
  readonly #fresh = new Set<Going>();
  /** Lanes that wait for their rate, and the earliest instant among them. */
  readonly #later = new Set<Lane>();
  #laterAt = Number.POSITIVE_INFINITY;
  /** Lanes of which there may be more, and that can use it. */
  readonly #hungry = new Set<Lane>();
  /** Lanes with nothing to do that are remembered, since they are slow: the first to be forgotten first. */
  readonly #idle = new Set<Lane>();
  /** The storage was cut short by the limit: there may be more, of anybody. */
  #cutShort = false;
  #waiting = 0;
  /** Of these, in lanes that wait for their rate or are slow. */
  #aside = 0;

  constructor({ concurrency, perEndpoint }: LaneOptions) {
    this.#perEndpoint = perEndpoint;
    this.#most = ahead * concurrency;
    this.#quickSlots = new Slots(concurrency);
    this.#slowSlots = new Slots(concurrency);
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /** How many endpoints are known of. */
  get size(): number {
    return this.#lanes.size;
  }

  /** All that wait. */
  held(): WebhookJob[] {
    return [...this.#lanes.values()].flatMap(({ waiting }) => waiting.map(({ job }) => job));
  }

  /** There may be more in the storage of what can go soon. */
  get isHungry(): boolean {
    return !this.#isFull && (this.#cutShort || this.#hungry.size > 0);
  }

  /** What to ask for now; `null` where there is no room for anything. */
  wanted(): Wanted | null {
    const rest = (1 + mostAside) * this.#most - this.#waiting;
    if (rest <= 0) {
      this.#cutShort = true;
      return null;
    }
    const isFull = this.#isFull;
    // Those of whom nothing waits are let in even so.
    const limit = isFull ? this.#most / ahead : this.#most - this.#ready;
    const rooms: LaneRoom[] = [];
    for (const lane of this.#lanes.values()) {
      const { workspaceId, endpointId } = lane;
      const room = isFull && lane.waiting.length > 0 ? 0 : roomOf(lane);
      if (room !== firstRoom) rooms.push({ workspaceId, endpointId, room });
    }
    return { limit: Math.min(limit, rest), perEndpoint: firstRoom, rooms };
  }

  /** Takes in what the storage gave for {@link wanted}. */
  add(wanted: Wanted, jobs: readonly WebhookJob[], sendBefore: number, now: number): void {
    this.#cutShort = jobs.length >= wanted.limit;
    const rooms = new Map(
      wanted.rooms.map(({ workspaceId, endpointId, room }) => [nameOf(workspaceId, endpointId), room]),
    );
    const given = new Map<Lane, number>();
    for (const job of jobs) {
      const lane = this.#laneOf(job);
      given.set(lane, (given.get(lane) ?? 0) + 1);
      lane.rate = job.endpoint.rate;
      lane.waiting.push({ job, sendBefore });
    }
    // Who was asked for and not given, though there was room for it, has no more.
    for (const lane of [...this.#lanes.values()]) {
      const room = rooms.get(lane.name) ?? wanted.perEndpoint;
      const count = given.get(lane) ?? 0;
      if (room > 0 && (count >= room || !this.#cutShort)) lane.hasMore = count >= room;
      this.#place(lane, now);
    }
  }

  /** The next delivery that may go now; `null` where there is none. End it with {@link end}. */
  next(now: number): Going | null {
    this.#letGo(now);
    this.#setAside(now);
    for (;;) {
      const quick =
        this.#quickSlots.free > 0 ? this.#quick.next(lane => this.#quickSlots.admits(lane)) : null;
      const slots = quick === null ? this.#slowSlots : this.#quickSlots;
      const lane = quick ?? (slots.free > 0 ? this.#slow.next(one => this.#slowSlots.admits(one)) : null);
      if (lane === null) return null;
      const first = lane.waiting.shift();
      if (first === undefined || first.sendBefore < now) {
        // Whoever claims it next sends it: its lease is as good as over.
        lane.hasMore = true;
        this.#place(lane, now);
        continue;
      }
      const { job, sendBefore } = first;
      const going: Going = { job, lane, startedAt: now, sendBefore, slots };
      slots.take(lane.workspaceId);
      if (slots === this.#quickSlots) this.#fresh.add(going);
      lane.underWay += 1;
      if (lane.rate !== null) lane.nextAt = Math.max(now, lane.nextAt) + 1_000 / lane.rate;
      this.#place(lane, now);
      return going;
    }
  }

  /**
   * A delivery has ended; `answered`: the receiver said something, whatever it was. `null`: it was not asked, and
   * nothing is known of it that was not known before.
   */
  end(going: Going, answered: boolean | null, now: number): void {
    const { lane, slots, startedAt } = going;
    slots.giveBack(lane.workspaceId);
    this.#fresh.delete(going);
    lane.underWay -= 1;
    if (answered !== null) {
      lane.slots = answered ? Math.min(this.#perEndpoint, lane.slots + 1) : Math.max(1, lane.slots >> 1);
      this.#turn(lane, !answered || now - startedAt >= slowAfter);
    }
    this.#place(lane, now);
  }

  /** Takes out what waits for an endpoint. */
  drop(workspaceId: string, endpointId: string, now: number): WebhookJob[] {
    const lane = this.#lanes.get(nameOf(workspaceId, endpointId));
    if (lane === undefined) return [];
    const dropped = lane.waiting.splice(0);
    lane.hasMore = false;
    this.#place(lane, now);
    return dropped.map(({ job }) => job);
  }

  /** When to look again though nothing has ended or come, or `null`. */
  nextTurn(): number | null {
    const [first] = this.#fresh;
    const slowAt = first === undefined ? Number.POSITIVE_INFINITY : first.startedAt + slowAfter;
    const mayHelp = this.#waiting > 0 && this.#slowSlots.free > 0;
    const at = Math.min(this.#laterAt, mayHelp ? slowAt : this.#laterAt);
    return at === Number.POSITIVE_INFINITY ? null : at;
  }

  /** What waits and takes room: for nothing but its turn. */
  get #ready(): number {
    return this.#waiting - this.#aside;
  }

  get #isFull(): boolean {
    return this.#ready > this.#most / 2 || this.#waiting > mostAside * this.#most;
  }

  #laneOf({ workspaceId, endpoint }: WebhookJob): Lane {
    const name = nameOf(workspaceId, endpoint.id);
    let lane = this.#lanes.get(name);
    if (lane === undefined) {
      lane = laneFor(workspaceId, endpoint, this.#perEndpoint);
      this.#lanes.set(name, lane);
    }
    return lane;
  }

  /** Puts a lane where it belongs after something has changed. */
  #place(lane: Lane, now: number): void {
    const { waiting, underWay, slots, nextAt, rate, isSlow } = lane;
    const aside = rate !== null || isSlow ? waiting.length : 0;
    this.#waiting += waiting.length - lane.counted;
    this.#aside += aside - lane.countedAside;
    lane.counted = waiting.length;
    lane.countedAside = aside;
    const mayGo = waiting.length > 0 && underWay < slots;
    const turns = isSlow ? this.#slow : this.#quick;
    if (mayGo && nextAt <= now) turns.add(lane);
    else turns.delete(lane);
    if (mayGo && nextAt > now) {
      this.#later.add(lane);
      this.#laterAt = Math.min(this.#laterAt, nextAt);
    } else this.#later.delete(lane);
    this.#weigh(lane);
    this.#rest(lane, now);
  }

  /** Whether it is worth asking the storage for more of a lane. */
  #weigh(lane: Lane): void {
    if (lane.hasMore && roomOf(lane) > 0) this.#hungry.add(lane);
    else this.#hungry.delete(lane);
  }

  /** A lane with nothing to do is forgotten, unless it has to be slower than one that nothing is known of. */
  #rest(lane: Lane, now: number): void {
    this.#idle.delete(lane);
    if (lane.waiting.length > 0 || lane.underWay > 0 || lane.hasMore) return;
    if (lane.isSlow || lane.nextAt > now) this.#idle.add(lane);
    else this.#lanes.delete(lane.name);
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

  /** Lanes whose rate lets them go by now. */
  #letGo(now: number): void {
    if (this.#laterAt > now) return;
    this.#laterAt = Number.POSITIVE_INFINITY;
    for (const lane of [...this.#later])
      if (lane.nextAt <= now) this.#place(lane, now);
      else this.#laterAt = Math.min(this.#laterAt, lane.nextAt);
  }

  /** What has been on its way for long leaves its place to others, as long as there is one among the slow. */
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
