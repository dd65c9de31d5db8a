/** The form of a link, with its preview: for a new link, or for one that exists. */
import type { LinkRecord, LinkUtm } from '../../../../generated/types.ts';
import { showLink as asShown } from '../../../../links/show.ts';
import { requireManager } from '../../../actions/call.ts';
import { frameOf } from '../../../actions/frame.ts';
import { requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { linkForm } from '../link-form.ts';
import { linkEditorPage } from '../pages/editor.ts';
import { utmQuery } from '../utm.ts';
import type { LinkForm } from '../views.ts';
import { previewOf } from './preview.ts';
import { type LinkVisit, recordOf } from './visit.ts';

/** How many of the latest links the form offers the UTM parameters of, and how many different ones. */
const latest = 100;
const maxOffered = 20;

export async function newLink(visit: LinkVisit): Promise<Answer> {
  const member = await requireMember(visit);
  requireManager(visit, member, 'links');
  return editor(visit, member, null, { form: linkForm.blank });
}

export async function editLink(visit: LinkVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const record = await recordOf(visit, member);
  requireManager(visit, member, 'links');
  return editor(visit, member, record, { form: linkForm.of(asShown(record, visit.service, visit.now)) });
}

interface Shown {
  readonly form: LinkForm;
  readonly status?: number;
  /** Whether the visitor asked for the preview. */
  readonly isAsked?: boolean;
}

/** `record`: the link to change, or `null` for a new one. */
export async function editor(
  visit: LinkVisit,
  member: LoggedInUser,
  record: Readonly<LinkRecord> | null,
  { form, status = 200, isAsked = false }: Shown,
): Promise<Answer> {
  const current = workspaceOf(visit, member);
  const { service } = visit;
  const html = linkEditorPage(frameOf(visit, { member, current }), {
    link: record === null ? null : asShown(record, service, visit.now),
    form,
    domains: service.domains,
    earlier: await earlierUtm(visit, current.workspace.id),
    preview: await previewOf(visit, current.workspace.id, form, record),
    isAsked,
  });
  return { html, status };
}

/** The UTM parameters of the latest links, each combination once. */
async function earlierUtm({ repository }: LinkVisit, workspaceId: string): Promise<readonly LinkUtm[]> {
  const { links } = await repository.links.list(workspaceId, {
    archived: false,
    sort: 'created',
    limit: latest,
  });
  const found = new Map(links.map(({ utm }) => [utmQuery(utm), utm]));
  found.delete('');
  return [...found.values()].slice(0, maxOffered);
}
