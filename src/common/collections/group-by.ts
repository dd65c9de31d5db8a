/** Groups items by name and keeps their order, like `Map.groupBy`, which Node 20 does not have. */
export function groupBy<One>(all: Iterable<One>, keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const name = keyOf(one);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [one]);
    else group.push(one);
  }
  return groups;
}
