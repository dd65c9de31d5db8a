/** Origins as browsers send them (RFC 6454), in the option `cors` and in `--cors`. */
import { parseUrl } from './parse-url.ts';

/** What a text that is none should be. */
export const originForm =
  'origins as browsers send them, such as https://shop.example, capacitor://localhost, null or https://*.shop.example';

/** Whether a browser can send a text as `Origin`: without a path, in lowercase, and without the default port. */
const isWhole = (text: string): boolean => {
  // URLs may contain an asterisk, and host names do not.
  if (text.includes('*')) return false;
  if (/^https?:/.test(text)) return parseUrl(text)?.origin === text;
  return text === 'null' || /^[a-z][a-z0-9+.-]*:\/\/[^/?#\s]+$/.test(text);
};

/** Scheme and end of the hosts that `https://*.shop.example` stands for; `null` for anything else. */
function wildcardIn(text: string): { readonly scheme: string; readonly end: string } | null {
  const [, scheme = '', end = ''] = /^(https?:\/\/)\*(\.[^*]+)$/.exec(text) ?? [];
  // All names below a top-level domain belong to anybody.
  return isWhole(`${scheme}a${end}`) && end.split('.').length > 2 ? { scheme, end } : null;
}

/** Whether a value is an origin, or stands for those of all subdomains. */
export const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' && (isWhole(value) || wildcardIn(value) !== null);

/** Whether an origin is one of these. */
export function originsIn(named: readonly string[]): (origin: string) => boolean {
  const whole = new Set(named.filter(isWhole));
  const wildcards = named.map(wildcardIn).filter(one => one !== null);
  return origin =>
    whole.has(origin) ||
    wildcards.some(
      ({ scheme, end }) =>
        origin.startsWith(scheme) &&
        origin.endsWith(end) &&
        origin.length > scheme.length + end.length &&
        isWhole(origin),
    );
}
