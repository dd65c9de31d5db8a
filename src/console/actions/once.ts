/**
 * Forms that make something carry a token that nobody has used. What they make gets an id that follows from it,
 * so that the storage's own step makes one thing of a form that is sent twice.
 */
import { randomBytes } from 'node:crypto';
import type { Form, Visit } from '../visit.ts';

export const newToken = (): string => randomBytes(12).toString('base64url');

/** The token of a form, or a new one where it was tampered with. */
export function tokenOf(form: Form): string {
  const token = form.one('token');
  return /^[\w-]{16}$/.test(token) ? token : newToken();
}

/** Until when whoever sends a form has seen what became of things: its page was made at this instant. */
export function seenOf(form: Form, { now }: Visit): string {
  const seen = form.one('seen');
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(seen) && Date.parse(seen) <= now;
  return isInstant ? seen : new Date(now).toISOString();
}
