/** The way of an event: from the request that published it to each attempt to deliver it and what routes made of it. */
import { MarketplaceError } from '../common/errors/errors.ts';
import type {
  AutomationEventRecord,
  AutomationTrace,
  AutomationTraceDelivery,
  AutomationTraceEvent,
  AutomationTraceOrigin,
  NoInput,
  WebhookDelivery,
} from '../generated/types.ts';
import type { Outcome } from '../group/operation.ts';
import { momentOf, wants } from '../repository/index.ts';
import { inboundErrors } from './inbound/errors.ts';
import { showEvent } from './inbound/history.ts';
import { publishedEvent } from './published-event.ts';
import type { AutomationCall } from './service.ts';
import { asTraced, earlierAttempts, madeEventsOf } from './traced-delivery.ts';
import { isOfRoute, originOf, storedBody } from './traced-origin.ts';
import { type TracedReceivers, tracedReceivers } from './traced-receivers.ts';

const maxOfEvent = 100;
const maxDeliveries = 300;
const maxEvents = 50;

type Event = Readonly<AutomationEventRecord>;
type Missing = AutomationTrace['missing'][number];
type TraceCall = AutomationCall<NoInput>;

/** An event that is told by the delivery to the route that made it. */
interface MadeEvent extends Pick<AutomationTraceEvent, 'id' | 'depth' | 'made_by'> {
  readonly routeId: string;
}

const day = 86_400_000;

/** `readsWebhooks`: whether deliveries to webhooks are shown. */
export async function traceEvent(
  call: TraceCall,
  { readsWebhooks = call.principal.scopes.includes('webhooks:read') } = {},
): Promise<Outcome<AutomationTrace>> {
  const { params, principal, repository } = call;
  const { workspaceId } = principal;
  const id = params.event_id ?? '';
  const receivers = await tracedReceivers(repository, workspaceId);
  // What a route made belongs to the trace of what it was made of.
  const first = (await originOf(repository, workspaceId, id)) ?? id;
  const event = await repository.automation.findEvent(workspaceId, first);
  const walk = new Walk(call, receivers, readsWebhooks);
  await walk.from(first, event);
  if (event === null && walk.deliveries.length === 0 && !walk.isRestricted)
    throw new MarketplaceError(inboundErrors.automation_event_not_found);
  const { events, deliveries, missing } = walk;
  return {
    result: {
      event_id: id,
      request: event === null ? null : await requestOf(call, event),
      events,
      deliveries,
      complete: missing.length === 0,
      missing,
    },
  };
}

/** Goes from an event to its deliveries, from those to routes to the events that they made, and so on, within bounds. */
class Walk {
  readonly events: AutomationTraceEvent[] = [];
  readonly deliveries: AutomationTraceDelivery[] = [];
  readonly missing: Missing[] = [];
  /** Whether there are deliveries that the key may not read. */
  isRestricted = false;
  readonly #call: TraceCall;
  readonly #receivers: TracedReceivers;
  readonly #readsWebhooks: boolean;
  readonly #known = new Set<string>();
  readonly #waiting: MadeEvent[] = [];

  constructor(call: TraceCall, receivers: TracedReceivers, readsWebhooks: boolean) {
    this.#call = call;
    this.#readsWebhooks = readsWebhooks;
    this.#receivers = receivers;
  }

  /** `event`: as it is stored; `null`: it is not, or it is an event of this service. */
  async from(id: string, event: Event | null): Promise<void> {
    const root = { id, depth: 0, made_by: null };
    this.#known.add(id);
    const found = await this.#deliveriesOf(id);
    if (event === null) await this.#addUnknown(root, found);
    else {
      const { type, state } = await showEvent(this.#call, event);
      const time = momentOf({ ...event, cancelled_at: null });
      this.events.push({ ...root, type, time, state });
      if (state !== 'cancelled') this.#tellUnsent(event, found);
    }
    this.#add(found);
    this.#tellRemoved(id, event?.received_at ?? found.at(-1)?.created_at);
    await this.#followRoutes();
  }

  async #followRoutes(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      if (this.events.length >= maxEvents) {
        const reason = `A trace has at most ${maxEvents} events. This one and later ones are left out.`;
        this.missing.push({ what: 'event', id: next.id, reason });
        return;
      }
      const found = await this.#deliveriesOf(next.id);
      await this.#addUnknown(next, found);
      if (found.length === 0 && this.#receivers.hasHooks(next.routeId))
        this.#lacks(
          next.id,
          'No delivery of it is stored. Its hooks were paused or deleted, or its deliveries have been removed.',
        );
      this.#add(found);
    }
  }

  /** An event that only its deliveries tell about. */
  async #addUnknown(
    { id, depth, made_by }: Pick<AutomationTraceEvent, 'id' | 'depth' | 'made_by'>,
    [delivery]: readonly WebhookDelivery[],
  ): Promise<void> {
    const { repository, principal } = this.#call;
    const body =
      delivery === undefined ? null : await storedBody(repository, principal.workspaceId, delivery.id);
    const [type, time] = [body?.type ?? null, body?.timestamp ?? null];
    this.events.push({ id, type, time, state: null, depth, made_by });
    if (delivery === undefined || made_by !== null) return;
    // Events of this service have no source of their own, and are not stored but in their deliveries.
    if (body?.source === undefined) return;
    if (isOfRoute(body.source))
      this.#lacksEvent(
        null,
        'The event that a route made this one of was not found. It may have been removed.',
      );
    else this.#lacksEvent(id, 'The event itself is no longer stored, only its deliveries are.');
  }

  #lacksEvent(id: string | null, reason: string): void {
    this.missing.push({ what: 'event', id, reason });
  }

  #lacks(id: string, reason: string): void {
    this.missing.push({ what: 'deliveries', id, reason });
  }

  async #deliveriesOf(id: string): Promise<readonly WebhookDelivery[]> {
    const { repository, principal } = this.#call;
    const limit = Math.min(maxOfEvent, maxDeliveries - this.deliveries.length);
    if (limit === 0) {
      this.#lacks(id, `A trace has at most ${maxDeliveries} deliveries.`);
      return [];
    }
    const page = await repository.webhooks.listDeliveries(principal.workspaceId, { eventId: id, limit });
    if (page.next !== null) this.#lacks(id, `The event has more than ${limit} deliveries.`);
    return page.deliveries.filter(one => this.#mayRead(one));
  }

  /** Whether the key may know of a receiver: destinations are webhooks too, and so are those that were deleted. */
  #mayName(id: string): boolean {
    const { kind } = this.#receivers.of(id);
    return this.#readsWebhooks || kind === 'hook' || kind === 'route';
  }

  #mayRead({ endpoint_id }: WebhookDelivery): boolean {
    if (this.#mayName(endpoint_id)) return true;
    if (!this.isRestricted)
      this.missing.push({
        what: 'deliveries',
        id: null,
        reason: 'Deliveries to webhooks are shown to keys with the scope webhooks:read.',
      });
    this.isRestricted = true;
    return false;
  }

  #add(found: readonly WebhookDelivery[]): void {
    const { depth = 0 } = this.events.at(-1) ?? {};
    for (const delivery of found) {
      const receiver = this.#receivers.of(delivery.endpoint_id);
      this.deliveries.push(asTraced(delivery, receiver));
      const left = earlierAttempts(delivery);
      if (left > 0)
        this.missing.push({ what: 'attempts', id: delivery.id, reason: `It had ${left} earlier attempts.` });
      for (const id of madeEventsOf(delivery)) {
        if (this.#known.has(id)) continue;
        this.#known.add(id);
        this.#waiting.push({ id, depth: depth + 1, made_by: delivery.id, routeId: delivery.endpoint_id });
      }
    }
  }

  /** Tells which receivers that want such an event have no delivery of it. */
  #tellUnsent(event: Event, found: readonly WebhookDelivery[]): void {
    // There are more deliveries than these.
    if (this.missing.length > 0) return;
    const sent = new Set(found.map(({ endpoint_id }) => endpoint_id));
    const at = Date.parse(event.received_at);
    const outbox = publishedEvent(event);
    for (const endpoint of this.#receivers.all) {
      const { id, created_at, state, paused_at } = endpoint;
      const wasPaused = state === 'paused' && paused_at !== null && Date.parse(paused_at) <= at;
      if (
        !this.#mayName(id) ||
        sent.has(id) ||
        wasPaused ||
        Date.parse(created_at) > at ||
        !wants(endpoint, outbox)
      )
        continue;
      const { kind, name } = this.#receivers.of(id);
      this.#lacks(
        event.id,
        `No delivery to the ${kind} ${name} is stored. It has been removed, or the ${kind} was paused or asked for other events then.`,
      );
    }
  }

  #tellRemoved(id: string, since: string | undefined): void {
    const { service, now } = this.#call;
    const days = service.retention?.deliveryDays ?? 0;
    if (days > 0 && since !== undefined && Date.parse(since) <= now - days * day)
      this.#lacks(id, `Deliveries are removed ${days} days after they were completed.`);
  }
}

async function requestOf({ repository, principal }: TraceCall, event: Event): Promise<AutomationTraceOrigin> {
  const { endpoint_id, key_id, request, headers = {}, received_at } = event;
  const endpoint =
    endpoint_id === null
      ? null
      : await repository.automation.findEndpoint(principal.workspaceId, endpoint_id);
  return {
    origin: endpoint_id !== null ? 'endpoint' : key_id !== null ? 'key' : 'host',
    endpoint_id,
    endpoint_name: endpoint?.name ?? null,
    key_id,
    method: request?.method ?? null,
    verification: request === undefined ? null : request.verification || 'none',
    headers: { ...headers },
    received_at,
  };
}
