/** What a host is told of each request of the API: its option `onRequest`, and `ctx.state.marketplace`. */

import type Koa from 'koa';
import { isThenable } from '../common/concurrency/awaitable.ts';
import { withRemedy } from '../common/errors/remedy.ts';
import { stateMember } from '../common/json/state-member.ts';
import type { RequestReport, TellRequest } from '../group/observer.ts';
import { isHolder } from './key-holder.ts';

/** `onError`: is told what the function of the host throws, and never throws itself. */
export function requestTeller(
  onRequest: (report: RequestReport, ctx: Koa.Context) => unknown,
  onError: (error: unknown, ctx: Koa.Context) => void,
): TellRequest {
  let isReported = false;
  return (ctx, report) => {
    const state = ctx.state as Record<string, unknown>;
    const value = state[stateMember];
    if (value === undefined) state[stateMember] = report;
    else if (isHolder(value)) state[stateMember] = Object.freeze({ ...value, ...report });
    else if (!isReported) {
      isReported = true;
      onError(
        withRemedy(
          new Error(
            `ctx.state.${stateMember} is a value of the app, and is not replaced by what was requested`,
          ),
          'Give the value of the app another name, or use what onRequest is told',
          'warn',
        ),
        ctx,
      );
    }
    try {
      const reported = onRequest(report, ctx);
      if (isThenable(reported)) Promise.resolve(reported).catch(error => onError(error, ctx));
    } catch (error) {
      onError(error, ctx);
    }
  };
}
