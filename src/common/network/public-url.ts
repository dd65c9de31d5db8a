/** The option `publicUrl`: one URL, or several under which the same service can be reached. */
import type { Check } from '../options/check-options.ts';
import { withoutEndSlashes } from '../text/trim-slashes.ts';
import { baseUrlFor, isBaseUrl } from './own-address.ts';

/** URLs in responses start with the first one. The others are names of the same service. */
export type PublicUrl = string | readonly string[];

/** The URLs without slashes at their ends; none if the option is omitted. */
export const publicUrlsOf = (given: PublicUrl | undefined): string[] =>
  given === undefined ? [] : (typeof given === 'string' ? [given] : given).map(withoutEndSlashes);

/** The parts of a public URL: scheme and host, and the path as browsers send it, which is empty or begins with a slash. */
export function partsOfPublicUrl(url: string): { readonly origin: string; readonly path: string } {
  const [origin = ''] = /^[^/]*\/\/[^/]*/.exec(url) ?? [];
  const isBare = origin.length === url.length;
  return { origin, path: isBare ? '' : withoutEndSlashes(new URL(url).pathname) };
}

export const isPublicUrls: Check = value => {
  if (!Array.isArray(value)) return isBaseUrl(value) ? null : `must be ${baseUrlFor(value)}`;
  if (value.length === 0) return 'must not be an empty list';
  const wrong = value.findIndex(one => !isBaseUrl(one));
  if (wrong !== -1) return `must contain URLs: number ${wrong + 1} is not ${baseUrlFor(value[wrong])}`;
  const urls = value.map(one => withoutEndSlashes(new URL(one).href));
  const twice = urls.find((url, index) => urls.indexOf(url) !== index);
  return twice === undefined ? null : `must not contain ${twice} twice`;
};
