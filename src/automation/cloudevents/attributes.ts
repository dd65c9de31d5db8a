/** The rules of CloudEvents 1.0 for context attributes. Each reason goes on from the attribute's name. */

type Value = string | number | boolean;

/** Control characters, halves of surrogate pairs, and code points that are no characters. */
const forbidden = /[\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}]/u;
const characters = /^(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[0-9a-f]{2})+$/i;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const mediaType = /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+\s*(;.*)?$/;
const rfc3339 =
  /^(\d{4})-(\d{2})-(\d{2})t([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

const isReference = (text: string) => characters.test(text) && text.indexOf('#') === text.lastIndexOf('#');

function isTime(text: string): boolean {
  const [, year, month, day] = rfc3339.exec(text) ?? [];
  if (year === undefined) return false;
  // The day is one of its month, and the instant has a year of four digits in UTC.
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return false;
  return /^(?!0000)\d{4}-/.test(new Date(text.toUpperCase()).toISOString());
}

const rules: Readonly<Record<string, { readonly is: (text: string) => boolean; readonly reason: string }>> = {
  specversion: { is: text => text === '1.0', reason: 'must be 1.0' },
  source: { is: isReference, reason: 'must be a URI or a reference to one, such as /shop/orders' },
  dataschema: { is: text => isReference(text) && scheme.test(text), reason: 'must be an absolute URI' },
  datacontenttype: {
    is: text => mediaType.test(text),
    reason: 'must be a media type such as application/json',
  },
  time: { is: isTime, reason: 'must be an RFC 3339 time such as 2026-03-14T09:26:53Z' },
};

export const required = ['specversion', 'id', 'source', 'type'] as const;
const ofSpecification = new Set<string>([...required, 'subject', 'time', 'datacontenttype', 'dataschema']);

export const isExtension = (name: string): boolean => !ofSpecification.has(name);

/** What is wrong with the name of an attribute, or `null`. */
export function wrongName(name: string): string | null {
  return /^[a-z0-9]+$/.test(name) && name !== 'data'
    ? null
    : 'is not the name of an attribute: lower-case letters and digits alone';
}

/** What is wrong with the value of an attribute, or `null`. */
export function wrongValue(name: string, value: unknown): string | null {
  if (isExtension(name) && typeof value === 'boolean') return null;
  if (isExtension(name) && typeof value === 'number')
    return Number.isInteger(value) && value === (value | 0) ? null : 'must be an integer of 32 bits';
  if (typeof value !== 'string')
    return isExtension(name) ? 'must be a string, an integer, true or false' : 'must be a string';
  if (value === '' && !isExtension(name)) return 'must not be empty';
  if (forbidden.test(value)) return 'must not contain control characters or unpaired surrogates';
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  return rule === undefined || rule.is(value) ? null : rule.reason;
}

export type Attributes = Readonly<Record<string, Value>>;
