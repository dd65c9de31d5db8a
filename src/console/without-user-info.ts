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
  return withoutUsers(text)
    .replaceAll(parameter, (all, start: string, name: string) => (isSecret(name) ? `${start}${name}=` : all))
    .replaceAll(betweenMarks, withoutListed);
}

/**
 * What pages may contain of a URL that somebody has typed, and that may have anything but a user and a password. A URL that
 * has neither stays whole, such as one whose path has `@`.
 */
export function withoutUser(text: string): string {
  const url = parseUrl(text.trim());
  return url !== null && url.username === '' && url.password === '' ? text : withoutUsers(text);
}

const withoutUsers = (text: string): string => text.split(nextUrl).map(withoutOne).join('');

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
