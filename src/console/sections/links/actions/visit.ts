import type { LinkRecord } from '../../../../generated/types.ts';
import type { Links } from '../../../../links/types.ts';
import { notFound } from '../../../page-error.ts';
import { workspaceOf } from '../../../session/member.ts';
import type { LoggedInUser, Visit } from '../../../visit.ts';

/** A visit to the link pages. */
export type LinkVisit = Visit<'links', Links>;

export async function recordOf(visit: LinkVisit, member: LoggedInUser): Promise<Readonly<LinkRecord>> {
  const { workspace } = workspaceOf(visit, member);
  const link = await visit.repository.links.find(workspace.id, visit.params.link_id ?? '');
  if (link === null) throw notFound();
  return link;
}
