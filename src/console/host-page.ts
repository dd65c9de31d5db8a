/** What a host's own group needs to render a console page: the visitor, and the frame around the content. */
import type { Call } from '../group/call.ts';
import type { MemberWorkspace } from '../repository/index.ts';
import { sender } from './actions/call.ts';
import { frameOf } from './actions/frame.ts';
import { type Html, html } from './html.ts';
import { layout, workspaceHref } from './layout.ts';
import { csrfField } from './pages/parts.ts';
import { mayManageKeys, requireMember, workspaceOf } from './session/member.ts';
import type { Answer, Form, LoggedInUser, Visit } from './visit.ts';

export interface HostPage {
  readonly workspace: MemberWorkspace['workspace'];
  readonly role: MemberWorkspace['role'];
  /** The logged-in member. */
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
  /** Whether the member's role may change things. A viewer may not. */
  readonly mayChange: boolean;
  /**
   * A form that was submitted after its session had ended, to be shown again filled in; it had no effect. Only for the
   * action that the route names as `refill`, otherwise `null`.
   */
  readonly late: Form | null;
  /** The hidden field that every form must contain. */
  readonly csrf: Html;
  /** The URL of a page of the workspace: `href('/wishes')`. */
  href(path: string): string;
  /** Publishes an event of the group. */
  readonly publish: Call<unknown>['publish'];
  /** Renders a page with this content. The title becomes its heading. */
  render(title: string, content: Html, options?: { readonly status?: number }): Answer;
}

/** A form submitted by a member who may change things. */
export interface SentForm extends HostPage {
  readonly form: Form;
}

/**
 * Returns who visits a page of the workspace in the URL. Redirects to the login if nobody is logged in, and shows a 404
 * page if the user is not a member of the workspace.
 *
 * @example
 * const showWishes = async (visit: Visit) => {
 *   const page = await openPage(visit);
 *   return page.render('Wishes', html`<p>Of ${page.workspace.name}</p>`);
 * };
 */
export async function openPage(visit: Visit): Promise<HostPage> {
  return pageOf(visit, visit.late?.member ?? (await requireMember(visit)));
}

/**
 * The same for a submitted form: it must contain the field `csrf`, and viewers are refused. `what`: what the form
 * changes.
 */
export async function readForm(visit: Visit, what: string): Promise<SentForm> {
  const { member, form } = await sender(visit, what);
  return { ...pageOf(visit, member), form };
}

function pageOf(visit: Visit, member: LoggedInUser): HostPage {
  const current = workspaceOf(visit, member);
  const frame = frameOf(visit, { member, current });
  const { id, name, email } = member.user;
  return {
    workspace: current.workspace,
    role: current.role,
    user: { id, name, email },
    mayChange: mayManageKeys(current),
    late: visit.late?.form ?? null,
    csrf: csrfField(frame),
    href: path => workspaceHref(frame, path),
    publish: visit.publishIn(current.workspace.id),
    render: (title, content, { status = 200 } = {}) => ({
      html: layout(
        frame,
        title,
        html`<div class="head">
<p class="eyebrow">${current.workspace.name}</p>
<h1>${title}</h1>
</div>
${content}`,
      ),
      status,
    }),
  };
}
