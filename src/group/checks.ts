/** Checks groups at start for contradictions that types cannot express, and names them in the error. */
import { commonErrors } from '../common/errors/errors.ts';
import { eventStore } from '../repository/parts.ts';
import { groupPlace } from './fields.ts';
import type { Operation } from './operation.ts';
import { complaintAboutPath, PathTable } from './paths.ts';
import { mergedReceivers } from './receiver.ts';
import { recordPath } from './record-path.ts';
import type { Served, ServedGroup } from './served.ts';

/** Whether a text has the form of a scope: a name, and an action in lowercase letters. */
export const isScope = (text: string): boolean => text.length <= 64 && /^[a-z][a-z0-9-]*:[a-z]+$/.test(text);

/** `factory`: what the host called. @throws TypeError that begins with it */
export function checkServed(factory: string, { groups, operations, errors }: Served): void {
  unique(factory, groups, 'name', ({ name }) => name);
  unique(factory, operations, 'operation', ({ id }) => id);
  unique(factory, operations, 'address', ({ method, path }) => `${method} ${path}`);
  mergedReceivers(
    factory,
    groups.map(({ receivers }) => receivers),
  );
  for (const group of groups) {
    const refuse: Refuse = what => {
      throw new TypeError(`${groupPlace(factory, group.name)}: ${what}`);
    };
    if (!/^[a-z][a-z0-9-]*$/.test(group.name))
      refuse('its name may only contain lowercase letters, digits and -');
    for (const scope of Object.keys(group.scopes))
      if (!scope.startsWith(`${group.name}:`) || !isScope(scope))
        refuse(`its scope ${scope} must be ${group.name}: followed by an action in lowercase letters`);
    for (const scope of group.ownerScopes ?? [])
      if (!Object.hasOwn(group.scopes, scope))
        refuse(`ownerScopes contains ${scope}, which is not one of its scopes`);
    for (const [code, row] of Object.entries(group.errors ?? {}))
      if (row.code !== code || errors[code] !== row || Object.hasOwn(commonErrors, code))
        refuse(`its error code ${code} must be unique and equal to its name`);
    checkEvents(group, groups, refuse);
    for (const operation of group.operations) checkOperation(operation, group, refuse);
  }
  checkPaths(factory, groups);
}

type Refuse = (what: string) => void;

function checkEvents(group: ServedGroup, groups: readonly ServedGroup[], refuse: Refuse): void {
  const own = new Set<string>();
  for (const { type } of group.events) {
    if (!/^[a-z][a-z0-9_]*(\.[a-z0-9_]+)+$/.test(type))
      refuse(`its event ${type} must have the form group.what_happened`);
    if (own.has(type)) refuse(`its event ${type} is declared twice`);
    own.add(type);
    if (groups.some(other => other !== group && other.events.some(event => event.type === type)))
      refuse(`its event ${type} is already declared by another group`);
    // Never emit webhook.* events about webhook.* deliveries: it would loop.
    if (type.startsWith('webhook.') && group.name !== eventStore)
      refuse(`its event ${type} must not use the prefix of webhook events`);
  }
}

function checkOperation(operation: Operation, group: ServedGroup, refuse: Refuse): void {
  const { id, path, params = {}, auth, scope, raw, errors, guessed, conditional, idempotent } = operation;
  if (!/^[A-Za-z]\w*$/.test(id))
    refuse(`the id of its operation ${id} may only contain letters, digits and _, and starts with a letter`);
  const complaint = complaintAboutPath(path, params);
  if (complaint !== null) refuse(`the operation ${id}: path ${complaint}`);
  if (auth === 'none' && (scope !== null || raw === undefined))
    refuse(`its operation ${id} requires no key, so it has no scope and reads its requests itself`);
  if (auth !== 'none' && !Object.hasOwn(group.scopes, scope ?? ''))
    refuse(`its operation ${id} uses the undeclared scope ${scope}`);
  for (const [name, value] of Object.entries({ idempotent, conditional, guessed }))
    if (raw !== undefined && value !== undefined)
      refuse(`its operation ${id} reads its requests itself, so it must not have ${name}`);
  const read = group.operations.find(other => other.id === conditional);
  if (
    conditional !== undefined &&
    !(read?.method === 'GET' && 'schema' in read.reply && read.reply.revalidate)
  )
    refuse(`its operation ${id} is conditional on ${conditional}, which is no GET of the group with an ETag`);
  if (recordPath(operation, group) === null)
    refuse(`its operation ${id} changes the record ${operation.record}, which no GET of the group reads`);
  for (const code of [...errors, ...(guessed === undefined ? [] : [guessed])])
    if (!Object.hasOwn(commonErrors, code) && !Object.hasOwn(group.errors ?? {}, code))
      refuse(`its operation ${id} uses the undeclared error ${code}`);
}

/** Compares all paths: the order of the groups must not decide which operation answers. */
function checkPaths(factory: string, groups: readonly ServedGroup[]): void {
  const paths = new PathTable<string>();
  for (const { name, operations } of groups)
    for (const { id, path } of operations) {
      const title = `the operation ${id} of the group ${name}`;
      const clash = paths.add(path, title);
      if (clash !== null)
        throw new TypeError(
          `${factory}: groups: ${title} has the path ${path}, and ${clash.owner} has the path ${clash.path}: ${clash.reason}`,
        );
    }
}

/** @throws TypeError if two have the same one */
export function unique<One>(
  factory: string,
  all: readonly One[],
  what: string,
  identityOf: (one: One) => string,
): void {
  const names = all.map(identityOf);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new TypeError(`${factory}: groups: two groups have the ${what} ${twice}`);
}
