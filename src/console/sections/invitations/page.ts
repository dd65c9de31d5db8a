/** The pending invitations of a workspace, a link to the form that invites, and the page that shows a link once. */
import type { Invitation } from '../../../generated/types.ts';
import { capitalised } from '../../format.ts';
import { type Html, html } from '../../html.ts';
import { workspaceHref } from '../../layout.ts';
import { badge } from '../../pages/badge.ts';
import { statusColumn, timeColumn } from '../../pages/columns.ts';
import { moreMenu, questionItem } from '../../pages/detail.ts';
import { listPage } from '../../pages/list-page.ts';
import type { ListTable } from '../../pages/list-table.ts';
import { copyButton } from '../../pages/parts.ts';
import type { Frame, OpenPage } from '../../views.ts';

/** A link that was just made. */
export interface NewLink {
  readonly url: string;
  readonly email: string;
  /** Whether a demo would have mailed it. */
  readonly isDemo: boolean;
}

export interface InvitationsView extends OpenPage {
  readonly invitations: readonly Invitation[];
  /** Of users, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Whether the application sends the links. */
  readonly sends: boolean;
  readonly link: NewLink | null;
  readonly now: number;
}

/** Only owners can manage them. */
export const invitationsPage = (view: InvitationsView): string =>
  listPage<Invitation>(view, {
    ...invitationTable(view),
    title: 'Invitations',
    lead: view.sends
      ? 'An invited person gets a link by e-mail, and becomes a member when they accept. The link works once, for 7 days.'
      : 'You get a link for each person to pass on. They become a member when they accept with their account. The link works once, for 7 days.',
    create: [workspaceHref(view.frame, '/settings/invitations/new'), 'Invite a person'],
    viewers: html`<p class="notice">Only owners of this workspace can invite people.</p>`,
    above: view.link !== null && linkBox(view.link),
    empty: ['No pending invitations', 'Invited people are listed here until they have joined.'],
  });

export const invitationTable = ({
  frame,
  invitations,
  names,
  canManage,
  now,
}: Pick<
  InvitationsView,
  'frame' | 'invitations' | 'names' | 'canManage' | 'now'
>): ListTable<Invitation> => ({
  label: 'Invitations',
  rows: invitations,
  href: () => null,
  columns: [
    { title: 'E-mail', cell: ({ email }) => email },
    statusColumn(one =>
      Date.parse(one.expires_at) > now ? badge('waiting', 'Pending') : badge('off', 'Expired'),
    ),
    { title: 'Role', cell: ({ role }) => capitalised(role), size: 's' },
    {
      title: 'Invited by',
      cell: ({ invited_by: by }) => names.get(by ?? '') ?? by ?? '',
      wideOnly: true,
    },
    timeColumn(frame, 'Expires', one => one.expires_at),
  ],
  actions: one => canManage && actions(frame, one),
});

function actions(frame: Frame, { id, email }: Invitation): Html {
  const path = workspaceHref(frame, `/settings/invitations/${encodeURIComponent(id)}`);
  const resend = questionItem(frame, {
    words: 'Send again',
    action: `${path}/resend`,
    text: 'Makes a new link for 7 days. The earlier link stops working.',
    button: 'Make a new link',
    destroys: false,
  });
  const revoke = questionItem(frame, {
    words: 'Revoke',
    action: `${path}/revoke`,
    question: 'Revoke this invitation?',
    text: 'Its link stops working.',
    button: 'Revoke invitation',
  });
  return moreMenu([resend, revoke], `More actions on the invitation of ${email}`);
}

/** The link, for the person who invites to pass on. */
const linkBox = ({ url, email, isDemo }: NewLink): Html =>
  html`<section class="card callout" aria-labelledby="secret-title">
<h2 id="secret-title">Copy the link now. It will not be shown again.</h2>
<p>${isDemo ? html`This is a mock server, which sends no e-mail. Open the link as <strong>${email}</strong>` : html`Send it to <strong>${email}</strong> yourself`}. It works once, for 7 days, and only for the account of this address.</p>
<div class="copyable secret"><code id="secret">${url}</code>${copyButton('secret', 'the link')}</div>
</section>`;
