/** Records what a request has changed: of the API, and of the console. */
import type Koa from 'koa';
import type { ChangedRecord, RecordedChange } from '../group/change-recorder.ts';
import type { Operation, Outcome } from '../group/operation.ts';
import type { ServedGroup, ServedOptions } from '../group/served.ts';
import { callerOf } from './caller.ts';
import { lastParam, type RecordCall, recordReader } from './changed-record.ts';
import { requestIdOf } from './request-id.ts';

type Recording = Pick<ServedOptions, 'recorders' | 'onError'>;

/** Stores the change before it is answered. The change has happened: if it cannot be recorded, `onError` is told. */
export async function recordChange(
  ctx: Koa.Context,
  { recorders, onError }: Recording,
  change: Omit<RecordedChange, 'address' | 'requestId'>,
): Promise<void> {
  const whole: RecordedChange = {
    ...change,
    address: ctx.ip,
    requestId: requestIdOf(ctx.res),
  };
  for (const recorder of recorders)
    try {
      await recorder.record(whole);
    } catch (error) {
      onError(error, ctx);
    }
}

/** Whether the successful calls of an operation are recorded. */
export const isRecorded = ({
  method,
  writes = method !== 'GET',
  isRecorded: given = writes,
}: Pick<Operation, 'method' | 'writes' | 'isRecorded'>): boolean => given;

/** Records the calls of an operation. */
export interface OperationRecorder {
  /** The record as it is, which is read before the operation changes it. */
  before(ctx: Koa.Context, call: RecordCall): Promise<object | null>;
  record(
    ctx: Koa.Context,
    call: RecordCall & { readonly input?: unknown },
    outcome: Outcome<object>,
    before: object | null,
  ): Promise<void>;
}

/**
 * What records the successful calls of an operation, or `null` if they are not recorded. The record is the one that the
 * result names by its id, or that the path names.
 */
export function operationRecorder(
  operation: Operation,
  group: ServedGroup,
  options: ServedOptions,
): OperationRecorder | null {
  if (!isRecorded(operation) || options.recorders.length === 0) return null;
  const param = lastParam(operation.path) ?? '';
  const reader = recordReader(operation, group, options);
  return {
    async before(ctx, call) {
      return reader.isCreation ? null : await reader.read(ctx, call);
    },
    async record(ctx, call, outcome, read) {
      const { workspaceId, keyId } = call.principal;
      const found = callerOf(ctx);
      const name = found !== null && 'key' in found ? found.key.name : '';
      const named = madeIn(outcome.result);
      const before = outcome.before === undefined ? read : reader.shown(outcome.before);
      // What is made from a record, such as the key that replaces it: the record in the path has changed.
      const isOther = named !== undefined && before !== null && idOf(before) !== named;
      const after =
        reader.isResult && !isOther
          ? reader.shown(outcome.result)
          : await reader.read(ctx, call, isOther ? undefined : named);
      const record: ChangedRecord = {
        kind: reader.kind,
        before,
        after,
        input: typeof call.input === 'object' ? call.input : null,
        keepsValues: !reader.isPersonal,
        keepsUrls: reader.hasPublicUrls,
        made: Array.isArray(outcome.result) ? outcome.result.flatMap(one => idIn(one?.data) ?? []) : [],
      };
      await recordChange(ctx, options, {
        workspaceId,
        actor: { type: 'key', id: keyId, name, session: null },
        operation: operation.id,
        recordId: (isOther ? undefined : named) ?? call.params[param] ?? null,
        record,
      });
    },
  };
}

const idOf = (record: object): string | undefined => {
  const { id } = record as { readonly id?: unknown };
  return id === undefined ? undefined : String(id);
};

function idIn(record: unknown): string | undefined {
  const { id } = (record ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** The id of the record that the result is, or that stands in it beside a secret that is shown once. */
function madeIn(result: object): string | undefined {
  const own = idIn(result);
  if (own !== undefined || Array.isArray(result)) return own;
  const [inner, ...others] = Object.values(result).flatMap(one => idIn(one) ?? []);
  return others.length === 0 ? inner : undefined;
}
