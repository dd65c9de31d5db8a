/** Inbound endpoints, events, idempotency keys and numbers in the data, and how a change of them is a new object. */
import type {
  AutomationEndpointRecord,
  AutomationEventRecord,
  AutomationNumberRecord,
  AutomationRequestRecord,
} from '../../../generated/types.ts';
import { type FoundAutomationEndpoint, momentOf } from '../../../repository/index.ts';
import { Identities } from '../../rules/automation.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { derived, type FrozenData, recordsOf, withRecords } from '../data.ts';
import { earliestFirst, time } from '../order.ts';

type FrozenAutomationEndpoint = Readonly<AutomationEndpointRecord>;
export type FrozenAutomationEvent = Readonly<AutomationEventRecord>;
export type FrozenRequest = Readonly<AutomationRequestRecord>;

/**
 * So many events of a workspace that are published or cancelled stay, the latest, and so many idempotency keys: with
 * every change the whole file is written.
 */
const maxEnded = 1_000;
/** So many characters of data stay of these events: an event may have 256 KiB. */
const maxCharacters = 8_000_000;
const maxRequests = 1_000;

export const eventsOf = (data: FrozenData, workspaceId: string) =>
  recordsOf(data, 'automation_events', workspaceId);
export const requestsOf = (data: FrozenData, workspaceId: string) =>
  recordsOf(data, 'automation_requests', workspaceId);

const byDigest = derived((endpoints: FrozenData['automation_endpoints']) => {
  const found = new Map<string, FoundAutomationEndpoint>();
  for (const [workspaceId, records] of Object.entries(endpoints))
    for (const endpoint of records as readonly FrozenAutomationEndpoint[])
      for (const { digest } of endpoint.tokens) found.set(digest, Object.freeze({ workspaceId, endpoint }));
  return found;
});

export const findByToken = (data: FrozenData, digest: string): FoundAutomationEndpoint | null =>
  byDigest(data.automation_endpoints).get(digest) ?? null;

const identities = derived((events: readonly FrozenAutomationEvent[]) => new Identities(events));

/** The events of a workspace by what no two of them share. */
export const identitiesIn = (data: FrozenData, workspaceId: string): Identities =>
  identities(eventsOf(data, workspaceId));

export const eventIn = (
  data: FrozenData,
  workspaceId: string,
  eventId: string,
): FrozenAutomationEvent | undefined => identitiesIn(data, workspaceId).withId(eventId);

/** Kept, because each publish sorts all events that have ended, so that the oldest leave. */
const momentIn = derived((event: FrozenAutomationEvent) => time(momentOf(event)));

/** Whether it is neither published nor cancelled yet. */
export const isScheduled = (event: FrozenAutomationEvent, clock: number): boolean =>
  event.cancelled_at === null && event.deliver_at !== null && momentIn(event) > clock;

/** In the order of their moments; those of one moment as they were stored. */
export const inOrder = (events: readonly FrozenAutomationEvent[]): FrozenAutomationEvent[] =>
  events.toSorted(earliestFirst(momentIn));

const jsonLength = derived((data: object) => JSON.stringify(data).length);

const charactersOf = ({ data }: FrozenAutomationEvent): number =>
  typeof data === 'object' && data !== null ? jsonLength(data) : String(data).length;

export const sizeOf = (events: readonly FrozenAutomationEvent[]): number =>
  events.reduce((size, event) => size + charactersOf(event), 0);

/** The data with other events of a workspace: scheduled ones stay, and the latest of the others. */
export function withEvents(
  data: FrozenData,
  workspaceId: string,
  events: readonly FrozenAutomationEvent[],
  clock: number,
): FrozenData {
  const ended = events.filter(event => !isScheduled(event, clock));
  const gone = new Set(
    ended.length <= maxEnded && sizeOf(ended) <= maxCharacters ? [] : oldest(inOrder(ended).reverse()),
  );
  return withKept(data, workspaceId, events, event => !gone.has(event));
}

/**
 * The data with those events of a workspace that are kept. The feed learns the highest number of those that are not: what
 * is published, but was never read, gets its number now, so that a reader notices that it is gone.
 */
export function withKept(
  data: FrozenData,
  workspaceId: string,
  events: readonly FrozenAutomationEvent[],
  isKept: (event: FrozenAutomationEvent) => boolean,
): FrozenData {
  const kept = events.filter(isKept);
  const next = withRecords(data, 'automation_events', workspaceId, kept);
  if (kept.length === events.length) return next;
  const gone = events.filter(event => !isKept(event));
  const unread = gone.filter(event => event.sequence === null && event.cancelled_at === null).length;
  const given = (numberOf(data, workspaceId, 'sequence') ?? 0) + unread;
  const numbers = gone.flatMap(event => event.sequence ?? []);
  const pruned = Math.max(numberOf(data, workspaceId, 'pruned') ?? 0, unread > 0 ? given : 0, ...numbers);
  if (pruned === 0) return next;
  const counted = unread > 0 ? withNumber(next, workspaceId, 'sequence', given) : next;
  return withNumber(counted, workspaceId, 'pruned', pruned);
}

/** Those of the events, the latest first, that do not stay. */
function oldest(events: readonly FrozenAutomationEvent[]): readonly FrozenAutomationEvent[] {
  let size = 0;
  return events.filter((event, index) => {
    size += charactersOf(event);
    return index >= maxEnded || size > maxCharacters;
  });
}

export const withRequests = (
  data: FrozenData,
  workspaceId: string,
  requests: readonly FrozenRequest[],
): FrozenData =>
  withRecords(
    data,
    'automation_requests',
    workspaceId,
    deepFreeze(requests.slice(-maxRequests)) as AutomationRequestRecord[],
  );

export const isLive = ({ expires_at }: FrozenRequest, clock: number): boolean => time(expires_at) > clock;

type NumberName = AutomationNumberRecord['name'];

export const numberOf = (data: FrozenData, workspaceId: string, name: NumberName): number | undefined =>
  recordsOf(data, 'automation_numbers', workspaceId).find(one => one.name === name)?.value;

/** The data with a number of a workspace, or without where it is `null`. */
export function withNumber(
  data: FrozenData,
  workspaceId: string,
  name: NumberName,
  value: number | null,
): FrozenData {
  const others = recordsOf(data, 'automation_numbers', workspaceId).filter(one => one.name !== name);
  const numbers = value === null ? others : [...others, { name, value }];
  return withRecords(data, 'automation_numbers', workspaceId, numbers);
}
