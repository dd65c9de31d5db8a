/** Shows a workspace, and renames it. */
import { isRefused } from '../../repository/index.ts';
import { noteChange, noteNoChange } from '../noted-changes.ts';
import { PageError } from '../page-error.ts';
import { workspacePage } from '../pages/workspace.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../session/member.ts';
import type { FormErrors } from '../views.ts';
import type { Answer, LoggedInUser, Visit } from '../visit.ts';
import { noticeOf, placeOf, redirectWith, sender } from './call.ts';
import { frameOf } from './frame.ts';
import { late, lateForm } from './late-form.ts';

const maxNameLength = 100;

/** The possible notices after an action; never free text. */
const done: Readonly<Record<string, string>> = { renamed: 'Workspace renamed.' };

export async function showWorkspace(visit: Visit): Promise<Answer> {
  return { html: await page(visit, await requireMember(visit)) };
}

async function page(
  visit: Visit,
  member: LoggedInUser,
  form?: { readonly name: string; readonly errors: FormErrors },
): Promise<string> {
  const { repository } = visit;
  const current = workspaceOf(visit, member);
  const { workspace, role } = current;
  return workspacePage(frameOf(visit, { member, current, section: 'settings' }), {
    workspace,
    role,
    account: (await repository.accounts?.findByWorkspace(workspace.id)) ?? null,
    mayRename: mayManageKeys(current) && repository.workspaces != null,
    form: form ?? { name: workspace.name, errors: {} },
    notice: noticeOf(visit, done),
  });
}

export async function refillWorkspaceName(visit: Visit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return { html: await page(visit, member, { name: form.one('name'), errors: late }) };
}

/** What is wrong with a name, or `null`. */
function complaintAbout(name: string): string | null {
  if (name === '') return 'Enter a name.';
  if ([...name].length > maxNameLength) return `The name can have at most ${maxNameLength} characters.`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  return /[\u0000-\u001f\u007f]/.test(name) || !name.isWellFormed()
    ? 'The name contains characters that cannot be shown.'
    : null;
}

export async function renameWorkspace(visit: Visit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'the workspace');
  const { workspaces } = visit.repository;
  if (workspaces == null)
    throw new PageError(409, 'Not possible', 'Workspaces are renamed where this service stores them.');
  const name = form.one('name').trim();
  const complaint = complaintAbout(name);
  if (complaint !== null)
    return { html: await page(visit, member, { name, errors: { name: complaint } }), status: 422 };
  const before = workspaceOf(visit, member).workspace.name;
  if (name === before) noteNoChange(visit);
  else {
    const changed = await workspaces.change(workspaceId, { name });
    if (isRefused(changed)) throw new PageError(404, 'Not found', 'The workspace has been deleted.');
    noteChange(visit, 'renameWorkspace', workspaceId, {
      kind: 'workspace',
      before: { name: before },
      after: { name },
    });
  }
  return redirectWith(visit, `${placeOf(visit)}/settings/workspace`, 'renamed');
}
