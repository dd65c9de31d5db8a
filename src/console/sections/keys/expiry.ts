/** When a key expires, as forms say it. */
import type { Form } from '../../visit.ts';
import { expiries } from './views.ts';

const day = 86_400_000;

interface Expiry<Value> {
  readonly expiresAt: Value;
  /** A sentence, or `null`. */
  readonly error: string | null;
}

/** When the key that replaces another one expires; `undefined`: as the other one. */
export const replacementExpiry = (form: Form, now: number): Expiry<string | null | undefined> => {
  const expiry = form.one('expiry');
  return expiry === '' || expiry === 'same'
    ? { expiresAt: undefined, error: null }
    : expiryOf(expiry, form.one('date'), now);
};

export function expiryOf(expiry: string, date: string, now: number): Expiry<string | null> {
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
