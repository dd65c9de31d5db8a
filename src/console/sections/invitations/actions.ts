/** Invites people to a workspace. */
import { MarketplaceError } from '../../../common/errors/errors.ts';
import type { CreatedInvitation } from '../../../generated/types.ts';
import {
  createInvitation as create,
  listInvitations,
  resendInvitation as resend,
  revokeInvitation as revoke,
} from '../../../invitations/handlers.ts';
import { callOf, type NoticeWords, orNotFound, placeOf, redirectWith, sender } from '../../actions/call.ts';
import { creation } from '../../actions/creation.ts';
import { openPage } from '../../actions/open-page.ts';
import { demoLinkTo } from '../../demo.ts';
import { noteChange } from '../../noted-changes.ts';
import { PageError } from '../../page-error.ts';
import { requireMember, workspaceOf } from '../../session/member.ts';
import { leaveSecret, takeSecret } from '../../session/secret-once.ts';
import type { Notice } from '../../views.ts';
import type { Answer, LoggedInUser } from '../../visit.ts';
import { invitationForm } from './form.ts';
import { invitationsPage, type NewLink } from './page.ts';
import type { InvitationVisit } from './visit.ts';

/** The possible notices after an action; never free text. */
const done: Readonly<Record<string, string>> = {
  sent: 'Invitation sent.',
  revoked: 'Invitation revoked. Its link does not work any more.',
  already: 'This form has already invited this person. If you need another link, send the invitation again.',
};

const listOf = (visit: InvitationVisit) => `${placeOf(visit)}/settings/invitations`;

export async function goToInvitations(visit: InvitationVisit): Promise<Answer> {
  return { redirect: listOf(visit) };
}

export async function showInvitations(visit: InvitationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const left = await takeSecret(visit, member, listOf(visit));
  const link =
    left === null ? null : { url: left.url ?? '', email: left.email ?? '', isDemo: left.demo === 'yes' };
  return { html: await page(visit, member, done, link) };
}

async function page(
  visit: InvitationVisit,
  member: LoggedInUser,
  notice: NoticeWords | { readonly shown: Notice },
  link: NewLink | null = null,
): Promise<string> {
  const current = workspaceOf(visit, member);
  const { result: invitations } = await listInvitations(callOf(visit, current.workspace.id, {}));
  const names = await visit.repository.users.namesOf([
    ...new Set(invitations.flatMap(({ invited_by: by }) => by ?? [])),
  ]);
  return invitationsPage({
    ...openPage(visit, member, notice),
    canManage: current.role === 'owner',
    invitations,
    names,
    sends: visit.service.send !== null,
    link,
    now: visit.now,
  });
}

/** What an owner reads of a refused form, and at which field. */
const refusals: Readonly<Record<string, readonly [field: string, text: string]>> = {
  already_member: ['email', 'A member of this workspace has this address.'],
  already_invited: ['email', 'This address is invited already. Send the invitation again instead.'],
  too_many_invitations: ['form', 'There are too many pending invitations. Revoke some first.'],
};

const onlyOwners = () =>
  new PageError(403, 'Not allowed', 'Only owners of this workspace can invite people.');

const isStored = async ({ repository }: InvitationVisit, workspaceId: string, id: string) =>
  (await repository.invitations.list(workspaceId)).some(one => one.id === id);

const inviting = creation({
  what: 'invitations',
  list: (visit: InvitationVisit) => listOf(visit),
  listName: 'Invitations',
  title: 'Invite a person',
  save: 'Invite',
  refusal: 'Nobody was invited. Please correct:',
  fieldPrefix: 'invite',
  form: invitationForm,
  prefix: 'inv',
  check(visit, member) {
    if (workspaceOf(visit, member).role !== 'owner') throw onlyOwners();
  },
  async create(visit, { id, member, workspaceId, call, refuse }): Promise<Answer> {
    const invitation = call();
    try {
      const { result } = await create(invitation, { by: member.user.id }, id);
      return next(visit, member, 'createInvitation', result);
    } catch (error) {
      const { code = '' } = error instanceof MarketplaceError ? error : {};
      if (code === 'already_invited' && (await isStored(visit, workspaceId, id)))
        return redirectWith(visit, listOf(visit), 'already');
      const [field, words] = refusals[code] ?? [];
      if (field !== undefined) return refuse({ [field]: words ?? '' }, 409);
      const { text, status, ...more } = failureOf(visit, error);
      return { ...(await refuse({ form: text }, status)), ...more };
    }
  },
  leadTo: (_, __, answer) => answer,
});

export const newInvitation = inviting.show;
export const refillInvitation = inviting.refill;
export const createInvitation = inviting.send;

/** Shows the link once, or says that the host has sent it. */
function next(
  visit: InvitationVisit,
  member: LoggedInUser,
  operation: string,
  { id, email, url }: CreatedInvitation,
): Answer {
  noteChange(visit, operation, id);
  const demo = url === null ? demoLinkTo(visit.options.repository, email) : null;
  const link = url ?? demo;
  if (link === null) return redirectWith(visit, listOf(visit), 'sent');
  leaveSecret(visit, member, listOf(visit), { url: link, email, demo: demo === null ? '' : 'yes' });
  return { redirect: listOf(visit) };
}

/** What a page says of what an operation has thrown. @throws the error if it is another one */
function failureOf(visit: InvitationVisit, error: unknown) {
  if (!(error instanceof MarketplaceError)) throw error;
  const { code, status, cause, message, headers } = error;
  if (code === 'inviter_not_owner') throw onlyOwners();
  if (code === 'too_many_requests') {
    const text = `Nothing was sent, because ${message.slice(message.indexOf(': ') + 2)}. Please try again later.`;
    return { text, status, retryAfter: Number(headers['Retry-After']) };
  }
  if (code !== 'invitation_not_sent') throw error;
  visit.options.onError(cause, visit.ctx);
  const text = 'The link could not be sent, and nothing was changed. Please try again later.';
  return { text, status };
}

/** The list, with what is wrong. */
async function failed(visit: InvitationVisit, member: LoggedInUser, error: unknown): Promise<Answer> {
  const { text, ...more } = failureOf(visit, error);
  return { html: await page(visit, member, { shown: { kind: 'error', text } }), ...more };
}

export async function resendInvitation(visit: InvitationVisit): Promise<Answer> {
  const { member, workspaceId } = await sender(visit, 'invitations');
  try {
    const { result } = await orNotFound(resend(callOf(visit, workspaceId, {}), { by: member.user.id }));
    return next(visit, member, 'resendInvitation', result);
  } catch (error) {
    return failed(visit, member, error);
  }
}

export async function revokeInvitation(visit: InvitationVisit): Promise<Answer> {
  const { member, workspaceId } = await sender(visit, 'invitations');
  try {
    await orNotFound(revoke(callOf(visit, workspaceId, {}), { by: member.user.id }));
  } catch (error) {
    return failed(visit, member, error);
  }
  return redirectWith(visit, listOf(visit), 'revoked');
}
