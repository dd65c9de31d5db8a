/** What a router serves: its groups, and what follows from them. */

import { commonErrors, type ErrorRows } from '../common/errors.ts';
import type { JsonSchema } from '../generated/schemas.ts';
import { patternsOf, type Repository } from '../repository/index.ts';
import { checkServed } from './checks.ts';
import type { HostEvent, OfferedEvent } from './event.ts';
import type { Group } from './group.ts';
import type { Operation } from './operation.ts';
import { Shapes } from './shapes.ts';

/** A group whose operations are ready to be carried out. */
export type ServedGroup = Omit<Group, 'operations'> & { readonly operations: readonly Operation[] };

export interface Served {
  readonly groups: readonly ServedGroup[];
  readonly operations: readonly Operation[];
  /** The event catalogue: what webhooks may ask for, the host's own events included. */
  readonly events: readonly OfferedEvent[];
  /** Whether there is an event that a pattern (`key.created`, `key.*`, `*`) asks for. */
  knows(pattern: string): boolean;
  /** Every scope that a key can have here, with what it allows. */
  readonly scopes: Readonly<Record<string, string>>;
  readonly errors: ErrorRows;
  /** Every schema by its title. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** The parts of the repository that a group needs and does not find. */
const lacking = ({ needs }: Group, repository: Repository) => needs.filter(part => !repository[part]);

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
export function servedBy(declaredGroups: readonly Group[], hostEvents: readonly HostEvent[] = []): Served {
  const shapes = new Shapes();
  const groups = declaredGroups.map(group => withShapes(group, shapes));
  const operations = groups.flatMap(group => group.operations);
  const declared = groups.flatMap(group =>
    (group.events ?? []).map(event => ({
      ...event,
      schema: inGroup(group, () => shapes.titleOf(event.schema, `${nameOf(event.type)}Data`)),
    })),
  );
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
    schemas: shapes.schemas,
  };
  checkServed(served);
  return Object.freeze(served);
}

/** `wish.added` and `addWish` as the beginning of a title. */
const nameOf = (text: string) =>
  text.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());

function inGroup<Result>({ name }: Pick<Group, 'name'>, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new TypeError(`the group ${name}: ${(error as Error).message}`, { cause: error });
  }
}

function withShapes(group: Group, shapes: Shapes): ServedGroup {
  const operations = group.operations.map(
    (operation): Operation =>
      inGroup(group, () => {
        const { request, reply, id } = operation;
        return {
          ...operation,
          ...shapes.requestOf(request, `${nameOf(id)}Request`),
          reply:
            'media' in reply
              ? reply
              : { ...reply, schema: shapes.titleOf(reply.schema, `${nameOf(id)}Reply`) },
        };
      }),
  );
  return { ...group, operations };
}
