/** The form of a link. */
import type { Link } from '../../../generated/types.ts';
import { declareForm } from '../../forms/declare.ts';
import { html } from '../../html.ts';
import { optional, sideBySide } from '../../pages/controls.ts';
import type { Form } from '../../visit.ts';
import { aliasPart, type LinkRow, slugPart, utmPart, utmRow } from './form-parts.ts';
import { utmInQuery, utmNames } from './utm.ts';
import type { LinkEditorView, LinkForm, LinkParts } from './views.ts';

const url = (name: string, subject: string, fact: string, hint: string): LinkRow => ({
  name,
  kind: 'url',
  subject,
  label: subject.replace('The target', 'Target'),
  hint,
  fact,
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
        { around: sideBySide, rows: utmNames.slice(0, 2).map(utmRow) },
        utmRow('campaign'),
        { around: sideBySide, rows: utmNames.slice(3).map(utmRow) },
      ],
    },
    {
      title: 'Advanced',
      rows: [
        {
          around: sideBySide,
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
              subject: 'The click limit',
              label: 'Click limit',
              hint: 'The link ends after this number of clicks.',
              messages: { type: 'The click limit must be a whole number.' },
            },
          ],
        },
        url(
          'expired_url',
          'The target after the end',
          'Redirects then to',
          'Where visitors go when the link has expired or reached its click limit. If empty, they see a page that says so.',
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
        url(
          'ios_url',
          'The target on iPhone and iPad',
          'On iPhone and iPad',
          'If empty, the target above is used.',
        ),
        url('android_url', 'The target on Android', 'On Android', 'If empty, the target above is used.'),
        {
          around: content => html`<fieldset class="field"><legend>Forward to the target</legend>
<div class="choices">
${content}</div></fieldset>\n`,
          rows: [
            {
              name: 'forward_query',
              beside: 'redirect_status',
              fact: 'Parameters after the short URL',
              shown: () => 'Forwarded',
              subject: 'The choice for parameters',
              label: 'The parameters after the short URL',
            },
            {
              name: 'forward_path',
              beside: 'redirect_status',
              fact: 'Path after the slug',
              shown: () => 'Forwarded',
              subject: 'The choice for paths',
              label: 'The path after the slug',
            },
          ],
        },
        {
          around: sideBySide,
          rows: [
            {
              name: 'redirect_status',
              fact: 'Redirect',
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
              fact: 'External id',
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
export function linkFormFrom(form: Form, link: Link | null): LinkForm {
  const given = linkForm.from(form, link);
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
