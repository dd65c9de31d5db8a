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
import type { Answer } from '../../../visit.ts';
import { linkForm, linkFormFrom } from '../link-form.ts';
import { editor } from './editor.ts';
import { type LinkVisit, linkPath, recordOf } from './visit.ts';

export async function changeLink(visit: LinkVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'links');
  const given = linkFormFrom(form);
  const record = await recordOf(visit, member);
  const link = showLink(record, visit.service, visit.now);
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
  return editor(visit, member, record, { form: linkForm.refused(linkFormFrom(form), link, late) });
}

export async function archiveLink(visit: LinkVisit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'links');
  await orNotFound(archive(callOf(visit, workspaceId, {})));
  return redirectWith(visit, linkPath(visit), 'archived');
}

export async function unarchiveLink(visit: LinkVisit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'links');
  await orNotFound(unarchive(callOf(visit, workspaceId, {})));
  return redirectWith(visit, linkPath(visit), 'unarchived');
}

export async function deleteLink(visit: LinkVisit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'links');
  await orNotFound(remove(callOf(visit, workspaceId, {})));
  return redirectWith(visit, `${placeOf(visit)}/links`, 'deleted');
}
