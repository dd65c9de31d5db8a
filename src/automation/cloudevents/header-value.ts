/** The values of `ce-` headers, which are percent-encoded UTF-8 (HTTP binding of CloudEvents 1.0.2, 3.1.3.2). */

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What a header says, or `null` where it is not UTF-8. */
export function readHeaderValue(value: string): string | null {
  const text = unquoted(value);
  // Node gives the bytes of a header as characters.
  if (text === null || /[^\0-\xff]/.test(text)) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const digits = text[at] === '%' ? /^[0-9a-f]{2}/i.exec(text.slice(at + 1, at + 3)) : null;
    bytes.push(digits === null ? text.charCodeAt(at) : Number.parseInt(digits[0], 16));
    if (digits !== null) at += 2;
  }
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

/** Senders by older versions quote values (RFC 7230, 3.2.6). `null`: a quote without its end. */
function unquoted(value: string): string | null {
  let text = '';
  let isQuoted = false;
  for (let at = 0; at < value.length; at += 1) {
    if (value[at] === '"') isQuoted = !isQuoted;
    else if (isQuoted && value[at] === '\\') {
      at += 1;
      text += value[at] ?? '';
    } else text += value[at];
  }
  return isQuoted ? null : text;
}
