/** Headers that are ours, or that steer the connection: nobody else may set them. */
const reserved = new Set([
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
