/** Sends an asset of the pages. */
import { gzipSync } from 'node:zlib';
import type Koa from 'koa';

/** What was compressed before: each file once in a process, because it takes milliseconds. */
const compressed = new Map<string, Buffer>();

function gzipOf(text: string): Buffer {
  const bytes = compressed.get(text) ?? gzipSync(text, { level: 9 });
  compressed.set(text, bytes);
  return bytes;
}

/** Its URL contains the version, so its content never changes. Bytes, such as those of the font, are compressed already. */
export function sendAsset(ctx: Koa.Context, content: string | Buffer, type: string): void {
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.type = type;
  ctx.body = content;
  if (typeof content !== 'string') return;
  ctx.vary('Accept-Encoding');
  // A client that sends no such header would take everything.
  if (ctx.get('Accept-Encoding') === '' || ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') return;
  ctx.set('Content-Encoding', 'gzip');
  ctx.body = gzipOf(content);
}
