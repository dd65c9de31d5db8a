/** What a router serves: its groups, and the tables derived from them. */

import { commonErrors, type ErrorRows } from '../common/errors.ts';
import type { Validator } from '../common/schema-error.ts';
import type { JsonSchema } from '../generated/schemas.ts';
import { patternsOf, type Repository } from '../repository/index.ts';
import { checkServed } from './checks.ts';
import type { EventDeclaration, HostEvent, OfferedEvent } from './event.ts';
import { checkGroupFields, groupPlace } from './fields.ts';
import type { Group } from './group.ts';
import type { Operation } from './operation.ts';
import type { RawInput, ServedRawInput } from './raw.ts';
import { Shapes } from './shapes.ts';
import type { Shaper } from './shaping/compile.ts';

/** A group whose operations have compiled schemas. */
export type ServedGroup = Omit<Group, 'operations' | 'events'> & {
  readonly operations: readonly Operation[];
  readonly events: readonly ServedEvent[];
};

/** A served event type: its schema has a title. */
interface ServedEvent extends Omit<EventDeclaration, 'schema'> {
  readonly schema: string;
  /** Checks the data of an event. `null`: the schema is a built-in one, whose events this package creates. */
  readonly validate: Validator | null;
}

export interface Served {
  readonly groups: readonly ServedGroup[];
  readonly operations: readonly Operation[];
  /** The event catalogue: all event types that webhooks can subscribe to, including those of the host. */
  readonly events: readonly OfferedEvent[];
  /** Whether an event type matches a pattern (`key.created`, `key.*`, `*`). */
  knows(pattern: string): boolean;
  /** All scopes that a key can have here, with their descriptions. */
  readonly scopes: Readonly<Record<string, string>>;
  readonly errors: ErrorRows;
  /** All schemas by title. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** What shapes values by the schema with this title. */
  shaperOf(title: string): Shaper;
}

/** The parts that a group needs and the repository does not have. */
const lacking = ({ needs }: Group, repository: Repository) => needs.filter(part => !repository[part]);

/**
 * Chooses the groups that a router serves: all built-in groups whose parts the repository has, or the groups that the
 * host lists. `factory`: what the host called. The group `keys` is always included, because all other groups need keys.
 * @throws TypeError that names an unknown group, a group and the missing part, or an invalid field
 */
export function chosenGroups(
  factory: string,
  builtIn: readonly Group[],
  repository: Repository,
  asked?: readonly (string | Group)[],
  given: Readonly<Record<NonNullable<Group['needsOption']>, unknown>> = { messaging: undefined },
): readonly Group[] {
  const lacksOption = ({ needsOption }: Group) =>
    needsOption !== undefined && given[needsOption] === undefined;
  // A test checks the built-in ones.
  for (const [index, group] of (asked ?? []).entries())
    if (typeof group !== 'string' && !builtIn.includes(group)) checkGroupFields(factory, group, index);
  if (asked === undefined)
    return builtIn.filter(group => lacking(group, repository).length === 0 && !lacksOption(group));
  const named = (name: string): Group => {
    const found = builtIn.find(group => group.name === name);
    if (found !== undefined) return found;
    const names = builtIn.map(group => group.name).join(', ');
    throw new TypeError(`${factory}: groups: unknown group ${name}, expected one of ${names}`);
  };
  const groups = asked
    // `[...builtIn, ours]` means all that can be served.
    .filter(one => typeof one === 'string' || !(builtIn.includes(one) && lacksOption(one)))
    .map(one => (typeof one === 'string' ? named(one) : one));
  for (const group of groups) {
    const [part] = lacking(group, repository);
    if (part !== undefined)
      throw new TypeError(
        `${factory}: groups: the group ${group.name} needs the part ${part}, which the repository does not have`,
      );
    if (lacksOption(group))
      throw new TypeError(
        `${factory}: groups: the group ${group.name} needs the option ${group.needsOption}`,
      );
  }
  return groups.some(({ name }) => name === 'keys') ? groups : [...groups, named('keys')];
}

/**
 * Derives the tables from the groups and from the events of the host. `factory`: what the host called.
 * @throws TypeError that names groups which contradict themselves or each other
 */
export function servedBy(
  declaredGroups: readonly Group[],
  hostEvents: readonly HostEvent[] = [],
  factory = 'createRouter',
): Served {
  const shapes = new Shapes();
  const groups = declaredGroups.map(group => withShapes(factory, group, shapes));
  const operations = groups.flatMap(group => group.operations);
  const declared = groups.flatMap(group =>
    group.events.map(({ validate: _, ...event }): OfferedEvent => event),
  );
  const types = new Set(declared.map(({ type }) => type));
  // Without the group `webhooks`, nobody can subscribe to events, so there are none.
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
    shaperOf: title => shapes.shaperOf(title),
  };
  checkServed(factory, served);
  return Object.freeze(served);
}

/** Turns `wish.added` or `addWish` into the start of a title. */
const nameOf = (text: string) =>
  text.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());

function inGroup<Result>(place: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new TypeError(`${place}: ${(error as Error).message}`, { cause: error });
  }
}

function withTitles(raw: RawInput, id: string, shapes: Shapes): ServedRawInput {
  const content = Object.entries(raw.content).map(([type, { schema, example }]) => [
    type,
    { schema: shapes.titleOf(schema, `${nameOf(id)}Body`), example },
  ]);
  return { ...raw, content: Object.fromEntries(content) };
}

function withShapes(factory: string, group: Group, shapes: Shapes): ServedGroup {
  const operations = group.operations.map(
    (operation): Operation =>
      inGroup(`${groupPlace(factory, group.name)}: the operation ${operation.id}`, () => {
        const { request: _, reply, id, raw, ...rest } = operation;
        return {
          ...rest,
          id,
          ...(raw === undefined ? {} : { raw: withTitles(raw, id, shapes) }),
          ...shapes.requestOf(operation, `${nameOf(id)}Request`),
          reply:
            'media' in reply
              ? reply
              : {
                  ...reply,
                  schema: shapes.describing(reply.schema, `${nameOf(id)}Reply`, reply.example).title,
                },
        };
      }),
  );
  const events = (group.events ?? []).map(
    (event): ServedEvent =>
      inGroup(`${groupPlace(factory, group.name)}: the event ${event.type}`, () => {
        const { schema, type, example } = event;
        const { title, validate } = shapes.describing(schema, `${nameOf(type)}Data`, example);
        return { ...event, schema: title, validate };
      }),
  );
  return { ...group, operations, events };
}
