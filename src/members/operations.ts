/** The members of a workspace over HTTP. */
import { jsonReply, listReply } from '../group/envelope.ts';
import { group } from '../group/group.ts';
import { lazily } from '../group/lazily.ts';
import { operation } from '../group/operation.ts';
import { memberErrors } from './errors.ts';

const memberHandlers = lazily(() => import('./handlers.ts'));
const path = '/api/v1/members/:user_id';
const params = { user_id: { description: 'Id of the user.', example: 'user_mateus' } };
const errors = ['not_an_owner', 'member_not_found', 'last_owner'];

export const members = group({
  name: 'members',
  description: 'The members of a workspace, and their roles.',
  needs: ['memberships', 'users'],
  scopes: {
    'members:read': 'List members',
    'members:write': 'Change the roles of members, and remove them',
  },
  ownerScopes: ['members:write'],
  errors: memberErrors,
  records: { user_id: { kind: 'member', read: memberHandlers.readMember } },
  operations: [
    operation({
      id: 'listMembers',
      method: 'GET',
      path: '/api/v1/members',
      summary: 'List members',
      description: 'Returns the members of the workspace with their roles, by user id.',
      auth: 'bearer',
      scope: 'members:read',
      request: 'NoInput',
      reply: listReply('Member', 'The members.', { about: 'The members of the workspace.' }),
      errors: [],
      handler: memberHandlers.listMembers,
    }),
    operation({
      id: 'changeMember',
      method: 'PATCH',
      path,
      params,
      summary: 'Change the role of a member',
      description:
        'Needs a key that acts for an owner of the workspace: one has created it, and one has last set its scopes. The last owner keeps the role.',
      auth: 'bearer',
      scope: 'members:write',
      request: 'ChangeMemberRequest',
      reply: jsonReply('Member', 'The member.', { about: 'A member.' }),
      errors,
      handler: memberHandlers.changeMember,
    }),
    operation({
      id: 'removeMember',
      method: 'DELETE',
      path,
      params,
      summary: 'Remove a member',
      description:
        'Ends the membership. The keys that the member has created stay valid, but cannot change members any more. Needs a key that acts for an owner of the workspace, or for the member. The last owner cannot be removed.',
      auth: 'bearer',
      scope: 'members:write',
      request: 'NoInput',
      reply: jsonReply('Member', 'The member as it was.'),
      errors,
      handler: memberHandlers.removeMember,
    }),
  ],
});
