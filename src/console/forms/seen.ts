/** What a form was rendered with: what nobody has edited keeps what others have changed since. */
import { hash } from 'node:crypto';
import { type Html, html } from '../html.ts';
import type { Form } from '../visit.ts';
import type { Texts } from './row.ts';

const markOf = (name: string, text: string): string =>
  hash('sha256', JSON.stringify([name, text]), 'base64url').slice(0, 8);

/** A digest of each text that a form shows, in one field, which its page sends back: a form has at most a hundred fields. */
export function seenTexts(parameter: string, seen: Texts): Html | false {
  const marks = Object.entries(seen).flatMap(([name, text]) =>
    text === undefined ? [] : [markOf(name, text)],
  );
  return marks.length > 0 && html`<input type="hidden" name="${parameter}" value="${marks.join(' ')}">`;
}

/** Whether a field or a part was sent as it was shown, and others have changed it since. `stored`: what is shown now. */
export function untouchedIn(parameter: string, form: Form, stored: Texts) {
  const shown = new Set(form.list(parameter).flatMap(text => text.split(' ')));
  return (name: string, sent: string | undefined): boolean =>
    sent !== undefined && sent !== stored[name] && shown.has(markOf(name, sent));
}
