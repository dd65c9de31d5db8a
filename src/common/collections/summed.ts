/** Numbers by name, added. */
export function summed(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [name, value] of all.flatMap(Object.entries)) sums.set(name, (sums.get(name) ?? 0) + value);
  return Object.fromEntries(sums);
}
