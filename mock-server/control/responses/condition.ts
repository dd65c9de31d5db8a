/** Whether a request contains what a rule wants. */
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import type { RequestFacts, RequestToAnswer } from './request.ts';
import type { Selection } from './selection.ts';

/** Whether a rule has to know more of a request than its method and its path. */
export const needsFacts = ({ when, workspace, key }: Selection): boolean =>
  when !== undefined || workspace !== undefined || key !== undefined;

/** `count`: which request of those that the rule meets this one would be. */
export function fits({ when, workspace, key }: Selection, facts: RequestFacts, count: number): boolean {
  if (workspace !== undefined && facts.workspace !== workspace) return false;
  if (key !== undefined && facts.key !== key && facts.secret !== key) return false;
  if (typeof when === 'function') return when(withoutSecret(facts, count)) === true;
  const { input = {}, body, headers = {} } = when ?? {};
  return (
    contains(facts.input, input) &&
    (body === undefined || contains(facts.body, body)) &&
    Object.entries(headers).every(([name, value]) => facts.headers[name.toLowerCase()] === value)
  );
}

export const withoutSecret = ({ secret: _, ...request }: RequestFacts, count: number): RequestToAnswer => ({
  ...request,
  count,
});

/** Whether a value is the wanted one. A number in a URL is a text. */
function contains(value: unknown, wanted: unknown): boolean {
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
