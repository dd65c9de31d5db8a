/**
 * The link of an invitation. It leads to a page without its token, which waits in a cookie: so the token is in no
 * referrer, and in no URL to return to after a login, and nobody reads it over a shoulder.
 */
import { hash } from 'node:crypto';
import { tokenShape } from '../../../invitations/service.ts';
import { PageError } from '../../page-error.ts';
import { type CookieName, cookiesOf, readCookie, writeCookie } from '../../session/cookies.ts';
import type { Answer } from '../../visit.ts';
import type { InvitationVisit } from './visit.ts';

/** How long somebody may take to log in before joining. */
const seconds = 3_600;
/**
 * How many links can be open. Another site could open many in somebody's browser, which would drop other cookies for them,
 * such as that of the session, and send more than a server reads.
 */
const maxOpen = 10;

/** The id of the workspace that the visitor is invited to. */
export const invitedTo = ({ params }: InvitationVisit): string => params.invited_to ?? '';

/** Of each workspace its own, so that two invitations can be open at the same time. */
const cookieName = (visit: InvitationVisit): CookieName =>
  `mk_invitation_${hash('sha256', invitedTo(visit), 'hex').slice(0, 16)}`;

export const pageOf = (visit: InvitationVisit): string =>
  `${visit.base}/join/${encodeURIComponent(invitedTo(visit))}`;

export async function openLink(visit: InvitationVisit): Promise<Answer> {
  const { token = '' } = visit.params;
  if (tokenShape.test(token)) {
    const name = cookieName(visit);
    const others = cookiesOf(visit, 'invitation').filter(other => other !== name);
    if (others.length >= maxOpen) for (const other of others) writeCookie(visit, other, '', 0);
    writeCookie(visit, name, token, seconds);
  }
  return { redirect: pageOf(visit) };
}

/** @throws PageError if no link was opened in this browser */
export function tokenIn(visit: InvitationVisit): string {
  const token = readCookie(visit, cookieName(visit), tokenShape);
  if (token !== null) return token;
  throw new PageError(
    404,
    'Open the link of the invitation again',
    'This page needs the link that was sent to you, at most an hour ago and in this browser. Check that the link is complete.',
  );
}

export const forgetToken = (visit: InvitationVisit): void => writeCookie(visit, cookieName(visit), '', 0);
