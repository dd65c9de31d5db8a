/** Compares the paths of routes. */

/** Whether a route such as `/api/v1/keys/:key_id` can be a prefix, or stand below it. */
export function isBelow(route: string, prefix: string): boolean {
  const segments = route.split('/');
  return prefix.split('/').every((segment, index) => {
    const other = segments[index];
    return other !== undefined && (other.startsWith(':') || other === segment);
  });
}
