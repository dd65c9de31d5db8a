/** Refusals that could be guesses, such as those of wrong purchase codes: whoever meets them too often has to wait. */
import type Koa from 'koa';
import type { Awaitable } from '../awaitable.ts';
import { MarketplaceError } from '../errors.ts';
import { limitsInProcess } from '../limits/in-process.ts';
import { networkOf } from '../limits/network.ts';
import type { ResolvedRateLimits } from '../limits/options.ts';
import { type Counted, Tries } from '../limits/tries.ts';
import type { Call, Operation, Outcome } from '../operation.ts';
import type { LimitsRepository, Repository } from '../repository/index.ts';

type Handler = Operation['handler'];

/**
 * Carries out a handler whose refusals of one code are counted. Only refusals cost a look at the storage: what
 * is right is answered as fast as ever, while a process that knows of too many refuses all.
 */
export type Watch = (ctx: Koa.Context, call: Call<never>, handler: Handler) => Awaitable<Outcome<object>>;

/** `null` where nothing of the operation is to be watched. */
export function createWatch(
  operation: Operation,
  { purchaseCodes, purchaseCodesOfAddress }: ResolvedRateLimits,
  repository: Repository & { readonly limits?: LimitsRepository },
): Watch | null {
  const { guessed } = operation;
  if (guessed === undefined || (purchaseCodes === null && purchaseCodesOfAddress === null)) return null;
  const tries = new Tries(repository.limits ?? limitsInProcess());

  function countedOf(ctx: Koa.Context, { principal: { workspaceId, keyId } }: Call<never>): Counted[] {
    const counted: Counted[] = [];
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

  async function refuse(ctx: Koa.Context, call: Call<never>, error: unknown): Promise<never> {
    if (error instanceof MarketplaceError && error.code === guessed)
      await tries.count(countedOf(ctx, call), call.now);
    throw error;
  }

  return (ctx, call, handler) => {
    if (!tries.areFree) tries.check(countedOf(ctx, call), call.now);
    try {
      const outcome = handler(call);
      return outcome instanceof Promise ? outcome.catch(error => refuse(ctx, call, error)) : outcome;
    } catch (error) {
      return refuse(ctx, call, error);
    }
  };
}
