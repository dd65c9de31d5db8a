/** The filter of an endpoint: as its record has it, and why an event is not sent to it. */
import type {
  AutomationFilter,
  AutomationFilterMatch,
  WebhookEndpointRecord,
} from '../../generated/types.ts';
import { defined } from '../defined.ts';
import { parsedPayload } from '../json/parsed-payload.ts';
import { whyNoMatch } from '../text/filter-words.ts';

interface EndpointFilter {
  readonly filter?: AutomationFilter;
  readonly filter_match?: AutomationFilterMatch;
}

type Stored = Pick<WebhookEndpointRecord, 'filter' | 'filter_match'>;

/** Those members of a request that a record stores. The schema of the record does not look into the conditions. */
export const filterToStore = ({ filter, filter_match }: EndpointFilter): Stored =>
  defined({ filter: filter as Stored['filter'], filter_match });

export const storedFilterOf = ({ filter, filter_match }: Readonly<Stored>): EndpointFilter =>
  defined({ filter: filter as AutomationFilter | undefined, filter_match });

/**
 * The members of an event, whatever the format is in which it is sent: what filters and mappings see. Events of the
 * groups have neither an id nor a source of their own.
 */
export const eventInPayload = (
  payload: string,
  origin: { readonly id: string; readonly source: string },
): object => ({
  ...origin,
  ...parsedPayload(payload),
});

/** Why an event is not sent to an endpoint, as a sentence; `null`: it is sent. */
export function whyFiltered(endpoint: Readonly<Stored>, event: () => object): string | null {
  const { filter = [], filter_match } = storedFilterOf(endpoint);
  return filter.length === 0 ? null : whyNoMatch(filter, filter_match, event());
}
