/** The first page of a workspace: what its groups say of it. */
import type { ServedGroup } from '../../group/served.ts';
import { homePage } from '../pages/home.ts';
import { type OverviewPeriod, overviewPeriod } from '../period.ts';
import type { Overview, ShowOverview } from '../section.ts';
import { requireMember, workspaceOf } from '../session/member.ts';
import { type Answer, type Visit, visitAs } from '../visit.ts';
import { askGroup } from './ask-group.ts';
import { frameOf } from './frame.ts';

export async function showHome(visit: Visit): Promise<Answer> {
  const { repository, options, ctx, now } = visit;
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const { id } = current.workspace;
  const asked = new URLSearchParams(ctx.querystring).get('period');
  const period = overviewPeriod(asked === '30d' ? 'day' : 'hour', now);
  const [account, ...overviews] = await Promise.all([
    repository.accounts?.findByWorkspace(id) ?? null,
    ...options.served.groups.map(group => overviewOf(visit, group, id, period)),
  ]);
  return {
    html: homePage(frameOf(visit, { member, current, section: 'home' }), {
      account,
      period,
      tiles: overviews.flatMap(({ tiles = [] }) => tiles),
      trends: overviews.flatMap(({ trends = [] }) => trends),
      steps: overviews.flatMap(({ steps = [] }) => steps),
      attention: overviews
        .flatMap(({ attention = [] }) => attention)
        .toSorted((one, other) => Number(other.isUrgent ?? false) - Number(one.isUrgent ?? false)),
      latest: overviews.flatMap(({ latest = [] }) => latest),
    }),
  };
}

/** Nothing if the group has none. */
export function overviewOf(
  visit: Visit,
  group: ServedGroup,
  workspaceId: string,
  period: OverviewPeriod,
): Promise<Overview> | Overview {
  // A group only knows that there is a function; the console declares it.
  const show = group.console?.overview as ShowOverview | undefined;
  if (show === undefined) return {};
  return askGroup<Overview>(visit, {}, () => show(visitAs(visit, group), workspaceId, period));
}
