/** Tells the request log and the host what was requested and how it ended. */
import type Koa from 'koa';
import type { Requested, RequestReport } from '../group/observer.ts';
import { isMethod } from '../group/operation.ts';
import type { ServedOptions } from '../group/served.ts';
import { keyOf } from './caller.ts';
import { requestIdOf } from './request-id.ts';

interface Outcome {
  /** The HTTP status of the answer. */
  readonly status: number;
  /** The status in the table of errors, if the request was refused. */
  readonly tableStatus: number;
  /** Code of the error, or `null`. */
  readonly code: string | null;
  /** Until the answer was ready, in milliseconds. */
  readonly ms: number;
}

export type TellOutcome = (
  ctx: Koa.Context,
  requested: Requested | null,
  group: string | null,
  outcome: Outcome,
) => void;

/** `null`: nobody wants to know. */
export function createRequestReporter({
  observer,
  tellRequest,
}: Pick<ServedOptions, 'observer' | 'tellRequest'>): TellOutcome | null {
  if (observer === null && tellRequest === null) return null;
  return (ctx, requested, group, { status, tableStatus, code, ms }) => {
    const found = keyOf(ctx);
    // Without a known key it belongs to no workspace, and the log knows the usual methods only.
    const isUsual = ctx.method === 'HEAD' || isMethod(ctx.method);
    if (observer !== null && found !== null && requested !== null && isUsual)
      observer.observe({
        workspaceId: found.workspaceId,
        keyId: found.key.id,
        operation: requested,
        method: ctx.method,
        status: tableStatus,
        error: code,
        duration: ms,
        details: () => ({ requestId: requestIdOf(ctx.res), address: ctx.ip, url: ctx.req.url ?? '' }),
      });
    if (tellRequest === null) return;
    const report: RequestReport = Object.freeze({
      operation: requested?.id ?? null,
      group,
      workspace: found?.workspaceId ?? null,
      key: found?.key.id ?? null,
      status,
      code,
      ms,
      requestId: requestIdOf(ctx.res) ?? '',
    });
    tellRequest(ctx, report);
  };
}
