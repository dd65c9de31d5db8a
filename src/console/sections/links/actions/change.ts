/** Updates, archives and deletes a link. */
import {
  archiveLink as archive,
  changeLink as change,
  deleteLink as remove,
  unarchiveLink as unarchive,
} from '../../../../links/change-link.ts';
import { showLink } from '../../../../links/show.ts';
import { callOf, isTry, orNotFound, placeOf, redirectWith, sender } from '../../../actions/call.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { resource } from '../../../actions/resource.ts';
import type { Answer } from '../../../visit.ts';
import { linkForm, linkFormFrom } from '../link-form.ts';
import { editor } from './editor.ts';
import { type LinkVisit, linkPath, recordOf } from './visit.ts';

export async function changeLink(visit: LinkVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'links');
  const record = await recordOf(visit, member);
  const link = showLink(record, visit.service, visit.now);
  const given = linkFormFrom(form, link);
  if (isTry(form))
    return editor(visit, member, record, { form: linkForm.refused(given, link, {}), isAsked: true });
  try {
    await orNotFound(change(callOf(visit, workspaceId, linkForm.read(given, link))));
  } catch (error) {
    const errors = linkForm.errors(error, given);
    return editor(visit, member, record, { form: linkForm.refused(given, link, errors), status: 422 });
  }
  return redirectWith(visit, linkPath(visit), 'changed');
}

export async function refillChangedLink(visit: LinkVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  const record = await recordOf(visit, member);
  const link = showLink(record, visit.service, visit.now);
  return editor(visit, member, record, { form: linkForm.refused(linkFormFrom(form, link), link, late) });
}

const links = resource({
  what: 'links',
  path: (visit: LinkVisit) => linkPath(visit),
  list: visit => `${placeOf(visit)}/links`,
});

export const goToLink = links.go;
export const archiveLink = links.act(archive, 'archived');
export const unarchiveLink = links.act(unarchive, 'unarchived');
export const deleteLink = links.remove(remove);
