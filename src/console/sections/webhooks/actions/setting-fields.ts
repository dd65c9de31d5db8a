/** The fields of the settings of a destination: all that a form knows of them is their JSON Schema. */
import type { JsonSchema } from '../../../../generated/schemas.ts';
import type { KnownDestinations } from '../../../../webhooks/destinations/settings.ts';
import { numberOf, textOf, wordsOf } from '../../../actions/call.ts';
import { prettyJson, readJson } from '../../../json.ts';
import type { SettingField } from '../views.ts';

type KnownDestination = Pick<
  NonNullable<ReturnType<KnownDestinations['get']>>,
  'type' | 'settings' | 'properties'
>;

/** Abbreviations, which are written in capital letters. */
const short = /\b(?:api|arn|id|ip|tls|ttl|uri|url)\b/gi;

/** The name of a setting or a type in words: `max_length` is Max length. */
const inWords = (name: string): string => {
  const words = name.replaceAll('_', ' ').replace(short, found => found.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const titleIn = ({ title }: JsonSchema, name: string): string =>
  typeof title === 'string' ? title : inWords(name);

/** What people call a type of destinations. */
export const destinationTitle = ({ type, settings }: KnownDestination): string => titleIn(settings, type);

const isChoice = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function kindOf({ type, items, enum: values }: JsonSchema): SettingField['kind'] {
  if (Array.isArray(values)) return values.every(isChoice) ? 'choice' : 'json';
  if (type === 'string') return 'text';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'boolean';
  const isOfTexts = type === 'array' && (items as JsonSchema | undefined)?.type === 'string';
  return isOfTexts ? 'list' : 'json';
}

/** A field for each setting, by its name. */
export function settingFields({ settings, properties }: KnownDestination): readonly SettingField[] {
  const required = (settings.required ?? []) as readonly string[];
  return Object.entries(properties).map(([name, schema], index) => {
    const kind = kindOf(schema);
    const { description, examples, maxLength, enum: values } = schema;
    const [example] = Array.isArray(examples) ? examples : [];
    const isSecret = schema.writeOnly === true;
    return {
      name,
      end: `setting-${index}`,
      // Any text may be a name. The login keeps no field whose name begins with `password:`.
      input: `${isSecret ? 'password' : 'setting'}:${encodeURIComponent(name)}`,
      label: titleIn(schema, name),
      hint: typeof description === 'string' ? description : '',
      example: example === undefined || isSecret ? '' : settingText({ kind }, example),
      kind,
      isSecret,
      isRequired: required.includes(name),
      choices: kind === 'choice' ? (values as (string | number)[]) : [],
      ...(typeof maxLength === 'number' && { longest: maxLength }),
    };
  });
}

/** The value of a setting as its field has it. */
export function settingText({ kind }: Pick<SettingField, 'kind'>, value: unknown): string {
  if (value === undefined) return '';
  if (kind === 'list' && Array.isArray(value) && value.every(one => typeof one === 'string'))
    return textOf(value);
  return kind === 'json' || typeof value === 'object' ? prettyJson(value) : String(value);
}

/**
 * What a field says. What the schema refuses is passed on to it. `stored`: the value that the form was rendered with.
 * @returns `null` for a text that is no JSON, where nothing else can be meant
 */
export function settingIn(
  { kind, choices }: SettingField,
  text: string,
  stored: unknown,
): { readonly value: unknown } | null {
  if (kind === 'list') return { value: wordsOf(text, Array.isArray(stored) ? stored : []) };
  if (kind === 'choice') return { value: choices.find(one => String(one) === text) ?? text };
  if (kind === 'boolean') return { value: text === 'true' || (text === 'false' ? false : text) };
  if (kind === 'number')
    return { value: /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : numberOf(text) };
  if (kind === 'text') return { value: text };
  const read = readJson(text);
  return read.ok ? read : null;
}
