/** The read-only pages. */

import { messagePage } from '../pages/message.ts';
import { startPage } from '../pages/start.ts';
import type { ShowSpecimens } from '../section.ts';
import { requireMember, workspaceOf } from '../session/member.ts';
import { type Answer, type Visit, visitAs } from '../visit.ts';
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

/** Every component of the console and of the served groups, in every state. */
export async function showKit(visit: Visit): Promise<Answer> {
  const member = await requireMember(visit);
  const frame = frameOf(visit, { member, current: member.workspaces[0] ?? null, section: 'kit' });
  const { kitPage } = await import('../pages/kit/kit.ts');
  const ofGroups = await Promise.all(
    visit.options.served.groups.map(async group => {
      // A group only knows that there is a function; the console declares it.
      const show = group.console?.specimens as ShowSpecimens | undefined;
      return { name: group.name, specimens: (await show?.(visitAs(visit, group))) ?? [] };
    }),
  );
  const part = new URLSearchParams(visit.ctx.querystring).get('part') ?? '';
  return { html: kitPage(frame, ofGroups, part) };
}
