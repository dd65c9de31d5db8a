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

/** Whether two sets have the same items, in any order. */
export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every(item => other.includes(item));

/** What a part that is a set shows: that it is there, and each of its items. */
export const seenItems = (name: string, items: readonly string[]): readonly (readonly [string, string])[] => [
  [name, ''],
  ...items.map(item => [itemOf(name, item), ''] as const),
];

/** The name of a field with a list, as a set. No field is named so. */
export const setOf = (field: string): string => `${field}[]`;

/** No field is named so. */
const itemOf = (name: string, item: string): string => `${name} ${item}`;

/** What the page of a submitted form has shown. */
export function seenIn(parameter: string, form: Form) {
  const marks = new Set(form.list(parameter).flatMap(text => text.split(' ')));
  const isShown = (name: string, text: string): boolean => marks.has(markOf(name, text));
  return {
    /** Whether a field or a part was sent as it was shown, and others have changed it since. `stored`: what is shown now. */
    isUntouched: (name: string, sent: string | undefined, stored: Texts): boolean =>
      sent !== undefined && sent !== stored[name] && isShown(name, sent),
    /** The stored items, without those that were removed from the form, and with those that were added to it. */
    merged(name: string, sent: readonly string[], stored: readonly string[]): readonly string[] {
      if (!isShown(name, '')) return sent;
      const wasShown = (item: string) => isShown(itemOf(name, item), '');
      const kept = stored.filter(item => sent.includes(item) || !wasShown(item));
      return [...kept, ...sent.filter(item => !stored.includes(item) && !wasShown(item))];
    },
  };
}
