/** Repositories some of whose methods are others. */

/** The same repository with other parts. */
export function withParts<Some extends object>(repository: Some, parts: Partial<Some>): Some {
  const properties = Object.entries(parts).map(([name, value]) => [name, { value, enumerable: true }]);
  return Object.create(repository, Object.fromEntries(properties));
}

/**
 * The same part with other methods. The others are called on the part itself, which may have private fields, and are
 * looked up at each call, because a test may replace them.
 */
export function withMethods<Part extends object>(part: Part, methods: Partial<Part>): Part {
  const all: Record<string, unknown> = {};
  const target = part as Readonly<Record<string, (...args: unknown[]) => unknown>>;
  for (let at: object | null = part; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at))
      if (name !== 'constructor') all[name] ??= (...args: unknown[]) => target[name]?.(...args);
  return { ...all, ...methods } as Part;
}
