import { MarketplaceError } from '../errors.ts';
import type { Account, NoInput } from '../generated/types.ts';
import type { Call, Outcome } from '../operation.ts';

export async function accountDetails({
  principal,
  repository,
}: Call<NoInput>): Promise<Outcome<Readonly<Account>>> {
  const account = await repository.accounts.findByWorkspace(principal.workspaceId);
  // A key whose workspace has no account: the specification knows one message for this endpoint.
  if (account === null) throw new MarketplaceError('invalid_request');
  return { result: account };
}
