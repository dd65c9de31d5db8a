/** Answers: a success is serialised once for each frozen result, a refusal is the error envelope. */
import { hash } from 'node:crypto';
import type Koa from 'koa';
import type { MarketplaceError } from '../common/errors.ts';
import { RecentMap } from '../common/recent-map.ts';
import type { Media } from '../group/operation.ts';

export interface EncodedReply {
  /** Text where it is short: Node then sends head and body in one piece. */
  readonly body: string | Buffer;
  /** Empty where nobody will ask for it. */
  readonly etag: string;
}

/** Larger answers are not kept: they would double what the storage holds in memory. */
const largestKept = 4 * 1024 * 1024;
/** And so much in all, for each operation. */
const mostKept = 64 * 1024 * 1024;
/** Encoding a longer text for each answer costs more than sending it in a piece of its own. */
const longestText = 4_096;

/** An ETag of some bytes or text. */
export const weakTag = (content: Buffer | string): string => `W/"${hash('sha1', content, 'base64url')}"`;

/**
 * Whether the client has what it asks for (RFC 9110, 13.1.2). Not `ctx.fresh`: it refuses where the request says
 * `Cache-Control: no-cache`, which the fetch standard adds to every request with `If-None-Match`. Tags are
 * compared weakly, and ours hold nothing that could stand within another one.
 */
export function isHeld(ctx: Koa.Context, etag: string): boolean {
  const held = ctx.req.headers['if-none-match'];
  return held !== undefined && (held.includes(etag.slice(2)) || held.trim() === '*');
}

/** Wraps a result into its envelope and serialises it, once where the result is frozen. */
export function createEncoder(
  envelope: (result: object) => object,
  tagged: boolean,
): (result: object) => EncodedReply {
  const kept = new RecentMap<object, EncodedReply>(mostKept);
  return result => {
    const earlier = kept.get(result);
    if (earlier !== undefined) return earlier;
    const text = JSON.stringify(envelope(result));
    const body = text.length <= longestText ? text : Buffer.from(text);
    // Weak: a host may compress what we send, and then the bytes are others.
    const etag = tagged ? weakTag(body) : '';
    const encoded = { body, etag };
    if (Object.isFrozen(result) && body.length <= largestKept) kept.offer(result, encoded, body.length);
    return encoded;
  };
}

/** Sends what is no JSON. */
export function sendMedia(ctx: Koa.Context, { type, body }: Media, revalidate: boolean): void {
  const { res } = ctx;
  // An image that is opened by itself is a document: it must not act, nor be taken for another type.
  res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  sendReply(ctx, { body, etag: weakTag(body) }, revalidate, 200, type);
}

/** Sends a success. `revalidate`: the client may keep it, and a 304 follows while its ETag holds. */
export function sendReply(
  ctx: Koa.Context,
  { body, etag }: EncodedReply,
  revalidate: boolean,
  status = 200,
  type = 'application/json; charset=utf-8',
): void {
  const { res } = ctx;
  if (status !== 200) ctx.status = status;
  if (revalidate) {
    res.setHeader('Cache-Control', 'private, no-cache');
    res.setHeader('ETag', etag);
    if (isHeld(ctx, etag)) {
      ctx.status = 304;
      return;
    }
  } else res.setHeader('Cache-Control', 'no-store');
  // res.setHeader is cheaper than ctx.set; the type before the body, or Koa guesses one.
  res.setHeader('Content-Type', type);
  ctx.body = body;
}

/** Sends a refusal: exactly `{status, msg}`. */
export function sendError(ctx: Koa.Context, error: MarketplaceError, status: number, message: string): void {
  ctx.status = status;
  ctx.set({ 'Cache-Control': 'no-store', ...error.headers });
  ctx.body = { status: 'error', msg: message };
}
