/** What is used of `node:url`. */
export const { URL, URLSearchParams } = globalThis;
export const domainToUnicode = (domain: string): string => domain;
export const fileURLToPath = String;
export const pathToFileURL = (path: string) => new globalThis.URL(path, 'file:');
/** Koa formats a URL of which it has changed a part. */
export const format = ({ pathname = '', search = '' }: { pathname?: string; search?: string }): string =>
  `${pathname}${search}`;
export const parse = (text: string) => {
  const { pathname, search } = new globalThis.URL(text, 'http://localhost');
  return { pathname, search, href: text };
};
export default { URL, URLSearchParams, format, parse, domainToUnicode };
