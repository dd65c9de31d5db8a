/** Times as clients of all languages write them. */

/** RFC 3339, with up to nine digits of a second: Python and PHP write `+00:00`, Go and C# more digits than three. */
const rfc3339 = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

/** A time in UTC with milliseconds. What is no time is returned unchanged, for the validator to refuse. */
export function inUtc(value: unknown): unknown {
  const [text, local, digits = '', offset] = (typeof value === 'string' && rfc3339.exec(value)) || [];
  if (text === undefined || (offset === 'Z' && /^(?:\.\d{3})?$/.test(digits))) return value;
  const moment = Date.parse(text);
  if (Number.isNaN(moment) || !isDay(`${local}Z`)) return value;
  return new Date(moment).toISOString().replace('.000Z', 'Z');
}

/** `Date.parse` accepts 30 February, and 24 o'clock. */
const isDay = (time: string): boolean =>
  !Number.isNaN(Date.parse(time)) && new Date(time).toISOString().replace('.000Z', 'Z') === time;
