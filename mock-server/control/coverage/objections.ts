/** What the document does not allow in a request, of what the service lets pass. */
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import { shownName, unknownReason } from '../../../src/common/text/unknown-name.ts';
import type { Operation } from '../../../src/group/operation.ts';
import { parametersOf } from '../../../src/openapi/example-call.ts';
import { redactText } from '../../redact.ts';
import { inQuery } from '../prefer/preferences.ts';

/** A request that the document does not allow. */
export interface Objection {
  /** The same for requests with the same mistake. It may be as long as the request, and contain secrets. */
  readonly key: string;
  /** A sentence without a full stop, without secrets: made when somebody reads it. */
  readonly reason: () => string;
}

/** What the document says of the requests for an operation. */
export interface DocumentedRequest {
  readonly operation: Operation;
  /** Names of its query parameters. */
  readonly query: ReadonlySet<string>;
  readonly takesBody: boolean;
  /** The fields of its JSON body that are integers. */
  readonly integers: readonly string[];
}

export function documentedRequest(operation: Operation): DocumentedRequest {
  const isGet = operation.method === 'GET';
  const parameters = parametersOf(operation);
  const names = parameters.map(([name]) => name);
  return {
    operation,
    query: new Set(isGet ? names : []),
    takesBody:
      operation.raw === undefined
        ? !isGet && names.length > 0
        : Object.keys(operation.raw.content).length > 0,
    integers: isGet ? [] : parameters.filter(([, { type }]) => type === 'integer').map(([name]) => name),
  };
}

/** `url`: path and query, which has these names. `hasBody`: of at least one byte. */
export function objectionTo(
  { operation, query, takesBody }: DocumentedRequest,
  url: string,
  names: readonly string[],
  hasBody: boolean,
): Objection | null {
  const mark = url.indexOf('?');
  if (url.endsWith('/', mark === -1 ? url.length : mark))
    return { key: 'slash', reason: () => 'the path ends with a slash, and that of the operation does not' };
  // Anybody may send anything there: that is what the operation is for.
  if (operation.auth === 'none') return null;
  for (const name of names)
    if (!query.has(name) && name !== 'api_key')
      return { key: `query ${name}`, reason: () => reasonFor(operation, query, name) };
  return hasBody && !takesBody ? { key: 'body', reason: () => 'the operation takes no body' } : null;
}

const reasonFor = (operation: Operation, query: ReadonlySet<string>, name: string): string =>
  parametersOf(operation).some(([known]) => known === name)
    ? `${name} belongs in the body, not in the query`
    : `${shownName(redactText(name.slice(0, 1_000)))} ${unknownReason(name, query, 'parameter')}`;

/** The names in a query, without those that only the mock server reads. */
export function namesIn(given: string): readonly string[] {
  const mark = given.indexOf('?');
  if (mark === -1) return none;
  const url = given.includes('__', mark) ? inQuery(given).url : given;
  const names: string[] = [];
  let start = url.indexOf('?') + 1 || url.length;
  while (start < url.length) {
    const next = url.indexOf('&', start);
    const end = next === -1 ? url.length : next;
    const equals = url.indexOf('=', start);
    const name = url.slice(start, equals === -1 || equals > end ? end : equals);
    if (end > start) names.push(name.includes('%') || name.includes('+') ? decoded(name) : name);
    start = end + 1;
  }
  return names;
}

const none: readonly string[] = [];

/** Never throws: invalid percent-encoding stays as it is. */
const decoded = (name: string): string => [...new URLSearchParams(`${name}=`).keys()][0] ?? '';

const integer = /^-?(?:0|[1-9]\d*)$/;

/** The same of the bytes of a JSON body: the service reads digits in a text as a number. */
export function objectionToBody({ integers }: DocumentedRequest, bytes: Buffer | null): Objection | null {
  const body = parsed(bytes);
  if (!isPlainObject(body)) return null;
  const found = integers.find(name => typeof body[name] === 'string' && integer.test(body[name]));
  return found === undefined
    ? null
    : { key: `text ${found}`, reason: () => `${found} must be an integer, and was sent as text` };
}

/** `null` for what the service refuses, and for what is longer than what is kept of it. */
function parsed(bytes: Buffer | null): unknown {
  try {
    return JSON.parse(String(bytes));
  } catch {
    return null;
  }
}
