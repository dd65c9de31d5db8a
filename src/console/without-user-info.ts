import { parseUrl } from '../common/network/parse-url.ts';

/** What pages may contain of a text that somebody has typed: a URL without its user and its password. */
export function withoutUserInfo(text: string): string {
  const url = parseUrl(text);
  if (url === null) return text.replaceAll(/\/\/[^/?#]*@/g, '//');
  if (url.username === '' && url.password === '') return text;
  url.username = '';
  url.password = '';
  return url.href;
}
