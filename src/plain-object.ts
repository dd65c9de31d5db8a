/** Whether a value is an object with names of its own: no list, no map, nothing that only looks empty. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';
