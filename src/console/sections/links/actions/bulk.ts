/** The list of links, and what can be done with several of them at once. */
import { addTags, archiveLink, unarchiveLink } from '../../../../links/change-link.ts';
import { bulk } from '../../../actions/bulk.ts';
import { callOf, placeOf, wordsOf } from '../../../actions/call.ts';
import { showPage } from '../../../actions/open-page.ts';
import type { Form } from '../../../visit.ts';
import { tagProblem } from '../link-form.ts';
import { linksOnPage, list } from './list.ts';
import type { LinkVisit } from './visit.ts';

const tagsIn = (form: Form): string[] => wordsOf(form.one('tags'));

const links = bulk<LinkVisit>({
  one: 'link',
  many: 'links',
  most: linksOnPage,
  changes: {
    tag: {
      operation: 'changeLink',
      field: 'tags',
      notice: 'tagged',
      says: all => `Tags added to ${all}.`,
      unless: 'too many tags',
      problem: form => tagProblem(tagsIn(form)),
      change: (visit, workspaceId, form) => addTags(callOf(visit, workspaceId, { tags: tagsIn(form) })),
    },
    archive: {
      operation: 'archiveLink',
      field: 'archived',
      notice: 'archived',
      adds: ['It still redirects.', 'They still redirect.'],
      undo: 'unarchive',
      change: (visit, workspaceId) => archiveLink(callOf(visit, workspaceId, {})),
    },
    unarchive: {
      operation: 'unarchiveLink',
      field: 'archived',
      notice: 'unarchived',
      undo: 'archive',
      change: (visit, workspaceId) => unarchiveLink(callOf(visit, workspaceId, {})),
    },
  },
  path: visit => `${placeOf(visit)}/links`,
  parameters: value => ({ link_id: value }),
  again: (page, visit, { ids, form, querystring }) =>
    list(page, visit, { bulk: { ids, tags: form.one('tags') }, querystring }),
});

export const changeLinks = links.send;
export const refillLinks = links.refill;
export const showLinks = showPage(
  { deleted: 'Link and clicks deleted.', ...links.notices },
  (page, visit: LinkVisit) => list(page, visit),
);
