/** Rate limits for errors that can be guesses, such as wrong purchase codes. */
import type Koa from 'koa';
import type { Awaitable } from '../common/concurrency/awaitable.ts';
import { MarketplaceError } from '../common/errors/errors.ts';
import type { Call } from '../group/call.ts';
import type { Operation, Outcome } from '../group/operation.ts';
import { AttemptLimits, type CountedName } from '../limits/attempt-limits.ts';
import { limitsInProcess } from '../limits/in-process.ts';
import { networkOf } from '../limits/network.ts';
import type { ResolvedCommonLimits } from '../limits/options.ts';
import type { PartName, Repository } from '../repository/index.ts';

type Handler = Operation['handler'];

/**
 * Runs a handler and counts its errors with one code. Only such errors query the storage: right answers stay fast, and
 * only while a process knows a blocked caller, it refuses all of its requests.
 */
export type GuessLimiter = (
  ctx: Koa.Context,
  call: Call<never, PartName, never>,
  handler: Handler,
) => Awaitable<Outcome<object>>;

/** `null` if no error of the operation can be a guess. */
export function createGuessLimiter(
  operation: Operation,
  { purchaseCodes, purchaseCodesOfAddress }: ResolvedCommonLimits,
  repository: Repository,
): GuessLimiter | null {
  const { guessed } = operation;
  if (guessed === undefined) return null;
  const tries = new AttemptLimits(repository.limits ?? limitsInProcess(), Number.POSITIVE_INFINITY);

  function countedOf(
    ctx: Koa.Context,
    { principal: { workspaceId, keyId } }: Call<never, PartName, never>,
  ): CountedName[] {
    const counted: CountedName[] = [];
    if (purchaseCodes !== null)
      counted.push({
        name: `${guessed} key ${workspaceId} ${keyId}`,
        policy: { name: 'purchase-code', ...purchaseCodes },
      });
    if (purchaseCodesOfAddress !== null)
      counted.push({
        name: `${guessed} address ${networkOf(ctx.ip)}`,
        policy: { name: 'purchase-code-address', ...purchaseCodesOfAddress },
      });
    return counted;
  }

  async function refuse(
    ctx: Koa.Context,
    call: Call<never, PartName, never>,
    error: unknown,
  ): Promise<never> {
    if (error instanceof MarketplaceError && error.code === guessed)
      await tries.count(countedOf(ctx, call), call.now);
    throw error;
  }

  const check = (ctx: Koa.Context, call: Call<never, PartName, never>) => {
    if (!tries.areFree) tries.check(countedOf(ctx, call), call.now);
  };

  return (ctx, call, handler) => {
    check(ctx, call);
    try {
      const outcome = handler(call);
      if (!(outcome instanceof Promise)) return outcome;
      return outcome.then(
        found => {
          // The limit may have been reached while this request was being processed.
          check(ctx, call);
          return found;
        },
        error => refuse(ctx, call, error),
      );
    } catch (error) {
      return refuse(ctx, call, error);
    }
  };
}
