/** Answers what depends on a text alone, and is asked of the same few texts in most requests. */

const maxRemembered = 100;

/** The function, which keeps what it found for the texts that were seen last. */
export function remembering<Result>(find: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  // To compare a text costs less than to look it up: each request has a new copy of it, without a hash.
  let last: { readonly text: string; readonly found: Result } | null = null;
  return text => {
    if (text === last?.text) return last.found;
    let found = known.get(text);
    if (found === undefined) {
      found = find(text);
      if (known.size >= maxRemembered) known.clear();
      known.set(text, found);
    }
    last = { text, found };
    return found;
  };
}
