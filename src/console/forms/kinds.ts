/** The kinds of fields: the text that shows a value, the value of a text, and the control. */
import { isPlainObject } from '../../common/json/plain-object.ts';
import { numberOf, textOf, wordsOf } from '../actions/call.ts';
import { type Html, html } from '../html.ts';
import { prettyJson, readJson } from '../json.ts';
import { options } from '../pages/parts.ts';
import type { FormField } from './field.ts';
import type { RowKind, SelectOption } from './row.ts';

interface Kind {
  /** `undefined`: the form cannot show it. */
  text(value: unknown, field: FormField): string | undefined;
  /** `stored`: the value that the form was rendered with. @throws SyntaxError that says what the text must be */
  value(text: string, stored: unknown, field: FormField): unknown;
  control(field: FormField, text: string, attributes: Html, shown: Shown): Html;
  /** On the page of a record. @default the text */
  fact?(value: unknown): Html;
  /** In a list. @default as on the page */
  cell?(value: unknown, field: FormField): Html | string | null;
}

/** What the page decides about a control. */
interface Shown {
  readonly isReadOnly: boolean;
  readonly choices: readonly SelectOption[];
}

/** A longer JSON text is changed through the API, because forms have a size limit, if its row says what is shown instead. */
const maxJsonLength = 15_000;

/** Longer texts have lines, as keys and certificates. */
const maxLineLength = 2_048;
export const isLong = ({ maxLength = 0 }: { readonly maxLength?: unknown }): boolean =>
  Number(maxLength) > maxLineLength;

const plain = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** The browser checks only the fields that are always sent. */
const isMarked = ({ required, isLeftOut, at = '' }: FormField): boolean =>
  required && !isLeftOut && !at.includes('.');

const example = ({ placeholder }: FormField): Html | false =>
  placeholder !== undefined && html` placeholder="${placeholder}"`;

const limit = ({ maxLength }: FormField): Html | false =>
  maxLength !== undefined && html` maxlength="${maxLength}"`;

const lines: Kind['control'] = (field, text, attributes) =>
  html`<textarea name="${field.name}" rows="${field.lines ?? 6}"${limit(field)}${example(field)} spellcheck="false" autocomplete="off"${attributes}>${text.startsWith('\n') && '\n'}${text}</textarea>`;

/** An input of one line, unless the text has more: it would lose the line breaks. `isChecked`: the browser checks the spelling. */
const input =
  (mode: 'numeric' | 'decimal' | 'url' | 'email' | null = null, isChecked = false): Kind['control'] =>
  (field, text, attributes, shown) =>
    text.includes('\n')
      ? lines(field, text, attributes, shown)
      : html`<input name="${field.name}" type="${mode === 'email' ? mode : 'text'}"${mode !== null && html` inputmode="${mode}"`}${mode === 'numeric' && html` pattern="[0-9]*"`}${limit(field)}${example(field)}${isMarked(field) && html` required`}${shown.isReadOnly && html` readonly`} autocomplete="off"${mode !== 'numeric' && !isChecked && html` spellcheck="false"`} value="${text}"${attributes}>`;

/** Other text is passed on to the schema, which refuses it, and so are integers that a number cannot hold. */
function decimalOf(text: string): number | string {
  const number = Number(text);
  const isNumber = /^-?\d{1,20}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?$/i.test(text) && Number.isFinite(number);
  return isNumber && (!Number.isInteger(number) || Number.isSafeInteger(number)) ? number : text;
}

const textKind: Omit<Kind, 'control'> = { text: plain, value: text => text };

export const kinds: Readonly<Record<RowKind, Kind>> = {
  text: {
    ...textKind,
    control: input(),
    fact: value => html`<code>${plain(value)}</code>`,
  },
  prose: { ...textKind, control: input(null, true) },
  url: {
    ...textKind,
    control: input('url'),
    fact: value => html`<span class="breakable">${plain(value)}</span>`,
    cell: value => html`<code>${plain(value)}</code>`,
  },
  email: { ...textKind, control: input('email') },
  lines: { ...textKind, control: lines },
  number: {
    text: plain,
    // A number with more digits than the largest one is passed on to the schema as text.
    value: (text, _, { maxLength = 9 }) =>
      /^\d{1,10}$/.test(text) && text.length <= maxLength ? Number(text) : numberOf(text),
    control: input('numeric'),
  },
  decimal: {
    text: plain,
    value: (text, _, { isNullable }) => (isNullable && text === 'null' ? null : decimalOf(text)),
    control: input('decimal'),
  },
  day: {
    text: value => plain(value).slice(0, 10),
    value: text => `${text}T23:59:59Z`,
    control: ({ name }, text, attributes) =>
      html`<input name="${name}" type="date" value="${text}"${attributes}>`,
  },
  list: {
    text: value => (Array.isArray(value) ? textOf(value) : plain(value)),
    value: (text, stored) => wordsOf(text, (stored ?? []) as readonly string[]),
    control: input(),
    fact: value =>
      html`${(value as readonly string[]).map((one, index) => html`${index > 0 && ', '}<code>${one}</code>`)}`,
  },
  choice: {
    text: (value, { isBoolean }) => (isBoolean ? (value === true ? 'yes' : 'no') : plain(value)),
    // What is no choice is passed on to the schema, which refuses it.
    value: (text, _, { isBoolean, members, isNumber }) => {
      if (isBoolean) return text === 'yes' || (text === 'no' ? false : text);
      return members.find(one => String(one) === text) ?? (isNumber ? numberOf(text) : text);
    },
    cell: (value, { words = {} }) => words[String(value)] ?? plain(value),
    control: ({ name }, text, attributes, { choices }) =>
      html`<select name="${name}"${attributes}>${options(choices, text)}</select>`,
  },
  check: {
    text: value => (value === true ? 'on' : ''),
    value: text => text === 'on',
    control: ({ name }, text, attributes) =>
      html`<input type="checkbox" name="${name}"${text === 'on' && html` checked`}${attributes}>`,
  },
  json: {
    text(value, { absent }) {
      const text = value === undefined || value === null ? '' : prettyJson(value);
      const isShown = absent === undefined || (text.length <= maxJsonLength && readJson(text).ok);
      return text === '' || isShown ? text : undefined;
    },
    value(text, _, { isObject }) {
      const read = readJson(text);
      const isOther = read.ok ? !isPlainObject(read.value) : read.reason === 'must be JSON';
      if (isObject && isOther) throw new SyntaxError('must be a JSON object');
      if (!read.ok) throw new SyntaxError(read.reason);
      return read.value;
    },
    control: (field, text, attributes) =>
      html`<textarea name="${field.name}" rows="${field.lines ?? 6}"${example(field)} spellcheck="false"${attributes}>\n${text}</textarea>`,
  },
  /** Pages never contain it. It is named `password`, so that the login does not keep it. */
  secret: {
    text: () => '',
    value: text => text,
    control: (field, _, attributes, shown) =>
      isLong(field)
        ? lines(field, '', attributes, shown)
        : html`<input name="${field.name}" type="password"${limit(field)} autocomplete="new-password"${attributes}>`,
  },
};
