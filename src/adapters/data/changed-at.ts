/** A copy of a JSON value that is changed in the places that a path leads to; `*`: every member. */
export function changedAt(
  value: unknown,
  path: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return step === '*' ? value.map(inner => changedAt(inner, rest, change)) : value;
  const entries = Object.entries(value).map(([name, inner]) =>
    step === '*' || name === step ? [name, changedAt(inner, rest, change)] : [name, inner],
  );
  return Object.fromEntries(entries);
}
