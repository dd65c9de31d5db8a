/** Due deliveries in turns: workspaces alternate, and within a workspace its endpoints. */
import { defined } from '../../../common/defined.ts';
import type { Claim, WebhookJob } from '../../../repository/index.ts';
import type { FrozenData } from '../data.ts';
import { time } from '../order.ts';
import {
  deliveriesOf,
  endpointsById,
  type FrozenDelivery,
  type FrozenWebhookEndpoint,
  shown,
  webhookEndpointsOf,
  webhookEventIn,
  withDeliveries,
} from './records.ts';

interface Due {
  readonly workspaceId: string;
  readonly delivery: FrozenDelivery;
  readonly endpoint: FrozenWebhookEndpoint;
  /** When it became due, in milliseconds since 1970. */
  readonly at: number;
}

/** The due deliveries of an endpoint or of a workspace, with its name. */
type Line = readonly [name: string, due: readonly Due[]];

/** Remembers which workspaces and endpoints were served last, so that each claim starts with others. */
export class ClaimOrder {
  readonly #servedAt = new Map<string, number>();
  #claims = 0;

  claim(
    data: FrozenData,
    { token, now, leaseFor, limit, perEndpoint, rooms = [] }: Claim,
  ): { data: FrozenData; result: readonly WebhookJob[] } {
    const clock = now === undefined ? Date.now() : time(now);
    const room = new Map(rooms.map(one => [endpointKeyOf(one.workspaceId, one.endpointId), one.room]));
    const lines = Object.keys(data.webhook_deliveries).map((workspaceId): Line => {
      const lanes = [...dueLanes(data, workspaceId, clock)].map(
        ([name, due]): Line => [name, due.slice(0, room.get(name) ?? perEndpoint)],
      );
      return [workspaceId, this.#inTurns(lanes)];
    });
    const chosen = this.#inTurns(lines).slice(0, limit);
    this.#remember(chosen);
    const lease = { token, until: new Date(clock + leaseFor).toISOString() };
    return { data: leased(data, chosen, lease), result: chosen.map(due => jobOf(data, due)) };
  }

  /** The first of each line, then the second of each, and so on; the line that was served last comes last. */
  #inTurns(lines: readonly Line[]): Due[] {
    const turnOf = (name: string) => this.#servedAt.get(name) ?? 0;
    const waiting = lines
      .flatMap(([name, due]) => due.slice(0, 1).map(({ at }) => ({ due, at, turn: turnOf(name) })))
      .toSorted((one, other) => one.turn - other.turn || one.at - other.at);
    const longest = Math.max(0, ...waiting.map(({ due }) => due.length));
    return Array.from({ length: longest }, (_, turn) =>
      waiting.flatMap(({ due }) => due.slice(turn, turn + 1)),
    ).flat();
  }

  #remember(chosen: readonly Due[]): void {
    this.#claims += 1;
    // Names of deleted workspaces are not removed one by one, so the map is limited.
    if (this.#servedAt.size > maxRemembered) this.#servedAt.clear();
    for (const { workspaceId, delivery } of chosen) {
      this.#servedAt.set(workspaceId, this.#claims);
      this.#servedAt.set(endpointKeyOf(workspaceId, delivery.endpoint_id), this.#claims);
    }
  }
}

const maxRemembered = 10_000;

const endpointKeyOf = (workspaceId: string, endpointId: string) => `${workspaceId} ${endpointId}`;

/** The due deliveries of each active endpoint, longest due first. */
function dueLanes(data: FrozenData, workspaceId: string, clock: number): Map<string, Due[]> {
  const endpoints = endpointsById(webhookEndpointsOf(data, workspaceId));
  const lanes = new Map<string, Due[]>();
  for (const delivery of deliveriesOf(data, workspaceId)) {
    const { state, next_attempt_at, endpoint_id } = delivery;
    if (state !== 'pending') continue;
    const endpoint = endpoints.get(endpoint_id);
    if (endpoint?.state !== 'active') continue;
    const at = time(next_attempt_at ?? '');
    if (endpoint.ordered !== true && (at > clock || isLeased(delivery, clock))) continue;
    const due = { workspaceId, delivery, endpoint, at };
    const lane = lanes.get(endpoint_id);
    if (lane === undefined) lanes.set(endpoint_id, [due]);
    else lane.push(due);
  }
  for (const [id, lane] of lanes)
    if (endpoints.get(id)?.ordered === true) lanes.set(id, firstInLine(lane, clock));
    else lane.sort((one, other) => one.at - other.at);
  return new Map([...lanes].map(([id, lane]) => [endpointKeyOf(workspaceId, id), lane]));
}

const isLeased = ({ lease }: FrozenDelivery, clock: number) => lease !== null && time(lease.until) > clock;

/** What an ordered endpoint gets now, of its pending deliveries as they are stored: at most the first of its line. */
function firstInLine(pending: readonly Due[], clock: number): Due[] {
  if (pending.some(({ delivery }) => isLeased(delivery, clock))) return [];
  const first = pending.find(({ delivery }) => delivery.attempts.length > 0) ?? firstUntried(pending);
  return first === undefined || (first.at > clock && !isFromFuture(first, clock)) ? [] : [first];
}

/**
 * The first by due time. What is due at once goes before all that is stored later, even if its due time is later because
 * the clock has gone back in between.
 */
function firstUntried(pending: readonly Due[]): Due | undefined {
  let first: Due | undefined;
  let firstAt = Number.POSITIVE_INFINITY;
  let earliest = Number.POSITIVE_INFINITY;
  for (const due of pending.toReversed()) {
    const isAtOnce = isDueAtOnce(due);
    if (isAtOnce) earliest = Math.min(earliest, due.at);
    const at = isAtOnce ? earliest : due.at;
    if (at > firstAt) continue;
    first = due;
    firstAt = at;
  }
  return first;
}

/** Maximum time between the creation of an event and its storage, in milliseconds. What is due later is planned. */
const maxUntilStored = 1_000;

const isDueAtOnce = ({ at, delivery }: Due) => at <= time(delivery.created_at) + maxUntilStored;

/** Whether it was due as soon as it was stored, and the clock has gone back since. */
const isFromFuture = (due: Due, clock: number) => time(due.delivery.created_at) > clock && isDueAtOnce(due);

function jobOf(data: FrozenData, { workspaceId, delivery, endpoint }: Due): WebhookJob {
  const event = webhookEventIn(data, workspaceId, delivery.event_id);
  const { payload = '', hops, via, traceparent, tracestate } = event ?? {};
  const job = { workspaceId, delivery: shown(delivery), endpoint, payload };
  return {
    ...job,
    ...defined({ hops, via, traceparent, tracestate }),
  };
}

function leased(
  data: FrozenData,
  chosen: readonly Due[],
  lease: NonNullable<FrozenDelivery['lease']>,
): FrozenData {
  let next = data;
  for (const workspaceId of new Set(chosen.map(due => due.workspaceId))) {
    const mine = chosen.filter(due => due.workspaceId === workspaceId);
    const ids = new Set(mine.map(({ delivery }) => delivery.id));
    const records = deliveriesOf(data, workspaceId).map(one => (ids.has(one.id) ? { ...one, lease } : one));
    next = withDeliveries(next, workspaceId, records);
  }
  return next;
}
