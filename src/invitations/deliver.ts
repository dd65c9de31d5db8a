/** Hands the link of an invitation to the host, if it sends links, within the limits. */
import { MarketplaceError } from '../common/errors/errors.ts';
import type { InvitationRecord } from '../generated/types.ts';
import { type MembershipChangeOptions, usersOf } from '../repository/index.ts';
import { type InvitationCall, inviterOf } from './call.ts';
import { invitationErrors } from './errors.ts';

const countedFor = (call: InvitationCall<unknown>, email: string, by: MembershipChangeOptions) => ({
  workspaceId: call.principal.workspaceId,
  inviter: inviterOf(call, by),
  email,
});

/** Refuses what is known to be too much, so that nothing is stored for it. @throws MarketplaceError 429 */
export function checkSending(
  call: InvitationCall<unknown>,
  email: string,
  by: MembershipChangeOptions,
): void {
  const { service, now } = call;
  if (service.send !== null) service.limiter.check(countedFor(call, email, by), now);
}

/** @throws MarketplaceError 429 if too many were sent, 502 if the host could not send it */
export async function deliver(
  call: InvitationCall<unknown>,
  { email, role, expires_at: expiresAt }: Readonly<InvitationRecord>,
  token: string,
  by: MembershipChangeOptions,
): Promise<void> {
  const { service, principal, repository, now } = call;
  const { workspaceId } = principal;
  const { send } = service;
  if (send === null) return;
  const [inviter] = usersOf(by.by);
  const user = inviter === undefined ? null : await repository.users.find(inviter);
  const message = {
    email,
    url: service.urlOf(workspaceId, token) ?? '',
    role,
    workspace: { id: workspaceId, name: await service.nameOf(workspaceId) },
    inviter: user === null ? null : { id: user.id, name: user.name },
    expiresAt,
  };
  const giveBack = await service.limiter.count(countedFor(call, email, by), now);
  try {
    await send(message);
  } catch (cause) {
    await giveBack();
    throw new MarketplaceError(invitationErrors.invitation_not_sent, undefined, { cause });
  }
}
