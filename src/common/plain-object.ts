/** Whether a value is an object with names of its own: no list, no map, nothing that only looks empty. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  const kind = Object.prototype.toString.call(value);
  // What a module exports may be handed on as a whole: fixtures and options often are.
  return kind === '[object Object]' || kind === '[object Module]';
};
