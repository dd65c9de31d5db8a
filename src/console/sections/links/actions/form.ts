/** The form of a link: its values and its validation. */

import { defined } from '../../../../common/defined.ts';
import type { Link } from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import { numberOf, textOf, wordsOf } from '../../../actions/call.ts';
import type { FormErrors } from '../../../views.ts';
import type { Form } from '../../../visit.ts';
import { givenUtm, utmFieldsOf, utmInQuery, utmNames } from '../utm.ts';
import type { LinkForm } from '../views.ts';
import { linkErrors } from './form-words.ts';

/** Nothing is required in this schema, so that the errors of all fields are found. */
const reader = createInputReader('ChangeLinkRequest');

export const emptyForm: LinkForm = {
  url: '',
  slug: '',
  domain: '',
  title: '',
  tags: '',
  utm: utmInQuery(''),
  lastDay: '',
  maxClicks: '',
  expiredUrl: '',
  iosUrl: '',
  androidUrl: '',
  forwardQuery: false,
  forwardPath: false,
  redirectStatus: '302',
  externalId: '',
  hasPassword: false,
  wantsPassword: false,
  dropsPassword: false,
  keepsSlug: false,
  removedAliases: [],
  errors: {},
};

/** A link with the values of its form. */
export const linkFormOf = (link: Link): LinkForm => ({
  ...emptyForm,
  url: link.url,
  slug: link.slug,
  domain: link.domain ?? '',
  title: link.title,
  tags: textOf(link.tags),
  utm: utmFieldsOf(link.utm, link.url),
  lastDay: link.expires_at?.slice(0, 10) ?? '',
  maxClicks: link.max_clicks === null ? '' : String(link.max_clicks),
  expiredUrl: link.expired_url ?? '',
  iosUrl: link.ios_url ?? '',
  androidUrl: link.android_url ?? '',
  forwardQuery: link.forward_query,
  forwardPath: link.forward_path,
  redirectStatus: String(link.redirect_status),
  externalId: link.external_id ?? '',
  hasPassword: link.has_password,
});

/** The submitted form of a link. The password is passed to the operation only. */
export interface GivenLink extends Omit<LinkForm, 'hasPassword' | 'errors'> {
  readonly password: string;
  /** The names of the fields that were submitted. */
  readonly names: readonly string[];
}

/** `utm_copy`: the parameters of an earlier link, which take the place of empty ones. */
export function formFrom(form: Form): GivenLink {
  const text = (name: string) => form.one(name).trim();
  const isOn = (name: string) => form.one(name) === 'on';
  const copied = utmInQuery(form.one('utm_copy'));
  const typed = Object.fromEntries(utmNames.map(name => [name, text(`utm_${name}`)])) as LinkForm['utm'];
  return {
    names: form.names,
    url: text('url'),
    slug: text('slug'),
    domain: text('domain'),
    title: text('title'),
    tags: form.one('tags'),
    utm: utmNames.every(name => typed[name] === '') ? copied : typed,
    lastDay: form.one('last_day'),
    maxClicks: text('max_clicks'),
    expiredUrl: text('expired_url'),
    iosUrl: text('ios_url'),
    androidUrl: text('android_url'),
    forwardQuery: isOn('forward_query'),
    forwardPath: isOn('forward_path'),
    redirectStatus: form.names.includes('redirect_status') ? text('redirect_status') : '302',
    externalId: text('external_id'),
    password: form.one('password'),
    wantsPassword: isOn('wants_password'),
    dropsPassword: isOn('no_password'),
    keepsSlug: isOn('keep_old_slug'),
    removedAliases: form.list('remove_aliases'),
  };
}

/** The last moment of a day, which is what users expect. */
export const endOf = (lastDay: string) => (lastDay === '' ? null : `${lastDay}T23:59:59Z`);

type Expiry = { readonly expires_at?: string | null };

/** The stored link that a form changes, or a new one. */
export type Kept = Pick<Link, 'tags' | 'utm' | 'url'>;
const newLink: Kept = { tags: [], utm: {}, url: '' };

/**
 * The fields of both forms. What the form did not have keeps its value. `kept`: the link that the form was rendered with:
 * parameters that only its target has are not added to the link unless somebody changes one.
 * @throws MarketplaceError with the problems of all fields
 */
export const inputFrom = (given: GivenLink, expiry: Expiry, kept: Kept = newLink) => {
  const { url, slug, title, tags, maxClicks, password, names } = given;
  const rendered = utmFieldsOf(kept.utm, kept.url);
  const hasUtm = utmNames.some(name => given.utm[name] !== rendered[name]);
  const unlessEmpty = (name: string, value: string) =>
    names.includes(name) ? { [name]: value === '' ? null : value } : {};
  return reader.readWhole({
    url,
    title,
    tags: wordsOf(tags, kept.tags),
    ...(slug === '' ? {} : { slug }),
    ...unlessEmpty('domain', given.domain),
    ...(hasUtm ? { utm: givenUtm(given.utm) } : {}),
    ...expiry,
    max_clicks: maxClicks === '' ? null : numberOf(maxClicks),
    ...unlessEmpty('expired_url', given.expiredUrl),
    ...unlessEmpty('ios_url', given.iosUrl),
    ...unlessEmpty('android_url', given.androidUrl),
    ...unlessEmpty('external_id', given.externalId),
    // A box that is not ticked is not sent, but the choice beside it is.
    ...(names.includes('redirect_status')
      ? {
          redirect_status: numberOf(given.redirectStatus),
          forward_query: given.forwardQuery,
          forward_path: given.forwardPath,
        }
      : {}),
    ...defined({ remove_aliases: given.removedAliases.length > 0 ? given.removedAliases : undefined }),
    ...(password === '' ? {} : { password }),
  }) as unknown;
};

/** Validates all fields before anything is stored. */
export function formErrors(given: GivenLink, expiry: Expiry, kept?: Kept): FormErrors {
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
  const { password, names: _, ...kept } = given;
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

/** The form with its preview. It omits the password too. */
export const triedForm = (given: GivenLink, hasPassword: boolean): LinkForm =>
  refusedForm(given, hasPassword, {});
