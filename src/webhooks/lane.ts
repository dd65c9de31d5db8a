/** What waits for one endpoint, and how much of it may be here and on its way. */
import type { WebhookJob } from '../repository/index.ts';

/** An endpoint that nothing is known of is sent so many at once; each answer allows for one more. */
const firstSlots = 2;
/** For each delivery that may be under way so many are leased ahead. */
export const ahead = 10;
/** Of an endpoint with a rate, what may go within so many seconds is leased ahead. */
const secondsAhead = 5;

export interface Lane {
  readonly name: string;
  readonly workspaceId: string;
  readonly endpointId: string;
  readonly waiting: Waiting[];
  rate: number | null;
  /** From when on the next may go, where the endpoint has a rate. */
  nextAt: number;
  underWay: number;
  /** How many may be under way at once: one more for each answer, half as many where there is none. */
  slots: number;
  /** It gave no answer when it was last sent to, or not soon. */
  isSlow: boolean;
  /** The storage gave as much as it was asked for: there may be more. */
  hasMore: boolean;
  /** As counted for all lanes together. */
  counted: number;
  countedAside: number;
}

interface Waiting {
  readonly job: WebhookJob;
  /** Later than this its lease might end while it is on its way. */
  readonly sendBefore: number;
}

export const nameOf = (workspaceId: string, endpointId: string): string => `${workspaceId} ${endpointId}`;

export const laneFor = (
  workspaceId: string,
  { id, rate }: WebhookJob['endpoint'],
  perEndpoint: number,
): Lane => ({
  name: nameOf(workspaceId, id),
  workspaceId,
  endpointId: id,
  waiting: [],
  rate,
  nextAt: 0,
  underWay: 0,
  slots: Math.min(firstSlots, perEndpoint),
  isSlow: false,
  hasMore: false,
  counted: 0,
  countedAside: 0,
});

/** How much more of a lane is worth having here: nothing, or at least half of what it can use. */
export function roomOf({ rate, isSlow, slots, underWay, waiting }: Lane): number {
  const most = isSlow ? slots - underWay : ahead * slots;
  const target = rate === null ? most : Math.min(most, Math.ceil(secondsAhead * rate));
  const room = target - waiting.length;
  return room > 0 && room >= target / 2 ? room : 0;
}
