/**
 * How many webhooks led to a request, one after the other. Each delivery says so in `CDN-Loop` (RFC 8586), the
 * standard's header against loops, with one entry for each; whoever passes it on with what they ask of the API,
 * or of short links, lets the next delivery count on.
 */

/** Our name in the header. */
const name = 'koa-marketplace';

/** After more webhooks than these a request is refused. */
export const mostHops = 5;

export const hopsHeader = 'cdn-loop';

/** The value of the header for so many webhooks. */
export const hopsOf = (count: number): string => Array(count).fill(name).join(', ');

/** How many webhooks a header counts. Entries of others are theirs to count. */
export function hopsIn(header: string | string[] | undefined): number {
  if (header === undefined) return 0;
  const entries = [header].flat().join(',').split(',');
  return entries.filter(entry => entry.split(';', 1)[0]?.trim().toLowerCase() === name).length;
}
