/**
 * Forms that create something contain an unused token. The id of the new record is derived from it, so the storage
 * creates one record even if the form is submitted twice.
 */
import { randomBytes } from 'node:crypto';
import type { Form, Visit } from '../visit.ts';

export const newToken = (): string => randomBytes(12).toString('base64url');

/** The token of a form, or a new one if it was tampered with. */
export function tokenOf(form: Form): string {
  const token = form.one('token');
  return /^[\w-]{16}$/.test(token) ? token : newToken();
}

/** When the page of the form was rendered: the user has seen the state up to this time. */
export function renderedAtOf(form: Form, { now }: Visit): string {
  const seen = form.one('seen');
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(seen) && Date.parse(seen) <= now;
  return isInstant ? seen : new Date(now).toISOString();
}
