/** The form of a link: how it is filled in, and what it asks for. */
import { createInputReader } from '../../../../http/input.ts';
import { numberOf, wordsOf } from '../../../actions/call.ts';
import { errorsOf, type FormWords } from '../../../actions/form-errors.ts';
import type { FormErrors, LinkForm } from '../../../views.ts';
import type { Form } from '../../../visit.ts';

/** Nothing is required there: what is wrong with each field is found, whatever the others hold. */
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
  errors: {},
};

const words: FormWords = {
  url: { field: 'url', name: 'The target', told: { minLength: 'Say where the link leads.' } },
  slug: {
    field: 'slug',
    name: 'The slug',
    told: {
      slug_taken: 'The slug is taken. Choose another one.',
      slug_reserved: 'The slug is reserved. Choose another one.',
    },
  },
  title: { field: 'title', name: 'The title' },
  tags: {
    field: 'tags',
    name: 'The tags',
    each: 'Each tag',
    told: { maxItems: 'Give at most {limit} tags.' },
  },
  expires_at: {
    field: 'last-day',
    name: 'The last day',
    told: {
      pattern: 'The last day must be a day such as 2030-03-14.',
      format: 'The last day must be a day such as 2030-03-14.',
    },
  },
  max_clicks: {
    field: 'max-clicks',
    name: 'The number of clicks',
    told: { type: 'The number of clicks must be a whole number.' },
  },
  password: { field: 'password', name: 'The password' },
};

/** A link's form as it was sent. The password goes no further than to the operation. */
export interface Given extends Omit<LinkForm, 'hasPassword' | 'errors'> {
  readonly password: string;
}

export const formFrom = (form: Form): Given => ({
  url: form.one('url').trim(),
  slug: form.one('slug').trim(),
  title: form.one('title').trim(),
  tags: form.one('tags'),
  lastDay: form.one('last_day'),
  maxClicks: form.one('max_clicks').trim(),
  password: form.one('password'),
  wantsPassword: form.one('wants_password') === 'on',
  dropsPassword: form.one('no_password') === 'on',
});

/** The last moment of a day, as people mean it. */
export const endOf = (lastDay: string) => (lastDay === '' ? null : `${lastDay}T23:59:59Z`);

/**
 * What both forms ask for alike. `kept`: the tags that the form was filled in with.
 * @throws MarketplaceError with what is wrong with each field
 */
export const inputFrom = (
  { url, slug, title, tags, maxClicks, password }: Given,
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

/** All that is wrong with the fields, seen before anything is tried. */
export function formErrors(given: Given, expiry: Expiry, kept: readonly string[] = []): FormErrors {
  try {
    inputFrom(given, expiry, kept);
    return passwordErrors(given);
  } catch (error) {
    return { ...linkErrors(error), ...passwordErrors(given) };
  }
}

/** Nothing gets public because its password was left out. */
function passwordErrors({ password, wantsPassword, dropsPassword }: Given): FormErrors {
  if (password !== '' && dropsPassword)
    return { password: 'Type another password, or ask for none any more: not both.' };
  if (password === '' && wantsPassword)
    return { password: 'Type the password again, or take away the tick below it.' };
  return {};
}

/** The form as it comes back: without the password, which must be typed again. */
export function refusedForm(given: Given, hasPassword: boolean, errors: FormErrors): LinkForm {
  const { password, ...kept } = given;
  const typed = password !== '';
  return {
    ...kept,
    hasPassword,
    wantsPassword: typed || given.wantsPassword,
    errors:
      typed && errors.password === undefined
        ? { ...errors, password: 'Type the password again: a page never sends it back.' }
        : errors,
  };
}

export const linkErrors = (error: unknown): FormErrors => errorsOf(error, words);
