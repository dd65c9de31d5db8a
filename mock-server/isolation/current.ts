/** Parts that belong to the world of the current request: that of an isolated test, or the one that all others share. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { WholeRepository } from '../../src/repository/index.ts';
import type { World } from '../world.ts';

/** It is entered for requests of isolated tests only: others do not pay for it. */
const entered = new AsyncLocalStorage<World>();

/** Serves a request in a world. */
export const within = <Result>(world: World, work: () => Result): Result => entered.run(world, work);

/** The world of the current request. */
export const currentWorld = (shared: World): World => entered.getStore() ?? shared;

type Method = (...args: unknown[]) => unknown;

/** The same object, whose functions are those of the chosen one. */
export function delegating<Target extends object>(target: Target, choose: () => Target): Target {
  const delegate: Record<string, unknown> = {};
  for (let at: object = target; at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) {
      if (name === 'constructor' || Object.hasOwn(delegate, name)) continue;
      if (typeof (target as Readonly<Record<string, unknown>>)[name] !== 'function')
        Object.defineProperty(delegate, name, {
          enumerable: true,
          get: () => (choose() as Readonly<Record<string, unknown>>)[name],
        });
      else
        delegate[name] = (...args: unknown[]) => {
          const chosen = choose() as Readonly<Record<string, Method>>;
          // The storage of an isolated test may have fewer methods than a database.
          return chosen[name] === undefined
            ? (target as Readonly<Record<string, Method>>)[name]?.(...args)
            : chosen[name](...args);
        };
    }
  return delegate as Target;
}

/** The same repository, each of whose parts is that of the chosen one. */
export function delegatingRepository(
  target: WholeRepository,
  choose: () => WholeRepository,
): WholeRepository {
  const parts: Record<string, unknown> = {};
  for (const name in target) {
    const part = target[name as keyof WholeRepository] as unknown;
    if (typeof part !== 'object' || part === null || name === 'data') continue;
    const chosen = () => (choose()[name as keyof WholeRepository] ?? part) as object;
    parts[name] = delegating(part, chosen);
  }
  return parts as unknown as WholeRepository;
}
