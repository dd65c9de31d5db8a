/** Whether a value is an object with its own properties, and not an array, a map or another class that looks empty. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  const kind = Object.prototype.toString.call(value);
  // A module namespace counts too, because hosts often pass one as fixtures or options.
  return kind === '[object Object]' || kind === '[object Module]';
};
