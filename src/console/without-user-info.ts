import { parseUrl } from '../common/network/parse-url.ts';
import { isSecretName } from '../secrets/secret-name.ts';

/** Where a list of URLs goes on. */
const nextUrl = /(?<=[,\s])(?=[a-z][a-z\d+.-]{0,31}:\/)/i;
const scheme = /^[a-z][a-z\d+.-]*:\/+/i;
/** Of a query or a fragment. */
const parameter = /([?&#])([^?=&#]*)=[^&#]*/g;
const betweenMarks = /[^?&#]+/g;
const isSecret = (name: string): boolean => isSecretName(decoded(name)) || /pass|key|auth/i.test(name);

/**
 * What pages may contain of a text that somebody has typed: URLs without users and passwords. A password may have
 * characters that a URL must escape, so all that may be one is left out.
 */
export function withoutUserInfo(text: string): string {
  return text
    .split(nextUrl)
    .map(withoutOne)
    .join('')
    .replaceAll(parameter, (all, start: string, name: string) => (isSecret(name) ? `${start}${name}=` : all))
    .replaceAll(betweenMarks, withoutListed);
}

/** What some take for the mark after a user and a password. */
const mark = /[@\uFE6B\uFF20]|%40/gi;

/**
 * What pages may contain of a URL that must have neither a user nor a password. One that has none stays whole, such as one
 * whose path has `@`. Where nobody can tell what is a password, nothing is left.
 */
export function withoutUser(text: string): string {
  const url = parseUrl(text.trim());
  const marks = text.match(mark)?.length ?? 0;
  if (url === null) return marks === 0 ? text : '';
  if (url.username === '' && url.password === '') return text;
  if (marks > 1) return '';
  url.username = '';
  url.password = '';
  return url.href;
}

/** Settings between semicolons, which a password may have too. */
function withoutListed(list: string): string {
  const parts = list.split(';');
  const settingOf = (part: string) => part.slice(0, Math.max(part.indexOf('='), 0));
  const first = parts.findIndex(part => !settingOf(part).includes('/') && isSecret(settingOf(part)));
  return first === -1 ? list : `${[...parts.slice(0, first), settingOf(parts[first] ?? '')].join(';')}=`;
}

/** As it is, if it is not percent-encoded UTF-8. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function withoutOne(text: string): string {
  const spaces = text.length - text.trimStart().length;
  const start = text.slice(0, spaces) + (scheme.exec(text.slice(spaces))?.[0] ?? '');
  const rest = text.slice(start.length);
  const userInfo = rest.slice(0, Math.max(rest.lastIndexOf('@'), 0));
  const isUserInfo = userInfo.includes(':') || (start.includes('/') && !/[/?#]/.test(userInfo));
  return userInfo !== '' && isUserInfo ? start + rest.slice(userInfo.length + 1) : text;
}
