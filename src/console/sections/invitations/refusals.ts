/** Why somebody cannot join, as pages. */
import type { AcceptObstacle } from '../../../repository/index.ts';
import { PageError } from '../../page-error.ts';

const again = 'Ask the person who invited you to send the invitation again.';

const refusals: Readonly<Record<AcceptObstacle, readonly [status: number, title: string, text: string]>> = {
  not_found: [
    404,
    'This invitation does not work',
    `It was used already, revoked, or replaced by a newer one. ${again}`,
  ],
  expired: [410, 'This invitation has expired', again],
  other_user: [403, 'This invitation is for somebody else', 'Log out, and open the link again.'],
  not_sent: [403, 'Log in first', 'Log in with the account of the invited address, and open the link again.'],
  taken: [409, 'You are a member already', 'The workspace is among yours.'],
  too_many: [
    409,
    'This workspace is full',
    'It has as many members as it may have. Ask the person who invited you to make room.',
  ],
  user_unknown: [403, 'Your account does not exist any more', 'Log out, and open the link again.'],
  user_taken: [409, 'The account was not created', 'Send the form again.'],
  email_taken: [409, 'The account was not created', 'Log in with your account, and open the link again.'],
};

export const refusalOf = (obstacle: AcceptObstacle): PageError => new PageError(...refusals[obstacle]);

/** For a form without a session, which could not create an account. */
export const loginFirst = (): PageError =>
  new PageError(401, ...(refusals.not_sent.slice(1) as [string, string]));
