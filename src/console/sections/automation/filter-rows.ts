/**
 * The filter of a route as rows of a form: a field, an operator and a value each. The operators are those of the schema
 * of a condition. A value is text; where the schema takes other types too, `100`, `true`, `false` and `null` are these,
 * and `"100"` is the text.
 */
import { isDeepStrictEqual } from 'node:util';
import { schemas } from '../../../generated/schemas.ts';
import type { AutomationFilter, AutomationFilterCondition } from '../../../generated/types.ts';
import type { FilterRow } from './views.ts';

type Operator = Exclude<keyof AutomationFilterCondition, 'field'>;

/** More conditions are JSON: a form has at most 100 fields. */
export const mostRows = 10;
/** Longer values are JSON, where they can be read. */
const longestValue = 200;

const words: Readonly<Record<Operator, string>> = {
  equals: 'is',
  not_equals: 'is not',
  one_of: 'is one of',
  prefix: 'starts with',
  suffix: 'ends with',
  contains: 'contains',
  exists: 'exists',
  min: 'is at least',
  max: 'is at most',
};

const opposites: Readonly<Record<string, string>> = { exists: 'does not exist' };

const { field: _, ...comparisons } = (
  schemas.AutomationFilterCondition as {
    readonly properties: Readonly<Record<string, { readonly type?: unknown }>>;
  }
).properties;

/** As JSON has them. */
export const operatorNames: readonly string[] = Object.keys(comparisons);

/** What the value of an operator is. */
const typeOf = (operator: string): unknown =>
  Object.hasOwn(comparisons, operator) ? comparisons[operator]?.type : undefined;

/** The operator that says the opposite of one that takes `true` or `false`. */
const negated = 'not_';

/** The operators as a form offers them. One of `true` or `false` is two that need no value. */
export const operatorOptions: readonly (readonly [value: string, words: string])[] = operatorNames.flatMap(
  name => {
    const shown = Object.hasOwn(words, name) ? words[name as Operator] : name;
    return typeOf(name) === 'boolean'
      ? [
          [name, shown],
          [`${negated}${name}`, opposites[name] ?? `not: ${shown}`],
        ]
      : [[name, shown]];
  },
);

/** Whether a row with this operator has a value. */
export const takesValue = (operator: string): boolean =>
  typeOf(operator) !== 'boolean' && typeOf(operator.slice(negated.length)) !== 'boolean';

export const isBlank = ({ field, value }: FilterRow): boolean => field.trim() === '' && value.trim() === '';

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** `"100"` is text, `100` a number. */
function scalarOf(text: string): unknown {
  const read = jsonOf(text);
  const isScalar =
    read === null || ['string', 'boolean'].includes(typeof read) || Number.isFinite(read as number);
  return isScalar && typeof read !== 'object' ? read : read === null ? null : text;
}

/** Commas separate the values, except within quotes. */
function listOf(text: string): unknown[] {
  const list = jsonOf(`[${text}]`);
  if (Array.isArray(list) && list.every(one => one === null || typeof one !== 'object')) return list;
  return text
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '')
    .map(scalarOf);
}

function typedValue(operator: string, typed: string): unknown {
  const text = typed.trim();
  const type = typeOf(operator);
  if (type === 'array') return listOf(text);
  if (type === 'string') {
    const read = jsonOf(text);
    return typeof read === 'string' ? read : text;
  }
  return scalarOf(text);
}

/** The condition that a row is, as the input of an operation: it may break the schema. */
export function conditionOf({ field, operator, value }: FilterRow): Readonly<Record<string, unknown>> {
  const at = field.trim();
  if (typeOf(operator) === 'boolean') return { field: at, [operator]: true };
  const opposite = operator.startsWith(negated) ? operator.slice(negated.length) : '';
  if (typeOf(opposite) === 'boolean') return { field: at, [opposite]: false };
  return { field: at, [operator]: typedValue(operator, value) };
}

/** A text as it is typed, in quotes where it would be read as something else. */
const textOf = (value: unknown, read: (text: string) => unknown): string =>
  typeof value === 'string' && read(value) === value && value !== '' ? value : JSON.stringify(value);

function rowOf(field: string, operator: string, value: unknown): FilterRow {
  if (typeof value === 'boolean' && typeOf(operator) === 'boolean')
    return { field, operator: value ? operator : `${negated}${operator}`, value: '' };
  if (Array.isArray(value)) {
    const plain = value.map(one => textOf(one, scalarOf)).join(', ');
    const isPlain = isDeepStrictEqual(listOf(plain), value);
    return { field, operator, value: isPlain ? plain : value.map(one => JSON.stringify(one)).join(', ') };
  }
  return { field, operator, value: textOf(value, text => typedValue(operator, text)) };
}

/** A filter as rows, which are read as the same conditions; `null` if rows cannot show it. */
export function rowsOf(filter: AutomationFilter, match: string): FilterRow[] | null {
  const conditions = filter.map(({ field, ...wanted }) => ({ field, wanted: Object.entries(wanted) }));
  // All comparisons of a condition must hold: with `any`, they are no rows of their own.
  if (match !== 'all' && conditions.some(({ wanted }) => wanted.length > 1)) return null;
  const single = conditions.flatMap(({ field, wanted }) =>
    wanted.map(([operator, value]) => ({ field, [operator]: value })),
  );
  const rows = conditions.flatMap(({ field, wanted }) =>
    wanted.map(([operator, value]) => rowOf(field, operator, value)),
  );
  const fits = rows.length <= mostRows && rows.every(({ value }) => value.length <= longestValue);
  return fits && isDeepStrictEqual(rows.map(conditionOf), single) ? rows : null;
}
