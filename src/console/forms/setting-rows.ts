/** The rows of settings: all that is known of them is their JSON Schema, which a host may have written. */
import type { JsonSchema } from '../../generated/schemas.ts';
import { textOf as listText } from '../actions/call.ts';
import { type Html, html } from '../html.ts';
import { prettyJson, readJson } from '../json.ts';
import { optional } from '../pages/controls.ts';
import { prose } from '../pages/reference/prose.ts';
import { withoutUserInfo } from '../without-user-info.ts';
import { type FormField, fieldOf, resolved } from './field.ts';
import { isLong, kinds } from './kinds.ts';
import type { Codec, FormRow, RowKind, SelectOption } from './row.ts';
import { valueAt } from './row.ts';

type SettingEntry =
  | FormRow
  | { readonly around: (content: Html) => Html; readonly rows: readonly SettingEntry[] };

/** Abbreviations, which are written in capital letters. */
const short = /\b(?:api|arn|id|ip|jid|tls|ttl|uri|url|xmpp)\b/gi;

/** The title of a schema, or its name in words: `max_length` is Max length. */
export function titleIn({ title }: JsonSchema, name: string): string {
  if (typeof title === 'string') return title;
  const words = name.replaceAll('_', ' ').replace(short, found => found.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isChoice = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function kindOf(schema: JsonSchema): RowKind {
  const { type, items, enum: values, anyOf, oneOf } = schema;
  const alternatives = [anyOf, oneOf].flat().filter(one => (one as JsonSchema | undefined)?.type !== 'null');
  if (alternatives.filter(one => one !== undefined).length > 1) return 'json';
  if (Array.isArray(values)) return values.every(isChoice) ? 'choice' : 'json';
  if (type === 'string') return isLong(schema) ? 'lines' : 'text';
  if (type === 'integer' || type === 'number') return 'decimal';
  if (type === 'boolean') return 'choice';
  return type === 'array' && (items as JsonSchema | undefined)?.type === 'string' ? 'list' : 'json';
}

/** An object that has these members and no others, so that each of them has a field. */
const hasFields = ({ type, properties, additionalProperties, patternProperties }: JsonSchema): boolean =>
  type === 'object' &&
  properties !== undefined &&
  additionalProperties === false &&
  patternProperties === undefined;

/** Where a setting is: its names, their titles, and whether a new record has all that it is in. */
interface Inside {
  readonly path: readonly string[];
  readonly titles: readonly string[];
  readonly isNeeded: boolean;
}

/**
 * A row for each setting, and for each member of a setting that is an object. `schema`: closed, as the settings are
 * checked by it. `secrets`: the names of those that no page may contain.
 */
export function settingRows(schema: JsonSchema, secrets: ReadonlySet<string>): readonly SettingEntry[] {
  let count = 0;
  const entriesIn = (part: JsonSchema, { path, titles, isNeeded }: Inside): readonly SettingEntry[] =>
    Object.entries((part.properties ?? {}) as Readonly<Record<string, JsonSchema>>).map(([name, given]) => {
      const { schema: property } = resolved(given);
      const isRequired = ((part.required ?? []) as readonly string[]).includes(name);
      const isSecret = path.length === 0 && secrets.has(name);
      const own: Inside = {
        path: [...path, name],
        titles: [...titles, titleIn(property, name)],
        isNeeded: isNeeded && isRequired,
      };
      if (!isSecret && hasFields(property))
        return { around: fieldsetOf(titleIn(property, name)), rows: entriesIn(property, own) };
      count += 1;
      // The settings around it may be missing, and it is required only if they are there.
      const required = path.length < 2 ? isRequired : own.isNeeded;
      return rowOf(schema, given, own, { end: `setting-${count - 1}`, isSecret, required });
    });
  return entriesIn(schema, { path: [], titles: [], isNeeded: true });
}

const fieldsetOf =
  (title: string) =>
  (content: Html): Html =>
    html`<fieldset class="field"><legend>${title}</legend>\n<div class="stack">\n${content}</div></fieldset>\n`;

function rowOf(
  whole: JsonSchema,
  given: JsonSchema,
  { path, titles, isNeeded }: Inside,
  {
    end,
    isSecret,
    required,
  }: { readonly end: string; readonly isSecret: boolean; readonly required: boolean },
): FormRow {
  const { schema, isNullable } = resolved(given);
  const kind = kindOf({ ...given, ...schema });
  const { description, examples } = schema;
  const [example] = Array.isArray(examples) && !isSecret ? examples : [];
  const title = titles.join(': ');
  const label = titles.at(-1) ?? '';
  const shown = example === undefined ? undefined : textFor(kind, example);
  const words = [
    typeof description === 'string' && prose(description),
    kind === 'list' && 'Separated by commas.',
    kind === 'json' && 'JSON.',
  ];
  const codec = codecOf(kind, schema);
  const row: FormRow = {
    // Any text may be a name. The login keeps no field whose name begins with `password:`.
    name: `${isSecret ? 'password' : 'setting'}:${path.map(encodeURIComponent).join(':')}`,
    at: path,
    id: end,
    kind,
    required,
    isLeftOut: true,
    lines: 4,
    subject: title,
    ...(kind === 'json' && { each: `{key} in ${title}` }),
    label: (_, isStored) => (isNeeded && !isStored ? html`${label}` : optional(label)),
    hint: (_, isStored) => sentencesOf([...words, isStored && keptSecret]),
    attributes: (_, __, isStored) => isNeeded && !isStored && html` required`,
    messages: {
      ...(shown !== undefined && { pattern: `${title} must be a value such as ${shown}.` }),
      removed: `${title}: enter a secret or remove the stored one, but not both.`,
    },
    ...(shown !== undefined && kind !== 'choice' && { placeholder: shown }),
    textOf: record => {
      const value = valueAt(record, path);
      return value === undefined ? undefined : textFor(kind, value);
    },
    ...(codec !== undefined && { codec }),
    cleaned: withoutUserInfo,
    ...(kind === 'choice' && { choices: choicesOf(schema, isNullable, required) }),
  };
  return isSecret ? secretOf(row, fieldOf(whole, row)) : row;
}

const keptSecret = 'Pages never contain the secret. Leave this empty to keep it.';

const sentencesOf = (words: readonly (Html | string | false)[]): Html | false => {
  const said = words.filter(one => one !== false);
  return said.length > 0 && html`${said.map((one, index) => html`${index > 0 && ' '}${one}`)}`;
};

/** The same row, whose value no page contains. Its text is read as the schema says. */
function secretOf(
  { codec, textOf: _, cleaned: __, choices: ___, ...row }: FormRow,
  field: FormField,
): FormRow {
  const { kind, subject, required = false, at = [] } = row;
  const isText = kind === 'text' || kind === 'lines';
  const value = codec?.value ?? (text => kinds[field.kind].value(text, undefined, field));
  return {
    ...row,
    kind: 'secret',
    exact: true,
    ...(!isText && { codec: { text: () => '', value } }),
    secret: {
      storedAt: at,
      save: () => 'Save the secret above',
      ...(!required && { remove: `Remove the secret: ${subject}` }),
      again: `Enter the secret again: ${subject}. Pages never contain secrets.`,
    },
  };
}

/** The value of a setting as its field has it. A stored one may be older than the schema. */
function textFor(kind: RowKind, value: unknown): string {
  if (kind === 'list' && Array.isArray(value) && value.every(one => typeof one === 'string'))
    return listText(value);
  if (value === null && kind !== 'decimal' && kind !== 'choice') return '';
  return kind === 'json' || (typeof value === 'object' && value !== null) ? prettyJson(value) : String(value);
}

const jsonCodec: Codec = {
  text: String,
  value(text) {
    const read = readJson(text);
    if (!read.ok) throw new SyntaxError('must be JSON');
    return read.value;
  },
};

const booleans = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Other text is passed on to the schema, which refuses it. */
const booleanCodec: Codec = {
  text: String,
  value: text => (booleans.has(text) ? booleans.get(text) : text),
};

function codecOf(kind: RowKind, { type }: JsonSchema): Codec | undefined {
  if (kind === 'json') return jsonCodec;
  return kind === 'choice' && type === 'boolean' ? booleanCodec : undefined;
}

const choicesOf =
  ({ type, enum: values = [] }: JsonSchema, isNullable: boolean, isRequired: boolean) =>
  (_: unknown, text: string): readonly SelectOption[] => {
    const members = (values as readonly unknown[]).map((one): SelectOption => [String(one), String(one)]);
    const known: readonly SelectOption[] =
      type === 'boolean'
        ? [['true', 'Yes'], ['false', 'No'], ...(isNullable ? [['null', 'None'] as const] : [])]
        : members;
    // One that the schema does not have any more stays until somebody chooses another one.
    const isKnown = text === '' || known.some(([value]) => value === text);
    const none: readonly SelectOption[] = isRequired
      ? text === ''
        ? [['', 'Choose']]
        : []
      : [['', 'Default']];
    return [...none, ...known, ...(isKnown ? [] : [[text, text] as const])];
  };
