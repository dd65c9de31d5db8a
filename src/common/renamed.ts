/**
 * Members that have another name than in the release before. For one release, requests may have either, and answers have
 * both. Their schemas have both too, and the old one is `deprecated`.
 */
import { isDeepStrictEqual } from 'node:util';
import { type JsonSchema, schemas } from '../generated/schemas.ts';
import type { Problem } from './errors.ts';

export interface Renamed {
  readonly old: string;
  readonly name: string;
}

const ofHooks: readonly Renamed[] = [{ old: 'event', name: 'event_type' }];
const ofRoutes: readonly Renamed[] = [
  { old: 'events', name: 'event_types' },
  { old: 'type', name: 'event_type' },
];

/** By the titles of schemas of this package. */
const renamedMembers: ReadonlyMap<string, readonly Renamed[]> = new Map([
  ['AutomationHook', ofHooks],
  ['CreateAutomationHookRequest', ofHooks],
  ['AutomationSampleListRequest', ofHooks],
  ['AutomationRoute', ofRoutes],
  ['CreateAutomationRouteRequest', ofRoutes],
  ['ChangeAutomationRouteRequest', ofRoutes],
]);

/** The renamed members of the objects that a schema describes. One of a host may have the same title, but has none. */
export function renamedIn(schema: JsonSchema): readonly Renamed[] {
  const title = String(schema.title);
  return (schemas[title] === schema ? renamedMembers.get(title) : undefined) ?? [];
}

type Values = Record<string, unknown>;

/** Refuses both names with different values: nobody can tell which of them was changed. */
export function contradictionIn(values: Values, renamed: readonly Renamed[]): Problem | null {
  for (const { old, name } of renamed)
    if (Object.hasOwn(values, old) && Object.hasOwn(values, name))
      if (!isDeepStrictEqual(values[old], values[name]))
        return { pointer: `/${old}`, reason: `contradicts ${name}: send ${name} only` };
  return null;
}

/** Gives the values their new names, in place. Returns those that had only the old one. */
export function takeOldNames(values: Values, renamed: readonly Renamed[]): readonly Renamed[] {
  const sent = renamed.filter(({ old }) => Object.hasOwn(values, old));
  const alone = sent.filter(({ name }) => !Object.hasOwn(values, name));
  for (const { old, name } of sent) {
    values[name] = values[old];
    delete values[old];
  }
  return alone;
}

/** The problems by the names that were sent. `taken`: those that were old. */
export function* asSent(problems: Iterable<Problem>, taken: readonly Renamed[]): Generator<Problem, void> {
  for (const problem of problems) {
    const [, first, ...inside] = problem.pointer.split('/');
    const found = taken.find(({ name }) => name === first);
    yield found === undefined ? problem : { ...problem, pointer: ['', found.old, ...inside].join('/') };
  }
}
