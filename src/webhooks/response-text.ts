/** The text of a response as the delivery log shows it. */
import { type ContentCoding, createDecoder } from '../common/text/content-coding.ts';

/**
 * The first `limit` bytes of the content of a body, of which only the start may have arrived. What cannot be decoded
 * stays as it is. Decoding stops at the limit, because a few bytes may stand for gigabytes.
 */
export async function startOf(body: Buffer, coding: ContentCoding, limit: number): Promise<Buffer> {
  const decoder = createDecoder(coding, { isPart: true });
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    decoder.end(body);
    for await (const chunk of decoder as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= limit) break;
    }
  } catch {
    if (length === 0) return body;
  }
  return Buffer.concat(chunks).subarray(0, limit);
}

/** Without the characters that storages cannot store. */
export const responseText = (body: Buffer): string => body.toString().replaceAll('\0', '\uFFFD');
