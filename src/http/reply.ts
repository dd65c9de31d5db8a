/** Answers: a success is serialised once for each frozen result, a refusal is the error envelope. */
import { createHash } from 'node:crypto';
import type Koa from 'koa';
import type { MarketplaceError } from '../errors.ts';

export interface EncodedReply {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Larger answers are not kept: they would double what the storage holds in memory. */
const largestKept = 4 * 1024 * 1024;

/** Wraps a result into its envelope and serialises it, once where the result is frozen. */
export function createEncoder(envelope: (result: object) => object): (result: object) => EncodedReply {
  const kept = new WeakMap<object, EncodedReply>();
  return result => {
    const earlier = kept.get(result);
    if (earlier !== undefined) return earlier;
    const bytes = Buffer.from(JSON.stringify(envelope(result)));
    // Weak: a host may compress what we send, and then the bytes are others.
    const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;
    const encoded = { bytes, etag };
    if (Object.isFrozen(result) && bytes.length <= largestKept) kept.set(result, encoded);
    return encoded;
  };
}

/** Sends a success. `revalidate`: the client may keep it, and a 304 follows while its ETag holds. */
export function sendReply(
  ctx: Koa.Context,
  { bytes, etag }: EncodedReply,
  revalidate: boolean,
  status = 200,
): void {
  const { res } = ctx;
  if (status !== 200) ctx.status = status;
  // res.setHeader is cheaper than ctx.set; the type before the body, or Koa guesses one.
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (revalidate) {
    res.setHeader('Cache-Control', 'private, no-cache');
    res.setHeader('ETag', etag);
    if (ctx.req.headers['if-none-match'] !== undefined) {
      ctx.status = 200;
      if (ctx.fresh) {
        ctx.status = 304;
        return;
      }
    }
  } else res.setHeader('Cache-Control', 'no-store');
  ctx.body = bytes;
}

/** Sends a refusal: exactly `{status, msg}`. */
export function sendError(ctx: Koa.Context, error: MarketplaceError, status: number, message: string): void {
  ctx.status = status;
  ctx.set({ 'Cache-Control': 'no-store', ...error.headers });
  ctx.body = { status: 'error', msg: message };
}
