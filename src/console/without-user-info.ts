/** Where a list of URLs goes on. */
const nextUrl = /(?<=[,\s])(?=[a-z][a-z\d+.-]{0,31}:\/)/i;
const scheme = /^[a-z][a-z\d+.-]*:\/+/i;
const parameter = /([?&])([^?=&#]*)=[^&#]*/g;
const secretName = /pass|pwd|secret|token|key|auth/i;

/**
 * What pages may contain of a text that somebody has typed: URLs without users and passwords. A password may have
 * characters that a URL must escape, so all that may be one is left out.
 */
export function withoutUserInfo(text: string): string {
  return text
    .split(nextUrl)
    .map(withoutOne)
    .join('')
    .replaceAll(parameter, (all, start: string, name: string) =>
      secretName.test(name) ? `${start}${name}=` : all,
    );
}

function withoutOne(text: string): string {
  const spaces = text.length - text.trimStart().length;
  const start = text.slice(0, spaces) + (scheme.exec(text.slice(spaces))?.[0] ?? '');
  const rest = text.slice(start.length);
  const userInfo = rest.slice(0, Math.max(rest.lastIndexOf('@'), 0));
  const isUserInfo = userInfo.includes(':') || (start.includes('/') && !/[/?#]/.test(userInfo));
  return userInfo !== '' && isUserInfo ? start + rest.slice(userInfo.length + 1) : text;
}
