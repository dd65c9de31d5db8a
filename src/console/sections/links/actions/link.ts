/** One link: its form with a preview, its page with clicks and QR code, archive, unarchive, delete. */
import { qrPng, qrSvg } from '../../../../common/qr-code.ts';
import type { LinkRecord, LinkUtm } from '../../../../generated/types.ts';
import { archiveLink, changeLink, deleteLink, unarchiveLink } from '../../../../links/change-link.ts';
import { createLink } from '../../../../links/create-link.ts';
import { showLink } from '../../../../links/show.ts';
import { isTry, placeOf } from '../../../actions/call.ts';
import { resource } from '../../../actions/resource.ts';
import { notFound } from '../../../page-error.ts';
import { requireMember } from '../../../session/member.ts';
import type { Answer } from '../../../visit.ts';
import { linkForm, linkFormFrom } from '../link-form.ts';
import { linkResult } from '../pages/editor.ts';
import { linkPage } from '../pages/link.ts';
import { linkTitle } from '../pages/list.ts';
import { utmQuery } from '../utm.ts';
import { clicksOf } from './analytics.ts';
import { previewOf, qrOf } from './preview.ts';
import { type LinkVisit, recordOf } from './visit.ts';

type Stored = Readonly<LinkRecord>;

/** How many of the latest links the form offers the UTM parameters of, and how many different ones. */
const latest = 100;
const maxOffered = 20;

const links = resource({
  one: 'Link',
  many: 'Links',
  what: 'links',
  list: (visit: LinkVisit) => `${placeOf(visit)}/links`,
  listName: 'Links',
  parameter: 'link_id',
  path: (visit, id) => `${placeOf(visit)}/links/${encodeURIComponent(id)}`,
  find: ({ repository }, { workspaceId, id }): Stored | null | Promise<Stored | null> =>
    repository.links.find(workspaceId, id),
  shown: (record, { service, now }) => showLink(record, service, now),
  form: { ...linkForm, from: linkFormFrom },
  unsaved: (_, { form, given }) => (isTry(form) ? { given, isAsked: true } : null),
  view: async (visit, { record, workspaceId }, { form }) => ({
    link: record === null ? null : showLink(record, visit.service, visit.now),
    domains: visit.service.domains,
    earlier: await earlierUtm(visit, workspaceId),
    preview: await previewOf(visit, workspaceId, form, record),
  }),
  result: page => linkResult(page.view, page.isAsked),
});

/** The UTM parameters of the latest links, each combination once. */
async function earlierUtm({ repository }: LinkVisit, workspaceId: string): Promise<readonly LinkUtm[]> {
  const page = await repository.links.list(workspaceId, {
    archived: false,
    sort: 'created',
    limit: latest,
  });
  const found = new Map(page.links.map(({ utm }) => [utmQuery(utm), utm]));
  found.delete('');
  return [...found.values()].slice(0, maxOffered);
}

const qrFile =
  (format: 'svg' | 'png', type: string, draw: (text: string) => string | Buffer) =>
  async (visit: LinkVisit): Promise<Answer> => {
    const record = await recordOf(visit, await requireMember(visit));
    const { id, short_url: url } = showLink(record, visit.service, visit.now);
    if (qrOf(url) === null) throw notFound();
    return { file: draw(url), type, name: `qr-${id}.${format}` };
  };

export const linkActions = {
  ...links.record(
    {
      created: 'Link created.',
      already: 'This form has already created this link. It was not created again.',
      changed: 'Link updated.',
      archived: { text: 'Link archived. It still redirects.', undo: ['unarchive'] },
      unarchived: { text: 'Link unarchived.', undo: ['archive'] },
    },
    async (page, record, visit) => {
      const link = showLink(record, visit.service, visit.now);
      const clicks = await clicksOf(visit, page.workspaceId, link.id);
      return linkPage({ ...page, link, clicks, qr: qrOf(link.short_url) });
    },
  ),
  ...links.creation({
    title: 'Create a link',
    save: 'Create link',
    prefix: 'lnk',
    create: (_, { call, id }) => createLink(call(), { id }),
  }).actions,
  ...links.editing({
    title: 'Edit link',
    save: 'Save link',
    name: linkTitle,
    change: (_, { call }) => changeLink(call()),
  }).actions,
  archiveLink: links.act(archiveLink, 'archived'),
  unarchiveLink: links.act(unarchiveLink, 'unarchived'),
  ...links.deletion(deleteLink),
  showQrSvg: qrFile('svg', 'image/svg+xml', qrSvg),
  showQrPng: qrFile('png', 'image/png', qrPng),
};
