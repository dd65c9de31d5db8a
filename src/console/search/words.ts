/** The text of a search. */

const longest = 200;
const maxWords = 8;

/** A key of this service. */
const secret = /(mk_(?:test_)?[0-9A-Za-z]{4})[0-9A-Za-z]{30}([0-9A-Za-z]{4})/g;

/**
 * The text without space around it, and without what nobody searches for. A pasted key becomes what is shown of it
 * everywhere, `mk_4fT9…x7Qa`: it is found by that, and stays a secret.
 */
export const searchText = (given: string): string => given.replace(secret, '$1…$2').slice(0, longest).trim();

/** The words of a text in lower case, each once. */
export const searchWords = (text: string): readonly string[] =>
  [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, maxWords);

/** Whether a text contains each of the words. */
export const hasWords = (text: string, words: readonly string[]): boolean => {
  const lower = text.toLowerCase();
  return words.every(word => lower.includes(word));
};

/** How well a label fits the words: 0 is the same, and less is better. */
export function rankOf(label: string, words: readonly string[]): number {
  const lower = label.toLowerCase();
  const text = words.join(' ');
  if (lower === text) return 0;
  if (lower.startsWith(text)) return 1;
  if (hasWords(label, words)) return 2;
  return 3;
}
