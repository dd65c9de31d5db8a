/** The form that invites a person. */
import type { Role } from '../../../generated/types.ts';
import { declareForm } from '../../forms/declare.ts';
import { html } from '../../html.ts';

/** The roles, with what they may do, from the one that may do the most. */
const roleWords: Readonly<Record<Role, string>> = {
  owner: 'Owner: can do everything',
  developer: 'Developer: everything except managing members',
  viewer: 'Viewer: can only read',
};

const wrongEmail = 'Enter an e-mail address such as sam@example.com.';

export const invitationForm = declareForm({ create: 'CreateInvitationRequest' }, [
  {
    name: 'email',
    kind: 'email',
    attributes: () => html` autocapitalize="none"`,
    subject: 'The e-mail address',
    label: 'E-mail address',
    messages: { minLength: wrongEmail, format: wrongEmail },
  },
  {
    name: 'role',
    words: roleWords,
    blank: 'developer',
    subject: 'The role',
    label: 'Role',
    messages: { minLength: 'Choose a role.', enum: 'Choose a role.' },
  },
]);
