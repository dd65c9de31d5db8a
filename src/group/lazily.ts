/** Handlers whose module is loaded with the first call of one of them. */
import { type Awaitable, after } from '../common/concurrency/awaitable.ts';

type Handler = (call: never) => Awaitable<object>;

type HandlersOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Handler ? Name : never]: Module[Name] extends (
    call: infer Call,
  ) => infer Answer
    ? (call: Call) => Awaitable<Awaited<Answer>>
    : never;
};

/**
 * Most processes call few of the operations, and every module that is loaded at the start delays the first response.
 * A wrong name, and a handler that does not fit its operation, do not compile.
 *
 * @example
 * const wishHandlers = lazily(() => import('./wishes.js'));
 * const addWish = defineOperation({ …, handler: wishHandlers.addWish });
 */
export function lazily<Module extends object>(load: () => Promise<Module>): HandlersOf<Module> {
  let loaded: Awaitable<Module> | undefined;
  const module = (): Awaitable<Module> => {
    loaded ??= load().then(found => {
      // Later calls do not wait for a promise.
      loaded = found;
      return found;
    });
    return loaded;
  };
  const handlerOf = (name: keyof Module) => (call: never) =>
    after(module(), handlers => (handlers[name] as Handler)(call));
  return new Proxy({} as HandlersOf<Module>, { get: (_, name) => handlerOf(name as keyof Module) });
}
