/** Reads request bodies. Only this file knows koa-body, and handles hosts that have already parsed the body. */
import type Koa from 'koa';
import { deepestInput, isDeeper } from '../common/depth.ts';
import { invalidParameters, MarketplaceError } from '../common/errors.ts';
import { nonFiniteInParameters, nonFiniteReason } from '../common/non-finite-numbers.ts';
import {
  bodyType,
  encodingRefused,
  encodings,
  formType,
  jsonType,
  multipartType,
  type ParsedRequest,
  tooManyFields,
  typeRefused,
} from './body-types.ts';
import { checkCharset } from './charset.ts';

/** Reads a body of one of these types. Every client error is a 400, 413 or 415. */
export type ReadBody = (ctx: Koa.Context, types: readonly string[]) => Promise<object>;

/** The maximum number of fields of a form. */
const mostFields = 100;

/** Creates a reader for bodies of at most `limit` bytes. */
export function createBodyReader(limit: number): ReadBody {
  let parse: Promise<Koa.Middleware> | undefined;

  // Loads koa-body with the first body, because loading takes 100 ms and 8 MB.
  const loadParser = () => {
    parse ??= import('koa-body').then(({ koaBody }) =>
      koaBody({
        jsonLimit: limit,
        formLimit: limit,
        text: false,
        patchKoa: true,
        includeUnparsed: true,
        jsonTypes: [jsonType],
        urlencodedTypes: [formType],
        parsedMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as never,
        // Each parameter has one value: no nesting, and no work for thousands of names. Beyond its array limit, qs
        // turns a repeated field into an object; these settings prevent that.
        queryString: { depth: 0, parameterLimit: mostFields, arrayLimit: mostFields },
      }),
    );
    return parse;
  };

  return async (ctx, types) => {
    const type = bodyType(ctx.req);
    if (!types.includes(type)) throw typeRefused(types);
    checkCharset(ctx.req.headers['content-type'] ?? '');
    const request = ctx.request as ParsedRequest;
    const byHost = request.body !== undefined ? request.body : (ctx.req as ParsedRequest).body;
    if (type === multipartType) {
      // koa-body reads multipart forms with formidable, which writes files to the disk.
      const { readMultipart } = await import('./read-multipart.ts');
      return asObject(await readMultipart(ctx, byHost, limit, mostFields));
    }
    if (byHost !== undefined) return asObject(byHost);
    if (ctx.req.readableDidRead)
      throw new MarketplaceError(
        'invalid_request',
        'the application has already read the body and did not keep it',
      );
    // Does not read what is too long anyway.
    if (Number(ctx.req.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
    const parser = await loadParser();
    try {
      await parser(ctx, async () => {});
    } catch (error) {
      throw refusalOf(error, limit);
    }
    const text = String(request.rawBody ?? '');
    // The parser leaves out the others.
    if (type === formType && hasMoreFields(text, mostFields)) throw tooManyFields(mostFields);
    // Invalid UTF-8 arrives as U+FFFD, and nobody sends that character intentionally.
    if (text.includes('\uFFFD')) throw new MarketplaceError('invalid_request', 'the body is not valid UTF-8');
    return asObject(request.body);
  };
}

function hasMoreFields(text: string, most: number): boolean {
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0 && fields <= most; at = text.indexOf('&', at + 1)) fields += 1;
  return fields > most;
}

function asObject(body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new MarketplaceError('invalid_request', 'the body must be an object');
  checkDepth(body);
  const infinite = nonFiniteInParameters(body);
  if (infinite !== null) throw invalidParameters({ pointer: infinite, reason: nonFiniteReason });
  return body;
}

/** @throws MarketplaceError 400 for a value that is nested deeper than any request needs */
export function checkDepth(body: unknown): void {
  if (isDeeper(body, deepestInput))
    throw new MarketplaceError('invalid_request', `the body is nested deeper than ${deepestInput} levels`);
}

const tooLarge = (limit: number) => new MarketplaceError('body_too_large', `the limit is ${limit} bytes`);

/** Errors of koa-body contain the body, and some look like our own errors, so only their kind is passed on. */
function refusalOf(error: unknown, limit: number): MarketplaceError {
  const status = (error as { status?: number }).status;
  if (status === 413) return tooLarge(limit);
  if (status === 415) return encodingRefused('the Content-Encoding is not supported', encodings);
  // The parser refuses what could change the prototype of an object.
  if (String((error as Error | null)?.message).includes('forbidden prototype property'))
    return new MarketplaceError('invalid_request', 'no field of the body may be called __proto__');
  return new MarketplaceError('invalid_request', 'the body does not match its Content-Type');
}
