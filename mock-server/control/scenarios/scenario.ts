/** A named start for a test or a demonstration: data, answers, faults and the time. */
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import {
  type Check,
  type Checks,
  checkOptions,
  complaintAboutUnknown,
  isBoolean,
  isText,
  withSchema,
} from '../../../src/common/options/check-options.ts';
import { checkCollections } from '../../fixtures/load.ts';
import type { Fixtures } from '../../fixtures.ts';
import { parsedInstant } from '../clock/times.ts';
import type { AnswerRule } from '../responses/answer-rule.ts';
import { type FaultRule, isTrue } from '../responses/rule.ts';

/** A change of one record. Needs one of `put`, `patch` and `remove`. */
export interface RecordChange {
  /** Such as `items`. */
  readonly collection: string;
  readonly id: string | number;
  /** @default the first one of the fixtures, if the collection has workspaces */
  readonly workspace?: string;
  /** The whole record, as fixtures give it: it is added, or replaces the one with this id. */
  readonly put?: object;
  /** Fields of the record, each as a whole. */
  readonly patch?: object;
  /** Removes the record, and those that refer to it. */
  readonly remove?: true;
}

/**
 * What a mock server begins with. Everything that is not given is as without a scenario.
 * @example
 * const soldOut: Scenario = { fixtures: { items: { ws_studio: [] } }, answers: [{ operation: 'getItem', answer: 404, times: 'always' }] };
 */
export interface Scenario {
  /** The schema of the file, for editors. */
  readonly $schema?: string;
  readonly description?: string;
  /** Collections in place of those of the fixtures, each as a whole, as the option `fixtures` takes them. */
  readonly fixtures?: Partial<Fixtures>;
  /** Changes of single records, in their order, after `fixtures`. */
  readonly records?: readonly RecordChange[];
  /** As the option `answers`. */
  readonly answers?: readonly AnswerRule[];
  /** As `mock.fail` takes them. */
  readonly faults?: readonly FaultRule[];
  /** From when the clock runs, or where it stands still. */
  readonly clock?: string | { readonly now: string; readonly frozen?: boolean };
}

const isObject = withSchema({ type: 'object' }, value => (isPlainObject(value) ? null : 'must be an object'));
const isListOfObjects: Check = value =>
  Array.isArray(value) && value.every(one => isPlainObject(one)) ? null : 'must be a list of objects';

const clockFields = { now: isText.schema, frozen: isBoolean.schema };
const clockSchema = {
  anyOf: [
    isText.schema,
    { type: 'object', properties: clockFields, required: ['now'], additionalProperties: false },
  ],
};

const isClock = withSchema(clockSchema, value => {
  const at = isPlainObject(value) ? value.now : value;
  // JSON has no other times.
  if (typeof at !== 'string')
    return 'must be a date such as 2030-01-01, an instant, or an object with one of them as now';
  if (isPlainObject(value)) {
    const unknown = complaintAboutUnknown('field', value, clockFields);
    if (unknown !== null) return unknown;
    if (value.frozen !== undefined && typeof value.frozen !== 'boolean')
      return 'must have true or false as frozen';
  }
  try {
    parsedInstant(at, '');
    return null;
  } catch (error) {
    return (error as Error).message.trim();
  }
});

export const scenarioChecks: Checks<Scenario> = {
  $schema: isText,
  description: isText,
  fixtures: isObject,
  records: isListOfObjects,
  answers: isListOfObjects,
  faults: isListOfObjects,
  clock: isClock,
};

export const recordChangeChecks: Checks<RecordChange> = {
  collection: isText,
  id: withSchema({ type: ['string', 'number'] }, value =>
    typeof value === 'string' || typeof value === 'number' ? null : 'must be a text or a number',
  ),
  workspace: isText,
  put: isObject,
  patch: isObject,
  remove: isTrue,
};

const name = /^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/;

/** @throws TypeError */
export function checkScenarioName(given: unknown): asserts given is string {
  if (typeof given === 'string' && name.test(given)) return;
  throw new TypeError(
    'the name of a scenario must have 1 to 32 letters, digits, underscores and hyphens, and start with a letter or digit',
  );
}

/** A copy that was checked. `called`: how errors begin. @throws TypeError that names the invalid field */
export function checkedScenario(called: string, given: unknown): Scenario {
  const scenario = checkOptions<Scenario>(called, given as Scenario, scenarioChecks);
  checkCollections(called, scenario.fixtures ?? {});
  scenario.records?.forEach((change, index) => {
    const at = `records[${index}]`;
    const { collection, id, put, patch, remove } = checkOptions(called, change, recordChangeChecks, at);
    if (collection === undefined || id === undefined)
      throw new TypeError(`${called}: ${at} needs collection and id`);
    if ([put, patch, remove].filter(one => one !== undefined).length !== 1)
      throw new TypeError(`${called}: ${at} needs one of put, patch and remove`);
  });
  return copied(scenario) as Scenario;
}

/** What somebody changes later does not change the scenario. Functions, bytes and streams are the same ones. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copied(one)]));
}
