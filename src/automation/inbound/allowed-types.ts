/** The types that requests to an inbound endpoint may give their events, besides its own. */
import type { AutomationEndpointRecord } from '../../generated/types.ts';
import { refuseGroups } from '../subscription.ts';
import { checkType } from './draft.ts';
import type { InboundService } from './service.ts';

/** Stands for any type. */
export const anyType = '*';

/** Endpoints of earlier versions allow any type. */
export const allowedTypes = (stored: AutomationEndpointRecord['event_types']): string[] => [
  ...(stored ?? [anyType]),
];

/** @throws MarketplaceError 400 for the type of an event of this service, and for a group of types */
export function checkAllowedTypes(
  types: readonly string[] | undefined,
  service: Pick<InboundService, 'knows'>,
): void {
  const named = new Map((types ?? []).map((type, index) => [`/event_types/${index}`, type]));
  for (const [pointer, type] of named) if (type !== anyType) checkType(type, service, pointer);
  refuseGroups(named, type => service.knows(type));
}
