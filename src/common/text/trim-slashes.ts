/** Removes trailing slashes. `/\/+$/` would take quadratic time on slashes that are not at the end. */
export function withoutEndSlashes(text: string): string {
  let end = text.length;
  while (text.endsWith('/', end) && end > 0) end -= 1;
  return text.slice(0, end);
}
