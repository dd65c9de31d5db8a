/** The fields of a record as texts that people edit, and back. */
import { InvalidDataError, recordValidators } from '../../../src/adapters/rules/check.ts';
import type { CollectionName, RecordFields } from '../../../src/adapters/rules/collections/index.ts';
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import { identityOf, type SeededCollection } from './changes.ts';
import type { FieldKind, ListedField } from './listed.ts';

/** The text of a value in a form. `null` and what is missing are empty; a list of texts has one on each line. */
export function fieldText(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'texts' && Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' && kind !== 'json' ? value : JSON.stringify(value, null, 2);
}

/** What somebody has changed, by field, or the errors of texts that are no values. */
export interface RecordEdit {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * `given`: the form, with `field:NAME` as somebody has left it and `was:NAME` as the page has shown it. Only what differs
 * is changed, so that a form does not undo what others have changed since.
 */
export function editedFields(
  collection: CollectionName,
  before: RecordFields,
  {
    given,
    fields,
  }: { readonly given: Readonly<Record<string, string>>; readonly fields: readonly ListedField[] },
): RecordEdit {
  const changed: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const { name, kind, isFixed } of fields) {
    const text = given[`field:${name}`];
    if (isFixed || text === undefined || text === (given[`was:${name}`] ?? '')) continue;
    const [value, error] = parsedText(kind, text);
    if (error !== null) errors[name] = `${name} ${error}`;
    else changed[name] = value === '' ? emptyValue(collection, before, name) : value;
  }
  return { fields: changed, errors };
}

function parsedText(kind: FieldKind, text: string): readonly [value: unknown, error: string | null] {
  if (kind === 'texts') return [text === '' ? [] : text.split('\n').filter(line => line.trim() !== ''), null];
  if (text.trim() === '') return ['', null];
  if (kind === 'text' || kind === 'time') return [text, null];
  if (kind === 'integer' || kind === 'money') {
    const number = Number(text);
    return Number.isFinite(number) ? [number, null] : [null, 'must be a number'];
  }
  try {
    return [JSON.parse(text), null];
  } catch (error) {
    return [null, `must be JSON: ${(error as Error).message}`];
  }
}

/** An empty field is `null` where the schema allows that, and otherwise an empty text. */
const emptyValue = (collection: CollectionName, before: RecordFields, name: string): string | null =>
  recordValidators[collection]({ ...before, [name]: null }) ? null : '';

/** The error at the field that the storage names, or `null` if it names none of them. */
export function fieldError(
  error: unknown,
  names: readonly string[],
): Readonly<Record<string, string>> | null {
  if (!(error instanceof InvalidDataError)) return null;
  const [, first = '', ...rest] = error.pointer.split('/');
  return names.includes(first) ? { [first]: `${[first, ...rest].join('/')} ${error.reason}` } : null;
}

/** The record that a form describes: `id:NAME` identify it, and `json` has the other fields. */
export function newRecord(
  collection: CollectionName,
  given: Readonly<Record<string, string>>,
): { readonly id: string; readonly record: object; readonly errors: Readonly<Record<string, string>> } {
  const names = identityOf(collection as SeededCollection);
  const ids = names.map(name => (given[`id:${name}`] ?? '').trim());
  const errors: Record<string, string> = {};
  for (const [index, name] of names.entries()) if (ids[index] === '') errors[name] = `${name} is required.`;
  try {
    const record: unknown = JSON.parse(given.json ?? '');
    if (isPlainObject(record)) return { id: ids.join(','), record, errors };
    errors.json = 'The fields must be a JSON object.';
  } catch (error) {
    errors.json = `The fields must be JSON: ${(error as Error).message}.`;
  }
  return { id: '', record: {}, errors };
}
