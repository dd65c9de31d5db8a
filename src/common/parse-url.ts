/**
 * Parses a URL; `null` for what is none. Not `URL.canParse`: on Node 22 it takes `https://münchen.example/` for
 * none once it has been called some thousand times and V8 calls its fast version, which reads Latin-1 as UTF-8.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
