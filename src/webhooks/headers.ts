/** Headers that are ours, or that steer the connection: nobody else may set them. */
const reserved = new Set([
  'cdn-loop',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
]);

/** The first header that may not be set, or `null`. */
export function reservedHeader(headers: Readonly<Record<string, string>>): string | null {
  const found = Object.keys(headers).find(name => {
    const lower = name.toLowerCase();
    return reserved.has(lower) || lower.startsWith('webhook-') || lower.startsWith('proxy-');
  });
  return found ?? null;
}

/** What stands in place of a header's value where it is not shown. */
export const maskOfHeader = '***';

/** Headers with their names alone. */
export const maskedHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.keys(headers).map(name => [name, maskOfHeader]));
