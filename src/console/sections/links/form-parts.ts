/** The parts of the form of a link that are more than a control for each value, and the rows of UTM parameters. */
import type { Link } from '../../../generated/types.ts';
import { readableUrl } from '../../format.ts';
import type { FormRow, Part } from '../../forms/row.ts';
import { type Html, html } from '../../html.ts';
import { sentenceBadge } from '../../pages/badge.ts';
import { field, optional } from '../../pages/controls.ts';
import { livePart } from '../../pages/editor.ts';
import { fieldError } from '../../pages/form-parts.ts';
import { options } from '../../pages/parts.ts';
import { choice } from './pages/choice.ts';
import { utmFieldsOf, utmLabels, utmNames, utmQuery } from './utm.ts';
import type { LinkEditorView, LinkForm, LinkPreview, UtmName } from './views.ts';

type LinkPart = Part<LinkEditorView, LinkForm, Link, void>;
export type LinkRow = FormRow<LinkEditorView>;

/** Whether the slug can be used. */
const slugCheck = ({ slug }: LinkPreview): Html | false =>
  slug !== null && sentenceBadge(slug.isFree ? 'good' : 'bad', slug.sentence);

export const slugPart: LinkPart = {
  part: (id, { slug, keepsSlug, errors }, { link, preview }) =>
    html`<div class="field"><label for="${id}-slug">${optional('Slug')}</label>
<p class="hint" id="${id}-slug-hint">The last part of the short URL. If empty, ${link === null ? 'a random slug of seven characters is used' : 'it stays as it is'}.</p>
<input id="${id}-slug" name="slug" type="text" maxlength="190" autocomplete="off" spellcheck="false" autocapitalize="off" value="${slug}" aria-describedby="${id}-slug-hint ${errors.slug === undefined ? 'slug-check' : `${id}-slug-error`}"${errors.slug !== undefined && html` aria-invalid="true"`}>
${errors.slug === undefined ? livePart('slug-check', slugCheck(preview), true) : fieldError(`${id}-slug`, errors.slug)}
${link !== null && choice('keep_old_slug', 'Keep the old slug as an alias, if it changes', keepsSlug)}</div>\n`,
  messages: {
    slug: {
      field: 'slug',
      name: 'The slug',
      reported: {
        slug_taken: 'The slug is already taken. Choose another one.',
        too_many_aliases:
          'The link has reached its limit of aliases (20), so the old slug cannot stay as one.',
        slug_reserved: 'The slug is reserved. Choose another one.',
      },
    },
    keep_old_slug: { field: 'slug', name: 'The old slug' },
  },
  blank: { slug: '', keepsSlug: false },
  of: ({ slug }) => ({ slug }),
  seen: ['slug', ({ slug }) => slug],
  from: form => ({ slug: form.one('slug').trim(), keepsSlug: form.one('keep_old_slug') === 'on' }),
  input: ({ slug, keepsSlug, texts }, { record }) => ({
    // Which slug stays is said together with the new one.
    ...(slug !== '' && (slug !== record?.slug || keepsSlug) && { slug }),
    ...(record !== null &&
      keepsSlug &&
      (slug !== '' || texts.domain !== undefined) && { keep_old_slug: true }),
  }),
};

export const aliasPart: LinkPart = {
  part: (id, { removedAliases, errors }, { link }) =>
    link !== null &&
    link.aliases.length > 0 &&
    html`<fieldset class="field"><legend>Aliases</legend>
${fieldError(`${id}-aliases`, errors.aliases)}
<div class="choices">
${link.aliases.map(
  ({ slug, short_url: url }, index) =>
    html`<label class="choice"><input type="checkbox" name="remove_aliases" value="${slug}"${index === 0 && html` id="${id}-aliases"`}${removedAliases.includes(slug) && html` checked`}${errors.aliases !== undefined && html` aria-invalid="true" aria-describedby="${id}-aliases-error"`}><span>Remove <code class="token">${readableUrl(url)}</code></span></label>\n`,
)}</div></fieldset>\n`,
  messages: { remove_aliases: { field: 'aliases', name: 'The aliases', each: 'A chosen alias' } },
  blank: { removedAliases: [] },
  from: form => ({ removedAliases: form.list('remove_aliases') }),
  input: ({ removedAliases }) => (removedAliases.length === 0 ? {} : { remove_aliases: removedAliases }),
};

export const utmRow = (name: UtmName): LinkRow => {
  const [label, placeholder] = utmLabels[name];
  const known = (earlier: LinkEditorView['earlier']) => [...new Set(earlier.flatMap(utm => utm[name] ?? []))];
  return {
    name: `utm_${name}`,
    at: `utm.${name}`,
    textOf: link => utmFieldsOf(link as Link)[name],
    placeholder,
    subject: `The UTM parameter ${name}`,
    label,
    attributes: (id, { earlier }) =>
      html` data-parameter="utm_${name}" data-of="url"${known(earlier).length > 0 && html` list="${id}-utm-${name}-values"`}`,
    below: (id, { earlier }) =>
      known(earlier).length > 0 &&
      html`<datalist id="${id}-utm-${name}-values">${known(earlier).map(value => html`<option value="${value}"></option>`)}</datalist>`,
  };
};

/** What the parameters are, and those of the latest links of the workspace. */
export const utmPart: LinkPart = {
  part: (id, _, { earlier }) =>
    html`<p class="muted">They are added to the target, and tell your analytics where visitors come from.</p>
${
  earlier.length > 0 &&
  field(
    id,
    'utm-copy',
    {},
    {
      label: optional('Copy from an earlier link'),
      control: aria =>
        html`<select name="utm_copy" data-parameters${aria}>${options(
          [
            ['', 'Choose parameters'],
            ...earlier.map(
              utm => [utmQuery(utm), utmNames.flatMap(name => utm[name] ?? []).join(' · ')] as const,
            ),
          ],
          '',
        )}</select>`,
    },
  )
}\n`,
  messages: {},
};
