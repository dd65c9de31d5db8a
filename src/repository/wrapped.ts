/** A repository whose methods do something besides. */
import type { Awaitable } from '../common/concurrency/awaitable.ts';
import { isUnmade, withLazyMembers } from '../common/lazy-members.ts';
import { addHealthOf, type HealthOfRepository } from './health.ts';
import { methodsOf, type PartName, type Parts, partNames } from './parts.ts';

export type Method = (...args: unknown[]) => Awaitable<unknown>;
export type Methods = Readonly<Record<string, unknown>>;

/** What is called instead of a method, or `null`: the method itself. It looks the method up at each call, in the part itself. */
export type WrapMethod = (part: Methods, partName: PartName, name: string) => Method | null;

/** All names of a part, including those of its class. */
function namesOf(part: object): string[] {
  const names = new Set<string>();
  for (let at: object | null = part; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) if (name !== 'constructor') names.add(name);
  return [...names];
}

function wrappedPart(part: Methods, partName: PartName, wrap: WrapMethod): object {
  const wrapped: Record<string, unknown> = {};
  const methods = new Map(
    methodsOf(partName).flatMap(name => {
      const method = typeof part[name] === 'function' ? wrap(part, partName, name) : null;
      return method === null ? [] : [[name, method] as const];
    }),
  );
  // Everything else stays as it is; a method of a class is called on its own object, which may have private fields.
  for (const name of namesOf(part).filter(one => !methods.has(one)))
    Object.defineProperty(wrapped, name, {
      enumerable: true,
      get: () => {
        const value = part[name];
        return typeof value === 'function' ? value.bind(part) : value;
      },
    });
  for (const [name, value] of methods) Object.defineProperty(wrapped, name, { value, enumerable: true });
  return wrapped;
}

/**
 * Its parts are those that the repository has now, each wrapped when it is first asked for: few services use all of them.
 * `names`: those that are wrapped; the others stay as they are.
 */
export function wrappedRepository<Some extends Partial<Parts>>(
  repository: Some,
  wrap: WrapMethod,
  names: readonly PartName[] = partNames,
): Some {
  const wrapped: Some = Object.create(repository);
  addHealthOf(repository as HealthOfRepository, wrapped);
  const makers: Partial<Record<PartName, () => object>> = {};
  for (const name of names) {
    const isLeft = isUnmade(repository, name);
    const part = isLeft ? null : repository[name];
    if (isLeft || part != null)
      makers[name] = () => wrappedPart((part ?? repository[name]) as never, name, wrap);
  }
  return withLazyMembers(wrapped, makers as Record<PartName, () => object>);
}
