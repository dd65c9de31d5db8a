/** Sentences for a wait that ends without what it waited for. */

/** A filter in an error message. */
export function inBrackets(filter: object): string {
  const parts = Object.entries(filter).map(
    ([name, value]) => `${name} ${value instanceof Date ? value.toISOString() : String(value)}`,
  );
  return parts.length === 0 ? '' : ` with ${parts.join(', ')}`;
}

const maxNamed = 5;

/** What came instead, in an error message. */
export function sentenceOf(of: string, others: readonly string[]): string {
  if (others.length === 0) return `no other ${of} came`;
  const hidden = others.length - maxNamed;
  return `${of} that came: ${others.slice(-maxNamed).join(', ')}${hidden > 0 ? ` and ${hidden} before` : ''}`;
}
