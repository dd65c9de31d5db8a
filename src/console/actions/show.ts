/** The read-only pages. */

import { messagePage } from '../pages/message.ts';
import { startPage } from '../pages/start.ts';
import { overviewPeriod } from '../period.ts';
import { requireMember, workspaceOf } from '../session/member.ts';
import type { Answer, Visit } from '../visit.ts';
import { frameOf } from './frame.ts';
import { overviewOf } from './home.ts';

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
  const { served } = visit.options;
  const period = overviewPeriod('hour', visit.now);
  // The page is read every three seconds while it waits, so only the group that knows of the first request is asked.
  const keys = served.groups.find(({ name }) => name === 'keys');
  const { steps = [] } =
    keys === undefined ? {} : await overviewOf(visit, keys, current.workspace.id, period);
  const sent = steps.find(({ path }) => path === '/start');
  const frame = frameOf(visit, { member, current, section: 'start' });
  return { html: startPage(frame, served, sent?.isDone ?? null) };
}
