/** Reads a request's body: the only file that knows koa-body, and what hosts may have done before us. */
import type { IncomingMessage } from 'node:http';
import type Koa from 'koa';
import { MarketplaceError } from '../common/errors.ts';

/** What a host's parser, or koa-body, leaves on a request. */
interface Parsed {
  body?: unknown;
  rawBody?: unknown;
}

export const jsonType = 'application/json';
export const formType = 'application/x-www-form-urlencoded';

/** Reads a body of one of these types. Every fault of the sender is a 400, 413 or 415. */
export type ReadBody = (ctx: Koa.Context, types: readonly string[]) => Promise<object>;

/** Objects and lists in each other, the body itself included. What reads a body may recurse so far. */
const deepest = 32;
const acceptedCharsets = ['utf-8', 'utf8', 'us-ascii'];

/** Whether the request brings a body of at least one byte. */
export function hasBody(req: IncomingMessage): boolean {
  const length = req.headers['content-length'];
  return length === undefined ? req.headers['transfer-encoding'] !== undefined : length !== '0';
}

/** Reads bodies of at most `limit` bytes. */
export function createBodyReader(limit: number): ReadBody {
  let parse: Promise<Koa.Middleware> | undefined;

  // koa-body takes 100 ms and 8 MB to load: wait for the first body.
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
        // A parameter is one value: no nesting, and no work on a flood of names.
        // Beyond its limit for lists, qs makes an object of a field that is sent often: here it never does.
        queryString: { depth: 0, parameterLimit: 100, arrayLimit: 100 },
      }),
    );
    return parse;
  };

  return async (ctx, types) => {
    checkType(ctx.req.headers['content-type'], types);
    const request = ctx.request as Parsed;
    const byHost = request.body !== undefined ? request.body : (ctx.req as Parsed).body;
    if (byHost !== undefined) return asObject(byHost);
    if (ctx.req.readableDidRead)
      throw new MarketplaceError(
        'invalid_request',
        'the application read the body before and kept nothing of it',
      );
    const parser = await loadParser();
    try {
      await parser(ctx, async () => {});
    } catch (error) {
      throw refusalOf(error, limit);
    }
    // Bytes that are no UTF-8 arrive as U+FFFD; nobody sends that character on purpose.
    if (String(request.rawBody ?? '').includes('\uFFFD'))
      throw new MarketplaceError('invalid_request', 'the body is not valid UTF-8');
    return asObject(request.body);
  };
}

function checkType(header: string | undefined, accepted: readonly string[]): void {
  const [type = '', ...settings] = (header ?? '').toLowerCase().split(';');
  if (!accepted.includes(type.trim()))
    throw new MarketplaceError('unsupported_media_type', `send ${accepted.join(' or ')}`);
  const charset = settings.map(setting => setting.trim()).find(setting => setting.startsWith('charset='));
  if (charset !== undefined && !acceptedCharsets.includes(charset.slice(8).replaceAll('"', '')))
    throw new MarketplaceError('unsupported_media_type', 'send UTF-8');
}

function asObject(body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new MarketplaceError('invalid_request', 'the body must be an object');
  if (isDeep(body))
    throw new MarketplaceError('invalid_request', `the body is nested deeper than ${deepest} levels`);
  return body;
}

/** Whether something holds more levels than any request needs. Level by level: recursion is what it guards. */
function isDeep(body: object): boolean {
  let level: object[] = [body];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    const below: object[] = [];
    for (const one of level)
      for (const value of Object.values(one))
        if (typeof value === 'object' && value !== null) below.push(value);
    level = below;
  }
  return false;
}

/** koa-body's errors carry the body and some claim to be ours: only their kind is passed on. */
function refusalOf(error: unknown, limit: number): MarketplaceError {
  const status = (error as { status?: number }).status;
  if (status === 413) return new MarketplaceError('body_too_large', `at most ${limit} bytes`);
  if (status === 415) return new MarketplaceError('unsupported_media_type', 'unknown Content-Encoding');
  return new MarketplaceError('invalid_request', 'the body cannot be read as its Content-Type says');
}
