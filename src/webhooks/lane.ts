/** The deliveries that wait for one endpoint in this process, and how many of them may be leased and sent. */
import type { WebhookJob } from '../repository/index.ts';

/** Initial number of concurrent deliveries to an endpoint; each response adds one. */
const firstSlots = 2;
/** Number of deliveries to lease ahead for each delivery that may run. */
export const ahead = 10;
/** For an endpoint with a rate, the deliveries of this many seconds are leased ahead. */
const secondsAhead = 5;

export interface Lane {
  readonly name: string;
  readonly workspaceId: string;
  readonly endpointId: string;
  readonly waiting: HeldDelivery[];
  rate: number | null;
  /** Deliveries go one at a time: the storage leases the next one after the outcome of this one is stored. */
  isOrdered: boolean;
  /** When the next delivery may be sent, if the endpoint has a rate. */
  nextAt: number;
  inFlight: number;
  /** Maximum number of concurrent deliveries: one more for each response, half as many if none arrives. */
  slots: number;
  /** The last delivery got no response, or a slow one. */
  isSlow: boolean;
  /** The storage returned as many deliveries as requested, so there may be more. */
  hasMore: boolean;
  /** As counted for all lanes together. */
  counted: number;
  countedAside: number;
}

/** A delivery that this process has leased. */
export interface HeldDelivery {
  readonly job: WebhookJob;
  /** When it was claimed. */
  readonly asked: number;
  /** Later, its lease might end before its outcome is stored. Renewed with its lease. */
  sendBefore: number;
}

export const laneKeyOf = (workspaceId: string, endpointId: string): string => `${workspaceId} ${endpointId}`;

export const laneFor = (
  workspaceId: string,
  { id, rate, ordered = false }: WebhookJob['endpoint'],
  perEndpoint: number,
): Lane => ({
  name: laneKeyOf(workspaceId, id),
  workspaceId,
  endpointId: id,
  waiting: [],
  rate,
  isOrdered: ordered,
  nextAt: 0,
  inFlight: 0,
  slots: Math.min(firstSlots, perEndpoint),
  isSlow: false,
  hasMore: false,
  counted: 0,
  countedAside: 0,
});

/** How many more deliveries of a lane are worth leasing: none, or at least half of what it can use. */
export function roomOf({ rate, isOrdered, isSlow, slots, inFlight, waiting }: Lane): number {
  if (isOrdered) return inFlight + waiting.length === 0 ? 1 : 0;
  const most = isSlow ? slots - inFlight : ahead * slots;
  const target = rate === null ? most : Math.min(most, Math.ceil(secondsAhead * rate));
  const room = target - waiting.length;
  return room >= target / 2 ? room : 0;
}
