/** Whether an inbound endpoint takes the events of a request: their types, and their data. */
import { MarketplaceError } from '../../common/errors/errors.ts';
import type { AutomationEndpointRecord } from '../../generated/types.ts';
import type { FoundAutomationEndpoint } from '../../repository/index.ts';
import { allowedTypes, allowsType } from './allowed-types.ts';
import { checkDataOfEvents } from './check-data.ts';
import { inboundErrors } from './errors.ts';
import type { ReadEvents } from './read.ts';
import { checkRegistered } from './registered-types.ts';
import type { ReceiveCall } from './service.ts';

/** @throws MarketplaceError 422 for an event whose type the endpoint does not allow */
export function checkAllowed(
  { event_type, event_types }: AutomationEndpointRecord,
  { drafts, isBatch, typeAt = '/type' }: ReadEvents,
): void {
  const allowed = allowedTypes(event_types);
  const index = drafts.findIndex(({ type }) => type !== event_type && !allowsType(allowed, type));
  if (index === -1) return;
  const pointer = `${isBatch ? `/${index}` : ''}${typeAt}`;
  const reason = `${drafts[index]?.type} is not among the event types that it allows`;
  throw new MarketplaceError(inboundErrors.automation_type_not_allowed, `${pointer} ${reason}`, {
    problems: [{ pointer, reason }],
  });
}

/** @throws MarketplaceError 422 for data that does not match the schema of the endpoint, or what is registered for its type */
export async function checkEventData(
  { service, repository }: Pick<ReceiveCall, 'service' | 'repository'>,
  { workspaceId, endpoint }: FoundAutomationEndpoint,
  read: ReadEvents,
): Promise<void> {
  const { data_schema: schema } = endpoint;
  const wanted = read.drafts.map(({ data }, index) => ({ data, place: read.isBatch ? `/${index}` : '' }));
  if (schema !== null)
    await checkDataOfEvents(
      service.checks,
      workspaceId,
      wanted.map(one => ({ ...one, name: endpoint.id, schema })),
      inboundErrors.automation_data_invalid,
    );
  await checkRegistered(service, repository.automation, workspaceId, read);
}
