/** The invitations to a workspace over HTTP. */

import { jsonReply, listReply } from '../group/envelope.ts';
import { group } from '../group/group.ts';
import { lazily } from '../group/lazily.ts';
import { operation } from '../group/operation.ts';
import { invitationErrors } from './errors.ts';
import { invitationsLimits } from './limits.ts';
import { invitationsRecordLimits } from './record-limits.ts';
import { invitationService } from './service.ts';

const handlers = lazily(() => import('./handlers.ts'));
const path = '/api/v1/invitations';
const params = { invitation_id: { description: 'Id of the invitation.', example: 'inv_demo' } };
const owner =
  'Needs a key that acts for an owner of the workspace: one has created it, and one has last set its scopes.';

export const invitations = group({
  name: 'invitations',
  description: 'Invitations to a workspace by e-mail address, which were not accepted yet.',
  needs: ['invitations', 'memberships', 'users'],
  scopes: {
    'invitations:read': 'List invitations',
    'invitations:write': 'Invite people, and revoke invitations',
  },
  ownerScopes: ['invitations:write'],
  errors: invitationErrors,
  recordLimits: invitationsRecordLimits,
  limits: invitationsLimits,
  service: invitationService,
  records: { invitation_id: { kind: 'invitation', read: handlers.readInvitation } },
  operations: [
    operation({
      id: 'listInvitations',
      method: 'GET',
      path,
      summary: 'List invitations',
      description: 'Returns the pending and expired invitations, newest first.',
      auth: 'bearer',
      scope: 'invitations:read',
      request: 'NoInput',
      reply: listReply('Invitation', 'The invitations.', {
        about: 'The invitations that were not accepted yet, newest first.',
      }),
      errors: [],
      handler: handlers.listInvitations,
    }),
    operation({
      id: 'createInvitation',
      method: 'POST',
      path,
      summary: 'Invite a person',
      description: `Invites an e-mail address to the workspace. The link works once, for 7 days. The application sends it to the address; otherwise it is in this response only, for you to pass on, and the invited person needs an account. A workspace has up to 50 pending invitations, one for each address. ${owner}`,
      auth: 'bearer',
      scope: 'invitations:write',
      request: 'CreateInvitationRequest',
      reply: {
        ...jsonReply('CreatedInvitation', 'The invitation.', { about: 'The invitation with its link.' }),
        status: 201,
      },
      errors: [
        'inviter_not_owner',
        'already_member',
        'already_invited',
        'too_many_invitations',
        'no_console',
        'invitation_not_sent',
        'too_many_requests',
      ],
      handler: handlers.createInvitation,
    }),
    operation({
      id: 'resendInvitation',
      method: 'POST',
      path: `${path}/:invitation_id/resend`,
      params,
      summary: 'Send an invitation again',
      description: `Makes another link, for 7 days, and ends the earlier one. ${owner}`,
      auth: 'bearer',
      scope: 'invitations:write',
      request: 'NoInput',
      reply: jsonReply('CreatedInvitation', 'The invitation.'),
      errors: [
        'inviter_not_owner',
        'invitation_not_found',
        'no_console',
        'invitation_not_sent',
        'too_many_requests',
      ],
      handler: handlers.resendInvitation,
    }),
    operation({
      id: 'revokeInvitation',
      method: 'DELETE',
      path: `${path}/:invitation_id`,
      params,
      summary: 'Revoke an invitation',
      description: `Its link stops working. ${owner}`,
      auth: 'bearer',
      scope: 'invitations:write',
      request: 'NoInput',
      reply: jsonReply('Invitation', 'The invitation as it was.', { about: 'An invitation.' }),
      errors: ['inviter_not_owner', 'invitation_not_found'],
      handler: handlers.revokeInvitation,
    }),
  ],
});
