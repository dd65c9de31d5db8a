/** Reads the bytes of a body, for operations that read the request themselves. */
import { Readable, type Transform } from 'node:stream';
import type Koa from 'koa';
import { MarketplaceError } from '../common/errors/errors.ts';
import { isPlainObject } from '../common/json/plain-object.ts';
import { codingOf, createDecoder } from '../common/text/content-coding.ts';
import { checkedCoding, encodingRefused, formType, jsonType, type ParsedRequest } from './body-types.ts';

export interface Bytes {
  readonly bytes: Buffer;
  /** Whether these are the bytes that were sent, not a copy made from what a body parser of the host kept. */
  readonly isExact: boolean;
}

export const tooLarge = (limit: number): MarketplaceError =>
  new MarketplaceError('body_too_large', `the limit is ${limit} bytes`);

export const alreadyRead = (): MarketplaceError =>
  new MarketplaceError('invalid_request', 'the application has already read the body and did not keep it');

/** Reads a body. The limit applies before and after its `Content-Encoding` is removed. */
export async function readBytes(ctx: Koa.Context, limit: number): Promise<Bytes> {
  const { req } = ctx;
  const left = leftByHost(ctx);
  if (left !== null) {
    if (left.bytes.length > limit) throw tooLarge(limit);
    return left;
  }
  if (req.readableDidRead) throw alreadyRead();
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const coding = checkedCoding(req);
  const body = arriving(req);
  const bytes = coding === 'identity' ? gather(body, limit) : decoded(body, createDecoder(coding), limit);
  return { bytes: await bytes, isExact: true };
}

/** The body as it arrives. The limit is checked as it is read. */
export function openBytes(ctx: Koa.Context, limit: number): Readable {
  const { req } = ctx;
  const left = leftByHost(ctx);
  if (left !== null) {
    if (left.bytes.length > limit) throw tooLarge(limit);
    if (left.isExact) return Readable.from([left.bytes]);
  }
  if (left !== null || req.readableDidRead) throw alreadyRead();
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  if (codingOf(req.headers['content-encoding']) !== 'identity')
    throw encodingRefused('send the body without Content-Encoding', ['identity']);
  let length = 0;
  async function* limited() {
    for await (const chunk of arriving(req)) {
      length += chunk.length;
      if (length > limit) throw tooLarge(limit);
      yield chunk;
    }
  }
  return Readable.from(limited(), { objectMode: false });
}

/** The parts of a body, without closing the connection afterwards. A client that breaks off is no failure of ours. */
async function* arriving(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch (cause) {
    throw new MarketplaceError('invalid_request', 'the body is not complete', { cause });
  }
}

/** The bytes of what a body parser of the host kept. */
function leftByHost(ctx: Koa.Context): Bytes | null {
  const kept = keptByHost(ctx);
  if (kept === null) return null;
  if ('bytes' in kept) return { bytes: kept.bytes, isExact: true };
  const { value } = kept;
  if (ctx.is(formType) === formType && typeof value === 'object' && value !== null)
    return { bytes: Buffer.from(new URLSearchParams(fieldsInParsed(value)).toString()), isExact: false };
  return ctx.is(jsonType, '+json') ? { bytes: Buffer.from(JSON.stringify(value)), isExact: false } : null;
}

/** What a body parser of the host kept: the bytes if it can be, or the parsed value. `null`: nothing. */
export function keptByHost(
  ctx: Koa.Context,
): { readonly bytes: Buffer } | { readonly value: unknown } | null {
  const request = ctx.request as ParsedRequest;
  const own = ctx.req as ParsedRequest;
  const { rawBody = own.rawBody, body = own.body } = request;
  for (const one of [rawBody, body]) {
    if (Buffer.isBuffer(one)) return { bytes: one };
    if (typeof one === 'string') return { bytes: Buffer.from(one) };
  }
  if (body === undefined) return null;
  // Some parsers leave an empty object for bodies of types that they do not read.
  const isLeftAlone = !ctx.req.readableDidRead && isPlainObject(body) && Object.keys(body).length === 0;
  return isLeftAlone ? null : { value: body };
}

/** The fields of a form that was parsed. Parsers that nest fields make an object of `a[b]=1`. */
export const fieldsInParsed = (fields: object, memberNameOf = (name: string) => name): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    valuesIn(value).flatMap((one): [string, string][] =>
      isPlainObject(one)
        ? fieldsInParsed(one, inner => `${memberNameOf(name)}[${inner}]`)
        : [[memberNameOf(name), String(one)]],
    ),
  );

/** The values of a field. qs makes an object of more than 20, with their positions as names. */
const valuesIn = (value: unknown): unknown[] =>
  isPlainObject(value) && Object.keys(value).every((name, index) => name === String(index))
    ? Object.values(value)
    : [value].flat();

/** Stops at the first byte beyond the limit and leaves the rest unread. */
async function gather(parts: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of parts) {
    length += chunk.length;
    if (length > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function decoded(body: AsyncIterable<Buffer>, decoder: Transform, limit: number): Promise<Buffer> {
  const packed = await gather(body, limit);
  try {
    decoder.end(packed);
    return await gather(decoder, limit);
  } catch (error) {
    if (error instanceof MarketplaceError) throw error;
    throw new MarketplaceError('invalid_request', 'the body cannot be read as its Content-Encoding says');
  } finally {
    decoder.destroy();
  }
}
