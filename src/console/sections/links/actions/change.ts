/** Updates, archives and deletes a link. */
import type { ChangeLinkRequest } from '../../../../generated/types.ts';
import {
  archiveLink as archive,
  changeLink as change,
  deleteLink as remove,
  unarchiveLink as unarchive,
} from '../../../../links/change-link.ts';
import { callOf, isTry, orNotFound, placeOf, redirectWith, sender } from '../../../actions/call.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { hasErrors } from '../../../pages/form-parts.ts';
import type { FormErrors } from '../../../views.ts';
import type { Answer } from '../../../visit.ts';
import { editor } from './editor.ts';
import { endOf, formErrors, formFrom, inputFrom, refusedForm, triedForm } from './form.ts';
import { linkErrors } from './form-words.ts';
import { type LinkVisit, linkPath, recordOf } from './visit.ts';

export async function changeLink(visit: LinkVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'links');
  const given = formFrom(form);
  const record = await recordOf(visit, member);
  const isLocked = record.password !== null;
  if (isTry(form)) return editor(visit, member, record, { form: triedForm(given, isLocked), isAsked: true });
  const refuse = (errors: FormErrors) =>
    editor(visit, member, record, { form: refusedForm(given, isLocked, errors), status: 422 });
  // The field contains only a date: a time that was set through the API is kept unless the user chooses another date.
  const sameDay = given.lastDay === (record.expires_at?.slice(0, 10) ?? '');
  const expiry = sameDay ? {} : { expires_at: endOf(given.lastDay) };
  const wrong = formErrors(given, expiry, record);
  if (hasErrors(wrong)) return refuse(wrong);
  try {
    const input = {
      ...(inputFrom(given, expiry, record) as ChangeLinkRequest),
      ...(given.dropsPassword ? { password: null } : {}),
      ...(given.keepsSlug && (given.slug !== '' || given.names.includes('domain'))
        ? { keep_old_slug: true }
        : {}),
    };
    await orNotFound(change(callOf(visit, workspaceId, input)));
  } catch (error) {
    return refuse(linkErrors(error));
  }
  return redirectWith(visit, linkPath(visit), 'changed');
}

export async function refillChangedLink(visit: LinkVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  const record = await recordOf(visit, member);
  return editor(visit, member, record, {
    form: refusedForm(formFrom(form), record.password !== null, late),
  });
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
