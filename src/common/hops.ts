/**
 * Counts the webhook deliveries in the chain that led to a request. Each delivery sends the count in `CDN-Loop` (RFC
 * 8586), the standard header against loops, with one entry for each. If the receiver forwards the header with its
 * requests to the API or to short links, the next delivery continues the count.
 */

/** The name of this service in the header. */
const name = 'koa-marketplace';

/** A request with a longer chain is refused. */
export const mostHops = 5;

export const hopsHeader = 'cdn-loop';

/** The header value for this number of webhook deliveries. */
export const hopsOf = (count: number): string => Array(count).fill(name).join(', ');

/** Counts the webhook deliveries in a header. Entries of other services are ignored. */
export function hopsIn(header: string | string[] | undefined): number {
  if (header === undefined) return 0;
  const entries = [header].flat().join(',').split(',');
  return entries.filter(entry => entry.split(';', 1)[0]?.trim().toLowerCase() === name).length;
}
