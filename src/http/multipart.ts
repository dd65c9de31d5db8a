/**
 * The fields of a multipart form (RFC 7578), also as scripts and tools write them: with a preamble, white space after
 * the boundary, or names without quotes. Every character of the text stands for a byte.
 */
export interface MultipartPart {
  readonly name: string;
  /** `null` for a field. */
  readonly filename: string | null;
  /** What its `Content-Type` declares. `null`: nothing. */
  readonly charset: string | null;
  readonly bytes: Buffer;
}

/** `null` for a body that is no multipart form. Beyond `most` parts, reading ends with one more. */
export function partsOf(contentType: string, body: Uint8Array, most: number): MultipartPart[] | null {
  const boundary = boundaryOf(contentType);
  if (boundary === null) return null;
  // A delimiter is at the start of a line; the first one may be at the start of the body.
  const text = `\r\n${Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1')}`;
  const delimiter = `\r\n--${boundary}`;
  const parts: MultipartPart[] = [];
  for (let at = text.indexOf(delimiter); at >= 0; ) {
    at += delimiter.length;
    if (text.startsWith('--', at)) return parts;
    while (text[at] === ' ' || text[at] === '\t') at += 1;
    if (!text.startsWith('\r\n', at)) return null;
    const blank = text.indexOf('\r\n\r\n', at);
    if (blank < 0) return null;
    const end = text.indexOf(delimiter, blank + 2);
    if (end < 0) return null;
    const part = partOf(text.slice(at, blank), text.slice(blank + 4, Math.max(end, blank + 4)));
    if (part === null) return null;
    parts.push(part);
    if (parts.length > most) return parts;
    at = end;
  }
  return null;
}

function boundaryOf(contentType: string): string | null {
  const [, ...parameters] = parametersOf(contentType);
  const [, boundary = ''] = parameters.find(([name]) => name === 'boundary') ?? [];
  return boundary.length > 0 && boundary.length <= 70 ? boundary : null;
}

function partOf(head: string, content: string): MultipartPart | null {
  const headers = new Map(
    head.split('\r\n').map(line => {
      const colon = line.indexOf(':');
      return [line.slice(0, Math.max(colon, 0)).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const [[kind = ''] = [], ...parameters] = parametersOf(headers.get('content-disposition') ?? '');
  const given = new Map(parameters);
  const name = given.get('name');
  if (kind !== 'form-data' || name === undefined) return null;
  const filename = given.get('filename') ?? given.get('filename*');
  const charset = parametersOf(headers.get('content-type') ?? '').find(([one]) => one === 'charset')?.[1];
  const isBase64 = headers.get('content-transfer-encoding')?.toLowerCase() === 'base64';
  return {
    name: textOf(name),
    filename: filename === undefined ? null : textOf(filename),
    charset: charset ?? null,
    bytes: Buffer.from(content, isBase64 ? 'base64' : 'latin1'),
  };
}

/** Browsers write these three characters of a name like this. */
const escapes: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

const textOf = (bytes: string): string =>
  Buffer.from(bytes, 'latin1')
    .toString('utf8')
    .replaceAll(/%22|%0D|%0A/gi, found => escapes[found.toUpperCase()] ?? found);

/** The value of a header in lower case, then its parameters: `form-data; name="a"`. */
function parametersOf(header: string): [name: string, value: string][] {
  let at = header.indexOf(';');
  const found: [string, string][] = [[(at < 0 ? header : header.slice(0, at)).trim().toLowerCase(), '']];
  while (at >= 0) {
    const equals = header.indexOf('=', at);
    if (equals < 0) break;
    const name = header
      .slice(at + 1, equals)
      .trim()
      .toLowerCase();
    let start = equals + 1;
    while (header[start] === ' ') start += 1;
    const isQuoted = header[start] === '"';
    const end = isQuoted ? closingQuote(header, start) : header.length;
    at = header.indexOf(';', isQuoted ? end : start);
    const value = isQuoted
      ? header.slice(start + 1, end).replaceAll('\\"', '"')
      : header.slice(start, at < 0 ? header.length : at).trim();
    found.push([name, value]);
  }
  return found;
}

/** curl writes a quote in a name as `\"`; browsers write a backslash as it is, also before the closing quote. */
function closingQuote(header: string, start: number): number {
  let end = header.indexOf('"', start + 1);
  while (end > 0 && header[end - 1] === '\\') {
    const next = header.indexOf('"', end + 1);
    if (next < 0) break;
    end = next;
  }
  return end < 0 ? header.length : end;
}
