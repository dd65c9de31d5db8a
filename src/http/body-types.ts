/** What a body may be: its media types and encodings, and the errors for others. */
import type { IncomingMessage } from 'node:http';
import { MarketplaceError } from '../common/errors/errors.ts';
import { type ContentCoding, codingOf, contentCodings } from '../common/text/content-coding.ts';

/** What a body parser of the host, or koa-body, stores on a request. */
export interface ParsedRequest {
  body?: unknown;
  rawBody?: unknown;
  /** The files of a multipart form: by field, or as a list. */
  files?: unknown;
}

export const jsonType = 'application/json';
export const formType = 'application/x-www-form-urlencoded';
export const multipartType = 'multipart/form-data';
export const eventStream = 'text/event-stream';

/** The media types that an operation takes its parameters from: forms only where the key may be in the body too. */
export const bodyTypesOf = ({ auth }: { readonly auth: string }): readonly string[] =>
  auth === 'parameter' ? [jsonType, formType, multipartType] : [jsonType];

/** How a body is encoded. @throws MarketplaceError 415 for an encoding that is not removed */
export function checkedCoding({ headers }: IncomingMessage): ContentCoding | 'identity' {
  const coding = codingOf(headers['content-encoding']);
  if (coding !== null) return coding;
  throw encodingRefused('the Content-Encoding is not supported', contentCodings);
}

/** The error for another `Content-Encoding` than the `accepted` ones (RFC 9110, 15.5.16). */
export const encodingRefused = (detail: string, accepted: readonly string[]): MarketplaceError =>
  new MarketplaceError('unsupported_media_type', detail, {
    headers: { 'Accept-Encoding': accepted.join(', ') },
  });

/** The error for a body of another type than the `accepted` ones (RFC 9110, 15.5.16). */
export const typeRefused = (accepted: readonly string[]): MarketplaceError =>
  new MarketplaceError('unsupported_media_type', `send ${accepted.join(' or ')}`, {
    headers: { Accept: accepted.join(', ') },
  });

/** The error for a form of too many fields: to leave some out would change what it says. */
export const tooManyFields = (most: number): MarketplaceError =>
  new MarketplaceError('invalid_request', `the form has more than ${most} fields`);

/** The media type of a body, without parameters. */
export const bodyType = ({ headers }: IncomingMessage): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Whether the body is a form, which contains only text. */
export function isForm(req: IncomingMessage): boolean {
  const type = bodyType(req);
  return type === formType || type === multipartType;
}

/** Whether the request has a body of at least one byte. */
export function hasBody(req: IncomingMessage): boolean {
  const length = req.headers['content-length'];
  return length === undefined ? req.headers['transfer-encoding'] !== undefined : length !== '0';
}
