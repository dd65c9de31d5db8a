/** Makes a link. */
import type { CreateLinkRequest } from '../../../generated/types.ts';
import { createLink as create } from '../../../links/links.ts';
import type { Answer, Visit } from '../../visit.ts';
import { callOf, numberOf, reasonOf, sender } from '../call.ts';
import { tokenOf } from '../once.ts';
import { commonInput, endOf, formFrom, read } from './form.ts';
import { linkPath } from './link.ts';
import { list } from './list.ts';

export async function createLink(visit: Visit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'links');
  const given = formFrom(form);
  const { lastDay, maxClicks, password } = given;
  const id = `lnk_${tokenOf(form)}`;
  try {
    const input = read({
      ...commonInput(given),
      expires_at: endOf(lastDay),
      max_clicks: maxClicks === '' ? null : numberOf(maxClicks),
      ...(password === '' ? {} : { password }),
    });
    await create(callOf(visit, workspaceId, input as CreateLinkRequest), { id });
    return { redirect: `${linkPath(visit, id)}?done=created` };
  } catch (error) {
    // Refused, its own slug say, because it was sent before.
    if ((await visit.repository.links.find(workspaceId, id)) !== null)
      return { redirect: `${linkPath(visit, id)}?done=already` };
    const { password: _, ...kept } = given;
    const refused = { ...kept, hasPassword: false, error: reasonOf(error) };
    return { html: await list(visit, member, refused), status: 422 };
  }
}
