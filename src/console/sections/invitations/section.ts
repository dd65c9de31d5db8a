/** The invitations to a workspace, and the page of the invited person. */
import { section, workspacePath as workspace } from '../../section.ts';

const list = `${workspace}/settings/invitations`;
const one = `${list}/:invitation_id`;

export const invitationsSection = section({
  nav: { label: 'Invitations', path: '/settings/invitations', group: 'Settings', icon: 'send', order: 11 },
  routes: [
    [list, { GET: 'showInvitations', POST: 'createInvitation' }, 'refillInvitation'],
    [`${list}/new`, { GET: 'newInvitation' }],
    [`${one}/resend`, { GET: 'goToInvitations', POST: 'resendInvitation' }],
    [`${one}/revoke`, { GET: 'goToInvitations', POST: 'revokeInvitation' }],
    ['/join/:invited_to', { GET: 'showInvitation', POST: 'acceptInvitation' }],
    ['/join/:invited_to/:token', { GET: 'openLink' }],
  ],
  changes: { acceptInvitation: 'Accept an invitation' },
  load: async () => ({ ...(await import('./actions.ts')), ...(await import('./accept.ts')) }),
});
