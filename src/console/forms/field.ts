/** A field: a row with what the schema of the request says about its value. */
import { referredSchema } from '../../common/json/referred-schema.ts';
import { type JsonSchema, schemas } from '../../generated/schemas.ts';
import { withoutUser } from '../without-user-info.ts';
import { type FormRow, placeOf, type RowKind } from './row.ts';

export interface FormField<View = never> extends FormRow<View> {
  readonly kind: RowKind;
  readonly required: boolean;
  readonly isNullable: boolean;
  /** Whether the outermost object that it is in may be `null`. */
  readonly isInNullable: boolean;
  /** Whether a new record has the outermost object that it is in. */
  readonly isInRequired: boolean;
  /** Whether a value of JSON must be an object. */
  readonly isObject: boolean;
  /** Whether a choice is between true and false, as `yes` and `no`. */
  readonly isBoolean: boolean;
  /** Whether the values of a choice are numbers. */
  readonly isNumber: boolean;
  /** The values of a choice that the schema names. */
  readonly members: readonly unknown[];
}

/** The schema that a reference or a list of alternatives with `null` stands for. */
export function resolved(schema: JsonSchema): { readonly schema: JsonSchema; readonly isNullable: boolean } {
  const referred = referredSchema(schema, schemas) ?? {};
  if (referred !== schema) return resolved(referred);
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter(type => type !== 'null');
    const type = types.length === 1 ? types[0] : types;
    return { schema: { ...schema, type }, isNullable: types.length < schema.type.length };
  }
  const alternatives = (schema.anyOf ?? []) as readonly JsonSchema[];
  const [first] = alternatives.filter(({ type }) => type !== 'null');
  if (first === undefined) return { schema, isNullable: false };
  // What stands beside the alternatives is about all of them.
  const { anyOf: _, ...around } = schema;
  return {
    schema: { ...resolved(first).schema, ...around },
    isNullable: alternatives.some(({ type }) => type === 'null'),
  };
}

/** What a schema says about the value at a place. @throws TypeError for a place that it does not have */
function schemaAt(whole: JsonSchema, place: readonly string[]) {
  let found = { schema: whole, isNullable: false };
  let isRequired = false;
  for (const step of place) {
    const properties = (found.schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
    const property = Object.hasOwn(properties, step) ? properties[step] : undefined;
    if (property === undefined) throw new TypeError(`the schema has no ${place.join('.')}`);
    isRequired = ((found.schema.required ?? []) as readonly string[]).includes(step);
    found = resolved(property);
  }
  return { ...found, isRequired };
}

function kindOf(
  { type, enum: members }: JsonSchema,
  { words, choices }: Pick<FormRow<never>, 'words' | 'choices'>,
): RowKind {
  if (Array.isArray(members) || words !== undefined || choices !== undefined) return 'choice';
  if (type === 'string') return 'text';
  if (type === 'array') return 'list';
  if (type === 'integer') return 'number';
  return type === 'boolean' ? 'check' : 'json';
}

/** Characters of the longest text that the schema accepts: of a list, with a comma and a space after each item. */
function maxLengthOf(kind: RowKind, { maxLength, maximum, maxItems, items }: JsonSchema): number | undefined {
  if (kind === 'number') return typeof maximum === 'number' ? String(maximum).length : undefined;
  if (kind !== 'list') return maxLength as number | undefined;
  const { maxLength: maxItem } = resolved((items ?? {}) as JsonSchema).schema;
  return typeof maxItems === 'number' && typeof maxItem === 'number' ? maxItems * (maxItem + 2) : undefined;
}

/** `whole`: the schema of the request that creates a record, which says what is required. */
export function fieldOf<View>(whole: JsonSchema, row: FormRow<View>): FormField<View> {
  const { schema, isNullable, isRequired } = schemaAt(whole, placeOf(row));
  const outermost = schemaAt(whole, placeOf(row).slice(0, 1));
  const { kind = kindOf(schema, row), required = isRequired } = row;
  const maxLength = row.maxLength ?? (row.codec === undefined ? maxLengthOf(kind, schema) : undefined);
  return {
    // The URLs of records must not have a user or a password.
    ...(kind === 'url' && { cleaned: withoutUser }),
    ...row,
    kind,
    required,
    isNullable,
    isInNullable: outermost.isNullable,
    isInRequired: outermost.isRequired,
    ...(maxLength !== undefined && { maxLength }),
    isObject: schema.type === 'object',
    isBoolean: schema.type === 'boolean',
    isNumber: schema.type === 'integer',
    members: (schema.enum ?? []) as readonly unknown[],
  };
}
