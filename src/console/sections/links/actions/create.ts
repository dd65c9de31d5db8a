/** Creates a link. */
import type { CreateLinkRequest } from '../../../../generated/types.ts';
import { createLink as create } from '../../../../links/create-link.ts';
import { callOf, isTry, redirectWith, sender } from '../../../actions/call.ts';
import { tokenOf } from '../../../actions/form-tokens.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import type { Answer } from '../../../visit.ts';
import { linkForm, linkFormFrom } from '../link-form.ts';
import { editor } from './editor.ts';
import { type LinkVisit, linkPath } from './visit.ts';

export async function refillLink(visit: LinkVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return editor(visit, member, null, { form: linkForm.refused(linkFormFrom(form, null), null, late) });
}

export async function createLink(visit: LinkVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'links');
  const given = linkFormFrom(form, null);
  const id = `lnk_${tokenOf(form)}`;
  if (isTry(form))
    return editor(visit, member, null, { form: linkForm.refused(given, null, {}), isAsked: true });
  const refuse = (error: unknown) =>
    editor(visit, member, null, {
      form: linkForm.refused(given, null, linkForm.errors(error, given)),
      status: 422,
    });
  let input: CreateLinkRequest;
  try {
    input = linkForm.read(given, null);
  } catch (error) {
    return refuse(error);
  }
  try {
    await create(callOf(visit, workspaceId, input), { id });
    return redirectWith(visit, linkPath(visit, id), 'created');
  } catch (error) {
    // The link already exists, because the same form was submitted before.
    if ((await visit.repository.links.find(workspaceId, id)) !== null)
      return redirectWith(visit, linkPath(visit, id), 'already');
    return refuse(error);
  }
}
