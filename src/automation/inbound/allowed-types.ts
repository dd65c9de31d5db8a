/** The types that requests to an inbound endpoint may give their events, besides its own. */
import { checkPatterns } from '../../common/events/event-pattern.ts';
import type { AutomationEndpointRecord } from '../../generated/types.ts';
import { groupsOf } from '../../repository/index.ts';
import { checkType } from './draft.ts';
import type { InboundService } from './service.ts';

/** Stands for any type. */
export const anyType = '*';

/** Without a list, an endpoint allows any type. */
export const allowedTypes = (stored: AutomationEndpointRecord['event_types']): string[] => [
  ...(stored ?? [anyType]),
];

/** Whether one of these types, or one of these groups such as `order.*`, is meant. */
export const allowsType = (types: readonly string[], type: string): boolean =>
  [anyType, ...groupsOf(type), type].some(one => types.includes(one));

/** @throws MarketplaceError 400 for the type of an event of this service, and for a pattern that matches nothing */
export function checkAllowedTypes(
  types: readonly string[] | undefined,
  service: Pick<InboundService, 'knows'>,
): void {
  checkPatterns(types);
  for (const [index, type] of (types ?? []).entries())
    if (type !== anyType) checkType(type, service, `/event_types/${index}`);
}
