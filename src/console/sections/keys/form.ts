/** Reads the form that creates a key, and validates its fields. */
import { defined } from '../../../common/defined.ts';
import { canonicalRange } from '../../../common/ip-ranges.ts';
import { canonicalRanges, keyIdOf } from '../../../keys/keys.ts';
import type { Form, Visit } from '../../visit.ts';
import { type ChangedKeyForm, expiries, type KeyForm } from './views.ts';

const longestName = 100;
const mostRanges = 50;
const day = 86_400_000;

export function readKeyForm(
  form: Form,
  { options: { served }, now, ctx }: Pick<Visit, 'options' | 'now' | 'ctx'>,
): { view: KeyForm; expiresAt: string | null; ranges: string[] } {
  const offered = served.scopes;
  const name = form.one('name').trim();
  const chosen = form.list('scopes');
  const scopes = [...new Set(chosen)].filter(scope => Object.hasOwn(offered, scope));
  const expiry = form.one('expiry');
  const date = form.one('date');
  const { expiresAt, error } = expiryOf(expiry, date, now);
  const allowed = rangesIn(form);
  // In the order of the fields.
  const errors: Record<string, string> = {};
  const wrongName = nameProblem(name);
  if (wrongName !== null) errors.name = wrongName;
  if (chosen.length === 0) errors.scopes = 'Choose at least one scope.';
  else if (scopes.length !== new Set(chosen).size) errors.scopes = 'This scope does not exist.';
  if (error !== null) errors[expiry === 'date' ? 'date' : 'expiry'] = error;
  if (allowed.error !== null) errors.allowed_ips = allowed.error;
  const texts = { name, expiry, date, allowedIps: allowed.text, address: addressOf(ctx) };
  return {
    view: { keyId: keyIdOf(form.one('key_id')), scopes, offered, ...texts, errors },
    expiresAt,
    ranges: allowed.ranges,
  };
}

/** Reads the form that changes a key. */
export function readChangeForm(
  form: Form,
  { now, ctx }: Pick<Visit, 'now' | 'ctx'>,
): {
  view: ChangedKeyForm;
  change: { name: string; expiresAt?: string | null; allowedIps?: string[] };
} {
  const name = form.one('name').trim();
  const expiry = form.one('expiry');
  const date = form.one('date');
  const wrongName = nameProblem(name);
  const { expiresAt, error } =
    expiry === 'same' ? { expiresAt: undefined, error: null } : expiryOf(expiry, date, now);
  const allowed = rangesIn(form);
  const errors = {
    ...(wrongName === null ? {} : { name: wrongName }),
    ...(error === null ? {} : { [expiry === 'date' ? 'date' : 'expiry']: error }),
    ...(allowed.error === null ? {} : { allowed_ips: allowed.error }),
  };
  return {
    view: { name, expiry, date, allowedIps: allowed.text, address: addressOf(ctx), errors },
    change: {
      name,
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
      error: `${shortened(wrong)} is not an IP address or a range such as 203.0.113.0/24.`,
    };
  const error = ranges.length > mostRanges ? `Enter at most ${mostRanges} addresses and ranges.` : null;
  return { text, ranges, error };
}

const shortened = (text: string) => (text.length > 50 ? `${[...text].slice(0, 50).join('')}…` : text);

function nameProblem(name: string): string | null {
  if (name === '') return 'Enter a name for the key.';
  if (/\p{Cc}/u.test(name)) return 'The name must not contain control characters.';
  return [...name].length > longestName ? `The name must have at most ${longestName} characters.` : null;
}

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
