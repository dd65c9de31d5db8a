/** Changes several links at once: each on its own, so that one that is gone does not stop the others. */
import { defined } from '../../../../common/defined.ts';
import { MarketplaceError } from '../../../../common/errors/errors.ts';
import { addTags, archiveLink, unarchiveLink } from '../../../../links/change-link.ts';
import { callOf, placeOf, redirectWith, sender, wordsOf } from '../../../actions/call.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { openPage } from '../../../actions/open-page.ts';
import { isChange } from '../../../actions/resource.ts';
import { expectChange, noteChange } from '../../../noted-changes.ts';
import type { Answer, Form, LoggedInUser } from '../../../visit.ts';
import { tagProblem } from '../link-form.ts';
import { linksOnPage, list } from './list.ts';
import type { LinkVisit } from './visit.ts';

/** The changes, by the value of the button, with the name of their notice. */
const changes = {
  tag: { notice: 'tagged', change: addTags, operation: 'changeLink' },
  archive: { notice: 'archived', change: archiveLink, operation: 'archiveLink' },
  unarchive: { notice: 'unarchived', change: unarchiveLink, operation: 'unarchiveLink' },
} as const;

export async function changeLinks(visit: LinkVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'links');
  const ids = idsIn(form);
  const asked = form.one('do');
  const tags = wordsOf(form.one('tags'));
  const problem =
    ids.length === 0
      ? 'Select at least one link.'
      : !Object.hasOwn(changes, asked)
        ? 'Choose what to do with the links.'
        : asked === 'tag'
          ? tagProblem(tags)
          : null;
  if (problem !== null)
    return {
      html: await again(visit, member, form, `Nothing was changed. ${problem}`),
      status: 422,
    };
  const { notice, change, operation } = changes[asked as keyof typeof changes];
  const changed: string[] = [];
  let same = 0;
  for (const id of ids.slice(0, linksOnPage)) {
    const at = { ...visit, params: { ...visit.params, link_id: id } };
    try {
      expectChange(visit, operation, id);
      const { before, result } = await change(
        callOf(at, workspaceId, asked === 'tag' ? { tags } : {}) as never,
      );
      // What was so already is no change, and has nothing to take back.
      if (asked !== 'tag' && !isChange({ before, result })) same += 1;
      else changed.push(id);
      noteChange(visit, operation, id, defined({ before, after: result }));
    } catch (error) {
      if (!(error instanceof MarketplaceError && error.status < 500)) throw error;
    }
  }
  // Back to the list as it was filtered.
  const query = new URLSearchParams(form.one('query')).toString();
  const path = `${placeOf(visit)}/links${query && `?${query}`}`;
  return redirectWith(visit, path, `${notice}-${changed.length}-${ids.length}-${same}`, changed);
}

export async function refillLinks(visit: LinkVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return { html: await again(visit, member, form, late.form ?? '') };
}

const idsIn = (form: Form): string[] => [...new Set(form.list('id'))];

/** The list as it was, with what was chosen. */
const again = (visit: LinkVisit, member: LoggedInUser, form: Form, text: string): Promise<string> =>
  list(openPage(visit, member, { shown: { kind: 'error', text } }), visit, {
    bulk: { ids: idsIn(form), tags: form.one('tags') },
    querystring: form.one('query'),
  });
