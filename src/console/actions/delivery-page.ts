/** One page of the deliveries of an endpoint, for every section that sends events. */
import { timeCursorOf, timePlaceAt } from '../../common/cursor.ts';
import { MarketplaceError } from '../../common/errors/errors.ts';
import type { DeliveryPlace, WebhooksRepository } from '../../repository/index.ts';
import { type DeliveryPageView, stateFilter } from '../pages/deliveries.ts';
import { chosenOf } from '../pages/list-table.ts';

export const deliveriesOnPage = 25;

/** What the URL of the page asks for. An unknown status is left out. */
export async function deliveryPageOf(
  webhooks: WebhooksRepository,
  workspaceId: string,
  endpointId: string,
  querystring: string,
): Promise<DeliveryPageView> {
  const query = new URLSearchParams(querystring);
  const state = chosenOf(query, stateFilter);
  if (state === null) query.delete(stateFilter.name);
  const after = cursorPlaceOf(query.get('after'));
  // An invalid cursor is beyond the end.
  if (after === null) return { deliveries: [], next: null, query };
  const page = await webhooks.listDeliveries(workspaceId, {
    endpointId,
    limit: deliveriesOnPage,
    ...(state !== null && { state }),
    ...(after !== undefined && { after }),
  });
  return { deliveries: page.deliveries, next: page.next && timeCursorOf(page.next), query };
}

/** The filter and the place of a list, as the query that a page opened from it keeps. */
export function listQuery(querystring: string): string {
  const kept = [...new URLSearchParams(querystring)].filter(([name]) =>
    [stateFilter.name, 'after', 'trail'].includes(name),
  );
  return new URLSearchParams(kept).toString();
}

/** The place of a cursor in the URL of a page; `undefined`: it has none, `null`: it is invalid. */
export function cursorPlaceOf(cursor: string | null): DeliveryPlace | null | undefined {
  if (cursor === null || cursor === '') return undefined;
  try {
    return timePlaceAt(cursor);
  } catch (error) {
    if (error instanceof MarketplaceError) return null;
    throw error;
  }
}
