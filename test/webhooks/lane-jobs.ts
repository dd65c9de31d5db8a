/** Leased deliveries for lanes, and what may be sent of them. */
import assert from 'node:assert/strict';
import type { WebhookJob } from '../../src/repository/index.ts';
import { endpoint, event, shop } from '../../src/testing/sample.ts';
import { Lanes, type RunningDelivery } from '../../src/webhooks/lanes.ts';
import type { ClaimSize } from '../../src/webhooks/leased-ahead.ts';

export const forEver = Number.POSITIVE_INFINITY;

export const job = (
  endpointId: string,
  id: string,
  rate: number | null = null,
  workspaceId = shop,
): WebhookJob => {
  const { type, created_at, payload } = event(id);
  return {
    workspaceId,
    payload,
    endpoint: { ...endpoint(endpointId, ['*']), rate },
    delivery: {
      id,
      endpoint_id: endpointId,
      event_id: id,
      event_type: type,
      state: 'pending' as const,
      created_at,
      next_attempt_at: created_at,
      attempts: [],
    },
  };
};

export const several = (count: number, endpointId: string, rate: number | null = null, workspaceId = shop) =>
  Array.from({ length: count }, (_, index) => job(endpointId, `${endpointId}_${index}`, rate, workspaceId));

/** The claim of an empty worker, from a storage with unlimited due deliveries. */
const anything: ClaimSize = { limit: 10_000, perEndpoint: 10_000, rooms: [] };
export const add = (lanes: Lanes, jobs: readonly WebhookJob[], now = 0, sendBefore = forEver) =>
  lanes.add(anything, jobs, { asked: now, sendBefore }, now);

export const idOf = ({ job: { delivery } }: RunningDelivery) => delivery.id;

/** Takes all deliveries that may be sent now. */
export function going(lanes: Lanes, now: number) {
  const all: RunningDelivery[] = [];
  for (let next = lanes.next(now); next !== null; next = lanes.next(now)) all.push(next);
  return all;
}
export const taken = (lanes: Lanes, now: number) => going(lanes, now).map(idOf);

/** Lanes with an endpoint that has responded so often that it may use the maximum concurrency. */
export function trusted(
  endpointId: string,
  { concurrency = 100, perEndpoint = 10, workspaceId = shop } = {},
) {
  const lanes = new Lanes({ concurrency, perEndpoint });
  trust(lanes, endpointId, perEndpoint, workspaceId);
  return lanes;
}
export function trust(lanes: Lanes, endpointId: string, count: number, workspaceId = shop) {
  const ids = Array.from({ length: count + 1 }, (_, index) => `${endpointId}_before_${index}`);
  add(
    lanes,
    ids.map(id => job(endpointId, id, null, workspaceId)),
  );
  for (let answers = 0; answers < count; answers += 1) {
    const next = lanes.next(0);
    assert.ok(next);
    lanes.end(next, true, 1);
  }
}

/** How many deliveries of an endpoint the next claim requests. */
export const roomOf = (lanes: Lanes, endpointId: string) => {
  const wanted = lanes.wanted();
  return wanted?.rooms.find(one => one.endpointId === endpointId)?.room ?? wanted?.perEndpoint;
};
