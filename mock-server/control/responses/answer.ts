/** An answer that a test or a developer gives in place of the service. */
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { types } from 'node:util';
import type { Awaitable } from '../../../src/common/concurrency/awaitable.ts';
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import {
  type Checks,
  complaintAboutUnknown,
  wholeNumberFrom,
  withSchema,
} from '../../../src/common/options/check-options.ts';
import { isJsonBody } from '../journal/index.ts';
import type { AnswerBody, AnswerStream } from './answer-stream.ts';
import type { RequestToAnswer } from './request.ts';
import { type Effects, effectChecks, isTrue } from './rule.ts';
import { checkedFields, refusePairs } from './selection.ts';
import type { Pause } from './slow.ts';

/**
 * What a request is answered with. Without a body, a status from 400 is the error of the operation that has it, and
 * otherwise the service answers, with the headers and at the pace that are given here. At most one of `body`, `text`, `bytes`
 * and `stream`.
 */
export interface MockAnswer<Body = unknown> extends Effects {
  /**
   * From 200 to 599. 100, 102 and 103 are sent before the answer of the service. @default that of the operation; 200 at a
   * path
   */
  readonly status?: number;
  /** They replace those that the answer would have. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** The whole body, which is sent as JSON. */
  readonly body?: Body;
  /** A body of the type `text/plain`, unless `headers` says another one. */
  readonly text?: string;
  /** A body of the type `application/octet-stream`, unless `headers` says another one; over HTTP a text in base64. */
  readonly bytes?: Uint8Array | string;
  /** The same, while it is read. */
  readonly stream?: AnswerStream;
  /** How fast the body arrives, in bytes per second. */
  readonly bytesPerSecond?: number;
  /** The body stops after so many bytes, for so many milliseconds. */
  readonly pause?: Pause;
  /** Sends what the document does not allow too: an undeclared status, a body that is not like its schema. */
  readonly unchecked?: true;
}

/** Called with each request that it answers. `null`: the service answers. */
export type AnswerFunction<Body = unknown> = (
  request: RequestToAnswer,
) => Awaitable<CheckedOrNot<Body> | Response | number | null | undefined>;

/**
 * What requests are answered with: one answer, a status, a sequence in which each has its turn, or a function. A success
 * status alone is the answer of the service.
 */
export type Answers<Body = unknown> =
  | CheckedOrNot<Body>
  | number
  | AnswerFunction<Body>
  | readonly (CheckedOrNot<Body> | number)[];

/** An answer whose body the document allows, or one that is not checked. */
type CheckedOrNot<Body> =
  | (MockAnswer<Body> & { readonly unchecked?: never })
  // With `unknown`, the compiler would not know the literals of the other one.
  | (MockAnswer<object | string | number | boolean | null> & { readonly unchecked: true });

/** Those that Node.js sends before an answer. */
export const informational = [100, 102, 103];

/** Set by the server: another value would break the connection in ways that clients do not survive. */
const ownHeaders = ['connection', 'content-length', 'keep-alive', 'trailer', 'transfer-encoding', 'upgrade'];

const isFinal = wholeNumberFrom(200, 599);
const isStatus = withSchema({ anyOf: [isFinal.schema, { enum: informational }] }, value =>
  informational.includes(Number(value)) && typeof value === 'number'
    ? null
    : (isFinal(value)?.concat(`, or ${informational.join(', ')}`) ?? null),
);

const headersSchema = {
  type: 'object',
  additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
};

const isHeaders = withSchema(headersSchema, value => {
  if (!isPlainObject(value)) return 'must be an object of headers';
  for (const [name, given] of Object.entries(value)) {
    const texts = [given].flat();
    if (!texts.every(text => typeof text === 'string'))
      return 'must be an object of texts and lists of texts';
    if (ownHeaders.includes(name.toLowerCase())) return `must not have ${name}, which the server sets`;
    try {
      validateHeaderName(name);
      for (const text of texts) validateHeaderValue(name, text as string);
    } catch {
      return 'must have names and values that HTTP allows';
    }
  }
  return null;
});

const base64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;
const isBase64 = withSchema({ type: 'string', pattern: base64.source }, value =>
  types.isUint8Array(value) || (typeof value === 'string' && base64.test(value))
    ? null
    : 'must be bytes, or a text in base64',
);

// No file can contain one.
const isStream = withSchema(false, value =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value
    ? null
    : 'must be a stream or an async iterable of bytes',
);

const pauseChecks: Checks<Pause> = {
  after: wholeNumberFrom(0, 1_000_000_000),
  for: wholeNumberFrom(1, 60_000),
};
const pauseSchema = {
  type: 'object',
  properties: { after: pauseChecks.after.schema, for: pauseChecks.for.schema },
  required: Object.keys(pauseChecks),
  additionalProperties: false,
};

const isPause = withSchema(pauseSchema, value => {
  if (!isPlainObject(value)) return 'must be { after, for }: a number of bytes, and of milliseconds';
  const unknown = complaintAboutUnknown('field', value, pauseChecks);
  if (unknown !== null) return unknown;
  const isWhole = pauseChecks.after(value.after) ?? pauseChecks.for(value.for);
  return isWhole === null ? null : 'must be { after, for }: a number of bytes, and 1 to 60000 milliseconds';
});

export const answerChecks: Checks<MockAnswer> = {
  status: isStatus,
  ...effectChecks,
  headers: isHeaders,
  body: () => null,
  text: withSchema({ type: 'string' }, value => (typeof value === 'string' ? null : 'must be a text')),
  bytes: isBase64,
  stream: isStream,
  bytesPerSecond: wholeNumberFrom(1, 1_000_000_000),
  pause: isPause,
  unchecked: isTrue,
};

const contents = ['body', 'text', 'bytes', 'stream'] as const;

/** Nothing can be sent besides them. */
const endings = ['reset', 'hang'] as const;

/** An answer whose body is ready to be sent. */
export interface CheckedAnswer extends Omit<MockAnswer, (typeof contents)[number]> {
  /** `null`: without a body of its own. */
  readonly content: {
    readonly type: string;
    readonly body: AnswerBody;
    /** Whether it is JSON: of a `body`. */
    readonly isJson: boolean;
  } | null;
  /** Whether the service answers. */
  readonly isOfService: boolean;
}

/**
 * Checks an answer for itself.
 * @throws TypeError with a sentence that starts with the field
 */
export function checkAnswer(given: unknown): CheckedAnswer {
  if (typeof given === 'number') return checkStatusAlone(given);
  if (given instanceof Response)
    throw new TypeError(
      'an answer must not be a Response, which can be read once: give a function that returns it',
    );
  const answer = checkedFields<MockAnswer>(given, answerChecks, 'an answer');
  const { status, error, body, text, bytes, stream, ...rest } = answer;
  const [first, second] = contents.filter(name => answer[name] !== undefined);
  if (second !== undefined) throw new TypeError(`${second} must not be given together with ${first}`);
  for (const ending of endings)
    for (const name of Object.keys(answer) as (keyof MockAnswer)[])
      if (name !== ending && (name !== 'delay' || ending === 'hang')) refusePairs(answer, [[ending, name]]);
  refusePairs(answer, [
    ['error', 'status'],
    // The rest of the body would never be sent.
    ['truncate', 'bytesPerSecond'],
    ['truncate', 'pause'],
    ...contents.map(name => ['error', name] as const),
  ]);
  const isBefore = informational.includes(status ?? 0);
  if (first !== undefined && (isBefore || withoutBody(status)))
    throw new TypeError(`${first} must not be given together with the status ${status}, which has no body`);
  if (status === 103) checkLink(answer.headers);
  if ((status === 100 || status === 102) && answer.headers !== undefined)
    throw new TypeError(`headers must not be given together with the status ${status}`);
  const content = contentOf(answer);
  if (text !== undefined || body !== undefined) checkCharset(answer.headers);
  if (Object.keys(answer).length === 0)
    throw new TypeError('an answer must not be empty: it would change nothing');
  const isOfService =
    content === null &&
    error === undefined &&
    !answer.reset &&
    !answer.hang &&
    (status === undefined || isBefore || (status < 300 && !withoutBody(status)));
  const { headers } = answer;
  return {
    ...rest,
    ...(headers !== undefined && { headers: structuredClone(headers) }),
    ...(error !== undefined && { error }),
    ...(status !== undefined && { status }),
    content,
    isOfService,
  };
}

/** Node.js sends no hint without links, and refuses others. */
function checkLink(headers: MockAnswer['headers'] = {}): void {
  const links = Object.entries(headers).find(([name]) => name.toLowerCase() === 'link')?.[1] ?? [];
  const all = [links].flat();
  if (all.length === 0) throw new TypeError('status 103 needs the header link');
  if (!all.every(link => /^<[^>]*>(?:;[^;]+)*$/.test(link)))
    throw new TypeError('headers must have links such as </style.css>; rel=preload; as=style');
}

/** Text is sent as UTF-8: a header that says otherwise would be wrong. */
function checkCharset(headers: MockAnswer['headers'] = {}): void {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(String(type)) ?? [];
  if (!/^(?:utf-?8|us-ascii)$/i.test(charset))
    throw new TypeError(`headers say the charset ${charset}, and text is sent as UTF-8: give bytes`);
}

/** A status without anything else: a success is the answer of the service. */
function checkStatusAlone(status: number): CheckedAnswer {
  const complaint = isStatus(status);
  if (complaint !== null) throw new TypeError(`status ${complaint}`);
  return { status, content: null, isOfService: status < 300 && !withoutBody(status) };
}

/** Statuses of answers that cannot have a body. */
export const withoutBody = (status: number | undefined): boolean =>
  status === 204 || status === 205 || status === 304;

function contentOf({ body, text, bytes, stream }: MockAnswer): CheckedAnswer['content'] {
  if (text !== undefined) return { type: 'text/plain; charset=utf-8', body: text, isJson: false };
  const type = 'application/octet-stream';
  if (bytes !== undefined) return { type, body: bytesOf(bytes), isJson: false };
  if (stream !== undefined) return { type, body: stream, isJson: false };
  if (body === undefined) return null;
  return { type: 'application/json; charset=utf-8', body: jsonOf(body), isJson: true };
}

/** A copy: what somebody changes later does not change the answer. */
const bytesOf = (bytes: Uint8Array | string) =>
  typeof bytes === 'string' ? Buffer.from(bytes, 'base64') : Buffer.from(bytes);

function jsonOf(body: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(body);
  } catch (error) {
    throw new TypeError(`body cannot be sent as JSON: ${(error as Error).message.split('\n', 1)[0]}`);
  }
  if (text === undefined) throw new TypeError('body cannot be sent as JSON: it is a function or a symbol');
  return text;
}

/** What a function has returned, as an answer. A `Response` is read whole. */
export async function returnedAnswer(
  returned: MockAnswer | Response | number | null | undefined,
): Promise<CheckedAnswer | null> {
  if (returned === null || returned === undefined) return null;
  if (!(returned instanceof Response)) return checkAnswer(returned);
  const { status, headers } = returned;
  const body = Buffer.from(await returned.arrayBuffer());
  const { 'content-type': type = 'application/octet-stream', ...others } = Object.fromEntries(headers);
  const isJson = isJsonBody(type);
  // What `fetch` has received, it has decoded.
  const isDecoded = returned.url !== '';
  const dropped = [...ownHeaders, 'set-cookie', ...(isDecoded ? ['content-encoding'] : [])];
  const kept = Object.entries(others).filter(([name]) => !dropped.includes(name));
  const cookies = headers.getSetCookie();
  return {
    status,
    headers: { ...Object.fromEntries(kept), ...(cookies.length > 0 && { 'set-cookie': cookies }) },
    content: withoutBody(status) ? null : { type, body: isJson ? body.toString() : body, isJson },
    isOfService: false,
  };
}
