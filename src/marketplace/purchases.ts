import { type Awaitable, after } from '../common/concurrency/awaitable.ts';
import { MarketplaceError } from '../common/errors/errors.ts';
import type { Purchase, PurchaseValidationRequest } from '../generated/types.ts';
import type { Call } from '../group/call.ts';
import type { Outcome } from '../group/operation.ts';
import { marketplaceErrors } from './errors.ts';

export function purchaseByCode({
  input,
  principal,
  repository,
}: Call<PurchaseValidationRequest, 'purchases'>): Awaitable<Outcome<Readonly<Purchase>>> {
  // Buyers copy codes out of e-mails, with the spaces around them.
  const code = input.purchase_code.trim();
  return after(repository.purchases.findByCode(principal.workspaceId, code), purchase => {
    if (purchase === null) throw new MarketplaceError(marketplaceErrors.invalid_purchase_code);
    return { result: purchase };
  });
}
