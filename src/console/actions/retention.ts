/** What is kept, and for how long: what the served groups say of it. */
import type { RetentionLine } from '../../group/retention.ts';
import type { ServedGroup } from '../../group/served.ts';
import { retentionPage } from '../pages/retention.ts';
import { requireMember, workspaceOf } from '../session/member.ts';
import { type Answer, type Visit, visitAs } from '../visit.ts';
import { askGroup } from './ask-group.ts';
import { frameOf } from './frame.ts';

export async function showRetention(visit: Visit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const { id } = current.workspace;
  const { served } = visit.options;
  const lines = await Promise.all(served.groups.map(group => linesOf(visit, group, id)));
  return {
    html: retentionPage(frameOf(visit, { member, current, section: 'settings' }), {
      lines: lines.flat(),
      knows: operation => served.operations.some(one => one.id === operation),
    }),
  };
}

/** Nothing if the group keeps nothing that it speaks of. */
function linesOf(
  visit: Visit,
  group: ServedGroup,
  workspaceId: string,
): Promise<readonly RetentionLine[]> | readonly RetentionLine[] {
  const { retention } = group;
  if (retention === undefined) return [];
  const { service, repository } = visitAs(visit, group);
  return askGroup<readonly RetentionLine[]>(visit, [], () => retention({ service, repository, workspaceId }));
}
