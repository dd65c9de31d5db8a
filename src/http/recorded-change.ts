/** Records what a request has changed: of the API, and of the console. */
import type Koa from 'koa';
import type { RecordedChange } from '../group/change-recorder.ts';
import type { Operation, Principal } from '../group/operation.ts';
import type { ServedOptions } from '../group/served.ts';
import { callerOf } from './caller.ts';
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

/** The name of the last parameter of a path. */
export const lastParam = (path: string): string | undefined =>
  path
    .split('/')
    .findLast(segment => segment.startsWith(':'))
    ?.slice(1);

/**
 * What records the successful calls of an operation, or `null` if they are not recorded. The record is the one that the
 * result names by its id, or that the path names.
 */
export function changeRecorder(
  { id, method, writes = method !== 'GET', isRecorded = writes, path }: Operation,
  options: Recording,
): ((ctx: Koa.Context, principal: Principal, result: object) => Promise<void>) | null {
  if (!isRecorded || options.recorders.length === 0) return null;
  const param = lastParam(path) ?? '';
  return (ctx, { workspaceId, keyId }, result) => {
    const found = callerOf(ctx);
    const name = found !== null && 'key' in found ? found.key.name : '';
    const made = (result as { readonly id?: unknown }).id;
    const named = typeof made === 'string' || typeof made === 'number' ? String(made) : ctx.params?.[param];
    const actor = { type: 'key', id: keyId, name, session: null } as const;
    return recordChange(ctx, options, { workspaceId, actor, operation: id, recordId: named ?? null });
  };
}
