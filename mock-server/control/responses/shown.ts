/** Rules as they are listed: as JSON, and without secrets. */
import { isPlainObject } from '../../../src/common/json/plain-object.ts';

/** Functions, bytes and streams are words in parentheses; the secret of a key is its alias, or `***`. */
export function shownRule(rule: object, secrets: Readonly<Record<string, string>>): object {
  const { key } = rule as { readonly key?: string };
  const alias = Object.keys(secrets).find(name => secrets[name] === key);
  const named = key?.startsWith('mk_') ? (alias ?? '***') : key;
  const shown = shownValue(rule) as object;
  return named === undefined ? shown : { ...shown, key: named };
}

function shownValue(value: unknown): unknown {
  if (typeof value === 'function') return '(function)';
  if (value instanceof Uint8Array) return `(${value.length} bytes)`;
  if (Array.isArray(value)) return value.map(shownValue);
  if (isPlainObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shownValue(one)]));
  if (typeof value === 'object' && value !== null && Symbol.asyncIterator in value) return '(stream)';
  return value;
}
