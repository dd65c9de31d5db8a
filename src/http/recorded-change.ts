/** Records what a request has changed: of the API, and of the console. */
import { isDeepStrictEqual } from 'node:util';
import type Koa from 'koa';
import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { ChangeRecorder, RecordedChange } from '../group/change-recorder.ts';
import type { Operation, Outcome } from '../group/operation.ts';
import type { ServedGroup, ServedOptions } from '../group/served.ts';
import { type AuditedChange, auditedRepository } from '../repository/audited-change.ts';
import type { Parts } from '../repository/index.ts';
import { callerOf } from './caller.ts';
import { type RecordCall, recordReader } from './changed-record.ts';
import { checkOutcome } from './outcome.ts';
import { requestIdOf } from './request-id.ts';

type Recording = Pick<ServedOptions, 'recorders' | 'onError'>;
type Change = Omit<RecordedChange, 'address' | 'requestId'>;

const wholeOf = (ctx: Koa.Context, change: Change): RecordedChange => ({
  ...change,
  address: ctx.ip,
  requestId: requestIdOf(ctx.res),
});

/** A change that is about to be made: its entry is stored in its step, and completed when it has been answered. */
export interface BegunChange {
  /** What the next method of the repository that changes something stores; `null`: nothing more. */
  next(): AuditedChange | null;
  readonly entries: ReadonlyMap<ChangeRecorder, AuditedChange>;
}

/** `describe`: what is known of the change when the storage makes it, from what its method returns. */
export function beginChange(
  ctx: Koa.Context,
  { recorders }: Pick<Recording, 'recorders'>,
  workspaceId: string,
  describe: (result: unknown) => Change,
): BegunChange {
  const entries = new Map<ChangeRecorder, AuditedChange>();
  for (const recorder of recorders) {
    const begun = recorder.begin(workspaceId, result => wholeOf(ctx, describe(result)));
    if (begun !== null) entries.set(recorder, begun);
  }
  return {
    entries,
    // What an operation changes besides, in further steps, belongs to the same entry.
    next: () => [...entries.values()].find(({ isStored }) => !isStored) ?? null,
  };
}

const hasStored = ({ entries }: BegunChange): boolean => [...entries.values()].some(one => one.isStored);

/** Stores the change before it is answered. The change has happened: if it cannot be recorded, `onError` is told. */
export async function recordChange(
  ctx: Koa.Context,
  { recorders, onError }: Recording,
  change: Change,
  begun: BegunChange | null = null,
): Promise<void> {
  for (const recorder of recorders)
    try {
      await recorder.record(wholeOf(ctx, change), begun?.entries.get(recorder) ?? null);
    } catch (error) {
      onError(error, ctx);
    }
}

/**
 * What is recorded of a change that an error followed: what it has left, if it was not taken back. `changeNow` describes it
 * as it is now.
 */
export async function recordFailed(
  ctx: Koa.Context,
  options: Recording,
  begun: BegunChange,
  changeNow: () => Promise<Change>,
): Promise<void> {
  const stored = [...begun.entries].filter(([, { isStored }]) => isStored);
  if (stored.length === 0) return;
  try {
    const change = await changeNow();
    const { before, after } = change.record;
    if (!isDeepStrictEqual(before, after)) await recordChange(ctx, options, change, begun);
    else await Promise.all(stored.map(([recorder, entry]) => recorder.undo(entry)));
  } catch (error) {
    options.onError(error, ctx);
  }
}

/** Whether the successful calls of an operation are recorded. */
export const isRecorded = ({
  method,
  writes = method !== 'GET',
  isRecorded: given = writes,
}: Pick<Operation, 'method' | 'writes' | 'isRecorded'>): boolean => given;

/**
 * Performs a call of an operation, and records it. The handler gets a repository that stores the entry of a change in the
 * step of the change.
 */
type PerformRecorded = <Given extends RecordCall & { readonly input?: unknown }>(
  ctx: Koa.Context,
  call: Given,
  handler: (call: Given) => Awaitable<Outcome<object>>,
) => Promise<Outcome<object>>;

/**
 * What records the successful calls of an operation, or `null` if they are not recorded. The record is the one that the
 * result names by its id, or that the path names. It is read before the operation changes it.
 */
export function operationRecorder(
  operation: Operation,
  group: ServedGroup,
  options: ServedOptions,
): PerformRecorded | null {
  if (!isRecorded(operation) || options.recorders.length === 0) return null;
  const reader = recordReader(operation, group, options);
  const { isNamedByResult, declared } = reader;
  return async (ctx, call, handler) => {
    const { workspaceId, keyId } = call.principal;
    const found = callerOf(ctx);
    const name = found !== null && 'key' in found ? found.key.name : '';
    const actor = { type: 'key', id: keyId, name, session: null } as const;
    const inPath = call.params[reader.param ?? ''] ?? null;
    const read = await reader.read(ctx, call);
    const input = typeof call.input === 'object' ? call.input : null;
    let recordId = inPath;
    const changeOf = (before: object | null, after: object | null, made: readonly string[] = []): Change => ({
      workspaceId,
      actor,
      operation: operation.id,
      recordId,
      record: { ...declared, input, before, after, made },
    });
    const begun = beginChange(ctx, options, workspaceId, result => {
      recordId = (isNamedByResult ? storedId(result) : null) ?? inPath;
      return changeOf(read, askedFor(operation, read, input), storedIds(result));
    });
    const repository = auditedRepository(call.repository as Parts, begun.next);
    let outcome: Outcome<object>;
    try {
      outcome = await handler({ ...call, repository });
      checkOutcome(operation, outcome);
    } catch (error) {
      const id = isNamedByResult ? (recordId ?? undefined) : undefined;
      await recordFailed(ctx, options, begun, async () => changeOf(read, await reader.read(ctx, call, id)));
      throw error;
    }
    const { result } = outcome;
    const before = outcome.before === undefined ? read : reader.shown(outcome.before);
    const named = madeIn(result);
    // What is made from a record, such as the key that replaces it: the record in the path has changed.
    const isOther = named !== undefined && before !== null && idIn(before) !== named;
    const id = isOther ? undefined : named;
    const after = reader.isResult && !isOther ? reader.shown(result) : await reader.read(ctx, call, id);
    const made = Array.isArray(result) ? result.flatMap(one => idIn(one?.data) ?? []) : [];
    recordId = id ?? inPath;
    const change = changeOf(before, ownChange(operation, before, after, input), made);
    // What tells a secret is recorded even if it changes nothing.
    await recordChange(ctx, options, change, operation.isRecorded && !hasStored(begun) ? null : begun);
    return outcome;
  };
}

/**
 * The record after a change, without what others have changed meanwhile: the record before was read outside of the step. A
 * change that names its fields as the record does has changed these fields only.
 */
function ownChange(
  { method }: Pick<Operation, 'method'>,
  before: object | null,
  after: object | null,
  input: object | null,
): object | null {
  if (method !== 'PATCH' || before === null || after === null || input === null) return after;
  const asked = Object.keys(input);
  if (!asked.every(name => Object.hasOwn(after, name))) return after;
  const own = Object.entries(after).filter(([name]) => asked.includes(name));
  return { ...before, ...Object.fromEntries(own) };
}

/** The record as the operation is asked to leave it: what it becomes is not known before it is stored. */
export const askedFor = (
  { method }: Pick<Operation, 'method'>,
  before: object | null,
  input: object | null,
): object | null => (method === 'DELETE' ? null : { ...before, ...input });

/** The id of a record that a method of the repository has made or changed. */
export function storedId(result: unknown): string | null {
  const [only, ...others] = Array.isArray(result) ? result : [result];
  if (others.length > 0) return null;
  const { after = only } = (only ?? {}) as { readonly after?: unknown };
  return idIn(after) ?? null;
}

/** The ids of the records that one call of a method has made. */
const storedIds = (result: unknown): string[] =>
  Array.isArray(result) && result.length > 1 ? result.flatMap(one => idIn(one) ?? []) : [];

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
