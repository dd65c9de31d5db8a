/** The read-only pages. */

import { messagePage } from '../pages/message.ts';
import { startPage } from '../pages/start.ts';
import { requireMember, workspaceOf } from '../session/member.ts';
import type { Answer, Visit } from '../visit.ts';
import { frameOf } from './frame.ts';

/** The root of the console shows the first workspace. */
export async function showStart(visit: Visit): Promise<Answer> {
  const member = await requireMember(visit);
  const [first] = member.workspaces;
  if (first !== undefined)
    return { redirect: `${visit.base}/workspaces/${encodeURIComponent(first.workspace.id)}` };
  const text = 'You are not a member of any workspace yet. Ask the owner of one to add you.';
  return { html: messagePage(frameOf(visit, { member }), { title: 'No workspace yet', text, action: null }) };
}

export async function showGettingStarted(visit: Visit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  return { html: startPage(frameOf(visit, { member, current, section: 'start' }), visit.options.served) };
}
