/** What a link would be, beside its form. */
import { readableUrl } from '../../../format.ts';
import { Html, html } from '../../../html.ts';
import { type Editor, livePart } from '../../../pages/editor.ts';
import { brokenUrl } from '../../../pages/parts.ts';
import { utmNames } from '../utm.ts';
import type { LinkEditorView, LinkPreview } from '../views.ts';

export const linkResult = (
  { link, preview }: LinkEditorView,
  isAsked: boolean,
): NonNullable<Editor['result']> => ({
  title: 'Preview',
  names: ['url', 'slug', 'domain', 'forward_path', ...utmNames.map(name => `utm_${name}`)],
  content: html`${livePart('short-preview', shortPreview(preview, link !== null))}
${livePart('target-preview', targetPreview(preview), true)}`,
  button: 'Preview',
  isAsked,
});

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
