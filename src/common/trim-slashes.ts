/** A text without the slashes at its end. Not `/\/+$/`: that is quadratic on slashes that do not end the text. */
export function withoutEndSlashes(text: string): string {
  let end = text.length;
  while (text.endsWith('/', end) && end > 0) end -= 1;
  return text.slice(0, end);
}
