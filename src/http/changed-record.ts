/** Reads the records that operations change, before and after, so that the audit log can say what has changed. */
import type Koa from 'koa';
import { MarketplaceError } from '../common/errors/errors.ts';
import type { Call, Operation, Outcome } from '../group/operation.ts';
import type { ServedGroup, ServedOptions } from '../group/served.ts';

/** What is needed of the call of an operation to read its record. */
export type RecordCall = Pick<
  Call<unknown>,
  'params' | 'principal' | 'repository' | 'service' | 'limits' | 'now' | 'deliveryDepth' | 'apiBase'
>;

export interface RecordReader {
  /** What the record is, such as `link`, or `null` if that is not known. */
  readonly kind: string | null;
  /** Whether its fields hold what people have written, or who they are. */
  readonly isPersonal: boolean;
  /** Whether its URLs may be recorded whole. */
  readonly hasPublicUrls: boolean;
  /** Whether each call of the operation makes a new record. */
  readonly isCreation: boolean;
  /** Whether the path names the record by its id. */
  readonly isByPath: boolean;
  /** Whether the result of the operation is the record as {@link read} returns it. */
  readonly isResult: boolean;
  /** The record that the path names, or the one with this id; `null` if there is none, or it cannot be read. */
  read(ctx: Koa.Context, call: RecordCall, id?: string): Promise<object | null>;
  /** A result of the operation, without what its schema does not describe. */
  shown(result: object): object | null;
}

/** The names of the parameters of a path, in their order. */
const paramsOf = (path: string): string[] =>
  path.split('/').flatMap(segment => (segment.startsWith(':') ? [segment.slice(1)] : []));

/** The name of the last parameter of a path. */
export const lastParam = (path: string): string | undefined => paramsOf(path).at(-1);

/** The path up to its last parameter: `/links/:link_id` of `/links/:link_id/archive`. */
const recordPath = (path: string): string =>
  `${path.slice(0, path.lastIndexOf('/:') + 1)}:${lastParam(path)}`;

/** An operation that reads one record, and has no effect. */
const isReading = ({ method, writes, reply, raw, auth }: Operation): boolean =>
  method === 'GET' && writes !== true && !('media' in reply) && raw === undefined && auth !== 'none';

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

interface Source {
  /** The parameter with the id of the record; `null`: the path names it without one. */
  readonly param: string | null;
  readonly kind: string | null;
  readonly isPersonal: boolean;
  readonly hasPublicUrls: boolean;
  readonly schema: string | null;
  readonly handler: ((call: never) => unknown) | null;
  readonly shown: (result: object) => object | null;
}

const kindOf = (param: string): string => param.replace(/_id$/, '');

/** How the record at this path is read, by an operation or as the group says. */
function sourceAt(path: string, { operations, records = {} }: ServedGroup, options: ServedOptions): Source {
  const param = path.endsWith(`:${lastParam(path)}`) ? (lastParam(path) ?? null) : null;
  const reading = operations.find(one => isReading(one) && one.path === path);
  const declared = param !== null && Object.hasOwn(records, param) ? records[param] : undefined;
  // Without a parameter and a record, the path is that of something that is done, such as `/links/bulk`.
  const word =
    param === null ? (reading === undefined ? null : (path.split('/').at(-1) ?? null)) : kindOf(param);
  return {
    param,
    kind: declared?.kind ?? word,
    isPersonal: declared?.isPersonal === true,
    hasPublicUrls: declared?.hasPublicUrls === true,
    schema: reading === undefined || 'media' in reading.reply ? null : reading.reply.schema,
    handler: reading?.handler ?? declared?.read ?? null,
    shown: reading === undefined ? result => result : shownBy(reading, options),
  };
}

/** The path of the record that an operation makes, such as `/links/:link_id` for `POST /links`; `null`: it makes none. */
function madeAt({ method, path }: Operation, { operations }: ServedGroup): string | null {
  if (method !== 'POST') return null;
  const below = operations.find(one => one.path.startsWith(`${path}/:`));
  return below === undefined
    ? null
    : below.path
        .split('/')
        .slice(0, path.split('/').length + 1)
        .join('/');
}

/** The kind of the records of the collection that the path is in: those of `/links/bulk` are links. */
function kindInCollection({ path }: Operation, { operations }: ServedGroup): string | null {
  const collection = path.slice(0, path.lastIndexOf('/'));
  const record = operations.find(one => one.path.startsWith(`${collection}/:`));
  const param = record?.path.slice(collection.length + 2).split('/')[0];
  return param === undefined ? null : kindOf(param);
}

/** The record of another operation with the same result: that of `PUT /links-by-external-id/:external_id` is a link. */
function sameResult(operation: Operation, group: ServedGroup): string | null {
  const { reply } = operation;
  if ('media' in reply) return null;
  const reading = group.operations.find(
    one =>
      isReading(one) &&
      paramsOf(one.path).length === 1 &&
      !('media' in one.reply) &&
      one.reply.schema === reply.schema,
  );
  return reading?.path ?? null;
}

/** How the record that an operation changes is read. */
export function recordReader(operation: Operation, group: ServedGroup, options: ServedOptions): RecordReader {
  const made = madeAt(operation, group);
  const { path, method, reply } = operation;
  const own = sourceAt(made ?? (lastParam(path) === undefined ? path : recordPath(path)), group, options);
  const same = made === null && own.handler === null ? sameResult(operation, group) : null;
  const source = same === null ? own : sourceAt(same, group, options);
  const isByPath = made === null && same === null;
  const schema = 'media' in reply ? null : reply.schema;
  return {
    kind: source.kind ?? kindInCollection(operation, group),
    isPersonal: source.isPersonal,
    hasPublicUrls: source.hasPublicUrls,
    isCreation: made !== null,
    isByPath,
    isResult: method !== 'DELETE' && schema !== null && schema === source.schema,
    shown: shownBy(operation, options),
    async read(ctx, call, id) {
      const { handler, param, shown } = source;
      if (handler === null || (id === undefined && !isByPath)) return null;
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
