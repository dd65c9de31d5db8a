/**
 * Receives the deliveries to routes: applies filter and mapping, and stores the result with the outcome of the
 * delivery, as an event for the hooks of the route only. The id of this event is derived from the original event and
 * the route, so that a repeated delivery does not create a second one.
 */
import { hash } from 'node:crypto';
import { defined } from '../common/defined.ts';
import { MarketplaceError } from '../common/errors/errors.ts';
import { maxDeliveryDepth, storedChain } from '../common/events/delivery-depth.ts';
import { eventInPayload } from '../common/events/endpoint-filter.ts';
import { sourceOfWorkspace } from '../common/events/event-format.ts';
import { storedTrace } from '../common/events/trace-context.ts';
import type { Tracing } from '../common/events/tracing.ts';
import { jsonWith } from '../common/json/exact-json.ts';
import { memberText } from '../common/json/json-member.ts';
import type { AutomationRouteConfig } from '../generated/types.ts';
import { maxPayloadLength } from '../group/event.ts';
import type { LocalOutcome, LocalReceiver } from '../group/receiver.ts';
import type { OutboxEvent, WebhookJob } from '../repository/index.ts';
import { checkRegistered, RegisteredTypes } from './inbound/registered-types.ts';
import { SchemaChecks } from './inbound/schema-checks.ts';
import { registeredOutcome } from './registered-outcome.ts';
import { runRoute } from './run-route.ts';
import { Sandbox, SandboxUnavailableError } from './sandbox/sandbox.ts';
import type { Mappings } from './service.ts';
import { tracedMappings } from './traced-mappings.ts';
import { type EventBody, routed, sourceOfRoute } from './types.ts';

const ended = (response: string, events: readonly OutboxEvent[] = []): LocalOutcome => ({
  attempt: { status: null, error: null, response },
  events,
  retry: false,
});
const failed = (error: string, retry = false): LocalOutcome => ({
  attempt: { status: null, error, response: null },
  events: [],
  retry,
});

/** The engine limits how many mappings wait, because it limits the number of running deliveries and their time. */
const unlimited = { perWorkspace: Number.POSITIVE_INFINITY, perLine: Number.POSITIVE_INFINITY };

export function routeReceiver(
  sandbox: Pick<Sandbox, 'map' | 'check' | 'numbers' | 'close'> = new Sandbox({}, unlimited),
): LocalReceiver {
  const types = new RegisteredTypes();
  const schemas = new SchemaChecks(sandbox);
  const mappingsUntil = (signal: AbortSignal, tracing: Tracing | null): Pick<Mappings, 'map'> =>
    tracedMappings(tracing, {
      map: (workspaceId, mapping, event) => sandbox.map(workspaceId, mapping, event, signal),
    });
  return {
    async receive(job, { now, publicUrl, signal, tracing, repository: { automation } }) {
      const { workspaceId, endpoint, payload, hops: deliveryDepth = 0 } = job;
      if (deliveryDepth >= maxDeliveryDepth)
        return failed(`it was stopped: more than ${maxDeliveryDepth} webhooks led to it`);
      const config = endpoint.config as unknown as AutomationRouteConfig;
      const event = reported(job, publicUrl);
      const registry = {
        types,
        checks: {
          check: (...[id, name, schema, data]: Parameters<SchemaChecks['check']>) =>
            schemas.check(id, name, schema, data, signal),
        },
      };
      try {
        const mapped = await runRoute(config, event, payload, mappingsUntil(signal, tracing), workspaceId);
        // A process that sends from a storage without automation has no registry.
        const run =
          automation === undefined
            ? mapped
            : await registeredOutcome(
                mapped,
                // Only published events have a source of their own.
                { given: config.type, kept: event.type, isOwn: memberText(payload, ['source']) === null },
                events => checkRegistered(registry, automation, workspaceId, events),
              );
        if (run.outcome === 'failed') return failed(run.error);
        if (run.outcome === 'skipped') return ended(run.reason);
        const made = madeOf(event, job, config, run, now);
        if (Buffer.byteLength(made.payload) > maxPayloadLength)
          return failed(`what it makes is larger than ${maxPayloadLength} bytes`);
        return ended(`${made.id} was made.`, [made]);
      } catch (error) {
        if (error instanceof SandboxUnavailableError) return failed('too many mappings wait', true);
        if (error instanceof MarketplaceError) return failed('too many checks of schemas wait', true);
        throw error;
      }
    },
    inHand: () => sandbox.numbers().inHand,
    done: () => sandbox.numbers().done,
    close: () => sandbox.close(),
  };
}

const reported = ({ workspaceId, delivery, payload }: WebhookJob, publicUrl: string | null): EventBody =>
  eventInPayload(payload, {
    id: delivery.event_id,
    source: sourceOfWorkspace(publicUrl, workspaceId),
  }) as EventBody;

const routedEventId = (eventId: string, routeId: string): string =>
  `evt_${hash('sha256', `${eventId} ${routeId}`, 'base64url').slice(0, 22)}`;

function madeOf(
  event: EventBody,
  { delivery, endpoint, hops: deliveryDepth = 0, via, traceparent, tracestate }: WebhookJob,
  { type, hooks }: AutomationRouteConfig,
  { value: data, json }: { readonly value: unknown; readonly json: string },
  now: number,
): OutboxEvent {
  const id = routedEventId(delivery.event_id, endpoint.id);
  const timestamp = new Date(now).toISOString();
  const { subject } = event;
  const body = {
    type: type ?? event.type,
    timestamp,
    data,
    id,
    source: sourceOfRoute(endpoint.id),
    ...defined({ subject }),
  };
  const payload = jsonWith(body, { data: json });
  return {
    id,
    type: routed,
    created_at: timestamp,
    payload,
    ...storedChain({ deliveryDepth: deliveryDepth + 1, via }),
    ...storedTrace({ traceparent, tracestate }),
    only: hooks,
    name: body.type,
  };
}
