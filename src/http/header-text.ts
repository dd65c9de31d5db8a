/** The text of a header. Node gives the bytes of a header as characters, and clients write UTF-8. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** `null` for bytes that are not UTF-8. */
export function utf8HeaderOf(value: string): string | null {
  try {
    return utf8.decode(Buffer.from(value, 'latin1'));
  } catch {
    return null;
  }
}
