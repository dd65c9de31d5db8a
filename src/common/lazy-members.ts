/** Members that are made when they are first asked for. */

type Getter = () => unknown;
const getters = new WeakSet<Getter>();

/** Adds them to an object, where each is a plain property afterwards, and whenever it is replaced. */
export function withLazyMembers<Own extends object, Members extends object>(
  own: Own,
  makers: { readonly [Name in keyof Members]: () => Members[Name] },
): Own & Members {
  for (const name of Object.keys(makers) as (keyof Members)[]) {
    const set = (value: unknown) =>
      Object.defineProperty(own, name, { value, enumerable: true, configurable: true, writable: true });
    const get = () => {
      const value = makers[name]();
      set(value);
      return value;
    };
    getters.add(get);
    Object.defineProperty(own, name, { enumerable: true, configurable: true, get, set });
  }
  return own as Own & Members;
}

/** Whether a member, of the object itself or inherited, waits to be made. To read it would make it. */
export function isUnmade(object: object, name: string): boolean {
  for (let at: object | null = object; at !== null; at = Object.getPrototypeOf(at)) {
    const property = Object.getOwnPropertyDescriptor(at, name);
    if (property !== undefined) return property.get !== undefined && getters.has(property.get);
  }
  return false;
}
