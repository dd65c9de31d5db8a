/** Types of events in a filter, where `order.*` stands for all types that begin with `order.`. */

/** What the types of such a filter begin with; `undefined`: the filter is one type. */
export const beginningOf = (filter: string): string | undefined =>
  filter.endsWith('.*') ? filter.slice(0, -1) : undefined;

export function isOfType(type: string, filter: string): boolean {
  const beginning = beginningOf(filter);
  return beginning === undefined ? type === filter : type.startsWith(beginning);
}
