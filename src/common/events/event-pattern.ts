/** Names of events in webhooks, hooks, routes and inbound endpoints: a type, a group of types, or all. */
import { invalidParameters } from '../errors/errors.ts';
import { shownName } from '../text/unknown-name.ts';

const everything = '*';

/** Whether a text is a list of names, which other tools take. A type may contain a comma too. */
const isList = (pattern: string): boolean =>
  pattern.includes(',') &&
  pattern.split(',').every(part => {
    const name = part.trim();
    return name === everything || (name.includes('.') && !name.includes(' '));
  });

/**
 * What follows on the field: why a name of events matches nothing, with the forms that exist. `null`: it may match.
 * `all`: whether `*` stands for all types here.
 */
function patternProblem(pattern: string, all: boolean): string | null {
  const stars = pattern.split('*').length - 1;
  const isGroup = (all && pattern === everything) || (pattern.endsWith('.*') && pattern.length > 2);
  const isOne = pattern === pattern.trim() && !isList(pattern);
  if (isOne && (stars === 0 || (stars === 1 && isGroup))) return null;
  const forms = `${all ? '' : 'or '}all of a group such as order.*${all ? `, or ${everything}` : ''}`;
  return `contains "${shownName(pattern)}", which cannot be a pattern: use a type such as order.paid, ${forms}`;
}

/** The first problem of a list. */
export const patternProblemIn = (patterns: readonly string[], all = true): string | null =>
  patterns.map(pattern => patternProblem(pattern, all)).find(problem => problem !== null) ?? null;

/** @throws MarketplaceError 400 that names the pattern */
export function checkPatterns(patterns: readonly string[] = [], pointer = '/event_types'): void {
  const reason = patternProblemIn(patterns);
  if (reason !== null) throw invalidParameters({ pointer, reason });
}

/**
 * What a list of events or deliveries is filtered by: a type or a group of types; `undefined`: all types. Spaces around a
 * type count, because such a type can have been published.
 * @throws MarketplaceError 400 for a pattern that matches nothing
 */
export function typeFilter(pattern: string | undefined, pointer: string): string | undefined {
  if (pattern === undefined || pattern === everything) return undefined;
  checkPatterns([pattern.trim()], pointer);
  return pattern;
}

/** @throws MarketplaceError 400 for a pattern, where only one type can be asked for */
export function checkOneType(type: string | undefined, pointer: string): void {
  if (type?.includes(everything) !== true) return;
  const reason = `contains "${shownName(type)}", which is a pattern: use one type such as order.paid, or omit it for all types`;
  throw invalidParameters({ pointer, reason });
}
