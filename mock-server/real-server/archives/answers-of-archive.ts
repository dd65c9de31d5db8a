/** Answers for the option `answers` of what no fixtures follow from: errors, and paths that the document does not have. */
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import { parseUrl } from '../../../src/common/network/parse-url.ts';
import type { Operation } from '../../../src/group/operation.ts';
import { jsonType } from '../../../src/http/body-types.ts';
import type { Document } from '../../control/responses/documented.ts';
import { isRedactedName } from '../../redact.ts';
import { checkResponse } from '../response-check.ts';
import type { StandIns } from '../stand-ins.ts';
import type { SavedExchange } from './exchange.ts';

export interface ForeignExchange {
  readonly exchange: SavedExchange;
  /** Below the mount, without the query. */
  readonly path: string;
  readonly operation: Operation | null;
  /** The body of the answer, if it is JSON. */
  readonly body: unknown;
}

/** An answer as `--answers` takes it. */
export interface AnswerOfArchive {
  readonly operation?: string;
  readonly path?: string;
  readonly method?: string;
  readonly when?: { readonly input: Readonly<Record<string, unknown>> };
  readonly answer: object;
  readonly times: 'always';
}

interface MadeAnswers {
  readonly answers: readonly AnswerOfArchive[];
  readonly left: readonly string[];
}

/** The last answer to each request. */
export function answersOf(
  exchanges: readonly ForeignExchange[],
  standIns: StandIns,
  document: Document,
): MadeAnswers {
  const last = new Map<string, { readonly one: ForeignExchange; readonly input: object }>();
  const left = new Map<string, number>();
  const leave = (reason: string) => left.set(reason, (left.get(reason) ?? 0) + 1);
  for (const one of exchanges) {
    const reason = reasonAgainst(one);
    if (reason !== null) leave(reason);
    else {
      const input = standIns.replace(inputOf(one)) as object;
      const { operation, path, exchange } = one;
      last.set(JSON.stringify([operation?.id ?? path, exchange.method, input]), { one, input });
    }
  }
  const answers: AnswerOfArchive[] = [];
  // The newest of those that stay comes first, so that the special ones come last here.
  const ordered = [...last.values()].sort(
    ({ input: one }, { input: other }) => Object.keys(one).length - Object.keys(other).length,
  );
  for (const { one, input } of ordered) {
    const { operation, exchange } = one;
    if (operation !== null && exchange.status < 400) continue;
    const isForAll = Object.keys(input).length === 0;
    const hasResult = ordered.some(
      ({ one: { operation: same, exchange: other } }) => same === operation && other.status < 400,
    );
    if (operation !== null && isForAll && hasResult)
      leave('errors of operations that have answered other requests');
    else answers.push(answerOf(one, input, standIns, document));
  }
  return { answers, left: [...left].map(([reason, count]) => `${count} ${reason}`) };
}

function reasonAgainst({ exchange, operation, body }: ForeignExchange): string | null {
  const { status, method, type } = exchange;
  if (method === 'OPTIONS' || method === 'HEAD') return `requests with ${method}`;
  if (status === 401 || status === 403) return 'answers that refuse a key';
  if (status >= 300 && status < 400)
    return 'redirects, and answers without a body because a copy was current';
  if (operation !== null) return null;
  if (body === undefined && !(exchange.body !== null && (type === 'text/plain' || type.endsWith('xml'))))
    return 'answers at other paths that are no data, such as pages, scripts and pictures';
  return null;
}

/** The parameters by which the mock server tells requests from each other. Keys are not among them. */
function inputOf({ exchange, path, operation }: ForeignExchange): object {
  const query = Object.fromEntries(parseUrl(exchange.url)?.searchParams ?? []);
  const input = { ...parametersIn(path, operation), ...query, ...bodyInput(exchange.sent) };
  return Object.fromEntries(Object.entries(input).filter(([name]) => !isCredential(name)));
}

/** A code that is validated is a parameter like any other, and has a stand-in. */
const isCredential = (name: string): boolean => isRedactedName(name) && name !== 'purchase_code';

function parametersIn(path: string, operation: Operation | null): object {
  const steps = path.split('/');
  const found = (operation?.path ?? '').split('/').flatMap((step, index) => {
    const value = steps[index] ?? '';
    return step.startsWith(':') ? [[step.slice(1), decodedStep(value)] as const] : [];
  });
  return Object.fromEntries(found);
}

function decodedStep(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

function bodyInput(sent: string | null): object {
  if (sent === null) return {};
  try {
    const body: unknown = JSON.parse(sent);
    return isPlainObject(body) ? body : {};
  } catch {
    return /^[\w.%+-]+=/.test(sent) ? Object.fromEntries(new URLSearchParams(sent)) : {};
  }
}

function answerOf(
  { exchange, path, operation, body }: ForeignExchange,
  input: object,
  standIns: StandIns,
  document: Document,
): AnswerOfArchive {
  const { status, type, method } = exchange;
  const content =
    body === undefined ? { text: standIns.text(exchange.body ?? '') } : { body: standIns.replace(body) };
  const isAllowed = operation !== null && isDocumented(operation, exchange, document);
  return {
    ...(operation === null ? { path: standIns.path(path), method } : { operation: operation.id }),
    ...(Object.keys(input).length > 0 && { when: { input: input as Readonly<Record<string, unknown>> } }),
    answer: {
      status,
      ...content,
      ...(body === undefined && type !== '' && { headers: { 'Content-Type': type } }),
      ...(operation !== null && !isAllowed && { unchecked: true }),
    },
    times: 'always',
  };
}

/** The saved headers are not looked at: the mock server sends its own. */
function isDocumented(operation: Operation, { status, body }: SavedExchange, document: Document): boolean {
  if (status >= 500) return true;
  const response = {
    status,
    headers: { 'content-type': jsonType },
    body: Buffer.from(body ?? ''),
    isCut: false,
  };
  const { objection } = checkResponse(operation, response, document);
  return objection === null || /^the header \S+ is missing$/.test(objection);
}
