/** A page of a host's own group: who visits it, and what surrounds it. */
import type { Call } from '../group/operation.ts';
import type { MemberWorkspace } from '../repository/index.ts';
import { sender } from './actions/call.ts';
import { frameOf } from './actions/frame.ts';
import { type Html, html } from './html.ts';
import { layout, workspaceHref } from './layout.ts';
import { csrfField } from './pages/parts.ts';
import { type Member, mayManageKeys, requireMember, workspaceOf } from './session/member.ts';
import type { Answer, Form, Visit } from './visit.ts';

export interface HostPage {
  readonly workspace: MemberWorkspace['workspace'];
  readonly role: MemberWorkspace['role'];
  /** The member who visits. */
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
  /** Whether their role may change things: a viewer looks only. */
  readonly mayChange: boolean;
  /**
   * A form that they sent after their session had ended, to be shown again as they filled it in; nothing of it has been
   * carried out. Only for the action that the route names as `refill`. `null`: none.
   */
  readonly late: Form | null;
  /** The hidden field that every form must carry. */
  readonly csrf: Html;
  /** Address of a page of the workspace: `href('/wishes')`. */
  href(path: string): string;
  /** Tells webhooks of an event of the group. */
  readonly publish: Call<unknown>['publish'];
  /** The page around a content, which has the title as its heading. */
  render(title: string, content: Html, options?: { readonly status?: number }): Answer;
}

/** A form that was sent by somebody who may change things. */
export interface SentForm extends HostPage {
  readonly form: Form;
}

/**
 * Who visits a page of the workspace that the address names. Whoever is not logged in is led to the log-in; a workspace
 * of which they are no member is a page that is not there.
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

/** The same for a form that was sent: it must carry the field `csrf`, and a viewer is refused. `what`: what it changes. */
export async function readForm(visit: Visit, what: string): Promise<SentForm> {
  const { member, form } = await sender(visit, what);
  return { ...pageOf(visit, member), form };
}

function pageOf(visit: Visit, member: Member): HostPage {
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
