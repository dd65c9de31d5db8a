/** The responses of all operations besides success, in the document. */
import {
  type CommonErrorCode,
  commonErrors,
  type ErrorRow,
  type ErrorRows,
  statusErrors,
} from '../common/errors/errors.ts';
import type { Operation } from '../group/operation.ts';
import { jsonType } from '../http/body-types.ts';
import { headersOf } from './response-headers.ts';
import type { ResponseObject, SchemaReference } from './types.ts';

/** What decides which errors are possible. */
export interface RefusalSettings {
  /** Whether rate limits apply, so that each operation may answer 429. */
  readonly limited: boolean;
  /** Whether the service stores events for webhooks, whose deliveries it refuses. */
  readonly refusesDeliveries: boolean;
  /** Whether bearer operations accept the key in other places too. */
  readonly parameterKeyOnV1: boolean;
}

/** Errors that many operations share, as a reusable response. */
interface Shared {
  readonly codes: readonly CommonErrorCode[];
  readonly isOf: (operation: Operation) => boolean;
  /** Whether the server refuses the request before it reaches an operation, so that its message is always its own. */
  readonly isEarly?: true;
}

const keyCodes = ['missing_key', 'unknown_key', 'expired_key', 'revoked_key'] as const;
const every = () => true;
const needsKey = ({ auth }: Operation) => auth !== 'none';
const readsBody = ({ raw }: Operation) => raw === undefined || Object.keys(raw.content).length > 0;

function sharedBy({
  limited,
  refusesDeliveries,
  parameterKeyOnV1,
}: RefusalSettings): Readonly<Record<string, Shared>> {
  const isBearerOnly = ({ auth }: Operation) => auth === 'bearer' && !parameterKeyOnV1;
  return {
    BadRequest: { codes: ['invalid_request'], isOf: every },
    Unauthorized: {
      codes: keyCodes,
      isOf: operation => needsKey(operation) && !isBearerOnly(operation),
    },
    BearerUnauthorized: { codes: [...keyCodes, 'misplaced_key'], isOf: isBearerOnly },
    // Operations without a key accept webhook deliveries, unless these form a loop.
    Forbidden: {
      codes: [
        'missing_scope',
        'ip_not_allowed',
        ...(refusesDeliveries ? (['webhook_delivery', 'webhook_loop'] as const) : []),
      ],
      isOf: needsKey,
    },
    MethodNotAllowed: { codes: ['method_not_allowed'], isOf: every },
    RequestTimeout: { codes: ['request_timeout'], isOf: every, isEarly: true },
    // Of a storage that gives each workspace a number of bytes.
    StorageLimit: { codes: ['workspace_full'], isOf: ({ writes, method }) => writes ?? method !== 'GET' },
    PreconditionFailed: {
      codes: ['precondition_failed'],
      isOf: ({ conditional }) => conditional !== undefined,
    },
    PayloadTooLarge: { codes: ['body_too_large'], isOf: readsBody },
    UnsupportedMediaType: { codes: ['unsupported_media_type'], isOf: readsBody },
    ExpectationFailed: { codes: ['expectation_failed'], isOf: every, isEarly: true },
    // Streams of events are limited in number too.
    TooManyRequests: {
      codes: ['too_many_requests'],
      isOf: operation => limited || streamsEvents(operation),
    },
    HeadersTooLarge: { codes: ['headers_too_large'], isOf: every, isEarly: true },
    InternalServerError: { codes: ['internal_error'], isOf: every },
    ServiceUnavailable: { codes: ['unavailable'], isOf: every },
  };
}

const notModified = 'NotModified';

/** The reusable responses that operations refer to. */
export function reusableResponses(
  operations: readonly Operation[],
  settings: RefusalSettings,
): Record<string, ResponseObject> {
  const used = Object.entries(sharedBy(settings)).filter(([, { isOf }]) => operations.some(isOf));
  const responses = Object.fromEntries(used.map(([name, { codes }]) => [name, refusal(rowsOf(codes))]));
  return operations.some(operation => operation.reply.revalidate || sendsParts(operation))
    ? { [notModified]: { description: 'The copy that `If-None-Match` names is current.' }, ...responses }
    : responses;
}

/** The errors of an operation with one status. */
interface Declared {
  /** The reusable response, unless the operation has errors of its own with this status. */
  readonly shared: string | null;
  readonly rows: readonly ErrorRow[];
  /** If set, clients read this message for all of them. */
  readonly onlyMessage: string | undefined;
}

/** The errors of an operation by status. Those of all operations come first. */
export function declaredErrors(
  operation: Operation,
  settings: RefusalSettings,
  table: ErrorRows,
): ReadonlyMap<number, Declared> {
  const { auth, errors: own, onlyMessage } = operation;
  const declared = new Map<number, Declared>();
  for (const [name, { codes, isOf, isEarly }] of Object.entries(sharedBy(settings))) {
    if (!isOf(operation)) continue;
    const rows = rowsOf(codes);
    const { status } = rows[0] ?? commonErrors.internal_error;
    const isHidden = onlyMessage !== undefined && status < 500 && !isEarly;
    declared.set(status, {
      shared: isHidden ? null : name,
      rows,
      onlyMessage: isHidden ? onlyMessage : undefined,
    });
  }
  const named = [...own, ...(auth === 'none' ? ['webhook_loop'] : [])].flatMap(code => table[code] ?? []);
  for (const status of new Set(named.map(row => row.status))) {
    const common = declared.get(status)?.rows ?? [];
    const added = named.filter(row => row.status === status && !common.includes(row));
    if (added.length > 0)
      declared.set(status, {
        shared: null,
        rows: [...common, ...added],
        onlyMessage: status < 500 ? onlyMessage : undefined,
      });
  }
  return declared;
}

/** Responses by status: reusable ones, unless the operation has its own message. */
export function errorResponses(
  operation: Operation,
  settings: RefusalSettings,
  table: ErrorRows,
): Record<string, ResponseObject | SchemaReference> {
  const responses: Record<string, ResponseObject | SchemaReference> = {};
  if (operation.reply.revalidate || sendsParts(operation)) responses[304] = reusable(notModified);
  if (sendsParts(operation)) responses[416] = noSuchPart;
  for (const [status, { shared, rows, onlyMessage }] of declaredErrors(operation, settings, table))
    responses[status] = shared === null ? refusal(rows, onlyMessage) : reusable(shared);
  return responses;
}

const streamsEvents = ({ reply }: Operation) => 'media' in reply && reply.media.includes('text/event-stream');

/** Whether a client may ask for a part of the response, and whether it has the whole already. */
export const sendsParts = ({ raw }: Operation): boolean => raw !== undefined && 'Range' in raw.headers;

/** What a part of a file is of (RFC 9110, 14.4). */
export const partHeaders: NonNullable<ResponseObject['headers']> = {
  'Content-Range': {
    description: 'The bytes that are sent, or `*` for none, and the size of the whole.',
    schema: { type: 'string' },
    example: 'bytes 0-1023/146515',
  },
};

const noSuchPart: ResponseObject = {
  description: 'The file has no such part.',
  headers: { ...headersOf([statusErrors.range_not_satisfiable.code]), ...partHeaders },
};

const rowsOf = (codes: readonly CommonErrorCode[]): ErrorRow[] => codes.map(code => commonErrors[code]);

const reusable = (name: string): SchemaReference => ({ $ref: `#/components/responses/${name}` });

/**
 * The examples have the codes of the errors as names. Tools such as Prism choose them by name; the first one is the
 * default. They would prefer an example of the schema `ErrorBody`, which therefore has none.
 */
function refusal(rows: readonly ErrorRow[], onlyMessage?: string): ResponseObject {
  const reported = rows.map(({ code, message }) => [code, onlyMessage ?? message] as const);
  return {
    description: `${[...new Set(reported.map(([, msg]) => msg))].join('; ')}.`,
    headers: headersOf(rows.map(({ code }) => code)),
    content: {
      [jsonType]: {
        schema: { $ref: '#/components/schemas/ErrorBody' },
        examples: Object.fromEntries(
          reported.map(([code, msg]) => [code, { value: { status: 'error', msg } }]),
        ),
      },
    },
  };
}
