import { isPlainObject } from '../common/json/plain-object.ts';
import { unknownName } from '../common/options/check-options.ts';
import { suggestion } from '../common/text/unknown-name.ts';
import type { HostEvent } from '../group/event.ts';
import { Shapes } from '../group/shapes.ts';

const members: Readonly<Record<keyof Required<HostEvent>, true>> = {
  type: true,
  summary: true,
  description: true,
  example: true,
  schema: true,
};

/** Returns what is wrong with the list, or `null`. `reserved`: the event types of this package. */
export function complaintAboutEvents(value: unknown, reserved: readonly string[]): string | null {
  if (!Array.isArray(value)) return 'must be a list of { type, summary }';
  const types = new Set<unknown>();
  for (const one of value as readonly unknown[]) {
    if (!isPlainObject(one) || typeof one.type !== 'string' || typeof one.summary !== 'string')
      return 'must be a list of { type, summary }';
    const { type, description, example, schema } = one;
    if (
      !/^[a-z][a-z0-9_]*(\.[a-z0-9_]+)+$/.test(type) ||
      reserved.includes(type) ||
      type.startsWith('webhook.')
    )
      return `must not contain ${type}: a type has the form group.what_happened and is not a built-in event type`;
    const unknown = unknownName(one, members);
    if (unknown !== null)
      return `contains ${type} with an unknown member ${unknown}${suggestion(unknown, Object.keys(members))}`;
    if (types.has(type)) return `must not contain ${type} twice`;
    types.add(type);
    if (description !== undefined && typeof description !== 'string')
      return `contains ${type} with a description that is not a text`;
    if (example !== undefined && !isJsonObject(example))
      return `contains ${type} with an example that is not a JSON object`;
    if (schema === undefined) continue;
    if (!isJsonObject(schema)) return `contains ${type} with a schema that is not a JSON object`;
    const unusable = complaintAboutSchema({ type, schema, example } as Described);
    if (unusable !== null) return `contains ${type}, but ${unusable}`;
  }
  return null;
}

type Described = Parameters<Shapes['ofEvent']>[0];

/** Why the schema of an event cannot be used, or does not fit its example; or `null`. */
function complaintAboutSchema(event: Described): string | null {
  try {
    new Shapes().ofEvent(event);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function isJsonObject(value: unknown): boolean {
  try {
    return isPlainObject(value) && JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}
