/** The pages of the person who has opened the link of an invitation. */
import type { Role } from '../../../generated/types.ts';
import { type Html, html } from '../../html.ts';
import { layout } from '../../layout.ts';
import { field } from '../../pages/controls.ts';
import { errorSummary } from '../../pages/form-parts.ts';
import { csrfField } from '../../pages/parts.ts';
import type { FormErrors, Frame } from '../../views.ts';

interface AcceptView {
  /** The path of the page. */
  readonly action: string;
  readonly email: string;
  readonly role: Role;
  readonly workspace: string;
  /** Who invites, or `null` if nobody knows their name. */
  readonly inviter: string | null;
  /** The name of the invited user, who is logged in, or `null`. */
  readonly member: string | null;
  /** The address of the login; `null`: the host has its own, and the console does not know where. */
  readonly logIn: string | null;
  /** Whether an account can be created here. */
  readonly maySignUp: boolean;
  readonly name: string;
  readonly errors: FormErrors;
}

/** Invites to join, to log in first, or to create an account. It is the same for every address. */
export function acceptPage(frame: Frame, view: AcceptView): string {
  const { email, role, workspace, inviter, member, maySignUp } = view;
  const who = inviter === null ? 'You are invited' : `${inviter} invites you`;
  return layout(
    frame,
    'Join a workspace',
    html`<div class="card narrow stack">
<h1>Join ${workspace}</h1>
<p class="muted">${who} to this workspace of ${frame.brand}, as <strong>${email}</strong> with the role ${role}.</p>
${member !== null ? joinForm(frame, view, member) : maySignUp ? [accountForm(frame, view), logInLink(view)] : logInOnly(view)}
</div>`,
  );
}

const joinForm = (frame: Frame, { action }: AcceptView, name: string): Html =>
  html`<form class="stack" method="post" action="${action}">
${csrfField(frame)}
<p>You are logged in as ${name}.</p>
<button class="button primary wide" type="submit">Join workspace</button>
</form>`;

const accountForm = (frame: Frame, { action, name, errors }: AcceptView): Html =>
  html`<form class="stack" method="post" action="${action}">
${csrfField(frame)}
${errorSummary('join', errors, 'You have not joined yet. Please correct:')}
${field('join', 'name', errors, {
  label: 'Your name',
  control: aria =>
    html`<input${aria} name="name" type="text" maxlength="100" required autocomplete="name" value="${name}">`,
})}
${field('join', 'password', errors, {
  label: 'New password',
  hint: 'At least 8 characters.',
  control: aria =>
    html`<input${aria} name="password" type="password" minlength="8" maxlength="200" required autocomplete="new-password">`,
})}
<button class="button primary wide" type="submit">Create account and join</button>
</form>`;

const logInLink = ({ logIn }: AcceptView): Html | false =>
  logIn !== null && html`<p class="muted">Do you have an account already? <a href="${logIn}">Log in</a></p>`;

const logInOnly = ({ logIn }: AcceptView): Html =>
  logIn === null
    ? html`<p>Log in with the account of this address first, and open the link again.</p>`
    : html`<p><a class="button primary wide" href="${logIn}">Log in to join</a></p>
<p class="muted">You need an account with this address. If you have none, ask the people who run this service for one.</p>`;

/** For somebody who is logged in with another address. */
export const otherUserPage = (
  frame: Frame,
  view: {
    readonly action: string;
    readonly email: string;
    readonly own: string;
    /** Whether the console can log them out. */
    readonly logsOut: boolean;
  },
): string =>
  layout(
    frame,
    'This invitation is for somebody else',
    html`<div class="card narrow stack message">
<h1>This invitation is for somebody else</h1>
<p class="muted">It is for <strong>${view.email}</strong>, and you are logged in as <strong>${view.own}</strong>. ${view.logsOut ? 'Log out to join with the invited address.' : 'Log out, and open the link again to join with the invited address.'}</p>
${
  view.logsOut &&
  html`<form method="post" action="${frame.base}/logout">
${csrfField(frame)}
<input type="hidden" name="return_to" value="${view.action}">
<button class="button primary wide" type="submit">Log out</button>
</form>`
}
<p class="actions"><a class="button" href="${frame.base}">Back to the console</a></p>
</div>`,
  );
