/** Where the pages of the reference are. They belong to no workspace, so their URLs contain the one that they were opened from. */
import { type Place, referenceHref } from '../../links.ts';

export const operationHref = (place: Place, id: string): string =>
  referenceHref(place, `/${encodeURIComponent(id)}`);

export const eventHref = (place: Place, type: string): string =>
  referenceHref(place, `/events/${encodeURIComponent(type)}`);
