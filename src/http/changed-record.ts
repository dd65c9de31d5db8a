/** Reads the records that operations change, before and after, so that the audit log can say what has changed. */
import type Koa from 'koa';
import { MarketplaceError } from '../common/errors/errors.ts';
import type { Call } from '../group/call.ts';
import type { ChangedRecord } from '../group/change-recorder.ts';
import type { Operation, Outcome } from '../group/operation.ts';
import { kindAt, paramAt, readerAt, recordPath } from '../group/record-path.ts';
import type { ServedGroup, ServedOptions } from '../group/served.ts';

/** What is needed of the call of an operation to read its record. */
export type RecordCall = Pick<
  Call<unknown>,
  'params' | 'principal' | 'repository' | 'service' | 'limits' | 'now' | 'deliveryDepth' | 'apiBase'
>;

export interface RecordReader {
  /** The parameter with the id of the record; `null`: the record has none. */
  readonly param: string | null;
  /** What the group says of the record. */
  readonly declared: Pick<ChangedRecord, 'kind' | 'keepsValues' | 'keepsUrls'>;
  /** Whether the result names the record, such as a new one, and not the path. */
  readonly isNamedByResult: boolean;
  /** Whether the result of the operation is the record as {@link read} returns it. */
  readonly isResult: boolean;
  /** The record that the path names, or the one with this id; `null` if there is none, or it cannot be read. */
  read(ctx: Koa.Context, call: RecordCall, id?: string): Promise<object | null>;
  /** A result of the operation, without what its schema does not describe. */
  shown(result: object): object | null;
}

const schemaOf = ({ reply }: Operation): string | null => ('media' in reply ? null : reply.schema);

/** What shapes the results of an operation. A record in an envelope is its member `data`. */
function shownBy({ reply }: Operation, { served }: Pick<ServedOptions, 'served'>) {
  if ('media' in reply) return () => null;
  const { schema, envelope } = reply;
  return (result: object): object | null => {
    const body = served.shaperOf(schema)(envelope(result as never)).value as Readonly<
      Record<string, unknown>
    >;
    const { data = body } = body;
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : null;
  };
}

/** How the record that an operation changes is read. */
export function recordReader(operation: Operation, group: ServedGroup, options: ServedOptions): RecordReader {
  const { record: named, path: ownPath, method } = operation;
  const place = recordPath(operation, group);
  const found = readerAt(place, group);
  const isInPath = place !== null && ownPath.startsWith(place);
  const isResult = found !== undefined && schemaOf(operation) === schemaOf(found);
  // An operation that names its record, and whose result is something else, changes any number of such records.
  const isOne = named === undefined || isInPath || isResult;
  const path = isOne ? place : null;
  const reading = isOne ? found : undefined;
  const param = path === null ? null : paramAt(path);
  const records = group.records ?? {};
  const declared = param !== null && Object.hasOwn(records, param) ? records[param] : undefined;
  const kind = path !== null && (param !== null || reading !== undefined) ? kindAt(path) : null;
  const handler = reading?.handler ?? declared?.read ?? null;
  const shown = reading === undefined ? (result: object) => result : shownBy(reading, options);
  const isNamedByResult = path !== null && !isInPath;
  return {
    param,
    declared: {
      kind: declared?.kind ?? named ?? kind,
      keepsValues: declared?.isPersonal !== true,
      keepsUrls: declared?.hasPublicUrls === true,
    },
    isNamedByResult,
    isResult: isResult && method !== 'DELETE',
    shown: shownBy(operation, options),
    async read(ctx, call, id) {
      if (handler === null || (id === undefined && isNamedByResult)) return null;
      const params = id === undefined || param === null ? call.params : { ...call.params, [param]: id };
      try {
        const reading: Call<object> = {
          ...call,
          input: {},
          params,
          idempotencyKey: null,
          precondition: null,
          publish: async () => {},
        };
        const outcome = (await handler(reading as never)) as Outcome<object>;
        return shown(outcome.result);
      } catch (error) {
        // What is not there is read as nothing; anything else must not fail the change.
        if (!(error instanceof MarketplaceError && error.status === 404)) options.onError(error, ctx);
        return null;
      }
    },
  };
}
