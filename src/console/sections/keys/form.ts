/** Reads the form that creates a key, and validates its fields. */
import { defined } from '../../../common/defined.ts';
import { keyIdOf } from '../../../keys/keys.ts';
import { type ChangedKeyForm, expiries, type KeyForm } from '../../views.ts';
import type { Form } from '../../visit.ts';

const longestName = 100;
const day = 86_400_000;

/** `offered`: the scopes that a key can have. */
export function readKeyForm(
  form: Form,
  offered: KeyForm['offered'],
  now: number,
): { view: KeyForm; expiresAt: string | null } {
  const name = form.one('name').trim();
  const chosen = form.list('scopes');
  const scopes = [...new Set(chosen)].filter(scope => Object.hasOwn(offered, scope));
  const expiry = form.one('expiry');
  const date = form.one('date');
  const { expiresAt, error } = expiryOf(expiry, date, now);
  // In the order of the fields.
  const errors: Record<string, string> = {};
  const wrongName = nameProblem(name);
  if (wrongName !== null) errors.name = wrongName;
  if (chosen.length === 0) errors.scopes = 'Choose at least one scope.';
  else if (scopes.length !== new Set(chosen).size) errors.scopes = 'This scope does not exist.';
  if (error !== null) errors[expiry === 'date' ? 'date' : 'expiry'] = error;
  return {
    view: { keyId: keyIdOf(form.one('key_id')), name, scopes, offered, expiry, date, errors },
    expiresAt,
  };
}

/** Reads the form that changes a key. */
export function readChangeForm(
  form: Form,
  now: number,
): { view: ChangedKeyForm; change: { name: string; expiresAt?: string | null } } {
  const name = form.one('name').trim();
  const expiry = form.one('expiry');
  const date = form.one('date');
  const wrongName = nameProblem(name);
  const { expiresAt, error } =
    expiry === 'same' ? { expiresAt: undefined, error: null } : expiryOf(expiry, date, now);
  const errors = {
    ...(wrongName === null ? {} : { name: wrongName }),
    ...(error === null ? {} : { [expiry === 'date' ? 'date' : 'expiry']: error }),
  };
  return { view: { name, expiry, date, errors }, change: { name, ...defined({ expiresAt }) } };
}

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
