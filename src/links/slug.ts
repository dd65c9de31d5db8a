/** Slugs: the ends of short URLs. */
import { randomInt } from 'node:crypto';

/** Without 0, O, 1, I, l: nobody has to guess what was meant. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const length = 7;
const longest = 190;

/** Seven characters by chance: 57 to the power of 7 are there. */
export const newSlug = (): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** What stands at the root of many a site, or would be taken for a part of ours. */
export const reservedWords: readonly string[] = [
  'admin',
  'api',
  'app',
  'assets',
  'favicon.ico',
  'health',
  'login',
  'logout',
  'openapi.json',
  'robots.txt',
  'sitemap.xml',
  'static',
  'user',
  'webhooks',
];

/**
 * Letters, digits and marks of any script, emoji with what joins them (U+FE0F is a mark), and what URLs leave
 * unencoded. No two branches may take the same character, or the time doubles with each.
 */
const allowed =
  /^(?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}_.~-]|\u200d)+$/u;

/** Something to see, and nothing that cannot be seen but what joins emoji. */
const isVisible = (slug: string) =>
  /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}_.~-]/u.test(slug) &&
  !/\p{Default_Ignorable_Code_Point}/u.test(
    slug.replaceAll(/(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)(?:\u200d|\ufe0f)/gu, ''),
  );

/** Without what asks for emoji in colour, and without joiners that join nothing: neither can be seen. */
const withoutUnseen = (slug: string) => slug.replaceAll(/\ufe0f|\u200d(?!\p{Extended_Pictographic})/gu, '');

/**
 * The slug as it is stored: Unicode in its composed form, with what is only another way of writing it folded
 * (NFKC: `ａ` is `a`) and nothing that cannot be seen but what joins emoji. Slugs of earlier versions are as `NFC` leaves them. `null` for one that cannot be.
 */
export function normalSlug(text: string, form: 'NFKC' | 'NFC' = 'NFKC'): string | null {
  const slug = text.normalize(form);
  // Clients take dots for folders, and one at the start for a hidden file.
  const fits =
    slug.length > 0 &&
    // Characters, as everywhere: many an emoji is two units of UTF-16.
    slug.length <= 2 * longest &&
    [...slug].length <= longest &&
    allowed.test(slug) &&
    !slug.startsWith('.') &&
    isVisible(slug);
  if (!fits) return null;
  return form === 'NFC' ? slug : withoutUnseen(slug);
}
