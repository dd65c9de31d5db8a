/** Reads the form that creates a key, and validates its fields. */
import { defined } from '../../../common/defined.ts';
import { canonicalRange } from '../../../common/ip-ranges.ts';
import type { Key } from '../../../generated/types.ts';
import { canonicalRanges, keyIdOf } from '../../../keys/keys.ts';
import type { MemberWorkspace } from '../../../repository/index.ts';
import { shortened } from '../../format.ts';
import type { FormErrors } from '../../views.ts';
import type { Form, Visit } from '../../visit.ts';
import { type OwnerValues, readOwner } from './owner.ts';
import { presetsOf, scopesOfferedBy } from './presets.ts';
import { type ChangedKeyForm, expiries, type KeyForm, type ScopeChoice, type ScopePreset } from './views.ts';

const maxNameLength = 100;
const maxRanges = 50;
const day = 86_400_000;

export function readKeyForm(
  form: Form,
  visit: Pick<Visit, 'options' | 'now' | 'ctx'>,
  current: MemberWorkspace,
): { view: KeyForm; expiresAt: string | null; ranges: string[]; owned: Partial<OwnerValues> } {
  const { now, ctx } = visit;
  const name = form.one('name').trim();
  const offered = scopesOfferedBy(visit, current);
  const { choice, problem } = scopesIn(form, offered, presetsOf(visit, offered), visit);
  const expiry = form.one('expiry');
  const date = form.one('date');
  const { expiresAt, error } = expiryOf(expiry, date, now);
  const allowed = rangesIn(form);
  const owner = readOwner(form, visit);
  // In the order of the fields.
  const errors: Record<string, string> = {};
  const wrongName = nameProblem(name);
  if (wrongName !== null) errors.name = wrongName;
  Object.assign(errors, problem);
  if (error !== null) errors[expiry === 'date' ? 'date' : 'expiry'] = error;
  if (allowed.error !== null) errors.allowed_ips = allowed.error;
  Object.assign(errors, owner.errors);
  const texts = { name, expiry, date, allowedIps: allowed.text, address: addressOf(ctx) };
  return {
    view: { keyId: keyIdOf(form.one('key_id')), ...choice, ...texts, ...owner.fields, errors },
    expiresAt,
    ranges: allowed.ranges,
    owned: owner.values,
  };
}

/** The chosen scopes: those of the preset, or else those that are chosen one by one. */
function scopesIn(
  form: Form,
  offered: Readonly<Record<string, string>>,
  presets: readonly ScopePreset[],
  { options: { served } }: Pick<Visit, 'options'>,
): { choice: ScopeChoice; problem: FormErrors } {
  const preset = form.one('preset');
  const found = presets.find(({ value }) => value === preset);
  const chosen = [...new Set(found?.scopes ?? form.list('scopes'))];
  const scopes = chosen.filter(scope => Object.hasOwn(offered, scope));
  const ofOwners = chosen.filter(scope => !scopes.includes(scope) && served.ownerScopes.includes(scope));
  const problem: FormErrors =
    preset !== '' && found === undefined
      ? { preset: 'This preset does not exist.' }
      : chosen.length === 0
        ? { scopes: 'Choose at least one scope.' }
        : scopes.length === chosen.length
          ? {}
          : ofOwners.length > 0
            ? ownerErrors(ofOwners)
            : { scopes: 'This scope does not exist.' };
  return { choice: { scopes, offered, presets, preset: found?.value ?? '' }, problem };
}

/** In any order. */
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every(scope => other.includes(scope));

/** The scopes that a member can choose for a key: those that the member can give, and those that it has. */
export function offeredTo(
  { scopes }: Pick<Key, 'scopes'>,
  visit: Pick<Visit, 'options'>,
  current: MemberWorkspace,
): Readonly<Record<string, string>> {
  const { scopes: served } = visit.options.served;
  const own = scopes.map(scope => [scope, served[scope] ?? 'Not served here']);
  return { ...scopesOfferedBy(visit, current), ...Object.fromEntries(own) };
}

const fieldOfBound: Readonly<Record<string, string>> = {
  expires_at: 'expiry',
  allowed_ips: 'allowed_ips',
  rate_limit: 'requests',
};

/** The errors of what only an owner can give, by field. `beyond`: as the storage names it. */
export function ownerErrors(beyond: readonly string[]): FormErrors {
  const scopes = beyond.filter(name => !Object.hasOwn(fieldOfBound, name));
  const bounds = beyond.flatMap(name => fieldOfBound[name] ?? []);
  return {
    ...(scopes.length === 0
      ? {}
      : { scopes: `Only an owner of the workspace can give a key ${scopes.join(', ')}.` }),
    ...Object.fromEntries(bounds.map(field => [field, onlyOwners])),
  };
}

const onlyOwners = 'An owner or the application has set this: only an owner can widen it.';

/** Reads the form that changes a key. */
export function readChangeForm(
  form: Form,
  visit: Pick<Visit, 'options' | 'now' | 'ctx'>,
  key: Pick<Key, 'scopes'>,
  current: MemberWorkspace,
): {
  view: ChangedKeyForm;
  change: {
    name: string;
    scopes?: readonly string[];
    expiresAt?: string | null;
    allowedIps?: string[];
  } & Partial<OwnerValues>;
} {
  const { now, ctx } = visit;
  const name = form.one('name').trim();
  const offered = offeredTo(key, visit, current);
  const { choice, problem } = scopesIn(form, offered, presetsOf(visit, offered), visit);
  // A form without the field does not change them.
  const hasScopes = form.names.some(one => one === 'scopes' || one === 'preset');
  const expiry = form.one('expiry');
  const date = form.one('date');
  const wrongName = nameProblem(name);
  const { expiresAt, error } =
    expiry === 'same' ? { expiresAt: undefined, error: null } : expiryOf(expiry, date, now);
  const allowed = rangesIn(form);
  const owner = readOwner(form, visit);
  const errors = {
    ...(wrongName === null ? {} : { name: wrongName }),
    ...(hasScopes ? problem : {}),
    ...(error === null ? {} : { [expiry === 'date' ? 'date' : 'expiry']: error }),
    ...(allowed.error === null ? {} : { allowed_ips: allowed.error }),
    ...owner.errors,
  };
  return {
    view: {
      name,
      ...choice,
      ...(hasScopes ? {} : { scopes: key.scopes }),
      expiry,
      date,
      allowedIps: allowed.text,
      address: addressOf(ctx),
      ...owner.fields,
      errors,
    },
    change: {
      name,
      ...owner.values,
      ...(hasScopes && !isSame(choice.scopes, key.scopes) ? { scopes: choice.scopes } : {}),
      ...defined({ expiresAt }),
      // A form without the field does not lift the restriction.
      ...(form.names.includes('allowed_ips') ? { allowedIps: allowed.ranges } : {}),
    },
  };
}

/** The address of the visitor as a range is written, or an empty text. */
export const addressOf = ({ ip }: Visit['ctx']): string => canonicalRange(ip) ?? '';

/** The addresses and ranges of the form: between spaces, commas or line ends. */
function rangesIn(form: Form): { text: string; ranges: string[]; error: string | null } {
  const text = form.one('allowed_ips');
  const words = text.split(/[\s,;]+/).filter(word => word !== '');
  const wrong = words.find(word => canonicalRange(word) === null);
  const ranges = canonicalRanges(words);
  if (wrong !== undefined)
    return {
      text,
      ranges: [],
      error: `${shortened(wrong, 50)} is not an IP address or a range such as 203.0.113.0/24.`,
    };
  const error = ranges.length > maxRanges ? `Enter at most ${maxRanges} addresses and ranges.` : null;
  return { text, ranges, error };
}

function nameProblem(name: string): string | null {
  if (name === '') return 'Enter a name for the key.';
  if (/\p{Cc}/u.test(name)) return 'The name must not contain control characters.';
  return [...name].length > maxNameLength ? `The name must have at most ${maxNameLength} characters.` : null;
}

/** Reads when the key that replaces another one expires; `undefined`: as the other one. */
export const replacementExpiry = (
  form: Form,
  now: number,
): { expiresAt: string | null | undefined; error: string | null } => {
  const expiry = form.one('expiry');
  return expiry === '' || expiry === 'same'
    ? { expiresAt: undefined, error: null }
    : expiryOf(expiry, form.one('date'), now);
};

function expiryOf(
  expiry: string,
  date: string,
  now: number,
): { expiresAt: string | null; error: string | null } {
  if (!expiries.some(([value]) => value === expiry))
    return { expiresAt: null, error: 'Choose when the key expires.' };
  if (expiry === 'never') return { expiresAt: null, error: null };
  if (expiry !== 'date')
    return { expiresAt: new Date(now + Number(expiry) * day).toISOString(), error: null };
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T23:59:59Z`) : Number.NaN;
  if (Number.isNaN(instant)) return { expiresAt: null, error: 'Choose the date when the key expires.' };
  if (instant <= now) return { expiresAt: null, error: 'Choose a date that is not in the past.' };
  return { expiresAt: new Date(instant).toISOString(), error: null };
}
