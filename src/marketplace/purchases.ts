import { MarketplaceError } from '../errors.ts';
import type { Purchase, PurchaseValidationRequest } from '../generated/types.ts';
import type { Call, Outcome } from '../operation.ts';

export async function purchaseByCode({
  input,
  principal,
  repository,
}: Call<PurchaseValidationRequest>): Promise<Outcome<Readonly<Purchase>>> {
  const purchase = await repository.purchases.findByCode(principal.workspaceId, input.purchase_code);
  if (purchase === null) throw new MarketplaceError('invalid_purchase_code');
  return { result: purchase };
}
