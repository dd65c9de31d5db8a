/** Invites people to a workspace. */
import { MarketplaceError } from '../../../common/errors/errors.ts';
import type { CreatedInvitation, CreateInvitationRequest } from '../../../generated/types.ts';
import { createInputReader } from '../../../http/input.ts';
import {
  createInvitation as create,
  listInvitations,
  resendInvitation as resend,
  revokeInvitation as revoke,
} from '../../../invitations/handlers.ts';
import { callOf, noticeOf, orNotFound, placeOf, redirectWith, sender } from '../../actions/call.ts';
import { errorsOf, type FormWords } from '../../actions/form-errors.ts';
import { frameOf } from '../../actions/frame.ts';
import { late, lateForm } from '../../actions/late-form.ts';
import { noteChange } from '../../noted-changes.ts';
import { PageError } from '../../page-error.ts';
import { requireMember, workspaceOf } from '../../session/member.ts';
import { leaveSecret, takeSecret } from '../../session/secret-once.ts';
import type { FormErrors, Notice } from '../../views.ts';
import type { Answer, Form, LoggedInUser } from '../../visit.ts';
import { invitationsPage, type NewLink } from './page.ts';
import type { InvitationVisit } from './visit.ts';

/** The possible notices after an action; never free text. */
const done: Readonly<Record<string, string>> = {
  sent: 'Invitation sent.',
  revoked: 'Invitation revoked. Its link does not work any more.',
};

interface InvitationForm {
  readonly email: string;
  readonly role: string;
  readonly errors: FormErrors;
}

const empty: InvitationForm = { email: '', role: 'developer', errors: {} };

const listOf = (visit: InvitationVisit) => `${placeOf(visit)}/settings/invitations`;

export async function goToInvitations(visit: InvitationVisit): Promise<Answer> {
  return { redirect: listOf(visit) };
}

export async function showInvitations(visit: InvitationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const left = await takeSecret(visit, member, listOf(visit));
  const link = left === null ? null : { url: left.url ?? '', email: left.email ?? '' };
  return { html: await page(visit, member, empty, noticeOf(visit, done), link) };
}

async function page(
  visit: InvitationVisit,
  member: LoggedInUser,
  form: InvitationForm,
  notice: Notice | null,
  link: NewLink | null = null,
): Promise<string> {
  const current = workspaceOf(visit, member);
  const { result: invitations } = await listInvitations(callOf(visit, current.workspace.id, {}));
  const names = await visit.repository.users.namesOf([
    ...new Set(invitations.flatMap(({ invited_by: by }) => by ?? [])),
  ]);
  return invitationsPage(frameOf(visit, { member, current }), {
    invitations,
    names,
    isOwner: current.role === 'owner',
    sends: visit.service.send !== null,
    form,
    notice,
    link,
    now: visit.now,
  });
}

const fieldsOf = (form: Form) => ({ email: form.one('email').trim(), role: form.one('role') });

const reader = createInputReader('CreateInvitationRequest');

const words: FormWords = {
  email: {
    field: 'email',
    name: 'The e-mail address',
    reported: { format: 'Enter an e-mail address such as sam@example.com.' },
  },
  role: { field: 'role', name: 'The role', reported: { enum: 'Choose a role.' } },
};

/** What an owner reads of a refused form, and at which field. */
const refusals: Readonly<Record<string, readonly [field: string, text: string]>> = {
  already_member: ['email', 'A member of this workspace has this address.'],
  already_invited: ['email', 'This address is invited already. Send the invitation again instead.'],
  too_many_invitations: ['form', 'There are too many pending invitations. Revoke some first.'],
};

export async function createInvitation(visit: InvitationVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'invitations');
  const fields = fieldsOf(form);
  try {
    const input: CreateInvitationRequest = reader.readWhole({ ...fields }) as never;
    const { result } = await create(callOf(visit, workspaceId, input), { by: member.user.id });
    return next(visit, member, 'createInvitation', result);
  } catch (error) {
    const { code = '', status = 500 } = error instanceof MarketplaceError ? error : {};
    const [field, text] = refusals[code] ?? [];
    if (field === undefined && status !== 400) return failed(visit, member, error, fields);
    const errors = field === undefined ? errorsOf(error, words) : { [field]: text ?? '' };
    const html = await page(visit, member, { ...fields, errors }, null);
    return { html, status: field === undefined ? 422 : 409 };
  }
}

/** Shows the link once, or says that the host has sent it. */
function next(
  visit: InvitationVisit,
  member: LoggedInUser,
  operation: string,
  { id, email, url }: CreatedInvitation,
): Answer {
  noteChange(visit, operation, id);
  if (url === null) return redirectWith(visit, listOf(visit), 'sent');
  leaveSecret(visit, member, listOf(visit), { url, email });
  return { redirect: listOf(visit) };
}

/** The page for what an action has thrown. `form`: what was filled in. */
async function failed(
  visit: InvitationVisit,
  member: LoggedInUser,
  error: unknown,
  form: Pick<InvitationForm, 'email' | 'role'> | null = null,
): Promise<Answer> {
  if (!(error instanceof MarketplaceError)) throw error;
  if (error.code === 'inviter_not_owner')
    throw new PageError(403, 'Not allowed', 'Only owners of this workspace can invite people.');
  const isTooMany = error.code === 'too_many_requests';
  if (error.code !== 'invitation_not_sent' && !isTooMany) throw error;
  if (!isTooMany) visit.options.onError(error.cause, visit.ctx);
  const text = isTooMany
    ? `Nothing was sent, because ${error.message.slice(error.message.indexOf(': ') + 2)}. Please try again later.`
    : 'The link could not be sent, and nothing was changed. Please try again later.';
  const html =
    form === null
      ? await page(visit, member, empty, { kind: 'error', text })
      : await page(visit, member, { ...form, errors: { form: text } }, null);
  return {
    html,
    status: error.status,
    ...(isTooMany && { retryAfter: Number(error.headers['Retry-After']) }),
  };
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

export async function refillInvitation(visit: InvitationVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return { html: await page(visit, member, { ...fieldsOf(form), errors: late }, null) };
}
