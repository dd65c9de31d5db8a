/**
 * A copy of a JSON value that is changed in the places that a path leads to; `*`: every member. What does not change is
 * not copied. `change` is told the names that have led to the place.
 */
export function changedAt(
  value: unknown,
  path: readonly string[],
  change: (value: unknown, names: readonly string[]) => unknown,
  names: readonly string[] = [],
): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value, names);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value) && step !== '*') return value;
  let copy: Record<string, unknown> | null = null;
  for (const name of step === '*' ? Object.keys(value) : [step]) {
    if (!Object.hasOwn(value, name)) continue;
    const member = (value as Record<string, unknown>)[name];
    const changed = changedAt(member, rest, change, [...names, name]);
    if (changed === member) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[name] = changed;
  }
  return copy ?? value;
}
