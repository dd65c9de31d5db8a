import { type Awaitable, after } from '../awaitable.ts';
import { MarketplaceError } from '../errors.ts';
import type { Purchase, PurchaseValidationRequest } from '../generated/types.ts';
import type { Call, Outcome } from '../operation.ts';

export function purchaseByCode({
  input,
  principal,
  repository,
}: Call<PurchaseValidationRequest>): Awaitable<Outcome<Readonly<Purchase>>> {
  return after(repository.purchases.findByCode(principal.workspaceId, input.purchase_code), purchase => {
    if (purchase === null) throw new MarketplaceError('invalid_purchase_code');
    return { result: purchase };
  });
}
