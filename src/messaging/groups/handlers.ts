/** Groups on a channel over HTTP: create, list, read, rename, picture, participants, invite link, leave. */

import { randomBytes } from 'node:crypto';
import { defined } from '../../common/defined.ts';
import { invalidParameters, MarketplaceError } from '../../common/errors/errors.ts';
import type {
  ChangeParticipantsRequest,
  ChatGroup,
  ChatGroupPictureRequest,
  ChatGroupRecord,
  CreateChatGroupRequest,
  CursorListRequest,
  InviteLink,
  InviteLinkRequest,
  NoInput,
  Participant,
  RenameChatGroupRequest,
} from '../../generated/types.ts';
import type { Outcome } from '../../group/operation.ts';
import { limitIn } from '../../limits/record-limits.ts';
import { type ChatGroupChange, isRefused, type OutboxEvent } from '../../repository/index.ts';
import { instanceIdOf, type MessagingCall, perform, refusedAs, requestedInstance } from '../calls.ts';
import { messagingErrors } from '../errors.ts';
import { groupEvent, participantsOf } from '../events.ts';
import { messagingRecordLimits } from '../record-limits.ts';
import { showGroup } from '../show.ts';

const defaultLimit = 20;

const isoOf = (now: number) => new Date(now).toISOString();
const groupNotFound = () => new MarketplaceError(messagingErrors.chat_group_not_found);
const idOf = (params: Readonly<Record<string, string>>) => params.group_id ?? '';

/** @throws MarketplaceError 404 */
async function storedGroup(call: MessagingCall<unknown>): Promise<Readonly<ChatGroupRecord>> {
  const { params, principal, repository } = call;
  const { id } = await requestedInstance(call);
  const group = await repository.messaging.findGroup(principal.workspaceId, id, { id: idOf(params) });
  if (group === null) throw groupNotFound();
  return group;
}

/** A group that the instance is in. @throws MarketplaceError 404, 409 */
async function joinedGroup(call: MessagingCall<unknown>): Promise<Readonly<ChatGroupRecord>> {
  const group = await storedGroup(call);
  if (group.left_at !== null) throw new MarketplaceError(messagingErrors.group_left);
  return group;
}

/** Stores what the channel has done. */
async function stored(
  call: MessagingCall<unknown>,
  change: (group: Readonly<ChatGroupRecord>) => ChatGroupChange,
  events: (group: Readonly<ChatGroupRecord>) => OutboxEvent[] = group => [groupEvent(group, call)],
): Promise<Readonly<ChatGroupRecord>> {
  const { params, principal, repository, now } = call;
  const changed = await repository.messaging.changeGroup(
    principal.workspaceId,
    instanceIdOf(params),
    { id: idOf(params) },
    change,
    { now: isoOf(now), events },
  );
  if (isRefused(changed)) return refusedAs(changed.refused, { not_found: 'chat_group_not_found' });
  return changed;
}

export async function listGroups(
  call: MessagingCall<CursorListRequest>,
): Promise<Outcome<{ data: ChatGroup[]; next_cursor: string | null }>> {
  const { input, principal, repository } = call;
  const { limit = defaultLimit, cursor } = input;
  const { id } = await requestedInstance(call);
  const { groups, next } = await repository.messaging.listGroups(principal.workspaceId, id, {
    limit,
    ...defined({ after: cursor }),
  });
  return { result: { data: groups.map(showGroup), next_cursor: next } };
}

export async function getGroup(call: MessagingCall<NoInput>): Promise<Outcome<ChatGroup>> {
  return { result: showGroup(await storedGroup(call)) };
}

/** `id`: of the group. Of calls with the same id at about the same time, the channel carries out one. */
export async function createGroup(
  call: MessagingCall<CreateChatGroupRequest>,
  { id = `grp_${randomBytes(12).toString('base64url')}` }: { readonly id?: string } = {},
): Promise<Outcome<ChatGroup>> {
  const { input, params, principal, repository, limits, now } = call;
  const { name, participants: addresses } = input;
  const most = limitIn(limits, messagingRecordLimits, 'chatGroups');
  const made = await perform(call, 'group.create', { name, addresses }, { id: id.replace('grp_', 'cmd_') });
  const at = isoOf(now);
  const put = await repository.messaging.putGroup(
    principal.workspaceId,
    instanceIdOf(params),
    {
      id,
      instance_id: instanceIdOf(params),
      address: made.address,
      name: made.name,
      picture_id: made.pictureId ?? null,
      participants: [...made.participants],
      invite_link: made.inviteLink ?? null,
      left_at: null,
      created_at: at,
      changed_at: at,
    },
    { most, events: group => [groupEvent(group, call)] },
  );
  if (isRefused(put))
    return refusedAs(
      put.refused,
      { not_found: 'instance_not_found', too_many: 'too_many_chat_groups' },
      most,
    );
  return { result: showGroup(put) };
}

export async function renameGroup(call: MessagingCall<RenameChatGroupRequest>): Promise<Outcome<ChatGroup>> {
  const { name } = call.input;
  const { address } = await joinedGroup(call);
  await perform(call, 'group.rename', { group: address, name });
  return { result: showGroup(await stored(call, () => ({ name }))) };
}

export async function setGroupPicture(
  call: MessagingCall<ChatGroupPictureRequest>,
): Promise<Outcome<ChatGroup>> {
  const { input, principal, repository } = call;
  const { media_id: mediaId } = input;
  const { address } = await joinedGroup(call);
  if (mediaId !== null) {
    const media = await repository.messaging.findMedia(principal.workspaceId, mediaId);
    if (media === null || !media.type.startsWith('image/'))
      throw invalidParameters({ pointer: '/media_id', reason: 'is not a picture of this workspace' });
  }
  await perform(call, 'group.picture', { group: address, mediaId });
  return { result: showGroup(await stored(call, () => ({ picture_id: mediaId }))) };
}

/** Each action with its command, its event, and what it makes of the participants. */
const actions = {
  add: {
    command: 'group.add',
    reported: 'added',
    change: (before, addresses) => [
      ...before,
      ...addresses
        .filter(address => !before.some(one => one.address === address))
        .map((address): Participant => ({ address, role: 'member' })),
    ],
  },
  remove: {
    command: 'group.remove',
    reported: 'removed',
    change: (before, addresses) => before.filter(({ address }) => !addresses.includes(address)),
  },
  promote: { command: 'group.promote', reported: 'promoted', change: withRole('admin') },
  demote: { command: 'group.demote', reported: 'demoted', change: withRole('member') },
} as const satisfies Record<
  ChangeParticipantsRequest['action'],
  {
    command: string;
    reported: string;
    change: (before: readonly Participant[], addresses: readonly string[]) => Participant[];
  }
>;

/** Maximum number of participants of a group, as in the schema of its record. */
const maxParticipants = 1_024;

function withRole(role: Participant['role']) {
  return (before: readonly Participant[], addresses: readonly string[]): Participant[] =>
    before.map(one => (addresses.includes(one.address) && one.role !== 'owner' ? { ...one, role } : one));
}

export async function changeParticipants(
  call: MessagingCall<ChangeParticipantsRequest>,
): Promise<Outcome<ChatGroup>> {
  const { action, participants: addresses } = call.input;
  const { address, participants: before } = await joinedGroup(call);
  const { command, reported, change } = actions[action];
  if (change(before, addresses).length > maxParticipants)
    throw invalidParameters({
      pointer: '/participants',
      reason: `would give the group more than ${maxParticipants} participants`,
    });
  await perform(call, command, { group: address, addresses });
  const group = await stored(
    call,
    // Others may have been added at the same time.
    ({ participants }) => ({ participants: change(participants, addresses).slice(0, maxParticipants) }),
    changed => [participantsOf(changed, reported, addresses, call)],
  );
  return { result: showGroup(group) };
}

export async function getInviteLink(call: MessagingCall<InviteLinkRequest>): Promise<Outcome<InviteLink>> {
  const { renew = false } = call.input;
  const { address } = await joinedGroup(call);
  const { link } = await perform(call, 'group.invite', { group: address, renew });
  await stored(call, () => ({ invite_link: link }));
  return { result: { invite_link: link } };
}

export async function leaveGroup(call: MessagingCall<NoInput>): Promise<Outcome<ChatGroup>> {
  const { address } = await joinedGroup(call);
  await perform(call, 'group.leave', { group: address });
  return { result: showGroup(await stored(call, () => ({ left_at: isoOf(call.now) }))) };
}
