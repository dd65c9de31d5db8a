/** Where a list of URLs goes on. */
const nextUrl = /(?<=[,\s])(?=[a-z][a-z\d+.-]{0,31}:\/)/i;
const scheme = /^\s{0,99}[a-z][a-z\d+.-]{0,31}:\/{1,9}/i;
/** The value of a parameter of a query that is named like a secret. */
const secretParameter = /([?&][^=&#]{0,99}(?:pass|pwd|secret|token|key|auth)[^=&#]{0,99}=)[^&#]*/gi;

/**
 * What pages may contain of a text that somebody has typed: URLs without users and passwords. A password may have
 * characters that a URL must escape, so all that may be one is left out.
 */
export function withoutUserInfo(text: string): string {
  return text.split(nextUrl).map(withoutOne).join('').replaceAll(secretParameter, '$1');
}

function withoutOne(text: string): string {
  const [start = ''] = scheme.exec(text) ?? [];
  const rest = text.slice(start.length);
  const userInfo = rest.slice(0, Math.max(rest.lastIndexOf('@'), 0));
  const isUserInfo = userInfo.includes(':') || (start !== '' && !/[/?#]/.test(userInfo));
  return userInfo !== '' && isUserInfo ? start + rest.slice(userInfo.length + 1) : text;
}
