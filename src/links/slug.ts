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
  /^(?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}_.~-]|\u200d)+$/u;

/** Requires a visible character, and allows invisible ones only if they join emoji. */
const isVisible = (slug: string) =>
  /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}_.~-]/u.test(slug) &&
  !/\p{Default_Ignorable_Code_Point}/u.test(
    slug.replaceAll(/(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)(?:\u200d|\ufe0f)/gu, ''),
  );

/** Removes emoji variation selectors and useless joiners, because both are invisible. */
const withoutUnseen = (slug: string) => slug.replaceAll(/\ufe0f|\u200d(?!\p{Extended_Pictographic})/gu, '');

/**
 * The slug as it is stored: in Unicode form NFKC (`ａ` becomes `a`), without invisible characters except emoji joiners.
 * Slugs of earlier versions are in `NFC`. `null` for an invalid slug.
 */
function normalSlug(text: string, form: 'NFKC' | 'NFC' = 'NFKC'): string | null {
  const slug = text.normalize(form);
  // Clients treat dots as folders, and a leading dot as a hidden file.
  const fits =
    // Counts characters, as everywhere: many emoji consist of two UTF-16 units.
    slug.length <= 2 * longest &&
    [...slug].length <= longest &&
    allowed.test(slug) &&
    !slug.startsWith('.') &&
    isVisible(slug);
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
  const keyOf = (slug: string, form: 'NFKC' | 'NFC' = 'NFKC') =>
    caseSensitive ? slug : slug.toLowerCase().normalize(form);
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
      // The key as written comes first, so that links of earlier versions keep their target.
      const keys = [...(old === null ? [] : [keyOf(old, 'NFC')]), ...(slug === null ? [] : [keyOf(slug)])];
      return keys[0] === keys[1] ? keys.slice(0, 1) : keys;
    },
  };
}
