import { errorRows } from '../common/errors/errors.ts';

export const invitationErrors = errorRows({
  inviter_not_owner: {
    status: 403,
    message:
      'Only owners can invite: use a key that an owner has created, and whose scopes an owner has last set',
  },
  invitation_not_found: { status: 404, message: 'Invitation not found' },
  already_member: { status: 409, message: 'A member of the workspace has this e-mail address' },
  already_invited: {
    status: 409,
    message: 'This e-mail address is invited already: send the invitation again',
  },
  too_many_invitations: { status: 409, message: 'Pending invitation limit reached' },
  no_console: { status: 409, message: 'Invitations are accepted in the console, which is not served' },
  invitation_not_sent: {
    status: 502,
    message: 'The link could not be sent, and nothing was changed: try again later',
  },
});
