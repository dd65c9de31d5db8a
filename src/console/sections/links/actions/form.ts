/** The form of a link: its values and its validation. */
import { createInputReader } from '../../../../http/input.ts';
import { numberOf, wordsOf } from '../../../actions/call.ts';
import { errorsOf, type FormWords } from '../../../actions/form-errors.ts';
import type { FormErrors, LinkForm } from '../../../views.ts';
import type { Form } from '../../../visit.ts';

/** Nothing is required in this schema, so that the errors of all fields are found. */
const reader = createInputReader('ChangeLinkRequest');

export const emptyForm: LinkForm = {
  url: '',
  slug: '',
  title: '',
  tags: '',
  lastDay: '',
  maxClicks: '',
  hasPassword: false,
  wantsPassword: false,
  dropsPassword: false,
  keepsSlug: false,
  errors: {},
};

const words: FormWords = {
  url: { field: 'url', name: 'The target', told: { minLength: 'Enter a target URL.' } },
  slug: {
    field: 'slug',
    name: 'The slug',
    told: {
      slug_taken: 'The slug is already taken. Choose another one.',
      too_many_aliases: 'The link has reached its limit of aliases (20), so the old slug cannot stay as one.',
      slug_reserved: 'The slug is reserved. Choose another one.',
    },
  },
  title: { field: 'title', name: 'The title' },
  tags: {
    field: 'tags',
    name: 'The tags',
    each: 'Each tag',
    told: { maxItems: 'Enter at most {limit} tags.' },
  },
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
  password: { field: 'password', name: 'The password' },
};

/** The submitted form of a link. The password is passed to the operation only. */
export interface GivenLink extends Omit<LinkForm, 'hasPassword' | 'errors'> {
  readonly password: string;
}

export const formFrom = (form: Form): GivenLink => ({
  url: form.one('url').trim(),
  slug: form.one('slug').trim(),
  title: form.one('title').trim(),
  tags: form.one('tags'),
  lastDay: form.one('last_day'),
  maxClicks: form.one('max_clicks').trim(),
  password: form.one('password'),
  wantsPassword: form.one('wants_password') === 'on',
  dropsPassword: form.one('no_password') === 'on',
  keepsSlug: form.one('keep_old_slug') === 'on',
});

/** The last moment of a day, which is what users expect. */
export const endOf = (lastDay: string) => (lastDay === '' ? null : `${lastDay}T23:59:59Z`);

/**
 * The fields of both forms. `kept`: the tags that the form was rendered with.
 * @throws MarketplaceError with the problems of all fields
 */
export const inputFrom = (
  { url, slug, title, tags, maxClicks, password }: GivenLink,
  expiry: Expiry,
  kept: readonly string[] = [],
) =>
  reader.readWhole({
    url,
    title,
    tags: wordsOf(tags, kept),
    ...(slug === '' ? {} : { slug }),
    ...expiry,
    max_clicks: maxClicks === '' ? null : numberOf(maxClicks),
    ...(password === '' ? {} : { password }),
  }) as unknown;

type Expiry = { readonly expires_at?: string | null };

/** Validates all fields before anything is stored. */
export function formErrors(given: GivenLink, expiry: Expiry, kept: readonly string[] = []): FormErrors {
  try {
    inputFrom(given, expiry, kept);
    return passwordErrors(given);
  } catch (error) {
    return { ...linkErrors(error), ...passwordErrors(given) };
  }
}

/** What is wrong with tags to add, or `null`. */
export function tagProblem(tags: readonly string[]): string | null {
  if (tags.length === 0) return 'Enter at least one tag.';
  try {
    reader.readWhole({ tags });
    return null;
  } catch (error) {
    return Object.values(linkErrors(error))[0] ?? null;
  }
}

/** A missing password must not make a protected link public. */
function passwordErrors({ password, wantsPassword, dropsPassword }: GivenLink): FormErrors {
  if (password !== '' && dropsPassword)
    return { password: 'Enter a new password or remove the password, but not both.' };
  if (password === '' && wantsPassword)
    return { password: 'Enter the password again, or clear the checkbox below it.' };
  return {};
}

/** The form to show again. It omits the password, which must be typed again. */
export function refusedForm(given: GivenLink, hasPassword: boolean, errors: FormErrors): LinkForm {
  const { password, ...kept } = given;
  const typed = password !== '';
  return {
    ...kept,
    hasPassword,
    wantsPassword: typed || given.wantsPassword,
    errors:
      typed && errors.password === undefined
        ? { ...errors, password: 'Enter the password again: pages never contain passwords.' }
        : errors,
  };
}

export const linkErrors = (error: unknown): FormErrors => errorsOf(error, words);
