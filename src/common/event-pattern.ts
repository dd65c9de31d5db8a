/** Names of events in webhooks, hooks, routes and inbound endpoints: a type, a group of types, or all. */
import { invalidParameters } from './errors.ts';
import { shownName } from './unknown-name.ts';

/** What follows on the field: why a name of events matches nothing, with the forms that exist. `null`: it may match. */
function patternProblem(pattern: string): string | null {
  const stars = pattern.split('*').length - 1;
  const isGroup = pattern === '*' || (pattern.endsWith('.*') && pattern.length > 2);
  if (pattern === pattern.trim() && (stars === 0 || (stars === 1 && isGroup))) return null;
  return `contains "${shownName(pattern)}", which matches nothing: send a type such as order.paid, all of a group such as order.*, or *`;
}

/** The first problem of a list. */
export const patternProblemIn = (patterns: readonly string[]): string | null =>
  patterns.map(patternProblem).find(problem => problem !== null) ?? null;

/** @throws MarketplaceError 400 that names the pattern */
export function checkPatterns(patterns: readonly string[] = [], pointer = '/event_types'): void {
  const reason = patternProblemIn(patterns);
  if (reason !== null) throw invalidParameters({ pointer, reason });
}
