/** How the form of a link names its parameters, and what it says of errors. */
import { MarketplaceError, type Problem } from '../../../../common/errors.ts';
import { errorsOf, type FormWords } from '../../../actions/form-errors.ts';
import type { FormErrors } from '../../../views.ts';
import { utmNames } from '../utm.ts';

const utmWords: FormWords = Object.fromEntries(
  utmNames.map(name => [`utm_${name}`, { field: `utm-${name}`, name: `The UTM parameter ${name}` }]),
);

/** Parameters in the order of their fields: each one that the operations take. */
export const linkWords: FormWords = {
  url: { field: 'url', name: 'The target', told: { minLength: 'Enter a target URL.' } },
  domain: { field: 'domain', name: 'The domain' },
  slug: {
    field: 'slug',
    name: 'The slug',
    told: {
      slug_taken: 'The slug is already taken. Choose another one.',
      too_many_aliases: 'The link has reached its limit of aliases (20), so the old slug cannot stay as one.',
      slug_reserved: 'The slug is reserved. Choose another one.',
    },
  },
  keep_old_slug: { field: 'slug', name: 'The old slug' },
  remove_aliases: { field: 'aliases', name: 'The aliases', each: 'A chosen alias' },
  title: { field: 'title', name: 'The title' },
  tags: {
    field: 'tags',
    name: 'The tags',
    each: 'Each tag',
    told: { maxItems: 'Enter at most {limit} tags.' },
  },
  ...utmWords,
  expires_at: {
    field: 'last-day',
    name: 'The expiry date',
    told: {
      pattern: 'The expiry date must be a date such as 2030-03-14.',
      format: 'The expiry date must be a date such as 2030-03-14.',
    },
  },
  max_clicks: {
    field: 'max-clicks',
    name: 'The click limit',
    told: { type: 'The click limit must be a whole number.' },
  },
  expired_url: { field: 'expired-url', name: 'The target after the end' },
  password: { field: 'password', name: 'The password' },
  ios_url: { field: 'ios-url', name: 'The target on iPhone and iPad' },
  android_url: { field: 'android-url', name: 'The target on Android' },
  forward_query: { field: 'forward-query', name: 'The choice for parameters' },
  forward_path: { field: 'forward-path', name: 'The choice for paths' },
  redirect_status: {
    field: 'redirect-status',
    name: 'The status of the redirect',
    told: { enum: 'Choose one of the statuses.' },
  },
  external_id: {
    field: 'external-id',
    name: 'The external id',
    told: {
      external_id_taken: 'Another link already has this external id.',
    },
  },
};

/** The messages of a form for an error. Each UTM parameter has a field of its own. */
export function linkErrors(error: unknown): FormErrors {
  if (error instanceof MarketplaceError) Object.assign(error, { problems: error.problems.map(flat) });
  return errorsOf(error, linkWords);
}

const flat = (problem: Problem): Problem => ({
  ...problem,
  pointer: problem.pointer.replace(/^\/utm\//, '/utm_'),
});
