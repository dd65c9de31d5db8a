/** Sends an answer in place of the service, or lets the service answer. */
import { STATUS_CODES } from 'node:http';
import type Koa from 'koa';
import {
  commonErrors,
  type ErrorRow,
  MarketplaceError,
  statusErrors,
} from '../../../src/common/errors/errors.ts';
import type { Operation } from '../../../src/group/operation.ts';
import type { Answerer } from '../answer.ts';
import type { HeldAnswers } from '../held-answers.ts';
import { type CheckedAnswer, informational } from './answer.ts';
import { discard, readableOf } from './answer-stream.ts';
import { breakOff, cutOff } from './connection.ts';
import { type Document, successOf } from './documented.ts';
import type { Retries } from './retries.ts';
import { slowDown } from './slow.ts';

export interface Sending extends Document {
  readonly answerer: Answerer;
  readonly waits: HeldAnswers;
  readonly retries: Retries;
  /** The id of the rule. */
  readonly owner: string;
}

/** `operation`: the one that the request is for. `delay`: milliseconds. */
export async function sendStep(
  ctx: Koa.Context,
  next: Koa.Next,
  answer: CheckedAnswer,
  { operation, delay }: { readonly operation: Operation | null; readonly delay: number },
  sending: Sending,
): Promise<unknown> {
  const { waits, retries, answerer, owner } = sending;
  if (answer.hang) {
    // At once: faults that are stopped in the next moment must end it.
    await waits.wait(ctx, undefined, owner);
    breakOff(ctx, false);
    return undefined;
  }
  if (!(await waits.wait(ctx, delay, owner))) {
    discard(answer);
    return undefined;
  }
  if (answer.reset) {
    retries.expect(ctx);
    breakOff(ctx, true);
    return undefined;
  }
  const { status, headers = {}, content, bytesPerSecond, pause } = answer;
  if (bytesPerSecond !== undefined || pause !== undefined)
    slowDown(ctx, { bytesPerSecond, pause }, waits, owner);
  if (answer.truncate) cutOff(ctx.res);
  if (status !== undefined && informational.includes(status)) {
    await inform(ctx, status, headers);
    return next();
  }
  const setHeaders = () => {
    for (const [name, value] of Object.entries(headers))
      if (!ctx.headerSent) ctx.set(name, value as string[]);
  };
  // A stream begins before it comes back, and what the service sets itself is replaced afterwards.
  setHeaders();
  if (answer.isOfService) await next();
  else if (content === null && (answer.error !== undefined || (status ?? 0) >= 400))
    await refuse(ctx, answer, operation, sending);
  else
    await answerer.send(ctx, {
      status: status ?? (operation === null ? 200 : successOf(operation)),
      content: content && { type: content.type, body: bodyOf(content.body) },
    });
  setHeaders();
  return undefined;
}

const bodyOf = (body: NonNullable<CheckedAnswer['content']>['body']) =>
  typeof body === 'string' || Buffer.isBuffer(body) ? body : readableOf(body);

/** Sends an informational response (RFC 9110, 15.2). A browser ignores those that it does not know. */
async function inform(
  { req, res }: Koa.Context,
  status: number,
  headers: CheckedAnswer['headers'],
): Promise<void> {
  // HTTP/1.0 has none.
  if (req.httpVersionMajor === 1 && req.httpVersionMinor === 0) return;
  if (status === 100) res.writeContinue();
  else if (status === 102) res.writeProcessing();
  else
    await new Promise<void>(resolve => {
      const hints = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
      res.writeEarlyHints(Object.fromEntries(hints), resolve);
    });
}

/** Answers as the operation would, or with an error of the same form. */
async function refuse(
  ctx: Koa.Context,
  { status, error: code }: CheckedAnswer,
  operation: Operation | null,
  { served, refusals, answerer }: Sending,
): Promise<void> {
  const { declaredReplies, errorHeaders } = await import('../prefer/declared.ts');
  const isMeant = (row: ErrorRow | null) =>
    row !== null && (code === undefined ? row.status === status : row.code === code);
  const replies = operation === null ? [] : declaredReplies(operation, served(), refusals);
  const declared = replies.find(({ error }) => isMeant(error));
  if (declared !== undefined) return answerer.reply(ctx, declared);
  const rows = Object.values(code === undefined ? { ...commonErrors, ...statusErrors } : served().errors);
  const row = rows.find(isMeant) ?? otherError(status ?? 500);
  const error = new MarketplaceError(row, undefined, { headers: errorHeaders(row) });
  const isHidden = operation?.onlyMessage !== undefined && row.status < 500;
  return answerer.refuse(ctx, error, isHidden ? operation.onlyMessage : row.message);
}

const otherError = (status: number): ErrorRow => ({
  code: 'fault',
  status,
  message: STATUS_CODES[status] ?? `Status ${status}`,
});
