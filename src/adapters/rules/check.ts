/** Validates data from outside: against the schema, then the rules that a schema cannot express. */

import { explain, type SchemaError, type Validator } from '../../common/errors/schema-error.ts';
import { patternProblemIn } from '../../common/events/event-pattern.ts';
import { nameOfStep, pointerStep } from '../../common/json/json-pointer.ts';
import { nearestName } from '../../common/text/nearest-name.ts';
import { unknownReason } from '../../common/text/unknown-name.ts';
import { recordColumns } from '../../generated/record-columns.ts';
import * as validators from '../../generated/storage-validators.ts';
import type { DataFile } from '../../generated/types.ts';
import {
  type CollectionName,
  collectionNames,
  collections,
  eachCollection,
  listsOf,
  type RecordFields,
  valuesOf,
} from './collections/index.ts';

/**
 * The data is invalid. `pointer` is the JSON pointer (RFC 6901) to the invalid value, and `line` its line in a file (from
 * 1), where that is known.
 */
export class InvalidDataError extends Error {
  override readonly name = 'InvalidDataError';
  readonly pointer: string;
  readonly reason: string;
  readonly line: number | null;

  constructor(source: string, pointer: string, reason: string, line: number | null = null) {
    const place = line === null ? '' : ` (line ${line})`;
    super(`${source}: ${pointer === '' ? '' : `${pointer} `}${reason}${place}`);
    this.pointer = pointer;
    this.reason = reason;
    this.line = line;
  }
}

/** What the data is apart from its records. */
const validate: Validator = validators.DataFile;

/** Validates one record of a collection: a whole data file around it would cost several times as much. */
export const recordValidators: Readonly<Record<CollectionName, Validator>> = validators;

const validatorOf = new Map<string, Validator>(Object.entries(recordValidators));

/**
 * Throws {@link InvalidDataError} unless the value is a complete and consistent data file. `isNew`: the records whose
 * schema is checked, if the others were checked before.
 */
export function checkData(
  source: string,
  data: unknown,
  isNew?: (record: object) => boolean,
): asserts data is DataFile {
  eachFault(
    data,
    (pointer, reason) => {
      throw new InvalidDataError(source, pointer, reason);
    },
    isNew,
  );
}

/**
 * Calls `fail` for what is wrong with a data file: the first fault of each record, and if all records fit their schemas,
 * each rule that a schema cannot express.
 */
export function eachFault(data: unknown, fail: Fail, isNew: (record: object) => boolean = () => true): void {
  if (!validate(data)) {
    const { pointer, reason, keyword } = explain(validate.errors);
    const unknown = keyword === 'additionalProperties' ? nameOfStep(pointer.slice(1)) : null;
    fail(pointer, unknown === null ? reason : unknownReason(unknown, collectionNames, 'field'));
    return;
  }
  let areValid = true;
  for (const name of collectionNames)
    for (const { pointer: list, records, names } of listsOf(name, data as DataFile))
      for (const [index, record] of records.entries()) {
        const fault = isNew(record) ? recordFault(name, record) : null;
        if (fault === null) continue;
        areValid = false;
        fail(`${list}/${names?.[index] ?? index}${fault.pointer}`, fault.reason);
      }
  if (!areValid) return;
  const known: KnownIdentities = new Map();
  for (const check of checks) check(data as DataFile, known, fail);
}

interface Fault {
  readonly pointer: string;
  readonly reason: string;
}

/** The first pattern of event types that matches nothing: no schema could name it. */
function patternFault(name: CollectionName, record: RecordFields): Fault | null {
  const { eventPatterns } = collections[name];
  if (eventPatterns === undefined) return null;
  for (const [field, { all }] of Object.entries(eventPatterns)) {
    const patterns: unknown = record?.[field];
    if (!Array.isArray(patterns)) continue;
    const reason = patternProblemIn(
      patterns.filter(one => typeof one === 'string'),
      all,
    );
    if (reason !== null) return { pointer: `/${field}`, reason };
  }
  return null;
}

/** What is wrong first in a record on its own, or `null`. A misspelt field counts before the missing one. */
export function recordFault(name: CollectionName, record: RecordFields): Fault | null {
  const pattern = patternFault(name, record);
  if (pattern !== null) return pattern;
  const isValid = validatorOf.get(name) as Validator;
  if (isValid(record)) return null;
  const fault = explain(isValid.errors);
  const { pointer, reason, keyword = '' } = fault;
  const misspelt = misspeltInside(pointer.replace(/\/[^/]*$/, ''), isValid.errors ?? []);
  if (misspelt !== null) return misspelt;
  if (!/^\/[^/]*$/.test(pointer) || !/^required$|Properties$/.test(keyword)) return { pointer, reason };
  const fields = Object.keys(recordColumns[name]);
  const unknown = Object.keys(record).find(field => !fields.includes(field));
  if (unknown === undefined) return { pointer, reason };
  const missing = fields.filter(field => !(field in record));
  return { pointer: `/${pointerStep(unknown)}`, reason: unknownReason(unknown, missing, 'field') };
}

/** A member of the object at `place` that is near one that it lacks, or `null`. The fields of a record are others. */
function misspeltInside(place: string, errors: readonly SchemaError[]): Fault | null {
  if (place === '') return null;
  const here = errors.filter(({ instancePath }) => instancePath === place);
  const missing = here.flatMap(({ params }) => params.missingProperty ?? []).map(String);
  for (const { params } of here) {
    const name = String(params.additionalProperty ?? params.unevaluatedProperty ?? '');
    if (nearestName(name, missing) !== null)
      return { pointer: `${place}/${pointerStep(name)}`, reason: unknownReason(name, missing, 'field') };
  }
  return null;
}

type Fail = (pointer: string, reason: string) => void;
const isGiven = (value: unknown) => value !== null && value !== undefined;

/** The identities of the records of each collection by workspace; under the empty name, those without a workspace. */
type KnownIdentities = Map<CollectionName, ReadonlyMap<string, ReadonlySet<unknown>>>;

interface Value {
  readonly value: unknown;
  /** Where it stands in the record. */
  readonly place: string;
}

const nothing: readonly Value[] = [];

/** What no other record may hold: some fields together, or a member of each record of a list (see collection.ts). */
function valuesIn(
  fields: readonly string[],
  { of, also }: { readonly of?: string | undefined; readonly also?: string | undefined },
): (record: RecordFields) => readonly Value[] {
  const [list = ''] = fields;
  if (of !== undefined)
    return record =>
      (record[list] as readonly RecordFields[]).map((one, at) => ({
        value: one[of],
        place: `${list}/${at}/${of}`,
      }));
  const together = valuesOf(fields);
  const place = fields.at(-1) ?? '';
  const own = (record: RecordFields): readonly Value[] =>
    fields.every(field => isGiven(record[field])) ? [{ value: together(record), place }] : nothing;
  if (also === undefined) return own;
  return record => [
    ...own(record),
    ...((record[also] ?? []) as readonly RecordFields[]).map((one, at) => ({
      value: together(one),
      place: `${also}/${at}/${place}`,
    })),
  ];
}

/** One check per collection, in the order of the collections, so that referenced records are checked first. */
const checks = eachCollection.map(([name, collection]) => {
  const { scope, identity, unique = [], references = [], checks: own = [], inWorkspace } = collection;
  const idOf = valuesOf(identity);
  const idField = identity.length === 1 ? `/${identity[0]}` : '';
  const others = unique.map(({ fields, of, also, within }) => ({
    isWhole: within === 'storage',
    valuesIn: valuesIn(fields, { of, also }),
  }));

  return (data: DataFile, known: KnownIdentities, fail: Fail): void => {
    const identities = new Map<string, ReadonlySet<unknown>>();
    known.set(name, identities);
    const whole = others.map(() => new Set<unknown>());
    const workspaces = new Map(inWorkspace && data.workspaces.map(one => [one.id, one]));
    for (const { workspaceId, pointer, records, names } of listsOf(name, data)) {
      if (scope === 'workspace' && !known.get('workspaces')?.get('')?.has(workspaceId))
        fail(pointer, 'refers to an unknown workspace');
      const placeOf = (index: number) => `${pointer}/${names?.[index] ?? index}`;
      const ids = new Set<unknown>(names);
      identities.set(workspaceId, ids);
      if (names === undefined)
        records.forEach((record, index) => {
          const id = idOf(record);
          if (ids.has(id)) fail(`${placeOf(index)}${idField}`, 'is a duplicate');
          ids.add(id);
        });
      for (const { fields, fits, reason } of own)
        for (const field of fields)
          records.forEach((record, index) => {
            const value = record[field];
            if (isGiven(value) && !fits(value as string)) fail(`${placeOf(index)}/${field}`, reason);
          });
      const workspace = workspaces.get(workspaceId);
      if (inWorkspace !== undefined && workspace !== undefined)
        records.forEach((record, index) => {
          if (!inWorkspace.fits(record[inWorkspace.field] as string, workspace))
            fail(`${placeOf(index)}/${inWorkspace.field}`, inWorkspace.reason);
        });
      others.forEach((one, at) => {
        const seen = (one.isWhole ? whole[at] : undefined) ?? new Set();
        records.forEach((record, index) => {
          for (const { value, place } of one.valuesIn(record)) {
            if (seen.has(value)) fail(`${placeOf(index)}/${place}`, 'is a duplicate');
            seen.add(value);
          }
        });
      });
      for (const { field, to, unless, reason } of references) {
        const lists = known.get(to);
        const there = lists?.get(collections[to].scope === 'workspace' ? workspaceId : '');
        records.forEach((record, index) => {
          const value = record[field];
          if (isGiven(value) && value !== unless && !there?.has(value))
            fail(`${placeOf(index)}/${field}`, reason);
        });
      }
    }
  };
});
