/** Sends responses: each frozen result is serialised once, and each error becomes the error envelope. */
import { hash } from 'node:crypto';
import type Koa from 'koa';
import { RecentMap } from '../common/collections/recent-map.ts';
import type { MarketplaceError } from '../common/errors/errors.ts';
import type { Media, PlainAnswer, Streamed } from '../group/operation.ts';
import { nameError, setErrorCode } from './error-code.ts';
import { responseJson } from './outcome.ts';
import type { ShapeBody } from './results.ts';
import { sendStream } from './stream.ts';
import { discardBody } from './unread-body.ts';

export interface EncodedReply {
  /** A string if it is short, because Node then sends head and body in one write. */
  readonly body: string | Buffer;
  /** Empty if no client will revalidate. */
  readonly etag: string;
}

/** Larger responses are not cached, because they would double the memory of the storage. */
const maxKeptSize = 4 * 1024 * 1024;
/** Maximum size of the cache of each operation. */
const maxKept = 64 * 1024 * 1024;
/** Encoding a longer string each time costs more than sending it in a separate write. */
const maxTextLength = 4_096;

/** The ETag of a body. */
export const weakTag = (content: Buffer | string): string => `W/"${hash('sha1', content, 'base64url')}"`;

/**
 * Whether the client's copy is current (RFC 9110, 13.1.2). It does not use `ctx.fresh`, which ignores `If-None-Match`
 * if the request says `Cache-Control: no-cache`; the fetch standard adds exactly that header. Tags are compared weakly,
 * and no tag of ours is part of another one.
 */
export function hasCurrentCopy(ctx: Koa.Context, etag: string): boolean {
  const held = ctx.req.headers['if-none-match'];
  return held !== undefined && (held.includes(etag.slice(2)) || held.trim() === '*');
}

/** Puts a result of an operation into its envelope, shapes and serialises it, only once if the result is frozen. */
export function createEncoder(
  id: string,
  envelope: (result: object) => object,
  tagged: boolean,
  shape: ShapeBody = body => body,
): (result: object, ctx: Koa.Context) => EncodedReply {
  const kept = new RecentMap<object, EncodedReply>(maxKept);
  /** Larger ones, as long as a response is still being sent: slow readers of the same result share its bytes. */
  const sending = new WeakMap<object, { readonly etag: string; readonly body: WeakRef<Buffer> }>();
  return (result, ctx) => {
    const earlier = kept.get(result);
    if (earlier !== undefined) return earlier;
    const shared = sending.get(result);
    const bytes = shared?.body.deref();
    if (shared !== undefined && bytes !== undefined) return { body: bytes, etag: shared.etag };
    const text = responseJson(id, envelope, result, body => shape(body, ctx));
    const body = text.length <= maxTextLength ? text : Buffer.from(text);
    // A weak ETag, because a host may compress the response, which changes its bytes.
    const etag = tagged ? weakTag(body) : '';
    const encoded = { body, etag };
    if (!Object.isFrozen(result)) return encoded;
    if (body.length <= maxKeptSize) kept.offer(result, encoded, body.length);
    else if (typeof body !== 'string') sending.set(result, { etag, body: new WeakRef(body) });
    return encoded;
  };
}

/** Sends a response that is not JSON. */
export function sendMedia(
  ctx: Koa.Context,
  media: Media | Streamed,
  revalidate: boolean,
  onFailure: (error: unknown) => void,
): void {
  const { res } = ctx;
  // An image that is opened on its own is a document: it must not run scripts or be sniffed as another type.
  res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  const { type, body } = media;
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) {
    sendStream(ctx, media as Streamed, onFailure);
    return;
  }
  sendReply(ctx, { body, etag: weakTag(body) }, revalidate, 200, type);
}

/** Sends a response that has a status and a type of its own. Browsers neither run nor guess what is in it. */
export function sendAnswer(ctx: Koa.Context, { status, content }: PlainAnswer): void {
  const { res } = ctx;
  ctx.status = status;
  nameError(res);
  res.setHeader('Cache-Control', 'no-store');
  if (content === null) {
    // Koa makes a 204 of a body that is null, whatever the status is.
    if (status !== 204 && status !== 205) ctx.body = '';
    res.removeHeader('Content-Type');
    return;
  }
  res.setHeader('Content-Security-Policy', "default-src 'none'");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Content-Type', content.type);
  ctx.body = content.body;
}

/** Sends a success response. `revalidate`: clients may cache it, and receive a 304 while its ETag matches. */
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
    if (hasCurrentCopy(ctx, etag)) {
      ctx.status = 304;
      return;
    }
  } else res.setHeader('Cache-Control', 'no-store');
  // res.setHeader is cheaper than ctx.set. The type is set before the body, otherwise Koa guesses one.
  res.setHeader('Content-Type', type);
  ctx.body = body;
}

/** Sends an error response: exactly `{status, msg}`, with its code in a header. */
export function sendError(ctx: Koa.Context, error: MarketplaceError, status: number, message: string): void {
  const { res } = ctx;
  const { headers } = error;
  discardBody(ctx);
  ctx.status = status;
  res.setHeader('Cache-Control', 'no-store');
  setErrorCode(res, error);
  for (const name in headers) res.setHeader(name, headers[name] as string);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  ctx.body = `{"status":"error","msg":${JSON.stringify(message)}}`;
}
