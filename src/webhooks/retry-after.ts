/** The header `Retry-After` (RFC 9110, 10.2.3): seconds or a date. */

/** The three forms of a date in HTTP (RFC 9110, 5.6.7), of which the last one has no time zone, and means GMT. */
const httpDate = /^[A-Z][a-z]{2,8},? [\w :-]{10,30}$/;
const isoDate = /^\d{4}-\d\d-\d\dT[\d:.]{5,18}(?:Z|[+-]\d\d:\d\d)$/;

function delayOf(value: string, now: number): number | null {
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1_000;
  const date = httpDate.test(value) && !value.endsWith('GMT') ? `${value} GMT` : value;
  const at = httpDate.test(value) || isoDate.test(value) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(at) ? null : at - now;
}

/** Proxies join headers of one name with commas. The comma of a date stands before its day. */
const valuesIn = (header: string): string[] => header.split(/,(?!\s?\d\d?[ -][A-Z])/);

/** How long the receiver wants us to wait, in milliseconds: the longest of several headers. `null`: it does not say. */
export function requestedDelay(header: string | readonly string[] | undefined, now: number): number | null {
  const values = [header ?? []].flat().flatMap(valuesIn);
  const delays = values.flatMap(value => delayOf(value.trim(), now) ?? []);
  return delays.length === 0 ? null : Math.max(...delays);
}
