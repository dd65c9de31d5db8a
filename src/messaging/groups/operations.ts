/** The operations of groups. */

import { jsonReply, pageReply } from '../../group/envelope.ts';
import { lazily } from '../../group/lazily.ts';
import { operationFor } from '../../group/operation.ts';
import type { MessagingService } from '../service.ts';
import { instance, performed, performedInGroup, read, write } from '../shapes.ts';

const handlers = lazily(() => import('./handlers.ts'));
const operation = operationFor<MessagingService, 'messaging' | 'webhooks'>();
const path = `${instance.path}/groups`;
const group = {
  path: `${path}/:group_id`,
  params: { ...instance.params, group_id: { description: 'Id of the group.', example: 'grp_demo' } },
} as const;
const reply = jsonReply('ChatGroup', 'The group.', { about: 'A group.' });
const changes = ['chat_group_not_found', ...performedInGroup] as const;

export const groupOperations = [
  operation({
    id: 'listGroups',
    method: 'GET',
    path,
    params: instance.params,
    summary: 'List groups',
    description: 'Returns the groups of an instance, also those that it has left.',
    ...read,
    request: 'CursorListRequest',
    reply: pageReply('ChatGroup', 'A page of groups.', { about: 'Groups.' }),
    errors: ['instance_not_found'],
    handler: handlers.listGroups,
  }),
  operation({
    id: 'createGroup',
    method: 'POST',
    path,
    params: instance.params,
    summary: 'Create a group',
    description: 'Creates a group on the channel, with the instance as its owner.',
    ...write,
    request: 'CreateChatGroupRequest',
    reply: { ...reply, status: 201 },
    errors: [...performed, 'too_many_chat_groups'],
    handler: handlers.createGroup,
  }),
  operation({
    id: 'getGroup',
    method: 'GET',
    ...group,
    summary: 'Read a group',
    description: 'Returns the group with its participants.',
    ...read,
    request: 'NoInput',
    reply: { ...reply, revalidate: true },
    errors: ['instance_not_found', 'chat_group_not_found'],
    handler: handlers.getGroup,
  }),
  operation({
    id: 'renameGroup',
    method: 'PATCH',
    ...group,
    summary: 'Rename a group',
    description: 'Changes the name of the group for all participants.',
    ...write,
    request: 'RenameChatGroupRequest',
    reply,
    errors: [...changes],
    handler: handlers.renameGroup,
  }),
  operation({
    id: 'setGroupPicture',
    method: 'PUT',
    path: `${group.path}/picture`,
    params: group.params,
    summary: 'Set the picture of a group',
    description: 'Sets or removes the picture of the group. Upload the picture first.',
    ...write,
    request: 'ChatGroupPictureRequest',
    reply,
    errors: [...changes],
    handler: handlers.setGroupPicture,
  }),
  operation({
    id: 'changeParticipants',
    method: 'POST',
    path: `${group.path}/participants`,
    params: group.params,
    summary: 'Add, remove, promote or demote participants',
    description: 'Changes who is in the group, or who is an admin of it.',
    ...write,
    request: 'ChangeParticipantsRequest',
    reply,
    errors: [...changes],
    handler: handlers.changeParticipants,
  }),
  operation({
    id: 'getInviteLink',
    method: 'POST',
    path: `${group.path}/invite`,
    params: group.params,
    summary: 'Get the invite link of a group',
    description: 'Returns the link with which people can join the group. `renew` revokes the old link.',
    ...write,
    request: 'InviteLinkRequest',
    reply: jsonReply('InviteLink', 'The invite link.'),
    errors: [...changes],
    // Anyone who has the link can join.
    isRecorded: true,
    handler: handlers.getInviteLink,
  }),
  operation({
    id: 'leaveGroup',
    method: 'POST',
    path: `${group.path}/leave`,
    params: group.params,
    summary: 'Leave a group',
    description: 'The instance leaves the group. The group stays in the list, with the time.',
    ...write,
    irreversible: true,
    request: 'NoInput',
    reply,
    errors: [...changes],
    handler: handlers.leaveGroup,
  }),
];
