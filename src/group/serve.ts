/** Derives from the chosen groups what a router serves. */
import { defined } from '../common/defined.ts';
import { commonErrors } from '../common/errors/errors.ts';
import { patternsOf } from '../repository/index.ts';
import { eventStore } from '../repository/parts.ts';
import { checkServed } from './checks.ts';
import type { HostEvent, OfferedEvent } from './event.ts';
import { groupPlace } from './fields.ts';
import type { Group } from './group.ts';
import type { Operation } from './operation.ts';
import type { RawInput, ServedRawInput } from './raw-input.ts';
import type { Served, ServedEvent, ServedGroup } from './served.ts';
import { Shapes, titleFrom } from './shapes.ts';

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
  // Without a group that needs them, nobody can subscribe to events, so there are none.
  const isAsked = groups.some(({ needs }) => needs.includes(eventStore));
  const ofHost = hostEvents
    .filter(({ type }) => !types.has(type))
    .map(event => offered(factory, event, shapes));
  const events = isAsked ? [...declared, ...ofHost] : [];
  const known = new Set(events.flatMap(({ type }) => patternsOf(type)));
  const served: Served = {
    groups,
    operations,
    events,
    knows: pattern => known.has(pattern),
    scopes: Object.assign({}, ...groups.map(({ scopes }) => scopes)),
    ownerScopes: groups.flatMap(({ ownerScopes = [] }) => ownerScopes),
    errors: Object.assign({}, commonErrors, ...groups.map(({ errors = {} }) => errors)),
    schemas: shapes.schemas,
    shaperOf: title => shapes.shaperOf(title),
  };
  checkServed(factory, served);
  return Object.freeze(served);
}

const known = new Map<string, Served>();

/** {@link servedBy}, once in a process for groups of this package alone: nothing changes in what follows from them. */
export function servedOnce(
  groups: readonly Group[],
  builtIn: readonly Group[],
  hostEvents: readonly HostEvent[] | undefined,
  factory: string,
): Served {
  if ((hostEvents ?? []).length > 0 || !groups.every(group => builtIn.includes(group)))
    return servedBy(groups, hostEvents, factory);
  const names = groups.map(({ name }) => name).join(' ');
  const served = known.get(names) ?? servedBy(groups, hostEvents, factory);
  known.set(names, served);
  return served;
}

function inGroup<Result>(place: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new TypeError(`${place}: ${(error as Error).message}`, { cause: error });
  }
}

/** An event of the host: its schema, if it has one, describes the data in the document. */
function offered(factory: string, { schema, ...event }: HostEvent, shapes: Shapes): OfferedEvent {
  if (schema === undefined) return event;
  return inGroup(`${factory}: the event ${event.type}`, () => ({
    ...event,
    schema: shapes.ofEvent({ ...event, schema }).title,
  }));
}

function withTitles(raw: RawInput, id: string, shapes: Shapes): ServedRawInput {
  const content = Object.entries(raw.content).map(([type, { schema, example }]) => [
    type,
    { schema: shapes.titleOf(schema, `${titleFrom(id)}Body`), example },
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
          ...defined({ raw: raw && withTitles(raw, id, shapes) }),
          ...shapes.requestOf(operation, `${titleFrom(id)}Request`),
          reply:
            'media' in reply
              ? reply
              : {
                  ...reply,
                  schema: shapes.describing(reply.schema, `${titleFrom(id)}Reply`, reply.example).title,
                },
        };
      }),
  );
  const events = (group.events ?? []).map(
    (event): ServedEvent =>
      inGroup(`${groupPlace(factory, group.name)}: the event ${event.type}`, () => {
        const { title, validate } = shapes.ofEvent(event);
        return { ...event, schema: title, validate };
      }),
  );
  return { ...group, operations, events };
}
