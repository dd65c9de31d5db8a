/** Reads HTTP archives (HAR 1.2), as browsers and proxies export them: http://www.softwareishard.com/blog/har-12-spec */
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { maxBodyBytes } from '../client.ts';
import {
  entriesIn,
  headerIn,
  membersOf,
  plainType,
  type SavedExchange,
  type SavedExchanges,
  textIn,
} from './exchange.ts';

export const isHar = (content: unknown): boolean => Array.isArray(membersOf(membersOf(content).log).entries);

/** `readBeside`: a file that was saved together with the archive; `null`: it is not there. */
export function exchangesInHar(
  content: unknown,
  readBeside: (name: string) => Buffer | null,
): SavedExchanges {
  const left = new Map<string, number>();
  const leave = (reason: string): [] => {
    left.set(reason, (left.get(reason) ?? 0) + 1);
    return [];
  };
  const exchanges = entriesIn(membersOf(membersOf(content).log).entries).flatMap((entry): SavedExchange[] => {
    const request = membersOf(membersOf(entry).request);
    const response = membersOf(membersOf(entry).response);
    const status = Number(response.status);
    if (textIn(request.url) === '' || textIn(request.method) === '') return leave('no request');
    if (!(status >= 200 && status <= 599)) return leave('no answer, such as of a request that was blocked');
    const body = bodyOf(response, readBeside);
    const saved = membersOf(response.content);
    const sent = membersOf(request.postData);
    return [
      {
        method: textIn(request.method).toUpperCase(),
        url: textIn(request.url),
        sent: sentIn(sent),
        // A browser saves the copy that it has with the answer that the copy is current.
        status: status === 304 && body !== null && body !== '' ? 200 : status,
        type: plainType(saved.mimeType) || plainType(headerIn(response.headers, 'content-type')),
        body,
      },
    ];
  });
  return { exchanges, left: [...left].map(([reason, count]) => `${count} entries with ${reason}`) };
}

/** Some exporters save the fields of a form alone. */
function sentIn({ text, params }: Readonly<Record<string, unknown>>): string | null {
  if (typeof text === 'string' && text !== '') return text;
  const fields = entriesIn(params).map(membersOf);
  if (fields.length === 0) return null;
  const pairs = fields.map(({ name, value }): [string, string] => [textIn(name), textIn(value)]);
  return String(new URLSearchParams(pairs));
}

/** `null` for a body that was not saved. */
function bodyOf(
  { content, headers }: Readonly<Record<string, unknown>>,
  readBeside: (name: string) => Buffer | null,
): string | null {
  const { text, encoding, mimeType, _file: file } = membersOf(content);
  // Playwright saves bodies as files beside the archive.
  if (typeof text !== 'string') return typeof file === 'string' ? textOf(readBeside(file)) : null;
  // Some exporters say that a plain text is base64, and others do not say it of base64.
  const isMarked = textIn(encoding).toLowerCase() === 'base64';
  const isHidden = /json/i.test(textIn(mimeType)) && !/^\s*[[{"]/.test(text.slice(0, 100));
  if (!(isMarked || isHidden) || !isBase64(text)) return text;
  const whole = decoded(Buffer.from(text, 'base64'), headerIn(headers, 'content-encoding').toLowerCase());
  return textOf(whole);
}

const textOf = (bytes: Buffer | null): string | null =>
  bytes === null ? null : new TextDecoder().decode(bytes);

/** Lines of base64 may be broken. */
function isBase64(text: string): boolean {
  const plain = text.replaceAll(/\s/g, '');
  return plain.length >= 8 && plain.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(plain);
}

const limit = { maxOutputLength: maxBodyBytes };

/** Browsers save decoded bodies, and some proxies what they have seen: whether it is compressed shows when it is decoded. */
function decoded(bytes: Buffer, coding: string): Buffer {
  try {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes, limit);
    if (coding === 'br') return brotliDecompressSync(bytes, limit);
    return coding === 'deflate' ? inflateSync(bytes, limit) : bytes;
  } catch {
    return bytes;
  }
}
