/** The input of an operation from the texts of a form: only what differs from the stored record. */
import { pointerStep } from '../../common/json/json-pointer.ts';
import type { FormProblem } from '../actions/form-errors.ts';
import type { FormField } from './field.ts';
import { kinds } from './kinds.ts';
import { placeOf, SentenceError, type Texts, valueAt } from './row.ts';

export interface Given {
  readonly texts: Texts;
  /** The texts before spaces around them were removed. */
  readonly sent: Texts;
  /** The names of secrets that must be typed again, and of those to remove. */
  readonly again: readonly string[];
  readonly removed: readonly string[];
  /** The texts of the form of the stored record. */
  readonly before: Texts;
  /** `null`: a new one. */
  readonly record: object | null;
}

/** What is no value is added to `problems`. */
export function inputOf(
  fields: readonly FormField[],
  given: Given,
  problems: FormProblem[],
): Record<string, unknown> {
  const input = [...new Set(fields.map(one => placeOf(one)[0] ?? ''))].map(top => {
    const group = fields.filter(one => placeOf(one)[0] === top);
    const isObject = group.some(one => placeOf(one).length > 1);
    const value = isObject ? objectOf(group, given, problems) : parameterOf(group, given, problems);
    return [top, value] as const;
  });
  return Object.fromEntries(input.filter(([, value]) => value !== undefined));
}

/** Whether a text is as it is stored, and would only lose the spaces around it. */
const isOnlyTrimmed = ({ name }: FormField, { texts, sent, before }: Given): boolean =>
  sent[name] !== undefined && sent[name] === before[name] && texts[name] !== before[name];

/** Whether the form says something else than the record. */
export const differs = (field: FormField, given: Given): boolean => {
  const { name } = field;
  const { texts, before, again, removed } = given;
  const isEdited = texts[name] !== undefined && texts[name] !== before[name] && !isOnlyTrimmed(field, given);
  return isEdited || [...again, ...removed].includes(name);
};

/** Whether it is a stored secret that stays, whose field is empty. */
const isKept = ({ name, kind, ...field }: FormField, { record, removed }: Given): boolean =>
  kind === 'secret' && !removed.includes(name) && valueAt(record, placeOf({ name, ...field })) !== undefined;

/** The value of a parameter that is no object: `undefined` if it is not sent. */
function parameterOf([field]: readonly FormField[], given: Given, problems: FormProblem[]): unknown {
  if (field === undefined || field.when?.(given.texts) === false) return undefined;
  const isNeeded = given.record === null && field.required;
  return isNeeded || differs(field, given) ? read(field, given, problems) : undefined;
}

/**
 * An object is sent as a whole: what was not edited keeps its value. If all of its fields are as in a new record, it is
 * empty, or `null` where the schema allows that; `undefined` if it is not sent.
 */
function objectOf(group: readonly FormField[], given: Given, problems: FormProblem[]): unknown {
  const { texts, record } = given;
  if (!group.some(({ name }) => texts[name] !== undefined)) return undefined;
  const own = group.filter(({ when }) => when?.(texts) ?? true);
  const [first = group[0] as FormField] = group;
  const isNeeded = first.isInRequired && record === null;
  const isEmpty = own.every(
    field => (texts[field.name] ?? field.blank ?? '') === (field.blank ?? '') && !isKept(field, given),
  );
  if (isEmpty && !first.isInRequired) {
    const stored = valueAt(record, placeOf(first).slice(0, 1));
    if (record === null || stored === null || first.isLeftOut) return undefined;
    return first.isInNullable ? null : group.some(one => differs(one, given)) ? {} : undefined;
  }
  if (!isNeeded && !own.some(one => differs(one, given))) return undefined;
  const whole: Record<string, unknown> = {};
  for (const field of own) {
    const value = read(field, given, problems);
    if (value === undefined) continue;
    const path = placeOf(field).slice(1);
    let into = whole;
    for (const step of path.slice(0, -1)) {
      if (!Object.hasOwn(into, step)) into[step] = {};
      into = into[step] as Record<string, unknown>;
    }
    into[path.at(-1) as string] = value;
  }
  return whole;
}

/** The value of a field: `undefined` if it has none. */
function read(field: FormField, given: Given, problems: FormProblem[]): unknown {
  const { texts, record, again, removed } = given;
  const place = placeOf(field);
  const pointer = `/${place.map(pointerStep).join('/')}`;
  const stored = valueAt(record, place);
  if (stored !== undefined && !differs(field, given)) return stored;
  const text = texts[field.name] ?? '';
  const isRemoved = removed.includes(field.name);
  if (field.secret !== undefined && (text === '' ? again.includes(field.name) : isRemoved)) {
    problems.push({ pointer, reason: 'must be entered again', keyword: isRemoved ? 'removed' : 'again' });
    return undefined;
  }
  if (isRemoved) return field.isLeftOut ? undefined : null;
  const isLeftOut = field.isLeftOut && text.trim() === '';
  if (isLeftOut && !field.required) return undefined;
  // The schema names one problem of an object only.
  if (
    field.kind === 'choice' &&
    field.members.length > 0 &&
    !isLeftOut &&
    !field.members.some(one => String(one) === text)
  ) {
    problems.push({ pointer, reason: `must be one of ${field.members.join(', ')}`, keyword: 'enum' });
    return undefined;
  }
  if (isLeftOut || (text === '' && field.required && field.kind !== 'list')) {
    problems.push({ pointer, reason: 'is required', keyword: 'minLength' });
    return undefined;
  }
  if (text === '' && field.kind !== 'check' && field.kind !== 'list' && field.codec === undefined)
    return emptyOf(field);
  try {
    return field.codec === undefined ? kinds[field.kind].value(text, stored, field) : field.codec.value(text);
  } catch (error) {
    const { message } = error as Error;
    problems.push({ pointer, reason: message, ...(error instanceof SentenceError && { sentence: message }) });
    return undefined;
  }
}

function emptyOf(field: FormField): unknown {
  if (field.empty !== undefined) return field.empty;
  if (field.isNullable) return null;
  // Outside of an object, a text that is empty is one.
  return field.kind === 'json' || (placeOf(field).length > 1 && !field.required) ? undefined : '';
}
