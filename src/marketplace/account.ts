import { type Awaitable, after } from '../common/awaitable.ts';
import { MarketplaceError } from '../common/errors.ts';
import type { Account, NoInput } from '../generated/types.ts';
import type { Call, Outcome } from '../group/operation.ts';

export function accountDetails({
  principal,
  repository,
}: Call<NoInput, 'accounts'>): Awaitable<Outcome<Readonly<Account>>> {
  return after(repository.accounts.findByWorkspace(principal.workspaceId), account => {
    // A key whose workspace has no account: the specification knows one message for this endpoint.
    if (account === null) throw new MarketplaceError('invalid_request');
    return { result: account };
  });
}
