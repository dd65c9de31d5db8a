/** What a request must contain, for rules and for filters. */
import { isPlainObject } from '../../src/common/json/plain-object.ts';
import { type Checks, withSchema } from '../../src/common/options/check-options.ts';

/** What a request must contain. Objects may have further members; lists must be equal. */
export interface Condition {
  /** Parameters of the path and the query, and the members of a JSON body or the fields of a form, by name. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** The whole body, for one that is a list or a text. */
  readonly body?: unknown;
  /** Headers by name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What `expect` of Jest, Vitest and Playwright makes, such as `expect.stringContaining('shop')`. */
interface ValueMatcher {
  asymmetricMatch(value: unknown): boolean;
}

export const isValueMatcher = (value: unknown): value is ValueMatcher =>
  typeof (value as Partial<ValueMatcher> | null)?.asymmetricMatch === 'function';

const areTexts = (value: unknown) =>
  isPlainObject(value) &&
  Object.values(value).every(text => typeof text === 'string' || isValueMatcher(text));

export const conditionChecks: Checks<Condition> = {
  input: withSchema({ type: 'object' }, value => (isPlainObject(value) ? null : 'must be an object')),
  body: () => null,
  headers: withSchema({ type: 'object', additionalProperties: { type: 'string' } }, value =>
    areTexts(value) ? null : 'must be an object of texts',
  ),
};

/** `request`: with its headers in lowercase. */
export const fitsCondition = (
  { input = {}, body, headers = {} }: Condition,
  request: Required<Condition>,
): boolean =>
  contains(request.input, input) &&
  (body === undefined || contains(request.body, body)) &&
  Object.entries(headers).every(([name, value]) => contains(request.headers[name.toLowerCase()], value));

/** Whether a value is the wanted one. Objects may have further members; lists must be equal. A number in a URL is a text. */
function contains(value: unknown, wanted: unknown): boolean {
  if (isValueMatcher(wanted)) return wanted.asymmetricMatch(value);
  if (Array.isArray(wanted)) {
    // A list with one item is sent in a URL as the item is.
    const list = Array.isArray(value) ? value : typeof value === 'string' ? [value] : null;
    return list?.length === wanted.length && wanted.every((one, index) => contains(list[index], one));
  }
  if (isPlainObject(wanted))
    return (
      isPlainObject(value) &&
      Object.entries(wanted).every(([name, one]) => Object.hasOwn(value, name) && contains(value[name], one))
    );
  // What is sent several times with one value is taken as sent once.
  if (Array.isArray(value)) return value.length > 1 && value.every(one => contains(one, wanted));
  if (typeof value === 'string' && (typeof wanted === 'number' || typeof wanted === 'boolean'))
    return value === String(wanted);
  return value === wanted;
}
