/** Slugs, the last part of short URLs: which are valid, and which are the same. The storage keeps them unique. */
import { randomInt } from 'node:crypto';
import { mixesScripts, readsAsLatin, skeletonOf } from './lookalikes.ts';
import type { Links } from './types.ts';

/** Without 0, O, 1, I and l, which are easily confused. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const length = 7;
const longest = 190;

/** A random slug of seven characters: 57 to the power of 7 possibilities. */
const newSlug = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Reserved: common paths of web sites, and names that look like a part of this service. */
const reservedWords: readonly string[] = [
  'admin',
  'api',
  'app',
  'assets',
  'favicon.ico',
  'health',
  'login',
  'logout',
  'openapi.json',
  'openapi.yaml',
  'robots.txt',
  'sitemap.xml',
  'static',
  'user',
  'webhooks',
];

/**
 * Letters, digits and marks of any script, emoji with joiners (U+FE0F is a mark), and characters that URLs do not
 * encode. No two alternatives may match the same character, otherwise the time doubles with each one.
 */
const allowed =
  /^(?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}_.~-]|\u200d|[#*]\u20e3)+$/u;

/** The flags of England, Scotland and Wales: a black flag with invisible letters. No others are emoji. */
const flags =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/gu;

/** Letters and marks of scripts in which invisible joiners change how a word looks, as in Persian, Hindi and Sinhala. */
const hasJoiners =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Myanmar}\p{Script=Khmer}]/u;

/** Removes U+200C and U+200D inside of such words. */
function withoutJoiners(text: string): string {
  // Each redirect asks this.
  if (!/[\u200c\u200d]/.test(text)) return text;
  const characters = [...text];
  const isInside = (at: number) =>
    hasJoiners.test(characters[at - 1] ?? '') && hasJoiners.test(characters[at + 1] ?? '');
  return characters.filter((one, at) => !/[\u200c\u200d]/.test(one) || !isInside(at)).join('');
}

/** Requires a visible character, and allows invisible ones only if they join emoji. */
const isVisible = (slug: string) =>
  /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}_.~-]|[#*]\u20e3/u.test(slug) &&
  !/\p{Default_Ignorable_Code_Point}/u.test(
    slug.replaceAll(/(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)(?:\u200d|\ufe0f)/gu, ''),
  );

/** Removes emoji variation selectors and joiners that join no emoji, because both are invisible. */
const withoutUnseen = (slug: string) =>
  slug.replaceAll(
    /\ufe0f|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?!\p{Extended_Pictographic})/gu,
    '',
  );

/** Removes the variation selectors of emoji that are also digits, signs or letters, such as `1️⃣` and `™️`. */
const withoutSelectors = (text: string) => text.replaceAll(/(?<=\p{Emoji})\ufe0f/gu, '');

/**
 * The slug as it is stored: in Unicode form NFKC (`ａ` becomes `a`), without invisible characters except joiners of emoji
 * and words. Slugs that a host has stored itself may be in `NFC`. `null` for an invalid slug.
 */
function normalSlug(text: string, form: 'NFKC' | 'NFC' = 'NFKC'): string | null {
  const slug = (form === 'NFC' ? text : withoutSelectors(text)).normalize(form);
  const plain = withoutJoiners(slug.replaceAll(flags, ''));
  // Clients treat dots as folders, and a leading dot as a hidden file.
  const fits =
    // Counts characters, as everywhere: many emoji consist of two UTF-16 units.
    slug.length <= 2 * longest &&
    [...slug].length <= longest &&
    (plain === '' ? slug !== '' : allowed.test(plain) && isVisible(plain)) &&
    !slug.startsWith('.');
  if (!fits) return null;
  return form === 'NFC' ? slug : withoutUnseen(slug);
}

/** What the rules for links say of slugs. */
export function slugRules({
  caseSensitive = true,
  reservedSlugs = [],
}: {
  readonly caseSensitive?: boolean;
  readonly reservedSlugs?: readonly string[];
}): Pick<Links, 'newSlug' | 'slugOf' | 'keysOf'> {
  // Words that differ only in invisible joiners are the same.
  const keyOf = (written: string, form: 'NFKC' | 'NFC' = 'NFKC') => {
    const slug = withoutJoiners(written);
    return caseSensitive ? slug : slug.toLowerCase().normalize(form);
  };
  const reserved = new Set([...reservedWords, ...reservedSlugs].map(skeletonOf));
  return {
    newSlug,
    slugOf(text) {
      const slug = normalSlug(text);
      if (slug === null) return 'invalid';
      if (reserved.has(skeletonOf(slug))) return 'reserved';
      if (mixesScripts(slug) || readsAsLatin(slug)) return 'confusable';
      return { slug, key: keyOf(slug) };
    },
    keysOf(text) {
      const [old, slug] = [normalSlug(text, 'NFC'), normalSlug(text)];
      // The key as written comes first, so that links that a host has stored itself keep their target.
      const keys = [...(old === null ? [] : [keyOf(old, 'NFC')]), ...(slug === null ? [] : [keyOf(slug)])];
      return keys[0] === keys[1] ? keys.slice(0, 1) : keys;
    },
  };
}
