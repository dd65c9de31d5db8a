import { MarketplaceError } from '../common/errors/errors.ts';
import type { ChangeMemberRequest, Member, Membership, NoInput } from '../generated/types.ts';
import { actingUser } from '../group/acting-user.ts';
import type { Call } from '../group/call.ts';
import type { Outcome } from '../group/operation.ts';
import { isRefused, type MembershipChangeOptions, type Parts, type Refused } from '../repository/index.ts';
import { memberErrors } from './errors.ts';

type MemberCall<Input> = Call<Input, 'memberships' | 'users'>;

/** A membership with the name and the address of its user, who may have been deleted meanwhile. */
async function shown(
  { users }: Pick<Parts, 'users'>,
  { user_id, role }: Readonly<Membership>,
): Promise<Member> {
  const user = await users.find(user_id);
  return { user_id, name: user?.name ?? '', email: user?.email ?? '', role };
}

export async function listMembers({
  principal,
  repository,
}: Pick<MemberCall<NoInput>, 'principal' | 'repository'>): Promise<Outcome<Member[]>> {
  const members = await repository.memberships.list(principal.workspaceId);
  return { result: await Promise.all(members.map(one => shown(repository, one))) };
}

/** The member in the path. */
export async function readMember({
  params,
  principal,
  repository,
}: MemberCall<never>): Promise<Outcome<Member>> {
  const members = await repository.memberships.list(principal.workspaceId);
  const member = members.find(one => one.user_id === params.user_id);
  if (member === undefined) throw new MarketplaceError(memberErrors.member_not_found);
  return { result: await shown(repository, member) };
}

/** `actor`: who asks, if it is not a key. */
export async function changeMember(
  call: MemberCall<ChangeMemberRequest>,
  actor?: MembershipChangeOptions,
): Promise<Outcome<Member>> {
  const { input, params, principal, repository } = call;
  const changed = await repository.memberships.change(
    principal.workspaceId,
    params.user_id ?? '',
    input.role,
    actor ?? actingUser(principal),
  );
  if (isRefused(changed)) throw refusalOf(changed);
  return { result: await shown(repository, changed) };
}

export async function removeMember(
  call: MemberCall<NoInput>,
  actor?: MembershipChangeOptions,
): Promise<Outcome<Member>> {
  const { params, principal, repository } = call;
  const removed = await repository.memberships.remove(
    principal.workspaceId,
    params.user_id ?? '',
    actor ?? actingUser(principal),
  );
  if (isRefused(removed)) throw refusalOf(removed);
  return { result: await shown(repository, removed) };
}

const refusalOf = ({ refused }: Refused<'not_found' | 'last_owner' | 'by_no_owner'>): MarketplaceError =>
  new MarketplaceError(
    {
      not_found: memberErrors.member_not_found,
      last_owner: memberErrors.last_owner,
      by_no_owner: memberErrors.not_an_owner,
    }[refused],
  );
