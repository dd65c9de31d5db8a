/**
 * A filter of events as rows of a form: a field, an operator and a value each. The operators are those of the schema
 * of a condition, and the opposites of some. Other groups of conditions are no rows. A value is text; where the schema takes other types too, `100`, `true`, `false` and `null` are these,
 * and `"100"` is the text.
 */
import { isDeepStrictEqual } from 'node:util';
import { schemas } from '../generated/schemas.ts';
import type {
  AutomationFilter,
  AutomationFilterComparison,
  AutomationFilterCondition,
} from '../generated/types.ts';

/** A row of a form: a condition of a filter. */
export interface FilterRow {
  readonly field: string;
  readonly operator: string;
  readonly value: string;
}

type Operator = Exclude<keyof AutomationFilterComparison, 'field'>;

/** More conditions are JSON: a form has at most 100 fields. */
export const maxRows = 10;
/** Longer values are JSON, where they can be read. */
const maxValueLength = 200;
/** A field of one line loses it when a browser shows it. */
const lineBreak = /[\r\n]/;

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

/** Of some, a sign is shorter. */
const signs: Readonly<Record<string, string>> = { equals: '=', not_equals: '≠', min: '≥', max: '≤' };

/** The comparisons whose opposite is an operator of the form too. */
const opposites: Readonly<Record<string, string>> = {
  one_of: 'is not one of',
  prefix: 'does not start with',
  suffix: 'does not end with',
  contains: 'does not contain',
  exists: 'does not exist',
};

const { field: _, ...comparisons } = (
  schemas.AutomationFilterComparison as {
    readonly properties: Readonly<Record<string, { readonly type?: unknown }>>;
  }
).properties;

/** As JSON has them. */
export const operatorNames: readonly string[] = Object.keys(comparisons);

/** What the value of an operator is. */
const typeOf = (operator: string): unknown =>
  Object.hasOwn(comparisons, operator) ? comparisons[operator]?.type : undefined;

/** The start of an operator that says the opposite of another one. */
const negated = 'not_';

/** The operators as a form offers them. One of `true` or `false` is two, which need no value. */
export const operatorOptions: readonly (readonly [value: string, words: string])[] = operatorNames.flatMap(
  name => {
    const shown = Object.hasOwn(words, name) ? words[name as Operator] : name;
    const opposite = opposites[name];
    return opposite === undefined
      ? [[name, shown]]
      : [
          [name, shown],
          [`${negated}${name}`, opposite],
        ];
  },
);

/** An operator within a sentence. */
export const comparisonWords = (operator: string): string =>
  signs[operator] ?? operatorOptions.find(([name]) => name === operator)?.[1] ?? operator;

/** The comparison that an operator says the opposite of, or nothing. */
const oppositeOf = (operator: string): string | null => {
  const name = operator.slice(negated.length);
  return operator.startsWith(negated) && Object.hasOwn(opposites, name) ? name : null;
};

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
  const opposite = oppositeOf(operator);
  if (opposite === null) return { field: at, [operator]: typedValue(operator, value) };
  return typeOf(opposite) === 'boolean'
    ? { field: at, [opposite]: false }
    : { not: { field: at, [opposite]: typedValue(opposite, value) } };
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

/** The comparisons of a condition, each as the condition and the row that it is; `null` for a group. */
function partsOf(
  condition: AutomationFilterCondition,
): { readonly condition: object; readonly row: FilterRow }[] | null {
  if ('field' in condition) {
    const { field, ...wanted } = condition;
    return Object.entries(wanted).map(([operator, value]) => ({
      condition: { field, [operator]: value },
      row: rowOf(field, operator, value),
    }));
  }
  const [part, ...more] = condition.not === undefined ? [] : (partsOf(condition.not) ?? []);
  if (part === undefined || more.length > 0 || 'not' in part.condition) return null;
  const { row } = part;
  return [{ condition, row: { ...row, operator: `${negated}${row.operator}` } }];
}

/** A filter as rows, which are read as the same conditions; `null` if rows cannot show it. */
export function rowsOf(filter: AutomationFilter, match: string): FilterRow[] | null {
  const parts = filter.map(partsOf);
  const all = parts.flatMap(one => one ?? []);
  // All comparisons of a condition must hold: of one entry of a list, and with `any`, they are no rows of their own.
  const isWhole = (one: (typeof parts)[number]) =>
    one?.length === 1 || (one !== null && match === 'all' && !one.some(({ row }) => row.field.includes('*')));
  const rows = all.map(({ row }) => row);
  const fits =
    parts.every(isWhole) &&
    rows.length <= maxRows &&
    rows.every(({ field, value }) => value.length <= maxValueLength && !lineBreak.test(field + value));
  const isSame = isDeepStrictEqual(
    rows.map(conditionOf),
    all.map(({ condition }) => condition),
  );
  return fits && isSame ? rows : null;
}
