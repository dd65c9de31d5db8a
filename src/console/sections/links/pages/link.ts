import type { Link } from '../../../../generated/types.ts';
import { readableUrl, time, timeFrom } from '../../../format.ts';
import { Html, html } from '../../../html.ts';
import { workspaceHref } from '../../../layout.ts';
import { number } from '../../../pages/bar-chart.ts';
import { deleteItem, type Fact } from '../../../pages/detail.ts';
import { editorLink } from '../../../pages/editor.ts';
import { brokenUrl, buttonForm } from '../../../pages/parts.ts';
import { recordPage } from '../../../pages/record-page.ts';
import type { Frame } from '../../../views.ts';
import { linkForm } from '../link-form.ts';
import type { LinkView } from '../views.ts';
import { clickReport } from './chart.ts';
import { linkBadge, linkTitle, tagChips } from './list.ts';

/** One link: its clicks, its facts, and its QR code. */
export function linkPage(view: LinkView): string {
  const { frame, link, clicks, qr, canManage } = view;
  return recordPage(view, {
    up: [workspaceHref(frame, '/links'), 'Links'],
    title: linkTitle(link),
    status: linkBadge(link),
    copy: link.short_url,
    copyAs: readableUrl(link.short_url),
    actions: html`<a class="button" href="${link.short_url}" rel="noreferrer">Open</a>${canManage && editorLink(pathOf(frame, link, '/edit'), 'Edit')}`,
    menu: canManage ? menu(frame, link) : [],
    facts: facts(frame, link, qr),
    main: clickReport('Clicks', clicks, pathOf(frame, link)),
  });
}

const pathOf = (frame: Frame, { id }: Link, action = '') =>
  workspaceHref(frame, `/links/${encodeURIComponent(id)}${action}`);

const facts = (frame: Frame, link: Link, qr: string | null): readonly (Fact | false)[] => [
  ['Target', html`<span class="breakable">${brokenUrl(readableUrl(link.url))}</span>`],
  link.aliases.length > 0 && [
    'Aliases',
    html`${link.aliases.map(alias => html`<div class="breakable">${readableUrl(alias.short_url)}</div>`)}`,
  ],
  link.tags.length > 0 && ['Tags', tagChips(frame, link.tags)],
  ['Clicks', number(link.clicks)],
  link.last_clicked_at !== null && ['Last click', timeFrom(frame.seen, link.last_clicked_at)],
  link.max_clicks !== null && ['Click limit', number(link.max_clicks)],
  link.expires_at !== null && [link.state === 'expired' ? 'Expired' : 'Expires', time(link.expires_at)],
  ...linkForm.facts(link),
  ['Created', time(link.created_at)],
  ['Link id', html`<code>${link.id}</code>`],
  qr !== null && ['QR code', qrBox(frame, link, qr)],
];

const qrBox = (frame: Frame, link: Link, svg: string): Html => html`<figure class="qr">
<div role="img" aria-label="QR code of ${link.short_url}">${new Html(svg)}</div>
<figcaption><a class="qr-file" href="${pathOf(frame, link, '/qr.svg')}" download>SVG</a> <a class="qr-file" href="${pathOf(frame, link, '/qr.png')}" download>PNG</a></figcaption>
</figure>`;

function menu(frame: Frame, link: Link): readonly Html[] {
  const [action, words] = link.archived ? ['unarchive', 'Unarchive'] : ['archive', 'Archive'];
  return [
    buttonForm(frame, pathOf(frame, link, `/${action}`), words),
    deleteItem(
      frame,
      pathOf(frame, link, '/delete'),
      'link',
      `Its clicks are deleted too, and the short URL stops working${link.aliases.length > 0 ? ', and so do its aliases' : ''}.`,
    ),
  ];
}
