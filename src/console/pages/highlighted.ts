/** A text in which the words of a search are marked. */
import { type Html, html } from '../html.ts';

/** `words`: in lower case. */
export function highlighted(text: string, words: readonly string[]): Html | string {
  const lower = text.toLowerCase();
  // Some letters become two in lower case: then the places are not those of the text.
  if (lower.length !== text.length) return text;
  const parts: (Html | string)[] = [];
  let at = 0;
  while (at < text.length) {
    const [next] = words
      .map(word => ({ start: lower.indexOf(word, at), length: word.length }))
      .filter(({ start }) => start !== -1)
      .sort((one, other) => one.start - other.start || other.length - one.length);
    if (next === undefined) break;
    const end = next.start + next.length;
    parts.push(text.slice(at, next.start), html`<mark>${text.slice(next.start, end)}</mark>`);
    at = end;
  }
  return html`${parts}${text.slice(at)}`;
}
