import { type Awaitable, after } from '../common/concurrency/awaitable.ts';
import { MarketplaceError } from '../common/errors/errors.ts';
import type { Account, NoInput } from '../generated/types.ts';
import type { Call } from '../group/call.ts';
import type { Outcome } from '../group/operation.ts';

export function accountDetails({
  principal,
  repository,
}: Call<NoInput, 'accounts'>): Awaitable<Outcome<Readonly<Account>>> {
  return after(repository.accounts.findByWorkspace(principal.workspaceId), account => {
    // The workspace of the key has no account: the specification has one message for all errors of this endpoint.
    if (account === null) throw new MarketplaceError('invalid_request');
    return { result: account };
  });
}
