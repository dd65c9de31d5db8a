/** What a router serves: its groups, and what follows from them. */
import { commonErrors, type ErrorRows } from './errors.ts';
import type { HostEvent, OfferedEvent } from './event.ts';
import type { Group } from './group.ts';
import type { Operation } from './operation.ts';
import { patternsOf, type Repository } from './repository/index.ts';

export interface Served {
  readonly groups: readonly Group[];
  readonly operations: readonly Operation[];
  /** The event catalogue: what webhooks may ask for, the host's own events included. */
  readonly events: readonly OfferedEvent[];
  /** Whether there is an event that a pattern (`key.created`, `key.*`, `*`) asks for. */
  knows(pattern: string): boolean;
  /** Every scope that a key can have here, with what it allows. */
  readonly scopes: Readonly<Record<string, string>>;
  readonly errors: ErrorRows;
}

/** The parts of the repository that a group needs and does not find. */
const lacking = ({ needs }: Group, repository: Repository) =>
  needs.filter(part => repository[part] === undefined);

/**
 * The groups that a router serves: of those that are built in, all whose parts the repository has; or those that the
 * host asks for, and keys, without which nobody could ask for anything.
 * @throws TypeError for a group that nobody knows, or whose part the repository lacks, with both names
 */
export function chosenGroups(
  builtIn: readonly Group[],
  repository: Repository,
  asked?: readonly (string | Group)[],
): readonly Group[] {
  if (asked === undefined) return builtIn.filter(group => lacking(group, repository).length === 0);
  const named = (name: string): Group => {
    const found = builtIn.find(group => group.name === name);
    if (found !== undefined) return found;
    const names = builtIn.map(group => group.name).join(', ');
    throw new TypeError(`createRouter: groups: there is no group ${name}, but ${names}`);
  };
  const groups = asked.map(one => (typeof one === 'string' ? named(one) : one));
  for (const group of groups) {
    const [part] = lacking(group, repository);
    if (part !== undefined)
      throw new TypeError(
        `createRouter: groups: the group ${group.name} needs the part ${part}, which the repository lacks`,
      );
  }
  return groups.some(({ name }) => name === 'keys') ? groups : [...groups, named('keys')];
}

/**
 * What follows from groups, and from events of the host's own.
 * @throws TypeError for groups that contradict themselves or each other, with their names
 */
export function servedBy(groups: readonly Group[], hostEvents: readonly HostEvent[] = []): Served {
  const operations = groups.flatMap(group => group.operations);
  const declared = groups.flatMap(group => group.events ?? []);
  const types = new Set(declared.map(({ type }) => type));
  // Where nobody can ask for events, there are none.
  const isAsked = groups.some(({ needs }) => needs.includes('webhooks'));
  const events = isAsked ? [...declared, ...hostEvents.filter(({ type }) => !types.has(type))] : [];
  const known = new Set(events.flatMap(({ type }) => patternsOf(type)));
  const served: Served = {
    groups,
    operations,
    events,
    knows: pattern => known.has(pattern),
    scopes: Object.assign({}, ...groups.map(({ scopes }) => scopes)),
    errors: Object.assign({}, commonErrors, ...groups.map(({ errors = {} }) => errors)),
  };
  check(served);
  return Object.freeze(served);
}

/** What no type can say of groups. */
function check({ groups, operations, errors }: Served): void {
  unique(groups, 'name', ({ name }) => name);
  unique(operations, 'operation', ({ id }) => id);
  unique(operations, 'address', ({ method, path }) => `${method} ${path}`);
  for (const group of groups) {
    const refuse = (what: string): never => {
      throw new TypeError(`the group ${group.name}: ${what}`);
    };
    for (const scope of Object.keys(group.scopes))
      if (!scope.startsWith(`${group.name}:`) || !/^[a-z][a-z0-9-]*:[a-z]+$/.test(scope))
        refuse(`its scope ${scope} must be ${group.name}: and what it allows in small letters`);
    for (const [code, row] of Object.entries(group.errors ?? {}))
      if (row.code !== code || errors[code] !== row || Object.hasOwn(commonErrors, code))
        refuse(`its error ${code} must have a code that is its own`);
    for (const { type } of group.events ?? [])
      if (groups.some(other => other !== group && other.events?.some(event => event.type === type)))
        refuse(`another group has its event ${type}`);
    for (const { id, scope, errors: codes, guessed } of group.operations) {
      if (!Object.hasOwn(group.scopes, scope))
        refuse(`its operation ${id} needs the scope ${scope}, which it does not declare`);
      for (const code of [...codes, ...(guessed === undefined ? [] : [guessed])])
        if (!Object.hasOwn(commonErrors, code) && !Object.hasOwn(group.errors ?? {}, code))
          refuse(`its operation ${id} refuses with ${code}, which it does not declare`);
    }
  }
}

function unique<One>(all: readonly One[], what: string, nameOf: (one: One) => string): void {
  const names = all.map(nameOf);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new TypeError(`two groups have the ${what} ${twice}`);
}
