/** Whether two values of JSON are equal. */

/** @type {(one: unknown, other: unknown) => boolean} */
export function isSameJson(one, other) {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSameJson(item, other[index]))
    );
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(name => Object.hasOwn(other, name) && isSameJson(one[name], other[name]))
  );
}
