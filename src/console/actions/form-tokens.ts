/**
 * Forms that create something contain an unused token. The id of the new record is derived from it, so the storage
 * creates one record even if the form is submitted twice.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Form, Visit } from '../visit.ts';

export const newToken = (): string => randomBytes(12).toString('base64url');

/** The token of a form, or a new one if it was tampered with. */
export function tokenOf(form: Form, field = 'token'): string {
  const token = form.one(field);
  return /^[\w-]{16}$/.test(token) ? token : newToken();
}

/**
 * The token of what a form says, however its lines end. The same form with other values has another one: somebody who goes
 * back and changes them asks for another record. `isPart`: whether a field is one of the record.
 */
export function contentTokenOf(form: Form, field = 'token', isPart = (_name: string) => true): string {
  const values = form.names
    .filter(name => name !== 'csrf' && isPart(name))
    .toSorted()
    .map(name => [name, form.list(name).map(text => text.replaceAll('\r\n', '\n'))]);
  const said = JSON.stringify([tokenOf(form, field), values]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 16);
}

/** When the page of the form was rendered: the user has seen the state up to this time. */
export function renderedAtOf(form: Form, { now }: Visit): string {
  const seen = form.one('seen');
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(seen) && Date.parse(seen) <= now;
  return isInstant ? seen : new Date(now).toISOString();
}
