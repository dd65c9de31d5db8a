/** The fields of a link: those that most links need, and the folded ones. */
import { readableUrl } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { sentenceBadge } from '../../../pages/badge.ts';
import { field, optional } from '../../../pages/controls.ts';
import { type Fold, livePart } from '../../../pages/editor.ts';
import { fieldError } from '../../../pages/form-parts.ts';
import { options } from '../../../pages/parts.ts';
import type { LinkEditorView, LinkForm, LinkPreview } from '../views.ts';
import { advancedFold } from './advanced.ts';
import { choice } from './choice.ts';
import { utmFold } from './utm-fold.ts';

/** `id`: the prefix of the ids of the fields. */
export function linkFields(id: string, { link, form, domains, preview }: LinkEditorView): Html {
  const { errors } = form;
  return html`${field(id, 'url', errors, {
    label: 'Target',
    hint: 'The URL that the link redirects to, as https://…',
    control: aria =>
      html`<input name="url" type="text" inputmode="url" maxlength="8192" required autocomplete="off" spellcheck="false" value="${form.url}"${aria}>`,
  })}
${domains.length > 0 && domainField(id, form, domains)}
<div class="field"><label for="${id}-slug">${optional('Slug')}</label>
<p class="hint" id="${id}-slug-hint">The last part of the short URL. If empty, ${link === null ? 'a random slug of seven characters is used' : 'it stays as it is'}.</p>
<input id="${id}-slug" name="slug" type="text" maxlength="190" autocomplete="off" spellcheck="false" autocapitalize="off" value="${form.slug}" aria-describedby="${id}-slug-hint ${errors.slug === undefined ? 'slug-check' : `${id}-slug-error`}"${errors.slug !== undefined && html` aria-invalid="true"`}>
${errors.slug === undefined ? livePart('slug-check', slugCheck(preview), true) : fieldError(`${id}-slug`, errors.slug)}
${link !== null && choice('keep_old_slug', 'Keep the old slug as an alias, if it changes', form.keepsSlug)}</div>
${link !== null && link.aliases.length > 0 && aliasField(id, form, link.aliases)}
${field(id, 'title', errors, {
  label: optional('Title'),
  hint: 'A name for your own use. Visitors do not see it.',
  control: aria =>
    html`<input name="title" type="text" maxlength="200" autocomplete="off" value="${form.title}"${aria}>`,
})}
${field(id, 'tags', errors, {
  label: optional('Tags'),
  hint: 'Separated by commas.',
  control: aria =>
    html`<input name="tags" type="text" maxlength="1600" autocomplete="off" value="${form.tags}"${aria}>`,
})}`;
}

export const linkFolds = (id: string, view: LinkEditorView): readonly Fold[] => [
  utmFold(id, view),
  advancedFold(id, view.form),
];

/** Whether the slug can be used. */
const slugCheck = ({ slug }: LinkPreview): Html | false =>
  slug !== null && sentenceBadge(slug.isFree ? 'good' : 'bad', slug.sentence);

function domainField(id: string, form: LinkForm, domains: readonly string[]): Html {
  // Keeps a host name that the service no longer has, so that the form does not change it silently.
  const all = [...new Set(['', ...domains, form.domain])];
  return field(id, 'domain', form.errors, {
    label: 'Domain',
    control: aria =>
      html`<select name="domain"${aria}>${options(
        all.map(one => [one, one === '' ? 'Default domain' : one]),
        form.domain,
      )}</select>`,
  });
}

function aliasField(
  id: string,
  { removedAliases, errors }: LinkForm,
  aliases: readonly { readonly slug: string; readonly short_url: string }[],
): Html {
  return html`<fieldset class="field"><legend>Aliases</legend>
${fieldError(`${id}-aliases`, errors.aliases)}
<div class="choices">
${aliases.map(
  ({ slug, short_url: url }, index) =>
    html`<label class="choice"><input type="checkbox" name="remove_aliases" value="${slug}"${index === 0 && html` id="${id}-aliases"`}${removedAliases.includes(slug) && html` checked`}${errors.aliases !== undefined && html` aria-invalid="true" aria-describedby="${id}-aliases-error"`}><span>Remove <code class="token">${readableUrl(url)}</code></span></label>\n`,
)}</div></fieldset>`;
}
