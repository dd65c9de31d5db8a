/** Whether a response is one that the document allows for an operation. */
import { type ErrorRow, errorCodeHeader } from '../../src/common/errors/errors.ts';
import { explain } from '../../src/common/errors/schema-error.ts';
import { isPlainObject } from '../../src/common/json/plain-object.ts';
import type { Operation } from '../../src/group/operation.ts';
import { jsonType } from '../../src/http/body-types.ts';
import { headersOf } from '../../src/openapi/response-headers.ts';
import { shownPath, shownText } from '../control/coverage/mistakes.ts';
import {
  type Document,
  documentedErrors,
  documentedStatuses,
  documentedValidator,
  successOf,
} from '../control/responses/documented.ts';
import { maxBodyBytes, type ServerResponse } from './client.ts';
import { isTooDeep, tooDeep } from './depth.ts';

/** A response that was compared with the document. */
export interface CheckedResponse {
  readonly status: number;
  /** What the document does not allow, as a sentence without a full stop; `null`: nothing. */
  readonly objection: string | null;
  /** The error, if it is one of the document. */
  readonly error: ErrorRow | null;
  /** The body, if it is JSON. */
  readonly json: unknown;
  /** It is a 404 of a server that does not have the operation. */
  readonly isAbsent: boolean;
  /** The ETag, if it has one. */
  readonly etag: string | null;
}

export function checkResponse(
  operation: Operation,
  response: ServerResponse,
  document: Document,
): CheckedResponse {
  const { status } = response;
  const read = status === 304 ? null : parsed(response);
  const json = read?.json;
  const rows = documentedErrors(operation, document).get(status);
  const error = status < 400 ? null : errorIn(response, json, rows?.rows ?? [], rows?.onlyMessage);
  const isAbsent = status === 404 && error === null && !namesOtherError(response, json, document);
  const objection =
    objectionToStatus(operation, response, document) ??
    (status === 304
      ? null
      : status >= 400
        ? objectionToError(response, read, rows?.rows ?? [], rows?.onlyMessage, error, document)
        : objectionToResult(operation, response, read, document));
  return { status, objection, error, json, isAbsent, etag: response.headers.etag ?? null };
}

/** The same of a response whose body was not read. */
export function objectionToHead(operation: Operation, response: ServerResponse, document: Document) {
  const { status } = response;
  const isResult = status < 400 && !('schema' in operation.reply);
  return (
    objectionToStatus(operation, response, document) ??
    (status === 304 || status === 204
      ? null
      : isResult
        ? objectionToResult(operation, response, null, document)
        : objectionToJson(mediaTypeIn(response), null))
  );
}

function objectionToStatus(
  operation: Operation,
  { status, headers }: ServerResponse,
  document: Document,
): string | null {
  if (status >= 500) return `the server failed with ${status}`;
  const documented = documentedStatuses(operation, document);
  if (documented.includes(status)) return null;
  const target = status >= 300 && status < 400 ? (headers.location ?? null) : null;
  // The query of a redirect may hold a token.
  const leads =
    target === null
      ? ''
      : ` and leads to ${shownPath(target.split(/[?#]/, 1)[0] ?? '')}, which was not followed`;
  return `the status ${status} is not documented${leads}; ${documented.join(', ')} are`;
}

interface ReadBody {
  readonly json: unknown;
  /** Why it is not JSON. */
  readonly complaint: string | null;
}

function parsed({ body, isCut }: ServerResponse): ReadBody {
  if (body.length === 0) return { json: undefined, complaint: 'the body is empty' };
  if (isCut) return { json: undefined, complaint: `the body is longer than ${maxBodyBytes / 1_048_576} MiB` };
  const text = new TextDecoder().decode(body);
  try {
    const json: unknown = JSON.parse(text);
    return isTooDeep(json)
      ? { json: undefined, complaint: `the body is ${tooDeep}` }
      : { json, complaint: null };
  } catch {
    const isPage = /^\s*<(?:!doctype|html)/i.test(text.slice(0, 200));
    return { json: undefined, complaint: isPage ? 'the body is an HTML page' : 'the body is not JSON' };
  }
}

const mediaTypeIn = ({ headers }: ServerResponse): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** In an error for people, as far as it can be shown. */
const shownType = (type: string): string =>
  type === '' ? 'no Content-Type' : `the Content-Type ${shownText(type)}`;

function objectionToResult(
  { reply }: Operation,
  response: ServerResponse,
  read: ReadBody | null,
  document: Document,
): string | null {
  const type = mediaTypeIn(response);
  if (!('schema' in reply)) {
    const fits = reply.media.some(one => one === '*/*' || one === type);
    return fits && type !== ''
      ? null
      : `the answer has ${shownType(type)}, and not ${reply.media.join(' or ')}`;
  }
  return objectionToJson(type, read) ?? objectionToBody(reply.schema, read?.json, document);
}

function objectionToJson(type: string, read: ReadBody | null): string | null {
  if (read?.complaint)
    return type === jsonType ? read.complaint : `${read.complaint}, and has ${shownType(type)}`;
  return type === jsonType ? null : `the answer has ${shownType(type)}, and not ${jsonType}`;
}

/** `schema`: its title. */
function objectionToBody(schema: string, json: unknown, document: Document): string | null {
  const validate = documentedValidator(schema, document);
  if (validate(json)) return null;
  const { pointer, reason, keyword } = explain(validate.errors);
  return `body${pointer} ${reason}${keyword === 'enum' ? valueAt(json, pointer) : ''} (${schema})`;
}

/** A value that an enumeration lacks, if it is a plain word. Other values may be secret or personal. */
function valueAt(json: unknown, pointer: string): string {
  let value: unknown = json;
  for (const step of pointer.split('/').slice(1))
    value = (value as Record<string, unknown> | null | undefined)?.[
      step.replaceAll('~1', '/').replaceAll('~0', '~')
    ];
  return typeof value === 'string' && /^[a-z][a-z_]{0,39}$/i.test(value) ? `, and not ${value}` : '';
}

function messageIn(json: unknown): string | null {
  return isPlainObject(json) && json.status === 'error' && typeof json.msg === 'string' ? json.msg : null;
}

/** A message may end with a detail. */
const begins = (message: string, start: string): boolean =>
  message === start || message.startsWith(`${start}: `);

/** The error of the document that a response is: by its code, or else by its message. */
function errorIn(
  { headers }: ServerResponse,
  json: unknown,
  rows: readonly ErrorRow[],
  onlyMessage: string | undefined,
): ErrorRow | null {
  const message = messageIn(json);
  if (message === null) return null;
  const code = headers[errorCodeHeader.toLowerCase()];
  const named = rows.find(row => row.code === code);
  if (named !== undefined || code !== undefined) return named ?? null;
  return rows.find(row => begins(message, onlyMessage ?? row.message)) ?? null;
}

/** Whether a 404 has the form of our errors, and is not that of a path without an operation. */
function namesOtherError({ headers }: ServerResponse, json: unknown, { served }: Document): boolean {
  const message = messageIn(json);
  const { not_found: none } = served().errors;
  const code = headers[errorCodeHeader.toLowerCase()];
  return message !== null && code !== none?.code && (code !== undefined || message !== none?.message);
}

function objectionToError(
  response: ServerResponse,
  read: ReadBody | null,
  rows: readonly ErrorRow[],
  onlyMessage: string | undefined,
  error: ErrorRow | null,
  document: Document,
): string | null {
  const inBody =
    objectionToJson(mediaTypeIn(response), read) ?? objectionToBody('ErrorBody', read?.json, document);
  if (inBody !== null) return inBody;
  if (error === null) {
    const code = response.headers[errorCodeHeader.toLowerCase()];
    const documented = [...new Set(rows.map(row => (code === undefined ? row.message : row.code)))];
    const which = code === undefined ? 'the message' : `the code ${shownText(String(code))}`;
    return `${which} of the error is not documented; ${documented.map(one => `“${one}”`).join(', ')} are`;
  }
  const message = messageIn(read?.json) ?? '';
  if (!begins(message, onlyMessage ?? error.message))
    return `the message of the error ${error.code} is not “${onlyMessage ?? error.message}”`;
  const missing = Object.keys(headersOf([error.code])).find(
    name => response.headers[name.toLowerCase()] === undefined,
  );
  return missing === undefined ? null : `the header ${missing} is missing`;
}

/** Whether a response is the usual one, and not an error. */
export const isResult = ({ status }: CheckedResponse, operation: Operation): boolean =>
  status === successOf(operation);
