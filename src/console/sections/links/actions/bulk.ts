/** Changes several links at once: each on its own, so that one that is gone does not stop the others. */
import { MarketplaceError } from '../../../../common/errors.ts';
import { addTags, archiveLink, unarchiveLink } from '../../../../links/change-link.ts';
import { callOf, placeOf, redirectWith, sender, wordsOf } from '../../../actions/call.ts';
import type { Answer } from '../../../visit.ts';
import { emptyForm, tagProblem } from './form.ts';
import { linksOnPage, list } from './list.ts';
import type { LinkVisit } from './visit.ts';

export async function changeLinks(visit: LinkVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'links');
  const path = `${placeOf(visit)}/links`;
  const ids = [...new Set(form.list('id'))].slice(0, linksOnPage);
  const asked = form.one('do');
  const tags = asked === 'tag' ? wordsOf(form.one('tags')) : [];
  const problem = ids.length === 0 ? 'Select at least one link.' : asked === 'tag' ? tagProblem(tags) : null;
  if (problem !== null)
    return {
      html: await list(visit, member, emptyForm, { kind: 'error', text: `Nothing was changed. ${problem}` }),
      status: 422,
    };
  let changed = 0;
  for (const id of ids) {
    const at = { ...visit, params: { ...visit.params, link_id: id } };
    try {
      if (asked === 'tag') await addTags(callOf(at, workspaceId, { tags }));
      else await (asked === 'archive' ? archiveLink : unarchiveLink)(callOf(at, workspaceId, {}));
      changed += 1;
    } catch (error) {
      if (!(error instanceof MarketplaceError && error.status < 500)) throw error;
    }
  }
  const name = asked === 'tag' ? 'tagged' : asked === 'archive' ? 'archived' : 'unarchived';
  return redirectWith(visit, path, `${name}-${changed}-${ids.length}`);
}
