const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

// Longer names are truncated, because no placeholder has room for more.
const longest = 240;

/**
 * The text without characters that XML does not allow (control characters, lone surrogates, the two non-characters).
 */
const clean = (text: string) =>
  text
    .slice(0, longest)
    .replace(/\p{Cc}|\p{Cs}|\uFFFE|\uFFFF/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Escapes text for content and attributes of XML and HTML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/\p{Cs}/gu, ' ').replace(/[&<>"']/g, character => entities.get(character) ?? character);

/**
 * Approximate width of a grapheme in ems. The reader's font is unknown, so a wide font is assumed: text that is a
 * little too short looks better than truncated text.
 */
function ems(grapheme: string): number {
  if (/^[\p{Emoji_Presentation}\p{Extended_Pictographic}]/u.test(grapheme)) return 1.35;
  if (/^[\u1100-\u11FF\u2E80-\uD7FF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60]/.test(grapheme)) return 1.02;
  if (/^[il.,:;'|!\sIjtf()[\]]/.test(grapheme)) return 0.42;
  if (/^[mwMW@%&]/.test(grapheme)) return 1;
  if (/^[\p{Lu}\p{Nd}]/u.test(grapheme)) return 0.77;
  return 0.68;
}

/** Splits the text into at most `count` lines of `width`, between words if possible, and ends truncated text with …. */
export function wrap(text: string, width: number, size: number, count: number): string[] {
  const rest = Array.from(graphemes.segment(clean(text)), part => part.segment);
  const room = width / size;
  const lines: string[] = [];
  while (rest.length > 0 && lines.length < count) {
    let used = 0;
    let taken = 0;
    for (const grapheme of rest) {
      used += ems(grapheme);
      if (used > room) break;
      taken++;
    }
    const last = lines.length === count - 1;
    if (taken < rest.length && last) {
      lines.push(
        `${rest
          .slice(0, Math.max(taken - 1, 1))
          .join('')
          .trimEnd()}…`,
      );
      break;
    }
    if (taken < rest.length) {
      const space = rest.slice(0, taken + 1).lastIndexOf(' ');
      // A break near the start would leave a very short line, for example before one long Japanese word.
      if (space > taken / 3) taken = space;
    }
    lines.push(rest.splice(0, Math.max(taken, 1)).join('').trim());
    while (rest[0] === ' ') rest.shift();
  }
  return lines;
}

/** The initials of a username: at most two. */
export const initials = (username: string): string =>
  username
    .split(/[^\p{L}\p{N}]+/u)
    .map(word => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 2);
