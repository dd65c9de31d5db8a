/** The first page of a workspace: what its groups say of it. */
import { ExpectedError } from '../../common/expected-error.ts';
import { within } from '../../common/within.ts';
import { realTime } from '../../common/worker-time.ts';
import type { ServedGroup } from '../../group/served.ts';
import { homePage } from '../pages/home.ts';
import type { Overview, ShowOverview } from '../section.ts';
import { requireMember, workspaceOf } from '../session/member.ts';
import { type Answer, type Visit, visitAs } from '../visit.ts';
import { frameOf } from './frame.ts';

/** What a group may take for its overview, in milliseconds, so that a slow one does not delay the page. */
const longest = 500;

export async function showHome(visit: Visit): Promise<Answer> {
  const { repository, options } = visit;
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const { id } = current.workspace;
  const [account, ...overviews] = await Promise.all([
    repository.accounts?.findByWorkspace(id) ?? null,
    ...options.served.groups.map(group => overviewOf(visit, group, id)),
  ]);
  return {
    html: homePage(frameOf(visit, { member, current, section: 'home' }), {
      account,
      tiles: overviews.flatMap(({ tiles = [] }) => tiles),
      steps: overviews.flatMap(({ steps = [] }) => steps),
      attention: overviews.flatMap(({ attention = [] }) => attention),
    }),
  };
}

/** Nothing if the group has none, is too slow or fails: the host is told of the latter two. */
async function overviewOf(visit: Visit, group: ServedGroup, workspaceId: string): Promise<Overview> {
  // A group only knows that there is a function; the console declares it.
  const show = group.console?.overview as ShowOverview | undefined;
  if (show === undefined) return {};
  try {
    return await within(realTime, longest, null, () => show(visitAs(visit, group), workspaceId));
  } catch (error) {
    if (!(error instanceof ExpectedError)) visit.options.onError(error, visit.ctx);
    return {};
  }
}
