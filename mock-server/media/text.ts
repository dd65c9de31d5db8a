const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

// A name may be of any length; no placeholder has room for more than this.
const longest = 240;

/** Text without what XML cannot hold (controls, lone surrogates, the two non-characters). */
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

/** Safe between the tags and in the attributes of XML and HTML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/\p{Cs}/gu, ' ').replace(/[&<>"']/g, character => entities.get(character) ?? character);

/**
 * About the width of a grapheme in ems. The reader's font is unknown, so this follows a wide one: text that
 * comes out a little short looks better than text that is cut off.
 */
function ems(grapheme: string): number {
  if (/^[\p{Emoji_Presentation}\p{Extended_Pictographic}]/u.test(grapheme)) return 1.35;
  if (/^[\u1100-\u11FF\u2E80-\uD7FF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60]/.test(grapheme)) return 1.02;
  if (/^[il.,:;'|!\sIjtf()[\]]/.test(grapheme)) return 0.42;
  if (/^[mwMW@%&]/.test(grapheme)) return 1;
  if (/^[\p{Lu}\p{Nd}]/u.test(grapheme)) return 0.77;
  return 0.68;
}

/** The text on at most `count` lines of `width`, broken between words where it can be, ended by … if cut. */
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
      // A break near the start would leave a stub of a line, as with one long word of Japanese.
      if (space > taken / 3) taken = space;
    }
    lines.push(rest.splice(0, Math.max(taken, 1)).join('').trim());
    while (rest[0] === ' ') rest.shift();
  }
  return lines;
}

/** The first letters of the words of a username: at most two. */
export const initials = (username: string): string =>
  username
    .split(/[^\p{L}\p{N}]+/u)
    .map(word => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 2);
