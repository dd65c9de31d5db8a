import type { Link } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { Html, html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { hasErrors } from '../../../pages/form-parts.ts';
import { copyButton, csrfField, noticeBox } from '../../../pages/parts.ts';
import type { Frame, LinkView } from '../../../views.ts';
import { clickChart, countList, number } from './chart.ts';
import { linkFields } from './form.ts';
import { linkBadge, tagChips } from './list.ts';

/** One link: its target, its QR code, and its clicks of one month. */
export function linkPage(frame: Frame, view: LinkView): string {
  const { link, analytics, qr, canManage, form, notice } = view;
  return layout(
    frame,
    'Link',
    html`<div class="head">
<p class="eyebrow"><a href="${workspaceHref(frame, '/links')}">Links</a></p>
<h1>${link.title === '' ? link.slug : link.title}</h1>
</div>
${notice !== null && noticeBox(notice.kind, notice.text)}
<section class="card" aria-labelledby="about-title">
<h2 id="about-title" class="hush">About</h2>
<div class="copyable"><code id="short-url">${link.short_url}</code>${copyButton('short-url', 'the short URL')}</div>
<div class="beside">
${facts(frame, link)}
${qr !== null && qrBox(frame, link, qr)}
</div>
${canManage && actions(frame, link)}
</section>
${
  canManage &&
  html`<details class="create"${hasErrors(form.errors) && html` open`}>
<summary class="button">Edit</summary>
<form class="card stack" method="post" action="${pathOf(frame, link)}">
${linkFields(frame, 'change', form)}
<p class="actions"><button class="button primary" type="submit">Save link</button></p>
</form>
</details>`
}
${clickChart('clicks', 'Clicks', analytics)}
<div class="thirds">
${countList('referrers', 'Referrers', analytics.referrers)}
${countList('countries', 'Countries', analytics.countries)}
${countList('devices', 'Devices', analytics.devices)}
</div>`,
  );
}

const pathOf = (frame: Frame, { id }: Link, action = '') =>
  workspaceHref(frame, `/links/${encodeURIComponent(id)}${action}`);

const facts = (frame: Frame, link: Link): Html => html`<dl class="facts">
<div><dt>Target</dt><dd><span class="breakable">${link.url}</span></dd></div>
${link.aliases.length > 0 && html`<div><dt>Aliases</dt><dd>${link.aliases.map(alias => html`<div class="breakable">${alias.short_url}</div>`)}</dd></div>`}
<div><dt>Status</dt><dd>${linkBadge(link)}</dd></div>
${link.tags.length > 0 && html`<div><dt>Tags</dt><dd>${tagChips(frame, link.tags)}</dd></div>`}
${link.external_id !== null && html`<div><dt>External id</dt><dd><code>${link.external_id}</code></dd></div>`}
<div><dt>Redirect</dt><dd>${link.redirect_status}</dd></div>
${link.ios_url !== null && html`<div><dt>On iPhone and iPad</dt><dd><span class="breakable">${link.ios_url}</span></dd></div>`}
${link.android_url !== null && html`<div><dt>On Android</dt><dd><span class="breakable">${link.android_url}</span></dd></div>`}
${link.expires_at !== null && html`<div><dt>${link.state === 'expired' ? 'Expired' : 'Expires'}</dt><dd>${time(link.expires_at)}</dd></div>`}
${link.max_clicks !== null && html`<div><dt>Click limit</dt><dd>${number(link.max_clicks)}</dd></div>`}
${link.expired_url !== null && html`<div><dt>Redirects then to</dt><dd><span class="breakable">${link.expired_url}</span></dd></div>`}
<div><dt>Clicks</dt><dd>${number(link.clicks)}${link.last_clicked_at !== null && html`, the last on ${time(link.last_clicked_at)}`}</dd></div>
<div><dt>Created</dt><dd>${time(link.created_at)}</dd></div>
</dl>`;

const qrBox = (frame: Frame, link: Link, svg: string): Html => html`<figure class="qr">
<div role="img" aria-label="QR code of ${link.short_url}">${new Html(svg)}</div>
<figcaption><a class="qr-file" href="${pathOf(frame, link, '/qr.svg')}" download>SVG</a> <a class="qr-file" href="${pathOf(frame, link, '/qr.png')}" download>PNG</a></figcaption>
</figure>`;

function actions(frame: Frame, link: Link): Html {
  const [action, words] = link.archived ? ['unarchive', 'Unarchive'] : ['archive', 'Archive'];
  return html`<div class="actions">
<a class="button" href="${link.short_url}" rel="noreferrer">Open</a>
<form method="post" action="${pathOf(frame, link, `/${action}`)}">${csrfField(frame)}<button class="button" type="submit">${words}</button></form>
<details class="menu" name="menu" data-menu><summary class="button danger">Delete</summary>
<form class="panel stack" method="post" action="${pathOf(frame, link, '/delete')}">${csrfField(frame)}
<p><strong>Delete this link?</strong> Its clicks are deleted too, and the short URL stops working${link.aliases.length > 0 && ', and so do its aliases'}. This cannot be undone.</p>
<button class="button danger solid" type="submit">Delete link</button></form></details>
</div>`;
}
