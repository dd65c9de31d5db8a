/** Text that is cut for people to read. */

/** At most so many characters, with `…` if there are more. Half of a character cannot be stored. */
export const cut = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max).toWellFormed()}…` : text;

/** The JSON text of a value, cut. Of a large value, no more is written than what is shown. */
export function startOfJson(value: unknown, max: number): string {
  // Each value has at least one character, so what is left out would stand after the cut.
  let left = max;
  const start = (one: unknown): unknown => {
    left -= 1;
    if (typeof one === 'string') {
      left -= one.length;
      return one.slice(0, max);
    }
    if (typeof one !== 'object' || one === null) return one;
    if (Array.isArray(one)) {
      const entries: unknown[] = [];
      for (const entry of one) {
        if (left < 0) break;
        entries.push(start(entry));
      }
      return entries;
    }
    // Without a prototype, `__proto__` is a name like others.
    const members = Object.create(null) as Record<string, unknown>;
    for (const name in one) {
      if (left < 0) break;
      left -= name.length;
      members[name] = start((one as Record<string, unknown>)[name]);
    }
    return members;
  };
  return cut(JSON.stringify(start(value)) ?? 'null', max);
}
