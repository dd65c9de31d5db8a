/** What a form was rendered with: what nobody has edited keeps what others have changed since. */
import { hash } from 'node:crypto';
import { type Html, html } from '../html.ts';
import type { Form } from '../visit.ts';
import type { Texts } from './row.ts';

const parameterOf = (name: string): string => `seen_${name}`;
const digestOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 8);

/** Digests of what a form shows, which its page sends back. */
export const seenTexts = (seen: Texts): Html =>
  html`${Object.entries(seen).map(
    ([name, text]) =>
      text !== undefined && html`<input type="hidden" name="${parameterOf(name)}" value="${digestOf(text)}">`,
  )}`;

/** Whether a field or a part was sent as it was shown, and others have changed it since. `stored`: what is shown now. */
export const untouchedIn =
  (form: Form, stored: Texts) =>
  (name: string, sent: string | undefined): boolean =>
    sent !== undefined && sent !== stored[name] && form.one(parameterOf(name)) === digestOf(sent);
