/** Rules as they are listed: as JSON, and without secrets. */
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import { redactHeader, redactValue } from '../../redact.ts';
import type { Selection } from './selection.ts';

/** Functions, bytes and streams are words in parentheses; the secret of a key is its alias, or `***`. */
export function listedRule<Rule extends Selection>(
  rule: Rule,
  secrets: Readonly<Record<string, string>>,
): Rule {
  const { key } = rule;
  const alias = Object.keys(secrets).find(name => secrets[name] === key);
  const named = key?.startsWith('mk_') ? (alias ?? '***') : key;
  const listed = listedValue(rule) as Rule;
  return named === undefined ? listed : { ...listed, key: named };
}

/** A listed rule for pages and other programs: without the secrets in its condition. */
export function redactedRule<Rule extends Selection>(rule: Rule): Rule {
  const { when } = rule;
  if (typeof when !== 'object' || when === null) return rule;
  const { headers, ...rest } = when;
  const shown = Object.entries(headers ?? {}).map(([name, value]) => [
    name,
    redactHeader(name.toLowerCase(), value, false),
  ]);
  return {
    ...rule,
    when: {
      ...(redactValue(rest) as object),
      ...(headers !== undefined && { headers: Object.fromEntries(shown) }),
    },
  };
}

function listedValue(value: unknown): unknown {
  if (typeof value === 'function') return '(function)';
  if (value instanceof Uint8Array) return `(${value.length} bytes)`;
  if (Array.isArray(value)) return value.map(listedValue);
  if (isPlainObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, listedValue(one)]));
  if (typeof value === 'object' && value !== null && Symbol.asyncIterator in value) return '(stream)';
  return value;
}
