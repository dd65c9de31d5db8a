/**
 * Finds a member that a schema does not know, at any depth. The validators refuse it too, but they report the first
 * problem that they meet: of a misspelt member, they would say that the right one is missing.
 */
import type { Problem } from '../common/errors/errors.ts';
import { pointerStep } from '../common/json/json-pointer.ts';
import { isPlainObject } from '../common/json/plain-object.ts';
import { referredSchema } from '../common/json/referred-schema.ts';
import { unknownReason } from '../common/text/unknown-name.ts';
import { type JsonSchema, schemas } from '../generated/schemas.ts';

/** What a schema says about the members of a value. */
interface Members {
  readonly known: ReadonlyMap<string, readonly unknown[]>;
  readonly isClosed: boolean;
  /** What its parts say about the entries of a list. */
  readonly items: readonly unknown[];
}

/** To read a schema takes longer than to look for a member. */
const read = new WeakMap<JsonSchema, Members>();

function membersOf(schema: JsonSchema): Members {
  const earlier = read.get(schema);
  if (earlier !== undefined) return earlier;
  const parts = partsOf(schema);
  const known = new Map<string, unknown[]>();
  for (const { properties = {} } of parts as readonly { properties?: object }[])
    for (const [name, inner] of Object.entries(properties))
      known.set(name, [...(known.get(name) ?? []), inner]);
  const members = { known, isClosed: isClosed(schema), items: parts.map(part => part.items) };
  read.set(schema, members);
  return members;
}

/** The first unknown member of a value, or `null`. */
export function unknownMember(schema: JsonSchema, value: unknown): Problem | null {
  if (Array.isArray(value)) {
    const items = anyOf(membersOf(schema).items);
    return firstOf(value.entries(), entry => unknownMember(items, entry));
  }
  if (!isPlainObject(value)) return null;
  const { known, isClosed: takesNoOther } = membersOf(schema);
  if (takesNoOther)
    for (const name of Object.keys(value))
      if (!known.has(name))
        return { pointer: `/${pointerStep(name)}`, reason: unknownReason(name, known.keys(), 'field') };
  const inside = [...known].filter(([name]) => Object.hasOwn(value, name));
  return firstOf(inside, (inner, name) => unknownMember(anyOf(inner), value[name as string]));
}

/** The first problem of what is inside, with the name or index of the one that has it. */
function firstOf<Name extends string | number, Inner>(
  entries: Iterable<[Name, Inner]>,
  look: (inner: Inner, name: Name) => Problem | null,
): Problem | null {
  for (const [name, inner] of entries) {
    const problem = look(inner, name);
    if (problem !== null) return { ...problem, pointer: `/${pointerStep(name)}${problem.pointer}` };
  }
  return null;
}

const isSchema = (value: unknown): value is JsonSchema => isPlainObject(value);
const listOf = (value: unknown): readonly JsonSchema[] => [value ?? []].flat().filter(isSchema);

/** What several parts of a schema say about the same value: what one of them knows is known. */
const anyOf = (parts: readonly unknown[]): JsonSchema => {
  const [only, ...more] = parts.filter(isSchema);
  return only === undefined ? {} : more.length === 0 ? only : { anyOf: [only, ...more] };
};

const resolved = (schema: JsonSchema): JsonSchema => referredSchema(schema, schemas) ?? schema;

const alternatives = ['anyOf', 'oneOf'] as const;
const additions = ['allOf', 'then', 'else'] as const;

/** A schema and the parts that describe the same value. */
function partsOf(given: JsonSchema): readonly JsonSchema[] {
  const schema = resolved(given);
  const dependent = Object.values((schema.dependentSchemas ?? {}) as object);
  const inner = [...alternatives, ...additions].flatMap(keyword => listOf(schema[keyword]));
  return [schema, ...[...inner, ...listOf(dependent)].flatMap(partsOf)];
}

/** Whether an object of the schema has no other members than its parts describe. */
function isClosed(given: JsonSchema): boolean {
  const schema = resolved(given);
  // The validator matches the names of these.
  if (schema.patternProperties !== undefined) return false;
  return (
    schema.additionalProperties === false ||
    schema.unevaluatedProperties === false ||
    listOf(schema.allOf).some(isClosed) ||
    alternatives.some(keyword => {
      const objects = listOf(schema[keyword]).filter(takesObject);
      return objects.length > 0 && objects.every(isClosed);
    })
  );
}

/** Whether a schema may describe an object. */
function takesObject(given: JsonSchema): boolean {
  const { type } = resolved(given);
  return type === undefined || [type].flat().includes('object');
}
