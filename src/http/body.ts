/** Reads request bodies. Only this file knows koa-body. */

import type Koa from 'koa';
import { invalidParameters, MarketplaceError } from '../common/errors/errors.ts';
import { deepestInput, isDeeper } from '../common/json/depth.ts';
import { namesPrototype } from '../common/json/names-prototype.ts';
import { nonFiniteInParameters, nonFiniteReason } from '../common/json/non-finite-numbers.ts';
import { isPlainObject } from '../common/json/plain-object.ts';
import { textOfBytes } from '../common/text/text-of-bytes.ts';
import {
  bodyType,
  checkedCoding,
  encodingRefused,
  formType,
  jsonType,
  multipartType,
  type ParsedRequest,
  tooManyFields,
  typeRefused,
} from './body-types.ts';
import { alreadyRead, fieldsInParsed, keptByHost, tooLarge } from './bytes.ts';
import { checkCharset } from './charset.ts';
import { fieldsOf } from './form-fields.ts';

/** Reads a body of one of these types. Every client error is a 400, 413 or 415. */
export type ReadBody = (ctx: Koa.Context, types: readonly string[]) => Promise<object>;

/** The maximum number of fields of a form. */
const maxFields = 100;

/** Creates a reader for bodies of at most `limit` bytes. */
export function createBodyReader(limit: number): ReadBody {
  let parse: Promise<Koa.Middleware> | undefined;

  // Loads koa-body with the first body, because loading takes 100 ms and 8 MB.
  const loadParser = () => {
    parse ??= import('koa-body').then(({ koaBody }) =>
      koaBody({
        json: false,
        urlencoded: false,
        // Text of hosts and of requests is parsed in one place, below.
        textTypes: [jsonType, formType],
        textLimit: limit,
        patchKoa: true,
        parsedMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as never,
      }),
    );
    return parse;
  };

  async function readText(ctx: Koa.Context): Promise<string> {
    if (ctx.req.readableDidRead) throw alreadyRead();
    // Does not read what is too long anyway.
    if (Number(ctx.req.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
    const { headers } = ctx.req;
    // The parser knows only the names of encodings in small letters, and `x-gzip` not at all.
    if (headers['content-encoding'] !== undefined) headers['content-encoding'] = checkedCoding(ctx.req);
    const parser = await loadParser();
    try {
      await parser(ctx, async () => {});
    } catch (error) {
      throw refusalOf(error, limit);
    }
    return String((ctx.request as ParsedRequest).body ?? '');
  }

  return async (ctx, types) => {
    const type = bodyType(ctx.req);
    if (!types.includes(type)) throw typeRefused(types);
    checkCharset(ctx.req.headers['content-type'] ?? '');
    const kept = keptByHost(ctx);
    if (type === multipartType) {
      // koa-body reads multipart forms with formidable, which writes files to the disk.
      const { readMultipart } = await import('./read-multipart.ts');
      return asObject(await readMultipart(ctx, kept, limit, maxFields));
    }
    if (kept !== null && 'value' in kept)
      return asObject(type === formType ? formOf(kept.value) : kept.value);
    if (kept !== null && kept.bytes.length > limit) throw tooLarge(limit);
    const text = kept === null ? await readText(ctx) : textOfBytes(kept.bytes);
    checkText(text);
    return asObject(type === formType ? formIn(text) : jsonIn(text));
  };
}

/** Invalid UTF-8 arrives as U+FFFD. Few send that character itself without an escape. */
function checkText(text: string): void {
  if (text.includes('\uFFFD')) throw new MarketplaceError('invalid_request', 'the body is not valid UTF-8');
}

function formIn(text: string): object {
  if (hasMoreFields(text, maxFields)) throw tooManyFields(maxFields);
  const fields = [...new URLSearchParams(text)];
  // A browser sends the character itself in this way, for example out of a text that was stored: the rest was invalid.
  const sent = text.match(/%EF%BF%BD/gi)?.length ?? 0;
  const found = fields.flat().join('').split('\uFFFD').length - 1;
  if (found !== sent) throw new MarketplaceError('invalid_request', 'the body is not valid UTF-8');
  return fieldsOf(fields);
}

/** A form that a body parser of the host has parsed. */
function formOf(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const fields = fieldsInParsed(value);
  if (fields.length > maxFields) throw tooManyFields(maxFields);
  return fieldsOf(fields);
}

function jsonIn(text: string): unknown {
  if (text === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  checkDepth(value);
  // It could change the prototype of an object. An escape may hide the name.
  if (/__proto__|\\u00/i.test(text) && namesPrototype(value))
    throw new MarketplaceError('invalid_request', 'no field of the body may be called __proto__');
  return value;
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

/** Errors of koa-body contain the body, and some look like our own errors, so only their kind is passed on. */
function refusalOf(error: unknown, limit: number): MarketplaceError {
  const status = (error as { status?: number }).status;
  if (status === 413) return tooLarge(limit);
  // What is read in a browser, where no parser decompresses.
  if (status === 415) return encodingRefused('the body is compressed, which is not read here', ['identity']);
  return unreadable();
}

const unreadable = () => new MarketplaceError('invalid_request', 'the body does not match its Content-Type');
