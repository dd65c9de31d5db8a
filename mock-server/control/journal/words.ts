/** Sentences for a wait that ends without what it waited for. */

import { types } from 'node:util';
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import { withoutSecrets } from './shown.ts';

/** A filter in an error message. */
export function inBrackets(filter: object): string {
  const parts = Object.entries(filter).map(([name, value]) => `${name} ${inWords(value)}`);
  return parts.length === 0 ? '' : ` with ${parts.join(', ')}`;
}

const inWords = (value: unknown): string => {
  if (types.isDate(value)) return value.toISOString();
  // Somebody may ask for a secret.
  return isPlainObject(value) || Array.isArray(value)
    ? JSON.stringify(withoutSecrets.value(value))
    : withoutSecrets.text(String(value));
};

const maxNamed = 5;

/** What came instead, in an error message. */
export function sentenceOf(of: string, others: readonly string[]): string {
  if (others.length === 0) return `no other ${of} came`;
  const hidden = others.length - maxNamed;
  return `${of} that came: ${others.slice(-maxNamed).join(', ')}${hidden > 0 ? ` and ${hidden} before` : ''}`;
}

/** The message of `waitForRequest` when the time is over. `wanted`: a filter or a function. */
export function unarrived(wanted: object, timeout: number, others: readonly string[]): string {
  const which = typeof wanted === 'function' ? ' that fits the function' : inBrackets(wanted);
  return `waitForRequest: no request${which} arrived within ${timeout} ms; ${sentenceOf('requests', others)}`;
}
