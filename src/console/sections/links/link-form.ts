/** The form of a link. */
import type { Link } from '../../../generated/types.ts';
import { readableUrl } from '../../format.ts';
import { declareForm } from '../../forms/form.ts';
import type { FormRow, Part } from '../../forms/row.ts';
import { type Html, html } from '../../html.ts';
import { sentenceBadge } from '../../pages/badge.ts';
import { field, optional } from '../../pages/controls.ts';
import { livePart } from '../../pages/editor.ts';
import { fieldError } from '../../pages/form-parts.ts';
import { options } from '../../pages/parts.ts';
import type { Form } from '../../visit.ts';
import { choice } from './pages/choice.ts';
import { utmFieldsOf, utmInQuery, utmLabels, utmNames, utmQuery } from './utm.ts';
import type { LinkEditorView, LinkForm, LinkParts, LinkPreview, UtmName } from './views.ts';

type LinkPart = Part<LinkEditorView, LinkForm, Link, void>;
type LinkRow = FormRow<LinkEditorView>;

/** Whether the slug can be used. */
const slugCheck = ({ slug }: LinkPreview): Html | false =>
  slug !== null && sentenceBadge(slug.isFree ? 'good' : 'bad', slug.sentence);

const slugPart: LinkPart = {
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
      told: {
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
  from: form => ({ slug: form.one('slug').trim(), keepsSlug: form.one('keep_old_slug') === 'on' }),
  input: ({ slug, keepsSlug, texts }, { record }) => ({
    // Which slug stays is said together with the new one.
    ...(slug !== '' && (slug !== record?.slug || keepsSlug) && { slug }),
    ...(record !== null &&
      keepsSlug &&
      (slug !== '' || texts.domain !== undefined) && { keep_old_slug: true }),
  }),
};

const aliasPart: LinkPart = {
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

const pair = (content: Html): Html => html`<div class="pair">\n${content}</div>\n`;

const utmRow = (name: UtmName): LinkRow => {
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
const utmPart: LinkPart = {
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

const url = (name: string, subject: string, hint: string): LinkRow => ({
  name,
  kind: 'url',
  subject,
  label: subject.replace('The target', 'Target'),
  hint,
});

const wrongDate = 'The expiry date must be a date such as 2030-03-14.';

export const linkForm = declareForm<Link, LinkEditorView, LinkParts>(
  { create: 'CreateLinkRequest', change: 'ChangeLinkRequest' },
  [
    {
      name: 'url',
      kind: 'url',
      subject: 'The target',
      label: 'Target',
      hint: 'The URL that the link redirects to, as https://…',
      messages: { minLength: 'Enter a target URL.' },
    },
    {
      name: 'domain',
      offered: ({ domains }) => domains.length > 0,
      // Keeps a host name that the service no longer has, so that the form does not change it silently.
      choices: ({ domains }, text) =>
        [...new Set(['', ...domains, text])].map(one => [one, one === '' ? 'Default domain' : one]),
      subject: 'The domain',
      label: 'Domain',
    },
    slugPart,
    aliasPart,
    {
      name: 'title',
      kind: 'prose',
      subject: 'The title',
      label: 'Title',
      hint: 'A name for your own use. Visitors do not see it.',
    },
    {
      name: 'tags',
      subject: 'The tags',
      each: 'Each tag',
      label: 'Tags',
      hint: 'Separated by commas.',
      messages: { maxItems: 'Enter at most {limit} tags.' },
    },
    {
      title: 'UTM parameters',
      rows: [
        utmPart,
        { around: pair, rows: utmNames.slice(0, 2).map(utmRow) },
        utmRow('campaign'),
        { around: pair, rows: utmNames.slice(3).map(utmRow) },
      ],
    },
    {
      title: 'Advanced',
      rows: [
        {
          around: pair,
          rows: [
            {
              name: 'last_day',
              at: 'expires_at',
              kind: 'day',
              subject: 'The expiry date',
              label: 'Expires',
              hint: 'The last day of the link, in UTC.',
              messages: { pattern: wrongDate, format: wrongDate },
            },
            {
              name: 'max_clicks',
              maxLength: 9,
              subject: 'The click limit',
              label: 'Click limit',
              hint: 'The link ends after so many clicks.',
              messages: { type: 'The click limit must be a whole number.' },
            },
          ],
        },
        url(
          'expired_url',
          'The target after the end',
          'Where visitors go when the link has expired or reached its click limit. If empty, they see that it is over.',
        ),
        {
          name: 'password',
          kind: 'secret',
          secret: {
            storedAt: 'has_password',
            save: isStored =>
              isStored ? 'Change the password to the one above' : 'Protect the link with the password above',
            remove: 'Remove the password',
            again: 'Enter the password again: pages never contain passwords.',
          },
          subject: 'The password',
          label: (_, isStored) => optional(isStored ? 'New password' : 'Password'),
          hint: 'Visitors must enter it before the redirect.',
          messages: {
            again: 'Enter the password again, or clear the checkbox below it.',
            removed: 'Enter a new password or remove the password, but not both.',
          },
        },
        url('ios_url', 'The target on iPhone and iPad', 'If empty, the target above is used.'),
        url('android_url', 'The target on Android', 'If empty, the target above is used.'),
        {
          around: content => html`<fieldset class="field"><legend>Forward to the target</legend>
<div class="choices">
${content}</div></fieldset>\n`,
          rows: [
            {
              name: 'forward_query',
              beside: 'redirect_status',
              subject: 'The choice for parameters',
              label: 'The parameters after the short URL',
            },
            {
              name: 'forward_path',
              beside: 'redirect_status',
              subject: 'The choice for paths',
              label: 'The path after the slug',
            },
          ],
        },
        {
          around: pair,
          rows: [
            {
              name: 'redirect_status',
              blank: '302',
              words: {
                302: '302: temporary',
                307: '307: temporary, same method',
                301: '301: permanent',
                308: '308: permanent, same method',
              },
              subject: 'The status of the redirect',
              label: 'Status of the redirect',
              hint: 'Browsers remember permanent ones.',
              messages: { enum: 'Choose one of the statuses.' },
            },
            {
              name: 'external_id',
              subject: 'The external id',
              label: 'External id',
              hint: 'Id of the link in your own system.',
              messages: { external_id_taken: 'Another link already has this external id.' },
            },
          ],
        },
      ],
    },
  ],
);

/**
 * The submitted form. UTM parameters are sent together: one that is missing is empty. `utm_copy`: those of an earlier link,
 * which take the place of empty ones.
 */
export function linkFormFrom(form: Form): LinkForm {
  const given = linkForm.from(form);
  const texts = utmNames.map(name => [`utm_${name}`, given.texts[`utm_${name}`] ?? ''] as const);
  const copied = Object.entries(utmInQuery(form.one('utm_copy'))).map(
    ([name, text]) => [`utm_${name}`, text] as const,
  );
  const utm = [texts, copied].find(all => all.some(([, text]) => text !== ''));
  const isThere = texts.some(([name]) => form.names.includes(name));
  const shown = utm ?? (isThere ? texts : []);
  return { ...given, texts: { ...given.texts, ...Object.fromEntries(shown) } };
}

/** What is wrong with tags to add, or `null`. */
export function tagProblem(tags: readonly string[]): string | null {
  if (tags.length === 0) return 'Enter at least one tag.';
  try {
    linkForm.checked({ tags }, []);
    return null;
  } catch (error) {
    return Object.values(linkForm.errors(error))[0] ?? null;
  }
}
