/** The page of the person who has opened the link of an invitation: they join with their account, or create one. */

import { randomBytes } from 'node:crypto';
import type { User } from '../../../generated/types.ts';
import { type BegunChange, beginChange, recordChange } from '../../../http/recorded-change.ts';
import { invitationsRecordLimits } from '../../../invitations/record-limits.ts';
import { tokenDigest } from '../../../invitations/service.ts';
import { networkOf } from '../../../limits/network.ts';
import { limitIn } from '../../../limits/record-limits.ts';
import { auditedRepository } from '../../../repository/audited-change.ts';
import { type AcceptingUser, isRefused } from '../../../repository/index.ts';
import { hashPassword } from '../../../secrets/passwords.ts';
import { frameOf } from '../../actions/frame.ts';
import { workspaceHref } from '../../layout.ts';
import { actorOf } from '../../recorded-action.ts';
import { readCookie } from '../../session/cookies.ts';
import { browserCookie, checkForm } from '../../session/csrf.ts';
import { findMember } from '../../session/member.ts';
import { loginAddress } from '../../session/return-to.ts';
import { startSession } from '../../session/sessions.ts';
import type { FormErrors } from '../../views.ts';
import { type Answer, formOf, type LoggedInUser } from '../../visit.ts';
import { acceptPage, otherUserPage } from './accept-page.ts';
import { forgetToken, invitedTo, pageOf, tokenIn } from './link.ts';
import { loginFirst, refusalOf } from './refusals.ts';
import type { InvitationVisit } from './visit.ts';

export { openLink } from './link.ts';

const maxNameLength = 100;
const shortestPassword = 8;
const maxPasswordLength = 200;

/** @throws PageError, the same for every link that does not work */
async function invitationOf(visit: InvitationVisit) {
  const found = await visit.repository.invitations.find(invitedTo(visit), tokenDigest(tokenIn(visit)));
  if (found === null) throw refusalOf('not_found');
  if (Date.parse(found.expires_at) <= visit.now) throw refusalOf('expired');
  return found;
}

/** Whether the person who has the link may create the account: see {@link AcceptingUser}. */
const maySignUp = ({ settings, repository }: InvitationVisit, { sent }: { readonly sent: boolean }) =>
  sent && settings.authenticateUser === null && repository.users.create !== undefined;

interface AccountForm {
  readonly name: string;
  readonly errors: FormErrors;
}

export const showInvitation = (visit: InvitationVisit): Promise<Answer> =>
  page(visit, { name: '', errors: {} });

async function page(visit: InvitationVisit, form: AccountForm, status = 200): Promise<Answer> {
  const { repository, service, settings } = visit;
  const invitation = await invitationOf(visit);
  const member = await findMember(visit);
  const frame = frameOf(visit, member === null ? { cookie: browserCookie(visit) } : { member });
  const action = pageOf(visit);
  const { email, role, sent, invited_by: inviter } = invitation;
  if (member !== null && member.user.email !== email) {
    const logsOut = settings.authenticateUser === null;
    return { html: otherUserPage(frame, { action, email, own: member.user.email, logsOut }), status: 403 };
  }
  const html = acceptPage(frame, {
    action,
    email,
    role,
    workspace: await service.nameOf(invitedTo(visit)),
    inviter: inviter === null ? null : ((await repository.users.find(inviter))?.name ?? null),
    member: member?.user.name ?? null,
    logIn: loginAddress(visit),
    maySignUp: maySignUp(visit, { sent }),
    ...form,
  });
  return { html, status };
}

export async function acceptInvitation(visit: InvitationVisit): Promise<Answer> {
  const member = await findMember(visit);
  const form = await formOf(visit);
  checkForm(visit, form.one('csrf'), member?.cookie ?? readCookie(visit, 'mk_browser'));
  const invitation = await invitationOf(visit);
  if (member !== null) {
    const begun = beginJoining(visit, invitation.id, member);
    const made = await accept(visit, { userId: member.user.id }, begun);
    if (isRefused(made) && made.refused === 'other_user') return showInvitation(visit);
    if (isRefused(made) && made.refused !== 'taken') throw refusalOf(made.refused);
    return joined(visit, invitation.id, isRefused(made) ? null : member, begun);
  }
  if (!maySignUp(visit, invitation)) throw loginFirst();
  const name = form.one('name').trim();
  const password = form.one('password');
  const errors = problemsOf(name, password);
  if (Object.keys(errors).length > 0) return page(visit, { name, errors }, 422);
  const signedUp = await signUp(visit, invitation.id, { name, email: invitation.email, password });
  if (signedUp === null) {
    const text = 'This did not work. If you have an account, log in with it instead.';
    return page(visit, { name, errors: { form: text } }, 409);
  }
  const { user, begun } = signedUp;
  const cookie = await startSession(visit, user.id);
  return joined(visit, invitation.id, { user, cookie: cookie ?? '' }, begun);
}

/** Who joins. */
type Joining = Pick<LoggedInUser, 'user' | 'cookie'>;

/** The entry of the audit log for somebody who joins. */
const joining = (visit: InvitationVisit, recordId: string, member: Joining) => ({
  workspaceId: invitedTo(visit),
  actor: actorOf(visit, member),
  operation: 'acceptInvitation',
  recordId,
  record: {
    kind: 'invitation',
    before: null,
    after: { email: member.user.email },
    input: null,
    keepsValues: true,
    keepsUrls: false,
    made: [],
  },
});

/** The entry is stored in the same step as the membership. */
const beginJoining = (visit: InvitationVisit, recordId: string, member: Joining): BegunChange =>
  beginChange(visit.ctx, visit.options, invitedTo(visit), () => joining(visit, recordId, member));

const accept = (visit: InvitationVisit, accepting: AcceptingUser, begun: BegunChange) =>
  auditedRepository(visit.repository, begun.next).invitations.accept(
    invitedTo(visit),
    tokenDigest(tokenIn(visit)),
    accepting,
    new Date(visit.now).toISOString(),
    { most: limitIn(visit.options.limits, invitationsRecordLimits, 'members') },
  );

/** Creates the account, and joins with it. `null`: there is an account with this address. */
async function signUp(
  visit: InvitationVisit,
  invitationId: string,
  { name, email, password }: { readonly name: string; readonly email: string; readonly password: string },
): Promise<{ readonly user: User; readonly begun: BegunChange } | null> {
  const { throttle, ctx, options } = visit;
  // Hashing costs as much as a login, and is limited like one.
  const attempt = throttle.attempt(email, ctx.ip, options.now());
  await attempt.begin();
  const user = {
    id: `user_${randomBytes(12).toString('base64url')}`,
    email,
    name,
    password: await hashPassword(password, { line: 'log-ins', share: networkOf(ctx.ip) }),
  };
  // Their session begins later.
  const begun = beginJoining(visit, invitationId, { user, cookie: '' });
  const made = await accept(visit, { user }, begun);
  if (isRefused(made) && made.refused === 'email_taken') return null;
  if (isRefused(made)) throw refusalOf(made.refused);
  await attempt.succeed();
  return { user, begun };
}

/** Leads into the workspace. `member`: who has joined; `null`: they were a member before. */
async function joined(
  visit: InvitationVisit,
  recordId: string,
  member: Joining | null,
  begun: BegunChange,
): Promise<Answer> {
  const { base, ctx, options } = visit;
  forgetToken(visit);
  if (member !== null) await recordChange(ctx, options, joining(visit, recordId, member), begun);
  return { redirect: workspaceHref({ base, current: { workspace: { id: invitedTo(visit) } } }) };
}

function problemsOf(name: string, password: string): FormErrors {
  const errors: Record<string, string> = {};
  if (name === '') errors.name = 'Enter your name.';
  else if ([...name].length > maxNameLength)
    errors.name = `The name can have at most ${maxNameLength} characters.`;
  else if (/\p{Cc}/u.test(name)) errors.name = 'The name contains characters that cannot be shown.';
  if (password.length < shortestPassword || password.length > maxPasswordLength)
    errors.password = `The password must have ${shortestPassword} to ${maxPasswordLength} characters.`;
  return errors;
}
