/** Headers that belong to us or control the connection. Users cannot set them. */
const reserved = new Set([
  'accept-encoding',
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

/** The first header that is not allowed, or `null`. */
export function reservedHeader(headers: Readonly<Record<string, string>>): string | null {
  const found = Object.keys(headers).find(name => {
    const lower = name.toLowerCase();
    return reserved.has(lower) || lower.startsWith('webhook-') || lower.startsWith('proxy-');
  });
  return found ?? null;
}

/** The placeholder for a hidden header value. */
export const maskOfHeader = '***';

export const maskedHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.keys(headers).map(name => [name, maskOfHeader]));
