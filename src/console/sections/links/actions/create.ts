/** Creates a link. */
import type { CreateLinkRequest } from '../../../../generated/types.ts';
import { createLink as create } from '../../../../links/create-link.ts';
import { callOf, isTry, redirectWith, sender } from '../../../actions/call.ts';
import { tokenOf } from '../../../actions/form-tokens.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { hasErrors } from '../../../pages/form-parts.ts';
import type { FormErrors } from '../../../views.ts';
import type { Answer } from '../../../visit.ts';
import { editor } from './editor.ts';
import { endOf, formErrors, formFrom, inputFrom, refusedForm, triedForm } from './form.ts';
import { linkErrors } from './form-words.ts';
import { type LinkVisit, linkPath } from './visit.ts';

export async function refillLink(visit: LinkVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return editor(visit, member, null, { form: refusedForm(formFrom(form), false, late) });
}

export async function createLink(visit: LinkVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'links');
  const given = formFrom(form);
  const id = `lnk_${tokenOf(form)}`;
  if (isTry(form)) return editor(visit, member, null, { form: triedForm(given, false), isAsked: true });
  const refuse = (errors: FormErrors) =>
    editor(visit, member, null, { form: refusedForm(given, false, errors), status: 422 });
  const expiry = { expires_at: endOf(given.lastDay) };
  const wrong = formErrors(given, expiry);
  if (hasErrors(wrong)) return refuse(wrong);
  try {
    const input = inputFrom(given, expiry);
    await create(callOf(visit, workspaceId, input as CreateLinkRequest), { id });
    return redirectWith(visit, linkPath(visit, id), 'created');
  } catch (error) {
    // The link already exists, because the same form was submitted before.
    if ((await visit.repository.links.find(workspaceId, id)) !== null)
      return redirectWith(visit, linkPath(visit, id), 'already');
    return refuse(linkErrors(error));
  }
}
