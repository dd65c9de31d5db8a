/** Invites people to a workspace. */

import { randomBytes } from 'node:crypto';
import { MarketplaceError } from '../common/errors/errors.ts';
import type {
  CreatedInvitation,
  CreateInvitationRequest,
  Invitation,
  InvitationRecord,
  NoInput,
} from '../generated/types.ts';
import { actingUser } from '../group/acting-user.ts';
import type { Outcome } from '../group/operation.ts';
import { limitIn, limitReached } from '../limits/record-limits.ts';
import { isRefused, type MembershipChangeOptions, type Refused, usersOf } from '../repository/index.ts';
import { type InvitationCall, inviterOf } from './call.ts';
import { checkSending, deliver } from './deliver.ts';
import { invitationErrors } from './errors.ts';
import { invitationsRecordLimits } from './record-limits.ts';
import { newInvitationToken, tokenDigest } from './service.ts';

/** How long a link works, in milliseconds. */
const lifetime = 7 * 86_400_000;

/** A new token, and the fields of the record that follow from it. */
function newLink({ now, service }: InvitationCall<unknown>): {
  token: string;
  fields: Pick<InvitationRecord, 'digest' | 'expires_at' | 'sent'>;
} {
  const token = newInvitationToken();
  const expires_at = new Date(now + lifetime).toISOString();
  return { token, fields: { digest: tokenDigest(token), expires_at, sent: service.send !== null } };
}

const shown = ({ digest: _, ...invitation }: Readonly<InvitationRecord>): Invitation => invitation;

export async function listInvitations({
  principal,
  repository,
}: Pick<InvitationCall<NoInput>, 'principal' | 'repository'>): Promise<Outcome<Invitation[]>> {
  return { result: (await repository.invitations.list(principal.workspaceId)).map(shown) };
}

/** The invitation in the path. */
export async function readInvitation({
  params,
  principal,
  repository,
}: InvitationCall<never>): Promise<Outcome<Invitation>> {
  const invitations = await repository.invitations.list(principal.workspaceId);
  const invitation = invitations.find(({ id }) => id === params.invitation_id);
  if (invitation === undefined) throw new MarketplaceError(invitationErrors.invitation_not_found);
  return { result: shown(invitation) };
}

/** `actor`: who asks, if it is not a key. `id`: of the new invitation. */
export async function createInvitation(
  call: InvitationCall<CreateInvitationRequest>,
  actor?: MembershipChangeOptions,
  id = `inv_${randomBytes(12).toString('base64url')}`,
): Promise<Outcome<CreatedInvitation>> {
  const { input, principal, repository, now } = call;
  checkLinks(call);
  const by = actor ?? actingUser(principal);
  const email = input.email.toLowerCase();
  checkSending(call, email, by);
  const { token, fields } = newLink(call);
  const most = limitIn(call.limits, invitationsRecordLimits, 'pendingInvitations');
  const made = await repository.invitations.create(
    principal.workspaceId,
    {
      id,
      email,
      role: input.role,
      invited_by: inviterOf(call, by),
      created_at: new Date(now).toISOString(),
      ...fields,
    },
    { ...by, most },
  );
  if (isRefused(made)) throw refusalOf(made, most);
  try {
    await deliver(call, made, token, by);
  } catch (error) {
    // Nobody has the link. The person who invites can do so again. Somebody may have sent another link meanwhile.
    const { workspaceId } = principal;
    if ((await repository.invitations.find(workspaceId, made.digest)) !== null)
      await repository.invitations.revoke(workspaceId, made.id);
    throw error;
  }
  return { result: withLink(call, made, token) };
}

/**
 * Makes another link, and ends the earlier one, which still works if the new one could not be sent: so the link is sent
 * before it is stored.
 */
export async function resendInvitation(
  call: InvitationCall<NoInput>,
  actor?: MembershipChangeOptions,
): Promise<Outcome<CreatedInvitation>> {
  const { params, principal, repository } = call;
  checkLinks(call);
  const by = actor ?? actingUser(principal);
  const { token, fields } = newLink(call);
  const id = params.invitation_id ?? '';
  if (call.service.send !== null)
    await deliver(call, { ...(await sendable(call, id, by)), ...fields }, token, by);
  const renewed = await repository.invitations.renew(principal.workspaceId, id, fields, by);
  if (isRefused(renewed)) throw refusalOf(renewed);
  return { result: withLink(call, renewed, token) };
}

/** The invitation, if it can be sent now: the storage decides again when it stores the new link. */
async function sendable(
  { principal: { workspaceId }, repository }: InvitationCall<unknown>,
  id: string,
  { by }: MembershipChangeOptions,
): Promise<Readonly<InvitationRecord>> {
  const members = by === undefined ? [] : await repository.memberships.list(workspaceId);
  const isOwner = (id: string) => members.some(({ user_id, role }) => user_id === id && role === 'owner');
  if (!usersOf(by).every(isOwner)) throw refusalOf({ refused: 'by_no_owner' });
  const found = (await repository.invitations.list(workspaceId)).find(one => one.id === id);
  if (found === undefined) throw refusalOf({ refused: 'not_found' });
  return found;
}

export async function revokeInvitation(
  call: InvitationCall<NoInput>,
  actor?: MembershipChangeOptions,
): Promise<Outcome<Invitation>> {
  const { params, principal, repository } = call;
  const revoked = await repository.invitations.revoke(
    principal.workspaceId,
    params.invitation_id ?? '',
    actor ?? actingUser(principal),
  );
  if (isRefused(revoked)) throw refusalOf(revoked);
  return { result: shown(revoked) };
}

function checkLinks({ service, principal }: InvitationCall<unknown>): void {
  if (service.urlOf(principal.workspaceId, '') === null)
    throw new MarketplaceError(invitationErrors.no_console);
}

/** The invitation, with its link if nobody sends it. */
const withLink = (
  { service, principal }: InvitationCall<unknown>,
  record: Readonly<InvitationRecord>,
  token: string,
): CreatedInvitation => ({
  ...shown(record),
  url: service.send === null ? service.urlOf(principal.workspaceId, token) : null,
});

type Obstacle = 'workspace_unknown' | 'not_found' | 'by_no_owner' | 'member' | 'taken' | 'limit';

/** `most`: the limit of `limit`. */
function refusalOf({ refused }: Refused<Obstacle>, most = 0): MarketplaceError {
  if (refused === 'limit') return limitReached(invitationErrors.too_many_invitations, most);
  return new MarketplaceError(
    {
      workspace_unknown: invitationErrors.invitation_not_found,
      not_found: invitationErrors.invitation_not_found,
      by_no_owner: invitationErrors.inviter_not_owner,
      member: invitationErrors.already_member,
      taken: invitationErrors.already_invited,
    }[refused],
  );
}
