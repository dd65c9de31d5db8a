/** Finds sources, hooks and routes by id and by what they are called, registered types, and events and deliveries by id. */
import type { AutomationService } from '../../../automation/service.ts';
import type { WebhookEndpointRecord } from '../../../generated/types.ts';
import { contains, foundRecords } from '../../search/found.ts';
import type { FoundRecord, SearchRecords } from '../../section.ts';
import type { AutomationVisit } from './actions/visit.ts';

type Part = 'automation' | 'webhooks';

export const searchAutomation: SearchRecords<Part, AutomationService> = async (
  visit,
  workspaceId,
  { text },
) => {
  const { automation, webhooks } = visit.repository;
  // There are few sources, hooks, routes and types: their numbers are limited.
  const [sources, hooks, routes, types, events, deliveries] = await Promise.all([
    automation.listEndpoints(workspaceId),
    webhooks.listEndpoints(workspaceId, { kind: 'hook' }),
    webhooks.listEndpoints(workspaceId, { kind: 'route' }),
    automation.listTypes(workspaceId),
    eventsFound(visit, workspaceId, text),
    deliveriesFound(visit, workspaceId, text),
  ]);
  const withId = <One extends { readonly id: string }>(all: readonly One[]) =>
    all.find(({ id }) => id === text) ?? null;
  const receivers = [...hooks, ...routes];
  return {
    records: [
      ...foundRecords(
        withId(sources),
        sources.filter(one => contains(text, [one.name, one.event_type])),
        ({ id, name, event_type }) => ({
          kind: 'Source',
          title: name,
          note: event_type,
          path: `/automation/endpoints/${encodeURIComponent(id)}`,
        }),
      ),
      ...foundRecords(
        withId(receivers),
        receivers.filter(one => contains(text, [one.description, one.url])),
        receiverFound,
      ),
      ...types
        .filter(({ type, description }) => contains(text, [type, description]))
        .map(({ type, description }) => ({
          kind: 'Event type',
          title: type,
          ...(description !== '' && { note: description }),
          path: `/automation/event-types/${encodeURIComponent(type)}`,
        })),
      ...events,
      ...deliveries,
    ],
  };
};

function receiverFound({ id, kind, description, url }: Readonly<WebhookEndpointRecord>): FoundRecord {
  const isRoute = kind === 'route';
  return {
    kind: isRoute ? 'Route' : 'Hook',
    title: description === '' ? url : description,
    ...(!isRoute && description !== '' && { note: url }),
    path: `/automation/${isRoute ? 'routes' : 'hooks'}/${encodeURIComponent(id)}`,
  };
}

async function eventsFound(
  { repository }: AutomationVisit,
  workspaceId: string,
  text: string,
): Promise<FoundRecord[]> {
  const event = await repository.automation.findEvent(workspaceId, text);
  if (event === null) return [];
  const path = `/automation/events/${encodeURIComponent(event.id)}`;
  return [{ kind: 'Event', title: event.type, note: event.id, path, isExact: true }];
}

/** Those to routes. Those to webhooks, hooks among them, are found there. */
async function deliveriesFound(
  { repository: { webhooks } }: AutomationVisit,
  workspaceId: string,
  text: string,
): Promise<FoundRecord[]> {
  const found = await webhooks.findDelivery(workspaceId, text);
  if (found === null) return [];
  const { id, event_type, endpoint_id } = found.delivery;
  const receiver = await webhooks.findEndpoint(workspaceId, endpoint_id);
  if (receiver?.kind !== 'route') return [];
  const path = `/automation/deliveries/${encodeURIComponent(id)}`;
  return [{ kind: 'Delivery', title: event_type, note: id, path, isExact: true }];
}
