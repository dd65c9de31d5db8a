/** The editor of a link: its form, and what it would be. */

import { readableUrl } from '../../../format.ts';
import { Html, html } from '../../../html.ts';
import { workspaceHref } from '../../../layout.ts';
import { editorPage, livePart } from '../../../pages/editor.ts';
import { brokenUrl } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import { linkForm } from '../link-form.ts';
import { utmNames } from '../utm.ts';
import type { LinkEditorView, LinkPreview } from '../views.ts';

export function linkEditorPage(frame: Frame, view: LinkEditorView): string {
  const { link, form, preview } = view;
  const list = workspaceHref(frame, '/links');
  const own = link === null ? list : `${list}/${encodeURIComponent(link.id)}`;
  const id = link === null ? 'new' : 'change';
  return editorPage(frame, {
    up: link === null ? [list, 'Links'] : [own, link.title === '' ? link.slug : link.title],
    title: link === null ? 'Create a link' : 'Edit link',
    action: own,
    id,
    errors: form.errors,
    creates: link === null,
    fields: linkForm.render(id, form, view),
    save: link === null ? 'Create link' : 'Save link',
    result: {
      title: 'Preview',
      names: ['url', 'slug', 'domain', 'forward_path', ...utmNames.map(name => `utm_${name}`)],
      content: html`${livePart('short-preview', shortPreview(preview, link !== null))}
${livePart('target-preview', targetPreview(preview), true)}`,
      button: 'Preview',
      isAsked: view.isAsked,
    },
  });
}

/** The short URL with its QR code. */
function shortPreview({ slug, shortUrl, qr }: LinkPreview, exists: boolean): Html {
  if (shortUrl === null)
    return html`<p class="preview-url muted">${slug === null ? 'The short URL ends with a random slug of seven characters.' : 'There is no short URL yet, because the slug cannot be used.'}</p>`;
  return html`<p class="preview-url"><span class="hush">Short URL: </span><strong class="breakable">${readableUrl(shortUrl)}</strong></p>
${
  qr === null
    ? html`<p class="muted">There is no QR code of this URL.</p>`
    : html`<figure class="qr"><div role="img" aria-label="QR code of ${shortUrl}">${new Html(qr)}</div>${!exists && html`<figcaption class="muted">The page of the link has it as SVG and PNG.</figcaption>`}</figure>`
}`;
}

function targetPreview({ target }: LinkPreview): Html {
  if (target === null) return html`<p class="muted">Enter a target to see where visitors go.</p>`;
  return target.isValid
    ? html`<dl class="preview-facts"><dt>Visitors go to</dt><dd class="breakable">${brokenUrl(target.text)}</dd></dl>`
    : html`<p class="error">${target.text}</p>`;
}
