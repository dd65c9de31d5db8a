/** What a request asks of the mock server: the header `Prefer` (RFC 7240), or query parameters. */

const names = ['code', 'example', 'delay'] as const;
type PreferenceName = (typeof names)[number];

interface Preference {
  readonly value: string;
  /** Where it stands, for messages: `the preference code`, or `__code`. */
  readonly place: string;
}

export type Preferences = { readonly [Name in PreferenceName]?: Preference };

const isOurs = (name: string): name is PreferenceName => names.some(one => one === name);

/**
 * Parts of the header between commas and semicolons, outside of quoted text. A semicolon separates the parameters of
 * a preference.
 */
function* partsOf(header: string): Generator<{ readonly text: string; readonly isParameter: boolean }> {
  let start = 0;
  let isQuoted = false;
  let isParameter = false;
  for (let at = 0; at < header.length; at += 1) {
    const letter = header[at];
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted && letter === '\\') at += 1;
    else if (!isQuoted && (letter === ',' || letter === ';')) {
      yield { text: header.slice(start, at), isParameter };
      start = at + 1;
      isParameter = letter === ';';
    }
  }
  yield { text: header.slice(start), isParameter };
}

const unquoted = (text: string) =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replaceAll(/\\(.)/g, '$1')
    : text;

/**
 * Reads the header. Unknown preferences are ignored with their parameters, and of several with one name the first
 * counts, as RFC 7240 says. Ours may also be separated by semicolons.
 */
export function inHeader(header: string): Preferences {
  const found: { [Name in PreferenceName]?: Preference } = {};
  let isAfterOurs = false;
  for (const { text, isParameter } of partsOf(header)) {
    const mark = text.indexOf('=');
    const name = (mark === -1 ? text : text.slice(0, mark)).trim().toLowerCase();
    if (!isParameter) isAfterOurs = isOurs(name);
    if (!isAfterOurs || !isOurs(name) || found[name] !== undefined) continue;
    const value = mark === -1 ? '' : unquoted(text.slice(mark + 1).trim());
    found[name] = { value, place: `the preference ${name}` };
  }
  return found;
}

/** Reads the query parameters `__code`, `__example` and `__delay`, and returns the URL without them. */
export function inQuery(url: string): { readonly url: string; readonly preferences: Preferences } {
  const mark = url.indexOf('?');
  if (mark === -1 || !url.includes('__', mark)) return { url, preferences: {} };
  const preferences: { [Name in PreferenceName]?: Preference } = {};
  const others = url
    .slice(mark + 1)
    .split('&')
    .filter(pair => {
      const [place = ''] = pair.split('=', 1);
      const name = place.slice(2);
      if (!place.startsWith('__') || !isOurs(name)) return true;
      preferences[name] ??= { value: new URLSearchParams(pair).get(place) ?? '', place };
      return false;
    });
  const query = others.length === 0 ? '' : `?${others.join('&')}`;
  return { url: url.slice(0, mark) + query, preferences };
}
