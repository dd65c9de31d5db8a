/** Changes, archives and deletes a link. */
import type { ChangeLinkRequest } from '../../../generated/types.ts';
import {
  archiveLink as archive,
  changeLink as change,
  deleteLink as remove,
  unarchiveLink as unarchive,
} from '../../../links/links.ts';
import type { Answer, Visit } from '../../visit.ts';
import { callOf, numberOf, orNotFound, placeOf, reasonOf, sender } from '../call.ts';
import { commonInput, endOf, formFrom, read } from './form.ts';
import { detail, linkPath, recordOf } from './link.ts';

export async function changeLink(visit: Visit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'links');
  const given = formFrom(form);
  const record = await recordOf(visit, member);
  const { lastDay, maxClicks, password } = given;
  // The field knows days only: an hour that was set over the API stays, unless another day is chosen.
  const sameDay = lastDay === (record.expires_at?.slice(0, 10) ?? '');
  try {
    const input = read({
      ...commonInput(given),
      ...(sameDay ? {} : { expires_at: endOf(lastDay) }),
      max_clicks: maxClicks === '' ? null : numberOf(maxClicks),
      ...(password === '' ? {} : { password }),
      ...(form.one('no_password') === 'on' ? { password: null } : {}),
    });
    await orNotFound(change(callOf(visit, workspaceId, input as ChangeLinkRequest)));
  } catch (error) {
    const { password: _, ...kept } = given;
    const refused = { ...kept, hasPassword: record.password !== null, error: reasonOf(error) };
    return { html: await detail(visit, member, record, refused), status: 422 };
  }
  return { redirect: `${linkPath(visit)}?done=changed` };
}

export async function archiveLink(visit: Visit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'links');
  await orNotFound(archive(callOf(visit, workspaceId, {})));
  return { redirect: `${linkPath(visit)}?done=archived` };
}

export async function unarchiveLink(visit: Visit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'links');
  await orNotFound(unarchive(callOf(visit, workspaceId, {})));
  return { redirect: `${linkPath(visit)}?done=unarchived` };
}

export async function deleteLink(visit: Visit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'links');
  await orNotFound(remove(callOf(visit, workspaceId, {})));
  return { redirect: `${placeOf(visit)}/links?done=deleted` };
}
