/** What is used of `node:util`. */
export const inherits = (child: { prototype: object }, parent: { prototype: object }): void => {
  Object.setPrototypeOf(child.prototype, parent.prototype);
};
export const deprecate = <Work>(work: Work): Work => work;
export const inspect = Object.assign(
  (value: unknown): string => {
    try {
      return JSON.stringify(value) ?? String(value);
    } catch {
      return String(value);
    }
  },
  { custom: Symbol.for('nodejs.util.inspect.custom') },
);
export const format = (...words: unknown[]): string => words.map(String).join(' ');

const tag = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);
export const types = {
  isPromise: (value: unknown) => tag(value) === 'Promise',
  isProxy: () => false,
  isUint8Array: (value: unknown) => value instanceof Uint8Array,
  isDate: (value: unknown) => tag(value) === 'Date',
  isAsyncFunction: (value: unknown) => tag(value) === 'AsyncFunction',
  isGeneratorFunction: (value: unknown) => tag(value) === 'GeneratorFunction',
};

/** Of JSON, and of what contains it. */
export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (one instanceof Map || one instanceof Set)
    return isDeepStrictEqual([...one], [...(other as Map<unknown, unknown>)]);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      name =>
        Object.hasOwn(other, name) &&
        isDeepStrictEqual((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  );
}
export const promisify =
  <Result>(work: (...given: unknown[]) => void) =>
  (...given: unknown[]): Promise<Result> =>
    new Promise((resolve, reject) =>
      work(...given, (error: unknown, result: Result) => (error ? reject(error) : resolve(result))),
    );
export const TextDecoder = globalThis.TextDecoder;
export const TextEncoder = globalThis.TextEncoder;
export const debuglog = () => () => {};
export default { inherits, deprecate, inspect, format, types, isDeepStrictEqual, promisify, debuglog };
