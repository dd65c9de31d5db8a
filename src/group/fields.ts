/** Checks at start every field of the groups that a host passes, because not every host uses TypeScript. */

import { type ErrorRow, errorRowChecks } from '../common/errors/errors.ts';
import { isPlainObject } from '../common/json/plain-object.ts';
import {
  type Check,
  type Checks,
  isBoolean,
  isFunction,
  isText,
  listOf,
  wholeNumberFrom,
} from '../common/options/check-options.ts';
import { suggestion } from '../common/text/unknown-name.ts';
import { type PartName, partNames } from '../repository/index.ts';
import type { EngineDeclaration } from './engine.ts';
import type { EventDeclaration } from './event.ts';
import type { Group } from './group.ts';
import { type DeclaredOperation, methods } from './operation.ts';
import type { GroupPages, Navigation } from './pages.ts';
import type { RawInput } from './raw-input.ts';
import type { RecordDeclaration } from './record-declaration.ts';

type Fields = Readonly<Record<string, Check>>;

const isString: Check = value => (typeof value === 'string' ? null : 'must be a string');
const isObject: Check = value => (isPlainObject(value) ? null : 'must be an object');
const isList: Check = value => (Array.isArray(value) ? null : 'must be a list');
const isName = (value: unknown) => typeof value === 'string';

const optional =
  (check: Check): Check =>
  value =>
    value === undefined ? null : check(value);

const oneOf =
  (...words: readonly string[]): Check =>
  value =>
    words.includes(value as string) ? null : `must be ${words.join(' or ')}`;

/** `what`: what each value is, in the plural. */
const recordOf =
  (what: string, check: Check): Check =>
  value =>
    isPlainObject(value) && Object.values(value).every(one => check(one) === null)
      ? null
      : `must be an object of ${what}`;

const isSchema: Check = value =>
  typeof value === 'string' || isPlainObject(value)
    ? null
    : 'must be the title of a schema of this package or a JSON Schema';

const recordFields: Checks<RecordDeclaration<never, never>> = {
  kind: optional(isString),
  read: optional(isFunction),
  isPersonal: optional(isBoolean),
  hasPublicUrls: optional(isBoolean),
};

const groupFields: Checks<Group> = {
  name: isString,
  description: isString,
  needs: listOf(`parts of the repository (${partNames.join(', ')})`, part =>
    partNames.includes(part as PartName),
  ),
  always: optional(isBoolean),
  operations: isList,
  events: optional(isList),
  receivers: optional(
    recordOf('functions and "post"', value =>
      value === 'post' || typeof value === 'function' ? null : 'must be a function or "post"',
    ),
  ),
  errors: optional(isObject),
  scopes: recordOf('descriptions by scope', isString),
  ownerScopes: optional(listOf('scopes', isName)),
  limits: optional(isObject),
  recordLimits: optional(isObject),
  option: optional(isObject),
  engine: optional(value =>
    isPlainObject(value) && typeof value.create === 'function' ? null : 'must be { create }, a function',
  ),
  service: optional(isFunction),
  recorder: optional(isFunction),
  records: optional(
    recordOf(
      '{ kind, read, isPersonal, hasPublicUrls } by parameter',
      value =>
        (isPlainObject(value) ? null : 'must be an object') ??
        Object.entries(recordFields)
          .map(([name, check]) => check((value as Record<string, unknown>)[name]))
          .find(reason => reason !== null) ??
        null,
    ),
  ),
  numbers: optional(isFunction),
  demo: optional(isFunction),
  retention: optional(isFunction),
  console: optional(isObject),
  withDestinations: optional(isFunction),
};

const engineFields: Checks<EngineDeclaration> = { create: isFunction };

const operationFields: Checks<DeclaredOperation> = {
  id: isString,
  method: oneOf(...methods),
  path: isString,
  params: optional(recordOf('{ description, example } by parameter', isObject)),
  summary: isString,
  description: isString,
  auth: oneOf('bearer', 'parameter', 'none'),
  scope: value => (value === null ? null : isString(value)),
  raw: optional(isObject),
  request: isSchema,
  ignoresUnknown: optional(isBoolean),
  writes: optional(isBoolean),
  reply: isObject,
  errors: listOf('error codes', isName),
  guessed: optional(isString),
  idempotent: optional(isBoolean),
  conditional: optional(isString),
  onlyMessage: optional(isString),
  first: optional(isBoolean),
  irreversible: optional(isBoolean),
  isRecorded: optional(isBoolean),
  record: optional(isString),
  handler: isFunction,
};

const rawFields: Checks<RawInput> = {
  limit: wholeNumberFrom(0, Number.MAX_SAFE_INTEGER),
  content: recordOf('{ schema, example } by media type', isObject),
  headers: recordOf('{ description, example } by header', isObject),
  options: optional(isFunction),
};

const isGiven: Check = value => (value === undefined ? 'is missing' : null);
const bodyFields: Checks<RawInput['content'][string]> = { schema: isSchema, example: isGiven };
/** A parameter of a path, or a header. */
const parameterFields: Checks<RawInput['headers'][string]> = { description: isString, example: isGiven };

const anyReply = {
  description: isString,
  status: optional(wholeNumberFrom(200, 202)),
  revalidate: isBoolean,
};
const jsonReply: Fields = {
  ...anyReply,
  schema: isSchema,
  example: optional(isObject),
  envelope: isFunction,
};
const mediaReply: Fields = {
  ...anyReply,
  media: value =>
    Array.isArray(value) && value.length > 0 && value.every(isName)
      ? null
      : 'must be a list of at least one media type',
  event: optional(isText),
};

const eventFields: Checks<EventDeclaration> = {
  type: isString,
  summary: isString,
  description: isString,
  schema: isSchema,
  onRequest: optional(isBoolean),
  ownType: optional(isBoolean),
  example: isObject,
};

const consoleFields: Checks<GroupPages> = {
  nav: value => (Array.isArray(value) && value.length > 0 ? null : isObject(value)),
  routes: listOf('routes, each as [path, actions by method]', isRoute),
  overview: optional(isFunction),
  onRecords: optional(isFunction),
  search: optional(isFunction),
  eventTypes: optional(isFunction),
  shortcuts: optional(listOf('shortcuts, each as { label, path }', isShortcut)),
  performs: optional(isObject),
  changes: optional(isObject),
  load: isFunction,
};
/** A text that can be seen. */
const isShown: Check = value =>
  typeof value === 'string' && value.trim() !== '' ? null : 'must be a non-empty string';

const navigationFields: Checks<Navigation> = {
  label: isShown,
  path: isPath,
  group: optional(isShown),
  icon: optional(isString),
  order: optional(value => (Number.isFinite(value) ? null : 'must be a number')),
  last: optional(isBoolean),
  notForViewers: optional(isBoolean),
  tabs: optional(listOf('tabs, each as { label, path }', isShortcut)),
};

function isPath(value: unknown): string | null {
  return typeof value === 'string' && value.startsWith('/') ? null : 'must be a path that starts with /';
}

function isShortcut(value: unknown): boolean {
  if (!isPlainObject(value)) return false;
  const { label, path, ...unknown } = value;
  return isShown(label) === null && isPath(path) === null && Object.keys(unknown).length === 0;
}

function isRoute(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3) return false;
  const [path, actions, refill] = value as readonly unknown[];
  return (
    isPath(path) === null &&
    isPlainObject(actions) &&
    Object.entries(actions).every(([method, name]) => /^(?:GET|POST)$/.test(method) && isName(name)) &&
    (refill === undefined || isName(refill))
  );
}

/** @throws TypeError that names the field */
function checkFields(where: string, value: unknown, fields: Fields): asserts value is object {
  if (!isPlainObject(value)) throw new TypeError(`${where} must be an object`);
  for (const name of Object.keys(value))
    if (!Object.hasOwn(fields, name))
      throw new TypeError(`${where} has no field ${name}${suggestion(name, Object.keys(fields))}`);
  for (const [name, check] of Object.entries(fields)) {
    const complaint = check(value[name]);
    if (complaint === null) continue;
    throw new TypeError(`${where}: ${name} ${value[name] === undefined ? 'is missing' : complaint}`);
  }
}

/** `where`: the object whose values these are. @throws TypeError that names the value and the field */
function checkEach(where: string, values: object | undefined, fields: Fields): void {
  for (const [name, value] of Object.entries(values ?? {})) checkFields(`${where}: ${name}`, value, fields);
}

const entryNameOf = (value: unknown, field: string, index: number): string => {
  const name = isPlainObject(value) ? value[field] : undefined;
  return typeof name === 'string' && name !== '' ? name : `number ${index + 1}`;
};

/** Where errors about a group start. `factory`: what the host called. */
export const groupPlace = (factory: string, name: string): string => `${factory}: groups: ${name}`;

/**
 * Checks that a group has the fields that it needs, of the right types, and no others.
 * @throws TypeError that names the group, the operation or event, and the field
 */
export function checkGroupFields(factory: string, group: Group, index: number): void {
  const place = groupPlace(factory, entryNameOf(group, 'name', index));
  checkFields(place, group, groupFields);
  for (const [number, operation] of group.operations.entries()) {
    const where = `${place}: the operation ${entryNameOf(operation, 'id', number)}`;
    checkFields(where, operation, operationFields);
    checkEach(`${where}: params`, operation.params, parameterFields);
    if (operation.raw !== undefined) {
      checkFields(`${where}: raw`, operation.raw, rawFields);
      checkEach(`${where}: raw: content`, operation.raw.content, bodyFields);
      checkEach(`${where}: raw: headers`, operation.raw.headers, parameterFields);
    }
    checkFields(`${where}: reply`, operation.reply, 'media' in operation.reply ? mediaReply : jsonReply);
  }
  for (const [number, event] of (group.events ?? []).entries())
    checkFields(`${place}: the event ${entryNameOf(event, 'type', number)}`, event, eventFields);
  for (const [code, row] of Object.entries<ErrorRow>(group.errors ?? {}))
    checkFields(`${place}: the error ${code}`, row, errorRowChecks);
  if (group.engine !== undefined) checkFields(`${place}: engine`, group.engine, engineFields);
  if (group.console === undefined) return;
  checkFields(`${place}: console`, group.console, consoleFields);
  for (const entry of [group.console.nav].flat())
    checkFields(`${place}: console: nav`, entry, navigationFields);
}
